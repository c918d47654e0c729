"""Whole figures of the German pack, from the neck (y = -36) to the ground (y = 60); colours as with the heads."""

from __future__ import annotations

from typing import Final

from spadille.site.cards.colours import BROWN, CARD, GREEN, OWN, RED, YELLOW
from spadille.site.cards.svg import group, lines, mirrored, path

_FINE: Final = 0.45


def ground() -> str:
    """Return the hill that the figures stand on."""
    places = ((-23, 61.6), (24, 61.4), (-9, 65), (8, 66), (-19, 66.4), (18, 65))
    tufts = "".join(f"M{x} {y}q-.4-2-1.8-3M{x} {y}q.1-2.4 0-4M{x} {y}q.4-2 1.8-3" for x, y in places)
    return path("M-28 59C-18 56.4-8 58.6 0 58.6S18 56.4 28 58.6V68H-28Z", fill=GREEN) + lines(tufts, _FINE)


def officer() -> str:
    """Return an Ober in a doublet and slashed breeches, without his head and hand."""
    return _legs() + _breeches() + _doublet() + _arms() + _collar()


def servant() -> str:
    """Return an Unter in a tunic, without his head and hand."""
    return _legs() + _skirt() + _doublet() + _arms() + _collar()


def fist() -> str:
    """Return the hand at 20 -8 that closes around what is held there."""
    return path("M17.2-9.6C16.6-7.4 16.8-5.2 18-4.6H22.4C23.8-5.4 24-7.6 23.4-9.6Z", fill=CARD) + lines(
        "M17-7.4H20M17.2-5.9H19.6", _FINE
    )


def drum() -> str:
    """Return the drum of a drummer, before his tunic."""
    hoops = (
        "M-9 7C-7 8.6-3 9.8 1 9.8S9 8.6 11 7V4C11 6 6 7.4 1 7.4S-9 6-9 4Z"
        "M-9 17C-9 19.4-4 21 1 21S11 19.4 11 17V14.6C11 17 6 18.4 1 18.4S-9 17-9 14.6Z"
    )
    return (
        path("M-9 4C-9 2-4 .6 1 .6S11 2 11 4V17C11 19.4 6 21 1 21S-9 19.4-9 17Z", fill=RED)
        + path("M-9 4C-9 6-4 7.4 1 7.4S11 6 11 4S6 .6 1 .6S-9 2-9 4Z", fill=CARD)
        + path(hoops, fill=YELLOW)
        + path("M-8 8.4L-4.6 17.4L-1.6 9.8L1 18.2L3.6 9.8L6.6 17.4L10 8.4", fill="none", stroke=YELLOW)
    )


def _legs() -> str:
    left = "M-11 12C-11.6 22-10 28-9.8 33C-10.4 40-9.2 48-8.8 54.6H-3.6C-3.2 48-2.6 40-3.2 33C-2.6 28-1.4 20-.6 12Z"
    right = (
        "M11 12C11.6 22 10 28 9.8 33C10.4 40 9.2 48 8.8 54.6H3.6C3.2 48 2.6 40 3.2 33C2.6 28 1.4 20 .6 12Z"
    )
    shoes = (
        "M-9 53.6H-3.4L-3 59C-6 60.6-12.6 61.4-15.4 59.8C-15.2 57.2-10.2 57-9 53.6Z"
        "M9 53.6H3.4L3 59C6 60.6 12.6 61.4 15.4 59.8C15.2 57.2 10.2 57 9 53.6Z"
    )
    return (
        path(left)
        + path(right, fill=OWN)
        + path("M-10.2 31.4H-2.8V34.2H-10.2ZM10.2 31.4H2.8V34.2H10.2Z", fill=YELLOW)
        + path(shoes, fill=BROWN)
    )


