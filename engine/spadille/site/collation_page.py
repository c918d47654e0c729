"""The collation: every rule point beside every other source's answer to it."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from spadille.collation import Row, collate
from spadille.point import Grade, Point, Raw
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.attested import answer_words
from spadille.site.edition import Edition, entry_of
from spadille.site.faces import with_cards
from spadille.site.here import COLLATION_PAGE, GRADES_PAGE, Here, ruleset_page
from spadille.site.html import Html, el, join
from spadille.site.page import Page


def page(edition: Edition) -> Page:
    """Return the page of the collation."""
    here = Here(edition, COLLATION_PAGE)
    rows = collate(edition.rulesets)
    count = sum(row.differs for row in rows)
    lead = words.COLLATION_LEAD.format(points=len(rows), rulesets=len(edition.rulesets), differ=count)
    parts = (
        el("p", lead, " ", here.link(words.WHAT_GRADES_MEAN, GRADES_PAGE), ".", class_="sp-lead"),
        _legend(),
        el(
            "div",
            el("table", _head(edition, here), *_bodies(rows, here), class_="sp-collation"),
            class_="sp-scroll sp-scroll--tall",
            tabindex="0",
            role="region",
            aria_label=words.COLLATION_TITLE,
        ),
    )
    return Page(
        path=COLLATION_PAGE,
        title=words.COLLATION_TITLE,
        description=words.COLLATION_DESCRIPTION,
        parts=parts,
        wide=True,
        searched=False,
    )


def _legend() -> Html:
    marks = [
        el("span", el("span", "≠", class_="sp-differs"), " ", words.DIFFERS, class_="sp-key"),
        el("span", words.CELL_SILENT, class_="sp-key sp-cell--silent"),
        el("span", words.CELL_UNREAD, class_="sp-key sp-cell--unread"),
        el("span", words.CELL_NONE, " ", words.NOT_ASKED, class_="sp-key"),
    ]
    return el("p", join(marks, " "), class_="sp-legend")


def _head(edition: Edition, here: Here) -> Html:
    names = [el("th", here.ruleset(ruleset), scope="col") for ruleset in edition.rulesets]
    return el("thead", el("tr", el("th", words.QUESTION, scope="col"), *names))


def _bodies(rows: tuple[Row, ...], here: Here) -> list[Html]:
    width = len(here.edition.rulesets) + 1
    bodies = []
    seen: set[str] = set()
    for phase, group in groupby(rows, key=lambda row: row.point.phase):
        name = el("span", words.PHASES[phase])
        head = el("tr", el("th", name, colspan=width, scope="rowgroup"), class_="sp-phase")
        lines = [_row(row, _anchor(row.point, seen), here) for row in group]
        bodies.append(el("tbody", head, *lines))
    return bodies


def _anchor(point: Point[Any], seen: set[str]) -> Html:
    """Return a place to link to for the family whose first point this is."""
    entry = entry_of(point.id)
    if entry is None or entry.id == point.id or entry.id in seen:
        return Html()
    seen.add(entry.id)
    return el("span", id=entry.id)


def _row(row: Row, anchor: Html, here: Here) -> Html:
    point = row.point
    mark = el("span", "≠", class_="sp-differs", title=words.DIFFERS, role="img", aria_label=words.DIFFERS)
    name = el(
        "th",
        anchor,
        here.point(point, row.question),
        " ",
        mark if row.differs else None,
        el("code", point.id),
        scope="row",
    )
    cells = [_cell(row, ruleset, here) for ruleset in here.edition.rulesets]
    return el("tr", name, *cells, id=point.id, class_="sp-row--differs" if row.differs else None)


def _cell(row: Row, ruleset: Ruleset, here: Here) -> Html:
    point = row.point
    entry = row.entries.get(ruleset.spec)
    own = entry.own if entry else None
    if own is None:
        return el("td", words.CELL_NONE, class_="sp-cell--none")
    anchor = here.href(ruleset_page(ruleset.id), point.id)
    if own.answer is None:
        said = words.CELL_SILENT if own.grade is Grade.SILENT else words.CELL_UNREAD
        return el("td", el("a", said, href=anchor), class_=f"sp-cell--{own.grade.value}")
    grade = words.GRADES[own.grade].word
    rivals = el("span", words.WITH_RIVALS, class_="sp-cell__rivals") if own.rivals else None
    return el(
        "td",
        el("a", short(point, own.answer), href=anchor),
        el("span", join((grade, rivals), " · "), class_="sp-cell__grade"),
        class_=f"sp-cell--{own.grade.value}",
    )


def short(point: Point[Any], answer: Raw) -> Html:
    """Return an answer in the few words that a cell has room for."""
    if isinstance(answer, str):
        return with_cards(answer.replace("_", " "))
    return answer_words(point, answer)
