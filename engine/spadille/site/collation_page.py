"""The collation: every rule point beside every other source's answer to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from spadille.collation import Row, collate
from spadille.point import Grade, Point, Raw
from spadille.ruleset import Ruleset
from spadille.site import collation_data, words
from spadille.site.attested import answer_words
from spadille.site.collation_form import form
from spadille.site.edition import Edition, entry_of
from spadille.site.faces import with_cards
from spadille.site.here import COLLATION_PAGE, GRADES_PAGE, Here, ruleset_page
from spadille.site.html import Html, el, join
from spadille.site.metadata import plain
from spadille.site.page import Page
from spadille.site.pairs.paths import COMPARE_PAGE
from spadille.site.words import collation as said
from spadille.site.prose.grammar import in_words

_SCRIPT: Final = "assets/js/sp-collation.mjs"

# Of a cell in a narrow window: how many letters a line has, and how tall it is, and what is around it, in their size.
_LETTERS: Final = 15
_LINE: Final = 1.45
_PADDING: Final = 1.5
_HEAD: Final = 3


def page(edition: Edition) -> Page:
    """Return the page of the collation."""
    here = Here(edition, COLLATION_PAGE)
    rows = collate(edition.rulesets)
    count = sum(row.differs for row in rows)
    lead = words.COLLATION_LEAD.format(points=len(rows), rulesets=len(edition.rulesets), differ=count)
    links = join(
        (
            here.link(words.WHAT_GRADES_MEAN, GRADES_PAGE),
            here.link(said.TWO_BOOKS, COMPARE_PAGE),
        ),
        " · ",
    )
    table = el(
        "div",
        el("table", _head(edition, here), *_bodies(rows, here), class_="sp-collation"),
        class_="sp-scroll sp-scroll--tall",
        tabindex="0",
        role="region",
        aria_label=words.COLLATION_TITLE,
    )
    parts = (
        el("p", lead, class_="sp-lead"),
        el("p", links, class_="sp-more"),
        _legend(),
        el("p", said.WITHOUT_SCRIPT, class_="sp-unscripted"),
        el("sp-collation", form(edition), table, data_words=collation_data.spoken()),
        el("script", type="module", src=here.href(_SCRIPT)),
    )
    return Page(
        path=COLLATION_PAGE,
        title=words.COLLATION_TITLE,
        description=words.COLLATION_DESCRIPTION,
        parts=parts,
        wide=True,
        searched=False,
        data=collation_data.files(rows, edition),
    )


def _legend() -> Html:
    grades = [grade for grade in words.GRADES if grade is not Grade.EDITORIAL]
    marks = [
        el("span", el("span", "≠", class_="sp-differs"), " ", words.DIFFERS, class_="sp-key"),
        *(
            el(
                "span",
                _signed("span", grade),
                class_=f"sp-key sp-cell--{grade}",
                title=words.GRADES[grade].meaning,
            )
            for grade in grades
        ),
        el("span", said.NOT_ASKED, class_="sp-key sp-cell--none", title=said.NOT_ASKED_MEANING),
    ]
    return el("p", join(marks, " "), class_="sp-legend")


def _head(edition: Edition, here: Here) -> Html:
    names = [
        el("th", here.ruleset(ruleset), scope="col", data_ruleset=ruleset.id) for ruleset in edition.rulesets
    ]
    return el("thead", el("tr", el("th", words.QUESTION, scope="col"), *names))


def _bodies(rows: tuple[Row, ...], here: Here) -> Iterator[Html]:
    width = len(here.edition.rulesets) + 1
    seen: set[str] = set()
    for phase, group in groupby(rows, key=lambda row: row.point.phase):
        name = el("span", words.PHASES[phase])
        head = el("tr", el("th", name, colspan=width, scope="rowgroup"), class_="sp-phase")
        listed = list(group)
        lines = [_row(row, _anchor(row.point, seen), here) for row in listed]
        tall = f"--tall:{_HEAD + sum(map(_tall, listed)):.0f}em"
        yield el("tbody", head, *lines, class_="sp-below", data_phase=phase, style=tall)


def _tall(row: Row) -> float:
    """Return how tall a row may be in a narrow window, in letters: before it comes into sight, it is not laid out."""
    answers = [entry.own.answer for entry in row.entries.values() if entry.own]
    said = [plain(short(row.point, answer)) for answer in answers if answer is not None]
    question = _lines(row.question) + _lines(row.point.id)
    return _PADDING + _LINE * max([question, *(1 + _lines(text) for text in said)])


def _lines(text: str) -> int:
    return 1 + len(text) // _LETTERS


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
    given: list[Raw] = []
    cells = [_cell(row, ruleset, given, here) for ruleset in here.edition.rulesets]
    return el("tr", name, *cells, id=point.id, class_="sp-row--differs" if row.differs else None)


def _cell(row: Row, ruleset: Ruleset, given: list[Raw], here: Here) -> Html:
    """Return a cell; cells of a row that give the same answer have the same number."""
    point = row.point
    entry = row.entries.get(ruleset.spec)
    own = entry.own if entry else None
    if entry is None or own is None:
        return el("td", said.NOT_ASKED, class_="sp-cell--none")
    anchor = here.href(ruleset_page(ruleset.id), point.id)
    if own.answer is None:
        return el("td", _signed("a", own.grade, href=anchor), class_=f"sp-cell--{own.grade}")
    if entry.attested is not None and entry.attested not in given:
        given.append(entry.attested)
    rivals = el("span", words.WITH_RIVALS, class_="sp-cell__rivals") if own.rivals else None
    return el(
        "td",
        el("a", short(point, own.answer), href=anchor),
        el("span", join((_signed("span", own.grade), rivals), " · "), class_="sp-cell__grade"),
        class_=f"sp-cell--{own.grade}",
        data_says=None if entry.attested is None else given.index(entry.attested),
    )


def _signed(element: str, grade: Grade, **attributes: str) -> Html:
    """Return the word of a grade, before which the style sheet puts its sign; what it means, the legend has."""
    return el(element, words.GRADES[grade].word, class_=f"sp-cell__word sp-grade--{grade}", **attributes)


def short(point: Point[Any], answer: Raw) -> Html:
    """Return an answer in the few words that a cell has room for."""
    if isinstance(answer, str):
        return with_cards(in_words(answer))
    return answer_words(point, answer)
