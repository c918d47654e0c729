"""What the page of downloads and the feed say to readers."""

from __future__ import annotations

from typing import Final

DOWNLOADS_TITLE: Final = "The data"
DOWNLOADS_DESCRIPTION: Final = (
    "The whole edition as data: rulesets, sources, deals and the collation, with the schema of the files that they are made from."
)
DOWNLOADS_LEAD: Final = (
    "Everything that these pages show can be taken away as data, under CC BY 4.0: name Spadille and the version. The "
    "files are made from the same sources as the pages, whenever the pages are made."
)
DOWNLOADS_VERSION: Final = "Version {version}."
FILE: Final = "File"
HOLDS: Final = "Holds"
SIZE: Final = "Size"
KILOBYTES: Final = "{number} KB"
BY_RULESET: Final = "One ruleset at a time"
BY_RULESET_LEAD: Final = "The same rulings as in the edition file, each source by itself."
IN_PYTHON: Final = "With Python"
IN_PYTHON_LEAD: Final = (
    "The edition is a Python package: it carries the data, and the engine that plays by them."
)
EXCEL: Final = (
    "The CSV file is UTF-8 and begins with a byte order mark, so that spreadsheets show Großfrage and Médiateur as they "
    "are written. In Python, read it with the encoding utf-8-sig."
)
WHAT: Final = {
    "edition.json": "The edition in one file: rule points with their questions and answers, the editors' answers, all "
    "rulesets, sources and deals.",
    "collation.csv": "Every rule point beside every source's answer, for spreadsheets; silent and unread are words there.",
    "collation.json": "The same as data, with grades.",
    "deals.json": "Every recorded deal.",
    "sources.json": "Every source: what we read of it, through whom it is known, and what is still needed.",
    "sources.csl.json": "The bibliography in CSL-JSON, for citation managers.",
    "sources.bib": "The bibliography in BibTeX.",
    "schema.json": "The JSON Schema of rulesets, sources and deal records.",
}
FEED_TITLE: Final = "Spadille: changed readings"
FEED_SUBTITLE: Final = "What reading of a source changed in this edition, and why."
NOT_YET: Final = "Not yet published"
