"""Half-figures of the French pack, from the neck (y = -36) to the middle of the card (y = 0); colours as with the heads."""

from __future__ import annotations

from typing import Final

from spadille.site.cards.colours import CARD, INK, OWN, YELLOW
from spadille.site.cards.svg import dots, lines, path, plain

_FINE: Final = 0.5
_ROBE: Final = "M-8-31C-17-30-24-26-26-17L-28 0H28L26-17C24-26 17-30 8-31Z"
_TAILS: Final = (
    (0.0, -18.0), (-5.4, -20.6), (5.4, -20.6), (-10.4, -22.4), (10.4, -22.4), (-15.4, -24.4), (15.4, -24.4),
    (-5.4, -24.8), (5.4, -24.8), (-10.4, -27.0), (10.4, -27.0), (-15.6, -28.4), (15.6, -28.4), (-20.0, -25.4), (20.0, -25.4),
)  # fmt: skip


def king() -> str:
    """Return a robe with an ermine collar over a tunic."""
    collar = "M-10-32C-19-30-24-26-25-19C-17-22-8-19 0-12C8-19 17-22 25-19C24-26 19-30 10-32L0-22Z"
    tails = "".join(f"M{x:g} {y:g}l-.7 2.6q.7.7 1.4 0z" for x, y in _TAILS)
    return (
        path(_ROBE)
        + path("M-8-24H8V0H-8Z", fill=OWN)
        + path("M-10.4-18H-8V0H-10.4ZM10.4-18H8V0H10.4ZM0-11.4L2.6-7.8L0-4.2L-2.6-7.8Z", fill=YELLOW)
        + path(collar, fill=CARD)
        + plain(tails, INK)
    )


def queen() -> str:
    """Return a gown with a round neckline and a laced bodice."""
    border = "M-9.4-31C-8.4-24-4.6-20 0-20S8.4-24 9.4-31L12.4-30.4C11.4-22.6 6-17 0-17S-11.4-22.6-12.4-30.4Z"
    sprigs = [(-20, -24), (-15, -19), (-19, -17.4), (17, -25), (12.6, -21), (12, -12)]
    return (
        path(_ROBE)
        + plain(dots(sprigs, 0.9), YELLOW)
        + path("M-9-30.8C-8-24-4-21 0-21S8-24 9-30.8L3.4-31.6H-3.4Z", fill=CARD)
        + path(border, fill=YELLOW)
        + path("M-7.6-19.6L-5 0H5L7.6-19.6C3-16.2-3-16.2-7.6-19.6Z", fill=OWN)
        + path("M-6-14L5.4-10M6-14L-5.4-10M-5.4-9L4.8-5M5.4-9L-4.8-5", fill="none", stroke=YELLOW)
        + lines("M-6.6-31C-5-27.6-2-26.2 0-26.2S5-27.6 6.6-31", _FINE)
        + path(dots([(0, -25)], 1.4), fill=YELLOW, stroke_width=_FINE)
    )


def jack() -> str:
    """Return a doublet with a scalloped collar."""
    collar = "M-7-34C-11-33-14-30.6-15-27L-10.6-24L-8-26L-4.6-22.6L0-26L4.6-22.6L8-26L10.6-24L15-27C14-30.6 11-33 7-34Z"
    buttons = "M-1.5-20.4H1.5V-17.6H-1.5ZM-1.5-15H1.5V-12.2H-1.5ZM-1.5-9.6H1.5V-6.8H-1.5Z"
    return (
        path(_ROBE)
        + path("M-14-28L-10 0H-4.6L-5-27ZM14-28L10 0H4.6L5-27Z", fill=OWN)
        + path("M0-26V0")
        + path(buttons, fill=YELLOW, stroke_width=_FINE)
        + path(collar, fill=CARD)
    )


def arms() -> str:
    """Return an arm across the waist, and one whose hand holds something upright at 19.4 -18."""
    return _resting() + _raised()


def _raised() -> str:
    return (
        path("M9.4 0C11-5 12.6-9 13.6-12.6H23.4C25-8.6 26.6-4.4 28 0Z", fill=OWN)
        + lines("M15.6-11.6C14.8-8 13.8-4 12.4-.6M18.6-11.6V-.6M21.6-11.6C22.4-8 23.4-4 24.8-.6", _FINE)
        + path("M15.2-15.4C14.6-18.4 15-21 16.4-21.6H20.6C22.6-21 23.4-18 22.2-15.4Z", fill=CARD)
        + lines("M15.2-19.6H19M15-17.6H18.6", _FINE)
        + path("M13-15.6H24V-12H13Z", fill=YELLOW)
    )


def _resting() -> str:
    hand = "M-11.4-13.4C-8-14-4-12.6-2-10.6C-1.2-9.6-1.6-8.6-3-8.6L-4-8.4C-3-7.4-3.6-6.4-5-6.4C-7-6-8.6-5.6-9.6-5.8Z"
    return (
        path("M-28-13C-22-17-18-16.4-13.4-14.6L-10.6-4.6C-16-2-22-.6-28 0Z", fill=OWN)
        + lines("M-27-10C-22-12-17-12-13.6-11.6M-27-6C-22-7-16-8-12.4-8.4", _FINE)
        + path(hand, fill=CARD)
        + lines("M-8.4-10.2L-3.4-8.6M-8-8.2L-4.4-7.2", _FINE)
        + path("M-15-15L-11.4-15.4L-8.6-5.2L-12-4.4Z", fill=YELLOW)
    )
