"""Can there be a second suit that ranks above the favourite?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Sur(Answer):
    """The answers."""

    MAY_AGREE = "may_be_agreed", "Yes: the players may fix such a suit, called Sur, in any way they like."
    NONE = "none", "No."


POINT = Point(
    id="favourite.sur",
    question="Can there be a second suit that ranks above the favourite?",
    matters="A bid in it beats the same game in the favourite suit.",
    kind=Choice(Sur),
)
