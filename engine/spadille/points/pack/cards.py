"""Which cards is the game played with?"""

from __future__ import annotations

from typing import Final

from spadille.cards import ALL_CARDS, Card
from spadille.point import Answer, Choice, Point


class PackCards(Answer):
    """The answers."""

    THIRTY_TWO = (
        "thirty_two",
        "Thirty-two cards: ace, king, queen, jack, ten, nine, eight and seven of each suit.",
    )
    TWENTY_FOUR = "twenty_four", "Twenty-four cards: the eights and nines are left out."


PACKS: Final = {
    PackCards.THIRTY_TWO: frozenset(ALL_CARDS),
    PackCards.TWENTY_FOUR: frozenset(card for card in ALL_CARDS if card.rank not in "89"),
}
"""The cards of each pack."""


def pack_of(cards: frozenset[Card]) -> PackCards | None:
    """Return the pack that consists of exactly these cards, or None when none does."""
    return next((answer for answer, pack in PACKS.items() if pack == cards), None)


POINT = Point(
    id="pack.cards",
    question="Which cards is the game played with?",
    matters="It sets how many cards each player holds and how many trumps there are to count.",
    kind=Choice(PackCards),
)
