"""Must a player trump who has only trumps lower than the one played?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class Undertrump(Answer):
    """The answers."""

    MUST = "must_still_trump", "Yes."
    FREE = "any_card", "No: he may play any card."


POINT = Point(
    id="play.undertrump",
    question="Must a player trump who has only trumps lower than the one played?",
    matters="He would throw a trump away for nothing.",
    kind=Choice(Undertrump),
    applies=Applies("play.void", frozenset({"must_trump"})),
)
