"""The list of recorded deals: what each shows, and under which books it goes differently."""

from __future__ import annotations

from collections.abc import Mapping

from spadille.record import Record
from spadille.site import faces, words
from spadille.site.edition import Edition
from spadille.site.here import Here, deal_page
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.replay import shared
from spadille.site.replay.books import full_title
from spadille.site.replay.ending import verdict
from spadille.site.study import Study
from spadille.trace import Trace

DEALS_INDEX = "deals/index.md"


def page(studied: Mapping[str, tuple[Study, ...]], edition: Edition) -> Page:
    """Return the list, in the order of the game by the first rule point that a record shows."""
    here = Here(edition, DEALS_INDEX)
    lead = el("p", words.DEALS_LEAD.format(count=len(edition.records)), class_="sp-lead")
    parts: list[str] = [lead]
    for phase, name in words.PHASES.items():
        entries = [
            _entry(record, studied[record.id], here) for record in edition.records if _phase(record) == phase
        ]
        if entries:
            parts += [heading(2, name, phase), el("ul", *entries, class_="sp-deals")]
    rest = [_entry(record, studied[record.id], here) for record in edition.records if not _phase(record)]
    if rest:
        parts += [heading(2, words.OTHER_DEALS, "others"), el("ul", *rest, class_="sp-deals")]
    return Page(
        path=here.path,
        title=words.DEALS_TITLE,
        description=words.DEALS_DESCRIPTION,
        parts=tuple(parts),
        data=shared.files(),
    )


def _phase(record: Record) -> str:
    return record.shows[0].partition(".")[0] if record.shows else ""


def _entry(record: Record, lines: tuple[Study, ...], here: Here) -> Html:
    results = [
        el("li", full_title(ruleset), ": ", _result(study.trace_under(ruleset)))
        for study in lines[:1]
        for ruleset in study.shown
    ]
    shows = join(map(here.point_id, record.shows), ", ")
    return el(
        "li",
        el("h3", here.link(record.title, deal_page(record.id))),
        el("p", faces.with_cards(record.about)) if record.about else None,
        el("ul", *results, class_="sp-results"),
        el("p", words.SHOWS, " ", shows, class_="sp-sub") if record.shows else None,
    )


def _result(trace: Trace) -> str:
    if trace.scores is None:
        return verdict(trace)
    amounts = ", ".join(
        f"{words.SEATS[seat].lower()} {faces.amount(gain)}" for seat, gain in trace.scores.items() if gain
    )
    return f"{verdict(trace)} ({amounts})" if amounts else verdict(trace)
