"""What kind of game is this: with whom, in whose trumps, for how many tricks?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spadille.cards import Card, Suit
from spadille.errors import AnswerError, nearest
from spadille.point import Family, Raw, Spelled, as_json, spelled


class Trumps(StrEnum):
    """Who names the trump suit, where the game does not fix it."""

    DECLARER = "declarer"
    PARTNER = "partner"


@dataclass(frozen=True, slots=True)
class Game:
    """The columns of a game."""

    with_partner: bool
    """Whether declarer calls a card whose holder becomes the partner."""
    trumps: Trumps | Suit
    """Who names trumps, or the suit that they always are."""
    aim: int | None
    """The tricks needed; None for all of them."""
    takes_ace: bool = False
    """Whether declarer demands an ace from an opponent and returns a card."""
    shows: Card | None = None
    """A card that declarer must hold and lay on the table."""
    forced: bool = False
    """Whether the game is never bid but falls to somebody when all pass."""


COLUMNS: Final = {
    "partner": ("none", "called"),
    "trumps": (*Trumps, *Suit),
    "aim": ("all", *map(str, range(1, 11))),
    "exchange": ("none", "takes_an_ace"),
    "shows": ("nothing", "CQ", "SQ"),
    "bid": ("in_auction", "forced"),
}
"""The columns of a game, and the words that each knows."""
_USUAL: Final = {"exchange": "none", "shows": "nothing", "bid": "in_auction"}
_LOOKS_LIKE = "'absent', or the columns of the game, such as {partner: called, trumps: declarer, aim: 5}"


def _read(raw: Raw) -> Game | None:
    if raw == "absent":
        return None
    if not isinstance(raw, Mapping):
        hint = nearest(raw, ["absent"]) if isinstance(raw, str) else ""
        raise AnswerError(f"{as_json(raw)!r} is no game; expected {_LOOKS_LIKE}{hint}")
    for column in raw:
        _one_of(COLUMNS, column, "column of a game")
    for column in COLUMNS:
        if column not in raw and column not in _USUAL:
            raise AnswerError(f"the column {column!r} is missing; expected {_LOOKS_LIKE}")
    row = {
        column: _one_of(words, raw.get(column, _USUAL.get(column, "")), column)
        for column, words in COLUMNS.items()
    }
    game = Game(
        with_partner=row["partner"] == "called",
        trumps=Trumps(row["trumps"]) if row["trumps"] in tuple(Trumps) else Suit(row["trumps"]),
        aim=None if row["aim"] == "all" else int(row["aim"]),
        takes_ace=row["exchange"] == "takes_an_ace",
        shows=None if row["shows"] == "nothing" else Card(row["shows"]),
        forced=row["bid"] == "forced",
    )
    if game.trumps is Trumps.PARTNER and not game.with_partner:
        raise AnswerError("trumps: partner needs partner: called")
    return game


def _one_of(words: Iterable[str], raw: Raw, what: str) -> str:
    """Return `raw` when it is one of `words`; AnswerError naming the nearest one otherwise."""
    known = list(words)
    if isinstance(raw, str) and raw in known:
        return raw
    hint = nearest(raw, known) if isinstance(raw, str) else ""
    raise AnswerError(f"{spelled(raw)} is no {what}; expected one of {', '.join(known)}{hint}")


def _write(game: Game | None) -> Raw:
    if game is None:
        return "absent"
    row = {
        "partner": "called" if game.with_partner else "none",
        "trumps": game.trumps.value,
        "aim": "all" if game.aim is None else str(game.aim),
        "exchange": "takes_an_ace" if game.takes_ace else "none",
        "shows": game.shows or "nothing",
        "bid": "forced" if game.forced else "in_auction",
    }
    return {column: word for column, word in row.items() if _USUAL.get(column) != word}


def _say(game: Game | None) -> str:
    if game is None:
        return "There is no such game."
    parts = [
        "Declarer calls a card; its holder is the partner." if game.with_partner else "Declarer plays alone.",
        _say_trumps(game.trumps),
        "All the tricks are needed." if game.aim is None else f"{game.aim} tricks are needed.",
    ]
    if game.takes_ace:
        parts.insert(1, "He demands an ace from an opponent and gives any card in return.")
    if game.shows:
        parts.append(f"He must hold {game.shows} and show it.")
    if game.forced:
        parts.append("It is never bid: it falls to a player when all pass.")
    return " ".join(parts)


def _say_trumps(trumps: Trumps | Suit) -> str:
    if isinstance(trumps, Suit):
        return f"{trumps.name.capitalize()} are always trumps."
    return (
        "Declarer names trumps."
        if trumps is Trumps.DECLARER
        else "The partner shows himself and names trumps."
    )


POINT: Family[Game | None] = Family(
    id="game",
    question="What kind of game is {game}?",
    matters="A game says with whom declarer plays, in whose trumps, and for how many tricks.",
    kind=Spelled(
        _read,
        _write,
        _say,
        _LOOKS_LIKE,
        {
            "oneOf": [
                {"const": "absent"},
                {
                    "type": "object",
                    "required": [column for column in COLUMNS if column not in _USUAL],
                    "additionalProperties": False,
                    "properties": {
                        column: {"enum": [*words, *(int(w) for w in words if w.isdigit())]}
                        for column, words in COLUMNS.items()
                    },
                },
            ]
        },
    ),
)
