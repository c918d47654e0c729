"""Heads, each around the middle of its face.

A head takes its outline from the figure that it is put on. Caps, veils and the lining of crowns have the colour that the
head is used with, and hair is `OWN`; with the jester, who shows none, the other half of his cap is.
"""

from __future__ import annotations

from typing import Final

from spadille.site.cards.colours import BROWN, CARD, INK, OWN, RED, YELLOW
from spadille.site.cards.svg import dots, lines, path, plain

_FINE: Final = 0.5


def face() -> str:
    """Return a face turned a little to the reader's left."""
    oval = "M-6.8-7C-7.2-1-6.4 3.6-4 6.6C-2.4 8.6-1.2 9.2 0 9.2S2.4 8.6 4 6.6C6.4 3.6 7.2-1 6.8-7Z"
    brows = "M-5.6-3.5C-4.6-4.6-3.2-4.6-2-3.8L-2.2 2.4C-2.3 3-1.6 3.2-.8 3M.8-3.9C2-4.7 3.6-4.6 4.6-3.6"
    lids = "M-5-1.6C-4.2-2.6-3-2.6-2.4-1.6M1-1.6C1.8-2.6 3.2-2.6 4-1.6"
    mouth = "M-2.8 5.2C-2.2 4.6-1.5 4.6-.8 5C-.2 4.6.6 4.6 1.4 5.2C.4 6.5-1.8 6.5-2.8 5.2Z"
    return (
        path(oval, fill=CARD)
        + lines(brows + lids, 0.6)
        + plain(dots([(-3.8, -1.5), (2.3, -1.5)], 0.75), INK)
        + plain(mouth, RED)
    )


def king() -> str:
    """Return a crowned head with curls and a beard."""
    left = "M-6-9C-10-8-11.6-4-9.8-1C-12.6.6-12.6 4.6-10 6.2C-12 8-11.4 11.6-8.6 12.4C-5 13-4.6 8-5.6 4L-6-3Z"
    right = "M6-9C10-8 11.6-4 9.8-1C12.6.6 12.6 4.6 10 6.2C12 8 11.4 11.6 8.6 12.4C5 13 4.6 8 5.6 4L6-3Z"
    beard = (
        "M-6.7-1C-7 5-6 10.6-4 13.4L-3.4 12.6L-1.8 16.6L-.6 14.6L0 18L.6 14.6L1.8 16.6L3.4 12.6L4 13.4C6 10.6 7 5 6.7-1"
        "C6 2 5 3.4 3.4 4C2 3.2.4 3.4-.6 4.2C-1.6 3.4-2.8 3.2-4.2 4C-5.4 3.4-6.2 2-6.7-1Z"
    )
    strands = (
        "M-4 7.4L-3 12M-2 8.6L-1.4 14M.4 8.8V14.6M2.4 8.6L1.6 14M4.2 7.4L3.2 12"
        "M-8.6-6C-10-4-9.6-2-7.8-.6M-9.8 1.4C-11 3-10.4 4.8-8.4 5.4M-9.4 8C-9.8 9.6-9 10.8-7.6 10.6"
        "M8.6-6C10-4 9.6-2 7.8-.6M9.8 1.4C11 3 10.4 4.8 8.4 5.4M9.4 8C9.8 9.6 9 10.8 7.6 10.6"
    )
    return (
        path(left + right, fill=OWN)
        + face()
        + path(beard, fill=OWN)
        + lines(strands, _FINE)
        + _lip()
        + _crown()
    )