def _breeches() -> str:
    cloth = "M0-5H-9.6C-14.4 0-15.6 10-12 17.4C-9 20.4-3 20-.4 17.4ZM0-5H9.6C14.4 0 15.6 10 12 17.4C9 20.4 3 20 .4 17.4Z"
    slashes = (
        "M-9-3C-12 3-12.4 10-10.4 17C-9.2 11-9 3-9-3ZM-4.6-3C-6.6 4-7 11-5.6 18C-4.2 12-3.8 4-4.6-3Z"
        "M9-3C12 3 12.4 10 10.4 17C9.2 11 9 3 9-3ZM4.6-3C6.6 4 7 11 5.6 18C4.2 12 3.8 4 4.6-3Z"
    )
    return path(cloth) + path(slashes, fill=OWN, stroke_width=_FINE)


def _skirt() -> str:
    return (
        path("M-9.6-5H9.6L16 20.6C8 24.6-8 24.6-16 20.6Z")
        + lines("M-6-3L-9.6 22M-2-3L-3.2 23.6M2-3L3.2 23.6M6-3L9.6 22", _FINE)
        + path("M-16 20.6C-8 24.6 8 24.6 16 20.6L15 16.6C8 20.4-8 20.4-15 16.6Z", fill=OWN)
    )


def _doublet() -> str:
    buttons = "M-1.2-26H1.2V-23.8H-1.2ZM-1.2-20H1.2V-17.8H-1.2ZM-1.2-14H1.2V-11.8H-1.2Z"
    return (
        path("M-7-36C-14-35-17-32-17-27L-9.6-5H9.6L17-27C17-32 14-35 7-36Z")
        + path("M-6.6-33L-4-5H4L6.6-33Z", fill=OWN)
        + lines("M0-32V-5", _FINE)
        + path(buttons, fill=YELLOW, stroke_width=_FINE)
        + path("M-10.4-7H10.4V-3.4H-10.4Z", fill=YELLOW)
        + path("M-2.2-7.6H2.2V-2.8H-2.2Z", fill=CARD, stroke_width=_FINE)
    )


def _collar() -> str:
    ruff = (
        "M-6-38C-9-37.6-11-35.6-11.6-33L-8.4-30.8L-6.4-32.4L-3.4-29.8L0-32.6L3.4-29.8L6.4-32.4L8.4-30.8L11.6-33"
        "C11-35.6 9-37.6 6-38Z"
    )
    return path(ruff, fill=CARD)


def _arms() -> str:
    """One arm on the hip, the other bent to the hand at 20 -8."""
    sleeves = "M-20.6-17L-25-11.6C-22-7.4-16.4-4-11.8-2.6L-9.4-8C-13.4-9.6-17-12.4-18.4-15ZM15.4-19H24.6C25-15.8 24.4-13.6 23.4-11H17.2C15.8-13.4 15-16 15.4-19Z"
    cuffs = "M-12.6-8.6L-10.2-7.4L-12.4-2.2L-14.8-3.4ZM16.4-12H24.2V-9H16.4Z"
    return (
        path(sleeves, fill=OWN)
        + path(cuffs, fill=YELLOW, stroke_width=_FINE)
        + path("M-10.6-7.2C-8.4-6.6-7-5-7.4-3.4C-8.4-1.6-10.4-1.4-12.2-2.4Z", fill=CARD)
        + _puff()
        + group(_puff(), transform=mirrored())
    )


def _puff() -> str:
    slashes = (
        "M15.6-33.4C14-29 14.2-24 16.4-18.4C17.4-23 17.4-29 15.6-33.4ZM19.6-33.4C19.4-28.6 20-23.4 21.4-18.6"
        "C22.4-23 22-29.4 19.6-33.4Z"
    )
    ball = "M12.4-34.6C19-36.4 25.4-32 26-24.6C26.2-20 24.2-17.4 20-17.4C15.4-17.4 12.4-20 11.8-26C11.6-29.6 11.6-32 12.4-34.6Z"
    return path(ball) + path(slashes, fill=OWN, stroke_width=_FINE)
