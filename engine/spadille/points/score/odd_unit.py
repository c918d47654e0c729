"""Who takes the odd unit when a sum cannot be halved?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class OddUnit(Answer):
    """The answers."""

    DECLARER = "declarer", "Declarer pays it and takes it."
    PARTNER = "partner", "The partner pays it and takes it."


POINT = Point(
    id="score.odd_unit",
    question="Who takes the odd unit when a sum cannot be halved?",
    matters="It can arise only where two share what an odd number of opponents pays.",
    kind=Choice(OddUnit),
)
