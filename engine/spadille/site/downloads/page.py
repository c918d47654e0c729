"""The page from which the edition's data are taken away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site import words
from spadille.site.downloads.files import FOLDER, files
from spadille.site.edition import Edition
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.version import EDITION

PATH: Final = "downloads.md"

_SESSION: Final = """\
>>> import json
>>> edition = json.load(open("edition.json", encoding="utf-8"))
>>> edition["format"]
'spadille.edition/1'
"""


def page(edition: Edition) -> Page:
    """Return the page, with every file of the data."""
    made = files(edition)
    chosen = [name for name in made if name in words.WHAT]
    single = [name for name in made if name.startswith("rulesets/")]
    titles = {f"rulesets/{ruleset.id}.json": ruleset.title for ruleset in edition.rulesets}
    parts = (
        el(
            "p",
            words.DOWNLOADS_LEAD,
            " ",
            words.DOWNLOADS_VERSION.format(version=EDITION),
            class_="sp-lead",
        ),
        _table(made, {name: words.WHAT[name] for name in chosen}),
        el("p", words.EXCEL),
        heading(2, words.BY_RULESET),
        el("p", words.BY_RULESET_LEAD),
        _table(made, {name: titles[name] for name in single}),
        heading(2, words.IN_PYTHON),
        el("p", words.IN_PYTHON_LEAD),
        el("pre", el("code", _SESSION)),
    )
    return Page(
        path=PATH,
        title=words.DOWNLOADS_TITLE,
        description=words.DOWNLOADS_DESCRIPTION,
        parts=parts,
        data={f"{FOLDER}/{name}": content for name, content in made.items()},
    )


def _table(made: Mapping[str, str], holds: Mapping[str, str]) -> Html:
    head = el("tr", *(el("th", title, scope="col") for title in (words.FILE, words.HOLDS, words.SIZE)))
    rows = [
        el("tr", el("td", _link(name)), el("td", what), el("td", _size(made[name]), class_="sp-number"))
        for name, what in holds.items()
    ]
    return el("div", el("table", el("thead", head), el("tbody", join(rows))), class_="sp-scroll")


def _link(name: str) -> Html:
    return el("a", el("code", name), href=f"../{FOLDER}/{name}", download=name.rpartition("/")[2])


def _size(content: str) -> str:
    return words.KILOBYTES.format(number=max(1, round(len(content.encode()) / 1000)))
