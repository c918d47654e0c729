"""Must a player follow suit?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Follow(Answer):
    """The answers."""

    MUST = "must_follow", "Yes, with a card of the suit led if he has one; both black queens count as trumps."
    FREE = "free", "No: any card may be played."


POINT = Point(
    id="play.follow",
    question="Must a player follow suit?",
    matters="It is the spine of every trick.",
    kind=Choice(Follow),
)
