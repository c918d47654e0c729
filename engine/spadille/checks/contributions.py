"""Everything that can be wrong with a contribution: the form itself, and its rulings as part of the ruleset they are for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from spadille.checks.ruleset import attestation, bids, coverage
from spadille.errors import DataError, Problem
from spadille.io.contributions import Contribution, draft_contribution
from spadille.io.rulesets import Draft
from spadille.points.auction.order import POINT as ORDER
from spadille.ruleset import Ruleset


def check_contribution(
    path: Path, sources: Collection[str], *, rulesets: Mapping[str, Ruleset]
) -> tuple[Problem, ...]:
    """Return every problem of one contribution, in the order of the file; `rulesets` are the edition's, by their ids."""
    belonging = {name: ruleset.source for name, ruleset in rulesets.items()}
    try:
        contribution, problems = draft_contribution(path, sources, rulesets=belonging)
    except DataError as error:
        return error.problems
    found = [*problems, *_within(contribution, rulesets)]
    return tuple(sorted(found, key=lambda problem: problem.line or 0))


def _within(contribution: Contribution, rulesets: Mapping[str, Ruleset]) -> Iterator[Problem]:
    """Yield what the new rulings, once they stand in the ruleset, lack or contradict."""
    new = contribution.rulings
    yield from attestation.problems(new, contribution.file, source=contribution.source)
    if contribution.ruleset is None:
        return
    ruleset = rulesets[contribution.ruleset]
    draft = Draft(
        file=contribution.file,
        value=replace(ruleset, rulings={**ruleset.rulings, **new}, _answers={}),
        problems=(),
        faulty=frozenset(),
        lines={"rulings": contribution.line},
    )
    yield from coverage.out_of_place(draft, new)
    if ORDER.id in new:
        yield from bids.problems(draft)
