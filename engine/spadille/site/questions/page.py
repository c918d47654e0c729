"""The page of one question: why it matters, every answer, every source by date, the deals that show it, the code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spadille.collation import question
from spadille.point import Family, Point
from spadille.site import cite, words
from spadille.site.edition import Edition, entry_of
from spadille.site.faces import with_cards
from spadille.site.here import (
    COLLATION_PAGE,
    READINGS_PAGE,
    Here,
    deal_page,
    point_page,
)
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.questions import answers_view, by_date, code
from spadille.site.questions.standing import Standing, standings
from spadille.site.readings import concerning
from spadille.site.words import apparatus as said


def page(point: Point[Any], edition: Edition) -> Page:
    """Return the page of the question."""
    here = Here(edition, point_page(point.id))
    asked = question(point, edition.rulesets)
    standing = standings(point, edition)
    entry = entry_of(point.id)
    parts = (
        _head(point, here),
        heading(2, said.ANSWERS, "answers"),
        answers_view.view(point, standing, here),
        *_reading(point, standing, here),
        heading(2, said.BY_DATE, "sources"),
        join((by_date.view(point, standing, here), by_date.ours(point, here))),
        heading(2, said.DEALS, "deals"),
        _deals(point, here),
        *code.section(entry.id if entry else point.id),
        cite.block(asked, here),
    )
    return Page(
        path=here.path,
        title=asked,
        description=said.QUESTION_DESCRIPTION.format(question=asked),
        parts=parts,
        tags=(words.PHASES[point.phase],),
        margin=True,
    )


def _head(point: Point[Any], here: Here) -> Html:
    entry = entry_of(point.id)
    family = here.link(said.FAMILIES[entry.id], point_page(entry.id)) if isinstance(entry, Family) else None
    beside = here.link(words.BESIDE_OTHERS, COLLATION_PAGE, point.id)
    conditions = []
    if point.applies:
        spelled = join((el("code", answer) for answer in sorted(point.applies.answers)), ", ")
        conditions.append(
            el(
                "p",
                words.ASKED_ONLY,
                " ",
                here.point_id(point.applies.point),
                " = ",
                spelled,
                ".",
                class_="sp-note",
            )
        )
    if not point.plays:
        conditions.append(el("p", words.CHANGES_NO_DEAL, class_="sp-note"))
    return join(
        (
            el("p", point.matters, class_="sp-lead"),
            *conditions,
            el("p", join((el("code", point.id), family, beside), " · "), class_="sp-more"),
        )
    )


def _reading(point: Point[Any], standing: tuple[Standing, ...], here: Here) -> Iterator[str]:
    notes = [one.own.note for one in standing if one.own]
    notes += [rival.note for one in standing if one.own for rival in one.own.rivals]
    if ruling := here.edition.baseline.rulings.get(point.id):
        notes.append(ruling.note)
    found = concerning(point.id, here.edition.readings, notes)
    if found:
        links = [el("li", here.link(reading.title, READINGS_PAGE, reading.anchor)) for reading in found]
        yield heading(2, said.READING_TITLE, "reading")
        yield el("ul", *links)


def _deals(point: Point[Any], here: Here) -> Html:
    shown = [record for record in here.edition.records if point.id in record.shows]
    if not shown:
        return el("p", said.NO_DEALS, class_="sp-note")
    entries = [
        el(
            "li",
            el("h3", here.link(record.title, deal_page(record.id))),
            el("p", with_cards(record.about)) if record.about else None,
        )
        for record in shown
    ]
    return el("ul", *entries, class_="sp-deals")
