"""A ruleset speaks of every question that can come up under it, and of no other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spadille.errors import Problem, nearest
from spadille.io.rulesets import Draft
from spadille.point import Applies, Family, Point
from spadille.points.game.row import POINT as GAME
from spadille.points.score.lost_partner import POINT as LOST_PARTNER
from spadille.ruleset import Ruleset
from spadille.vocabulary import ENTRIES, find


def problems(draft: Draft[Ruleset]) -> Iterator[Problem]:
    """Yield the points that are missing, and the rulings on points that cannot be asked."""
    ruleset = draft.value
    yield from out_of_place(draft, ruleset.rulings)
    line, doubtful = draft.lines["rulings"], _doubtful(draft)
    for point in asked(ruleset):
        if point not in ruleset.rulings and point not in draft.faulty | doubtful:
            yield Problem(
                f"{point}: found no ruling; expected an answer, or 'silent' or 'unread'", draft.file, line
            )
        elif point not in ruleset.baseline.rulings and _unanswered(ruleset, point):
            message = f"{point}: found no answer, and the baseline knows no such game; expected one"
            yield Problem(message, draft.file, ruleset.rulings[point].line)


def out_of_place(draft: Draft[Ruleset], points: Iterable[str]) -> Iterator[Problem]:
    """Yield those of the ruleset's rulings on `points` that cannot be asked under its answers."""
    ruleset = draft.value
    possible = {*asked(ruleset), *_doubtful(draft)}
    for point in points:
        if point not in possible:
            yield Problem(f"{point}: {_why_not(ruleset, point)}", draft.file, ruleset.rulings[point].line)


def _doubtful(draft: Draft[Ruleset]) -> set[str]:
    """Return the points of which nothing is said: a ruling that could not be read may decide whether they apply."""
    ruleset = draft.value
    return {point for point in {*asked(ruleset), *ruleset.rulings} if _leans_on(point, draft.faulty)}


def asked(ruleset: Ruleset) -> Iterator[str]:
    """Yield the ids of all points that can be asked under a ruleset's answers, in the order of the game."""
    for entry in ENTRIES:
        if entry.applies and not _applies(ruleset, entry.applies):
            continue
        if isinstance(entry, Point):
            yield entry.id
        else:
            yield from (entry[game].id for game in _games(ruleset, entry))


def _games(ruleset: Ruleset, family: Family[object]) -> tuple[str, ...]:
    if family.id == GAME.id:
        return ruleset.known_games()
    rows = {name: ruleset.game(name) for name in ruleset.games()}
    return tuple(
        name for name, row in rows.items() if family.id != LOST_PARTNER.id or (row and row.with_partner)
    )


def _applies(ruleset: Ruleset, applies: Applies) -> bool:
    point = find(applies.point)
    if point.applies and not _applies(ruleset, point.applies):
        return False
    return point.kind.spell(ruleset.answer(point)) in applies.answers


def _leans_on(point: str, faulty: frozenset[str]) -> bool:
    """Tell whether what a faulty ruling says may decide if the point can be asked."""
    game = point.rpartition(".")[2]
    applies = find(point).applies
    return f"{GAME.id}.{game}" in faulty - {point} or bool(applies and _reaches(applies.point, faulty))


def _reaches(point: str, faulty: frozenset[str]) -> bool:
    applies = find(point).applies
    return point in faulty or bool(applies and _reaches(applies.point, faulty))


def _unanswered(ruleset: Ruleset, point: str) -> bool:
    ruling = ruleset.rulings.get(point)
    return ruling is not None and ruling.answer is None


def _why_not(ruleset: Ruleset, point: str) -> str:
    applies = find(point).applies
    if applies and not _applies(ruleset, applies):
        given = find(applies.point)
        answer = given.kind.spell(ruleset.answer(given))
        return (
            f"cannot be asked where {applies.point} is {answer!r}; "
            f"expected no ruling (it is asked where that is {' or '.join(sorted(applies.answers))})"
        )
    game = point.rpartition(".")[2]
    if game in ruleset.games():
        return f"cannot be asked of {game!r}, which has no partner; expected no ruling"
    return (
        f"cannot be asked of {game!r}, which this ruleset does not have; "
        f"expected no ruling{nearest(game, ruleset.games())}"
    )
