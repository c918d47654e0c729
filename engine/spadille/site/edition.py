"""The whole edition as the pages see it: every ruleset, source and record, in the order in which readers meet them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from spadille.glossary import EMPTY, Glossary
from spadille.io.compiled import by_date, in_order
from spadille.point import Family, Grade, Point
from spadille.record import Record
from spadille.ruleset import Baseline, Ruleset
from spadille.site.readings import Reading
from spadille.source import Source
from spadille.vocabulary import ENTRIES


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """Rulesets by the date of their sources, sources by date, records by id."""

    rulesets: tuple[Ruleset, ...]
    sources: Mapping[str, Source]
    records: tuple[Record, ...]
    exchanged: tuple[Ruleset, ...] = ()
    """Rulesets with overlays that some record expects something of."""
    glossary: Glossary = EMPTY
    readings: tuple[Reading, ...] = ()
    """The contradictions that the editors had to decide."""

    @property
    def baseline(self) -> Baseline:
        """The editors' own answers."""
        return self.rulesets[0].baseline

    def ruleset(self, spec: str) -> Ruleset | None:
        """Return the ruleset with this id, or with these overlays, or None."""
        return next((found for found in (*self.rulesets, *self.exchanged) if found.spec == spec), None)

    def asks(self, point_id: str) -> bool:
        """Tell whether there is a ruling, silence included, of some source on the point."""
        return any(point_id in ruleset.rulings for ruleset in self.rulesets)

    def games(self) -> tuple[str, ...]:
        """Return every game that some ruleset or the baseline knows, those of the baseline first."""
        return tuple(dict.fromkeys(game for ruleset in self.rulesets for game in ruleset.known_games()))


def edition(
    rulesets: Iterable[Ruleset],
    sources: Iterable[Source],
    records: Iterable[Record],
    *,
    exchanged: Iterable[Ruleset] = (),
    glossary: Glossary = EMPTY,
    readings: Iterable[Reading] = (),
) -> Edition:
    """Return the edition with everything in its order."""
    dated = {source.id: source for source in by_date(sources)}
    return Edition(
        rulesets=in_order(rulesets, dated),
        sources=dated,
        records=tuple(sorted(records, key=lambda record: record.id)),
        exchanged=tuple(exchanged),
        glossary=glossary,
        readings=tuple(readings),
    )


def entry_of(point_id: str) -> Point[Any] | Family[Any] | None:
    """Return the point or family with this id, or the family of the point, or None."""
    family = point_id.rpartition(".")[0]
    found = None
    for entry in ENTRIES:
        if entry.id == point_id:
            return entry
        if isinstance(entry, Family) and entry.id == family:
            found = entry
    return found


def question(point: Point[Any], baseline: Baseline) -> str:
    """Return the question, its game called by the baseline's name."""
    entry = entry_of(point.id)
    name = baseline.names.get(point.id.rpartition(".")[2])
    return entry.question.format(game=name) if isinstance(entry, Family) and name else point.question


def count_grades(ruleset: Ruleset) -> dict[Grade, int]:
    """Return how many of the ruleset's own rulings have each grade, in the order of the grades."""
    grades = [ruling.grade for ruling in ruleset.rulings.values()]
    return {grade: grades.count(grade) for grade in Grade if grade in grades}
