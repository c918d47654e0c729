"""The list of all questions, in the order of the game."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from spadille.collation import question
from spadille.point import Family, Point
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import POINTS_PAGE, QUESTIONS_PAGE, Here, point_page
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.questions.family_page import members
from spadille.site.questions.standing import standings, ways
from spadille.site.words import apparatus as said
from spadille.vocabulary import ENTRIES


def page(edition: Edition) -> Page:
    """Return the index."""
    here = Here(edition, QUESTIONS_PAGE)
    lead = join(
        (
            el("p", said.QUESTIONS_LEAD.format(count=len(ENTRIES)), class_="sp-lead"),
            el("p", here.link(said.QUESTIONS_SPELLING, POINTS_PAGE), class_="sp-more"),
        )
    )
    parts: list[str] = [lead]
    for phase, entries in groupby(ENTRIES, key=lambda entry: entry.id.partition(".")[0]):
        listed = [_entry(entry, here) for entry in entries]
        parts += [heading(2, words.PHASES[phase], phase), el("ul", *listed, class_="sp-questionlist")]
    return Page(
        path=here.path,
        title=said.QUESTIONS_TITLE,
        description=said.QUESTIONS_DESCRIPTION,
        parts=tuple(parts),
        margin=True,
    )


def _entry(entry: Point[Any] | Family[Any], here: Here) -> Html:
    if isinstance(entry, Point):
        return el("li", _question(entry, here), el("p", entry.matters, class_="sp-note"))
    listed = [el("li", _question(point, here)) for point in members(entry, here.edition)]
    return el(
        "li",
        el("p", here.link(said.FAMILIES[entry.id], point_page(entry.id))),
        el("p", entry.matters, class_="sp-note"),
        el("ul", *listed),
    )


def _question(point: Point[Any], here: Here) -> Html:
    standing = standings(point, here.edition)
    differ = el("span", "≠", class_="sp-differs", title=words.DIFFERS, role="img", aria_label=words.DIFFERS)
    count = said.ANSWERED_BY.format(count=sum(one.answer is not None for one in standing), all=len(standing))
    return el(
        "p",
        here.point(point, question(point, here.edition.rulesets)),
        " ",
        differ if ways(standing) > 1 else None,
        " ",
        el("span", count, class_="sp-sub"),
    )
