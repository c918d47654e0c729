"""The calculator's data as tests read them: every class of results, decoded without the site's code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from spadille.cards import Suit
from spadille.outcome import Matadors, ToutBid
from spadille.scheme import Result

SUIT_AXES = ("trump", "favourite", "sur")
ENDING_AXES = ("tricks", "prime", "tout", "matadors")

State = dict[str, str]


@dataclass(frozen=True)
class Decoded:
    """What the data say of one result: scores, items and rule points where there is one, else the reasons."""

    scores: tuple[str, str | None, str, int] | None
    made: bool | None = None
    items: tuple[dict[str, Any], ...] = ()
    asked: tuple[str, ...] = ()
    faults: tuple[tuple[str, str | None], ...] = ()


def suits_to_try(data: dict[str, Any], game: dict[str, Any]) -> list[tuple[str, ...]]:
    """Return one setting of the suits for every column of a game, and one that has a fault."""
    settings = product(*(data["axes"][axis] for axis in SUIT_AXES))
    seen: dict[int, tuple[str, ...]] = {}
    for code, setting in zip(game["suits"], settings, strict=True):
        seen.setdefault(max(code, -1), setting)
    return list(seen.values())


def endings(data: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield every ending."""
    return product(*(data["axes"][axis] for axis in ENDING_AXES))


def state_of(game: str, suits: tuple[str, ...], ending: tuple[str, ...]) -> State:
    """Return a result as the page's address names it."""
    return {
        "game": game,
        **dict(zip(SUIT_AXES, suits, strict=True)),
        **dict(zip(ENDING_AXES, ending, strict=True)),
    }


def result_of(state: State) -> Result:
    """Return a result as the engine takes it."""
    suit = {member.name.lower(): member for member in Suit}
    barred = state["tout"] == "barred"
    return Result(
        game=state["game"],
        trump=suit[state["trump"]],
        favourite=suit.get(state["favourite"]),
        sur=suit.get(state["sur"]),
        tricks=int(state["tricks"]),
        prime=state["prime"] == "yes",
        tout=ToutBid.NONE if barred else ToutBid(state["tout"]),
        tout_barred=barred,
        matadors=Matadors(state["matadors"]),
    )


def decoded(data: dict[str, Any], book: dict[str, Any], state: State) -> Decoded | None:
    """Return what the data say of a result under a book; None where the book has no such game."""
    game = book["games"][data["axes"]["game"].index(state["game"])]
    if game is None:
        return None
    column = game["suits"][_place(data, state, SUIT_AXES)]
    found = game["columns"][max(column, 0)][_place(data, state, ENDING_AXES)]
    reasons = [place for code in (column, found) if code < 0 for place in data["reasons"][-1 - code]]
    if reasons:
        named = [data["faults"][place] for place in reasons]
        return Decoded(None, faults=tuple((said, _point(data, point)) for said, point in named))
    declarer, partner, opponent, opponents, made, _, items, asked = book["results"][found]
    return Decoded(
        (declarer, partner, opponent, opponents),
        made=bool(made),
        items=tuple(_item(data, book, place) for place in items),
        asked=tuple(data["points"][place][0] for place in book["asked"][asked]),
    )


def _item(data: dict[str, Any], book: dict[str, Any], place: int) -> dict[str, Any]:
    point, label, *shares = book["items"][place]
    grade, _, cites, note = book["rulings"][str(point)]
    return {
        "point": data["points"][point][0],
        "label": data["labels"][label],
        "shares": tuple(shares),
        "grade": grade,
        "cites": [(data["cites"][cite][0], data["cites"][cite][2]) for cite in cites],
        "note": "" if note is None else data["notes"][note],
    }


def _point(data: dict[str, Any], place: int | None) -> str | None:
    return None if place is None else data["points"][place][0]


def _place(data: dict[str, Any], state: State, axes: tuple[str, ...]) -> int:
    place = 0
    for axis in axes:
        values = data["axes"][axis]
        place = place * len(values) + values.index(state[axis])
    return place
