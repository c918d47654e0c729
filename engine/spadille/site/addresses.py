"""Where each page of the site stands."""

from __future__ import annotations

import posixpath

POINTS_PAGE = "reference/points.md"
QUESTIONS_PAGE = "points/index.md"
COLLATION_PAGE = "collation.md"
READINGS_PAGE = "editorial/readings.md"
BASELINE_PAGE = "editorial/baseline.md"
GRADES_PAGE = "reference/grades.md"


def ruleset_page(ruleset_id: str) -> str:
    """Return the path of a ruleset's page."""
    return f"rulesets/{ruleset_id}.md"


def source_page(source_id: str) -> str:
    """Return the path of a source's page."""
    return f"sources/{source_id}.md"


def point_page(point_id: str) -> str:
    """Return the path of the page of a rule point, or of a family."""
    return f"points/{point_id}.md"


def deal_page(record_id: str) -> str:
    """Return the path of a deal's page."""
    return f"deals/{record_id}.md"


def address(path: str) -> str:
    """Return the address of a page below the site's root: `rulesets/index.md` is `rulesets/`.

    A workbook's page is written as Python; any other file is its own address.
    """
    if not path.endswith((".md", ".py")):
        return path
    folder, name = posixpath.split(posixpath.splitext(path)[0])
    parts = [part for part in (folder, "" if name == "index" else name) if part]
    return "".join(f"{part}/" for part in parts)
