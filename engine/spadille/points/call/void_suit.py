"""May declarer call the ace of a suit of which he has no card?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class VoidSuit(Answer):
    """The answers."""

    ALLOWED = "allowed", "Yes."
    BARRED = "not_allowed", "No."
    FACE_DOWN = (
        "with_a_card_laid_down",
        "Only if he lays a card face down; it is played later and cannot win.",
    )


POINT = Point(
    id="call.void_suit",
    question="May declarer call the ace of a suit of which he has no card?",
    matters="He could then trump his partner's suit at once.",
    kind=Choice(VoidSuit),
)
