"""The deuces of the German pack: the two signs of a Daus on a flowering stem."""

from __future__ import annotations

from typing import Final

from spadille.cards import Card, Suit
from spadille.site.cards.colours import GREEN, INK, RED, YELLOW
from spadille.site.cards.numbers import HANGING
from spadille.site.cards.svg import at, dots, group, lines, mirrored, path, use

_SIZE: Final = 1.6
_STEM: Final = 1.5
_LEFT, _RIGHT, _HEIGHT = 31.5, 68.5, 70

_HANGING: Final = "M31.5 53C31 42 44 41 50 60C56 41 69 42 68.5 53"
_LEAVED: Final = "M34.9 85.6C38 92 48 90 50 106C52 90 62 92 65.1 85.6"
_GROWING: Final = "M31.5 85.4C33 94 48 91 50 106C52 91 67 94 68.5 85.4"


def deuce(card: Card) -> str:
    """Return the plant with the two signs."""
    twigs = _HANGING if card.suit in HANGING else _LEAVED if card.suit is Suit.SPADES else _GROWING
    signs = use(f"p-{card.suit}", transform=at(_LEFT, _HEIGHT, scale=_SIZE)) + use(
        f"p-{card.suit}", transform=mirrored(_RIGHT, _HEIGHT, scale=_SIZE)
    )
    return lines(twigs, _STEM, stroke=GREEN, stroke_linecap="round") + use("plant") + signs


def parts() -> dict[str, str]:
    """Return the plant in its cup."""
    stem = "M50 121V34M50 116C47 104 34 102 31 108.4C29.4 113 35 116 37.4 112.4M50 116C53 104 66 102 69 108.4C70.6 113 65 116 62.6 112.4"
    leaves = (
        "M50 98C44 97 41 93 41.6 88C46 89.6 49 93 50 98ZC56 97 59 93 58.4 88C54 89.6 51 93 50 98Z"
        "M50 50C46 49 44 46.4 44.4 43C47.4 44 49.4 46.6 50 50ZC54 49 56 46.4 55.6 43C52.6 44 50.6 46.6 50 50Z"
        "M42 106.4C37 105.6 35 102 35.4 98C39 99.4 41.4 102.6 42 106.4ZM58 106.4C63 105.6 65 102 64.6 98C61 99.4 58.6 102.6 58 106.4Z"
    )
    cup = "M40 121H60C60 129 56.4 133.4 52 134.6V139C55.6 139.6 58 141.4 58 144H42C42 141.4 44.4 139.6 48 139V134.6C43.6 133.4 40 129 40 121Z"
    handles = "M40.2 124C35.6 122 34.4 128 38 130C39.6 131 41.4 130.6 42.4 130M59.8 124C64.4 122 65.6 128 62 130C60.4 131 58.6 130.6 57.6 130"
    drawn = (
        lines(stem, _STEM, stroke=GREEN),
        path(leaves, fill=GREEN),
        path("M42.6 17C40.6 26 43 33 50 34.6C57 33 59.4 26 57.4 17L53.6 22.6L50 15L46.4 22.6Z", fill=YELLOW),
        path("M46.4 22.6C45.4 28 47.4 32 50 34.6C52.6 32 54.6 28 53.6 22.6L50 15Z", fill=RED),
        path(dots([(37.6, 112), (62.4, 112)], 2), fill=RED),
        lines(handles, 1),
        path(cup, fill=RED),
        path("M39 119H61V122.6H39ZM47 134.4H53V138.8H47Z", fill=YELLOW),
        path("M42 127C46 129.8 54 129.8 58 127", fill="none", stroke=YELLOW),
    )
    return {
        "plant": group(*drawn, stroke=INK, stroke_width=0.8, stroke_linejoin="round", stroke_linecap="round")
    }
