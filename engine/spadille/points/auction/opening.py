"""What may the first bid be?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Opening(Answer):
    """The answers."""

    ANY = "any_game", "Any game."
    LOWEST = "lowest_game", "Only the lowest game; a higher one must be reached by raising."


POINT = Point(
    id="auction.opening",
    question="What may the first bid be?",
    matters="Whether a strong hand can shut the others out at once, or must begin at the bottom.",
    kind=Choice(Opening),
)
