"""The suit signs, each drawn in a square of 20 around 0 0."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from spadille.cards import Suit
from spadille.naming import Pack
from spadille.site.cards.colours import BROWN, CARD, GREEN, INK, RED, YELLOW
from spadille.site.cards.svg import dots, group, path

_CLUB: Final = (
    "M0-10C2.9-10 5-8 5-5.3C5-3.8 4.3-2.4 3.3-1.5C4-1.9 4.7-2.1 5.4-2.1C8.1-2.1 10 0 10 2.6S8 7.4 5.3 7.4"
    "C3.4 7.4 1.7 6.2.9 4.2C1 6.9 1.9 8.9 3.9 9.3V10H-3.9V9.3C-1.9 8.9-1 6.9-.9 4.2C-1.7 6.2-3.4 7.4-5.3 7.4"
    "C-8 7.4-10 5.2-10 2.6S-8.1-2.1-5.4-2.1C-4.7-2.1-4-1.9-3.3-1.5C-4.3-2.4-5-3.8-5-5.3C-5-8-2.9-10 0-10Z"
)
_SPADE: Final = (
    "M0-10C1.6-6.6 4.2-4.6 6.4-2.6C8.4-.8 9.4.8 9.4 3C9.4 5.6 7.6 7.3 5.3 7.3C3.4 7.3 1.7 6.1.9 4.1C1 6.9 1.9 8.9 3.9 9.3V10"
    "H-3.9V9.3C-1.9 8.9-1 6.9-.9 4.1C-1.7 6.1-3.4 7.3-5.3 7.3C-7.6 7.3-9.4 5.6-9.4 3C-9.4.8-8.4-.8-6.4-2.6"
    "C-4.2-4.6-1.6-6.6 0-10Z"
)
HEART: Final = (
    "M0 10C-1.8 6.4-4.4 4.2-6.6 1.8C-8.7-.5-9.8-2.4-9.8-4.7C-9.8-7.7-7.8-9.6-5.3-9.6C-2.9-9.6-.9-8 0-5.2"
    "C.9-8 2.9-9.6 5.3-9.6C7.8-9.6 9.8-7.7 9.8-4.7C9.8-2.4 8.7-.5 6.6 1.8C4.4 4.2 1.8 6.4 0 10Z"
)
_DIAMOND: Final = "M0-10.4C2-6.2 4.4-3 7.8 0C4.4 3 2 6.2 0 10.4C-2 6.2-4.4 3-7.8 0C-4.4-3-2-6.2 0-10.4Z"

_FRENCH: Final[Mapping[Suit, str]] = {
    Suit.CLUBS: _CLUB,
    Suit.SPADES: _SPADE,
    Suit.HEARTS: HEART,
    Suit.DIAMONDS: _DIAMOND,
}


def _acorn() -> tuple[str, str]:
    nut = "M-6.2-2.4H6.2C6.5 2.2 4.8 6.2 1.5 8.4C1 9 .7 9.8 0 10.8C-.7 9.8-1 9-1.5 8.4C-4.8 6.2-6.5 2.2-6.2-2.4Z"
    cup = "M-7.7-1.7C-8.5-5.8-4.6-8-0-8S8.5-5.8 7.7-1.7C4-.3-4-.3-7.7-1.7Z"
    grain = "M4.4.8C4.2 3.2 3.2 5.4 1.6 6.8M2.6.8C2.5 3 1.9 4.8.9 6.2M.8.8C.8 2.2.6 3.6.2 4.8"
    falling = "M-7-4.6C-4.4-2-1.8-1.6 0-.8M-4.8-6.8C-1.8-3.8 1.6-2.4 4.6-1M-1-7.8C1-5.4 3.6-3.8 7.4-3.4"
    rising = "M7-4.6C4.4-2 1.8-1.6 0-.8M4.8-6.8C1.8-3.8-1.6-2.4-4.6-1M1-7.8C-1-5.4-3.6-3.8-7.4-3.4"
    shape = (
        path(nut, fill=YELLOW)
        + path(cup, fill=BROWN)
        + path("M-.8-7.8C-.9-9-.7-9.8-1.5-10.8H.9C.6-9.8.7-8.8.8-7.8Z", fill=INK)
    )
    return shape, path(grain + falling + rising)


def _leaf() -> tuple[str, str]:
    blade = (
        "M0-10.4C1.4-7.4 3.8-5.6 6-3.8C8.3-1.9 9.5-.3 9.5 2C9.5 4.8 7.7 6.5 5.3 6.5C3 6.5 1 5.4 0 3.4"
        "C-1 5.4-3 6.5-5.3 6.5C-7.7 6.5-9.5 4.8-9.5 2C-9.5-.3-8.3-1.9-6-3.8C-3.8-5.6-1.4-7.4 0-10.4Z"
    )
    right = (
        "M0-3C1-4.2 2-4.8 3.4-5.2M0-.4C1.6-2 3.4-2.8 5.8-3M0 2.2C2 .4 4.6-.4 7.8-.2M1 3.4C3 2.4 5 2.2 7.4 2.8"
    )
    left = "M0-3C-1-4.2-2-4.8-3.4-5.2M0-.4C-1.6-2-3.4-2.8-5.8-3M0 2.2C-2 .4-4.6-.4-7.8-.2M-1 3.4C-3 2.4-5 2.2-7.4 2.8"
    shape = path("M0 3C-.2 6.2.4 8.6 2.2 10.4", fill="none", stroke_width=1.4) + path(blade, fill=GREEN)
    return shape, path("M0-7.4V3" + right + left, stroke=CARD)


def _heart() -> tuple[str, str]:
    lines = "M-7.6-3.4C-7.9-5.6-6.8-7.4-4.8-7.6M-6.2-1.6C-6.8-4-6-5.8-4.3-6.2M-4.6.2C-5.4-2.2-5-4.2-3.6-4.8"
    return path(HEART, fill=RED), path(lines, stroke=CARD)


def _bell() -> tuple[str, str]:
    upper = "M7-3.2C5.8-5.4 3.8-6.8 1.4-7.2M6-2C5-3.9 3.4-5.1 1.4-5.6M4.4-1.3C3.8-2.5 2.8-3.4 1.4-3.9"
    lower = "M6.8 4.6C6 6.4 4.4 7.8 2.6 8.4M5 4.9C4.5 6 3.7 6.8 2.6 7.3"
    shape = (
        path("M-2-7.6V-9A2 1.8 0 0 1 2-9V-7.6", fill="none", stroke_width=1.2)
        + path(dots([(0, 1)], 9), fill=YELLOW)
        + path("M-8.9-.4C-4 1.6 4 1.6 8.9-.4L8.9 2C4 4-4 4-8.9 2Z", fill=RED, stroke_width=0.6)
        + path("M-.6 5H.6V9.9H-.6Z" + dots([(0, 5.6)], 1.4), fill=INK, stroke="none")
    )
    return shape, path(upper + lower)


_GERMAN: Final[Mapping[Suit, Callable[[], tuple[str, str]]]] = {
    Suit.CLUBS: _acorn,
    Suit.SPADES: _leaf,
    Suit.HEARTS: _heart,
    Suit.DIAMONDS: _bell,
}


def outline(suit: Suit) -> str:
    """Return the outline of a French sign."""
    return _FRENCH[suit]


def sign(suit: Suit, pack: Pack, *, plain: bool = False) -> str:
    """Return the sign; a French one takes the colour of the text around it, a German one has its own.

    A plain one is without the engraver's lines, which at the size of an index would only grey it.
    """
    if pack is Pack.FRENCH:
        return path(_FRENCH[suit], fill="currentColor")
    shape, lines = _GERMAN[suit]()
    drawn = group(
        shape, stroke=INK, stroke_width=1.1 if plain else 0.8, stroke_linejoin="round", stroke_linecap="round"
    )
    return (
        drawn
        if plain
        else drawn + group(lines, fill="none", stroke=INK, stroke_width=0.5, stroke_linecap="round")
    )
