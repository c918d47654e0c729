"""The edition can be taken away as data, and the feed tells what readings changed."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from spadille.collation import collate
from spadille.io.records import record_from_data
from spadille.io.ruleset_json import baseline_from_data, ruleset_from_data
from spadille.library import load_ruleset
from spadille.site.downloads.feed import ATOM, changed_readings, feed
from spadille.site.downloads.files import collation_csv, files
from spadille.site.edition import Edition

CHANGELOG = """\
# Changelog

## [Unreleased]

### Added

- Nothing of note.

### Readings

- altenburg-1988, score.base.solo: 2 -> 6. The table is
  preferred; 3 deals change.
- hammer-1811: the first rulings.

## [1.0] - 2027-01-02

### Readings

- First readings.

## [0.9] - 2026-12-01

### Added

- No reading changed.
"""


@pytest.fixture(scope="module")
def made(edition: Edition) -> dict[str, str]:
    return dict(files(edition))


def test_the_whole_edition_can_be_read_back(made: dict[str, str], edition: Edition) -> None:
    whole = json.loads(made["edition.json"])
    baseline = baseline_from_data(whole["editorial"])
    rulesets = {data["id"]: ruleset_from_data(data, baseline) for data in whole["rulesets"]}
    assert {ruleset.id for ruleset in edition.rulesets} == set(rulesets)
    for ruleset in edition.rulesets:
        assert rulesets[ruleset.id].rulings.keys() == ruleset.rulings.keys()
    records = [record_from_data(data) for data in whole["deals"]]
    assert [record.hands for record in records] == [record.hands for record in edition.records]
    assert len(whole["sources"]) == len(edition.sources)


def test_a_ruleset_by_itself_is_the_same(made: dict[str, str], edition: Edition) -> None:
    name = edition.rulesets[0].id
    alone = ruleset_from_data(json.loads(made[f"rulesets/{name}.json"]), edition.baseline)
    own = load_ruleset(name).rulings
    assert alone.rulings.keys() == own.keys()
    assert all(alone.rulings[point].grade is ruling.grade for point, ruling in own.items())


def test_the_table_for_spreadsheets(made: dict[str, str], edition: Edition) -> None:
    content = made["collation.csv"].encode()
    assert content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig"))))
    assert rows[0][3:] == [ruleset.title for ruleset in edition.rulesets]
    assert {len(row) for row in rows} == {3 + len(edition.rulesets)}
    assert all(cell for row in rows for cell in row)
    assert {"silent", "unread", "not asked"} <= {cell for row in rows[1:] for cell in row}
    lead = next(row for row in rows if row[0] == "play.first_lead")
    assert lead[2] == "yes"
    assert any("Declarer" in cell and "(stated)" in cell for cell in lead)


def test_a_cell_may_hold_anything(edition: Edition) -> None:
    rows = collate(edition.rulesets[:2])
    table = list(csv.reader(io.StringIO(collation_csv(rows, edition).removeprefix("\ufeff"))))
    assert len(table) == len(rows) + 1


def test_the_feed_has_the_releases_that_changed_readings() -> None:
    changes = list(changed_readings(CHANGELOG))
    assert [(change.release, change.date) for change in changes] == [
        ("Unreleased", None),
        ("1.0", "2027-01-02"),
    ]
    assert changes[0].readings[0].endswith("The table is preferred; 3 deals change.")
    tree = ET.fromstring(feed(CHANGELOG, "https://example.org/solo/"))  # noqa: S314 - our own text
    entries = tree.findall(f"{{{ATOM}}}entry")
    assert len(entries) == 2
    assert entries[0].findtext(f"{{{ATOM}}}content", "").count("\n") == 1


def test_the_site_has_every_file(site: Path, made: dict[str, str]) -> None:
    for name, content in made.items():
        assert (site / "data" / name).read_bytes() == content.encode()
    assert (site / "feed.xml").is_file()
