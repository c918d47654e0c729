"""Two rulesets held against each other, question by question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from spadille.collation import Row
from spadille.ruleset import Ruleset
from spadille.site.pairs.paths import pair_page


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """What two books say on the same questions; only what a book says itself counts."""

    one: Ruleset
    other: Ruleset
    differ: tuple[Row, ...]
    agree: tuple[Row, ...]
    only: Mapping[str, tuple[Row, ...]]
    """By the id of the one of the two that answers alone."""

    @property
    def sides(self) -> tuple[Ruleset, Ruleset]:
        """The two, in the order of the page's address."""
        return self.one, self.other

    @property
    def common(self) -> int:
        """How many questions both answer."""
        return len(self.differ) + len(self.agree)

    @property
    def path(self) -> str:
        """The path of their page."""
        return pair_page(self.one.id, self.other.id)


def pairs(rulesets: Iterable[Ruleset], rows: Iterable[Row]) -> tuple[Pair, ...]:
    """Return every two of the rulesets, sorted by their ids."""
    everything = tuple(rows)
    by_id = sorted(rulesets, key=lambda ruleset: ruleset.id)
    return tuple(_pair(one, other, everything) for one, other in combinations(by_id, 2))


def _pair(one: Ruleset, other: Ruleset, rows: tuple[Row, ...]) -> Pair:
    differ: list[Row] = []
    agree: list[Row] = []
    only: dict[str, list[Row]] = {one.id: [], other.id: []}
    for row in rows:
        mine, yours = (
            entry.attested if (entry := row.entries.get(ruleset.spec)) else None for ruleset in (one, other)
        )
        if mine is not None and yours is not None:
            (agree if mine == yours else differ).append(row)
        elif mine is not None:
            only[one.id].append(row)
        elif yours is not None:
            only[other.id].append(row)
    return Pair(
        one=one,
        other=other,
        differ=tuple(differ),
        agree=tuple(agree),
        only={name: tuple(found) for name, found in only.items()},
    )