def queen() -> str:
    """Return a head with long hair, a veil and a coronet."""
    veil = (
        "M-9.4-9C-13-2-12-7-12.6 3C-12.8 9-16 12-16.6 17C-13 16-9 14-7 10.6L7 10.6C9 14 13 16 16.6 17"
        "C16 12 12.8 9 12.6 3C12-7 13-2 9.4-9Z"
    )
    tresses = (
        "M0-10C-6-11-10.4-8-10.2-2C-10 1-11.2 3.4-10.6 6C-10 8.4-11.2 10.4-9.6 13C-6.4 12-5 9.4-5.8 6.4C-6.6 3.4-5.4 1-6-1"
        "C-5.6-4-3-6.4 0-8C3-6.4 5.6-4 6-1C5.4 1 6.6 3.4 5.8 6.4C5 9.4 6.4 12 9.6 13C11.2 10.4 10 8.4 10.6 6"
        "C11.2 3.4 10 1 10.2-2C10.4-8 6-11 0-10Z"
    )
    waves = (
        "M-1.2-8.6C-5.6-7-8-4.6-8.1-1C-8.2 2-8.9 3.6-8.6 6.2C-8.4 8.4-9 9.6-8.6 11.4"
        "M1.2-8.6C5.6-7 8-4.6 8.1-1C8.2 2 8.9 3.6 8.6 6.2C8.4 8.4 9 9.6 8.6 11.4"
    )
    ring = "M-8.4-8C-4-10.4 4-10.4 8.4-8L10.6-15L5.8-12.4L3.4-17.4L0-13L-3.4-17.4L-5.8-12.4L-10.6-15Z"
    pearls = dots([(-10.6, -15.8), (-3.4, -18.4), (3.4, -18.4), (10.6, -15.8)], 1.3)
    return (
        path(veil)
        + path("M-3.4 7V13.4C-1 14.4 1 14.4 3.4 13.4V7Z", fill=CARD, stroke_width=_FINE)
        + face()
        + path(tresses, fill=OWN)
        + lines(waves, _FINE)
        + path(ring, fill=YELLOW)
        + path(pearls, fill=CARD, stroke_width=_FINE)
        + plain("M0-12.6L1.4-11L0-9.4L-1.4-11Z", RED)
        + plain(dots([(-4.2, -10.8), (4.2, -10.8)], 0.8), INK)
    )


def jack() -> str:
    """Return a head with cut hair and a plumed cap."""
    cut = (
        "M-7-9C-9.8-6-10-1-10.4 3C-10.8 6-11.2 7.4-10.6 9.4C-8.4 10.4-6 9.4-5.2 7.6L-5.8-3L5.8-3L5.2 7.6"
        "C6 9.4 8.4 10.4 10.6 9.4C11.2 7.4 10.8 6 10.4 3C10-1 9.8-6 7-9Z"
    )
    waves = "M-8-6C-9-1-8.8 4-9 9M-6.8-4C-7-.4-6.8 4-7 8.8M8-6C9-1 8.8 4 9 9M6.8-4C7-.4 6.8 4 7 8.8"
    fringe = path("M-6.8-7.4C-5-3.6-2-4 0-5.2C2-4 5-3.6 6.8-7.4Z", fill=OWN, stroke_width=_FINE)
    return path(cut, fill=OWN) + lines(waves, _FINE) + face() + fringe + _plumed_cap()


def officer() -> str:
    """Return a bearded head with a plumed cap."""
    beard = (
        "M-6.7-.6C-7 5-5.4 9.8-2.6 12.4L-1.6 11.4L0 13.6L1.6 11.4L2.6 12.4C5.4 9.8 7 5 6.7-.6C6 2.4 5 3.4 3.4 4"
        "C2 3.2.4 3.4-.6 4.2C-1.6 3.4-2.8 3.2-4.2 4C-5.4 3.4-6.2 2.4-6.7-.6Z"
    )
    strands = "M-3.6 7.6L-2.6 10.6M-1.4 8.6L-1 11M1.2 8.6V11M3.4 7.6L2.6 10.6"
    return jack() + path(beard, fill=OWN) + lines(strands, _FINE) + _lip()


def servant() -> str:
    """Return a young head with curls and a round cap."""
    curls = (
        "M-6.6-9C-10.6-8-11.4-4-9.8-2C-12-.6-11.8 2.4-9.8 3.4C-11.4 5.6-10 8.4-7.4 8.2C-5 8-4.8 5-5.6 2L-6-3L6-3L5.6 2"
        "C4.8 5 5 8 7.4 8.2C10 8.4 11.4 5.6 9.8 3.4C11.8 2.4 12-.6 9.8-2C11.4-4 10.6-8 6.6-9Z"
    )
    curled = "M-8.4-6C-9.4-4.6-9-3-7.4-2.2M-9.4.2C-10 1.6-9 2.6-7.8 2.8M8.4-6C9.4-4.6 9-3 7.4-2.2M9.4.2C10 1.6 9 2.6 7.8 2.8"
    fringe = "M-6.8-7.4C-6-4-4.4-3.6-3.4-5C-2.4-3.6-.8-3.6 0-5C.8-3.6 2.4-3.6 3.4-5C4.4-3.6 6-4 6.8-7.4Z"
    brim = "M-10.8-9.4C-4-11.6 4-11.6 10.8-9.4C11.8-7.8 11.6-6.4 10.4-5.6C4-7.8-4-7.8-10.4-5.6C-11.6-6.4-11.8-7.8-10.8-9.4Z"
    return (
        path(curls, fill=OWN)
        + lines(curled, _FINE)
        + face()
        + path(fringe, fill=OWN, stroke_width=_FINE)
        + path("M-9.6-8.4C-10-14.6-5.6-17.6 0-17.6S10-14.6 9.6-8.4Z")
        + lines("M-3.4-9C-3.8-13-2-16 0-17.6C2-16 3.8-13 3.4-9", _FINE)
        + path(brim, fill=YELLOW)
        + path(dots([(0, -18.4)], 1.4), fill=YELLOW)
    )


