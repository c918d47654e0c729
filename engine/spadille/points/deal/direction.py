"""Which way round the table does play go?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Direction(Answer):
    """The answers."""

    CLOCKWISE = "clockwise", "To the left."
    COUNTER_CLOCKWISE = "counter_clockwise", "To the right."


POINT = Point(
    id="deal.direction",
    question="Which way round the table does play go?",
    matters="Left and right change hands, the order of play does not: a record names seats in that order.",
    kind=Choice(Direction),
    plays=False,
)
