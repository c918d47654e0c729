"""The files of the edition's data, made from what the pages are made from."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from typing import Any, Final

from spadille.bibliography import to_bibtex, to_csl, to_data
from spadille.collation import Row, collate
from spadille.io.record_text import record_to_data
from spadille.io.ruleset_json import baseline_to_data, ruleset_to_data
from spadille.point import Family, Point
from spadille.schema import schema_text
from spadille.site.edition import Edition
from spadille.version import EDITION
from spadille.vocabulary import ENTRIES

FOLDER: Final = "data"
LICENCE: Final = "https://creativecommons.org/licenses/by/4.0/"


def files(edition: Edition) -> Mapping[str, str]:
    """Return the text of every file, by its name in the folder of data."""
    rows = collate(edition.rulesets)
    sources = list(edition.sources.values())
    single = {f"rulesets/{ruleset.id}.json": _json(ruleset_to_data(ruleset)) for ruleset in edition.rulesets}
    return {
        "edition.json": _json(_whole(edition)),
        "collation.csv": collation_csv(rows, edition),
        "collation.json": _json({"points": [row.as_json() for row in rows]}),
        "deals.json": _json([record_to_data(record) for record in edition.records]),
        "sources.json": _json([to_data(source) for source in sources]),
        "sources.csl.json": _json([to_csl(source) for source in sources]),
        "sources.bib": to_bibtex(sources),
        "schema.json": schema_text(),
        **single,
    }


def collation_csv(rows: tuple[Row, ...], edition: Edition) -> str:
    """Return the collation as a table: a cell holds the answer in words and its grade, or says that there is none."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(["rule point", "question", "differs", *(ruleset.title for ruleset in edition.rulesets)])
    for row in rows:
        cells = [_cell(row, ruleset.spec) for ruleset in edition.rulesets]
        table.writerow([row.point.id, row.question, "yes" if row.differs else "no", *cells])
    return "\ufeff" + out.getvalue()


def _cell(row: Row, spec: str) -> str:
    entry = row.entries.get(spec)
    if entry is None or entry.own is None:
        return "not asked"
    if entry.own.answer is None:
        return entry.own.grade.value
    kind = row.point.kind
    return f"{kind.words(kind.parse(entry.own.answer))} ({entry.own.grade})"


def _whole(edition: Edition) -> dict[str, Any]:
    return {
        "format": "spadille.edition/1",
        "version": EDITION,
        "licence": LICENCE,
        "points": [_point(entry) for entry in ENTRIES],
        "editorial": baseline_to_data(edition.baseline),
        "rulesets": [ruleset_to_data(ruleset) for ruleset in edition.rulesets],
        "sources": [to_data(source) for source in edition.sources.values()],
        "deals": [record_to_data(record) for record in edition.records],
    }


def _point(entry: Point[Any] | Family[Any]) -> dict[str, Any]:
    return {
        "id": entry.id,
        "family": isinstance(entry, Family),
        "question": entry.question,
        "matters": entry.matters,
        "answers": dict(entry.kind.options()) or entry.kind.expected(),
    }


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
