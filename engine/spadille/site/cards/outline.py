"""Outlines: the `d` of a path as steps that can be moved, turned, mirrored and written again.

A step is written relative to where it begins, so that the same sign in another place is the same text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from math import hypot, isclose, sqrt
from typing import Final, NamedTuple

from spadille.site.cards.svg import DECIMALS, number
from spadille.site.cards.transform import Matrix, Point

Arc = tuple[float, float, int, int]
"""Both radii, then whether it is the larger arc, and whether it runs clockwise."""

_TOKEN: Final = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)")
_NUMBERS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7, "z": 0}


class Box(NamedTuple):
    """A part of the card."""

    left: float
    top: float
    right: float
    bottom: float

    def touches(self, other: Box) -> bool:
        """Whether the two have more than an edge in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class Step(NamedTuple):
    """A command of a path; the points are relative to where it begins, the last is where it ends."""

    letter: str
    points: tuple[Point, ...] = ()
    arc: Arc | None = None


class _Pen:
    """Where a path has come to, and where its present part began."""

    def __init__(self, start: Point) -> None:
        self.here = self.begun = start

    def go(self, letter: str, points: tuple[Point, ...]) -> None:
        """Take a step, which may have been rounded."""
        self.here = self.to(points[-1]) if points else self.begun
        if letter == "m":
            self.begun = self.here

    def to(self, way: Point) -> Point:
        """Return where a way leads from here."""
        return self.here[0] + way[0], self.here[1] + way[1]


class Outline(NamedTuple):
    """A path: where it begins, and its steps from there."""

    start: Point
    steps: tuple[Step, ...]

    def under(self, matrix: Matrix) -> Outline:
        """Return the outline as a transform leaves it. ValueError where an arc that is no circle would be turned."""
        return Outline(matrix.moved(self.start), tuple(_under(step, matrix) for step in self.steps))

    def box(self, line: float) -> Box:
        """Return the left, top, right and bottom of a box in which the outline lies with its line; it may be larger."""
        xs, ys = zip(*self._reach(), strict=True)
        return Box(min(xs) - line, min(ys) - line, max(xs) + line, max(ys) + line)

    def _reach(self) -> Iterator[Point]:
        pen, control = _Pen(self.start), (0.0, 0.0)
        yield pen.here
        for letter, points, arc in self.steps:
            if letter == "s":
                yield pen.here[0] - control[0], pen.here[1] - control[1]
            yield from map(pen.to, points)
            if arc:
                yield from _around(pen.here, points[0], arc)
            curved = letter in "cs"
            control = (points[-2][0] - points[-1][0], points[-2][1] - points[-1][1]) if curved else (0.0, 0.0)
            pen.go(letter, points)

    def __str__(self) -> str:
        """Return the `d`. What is rounded away is made good by the next step, so that nothing drifts."""
        text = f"M{_joined(self.start)}"
        true, written = _Pen((0.0, 0.0)), _Pen((0.0, 0.0))
        for letter, points, arc in self.steps:
            away = (true.here[0] - written.here[0], true.here[1] - written.here[1])
            ways = tuple((_rounded(x + away[0]), _rounded(y + away[1])) for x, y in points)
            text += _written(letter, ways, arc)
            true.go(letter, points)
            written.go(letter, ways)
        return text


def outline(d: str) -> Outline:
    """Return the outline that the `d` of a path tells. ValueError where it does not begin with M."""
    commands = _commands(_TOKEN.findall(d))
    letter, first = next(commands)
    if letter != "M":
        raise ValueError(f"{d!r}: found {letter} at the beginning of a path, expected M")
    start = (first[0], first[1])
    pen, steps = _Pen(start), []
    for letter, numbers in commands:
        step = _step(letter, numbers, pen.here)
        steps.append(step)
        pen.go(step.letter, step.points)
    return Outline(start, tuple(steps))


def rectangle(x: float, y: float, width: float, height: float, *, corner: float = 0) -> Outline:
    """Return a rectangle, with round corners where a radius is given."""
    if not corner:
        return outline(f"M{x} {y}h{width}v{height}h{-width}z")
    r, across, down = corner, width - 2 * corner, height - 2 * corner
    turn = f"a{r} {r} 0 0 1 "
    return outline(
        f"M{x + r} {y}h{across}{turn}{r} {r}v{down}{turn}{-r} {r}h{-across}{turn}{-r} {-r}v{-down}{turn}{r} {-r}z"
    )


def ellipse(rx: float, ry: float) -> Outline:
    """Return an ellipse around 0 0."""
    return outline(f"M{-rx} 0a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0z")


def _around(here: Point, way: Point, arc: Arc) -> Iterator[Point]:
    """Return two corners between which a circle lies that has the whole arc on it or within."""
    radius, chord = max(arc[:2]), hypot(*way)
    away = sqrt(max(0, radius**2 - chord**2 / 4)) * (1 if arc[2] != arc[3] else -1)
    x = here[0] + way[0] / 2 - away * way[1] / chord
    y = here[1] + way[1] / 2 + away * way[0] / chord
    yield from ((x + edge, y + edge) for edge in (-radius, radius))


def _commands(tokens: list[str]) -> Iterator[tuple[str, list[float]]]:
    letter, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        count = _NUMBERS[letter.lower()]
        yield letter, [float(token) for token in tokens[at : at + count]]
        at += count
        # What follows a beginning without a letter of its own is a line.
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _step(letter: str, numbers: list[float], here: Point) -> Step:
    name = letter.lower()
    from_x, from_y = here if letter.isupper() else (0.0, 0.0)
    if name == "h":
        return Step("l", ((numbers[0] - from_x, 0),))
    if name == "v":
        return Step("l", ((0, numbers[0] - from_y),))
    arc = None
    if name == "a":
        rx, ry, turn, large, clockwise = numbers[:5]
        if turn:
            raise ValueError(f"found an arc turned by {turn}, expected 0")
        arc, numbers = (rx, ry, int(large), int(clockwise)), numbers[5:]
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return Step(name, tuple((x - from_x, y - from_y) for x, y in pairs), arc)


def _under(step: Step, matrix: Matrix) -> Step:
    points = tuple(matrix.turned(point) for point in step.points)
    if step.arc is None:
        return Step(step.letter, points)
    rx, ry, large, clockwise = step.arc
    if rx != ry and not isclose(matrix.b, 0, abs_tol=1e-9):
        raise ValueError(f"{matrix}: an arc that is no circle cannot be turned")
    return Step(
        step.letter, points, (rx * matrix.scale, ry * matrix.scale, large, clockwise ^ matrix.mirrors)
    )


def _written(letter: str, ways: tuple[Point, ...], arc: Arc | None) -> str:
    if letter == "l":
        x, y = ways[0]
        if not y:
            return f"h{number(x)}"
        if not x:
            return f"v{number(y)}"
    numbers = [*arc[:2], 0, *arc[2:]] if arc else []
    return letter + _joined([*numbers, *(part for way in ways for part in way)])


def _joined(numbers: Iterable[float]) -> str:
    texts = [number(_rounded(part)) for part in numbers]
    return "".join(text if text.startswith("-") else f" {text}" for text in texts).strip()


def _rounded(part: float) -> float:
    # What rounds to nothing is 0, whichever side it comes from.
    return round(part, DECIMALS) + 0.0
