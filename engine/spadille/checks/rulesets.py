"""Everything that can be wrong with rulesets, file by file and all at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

from spadille import library
from spadille.checks.house import house_problems
from spadille.checks.ruleset import attestation, bids, coverage, names
from spadille.checks.ruleset import baseline as completeness
from spadille.errors import DataError, Problem
from spadille.io.house import draft_house, is_house
from spadille.io.nodes import read
from spadille.io.rulesets import BASELINE_FILE, Draft, draft_baseline, drafted, ruleset_files
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import Baseline, Ruleset


def check_rulesets(folder: Path, known_sources: Collection[str]) -> tuple[Problem, ...]:
    """Return every problem of every ruleset in a folder, the baseline's first.

    Rulesets are judged over the baseline as far as it could be read; where it could not be read at all, they are not.
    """
    path = folder / BASELINE_FILE
    files = ruleset_files(folder)
    found = list(check_baseline(path, known_sources, rulesets=[file.stem for file in files]))
    try:
        baseline = draft_baseline(path, known_sources).value
    except DataError:
        return tuple(found)
    for file in files:
        found += check_ruleset(file, baseline, known_sources)
    return tuple(found)


def check_ruleset(path: Path, baseline: Baseline, known_sources: Collection[str]) -> tuple[Problem, ...]:
    """Return every problem of one ruleset, or of house rules, in the order of the file."""
    try:
        node, file = read(path), str(path)
        if is_house(node):
            books = [name for name in library.ruleset_ids() if name != path.stem]
            house = draft_house(
                node, file, baseline, known_sources, book=library.book, books=books, wanted=path.stem
            )
            return house_problems(house)
        return ruleset_problems(drafted(node, file, baseline, known_sources, wanted=path.stem))
    except DataError as error:
        return error.problems


def ruleset_problems(draft: Draft[Ruleset]) -> tuple[Problem, ...]:
    """Return every problem of a ruleset that was read, in the order of the file."""
    found = list(draft.problems)
    if draft.sound:
        ruleset = draft.value
        found += attestation.problems(ruleset.rulings, draft.file, source=ruleset.source)
        found += coverage.problems(draft)
        found += bids.problems(draft)
        found += names.problems(draft, ruleset.known_games())
    return _in_order(found)


def check_baseline(
    path: Path, known_sources: Collection[str], *, rulesets: Collection[str]
) -> tuple[Problem, ...]:
    """Return every problem of the baseline, in the order of the file; its `base` must be one of `rulesets`."""
    try:
        draft = draft_baseline(path, known_sources)
    except DataError as error:
        return error.problems
    found = list(draft.problems)
    if draft.sound:
        prefix = f"{GAME.id}."
        games = [point.removeprefix(prefix) for point in draft.value.rulings if point.startswith(prefix)]
        found += attestation.problems(draft.value.rulings, draft.file, source=None)
        found += completeness.problems(draft, rulesets)
        found += names.problems(draft, games)
    return _in_order(found)


def _in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    return tuple(sorted(problems, key=lambda problem: problem.line or 0))
