"""Cards, suits and amounts as readers see them in a page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from spadille.cards import ALL_CARDS, Card, Suit
from spadille.naming import SIGNS, Pack, rank_name
from spadille.site import words
from spadille.site.hands import amount, sorted_hand
from spadille.site.html import Html, classes, el, join

__all__ = ["amount", "card", "cards", "sorted_hand", "suit", "with_cards"]

# Asks for the sign as text where a system would otherwise draw a coloured picture.
_AS_TEXT: Final = "\ufe0e"
_CODES: Final = re.compile(rf"\b({'|'.join(ALL_CARDS)})\b")
_RED: Final = frozenset({Suit.HEARTS, Suit.DIAMONDS})


def suit(which: Suit) -> Html:
    """Return the sign of a suit in its colour, with the suit's name for those who cannot see it."""
    colour = "sp-red" if which in _RED else "sp-black"
    name = words.SUITS[which]
    return el(
        "span",
        SIGNS[which] + _AS_TEXT,
        class_=f"sp-suit {colour}",
        role="img",
        aria_label=name,
        title=name,
        data_suit=which,
    )


def card(which: Card, *, mark: str | None = None) -> Html:
    """Return a card; `mark` is one more class."""
    name = words.CARD.format(rank=words.RANKS[which.rank], suit=words.SUITS[which.suit])
    face = f"{SIGNS[which.suit]}{_AS_TEXT}{rank_name(which.rank, Pack.FRENCH)}"
    colour = "sp-red" if which.suit in _RED else "sp-black"
    return el(
        "span", face, class_=classes("sp-card", colour, mark), role="img", aria_label=name, data_card=which
    )


def cards(several: Iterable[Card]) -> Html:
    """Return cards side by side."""
    return join(map(card, several), " ")


def with_cards(sentence: str) -> Html:
    """Return a text in which the codes of cards are replaced by the cards."""
    pieces = _CODES.split(sentence)
    return join(card(Card(piece)) if place % 2 else piece for place, piece in enumerate(pieces))
