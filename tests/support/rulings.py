"""Answers to draw from: every closed point with its list, some values for the open ones, rulesets with odd answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from spadille.library import all_rulesets
from spadille.point import Family, Raw
from spadille.ruleset import Ruleset
from spadille.vocabulary import ENTRIES, find

PRICES = ("none", "1", "3", "8", "1/4", "3/2")
ORDERS = (
    "frage < grossfrage < solo",
    "frage < grossfrage < mediateur < solo < tout",
    "solo < gewiesen < durch",
    "frage < respekt < solo",
    "grossfrage < frage",
    "mussfrage < solo",
)
GAMES: tuple[Raw, ...] = (
    "absent",
    {"partner": "called", "trumps": "declarer", "aim": "5"},
    {"partner": "called", "trumps": "partner", "aim": "4"},
    {"partner": "called", "trumps": "partner", "aim": "5", "bid": "forced"},
    {"partner": "called", "trumps": "H", "aim": "5"},
    {"partner": "none", "trumps": "declarer", "aim": "all"},
    {"partner": "none", "trumps": "declarer", "aim": "5", "exchange": "takes_an_ace"},
    {"partner": "none", "trumps": "S", "aim": "4", "shows": "SQ"},
)
OPEN: Mapping[str, tuple[Raw, ...]] = {
    "table.players": ("3", "4"),
    "pack.order": ("A K Q J T 9 8 7", "A T K Q J 9 8 7", "K Q J T 9 8 7 A"),
    "pack.matadors": ("CQ 7 SQ", "CQ SQ", "CQ SQ HQ DQ 7", "7 CQ"),
    "auction.order": ORDERS,
    "deal.batches": ("3-2-3", "4-4"),
}
"""Values for the points whose list is open."""


@cache
def closed() -> Mapping[str, tuple[str, ...]]:
    """Return every point with a closed list of answers, and the list; of a family, the point of each game."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in ENTRIES:
        options = tuple(entry.kind.options())
        if options:
            found.update(dict.fromkeys(_ids(entry), options))
    return found


@cache
def every_point() -> Mapping[str, tuple[Raw, ...]]:
    """Return every point with answers to draw from."""
    found: dict[str, tuple[Raw, ...]] = dict(closed())
    for entry in ENTRIES:
        for point_id in _ids(entry):
            if point_id not in found:
                found[point_id] = GAMES if entry.id == "game" else OPEN.get(point_id, PRICES)
    return found


def _ids(entry: object) -> Iterator[str]:
    if isinstance(entry, Family):
        yield from (entry[game].id for game in known_games())
    else:
        yield entry.id


@cache
def known_games() -> tuple[str, ...]:
    """Return every game that some ruleset or the baseline knows of."""
    return tuple(dict.fromkeys(game for ruleset in all_rulesets() for game in ruleset.known_games()))


def odd_ruleset(rng: Random) -> Ruleset:
    """Return one of the edition's rulesets as it is, or with some of its answers, or many, exchanged at random."""
    ruleset = rng.choice(all_rulesets())
    share = rng.choice([0, 0.05, 0.2, 0.5])
    if not share:
        return ruleset
    for point_id, answers in every_point().items():
        # A pack or a table that does not fit the hands ends every deal before it begins; let that be rare.
        rarely = point_id in ("table.players", "pack.cards")
        if rng.random() < (share / 10 if rarely else share):
            ruleset = ruleset.overlaid(find(point_id), rng.choice(answers))
    return ruleset
