"""The reference of all rule points: each question, why it matters, and every answer there is."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from spadille.point import Family, Point
from spadille.site import attested, words
from spadille.site.edition import Edition, entry_of
from spadille.site.faces import with_cards
from spadille.site.here import COLLATION_PAGE, POINTS_PAGE, Here, point_page
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.words import apparatus as said
from spadille.vocabulary import ENTRIES, find


def page(edition: Edition) -> Page:
    """Return the reference page."""
    here = Here(edition, POINTS_PAGE)
    parts: list[str] = [el("p", words.POINTS_LEAD.format(count=len(ENTRIES)), class_="sp-lead")]
    for phase, entries in groupby(ENTRIES, key=lambda entry: entry.id.partition(".")[0]):
        parts.append(heading(2, words.PHASES[phase], phase if phase not in _ids() else f"phase-{phase}"))
        parts.append(join(_entry(entry, here) for entry in entries))
    return Page(
        path=POINTS_PAGE, title=words.POINTS_TITLE, description=words.POINTS_DESCRIPTION, parts=tuple(parts)
    )


def _ids() -> frozenset[str]:
    return frozenset(entry.id for entry in ENTRIES)


def _entry(entry: Point[Any] | Family[Any], here: Here) -> Html:
    is_family = isinstance(entry, Family)
    question = entry.question.format(game=words.A_GAME) if is_family else entry.question
    permalink = el("a", "¶", class_="headerlink", href=f"#{entry.id}", title=words.PERMALINK)
    shape = f"{entry.id}.<game>" if is_family else entry.id
    return el(
        "section",
        el("h3", question, permalink, id=entry.id),
        el("p", entry.matters, class_="sp-matters"),
        _answers(entry),
        _applies(entry, here),
        None if getattr(entry, "plays", True) else el("p", words.CHANGES_NO_DEAL, class_="sp-note"),
        _baseline(entry, here),
        el(
            "p",
            el("code", shape),
            " · ",
            here.link(said.THE_SOURCES, point_page(entry.id)),
            " · ",
            here.link(words.BESIDE_OTHERS, COLLATION_PAGE, entry.id),
            class_="sp-point",
        ),
        class_="sp-ruling",
    )


def _answers(entry: Point[Any] | Family[Any]) -> Html:
    options = entry.kind.options()
    if not options:
        return el("p", el("span", words.ANSWERS_ARE, class_="sp-label"), " ", entry.kind.expected(), ".")
    rows = [
        join((el("dt", el("code", word)), el("dd", with_cards(meaning)))) for word, meaning in options.items()
    ]
    return el("dl", *rows, class_="sp-options")


def _applies(entry: Point[Any] | Family[Any], here: Here) -> Html | None:
    if entry.applies is None:
        return None
    answers = join((el("code", answer) for answer in sorted(entry.applies.answers)), ", ")
    return el(
        "p", words.ASKED_ONLY, " ", here.point_id(entry.applies.point), " = ", answers, ".", class_="sp-note"
    )


def _baseline(entry: Point[Any] | Family[Any], here: Here) -> Html | None:
    ruled = here.edition.baseline.rulings
    known = [find(name) for name in ruled if entry_of(name) is entry]
    if not known:
        return None
    said = [_baseline_answer(point, here, named=isinstance(entry, Family)) for point in known]
    return el("div", el("p", words.BASELINE, class_="sp-label"), *said, class_="sp-instead")


def _baseline_answer(point: Point[Any], here: Here, *, named: bool) -> Html:
    ruling = here.edition.baseline.rulings[point.id]
    game = point.id.rpartition(".")[2]
    name = here.edition.baseline.names.get(game, game)
    return el(
        "p",
        el("strong", f"{name}: ") if named else None,
        attested.answer_words(point, ruling.answer or ""),
        el("span", " ", attested.note(ruling.note, here), class_="sp-note") if ruling.note else None,
    )
