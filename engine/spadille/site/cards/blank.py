"""What every card has: the paper, and the index in two corners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.cards import BASTE, RANKS, SPADILLE, Card, Suit
from spadille.naming import Pack
from spadille.site.cards.colours import CARD, INK, OWN, YELLOW
from spadille.site.cards.letters import LETTERS
from spadille.site.cards.signs import sign
from spadille.site.cards.svg import at, el, group, path, use

WIDTH: Final = 100
HEIGHT: Final = 152
VIEW: Final = f"0 0 {WIDTH} {HEIGHT}"
HALF_TURN: Final = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"

FRAME: Final = (22, 8, 56, 136)
"""Left, top, width and height of the picture on a court card."""

INDEX: Final[Mapping[Pack, Mapping[str, str]]] = {
    Pack.FRENCH: {"A": "A", "K": "K", "Q": "Q", "J": "J", "T": "10", "9": "9", "8": "8", "7": "7"},
    Pack.GERMAN: {"A": "D", "K": "K", "Q": "O", "J": "U", "T": "10", "9": "9", "8": "8", "7": "7"},
}
"""What stands in the corner for each rank."""

_COLUMN: Final = 12.5
_RANK_TOP: Final = 6.5
_RANK_WIDTH: Final = 0.9
_SIGN_MIDDLE: Final = 39.5
_SIGN_SIZE: Final = 0.78
_PAIR: Final = (-5.8, 5.2)
_PAIR_WIDTH: Final = 0.84


def parts(pack: Pack) -> dict[str, str]:
    """Return the paper, and the ranks and signs where an index has them."""
    paper = el(
        "rect",
        x=0.5,
        y=0.5,
        width=WIDTH - 1,
        height=HEIGHT - 1,
        rx=6.5,
        fill=CARD,
        stroke=INK,
        stroke_opacity=0.35,
    )
    ranks = {
        f"r-{rank}": group(
            _rank(INDEX[pack][rank]),
            fill=OWN,
            transform=f"translate({_COLUMN} {_RANK_TOP})scale({_RANK_WIDTH} 1)",
        )
        for rank in RANKS
    }
    signs = {
        f"i-{suit}": group(
            sign(suit, pack, plain=True), transform=at(_COLUMN, _SIGN_MIDDLE, scale=_SIGN_SIZE)
        )
        for suit in Suit
    }
    return {"paper": paper, **ranks, **signs}


def blank(card: Card, half: str = "") -> str:
    """Return the paper with both indices, and with what is drawn of one half of the card in both."""
    corner = f"c-{card}"
    index = group(use(f"r-{card.rank}"), use(f"i-{card.suit}"), half, id=corner)
    return use("paper") + index + use(corner, transform=HALF_TURN)


def frame(card: Card) -> str:
    """Return the frame of a court card; the two eternal trumps have a golden line in it."""
    x, y, width, height = FRAME
    drawn = el("rect", x=x, y=y, width=width, height=height, fill="none", stroke=INK, stroke_width=0.8)
    if card not in (SPADILLE, BASTE):
        return drawn
    gold = el(
        "rect",
        x=x + 1.5,
        y=y + 1.5,
        width=width - 3,
        height=height - 3,
        fill="none",
        stroke=YELLOW,
        stroke_width=1.2,
    )
    return drawn + gold


def _rank(letters: str) -> str:
    if len(letters) == 1:
        return path(LETTERS[letters])
    pair = (path(LETTERS[letter], transform=at(x, 0)) for letter, x in zip(letters, _PAIR, strict=True))
    return group(*pair, transform=f"scale({_PAIR_WIDTH} 1)")
