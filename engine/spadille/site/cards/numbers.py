"""The number cards: pips in columns in the French pack, on a branch in the German one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.cards import Card, Suit
from spadille.naming import Pack
from spadille.site.cards.blank import HEIGHT
from spadille.site.cards.colours import BROWN, GREEN, RED
from spadille.site.cards.signs import sign
from spadille.site.cards.svg import at, group, number, path, use

Place = tuple[float, float]

PIP: Final = 0.95
"""The size of a pip, in signs."""

_LEFT, _MIDDLE, _RIGHT = 33.5, 50, 66.5
_OUTER: Final = ((_LEFT, 25), (_RIGHT, 25))
_INNER: Final = ((_LEFT, 59), (_RIGHT, 59))
_WAIST: Final = ((_LEFT, 76), (_RIGHT, 76))

_TWICE: Final[Mapping[str, tuple[Place, ...]]] = {
    "7": _OUTER,
    "8": (*_OUTER, (_MIDDLE, 50.5)),
    "9": (*_OUTER, *_INNER),
    "T": (*_OUTER, *_INNER, (_MIDDLE, 42)),
}
"""The places of the pips that either half has, as they are in the upper one."""

_ONCE: Final[Mapping[str, tuple[Place, ...]]] = {
    "7": (*_WAIST, (_MIDDLE, 50.5)),
    "8": _WAIST,
    "9": ((_MIDDLE, 76),),
    "T": (),
}
"""The places of those that only the card has; all stand upright."""

_ROWS: Final[Mapping[str, tuple[float, ...]]] = {
    "7": (54, 86, 118),
    "8": (30, 60, 90, 120),
    "9": (48, 73, 98, 123),
    "T": (24, 49.5, 75, 100.5, 126),
}
"""How high the pairs grow, from the tip down."""

HANGING: Final = (Suit.CLUBS, Suit.DIAMONDS)
"""The signs that hang: their branch is turned over, and they are not."""

_STEMS: Final = {Suit.CLUBS: BROWN, Suit.SPADES: GREEN, Suit.HEARTS: GREEN, Suit.DIAMONDS: RED}
_HANGING_TWIGS: Final = "M33-9.5C33.5-15 46-15.5 50-5C54-15.5 66.5-15 67-9.5"
_TWIGS: Final = {
    Suit.CLUBS: _HANGING_TWIGS,
    Suit.SPADES: "M35.1 9.8C36.5 13.4 49 9.5 50 19C51 9.5 67.6 13.6 69.1 9.8",
    Suit.HEARTS: "M33 9.5C33.5 14 49 9.5 50 19C51 9.5 66.5 14 67 9.5",
    Suit.DIAMONDS: _HANGING_TWIGS,
}
_ROOT_AT: Final = 144


def parts(pack: Pack) -> dict[str, str]:
    """Return the pips, and what branches are made of."""
    pips = {f"p-{suit}": group(sign(suit, pack), transform=f"scale({PIP})") for suit in Suit}
    return pips if pack is Pack.FRENCH else {**pips, **_growth()}


def half(card: Card) -> str:
    """Return the pips of a French number card that either half has."""
    return "".join(use(f"p-{card.suit}", x=x, y=y) for x, y in _TWICE[card.rank])


def french(card: Card) -> str:
    """Return the pips of a French number card that are there once."""
    return "".join(use(f"p-{card.suit}", x=x, y=y) for x, y in _ONCE[card.rank])


def german(card: Card) -> str:
    """Return the branch of a German number card with its pips, an odd one at the tip."""
    odd = card.rank in "79"
    hangs = card.suit in HANGING
    rows = _ROWS[card.rank]
    tip = rows[0] - (19 if odd else 4)

    def turned(y: float) -> float:
        return HEIGHT - y if hangs else y

    over = {"transform": "scale(1 -1)"} if hangs else {}
    ends = [group(use("root"), transform=at(0, turned(_ROOT_AT)) + over.get("transform", ""))]
    if not odd:
        ends.append(group(use("bud"), transform=at(0, turned(tip)) + over.get("transform", "")))
    return group(
        path(f"M50 {number(turned(_ROOT_AT))}V{number(turned(tip))}"),
        *ends,
        *(use(f"pair-{card.suit}", y=turned(y)) for y in rows),
        use(f"p-{card.suit}", x=_MIDDLE, y=turned(rows[0] - 28)) if odd else "",
        fill=_STEMS[card.suit],
        stroke=_STEMS[card.suit],
        stroke_width=1.4,
        stroke_linecap="round",
    )


def _growth() -> dict[str, str]:
    bud = (
        "M50-9C52-6.4 52.4-4 50 0C47.6-4 48-6.4 50-9ZM49.4.4C46.2-.4 44.4-2.6 45-6C47.8-5.2 49.4-3 49.4.4Z"
        "M50.6.4C53.8-.4 55.6-2.6 55-6C52.2-5.2 50.6-3 50.6.4Z"
    )
    root = "M50 0C46.4-.4 44-2.6 44.6-6C47.6-5.6 49.8-3.6 50 0C50.2-3.6 52.4-5.6 55.4-6C56-2.6 53.6-.4 50 0Z"
    pairs = {
        f"pair-{suit}": path(_TWIGS[suit], fill="none") + use(f"p-{suit}", x=33) + use(f"p-{suit}", x=67)
        for suit in Suit
    }
    return {**pairs, "root": path(root, stroke="none"), "bud": path(bud, stroke="none")}
