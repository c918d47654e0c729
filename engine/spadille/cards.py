"""Cards, suits and the order of cards once trumps are named."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

RANKS: Final = "AKQJT987"
"""Every rank there is, in the natural order of a plain suit, ace high and ten low."""


class Suit(StrEnum):
    """A suit by its letter; the German name stands for the same suit of the German pack."""

    CLUBS = "C"
    """Clubs; *Eichel*, acorns."""
    SPADES = "S"
    """Spades; *Grün* or *Laub*, leaves."""
    HEARTS = "H"
    """Hearts; *Herz* or *Rot*, hearts."""
    DIAMONDS = "D"
    """Diamonds; *Schellen*, bells."""


class Card(str):
    """A card, which *is* its two-letter code: suit letter, then rank (`CQ`, `D7`, `HT`)."""

    __slots__ = ("rank", "suit")
    suit: Suit
    rank: str

    def __new__(cls, code: str) -> Card:  # noqa: PYI034 - the cards are made once, and handed out
        """Return the one card with this code; ValueError when there is none."""
        card = _CARDS.get(code)
        if card is None:
            raise ValueError(f"{code!r} is no card")
        return card


def _every_card() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for suit in Suit:
        for rank in RANKS:
            card = str.__new__(Card, suit.value + rank)
            card.suit, card.rank = suit, rank
            cards[card] = card
    return cards


_CARDS: Final = _every_card()
ALL_CARDS: Final = tuple(_CARDS.values())
SPADILLE: Final = Card("CQ")
BASTE: Final = Card("SQ")


@dataclass(frozen=True, slots=True)
class Ranking:
    """How the cards stand to one another under one trump suit."""

    trump: Suit
    matadors: tuple[Card, ...]
    """The highest trumps, best first."""
    strength: dict[Card, int]
    """Higher beats lower among cards of one suit; every trump is above every plain card."""

    def is_trump(self, card: Card) -> bool:
        """Tell whether the card belongs to the trump suit; both black queens always do."""
        return self.strength[card] >= TRUMP_FLOOR

    def suit(self, card: Card) -> Suit:
        """Return the suit that the card belongs to in play, which for a black queen is trumps."""
        return self.trump if self.strength[card] >= TRUMP_FLOOR else card.suit

    def winner(self, cards: tuple[Card, ...]) -> int:
        """Return the place in the trick, counted from 0 at its leader, of the card that takes it."""
        led = self.suit(cards[0])
        in_play = [
            (self.strength[card], place)
            for place, card in enumerate(cards)
            if self.suit(card) in (led, self.trump)
        ]
        return max(in_play)[1]


TRUMP_FLOOR: Final = 100


@cache
def ranking(trump: Suit, *, plain: str = RANKS, matadors: str = "CQ 7 SQ") -> Ranking:
    """Return the order of the cards.

    `plain` lists the ranks of a suit from high to low; `matadors` the highest trumps, where a bare
    rank means that card of the trump suit.
    """
    top = tuple(Card(name if len(name) == 2 else trump + name) for name in matadors.split())
    always = {Card(name) for name in matadors.split() if len(name) == 2}
    strength: dict[Card, int] = {}
    for card in ALL_CARDS:
        base = TRUMP_FLOOR if card.suit == trump or card in always else 0
        strength[card] = base + len(plain) - (plain.index(card.rank) if card.rank in plain else len(plain))
    for place, card in enumerate(reversed(top)):
        strength[card] = 2 * TRUMP_FLOOR + place
    return Ranking(trump, top, strength)
