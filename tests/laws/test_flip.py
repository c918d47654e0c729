"""What was never asked has no say: a ruling exchanged that the trace did not ask changes nothing in it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from spadille.game import replay
from spadille.point import Raw
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.trace import Trace
from spadille.vocabulary import find
from support.laws import law, sit, spoiled
from support.rulings import closed, every_point


def told(trace: Trace) -> dict[str, Any]:
    """Return a trace without its ruleset's name."""
    return trace.as_json() | {"ruleset": ""}


def exchanged(ruleset: Ruleset, answers: Mapping[str, Raw]) -> Ruleset:
    for point_id, answer in answers.items():
        ruleset = ruleset.overlaid(find(point_id), answer)
    return ruleset


def assert_unasked_changes_nothing(record: Record, ruleset: Ruleset) -> None:
    """Exchange everything that was not asked at once, until each question has had every answer; blame one by one."""
    trace = replay(record, ruleset)
    asked, before = trace.asked(), told(trace)
    unasked = {point: answers for point, answers in every_point().items() if point not in asked}
    for turn in range(max(map(len, unasked.values()))):
        answers = {point: some[turn % len(some)] for point, some in unasked.items()}
        if told(replay(record, exchanged(ruleset, answers))) != before:
            singly = {point: exchanged(ruleset, {point: answer}) for point, answer in answers.items()}
            guilty = [point for point, other in singly.items() if told(replay(record, other)) != before]
            raise AssertionError(f"not asked, but not without effect: {guilty or answers}")


@law(5)
def test_an_unasked_ruling_changes_nothing(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0.1, breaks_off=0.02)
    assert_unasked_changes_nothing(sitting.record, sitting.ruleset)


@law(5)
def test_nor_where_the_record_is_refused(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0.1, breaks_off=0.02)
    rng = Random(seed)  # noqa: S311 - as in every law
    assert_unasked_changes_nothing(spoiled(sitting.record, rng), sitting.ruleset)


@law(3)
def test_an_answer_to_a_question_that_does_not_apply_changes_nothing_but_what_was_asked(
    table: str, seed: int
) -> None:
    sitting = sit(table, seed, errs=0.1)
    ruleset, record = sitting.ruleset, sitting.record
    before = seen(sitting.trace)
    for point_id, answers in closed().items():
        applies = find(point_id).applies
        if applies is None or ruleset.ruling(find(applies.point)).answer in applies.answers:
            continue
        for answer in answers:
            other = exchanged(ruleset, {point_id: answer})
            assert seen(replay(record, other)) == before, f"{point_id}={answer}"


def seen(trace: Trace) -> dict[str, Any]:
    """Return what a watcher sees: no word of what was asked, and of a refusal only that it is one."""
    data = told(trace)
    for step in data["steps"]:
        del step["points"]
    for key in ("setup_points", "score_points"):
        del data[key]
    data["refusal"] = data["refusal"] and data["refusal"]["step"]
    return data
