"""The court cards of the German pack: whole figures, the sign of the suit high with the Ober and low with the Unter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from spadille.cards import Card, Suit
from spadille.site.cards.blank import HEIGHT, WIDTH, frame
from spadille.site.cards.colours import BROWN, CARD, GREEN, INK, RED, YELLOW
from spadille.site.cards.courts import enthroned, heads, held, whole
from spadille.site.cards.svg import at, group, use

_DRESS: Final[Mapping[Suit, tuple[str, str]]] = {
    Suit.CLUBS: (BROWN, YELLOW),
    Suit.SPADES: (GREEN, YELLOW),
    Suit.HEARTS: (RED, GREEN),
    Suit.DIAMONDS: (YELLOW, RED),
}
_TO_THE_GROUND: Final = 67

_FIGURES: Final[Mapping[str, tuple[str, Callable[[], str]]]] = {
    "CK": (BROWN, held.sceptre),
    "CQ": (YELLOW, held.sword),
    "CJ": (BROWN, held.drumstick),
    "SK": (CARD, held.orb_staff),
    "SQ": (BROWN, held.cudgel),
    "SJ": (YELLOW, held.horn),
    "HK": (YELLOW, held.sceptre),
    "HQ": (BROWN, lambda: held.halberd(_TO_THE_GROUND)),
    "HJ": (YELLOW, held.rose),
    "DK": (CARD, held.orb_staff),
    "DQ": (YELLOW, lambda: held.lance(_TO_THE_GROUND)),
    "DJ": (RED, held.marotte),
}
"""The colour of the hair, or of half a jester's cap, and what the figure holds: spadille a sword, baste a club."""

_DRUMMER, _JESTER = "CJ", "DJ"
_SIGNS: Final = {
    "K": at(-20.4, -58, scale=0.66),
    "Q": at(-18.8, -53, scale=0.84),
    "J": at(-18.8, 42, scale=0.84),
}
_HAND: Final = {"K": at(20, -10), "Q": at(20.3, -7), "J": at(20.3, -7)}


def parts() -> dict[str, str]:
    """Return what several court cards have in common."""
    return {
        "ground": whole.ground(),
        "body-K": enthroned.king(),
        "body-Q": whole.officer(),
        "body-J": whole.servant(),
        "hand-K": enthroned.hands(),
        "hand-Q": whole.fist(),
        "head-K": heads.king(),
        "head-Q": heads.officer(),
        "head-J": heads.servant(),
    }


def court(card: Card) -> str:
    """Return the figure in its frame."""
    sign = use(f"p-{card.suit}", transform=_SIGNS[card.rank])
    return frame(card) + group(_figure(card), sign, transform=at(WIDTH // 2, HEIGHT // 2))


def _figure(card: Card) -> str:
    hair, holds = _FIGURES[card]
    first, second = _DRESS[card.suit]
    face = heads.jester() if card == _JESTER else use(f"head-{card.rank}")
    return group(
        use("ground"),
        use(f"body-{card.rank}"),
        whole.drum() if card == _DRUMMER else "",
        group(holds(), transform=_HAND[card.rank]),
        use("hand-K" if card.rank == "K" else "hand-Q"),
        group(face, transform=at(0, -44, scale=0.8), stroke_width=0.85, color=hair),
        fill=first,
        color=second,
        stroke=INK,
        stroke_width=0.7,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