def jester() -> str:
    """Return a head in a cap with bells."""
    left = (
        "M0-15C-3-19.4-8-20.4-12.6-17C-16-14.4-17-10.6-16.4-7C-14.4-10-12-11-9.4-9.6C-8.8-4-9.4 4-8.4 11"
        "C-6 12.4-4 11-3 9.4C-6 6-6.8 1-6.4-4.4C-4-7.4-2-8 0-8.2Z"
    )
    right = (
        "M0-15C3-19.4 8-20.4 12.6-17C16-14.4 17-10.6 16.4-7C14.4-10 12-11 9.4-9.6C8.8-4 9.4 4 8.4 11"
        "C6 12.4 4 11 3 9.4C6 6 6.8 1 6.4-4.4C4-7.4 2-8 0-8.2Z"
    )
    fringe = "M-6.6-4.4C-5-2.6-3-3-2.2-4.6C-1.4-3.4.4-3.4 1.4-4.6C2.4-3 4.8-2.6 6.6-4.4C4-8.4-4-8.4-6.6-4.4Z"
    return (
        face()
        + path(fringe, fill=BROWN, stroke_width=_FINE)
        + path(left)
        + path(right, fill=OWN)
        + path(dots([(-16.6, -5.4), (16.6, -5.4)], 2), fill=YELLOW)
        + lines("M-17.4-5H-15.8M15.8-5H17.4", _FINE)
    )


def _lip() -> str:
    return plain("M-2.4 6.4C-1.4 5.8.2 5.8 1.2 6.4C.2 7.2-1.4 7.2-2.4 6.4Z", RED)


def _crown() -> str:
    pearls = dots([(-12, -20.6), (-4.6, -21.2), (4.6, -21.2), (12, -20.6), (0, -23.4)], 1.3)
    return (
        path("M-4.8-14C-4-20-2-22 0-22S4-20 4.8-14Z")
        + path("M-9-8L-12-20L-6.4-14.4L-4.6-20.6L0-15L4.6-20.6L6.4-14.4L12-20L9-8Z", fill=YELLOW)
        + path("M-9.6-10.4C-4-8.6 4-8.6 9.6-10.4L9-6.6C4-5-4-5-9-6.6Z", fill=YELLOW)
        + plain("M0-9.3L1.5-7.6L0-5.9L-1.5-7.6Z", RED)
        + plain(dots([(-5.4, -8), (5.4, -8)], 0.9), INK)
        + path(pearls, fill=YELLOW, stroke_width=_FINE)
    )


def _plumed_cap() -> str:
    plume = (
        "M7.4-9.6C11-13 12.6-17 11.4-20.4C9.6-25-1-27-7-22C-3.6-22.6-3-22-1.6-21.8C-1-20.8.4-20.4 1.6-20.6"
        "C2-19.6 3.2-19 4.4-19.4C5-18 6.2-17.6 7-18C7.4-15 7-12.4 7.4-9.6Z"
    )
    return (
        path("M-11-7.4C-13-14-7-18.2 1-18C9-17.6 13-13 11-7.4C4-9.4-4-9.4-11-7.4Z")
        + lines("M-5-10.2C-5.4-14-3-17 1-18M3.6-10.2C4.4-13.4 3.4-16 1-18", _FINE)
        + path(plume, fill=CARD)
        + lines("M8-11C10-16 9.6-20 5-22.4C2-23.8-2-23.6-5-22.6", _FINE)
        + path("M-11.8-8.6C-4-11 4-11 11.8-8.6L11.2-5C4-7.4-4-7.4-11.2-5Z", fill=YELLOW)
    )
