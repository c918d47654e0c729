"""The court cards of the French pack: half-figures that meet in the middle, upright both ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from spadille.cards import Card, Suit
from spadille.site.cards.blank import FRAME, HALF_TURN, HEIGHT, WIDTH, frame
from spadille.site.cards.colours import BROWN, CARD, GREEN, INK, OWN, RED, YELLOW
from spadille.site.cards.courts import half, heads, held
from spadille.site.cards.svg import at, el, group, path, use

_DRESS: Final[Mapping[Suit, tuple[str, str]]] = {
    Suit.CLUBS: (GREEN, RED),
    Suit.SPADES: (INK, GREEN),
    Suit.HEARTS: (RED, GREEN),
    Suit.DIAMONDS: (YELLOW, RED),
}
_FIGURES: Final[Mapping[str, tuple[str, Callable[[], str]]]] = {
    "CK": (YELLOW, held.orb_staff),
    "CQ": (BROWN, held.sword),
    "CJ": (BROWN, held.halberd),
    "SK": (CARD, held.lance),
    "SQ": (YELLOW, held.cudgel),
    "SJ": (YELLOW, held.arrow),
    "HK": (BROWN, held.sceptre),
    "HQ": (YELLOW, held.rose),
    "HJ": (YELLOW, held.laurel),
    "DK": (CARD, held.axe),
    "DQ": (BROWN, held.tulip),
    "DJ": (BROWN, held.lance),
}
"""The colour of the hair, and what the figure holds: spadille a sword, baste a club."""

_LEFT, _TOP, _WIDE, _HIGH = FRAME
_MIDDLE: Final = HEIGHT // 2
_SASH: Final = 3.5


def parts() -> dict[str, str]:
    """Return what several court cards have in common."""
    return {
        "body-K": half.king(),
        "body-Q": half.queen(),
        "body-J": half.jack(),
        "arms": half.arms(),
        "head-K": heads.king(),
        "head-Q": heads.queen(),
        "head-J": heads.jack(),
    }


def court(card: Card) -> str:
    """Return the double figure in its frame."""
    half_card = f"h-{card}"
    view = f"{-_WIDE // 2} {-_HIGH // 2} {_WIDE} {_HIGH // 2}"
    sign = use(f"p-{card.suit}", transform=at(-20.4, -58.6, scale=0.66))
    symbol = el("symbol", sign, _figure(card), id=half_card, viewBox=view)
    placed = use(half_card, x=_LEFT, y=_TOP, width=_WIDE, height=_HIGH // 2)
    return frame(card) + symbol + placed + group(placed, transform=HALF_TURN) + _sash()


def _figure(card: Card) -> str:
    hair, holds = _FIGURES[card]
    first, second = _DRESS[card.suit]
    return group(
        use(f"body-{card.rank}"),
        group(holds(), transform=at(19.4, -18)),
        use("arms"),
        use(f"head-{card.rank}", y=-42, fill=second if card.rank == "Q" else first, color=hair),
        fill=first,
        color=second,
        stroke=INK,
        stroke_width=0.8,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _sash() -> str:
    right = WIDTH - _LEFT
    lozenges = "".join(f"M{x} {_MIDDLE}l3.2-2.4 3.2 2.4-3.2 2.4Z" for x in range(_LEFT + 1, right, 8))
    band = f"M{_LEFT} {_MIDDLE - _SASH}H{right}V{_MIDDLE + _SASH}H{_LEFT}Z"
    return path(band, fill=CARD, stroke=INK, stroke_width=0.8) + path(lozenges, fill=OWN)
