"""Every generated page of the site, from the edition's files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from spadille.errors import DataError, Problem
from spadille.glossary import EMPTY, Glossary
from spadille.io import folders
from spadille.io.glossary import load_glossary
from spadille.io.records import load_record
from spadille.io.rulesets import source_ids
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
)
from spadille.site.downloads import page as downloads_page
from spadille.site.edition import Edition, edition
from spadille.site.glossary import page as glossary_page
from spadille.site.glossary.marks import Marker
from spadille.site.lab import console_page, house_page
from spadille.site.lab import page as lab_page
from spadille.site.page import Page
from spadille.site.pairs import pages as pairs
from spadille.site.questions import pages as questions
from spadille.site.readings import Reading, parse_readings
from spadille.site.scoring import page as scoring_page
from spadille.site.sources import bibliography_page
from spadille.site.sources import page as source_page
from spadille.site.stemma import page as stemma_page
from spadille.site.study import studies


def load_edition(deals: Path) -> Edition:
    """Return the edition with the records in the folder `deals`; DataError with every problem of every file."""
    records = load_records(deals)
    return edition(
        all_rulesets(),
        load_sources(folders.sources_folder()).values(),
        records,
        glossary=load_words(deals.parent),
        exchanged=[load_ruleset(spec) for spec in _overlaid(records)],
        readings=load_readings(deals.parent / "editorial" / "readings.md"),
    )


def load_readings(path: Path) -> tuple[Reading, ...]:
    """Return the readings that a page tells of; none where there is no such page."""
    return parse_readings(path.read_text(encoding="utf-8")) if path.is_file() else ()


def load_words(docs: Path) -> Glossary:
    """Return the glossary, which is empty where there is no file; DataError with every problem of the file."""
    path = docs / "glossary.yaml"
    return load_glossary(path, source_ids(folders.sources_folder())) if path.is_file() else EMPTY


@cache
def loaded(deals: Path) -> Edition:
    """Return the edition as `load_edition` does, read once."""
    return load_edition(deals)


@cache
def marker(docs: Path) -> Marker:
    """Return what marks the words of the glossary in the pages of a site."""
    return Marker(load_words(docs))


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
    yield bibliography_page.page(everything)
    yield stemma_page.page(everything)
    yield glossary_page.page(everything)
    for source in everything.sources.values():
        yield source_page.page(source, everything)
    yield collation_page.page(everything)
    yield points_page.page(everything)
    yield from questions.pages(everything)
    yield scoring_page.page(everything)
    yield downloads_page.page(everything)
    yield lab_page.page(everything)
    yield house_page.page(everything)
    yield console_page.page(everything)
    studied = {record.id: studies(record, everything) for record in everything.records}
    yield from pairs.pages(everything, studied)
    yield deal_index.page(studied, everything)
    for record in everything.records:
        yield deal_page.page(record, studied[record.id], everything)


def _overlaid(records: Iterable[Record]) -> list[str]:
    specs = (expected.ruleset for record in records for expected in record.expect)
    return list(dict.fromkeys(spec for spec in specs if "+" in spec))
