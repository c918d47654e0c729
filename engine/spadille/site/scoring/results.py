"""Every result that the calculator knows, put to the engine under every ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from typing import Final

from spadille.cards import Suit
from spadille.errors import UsageError
from spadille.outcome import Matadors, ToutBid
from spadille.points.pack import cards as pack_cards
from spadille.points.table import players
from spadille.ruleset import Ruleset
from spadille.scheme import Result, Score, score
from spadille.site.edition import Edition
from spadille.state import Level


class ToutChoice(StrEnum):
    """What became of the bet on all the tricks; `barred` stands for `Result.tout_barred`."""

    NONE = "none"
    ATTEMPTED = "attempted"
    ANNOUNCED = "announced"
    BARRED = "barred"


@dataclass(frozen=True, slots=True, kw_only=True)
class Suits:
    """The trump suit, and the suits that stand above the others."""

    trump: Suit
    favourite: Suit | None = None
    sur: Suit | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """How a deal ended, whatever its suits."""

    tricks: int
    prime: bool = False
    tout: ToutChoice = ToutChoice.NONE
    matadors: Matadors = Matadors.SPLIT


TRUMPS: Final = tuple(Suit)
PREFERRED: Final = (None, *Suit)
PRIMES: Final = (False, True)
MATADORS: Final = (Matadors.SPLIT, Matadors.DECLARING, Matadors.DEFENDING)

SUITS: Final = tuple(
    Suits(trump=trump, favourite=favourite, sur=sur)
    for trump, favourite, sur in product(TRUMPS, PREFERRED, PREFERRED)
)
"""Every setting of the suits; trumps turn slowest."""

Faults = tuple[str, ...]
"""Why no deal can produce a result: the engine's own messages."""
Verdict = Score | Faults


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTable:
    """What one ruleset says of every result of one game.

    The suits decide at which level the game was played and nothing else, so a result is looked up by its suits first.
    """

    suits: tuple[Level | Faults, ...]
    """For every one of SUITS the level, or what is wrong with them."""
    endings: Mapping[Level, tuple[Verdict, ...]]
    """For every level that occurs the verdict on every ending."""

    def verdict(self, suits: int, ending: int) -> Verdict:
        """Return the verdict on a result, given the places of its suits and of its ending."""
        level = self.suits[suits]
        if isinstance(level, Level):
            return self.endings[level][ending]
        found = next(iter(self.endings.values()))[ending]
        return level if isinstance(found, Score) else (*level, *found)


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """A ruleset and its verdict on every result; None stands for a game that it does not have."""

    ruleset: Ruleset
    games: Mapping[str, GameTable | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """Every result of every game under every ruleset."""

    games: tuple[str, ...]
    """The games that at least one ruleset has."""
    most: int
    """The most tricks that a deal has anywhere."""
    books: tuple[Book, ...]

    @property
    def endings(self) -> tuple[Ending, ...]:
        """Every ending, the tricks turning slowest."""
        return endings(self.most)


def endings(most: int) -> tuple[Ending, ...]:
    """Return every ending of a deal of up to `most` tricks, the tricks turning slowest."""
    axes = product(range(most + 1), PRIMES, ToutChoice, MATADORS)
    return tuple(
        Ending(tricks=tricks, prime=prime, tout=tout, matadors=matadors)
        for tricks, prime, tout, matadors in axes
    )


def survey(edition: Edition) -> Survey:
    """Return the verdict of every ruleset of the edition on every result."""
    has = {game for ruleset in edition.rulesets for game in ruleset.games()}
    games = tuple(game for game in edition.games() if game in has)
    most = max(map(tricks_of, edition.rulesets))
    books = tuple(_book(ruleset, games, most) for ruleset in edition.rulesets)
    return Survey(games=games, most=most, books=books)


def tricks_of(ruleset: Ruleset) -> int:
    """Return how many tricks a deal has under the ruleset."""
    pack = pack_cards.PACKS[ruleset.answer(pack_cards.POINT)]
    return len(pack) // ruleset.answer(players.POINT)


def result_of(game: str, suits: Suits, ending: Ending) -> Result:
    """Return the result as the engine takes it."""
    barred = ending.tout is ToutChoice.BARRED
    return Result(
        game=game,
        trump=suits.trump,
        favourite=suits.favourite,
        sur=suits.sur,
        tricks=ending.tricks,
        prime=ending.prime,
        tout=ToutBid.NONE if barred else ToutBid(ending.tout),
        tout_barred=barred,
        matadors=ending.matadors,
    )


def verdict(ruleset: Ruleset, result: Result) -> Verdict:
    """Return the engine's score, or why there is none."""
    try:
        return score(result, ruleset)
    except UsageError as error:
        return tuple(str(error).split("\n"))


def _book(ruleset: Ruleset, games: Iterable[str], most: int) -> Book:
    has = ruleset.games()
    return Book(
        ruleset=ruleset,
        games={game: _table(ruleset, game, most) if game in has else None for game in games},
    )


def _table(ruleset: Ruleset, game: str, most: int) -> GameTable:
    every = endings(most)
    possible = next(
        ending
        for suits, ending in product(SUITS, every)
        if isinstance(verdict(ruleset, result_of(game, suits, ending)), Score)
    )
    levels = tuple(_level(verdict(ruleset, result_of(game, suits, possible))) for suits in SUITS)
    first: dict[Level, Suits] = {}
    for suits, level in zip(SUITS, levels, strict=True):
        if isinstance(level, Level):
            first.setdefault(level, suits)
    return GameTable(
        suits=levels,
        endings={
            level: tuple(verdict(ruleset, result_of(game, suits, ending)) for ending in every)
            for level, suits in first.items()
        },
    )


def _level(found: Verdict) -> Level | Faults:
    """Return at which level a result is scored whose ending has no fault, or the faults of its suits."""
    return found.outcome.level if isinstance(found, Score) else found
