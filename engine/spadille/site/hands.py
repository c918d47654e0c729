"""Hands in the order in which they are held, and amounts with their signs."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards import RANKS, Card, Ranking, Suit, ranking
from spadille.point import Amount, spelled_amount


def sorted_hand(hand: Sequence[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Return a hand with its trumps first, then suit by suit, high cards first."""
    order: Ranking | None = ranking(trump) if trump else None
    suits = list(Suit)

    def key(held: Card) -> tuple[int, int]:
        if order is None:
            return suits.index(held.suit), RANKS.index(held.rank)
        place = -1 if order.is_trump(held) else suits.index(held.suit)
        return place, -order.strength[held]

    return tuple(sorted(hand, key=key))


def amount(value: Amount) -> str:
    """Return a gain or loss with its sign: `+2`, `−2`, `0`."""
    return ("+" if value > 0 else "−" if value < 0 else "") + spelled_amount(value if value > 0 else -value)
