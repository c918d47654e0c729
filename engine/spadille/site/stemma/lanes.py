"""Where everything stands: one row a work, in time, and one lane for each line of descent, the trunk leftmost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille.site.stemma.graph import Link


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The stemma before it is drawn."""

    rows: Mapping[str, int]
    """The row of each work, from 0, in the order of time."""
    lanes: Mapping[str, int]
    """The lane of each work, from 0."""
    links: tuple[Link, ...]

    @property
    def width(self) -> int:
        """How many lanes there are."""
        return max(self.lanes.values(), default=-1) + 1

    def children(self, parent: str) -> list[Link]:
        """Return the links to a work's children, from the first row to the last."""
        found = [link for link in self.links if link.parent == parent]
        return sorted(found, key=lambda link: self.rows[link.child])

    def parents(self, child: str) -> list[Link]:
        """Return the links to a work's parents, from the left lane to the right."""
        found = [link for link in self.links if link.child == child]
        return sorted(found, key=lambda link: self.lanes[link.parent])


def plan(order: Sequence[str], links: tuple[Link, ...]) -> Plan:
    """Return the plan for works in the order of time.

    A work stands in the lane of the text that it continues, so that the states of one text form a straight trunk. A lane
    is taken from its first work down to the last child of its works; lanes that end early stand further left, so that
    their lines cross few others.
    """
    rows = {name: row for row, name in enumerate(order)}
    chains = sorted(
        _chains(order, links), key=lambda chain: (-len(chain), _end(chain, rows, links), rows[chain[0]])
    )
    free: list[list[tuple[int, int]]] = []
    lanes: dict[str, int] = {}
    for chain in chains:
        span = rows[chain[0]], _end(chain, rows, links)
        lane = next((place for place, taken in enumerate(free) if _fits(span, taken)), len(free))
        if lane == len(free):
            free.append([])
        free[lane].append(span)
        lanes.update(dict.fromkeys(chain, lane))
    return Plan(rows=rows, lanes=lanes, links=links)


def _chains(order: Sequence[str], links: Iterable[Link]) -> Iterator[list[str]]:
    """Yield the lines of descent: every work is in one.

    A text goes on in the last of its children, if that is its next state: whatever else hangs on it has then left the
    lane above that child, and no line runs through a work to which it does not belong.
    """
    last = {link.parent: link for link in sorted(links, key=lambda link: order.index(link.child))}
    heir: dict[str, str] = {}
    for parent, link in last.items():
        if link.of_text and link.child not in heir.values():
            heir[parent] = link.child
    heirs = set(heir.values())
    for name in order:
        if name in heirs:
            continue
        chain = [name]
        while chain[-1] in heir:
            chain.append(heir[chain[-1]])
        yield chain


def _end(chain: Sequence[str], rows: Mapping[str, int], links: Iterable[Link]) -> int:
    below = [rows[link.child] for link in links if link.parent in chain]
    return max([rows[chain[-1]], *below])


def _fits(span: tuple[int, int], taken: Iterable[tuple[int, int]]) -> bool:
    return all(span[0] > last or span[1] < first for first, last in taken)
