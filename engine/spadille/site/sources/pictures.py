"""Small pictures made at build: how much of a work was read, and how well each of its rules is known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from spadille.collation import question
from spadille.point import Grade, Ruling
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.edition import count_grades
from spadille.site.html import Html, el, join
from spadille.source import Extent, Source
from spadille.vocabulary import find, rank

# Four leaves stand for a work: how many were read, and which.
_LEAVES: Final = {
    Extent.NONE: (),
    Extent.BEGINNING: (0,),
    Extent.PART: (0, 2),
    Extent.MOST: (0, 1, 2),
    Extent.FULL: (0, 1, 2, 3),
}
_LABELS: Final = 112
_CELL: Final = (9, 12)
_STEP: Final = (10.4, 17)


def extent(source: Source) -> Html:
    """Return how much of a source was read: four leaves, and the words for it."""
    which = source.read.extent
    picture = el("svg", *leaves(which), viewBox="0 0 33 12", class_="sp-leaves", aria_hidden="true")
    return el("span", picture, " ", words.EXTENTS[which], class_=f"sp-extent sp-extent--{which.value}")


def leaves(which: Extent) -> list[Html]:
    """Return four leaves, those that were read filled, in a space of 33 by 12."""
    return [
        el(
            "rect",
            x=1 + 8 * place,
            y=1,
            width=6,
            height=10,
            class_="sp-leaf sp-leaf--read" if place in _LEAVES[which] else "sp-leaf",
        )
        for place in range(4)
    ]


def coverage(ruleset: Ruleset, *, defined: bool) -> Html:
    """Return every rule point of a ruleset as a cell that shows its grade, row by row, with a key and the same in words.

    The patterns are drawn once a page: `defined` says whether they have been drawn already.
    """
    rows = [(phase, list(points)) for phase, points in groupby(_points(ruleset), key=_phase)]
    widest = max(len(points) for _, points in rows)
    width, height = round(_LABELS + widest * _STEP[0]), len(rows) * _STEP[1]
    counts = ", ".join(_counts(ruleset))
    picture = el(
        "svg",
        el("desc", words.COVERAGE_DESC.format(counts=counts)),
        None if defined else el("defs", *map(_pattern, _PATTERNS)),
        *(_row(line, phase, points, ruleset=ruleset) for line, (phase, points) in enumerate(rows)),
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_label=words.COVERAGE_OF.format(title=ruleset.title),
        style=f"--width:{width}px",
        class_="sp-strip",
    )
    return el(
        "figure",
        picture,
        _key(ruleset),
        _in_words(rows, ruleset),
        class_="sp-coverage",
        data_search_exclude=True,
    )


def _points(ruleset: Ruleset) -> list[str]:
    return sorted(ruleset.rulings, key=rank)


def _phase(point: str) -> str:
    return point.partition(".")[0]


def _counts(ruleset: Ruleset) -> Iterator[str]:
    for grade, count in count_grades(ruleset).items():
        yield words.COUNTED.format(count=count, grade=words.GRADES[grade].word)


def _row(line: int, phase: str, points: Iterable[str], *, ruleset: Ruleset) -> Html:
    top = line * _STEP[1]
    label = el("text", words.PHASES[phase], x=_LABELS - 8, y=top + 11, class_="sp-strip__label")
    cells = [
        _cell(ruleset.rulings[point].grade, f"{_LABELS + place * _STEP[0]:g}", str(top + 2), title=title)
        for place, point in enumerate(points)
        for title in [_title(ruleset.rulings[point], ruleset)]
    ]
    return join((label, *cells))


def _title(ruling: Ruling, ruleset: Ruleset) -> str:
    return f"{question(find(ruling.point), [ruleset])} {words.GRADES[ruling.grade].word.capitalize()}."


def _cell(grade: Grade, x: str, y: str, *, title: str = "") -> Html:
    return el(
        "rect",
        el("title", title) if title else None,
        x=x,
        y=y,
        width=_CELL[0],
        height=_CELL[1],
        class_=f"sp-cellmark sp-cellmark--{grade.value}",
    )


_PATTERNS: Final = {
    Grade.REPORTED: "M0 1.5h4",
    Grade.IMPLIED: "M-1 5L5 -1M-1 1L1 -1M3 5L5 3",
    Grade.CONJECTURED: "M0 0h2v2h-2zM2 2h2v2h-2z",
    Grade.SILENT: "M-1 -1L5 5",
    Grade.UNREAD: "M2 2h0.1",
}
"""What fills a cell of each grade, within a square of four; what is stated is filled whole."""


def _pattern(grade: Grade) -> Html:
    return el(
        "pattern",
        el("path", d=_PATTERNS[grade], class_=f"sp-pattern sp-pattern--{grade.value}"),
        id=f"sp-fill-{grade.value}",
        width=4,
        height=4,
        patternUnits="userSpaceOnUse",
    )


def _key(ruleset: Ruleset) -> Html:
    entries = [
        el(
            "li",
            el("svg", _cell(grade, "1", "1"), viewBox="0 0 11 14", class_="sp-swatch", aria_hidden="true"),
            f" {count} ",
            el("span", words.GRADES[grade].word, title=words.GRADES[grade].meaning),
        )
        for grade, count in count_grades(ruleset).items()
    ]
    return el("ul", *entries, class_="sp-strip__key")


def _in_words(rows: Iterable[tuple[str, list[str]]], ruleset: Ruleset) -> Html:
    said = []
    for phase, points in rows:
        grades = [ruleset.rulings[point].grade for point in points]
        counts = [
            words.COUNTED.format(count=grades.count(grade), grade=words.GRADES[grade].word)
            for grade in Grade
            if grade in grades
        ]
        said.append(el("li", el("strong", words.PHASES[phase]), ": ", ", ".join(counts)))
    return el("details", el("summary", words.COVERAGE_IN_WORDS), el("ul", *said), class_="sp-strip__words")
