"""Every generated page of the site, from the edition's files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from spadille.errors import DataError, Problem
from spadille.io import folders
from spadille.io.records import load_record
from spadille.io.sources import load_sources
from spadille.library import all_rulesets, load_ruleset
from spadille.record import Record
from spadille.site import (
    collation_page,
    deal_index,
    deal_page,
    indexes,
    points_page,
    ruleset_page,
    source_page,
)
from spadille.site.edition import Edition, edition
from spadille.site.page import Page
from spadille.site.scoring import page as scoring_page
from spadille.site.study import studies


def load_edition(deals: Path) -> Edition:
    """Return the edition with the records in the folder `deals`; DataError with every problem of every file."""
    records = load_records(deals)
    return edition(
        all_rulesets(),
        load_sources(folders.sources_folder()).values(),
        records,
        exchanged=[load_ruleset(spec) for spec in _overlaid(records)],
    )


@cache
def loaded(deals: Path) -> Edition:
    """Return the edition as `load_edition` does, read once."""
    return load_edition(deals)


def load_records(folder: Path) -> tuple[Record, ...]:
    """Return the records in a folder, sorted by file; DataError with every problem of every file."""
    problems: list[Problem] = []
    records = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            records.append(load_record(path))
        except DataError as error:
            problems += error.problems
    if problems:
        raise DataError(problems)
    return tuple(records)


def pages(everything: Edition) -> Iterator[Page]:
    """Yield every generated page."""
    yield indexes.rulesets(everything)
    for ruleset in everything.rulesets:
        yield ruleset_page.page(ruleset, everything)
    yield indexes.sources(everything)
    for source in everything.sources.values():
        yield source_page.page(source, everything)
    yield collation_page.page(everything)
    yield points_page.page(everything)
    yield scoring_page.page(everything)
    studied = {record.id: studies(record, everything) for record in everything.records}
    yield deal_index.page(studied, everything)
    for record in everything.records:
        yield deal_page.page(record, studied[record.id], everything)


def _overlaid(records: Iterable[Record]) -> list[str]:
    specs = (expected.ruleset for record in records for expected in record.expect)
    return list(dict.fromkeys(spec for spec in specs if "+" in spec))
