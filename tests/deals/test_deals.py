"""The constructed deals: each comes out as it says, and shows exactly the rule points that it names."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from spadille.checks.expectations import differences
from spadille.comparison import compare
from spadille.game import replay
from spadille.io.fmt import format_file
from spadille.io.records import load_record
from spadille.library import load_ruleset
from spadille.record import Expectation, Record
from spadille.trace import Trace
from spadille.vocabulary import rank

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "deals"
NAMES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
FEWEST = 26
"""The rows of the table of divergences that can change a deal."""

each = pytest.mark.parametrize("name", NAMES)


@cache
def deal(name: str) -> Record:
    return load_record(FOLDER / f"{name}.yaml")


def trace(record: Record, expectation: Expectation) -> Trace:
    return replay(record, load_ruleset(expectation.ruleset), line=expectation.line)


def responsible(record: Record, line: str | None) -> set[str]:
    """Return the points over which the first ruleset that the record names parts from each of the others."""
    base, *others = map(load_ruleset, dict.fromkeys(expectation.ruleset for expectation in record.expect))
    return {point for against in compare(record, base, others, line=line).against for point in against.points}


def result(found: Trace) -> tuple[object, ...]:
    scores = None if found.scores is None else tuple(found.scores.items())
    pot = None if found.pot is None else found.pot.after
    return (found.status, scores, found.made, found.prime, found.tout, pot)


def test_there_are_enough_of_them() -> None:
    assert len(NAMES) >= FEWEST


@each
def test_every_result_is_as_expected(name: str) -> None:
    record = deal(name)
    assert len({expectation.ruleset for expectation in record.expect}) > 1
    found = [
        f"{expectation.ruleset}: {difference}"
        for expectation in record.expect
        for difference in differences(expectation, trace(record, expectation))
    ]
    assert found == []


@each
def test_rulesets_part_over_the_points_shown_and_no_others(name: str) -> None:
    record = deal(name)
    assert responsible(record, line=None) == set(record.shows)
    assert {point for line in record.lines for point in responsible(record, line.id)} == set(record.shows)


@each
def test_results_differ(name: str) -> None:
    record = deal(name)
    assert len({result(trace(record, expectation)) for expectation in record.expect}) > 1


@each
def test_the_file_is_in_order(name: str) -> None:
    record = deal(name)
    as_it_is, as_it_should_be = format_file(FOLDER / f"{name}.yaml")
    assert as_it_is == as_it_should_be
    assert record.id == name
    assert list(record.shows) == sorted(record.shows, key=rank)
    assert "constructed" in record.about


def test_titles_are_not_used_twice() -> None:
    titles = [deal(name).title for name in NAMES]
    assert len(set(titles)) == len(titles)


def test_a_deal_that_shows_something_else_is_found() -> None:
    record = deal("prime-in-bells")
    unlike = replace(record.expect[1], ruleset="altenburg-1988+score.base.frage=3")
    changed = replace(record, expect=(record.expect[0], unlike))
    assert responsible(changed, line=None) == {"score.base.frage"}


def test_a_result_that_does_not_come_is_found() -> None:
    record = deal("prime-in-bells")
    hoped_for = replace(record.expect[0], results={"made": False})
    assert list(differences(hoped_for, trace(record, hoped_for))) == ["made: found true; expected false"]
