"""The back, the same whichever way the card is held; green in the French pack, red in the German one."""

from __future__ import annotations

from typing import Final

from spadille.naming import Pack
from spadille.site.cards.blank import HEIGHT, WIDTH
from spadille.site.cards.colours import CARD, GREEN, RED
from spadille.site.cards.svg import at, dots, el, group, number, path, use

_GROUND: Final = {Pack.FRENCH: GREEN, Pack.GERMAN: RED}
_FLOWER: Final = "q1.9-1.6 0-3.4q-1.9 1.8 0 3.4q1.6 1.9 3.4 0q-1.8-1.9-3.4 0q-1.9 1.6 0 3.4q1.9-1.8 0-3.4q-1.6-1.9-3.4 0q1.8 1.9 3.4 0"
_STEP: Final = 10
_COLUMNS: Final = 8
_ROWS: Final = 13


def back(pack: Pack) -> str:
    """Return the paper with its printed panel."""
    edge = 5
    panel = el(
        "rect", x=edge, y=edge, width=WIDTH - 2 * edge, height=HEIGHT - 2 * edge, rx=3.5, fill=_GROUND[pack]
    )
    line = el(
        "rect",
        x=edge + 2,
        y=edge + 2,
        width=WIDTH - 2 * edge - 4,
        height=HEIGHT - 2 * edge - 4,
        rx=2,
        fill="none",
        stroke=CARD,
        stroke_width=0.7,
    )
    return use("paper") + panel + line + _pattern() + _medallion(pack)


def _pattern() -> str:
    left = (WIDTH - (_COLUMNS - 1) * _STEP) / 2
    top = (HEIGHT - (_ROWS - 1) * _STEP) / 2
    flower = path(f"M{number(left)} {number(top)}{_FLOWER}", id="flower")
    flowers = group(flower, *(use("flower", x=_STEP * n) for n in range(1, _COLUMNS)), id="flowers")
    between = dots([(left + _STEP * (n + 0.5), top + _STEP / 2) for n in range(_COLUMNS - 1)], 0.9)
    row = group(flowers, path(between), id="row")
    rows = (use("row", y=_STEP * n) for n in range(1, _ROWS - 1))
    return group(row, *rows, use("flowers", y=_STEP * (_ROWS - 1)), fill=CARD)


def _medallion(pack: Pack) -> str:
    ground = _GROUND[pack]
    petal = "M0 0C-3.6-5-3.2-10.4 0-13C3.2-10.4 3.6-5 0 0Z"
    petals = "".join(path(petal, transform=f"rotate({turn})") for turn in range(0, 360, 45))
    # As wide and high as whole flowers, so that it cuts none.
    clearing = el("rect", x=-21.5, y=-26.5, width=43, height=53, fill=ground)
    rings = el("ellipse", rx=18.5, ry=23.5, stroke_width=1.2) + el(
        "ellipse", rx=16.6, ry=21.6, stroke_width=0.5
    )
    return group(
        clearing,
        group(rings, fill="none", stroke=CARD),
        path("M0-19.6L1.6-17L0-14.4L-1.6-17ZM0 19.6L1.6 17L0 14.4L-1.6 17Z", fill=CARD),
        group(petals, fill=CARD, stroke=ground, stroke_width=0.8),
        path(dots([(0, 0)], 3.4), fill=ground),
        path(dots([(0, 0)], 2), fill=CARD),
        transform=at(WIDTH / 2, HEIGHT / 2),
    )
