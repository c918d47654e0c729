"""The king of the German pack on his throne, from the neck (y = -36) to the ground (y = 60); colours as with the heads."""

from __future__ import annotations

from typing import Final

from spadille.site.cards.colours import BROWN, CARD, INK, OWN, YELLOW
from spadille.site.cards.svg import at, group, lines, path, plain

_FINE: Final = 0.45


def king() -> str:
    """Return the throne and the king on it, without his head and hands."""
    shoes = "M-9.6 56H-2.4L-2 61C-4.6 63-9.4 63.4-12 62ZM9.6 56H2.4L2 61C4.6 63 9.4 63.4 12 62Z"
    sleeves = "M-10-30C-20-28-26-21-26.4-10L-25-6H-16L-13.6-14ZM10-30C20-28 26-21 26.4-10L25-6H16L13.6-14Z"
    return _throne() + path(shoes, fill=INK) + _robe() + path(sleeves) + _ermine()


def hands() -> str:
    """Return his hands: an orb on the one, the other around what is held at 20 -10."""
    fingers = (
        "M-16.6-7.6C-16-9.6-17-11.6-18-12H-22.6C-24-11.4-24.4-9.4-23.8-7.6Z"
        "M16.6-7.6C16-9.6 16.4-11.6 18-12H22.6C24-11.4 24.4-9.4 23.8-7.6Z"
    )
    return (
        path(fingers, fill=CARD)
        + path("M-26-7.6H-15.4V-4H-26ZM26-7.6H15.4V-4H26Z", fill=YELLOW)
        + lines("M17-10H20", _FINE)
        + group(_orb(), transform=at(-20.4, -11.4))
    )


def _orb() -> str:
    cross = "M-.7-13.4H.7V-11.6H2.6V-10.2H.7V-8H-.7V-10.2H-2.6V-11.6H-.7Z"
    return (
        path(cross, fill=YELLOW, stroke_width=_FINE)
        + path("M-4.4-4.2A4.4 4.4 0 1 1 4.4-4.2A4.4 4.4 0 1 1-4.4-4.2Z", fill=OWN)
        + path("M-4.3-5.2H4.3V-3.2H-4.3Z", fill=YELLOW, stroke_width=_FINE)
    )


def _throne() -> str:
    gems = "".join(f"M{x} {y}l1.6-2 1.6 2-1.6 2Z" for y in (-38, -31, -24) for x in (-13.6, 10.4))
    gilt = (
        "M-19.4-42H-15.6V60H-19.4ZM15.6-42H19.4V60H15.6Z"
        "M-17.5-48L-14.9-45L-17.5-41L-20.1-45ZM17.5-48L20.1-45L17.5-41L14.9-45Z"
        "M-26.4 5C-26.4 2-22-.4-17 1V10H-25C-26.4 9-26.4 7-26.4 5ZM26.4 5C26.4 2 22-.4 17 1V10H25C26.4 9 26.4 7 26.4 5Z"
    )
    wood = "M-24 10H-18V58H-24ZM18 10H24V58H18ZM-25 58H-17V62H-25ZM17 58H25V62H17Z"
    return (
        path("M-16-42C-10-46 10-46 16-42V50H-16Z", fill=OWN)
        + plain(gems, YELLOW)
        + path(wood, fill=BROWN)
        + path(gilt, fill=YELLOW)
    )


def _robe() -> str:
    mantle = (
        "M-7-36C-14-35-18-31-19-24L-15-10C-16-2-18 4-19.6 9C-20.4 26-20 44-21 57C-12 61.6 12 61.6 21 57"
        "C20 44 20.4 26 19.6 9C18 4 16-2 15-10L19-24C18-31 14-35 7-36Z"
    )
    tunic = "M-8-22L-7 8C-9 12-9.6 30-9.6 56.6C-4 58.6 4 58.6 9.6 56.6C9.6 30 9 12 7 8L8-22Z"
    edges = (
        "M-10.6-24H-7.6L-6.8 8C-9 13-9.6 34-9.2 57L-12.6 56.6C-13 34-12.4 14-9.8 8Z"
        "M10.6-24H7.6L6.8 8C9 13 9.6 34 9.2 57L12.6 56.6C13 34 12.4 14 9.8 8Z"
    )
    lap = "M-19 12C-17 8-13.4 7-10.4 9M19 12C17 8 13.4 7 10.4 9M-6.8 8.4C-3 12.6 3 12.6 6.8 8.4M-8 15C-3 18.4 3 18.4 8 15"
    folds = "M-5 24C-5.4 36-6 46-6 56M5 24C5.4 36 6 46 6 56M0 26V57M-16 18C-16.6 30-17 44-17 57M16 18C16.6 30 17 44 17 57"
    return (
        path(mantle)
        + path(tunic, fill=OWN)
        + path(edges, fill=CARD)
        + path(lap, fill="none")
        + lines(folds, _FINE)
        + path("M0-17.6L2-14.6L0-11.6L-2-14.6ZM0-8.6L2-5.6L0-2.6L-2-5.6Z", fill=YELLOW)
    )


def _ermine() -> str:
    cape = (
        "M-8-37C-15-35.6-20.4-32-22-25C-14-27.6-6.6-26 0-19.6C6.6-26 14-27.6 22-25C20.4-32 15-35.6 8-37L0-29Z"
    )
    right = ((5, -26.6), (10, -28.6), (15.4, -29.4), (10, -33), (15.4, -33))
    places = ((0, -24.6), *right, *((-x, y) for x, y in right))
    tails = "".join(f"M{x:g} {y:g}l-.6 2.2q.6.6 1.2 0z" for x, y in places)
    return path(cape, fill=CARD) + plain(tails, INK)
