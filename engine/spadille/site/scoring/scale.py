"""The scale of a chart: from sums to places across."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from spadille.site.html import Html
from spadille.site.scoring import amounts, svg


@dataclass(frozen=True, slots=True)
class Scale:
    """Whole numbers that enclose every sum, with some room at either end."""

    low: int
    high: int

    @classmethod
    def around(cls, values: Iterable[Fraction]) -> Scale:
        """Return the scale for these values and nought."""
        several = [*values, Fraction(0)]
        return cls(floor(min(several)) - 1, ceil(max(several)) + 1)

    def across(self, value: Fraction | int) -> Fraction:
        """Return the place of a sum, in hundredths of the width."""
        return Fraction(value - self.low) / (self.high - self.low) * 100

    def ticks(self) -> tuple[int, ...]:
        """Return the sums that are written below the chart: nought, one, and every third."""
        return tuple(value for value in range(self.low + 1, self.high) if value % 3 == 0 or value == 1)

    def axis(self, top: int, bottom: int) -> tuple[Html, ...]:
        """Return the lines of the scale and the sums below them; nought and one stand out."""
        shapes = []
        for value in self.ticks():
            place = self.across(value)
            manner = {0: "sp-chart__nought", 1: "sp-chart__one"}.get(value, "sp-chart__tick")
            shapes += [
                svg.line((place, place), (top, bottom), manner),
                svg.label(place, bottom + 14, amounts.in_frages(Fraction(value)), "sp-chart__number"),
            ]
        return tuple(shapes)
