"""Cards, amounts, rulings and places in the words and colours that people read."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from spadille.cards import Card, Suit
from spadille.naming import Pack, card_name, in_words, rank_name, suit_name
from spadille.point import Amount, Citation, Grade, Point, Raw, spelled_amount

# The colours of the four-colour pack in which German players hold tournaments. Every suit also has its sign or word.
SUIT_STYLES: Final[Mapping[Suit, str]] = {
    Suit.CLUBS: "bold",
    Suit.SPADES: "green",
    Suit.HEARTS: "red",
    Suit.DIAMONDS: "yellow",
}

GRADE_STYLES: Final[Mapping[Grade, str]] = {
    Grade.STATED: "green",
    Grade.REPORTED: "green",
    Grade.IMPLIED: "cyan",
    Grade.CONJECTURED: "yellow",
    Grade.SILENT: "magenta",
    Grade.UNREAD: "magenta",
    Grade.EDITORIAL: "magenta",
}


class Cards:
    """Shows cards and suits in one pack; by their letters where the terminal has no signs."""

    def __init__(self, pack: str) -> None:
        self.pack = Pack(pack)
        self.letters = not (sys.stdout.encoding or "utf-8").lower().startswith("utf")

    def card(self, card: Card) -> Text:
        """Return a card in the colour of its suit."""
        return Text(str(card) if self.letters else card_name(card, self.pack), style=SUIT_STYLES[card.suit])

    def suit(self, suit: Suit) -> Text:
        """Return a suit in its colour."""
        return Text(suit.value if self.letters else suit_name(suit, self.pack), style=SUIT_STYLES[suit])

    def ranks(self, cards: Iterable[Card], suit: Suit, order: str) -> Text:
        """Return the ranks of one suit among the cards, high to low."""
        held = sorted((card.rank for card in cards if card.suit is suit), key=order.index)
        names = [rank if self.letters else rank_name(rank, self.pack) for rank in held]
        return Text(" ".join(names) if names else "–", style=SUIT_STYLES[suit] if names else "dim")

    def action(self, action: str) -> str:
        """Return an action of a trace with its cards as people know them."""
        return action if self.letters else in_words(action, self.pack)


def signed(amount: Amount) -> str:
    """Write an amount with its sign: `+4`, `-2`, `0`."""
    return f"+{spelled_amount(amount)}" if amount > 0 else spelled_amount(amount)


def grade(value: Grade) -> Text:
    """Return a grade in the colour of its strength."""
    return Text(value.value, style=GRADE_STYLES[value])


def places(cites: Iterable[Citation]) -> str:
    """Return where an answer stands: the witness and the place in it."""
    return "; ".join(f"{cite.witness}, {cite.at}" for cite in cites)


def answer(raw: Raw | None) -> str:
    """Return an answer as a ruleset spells it, its columns in one line; a dash where there is none."""
    if raw is None:
        return "–"
    if isinstance(raw, str):
        return raw
    if isinstance(raw, tuple):
        return ", ".join(raw)
    return ", ".join(f"{column}: {word}" for column, word in raw.items())


def in_full(point: Point[Any], raw: Raw) -> str:
    """Say an answer in a sentence."""
    return point.kind.words(point.kind.parse(raw))
