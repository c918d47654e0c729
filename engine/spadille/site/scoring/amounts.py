"""Sums in won Frages, and shares, as one reads them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from spadille.site.scoring import words

Say = Callable[[Fraction], str]

_SIGNS: Final = {
    Fraction(1, 4): "¼",
    Fraction(1, 3): "⅓",
    Fraction(1, 2): "½",
    Fraction(2, 3): "⅔",
    Fraction(3, 4): "¾",
}


def in_frages(value: Fraction) -> str:
    """Return a sum: `3`, `−1½`, `5/8`."""
    size = abs(value)
    whole, rest = divmod(size, 1)
    if rest and rest not in _SIGNS:
        said = str(size)
    else:
        said = f"{whole if whole or not rest else ''}{_SIGNS.get(rest, '')}"
    return f"−{said}" if value < 0 else said


def in_times(value: Fraction) -> str:
    """Return a share: `5 in 6`."""
    return words.SHARE.format(part=value.numerator, of=value.denominator)
