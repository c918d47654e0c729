"""The aces of the French pack: a large sign in a wreath."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from spadille.cards import Card
from spadille.site.cards.colours import CARD, OWN
from spadille.site.cards.signs import outline
from spadille.site.cards.svg import at, dots, group, lines, mirrored, number, path, plain, use

_RADIUS: Final = 33
_FIRST, _STEP, _LEAVES = 97, 21, 8
"""Where a spray of the wreath begins, in degrees clockwise from the right, and how its leaves follow."""


def ace(card: Card) -> str:
    """Return the sign with a line around it that follows its shape, in the wreath."""
    shape = outline(card.suit)
    star = "M0-2.8L.6-.6L2.8 0L.6.6L0 2.8L-.6.6L-2.8 0L-.6-.6Z"
    sign = (
        lines(shape, 2.6, stroke=OWN)
        + path(shape, fill=OWN, stroke=CARD, stroke_width=1.9, paint_order="stroke")
        + plain(star, CARD)
    )
    return group(use("wreath"), group(sign, transform="scale(2)"), transform=at(50, 76))


def parts() -> dict[str, str]:
    """Return the wreath, around 0 0."""
    leaf = "M0 0C1.8-3.4 5.6-4.2 9.4-2.6C7 .8 3.2 1.8 0 0ZC1.2 3 4.2 4.2 7.8 3.4C6 .6 2.8-.6 0 0Z"
    angles = [_FIRST + step * _STEP for step in range(_LEAVES)]
    spray = [
        path(leaf, transform=at(*_point(angle), turn=angle + 98, scale=1 - 0.05 * step))
        for step, angle in enumerate(angles)
    ]
    berries = dots([_point(angle + 13, 1.09) for angle in angles[:-1]], 0.8)
    start, end = ((number(x), number(y)) for x, y in (_point(84), _point(angles[-1])))
    stem = f"M{' '.join(start)}A{_RADIUS} {_RADIUS} 0 0 1 {' '.join(end)}"
    half = group(*spray, path(berries), lines(stem, 0.8, stroke=OWN), id="spray")
    return {"wreath": group(half, use("spray", transform=mirrored()), fill=OWN, stroke="none")}


def _point(angle: float, distance: float = 1) -> tuple[float, float]:
    return _RADIUS * distance * cos(radians(angle)), _RADIUS * distance * sin(radians(angle))
