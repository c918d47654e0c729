"""The same six results under every book: a strip a result, a mark a book."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from string import ascii_uppercase
from typing import Final

from spadille.ruleset import Ruleset
from spadille.site.html import Html
from spadille.site.scoring import measures, svg, words
from spadille.site.scoring.measures import Sum
from spadille.site.scoring.results import Survey
from spadille.site.scoring.scale import Scale

_RADIUS: Final = 9
_HEAD: Final = 20
"""The room for a strip's name."""
_FOOT: Final = 22
"""The room for the numbers of the scale."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One book on a strip."""

    letter: str
    sum: Sum


@dataclass(frozen=True, slots=True)
class Strip:
    """One result, and what every book that has it gives for it."""

    name: str
    sums: tuple[tuple[Ruleset, Sum | None], ...]

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The books that have the result, by their letters, those that give least first."""
        lettered = zip(ascii_uppercase, self.sums, strict=False)
        marks = [Mark(letter, found) for letter, (_, found) in lettered if found is not None]
        return tuple(sorted(marks, key=lambda mark: mark.sum.value))

    @property
    def values(self) -> tuple[tuple[str, Fraction], ...]:
        """The titles of the books that have the result, and what they give for it."""
        return tuple((ruleset.title, found.value) for ruleset, found in self.sums if found is not None)

    @property
    def spread(self) -> Fraction:
        """How far the books lie apart."""
        values = [value for _, value in self.values]
        return max(values) - min(values)


def strips(survey: Survey) -> tuple[Strip, ...]:
    """Return the six results."""
    books = measures.drawn(survey)
    return tuple(
        Strip(name, tuple((book.ruleset, measures.sum_of(named, book, survey)) for book in books))
        for name, named in zip(words.STRIPS.heads, measures.SIX, strict=True)
    )


def drawing(several: tuple[Strip, ...]) -> Html:
    """Return the strips one below the other, with one scale."""
    scale = Scale.around(mark.sum.value for strip in several for mark in strip.marks)
    shapes: list[Html] = []
    top = 0
    for strip in several:
        layers = _layers(strip.marks)
        height = _HEAD + (max(layers) + 1) * (2 * _RADIUS + 1) + 4
        shapes.append(svg.label(0, top + 14, strip.name, "sp-chart__name"))
        for mark, layer in zip(strip.marks, layers, strict=True):
            shapes += _mark(mark, scale, y=top + height - 4 - _RADIUS - layer * (2 * _RADIUS + 1))
        top += height
        shapes.append(svg.line((0, 100), (top, top), "sp-chart__ground"))
        top += 4
    axis = scale.axis(_HEAD, top)
    return svg.chart("strips", words.STRIPS, height=top + _FOOT, shapes=(*axis, *shapes))


def _layers(marks: tuple[Mark, ...]) -> list[int]:
    """Return how high each mark must stand not to hide another."""
    taken: list[list[Fraction]] = []
    layers = []
    for mark in marks:
        value = mark.sum.value
        free = next(
            (n for n, row in enumerate(taken) if all(abs(value - other) >= 1 for other in row)), len(taken)
        )
        if free == len(taken):
            taken.append([])
        taken[free].append(value)
        layers.append(free)
    return layers


def _mark(mark: Mark, scale: Scale, *, y: int) -> list[Html]:
    place = scale.across(mark.sum.value)
    manner = "sp-chart__mark--ours" if mark.sum.ours else "sp-chart__mark"
    return [
        svg.circle(place, y, _RADIUS, manner),
        svg.label(place, y + 4, mark.letter, f"sp-chart__letter {manner}-letter"),
    ]
