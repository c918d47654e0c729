"""What the charts show: sums to declarer, told in the won Frage of each book."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from spadille.points.score import base
from spadille.ruleset import Ruleset
from spadille.scheme import Score
from spadille.site.scoring import standing
from spadille.site.scoring.results import Book, Ending, Survey, ToutChoice
from spadille.state import Level


@dataclass(frozen=True, slots=True)
class Named:
    """A result for the charts: a game at a level, and how it ended."""

    game: str
    ending: Ending
    level: Level = Level.PLAIN
    made: bool | None = None
    """Whether the game is made, where the chart's words say so; a book that sees it otherwise is left out."""


FRAGE: Final = Named("frage", Ending(tricks=5), made=True)
_SOLO_WON: Final = Named("solo", Ending(tricks=5), made=True)
_SOLO_LOST: Final = Named("solo", Ending(tricks=4), made=False)
SIX: Final = (
    Named("mussfrage", Ending(tricks=5), made=True),
    Named("grossfrage", Ending(tricks=5), made=True),
    _SOLO_WON,
    Named("solo", Ending(tricks=5), Level.FAVOURITE, made=True),
    Named("frage", Ending(tricks=4), made=False),
    _SOLO_LOST,
)
"""Six results, named in this order by `words.STRIPS`."""
TOUT: Final = (
    Named("frage", Ending(tricks=7, tout=ToutChoice.ATTEMPTED)),
    Named("frage", Ending(tricks=5, prime=True)),
    Named("frage", Ending(tricks=8, tout=ToutChoice.ATTEMPTED)),
)
"""A tout failed, no tout, a tout made."""
SOLO: Final = (_SOLO_LOST, FRAGE, _SOLO_WON)
"""A Solo lost, a Frage won, a Solo won."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What declarer has of a result, in won Frages."""

    value: Fraction
    ours: bool
    """Whether it rests on a rule that the source does not give."""


@dataclass(frozen=True, slots=True)
class Wager:
    """A choice under one book between a sure sum and an uncertain one."""

    ruleset: Ruleset
    worst: Sum
    sure: Sum
    best: Sum

    @property
    def share(self) -> Fraction:
        """How often the uncertain sum must come out best to be worth as much as the sure one."""
        return (self.sure.value - self.worst.value) / (self.best.value - self.worst.value)


def drawn(survey: Survey) -> tuple[Book, ...]:
    """Return the books whose own price of a Frage is known."""
    point = base.POINT[FRAGE.game]
    return tuple(
        book for book in survey.books if book.games.get(FRAGE.game) and book.ruleset.answers_itself(point)
    )


def sum_of(named: Named, book: Book, survey: Survey) -> Sum | None:
    """Return what declarer has of the result, or None where the book does not have it."""
    found, unit = _score(named, book, survey), _score(FRAGE, book, survey)
    if found is None or unit is None:
        return None
    value = Fraction(found.reckoning.total.declarer) / Fraction(unit.reckoning.total.declarer)
    return Sum(value, any(standing.is_ours(score, book.ruleset) for score in (found, unit)))


def wagers(three: tuple[Named, Named, Named], survey: Survey) -> tuple[Wager, ...]:
    """Return the choice under every book that has all three results, and at least one of them of its own."""
    found = []
    for book in drawn(survey):
        worst, sure, best = (sum_of(named, book, survey) for named in three)
        if worst is None or sure is None or best is None or best.value == worst.value:
            continue
        if not (worst.ours and sure.ours and best.ours):
            found.append(Wager(book.ruleset, worst, sure, best))
    return tuple(found)


def _score(named: Named, book: Book, survey: Survey) -> Score | None:
    table = book.games.get(named.game)
    column = table.endings.get(named.level) if table else None
    found = column[survey.endings.index(named.ending)] if column else None
    if not isinstance(found, Score) or named.made not in (None, found.reckoning.made):
        return None
    return found
