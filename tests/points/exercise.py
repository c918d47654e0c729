"""One question put to the engine under each of its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from spadille.point import Raw
from spadille.ruleset import Ruleset
from support.plain import plain


@dataclass(frozen=True)
class Exercise:
    """A situation, and what is seen in it under each answer to one rule point."""

    point: str
    what: str
    seen: Callable[[Ruleset], Any]
    expected: Mapping[str, Any]
    """By the answer's word."""
    under: Mapping[str, Raw]
    """Further answers that the situation needs."""

    def see(self, answer: str) -> Any:
        """Return what is seen under an answer."""
        return self.seen(plain({**self.under, self.point: answer}))


def exercise(
    point: str,
    what: str,
    expected: Mapping[str, Any],
    *,
    seen: Callable[[Ruleset], Any],
    under: Mapping[str, Raw] | None = None,
) -> Exercise:
    """Return an exercise; the answers of `under` are laid over the plain ruleset."""
    return Exercise(point, what, seen, expected, under or {})
