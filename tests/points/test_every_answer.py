"""Every answer of every closed question does what it says: each is put to the engine in a situation of its own."""

from __future__ import annotations

from collections import defaultdict

import pytest

from points import auction, call, play, pot, score
from points.exercise import Exercise
from spadille.point import Family
from spadille.vocabulary import ENTRIES, find

EXERCISES: list[Exercise] = [
    *auction.EXERCISES,
    *call.EXERCISES,
    *play.EXERCISES,
    *score.EXERCISES,
    *pot.EXERCISES,
]
CASES = [
    pytest.param(exercise, answer, id=f"{exercise.point}={answer}: {exercise.what}")
    for exercise in EXERCISES
    for answer in exercise.expected
]


@pytest.mark.parametrize(("exercise", "answer"), CASES)
def test_an_answer_does_what_it_says(exercise: Exercise, answer: str) -> None:
    assert exercise.see(answer) == exercise.expected[answer]


def test_every_closed_question_is_put_with_every_answer() -> None:
    """The points that cannot change a deal are no part of this: the flip law proves that they are never asked."""
    owed = {entry.id for entry in ENTRIES if entry.kind.options() and getattr(entry, "plays", True)}
    put = {exercise.point for exercise in EXERCISES}
    families = {entry.id for entry in ENTRIES if isinstance(entry, Family)}
    named = {point.rpartition(".")[0] if point.rpartition(".")[0] in families else point for point in put}
    assert owed - named == set()
    for exercise in EXERCISES:
        assert list(exercise.expected) == list(find(exercise.point).kind.options()), exercise.point


def test_the_answers_of_a_question_can_be_told_apart() -> None:
    """Whatever two answers say, some exercise sees the difference."""
    seen: dict[str, dict[str, list[object]]] = defaultdict(lambda: defaultdict(list))
    for exercise in EXERCISES:
        for answer, expected in exercise.expected.items():
            seen[exercise.point][answer].append(expected)
    for point, answers in seen.items():
        assert len({repr(expected) for expected in answers.values()}) == len(answers), point
