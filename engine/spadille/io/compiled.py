"""The whole edition in one JSON text: made when the site is built, read where there are no files and no YAML."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spadille.errors import UsageError
from spadille.io.ruleset_json import (
    baseline_from_data,
    baseline_to_data,
    ruleset_from_data,
    ruleset_to_data,
)
from spadille.ruleset import Baseline, Ruleset

if TYPE_CHECKING:
    from spadille.source import Source

FORMAT: Final = "spadille.edition/1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Compiled:
    """An edition that has been compiled; its rulesets stay data until each is asked for."""

    edition: str
    """Which edition it is."""
    baseline: Baseline
    witnesses: Mapping[str, str]
    """The short name of every source by its id, by date."""
    rulesets: Mapping[str, Mapping[str, Any]]
    """The data of every ruleset by its id, by the date of its source."""

    def ruleset(self, name: str) -> Ruleset:
        """Return the ruleset with this id; KeyError where there is none."""
        return ruleset_from_data(self.rulesets[name], self.baseline)


def by_date(sources: Iterable[Source]) -> tuple[Source, ...]:
    """Return the sources by the year in which each first appeared, those without a date last."""
    return tuple(sorted(sources, key=_date))


def in_order(rulesets: Iterable[Ruleset], sources: Iterable[str]) -> tuple[Ruleset, ...]:
    """Return the rulesets in the order of their sources, whose ids are given by date; those of no source last."""
    places = {source_id: place for place, source_id in enumerate(sources)}
    return tuple(sorted(rulesets, key=lambda ruleset: (places.get(ruleset.source, len(places)), ruleset.id)))


def edition_to_json(rulesets: Iterable[Ruleset], sources: Iterable[Source], edition: str) -> str:
    """Return the edition as text. There must be a ruleset; the baseline is that of the first."""
    dated = by_date(sources)
    ordered = in_order(rulesets, (source.id for source in dated))
    data = {
        "format": FORMAT,
        "edition": edition,
        "baseline": baseline_to_data(ordered[0].baseline),
        "witnesses": {source.id: source.short for source in dated},
        "rulesets": [ruleset_to_data(ruleset) for ruleset in ordered],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def edition_from_json(text: str) -> Compiled:
    """Return the edition that `edition_to_json` wrote; UsageError where the text is of another format."""
    data = json.loads(text)
    if data.get("format") != FORMAT:
        raise UsageError(f"found an edition of the format {data.get('format')!r}; expected {FORMAT!r}")
    return Compiled(
        edition=data["edition"],
        baseline=baseline_from_data(data["baseline"]),
        witnesses=data["witnesses"],
        rulesets={ruleset["id"]: ruleset for ruleset in data["rulesets"]},
    )


def _date(source: Source) -> tuple[int, str]:
    dates = source.bibliography.dates
    issued = dates.get("original-date") or dates.get("issued")
    return (issued.first if issued else 9999), source.id
