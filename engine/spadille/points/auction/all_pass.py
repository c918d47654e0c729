"""What happens when all pass?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class AllPass(Answer):
    """The answers."""

    SPADILLE_PLAYS = "spadille_holder_plays", "The holder of spadille must play the forced game."
    REDEAL = "deal_again", "The cards are thrown in and dealt again."


POINT = Point(
    id="auction.all_pass",
    question="What happens when all pass?",
    matters="Whether weak hands are played at all, and by whom.",
    kind=Choice(AllPass),
)
