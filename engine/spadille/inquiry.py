"""The only way in which the engine reads a rule, and the memory of what was asked."""

from __future__ import annotations

from typing import TypeVar

from spadille.point import Point
from spadille.ruleset import Ruleset

T = TypeVar("T")


class Inquiry:
    """Asks a ruleset for answers during one step, and remembers which points were asked."""

    __slots__ = ("_asked", "ruleset")

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self._asked: dict[str, None] = {}

    def ask(self, point: Point[T]) -> T:
        """Return the answer to a rule point, and note that it was asked."""
        self._asked[point.id] = None
        return self.ruleset.answer(point)

    @property
    def asked(self) -> tuple[str, ...]:
        """The ids of the points asked, in the order of the first asking."""
        return tuple(self._asked)
