"""The stemma as a picture: time runs downward, a disc for each work, a line from each work to what was made from it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spadille.bibliography import year_text
from spadille.site import words
from spadille.site.here import Here
from spadille.site.html import Html, classes, el, join
from spadille.site.sources.pictures import leaves
from spadille.site.stemma.graph import Link
from spadille.site.stemma.lanes import Plan
from spadille.source import Extent, Source

_DISC: Final = 6.5
_BEND: Final = 8.0
_ASIDE: Final = 4.0
"""How far above the middle of a row what is only inferred comes in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """The measures of a picture, in its own units."""

    name: str
    years: float
    """Width of the column of years."""
    lane: float
    row: float
    letters: int
    """How many letters of a label stand in one line."""
    label: float
    """Width of a label."""
    detail: float
    """Width of what is said behind the label; 0 where nothing is."""


WIDE: Final = Measure(name="wide", years=64, lane=25, row=38, letters=40, label=258, detail=318)
NARROW: Final = Measure(name="narrow", years=38, lane=10.4, row=40, letters=21, label=150, detail=0)


@dataclass(frozen=True, slots=True)
class Canvas:
    """A plan with its measures, on the page on which it is drawn."""

    plan: Plan
    measure: Measure
    here: Here

    def x(self, name: str) -> float:
        """Return where a work's lane is."""
        return self.measure.years + (self.plan.lanes[name] + 0.5) * self.measure.lane

    def y(self, name: str) -> float:
        """Return where a work's row is."""
        return (self.plan.rows[name] + 0.5) * self.measure.row

    @property
    def labels(self) -> float:
        """Where the labels begin."""
        return self.measure.years + self.plan.width * self.measure.lane + 10

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        width = self.labels + self.measure.label + self.measure.detail
        return width, len(self.plan.rows) * self.measure.row

    def source(self, name: str) -> Source:
        """Return the work."""
        return self.here.edition.sources[name]


def picture(plan: Plan, measure: Measure, here: Here, *, title: str) -> Html:
    """Return the picture; its text equivalent is the list beside it."""
    canvas = Canvas(plan, measure, here)
    width, height = canvas.size
    return el(
        "svg",
        el("title", title),
        el("desc", words.STEMMA_DESC),
        el("g", *_crossings(canvas), class_="sp-stemma__across"),
        el("g", *_drops(canvas), class_="sp-stemma__down"),
        el("g", *_bends(canvas), class_="sp-stemma__bends"),
        *(_work(name, canvas) for name in plan.rows),
        viewBox=f"0 0 {width:g} {height:g}",
        role="group",
        aria_label=title,
        style=f"--width:{width:g}px",
        class_=f"sp-stemma sp-stemma--{measure.name}",
    )


def _line(link: Link) -> str:
    return (
        classes(
            "sp-line",
            "sp-line--text" if link.of_text else None,
            None if link.certain else "sp-line--inferred",
        )
        or ""
    )


def _height(link: Link, canvas: Canvas) -> float:
    return canvas.y(link.child) - (0 if link.certain else _ASIDE)


def _crossings(canvas: Canvas) -> Iterator[Html]:
    """Yield what runs across: from beside a parent's lane to the child."""
    for name in canvas.plan.rows:
        for link in canvas.plan.parents(name):
            start, end = canvas.x(link.parent), canvas.x(name)
            if start != end:
                side = _BEND if start < end else -_BEND
                path = f"M{start + side:g} {_height(link, canvas):g}H{end:g}"
                yield el("path", d=path, class_=_line(link))


def _drops(canvas: Canvas) -> Iterator[Html]:
    """Yield what runs down: from each parent to its last child, each piece as sure as what still hangs on it."""
    for name in canvas.plan.rows:
        children = canvas.plan.children(name)
        top, x = canvas.y(name), canvas.x(name)
        for place, link in enumerate(children):
            onward = children[place:]
            best = max(onward, key=lambda one: (one.of_text, one.certain))
            straight = canvas.x(link.child) == x
            bottom = canvas.y(link.child) if straight else _height(link, canvas) - _BEND
            path = f"M{x:g} {top:g}V{bottom:g}"
            yield el("path", d=path, class_="sp-line__halo")
            yield el("path", d=path, class_=_line(best))
            top = bottom


