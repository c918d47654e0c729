"""How a step's choices are narrowed, rule by rule: the one source of what is legal and of why something is not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Narrowing:
    """What is left to choose after one more rule has spoken."""

    left: tuple[str, ...]
    because: str
    """Why whatever is no longer left is not allowed, as the end of a sentence."""
    points: tuple[str, ...] = ()
    """The rule points that spoke."""


@dataclass(frozen=True, slots=True)
class Barred:
    """Why an action is not allowed, before it has a place in the deal."""

    because: str
    points: tuple[str, ...]


def legal(narrowings: Iterable[Narrowing]) -> tuple[str, ...]:
    """Return what every rule leaves, sorted."""
    left: tuple[str, ...] = ()
    for narrowing in narrowings:
        left = narrowing.left
    return tuple(sorted(left))


def barred(narrowings: Iterable[Narrowing], action: str) -> Barred | None:
    """Return the first rule that does not leave the action, or None when all do."""
    for narrowing in narrowings:
        if action not in narrowing.left:
            return Barred(narrowing.because, narrowing.points)
    return None


def only(left: Iterable[str], keep: Iterable[str]) -> tuple[str, ...]:
    """Return those of `left` that are also in `keep`, in their order."""
    kept = set(keep)
    return tuple(action for action in left if action in kept)


Narrowings = Iterator[Narrowing]
