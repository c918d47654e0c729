"""What the books' results share, each thing once: the rest names it by its place."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from spadille.point import Citation
from spadille.site.scoring.faults import Fault

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Pool(Generic[T]):
    """Things by their places, in the order in which they were first met."""

    places: dict[T, int] = field(default_factory=dict)

    def place(self, thing: T) -> int:
        """Return the place of a thing, which takes the next one when it is new."""
        return self.places.setdefault(thing, len(self.places))

    def all_places(self, things: Iterable[T]) -> tuple[int, ...]:
        """Return the place of each thing."""
        return tuple(self.place(thing) for thing in things)

    def __iter__(self) -> Iterator[T]:
        return iter(self.places)


@dataclass(frozen=True, slots=True)
class Shared:
    """The pools of the whole file."""

    points: Pool[str] = field(default_factory=Pool)
    cites: Pool[Citation] = field(default_factory=Pool)
    notes: Pool[str] = field(default_factory=Pool)
    labels: Pool[str] = field(default_factory=Pool)
    faults: Pool[Fault] = field(default_factory=Pool)
    reasons: Pool[tuple[int, ...]] = field(default_factory=Pool)
    """Lists of faults, by their places."""
