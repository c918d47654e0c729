"""The colours of the cards: five, which a page may set, and ink on warm paper where it sets none.

`--sp-ink`, `--sp-red`, `--sp-green`, `--sp-yellow` and `--sp-card` (the paper). They reach into a symbol from the
element that uses it. A page that wants the four suits of the French pack in four colours sets `--sp-clubs`,
`--sp-spades`, `--sp-hearts` and `--sp-diamonds` as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.cards import Suit
from spadille.naming import Pack

INK: Final = "var(--sp-ink,#221f1c)"
RED: Final = "var(--sp-red,#b02a24)"
GREEN: Final = "var(--sp-green,#2c6a4b)"
YELLOW: Final = "var(--sp-yellow,#e0a83a)"
CARD: Final = "var(--sp-card,#fdfaf2)"

BROWN: Final = f"color-mix(in srgb,{YELLOW} 45%,{INK})"
"""Ink printed over yellow; a browser that cannot mix colours shows black."""

OWN: Final = "currentColor"
"""In an index, a French pip and an ornament the colour of the suit; in a figure its second colour."""

SUIT_COLOURS: Final[Mapping[Pack, Mapping[Suit, str]]] = {
    Pack.FRENCH: {
        Suit.CLUBS: f"var(--sp-clubs,{INK})",
        Suit.SPADES: f"var(--sp-spades,{INK})",
        Suit.HEARTS: f"var(--sp-hearts,{RED})",
        Suit.DIAMONDS: f"var(--sp-diamonds,{RED})",
    },
    Pack.GERMAN: {
        Suit.CLUBS: INK,
        Suit.SPADES: GREEN,
        Suit.HEARTS: RED,
        Suit.DIAMONDS: BROWN,
    },
}
"""What a card's index is printed in."""
