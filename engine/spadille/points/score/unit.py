"""What is the result counted in?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Unit(Answer):
    """The answers."""

    POINTS = "points", "Points, written down."
    CHIPS = "chips", "Chips, or whatever unit of payment is agreed."
    STAKES = "stakes", "The stake (Stamm) that the dealer sets."


POINT = Point(
    id="score.unit",
    question="What is the result counted in?",
    matters="Points on paper, counters on the table, or parts of a stake.",
    kind=Choice(Unit),
    plays=False,
)
