"""What happens after a misdeal?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Misdeal(Answer):
    """The answers."""

    DEAL_AGAIN = "same_dealer_deals_again", "The same dealer deals again, without penalty."
    PASSES_ON = "deal_passes_on", "The deal passes to the next player."


POINT = Point(
    id="deal.misdeal",
    question="What happens after a misdeal?",
    matters="The hands of a misdeal are never played, so no record shows one.",
    kind=Choice(Misdeal),
    plays=False,
)
