"""What does it mean to lead to the sixth trick after winning the first five?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class SixthLead(Answer):
    """The answers."""

    UNDERTAKES = "undertakes_tout", "The side thereby undertakes to win all the tricks."
    NOTHING = "undertakes_nothing", "Nothing: it is a lead like any other."


POINT = Point(
    id="end.sixth_lead",
    question="What does it mean to lead to the sixth trick after winning the first five?",
    matters="One card can turn a won game into a bet on all the tricks.",
    kind=Choice(SixthLead),
)
