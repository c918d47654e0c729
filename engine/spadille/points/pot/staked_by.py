"""Who stakes to the pot before a deal?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class StakedBy(Answer):
    """The answers."""

    DEALER = "dealer", "The dealer, for all."
    EVERYBODY = "everybody", "Every player alike."


POINT = Point(
    id="pot.staked_by",
    question="Who stakes to the pot before a deal?",
    matters="It makes the pot that a winner may take.",
    kind=Choice(StakedBy),
)
