"""Who cuts the cards?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Cut(Answer):
    """The answers."""

    BEFORE_DEALER = "player_before_dealer", "The player who sits before the dealer in the order of play."
    AT_LEAST_FIVE = (
        "player_before_dealer_at_least_five",
        "The player who sits before the dealer; each part must hold at least five cards.",
    )
    AS_AGREED = "as_agreed", "As the players agree."


POINT = Point(
    id="deal.cut",
    question="Who cuts the cards?",
    matters="Nothing in the deal turns on it, unless somebody cheats.",
    kind=Choice(Cut),
    plays=False,
)
