"""The collation: every rule point beside every other source's answer to it."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from spadille.point import Grade, Point, Raw, as_json
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.attested import answer_words
from spadille.site.edition import Edition, entry_of, points_of
from spadille.site.faces import with_cards
from spadille.site.here import COLLATION_PAGE, GRADES_PAGE, Here, ruleset_page
from spadille.site.html import Html, el, join
from spadille.site.page import Page
from spadille.vocabulary import ENTRIES


def page(edition: Edition) -> Page:
    """Return the page of the collation."""
    here = Here(edition, COLLATION_PAGE)
    points = rows(edition)
    count = sum(differs(point, edition) for point in points)
    lead = words.COLLATION_LEAD.format(points=len(points), rulesets=len(edition.rulesets), differ=count)
    parts = (
        el("p", lead, " ", here.link(words.WHAT_GRADES_MEAN, GRADES_PAGE), ".", class_="sp-lead"),
        _legend(),
        el(
            "div",
            el("table", _head(edition, here), *_bodies(points, here), class_="sp-collation"),
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


def rows(edition: Edition) -> tuple[Point[Any], ...]:
    """Return every point on which some ruleset, or the baseline, has a ruling."""
    ruled = {point_id for ruleset in edition.rulesets for point_id in ruleset.rulings}
    ruled |= set(edition.baseline.rulings)
    every = (point for entry in ENTRIES for point in points_of(entry, edition.games()))
    return tuple(point for point in every if point.id in ruled)


def differs(point: Point[Any], edition: Edition) -> bool:
    """Tell whether two sources answer the point differently; a source without an answer differs from none."""
    answers: list[Any] = []
    for ruleset in edition.rulesets:
        own = ruleset.own(point)
        if own is not None and own.answer is not None and as_json(own.answer) not in answers:
            answers.append(as_json(own.answer))
    return len(answers) > 1


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


def _bodies(points: tuple[Point[Any], ...], here: Here) -> list[Html]:
    width = len(here.edition.rulesets) + 1
    bodies = []
    seen: set[str] = set()
    for phase, group in groupby(points, key=lambda point: point.phase):
        name = el("span", words.PHASES[phase])
        head = el("tr", el("th", name, colspan=width, scope="rowgroup"), class_="sp-phase")
        lines = [_row(point, _anchors(point, seen), here) for point in group]
        bodies.append(el("tbody", head, *lines))
    return bodies


def _anchors(point: Point[Any], seen: set[str]) -> Html:
    """Return a place to link to for the family whose first point this is."""
    entry = entry_of(point.id)
    if entry is None or entry.id == point.id or entry.id in seen:
        return Html()
    seen.add(entry.id)
    return el("span", id=entry.id)


def _row(point: Point[Any], anchors: Html, here: Here) -> Html:
    differ = differs(point, here.edition)
    mark = el("span", "≠", class_="sp-differs", title=words.DIFFERS, role="img", aria_label=words.DIFFERS)
    name = el(
        "th", anchors, here.point(point), " ", mark if differ else None, el("code", point.id), scope="row"
    )
    cells = [_cell(point, ruleset, here) for ruleset in here.edition.rulesets]
    return el("tr", name, *cells, id=point.id, class_="sp-row--differs" if differ else None)


def _cell(point: Point[Any], ruleset: Ruleset, here: Here) -> Html:
    own = ruleset.own(point)
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
