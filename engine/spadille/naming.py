"""What games are called, and cards and suits, and how these are shown in the French and in the German pack."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from spadille.cards import Card, Suit


class Pack(StrEnum):
    """The kind of pack that a reader holds; the cards are the same."""

    FRENCH = "french"
    """Clubs, spades, hearts, diamonds; queen and jack."""
    GERMAN = "german"
    """Acorns, leaves, hearts, bells; Ober and Unter."""


SIGNS: Final = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}
"""The signs of the French suits."""

GERMAN_SUITS: Final = {
    Suit.CLUBS: "Eichel",
    Suit.SPADES: "Grün",
    Suit.HEARTS: "Herz",
    Suit.DIAMONDS: "Schellen",
}
"""The German suits by the letters of the French ones."""

GERMAN_RANKS: Final = {
    "A": "Daus",
    "K": "König",
    "Q": "Ober",
    "J": "Unter",
    "T": "Zehn",
    "9": "Neun",
    "8": "Acht",
    "7": "Sieben",
}
"""The German ranks by the letters of the French ones."""


_GAMES: Final = {
    "grossfrage": "Großfrage",
    "mussfrage": "Mußfrage",
    "mediateur": "Médiateur",
    "gewiesen": "Gewiesenes Solo",
}
"""The games whose names are more than their ids, which have small letters without accents alone."""


def game_name(game: str) -> str:
    """Return what a game is called by its id, where no ruleset calls it otherwise."""
    return _GAMES.get(game) or game.replace("_", " ").capitalize()


def suit_name(suit: Suit, pack: Pack) -> str:
    """Return the suit as readers know it: `♣` or `Eichel`."""
    return SIGNS[suit] if pack is Pack.FRENCH else GERMAN_SUITS[suit]


def rank_name(rank: str, pack: Pack) -> str:
    """Return the rank as readers know it: `Q`, `10`, or `Ober`, `Zehn`."""
    if pack is Pack.GERMAN:
        return GERMAN_RANKS[rank]
    return "10" if rank == "T" else rank


def card_name(card: Card, pack: Pack) -> str:
    """Return the card as readers know it: `♣ Q`, or `Eichel-Ober`."""
    joint = " " if pack is Pack.FRENCH else "-"
    return f"{suit_name(card.suit, pack)}{joint}{rank_name(card.rank, pack)}"


def in_words(action: str, pack: Pack) -> str:
    """Return an action of a trace with its cards and suits as readers know them.

    `call CA` becomes `call ♣ A`, `trump D` becomes `trump ♦`; every other word stays.
    """
    words = []
    before = ""
    for word in action.split(" "):
        words.append(_shown(word, before, pack))
        before = word
    return " ".join(words)


def _shown(word: str, before: str, pack: Pack) -> str:
    try:
        return card_name(Card(word), pack)
    except ValueError:
        is_suit = before == "trump" and word in tuple(Suit)
        return suit_name(Suit(word), pack) if is_suit else word
