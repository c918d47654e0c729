"""The page of one ruleset: its rules as prose with their notes, and below them all rulings as a list."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from spadille.collation import points_of, question
from spadille.point import ANSWERED, Grade, Point
from spadille.ruleset import Ruleset
from spadille.site import attested, cite, rules_view, words
from spadille.site.apparatus import ruling_id
from spadille.site.edition import Edition, count_grades
from spadille.site.here import COLLATION_PAGE, GRADES_PAGE, Here, ruleset_page
from spadille.site.html import Html, el, heading, join
from spadille.site.metadata import letters
from spadille.site.page import Page
from spadille.site.pairs.against import against
from spadille.site.prose import frame
from spadille.site.prose.arrangement import sections
from spadille.site.words import apparatus as said
from spadille.site.words import collation as between

_SCRIPT = "assets/js/sp-apparatus.mjs"
_ALL = "rulings"


def page(ruleset: Ruleset, edition: Edition) -> Page:
    """Return the page of the ruleset."""
    here = Here(edition, ruleset_page(ruleset.id))
    told = sections(ruleset)
    prose: list[str] = []
    for section in told:
        prose.append(heading(2, frame.SECTIONS[section.anchor], section.anchor))
        prose.append(rules_view.section(section, ruleset, here, announced=answered(ruleset) > 0))
    ids = frozenset(point.id for section in told for point in section.points)
    return Page(
        path=here.path,
        title=ruleset.title,
        description=words.RULESET_DESCRIPTION.format(title=ruleset.title),
        tags=(ruleset.title,),
        parts=(
            _head(ruleset, here),
            *prose,
            heading(2, between.AGAINST, "against", searched=False),
            against(ruleset, here),
            heading(2, said.ALL_RULINGS, _ALL, searched=False),
            _all_rulings(ruleset, ids, here),
            cite.block(ruleset.title, here),
            el("script", type="module", src=here.href(_SCRIPT)),
        ),
        margin=True,
    )


def coverage(ruleset: Ruleset) -> Html:
    """Return how many rulings have which grade: as a bar, and in words."""
    counts = count_grades(ruleset)
    bar = [
        el("span", class_=f"sp-bar__part sp-grade--{grade.value}", style=f"flex-grow:{count}")
        for grade, count in counts.items()
    ]
    counted = [join((str(count), words.GRADES[grade].word), " ") for grade, count in counts.items()]
    return join(
        (
            el("div", *bar, class_="sp-bar", aria_hidden="true"),
            el("p", join(counted, " · "), class_="sp-counts"),
        )
    )


def answered(ruleset: Ruleset) -> int:
    """Return how many questions the source itself answers."""
    return sum(count for grade, count in count_grades(ruleset).items() if grade in ANSWERED)


def _head(ruleset: Ruleset, here: Here) -> Html:
    rows = [
        (words.SOURCE, here.source(ruleset.source)),
        (words.WHAT_WAS_READ, ruleset.read),
        (words.HOW_ATTESTED, coverage(ruleset)),
        (words.ID, el("code", ruleset.id)),
    ]
    facts = [join((el("dt", name), el("dd", value))) for name, value in rows]
    has_answers = answered(ruleset) > 0
    about = here.edition.sources[ruleset.source].about
    return join(
        (
            el("p", about, class_="sp-lead"),
            None if has_answers else el("p", words.NOTHING_READ, class_="sp-warning"),
            el("dl", *facts, class_="sp-facts"),
            el("p", said.HOW_TO_READ, class_="sp-how"),
            el("p", said.HOW_TO_READ_OURS, class_="sp-how") if has_answers else None,
            el("p", _links(here), class_="sp-more"),
        )
    )


def _links(here: Here) -> Html:
    return join(
        (
            here.link(words.WHAT_GRADES_MEAN, GRADES_PAGE),
            here.link(words.BESIDE_OTHERS, COLLATION_PAGE),
            el("a", said.ALL_RULINGS, href=f"#{_ALL}"),
        ),
        " · ",
    )


def _all_rulings(ruleset: Ruleset, told: frozenset[str], here: Here) -> Html:
    parts = [el("p", said.ALL_RULINGS_LEAD)]
    for phase, points in groupby(points_of(ruleset), key=lambda point: point.phase):
        rulings = join(_ruling(point, ruleset, here, told=point.id in told) for point in points)
        name = el("p", words.PHASES[phase], class_="sp-rulings__phase")
        parts.append(el("section", name, rulings, class_="sp-rulings sp-below", style=letters(rulings)))
    return join(parts)


def _ruling(point: Point[Any], ruleset: Ruleset, here: Here, *, told: bool) -> Html:
    """Return a ruling; where no sentence of the prose has its address, this has."""
    own = ruleset.own(point)
    grade = own.grade if own else Grade.UNREAD
    asked = el(
        "h3",
        None if told else el("span", id=point.id),
        here.point(point, question(point, [ruleset])),
        el("a", el("code", point.id), href=f"#{point.id}", class_="sp-deep"),
        id=ruling_id(point),
        data_search_exclude=True,
    )
    return el(
        "section",
        asked,
        attested.ruling(point, own, ruleset.ruling(point), here=here),
        class_=f"sp-ruling sp-ruling--{grade.value}",
    )
