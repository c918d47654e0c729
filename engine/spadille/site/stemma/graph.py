"""What is drawn: which dependences, and the works that have one, in an order in which every child stands below its parents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spadille.source import Certainty, Dependency, How, Source, WorkKind

_LATE: Final = 9000
"""The place in time of what bears no date; every year comes before it."""

_WEB: Final = frozenset({WorkKind.WIKI, WorkKind.WEB_PAGE})
_SAME_TEXT: Final = frozenset({How.TRANSLATION, How.REVISION})


@dataclass(frozen=True, slots=True)
class Link:
    """One work depends on another."""

    child: str
    parent: str
    how: How
    certain: bool

    @property
    def of_text(self) -> bool:
        """Whether the child is the parent's text in another state, and does not only cite it."""
        return self.how is not How.CITES


def links(sources: Mapping[str, Source]) -> tuple[Link, ...]:
    """Return the dependences to be drawn.

    What a translation or a later state takes over from its model is drawn once, at the model: a translation's
    references are its original's, and the grandchild of a text is drawn as the child's child.
    """
    return tuple(
        Link(source.id, entry.source, entry.how, entry.certain is Certainty.STATED)
        for source in sources.values()
        for entry in source.depends_on
        if entry.source in sources and not _taken_over(source, entry, sources)
    )


def _taken_over(source: Source, entry: Dependency, sources: Mapping[str, Source]) -> bool:
    for model in source.depends_on:
        if model is entry or model.how not in _SAME_TEXT or model.source not in sources:
            continue
        through = [link.source for link in sources[model.source].depends_on]
        if entry.source in through and (entry.how in _SAME_TEXT or model.how is How.TRANSLATION):
            return True
    return False


def families(drawn: Sequence[Link]) -> tuple[tuple[Link, ...], tuple[Link, ...]]:
    """Return the links of the largest group of works that hang together, and all others."""
    groups: list[set[str]] = []
    for link in drawn:
        touched = [group for group in groups if {link.child, link.parent} & group]
        groups = [group for group in groups if group not in touched]
        groups.append({link.child, link.parent}.union(*touched))
    largest = max(groups, key=len, default=set())
    return (
        tuple(link for link in drawn if link.child in largest),
        tuple(link for link in drawn if link.child not in largest),
    )


def ordered(sources: Mapping[str, Source], drawn: Sequence[Link]) -> tuple[str, ...]:
    """Return the ids of all works with a dependence, from the oldest to the youngest.

    What bears no date stands as early as its parents allow if it is a book, and among the youngest if it is a page of
    the web; a work is never above one on which it depends.
    """
    waiting = dict.fromkeys(source for link in drawn for source in (link.child, link.parent))
    found: list[str] = []
    while waiting:
        ready = [
            name for name in waiting if all(link.parent in found for link in drawn if link.child == name)
        ]
        # A circle cannot be drawn downward; whatever of it comes first is put there. Of several at one time those come
        # first from which nothing more follows, so that a line of descent is not cut by what only hangs on it.
        chosen = min(
            ready or waiting,
            key=lambda name: (_season(name, sources, drawn), len(_below(name, drawn)), name),
        )
        found.append(chosen)
        del waiting[chosen]
    return tuple(found)


def _season(name: str, sources: Mapping[str, Source], drawn: Iterable[Link]) -> float:
    """Return the year of a work, or the place in time of one that bears none."""
    year = year_of(sources[name])
    if year is not None:
        return year
    above = [year_of(sources[link.parent]) for link in drawn if link.child == name]
    years = [year for year in above if year is not None]
    return max(years) + 0.5 if years and sources[name].kind not in _WEB else _LATE


def _below(name: str, drawn: Sequence[Link]) -> set[str]:
    """Return all that depends on a work, directly or not."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        above = waiting.pop()
        new = {link.child for link in drawn if link.parent == above} - found
        found |= new
        waiting += new
    return found


def year_of(source: Source) -> int | None:
    """Return the year in which a work, or its first printing, came out; None where it is not known."""
    dates = source.bibliography.dates
    date = dates.get("original-date") or dates.get("issued")
    return date.first if date else None
