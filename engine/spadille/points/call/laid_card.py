"""When must the card laid face down be played?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class LaidCard(Answer):
    """The answers."""

    CALLED_SUIT = "first_lead_of_called_suit", "To the first lead of the called suit."
    TRUMP_LEAD = "first_trump_lead", "To the first lead of trumps."


POINT = Point(
    id="call.laid_card",
    question="When must the card laid face down be played?",
    matters="It decides how long declarer keeps a trick-less card.",
    kind=Choice(LaidCard),
    applies=Applies("call.void_suit", frozenset({"with_a_card_laid_down"})),
)
