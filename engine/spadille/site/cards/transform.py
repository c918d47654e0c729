"""The `transform` of an element, as a matrix that moves points."""

from __future__ import annotations

import re
from math import cos, hypot, isclose, radians, sin
from typing import Final, NamedTuple

Point = tuple[float, float]

_CALL: Final = re.compile(r"([a-zA-Z]+)\(([^)]*)\)")


class Matrix(NamedTuple):
    """What a `transform` does: x becomes ax + cy + e, y becomes bx + dy + f."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def after(self, first: Matrix) -> Matrix:
        """Return what comes of doing `first`, and then this."""
        a, b = self.turned((first.a, first.b))
        c, d = self.turned((first.c, first.d))
        return Matrix(a, b, c, d, *self.moved((first.e, first.f)))

    def turned(self, way: Point) -> Point:
        """Return a way from one point to another as it then is."""
        x, y = way
        return self.a * x + self.c * y, self.b * x + self.d * y

    def moved(self, point: Point) -> Point:
        """Return where a point then is."""
        x, y = self.turned(point)
        return x + self.e, y + self.f

    @property
    def scale(self) -> float:
        """How many times as long everything becomes. ValueError where that is not the same in every direction."""
        along, across = hypot(self.a, self.b), hypot(self.c, self.d)
        if not isclose(along, across, rel_tol=1e-6):
            raise ValueError(f"{self}: a line cannot be drawn wider one way than the other")
        return along

    @property
    def mirrors(self) -> bool:
        """Whether left and right are swapped."""
        return self.a * self.d < self.b * self.c


def matrix(transform: str) -> Matrix:
    """Return what a `transform` does. ValueError where it does what no card asks for."""
    found = Matrix()
    for name, arguments in _CALL.findall(transform):
        found = found.after(_called(name, [float(word) for word in arguments.split()]))
    return found


def _called(name: str, of: list[float]) -> Matrix:
    match name, of:
        case "translate", [x, y]:
            return Matrix(e=x, f=y)
        case "scale", [size]:
            return Matrix(a=size, d=size)
        case "scale", [wide, high]:
            return Matrix(a=wide, d=high)
        case "rotate", [turn, *around]:
            c, s = cos(radians(turn)), sin(radians(turn))
            x, y = around or (0, 0)
            return Matrix(c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
    raise ValueError(f"{name}: found {len(of)} numbers; expected translate, scale or rotate with theirs")
