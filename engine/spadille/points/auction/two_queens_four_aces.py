"""What must a player do who holds both black queens and all four aces?"""

from __future__ import annotations

from collections.abc import Iterable

from spadille.cards import BASTE, SPADILLE, Card, Suit
from spadille.point import Answer, Choice, Point


class TwoQueensFourAces(Answer):
    """The answers."""

    NO_DUTY = "no_duty", "Nothing more than with the two queens alone."
    MUST_SOLO = "must_bid_solo", "He must bid Solo."


_CARDS = frozenset({SPADILLE, BASTE, *(Card(suit + "A") for suit in Suit)})


def holds_all(hand: Iterable[Card]) -> bool:
    """Tell whether the hand has both black queens and every ace."""
    return set(hand) >= _CARDS


POINT = Point(
    id="auction.two_queens_four_aces",
    question="What must a player do who holds both black queens and all four aces?",
    matters="No ace is left that a partner could hold.",
    kind=Choice(TwoQueensFourAces),
)