def _bends(canvas: Canvas) -> Iterator[Html]:
    for name in canvas.plan.rows:
        for link in canvas.plan.parents(name):
            start, end, y = canvas.x(link.parent), canvas.x(name), _height(link, canvas)
            if start != end:
                side = _BEND if start < end else -_BEND
                path = f"M{start:g} {y - _BEND:g}Q{start:g} {y:g} {start + side:g} {y:g}"
                yield el("path", d=path, class_=_line(link))


def _work(name: str, canvas: Canvas) -> Html:
    source, y = canvas.source(name), canvas.y(name)
    extent = source.read.extent
    return el(
        "a",
        el(
            "rect",
            x=0,
            y=f"{y - canvas.measure.row / 2 + 1:g}",
            width=f"{canvas.size[0]:g}",
            height=f"{canvas.measure.row - 2:g}",
            rx=4,
            class_="sp-stemma__row",
        ),
        el(
            "text",
            _year(source),
            x=f"{canvas.measure.years - 12:g}",
            y=f"{y + 4:g}",
            class_="sp-stemma__year",
        ),
        el("path", d=f"M{canvas.x(name) + 10:g} {y:g}H{canvas.labels - 6:g}", class_="sp-stemma__leader"),
        _disc(canvas.x(name), y, extent),
        _label(source, y, canvas),
        _detail(source, y, canvas) if canvas.measure.detail else None,
        href=canvas.here.href(f"sources/{name}.md"),
        class_=classes("sp-work", "sp-work--lost" if extent is Extent.NONE else None),
    )


def _year(source: Source) -> str:
    dates = source.bibliography.dates
    date = dates.get("original-date") or dates.get("issued")
    return year_text(date) if date else words.STEMMA_UNDATED


def _disc(x: float, y: float, extent: Extent) -> Html:
    """Return a full disc for a work read whole, a ring for one not read, and in between a part of the disc."""
    ring = el("circle", cx=f"{x:g}", cy=f"{y:g}", r=f"{_DISC:g}", class_="sp-disc")
    if extent is Extent.NONE:
        return ring
    if extent is Extent.FULL:
        return join(
            (ring, el("circle", cx=f"{x:g}", cy=f"{y:g}", r=f"{_DISC - 2.2:g}", class_="sp-disc__read"))
        )
    inner = _DISC - 2.2
    half = f"M{x:g} {y - inner:g}A{inner:g} {inner:g} 0 0 0 {x:g} {y + inner:g}Z"
    return join((ring, el("path", d=half, class_="sp-disc__read")))


def _label(source: Source, y: float, canvas: Canvas) -> Html:
    lines = textwrap.wrap(source.short, canvas.measure.letters)[:2]
    first = y + 4.5 - 7 * (len(lines) - 1)
    spans = [
        el(
            "tspan",
            f"{line} " if place < len(lines) - 1 else line,
            x=f"{canvas.labels:g}",
            y=f"{first + 14.5 * place:g}",
        )
        for place, line in enumerate(lines)
    ]
    return el("text", *spans, class_="sp-stemma__label")


def _detail(source: Source, y: float, canvas: Canvas) -> Html:
    x = canvas.labels + canvas.measure.label
    said = f"{words.EXTENTS[source.read.extent]}, {words.KINDS[source.kind]}"
    return join(
        (
            el("g", *leaves(source.read.extent), transform=f"translate({x:g} {y - 6:g})"),
            el("text", said, x=f"{x + 42:g}", y=f"{y + 4:g}", class_="sp-stemma__detail"),
        )
    )
