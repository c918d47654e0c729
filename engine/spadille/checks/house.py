"""Everything that can be wrong with house rules: what is there must fit together; what is missing need not be there."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.checks.ruleset import bids, coverage, names
from spadille.errors import Problem
from spadille.io.house import own_points
from spadille.io.rulesets import Draft
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import Ruleset
from spadille.vocabulary import find


def house_problems(draft: Draft[Ruleset]) -> tuple[Problem, ...]:
    """Return every problem of house rules that were read, in the order of the file."""
    found = list(draft.problems)
    if draft.sound:
        found += coverage.out_of_place(draft, own_points(draft))
        found += _unanswered(draft)
        found += bids.problems(draft)
        found += names.problems(draft, draft.value.known_games())
    return tuple(sorted(found, key=lambda problem: problem.line or 0))


def _unanswered(draft: Draft[Ruleset]) -> Iterator[Problem]:
    """Yield the questions that nobody answers: those about a game that only these rules have."""
    ruleset = draft.value
    if draft.faulty:
        return
    for point in coverage.asked(ruleset):
        if not ruleset.knows(find(point)):
            game = ruleset.rulings.get(f"{GAME.id}.{point.rpartition('.')[2]}")
            line = (game.line if game else None) or draft.lines["rulings"]
            message = f"{point}: found no answer, and the baseline knows no such game; expected one"
            yield Problem(message, draft.file, line)
