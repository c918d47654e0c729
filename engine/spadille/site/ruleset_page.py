"""The page of one ruleset: every question, what its source answers, and how well that is attested."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from spadille.collation import points_of, question
from spadille.point import ANSWERED, Grade, Point
from spadille.ruleset import Ruleset
from spadille.site import attested, words
from spadille.site.edition import Edition, count_grades
from spadille.site.here import COLLATION_PAGE, GRADES_PAGE, Here, ruleset_page
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page


def page(ruleset: Ruleset, edition: Edition) -> Page:
    """Return the page of the ruleset."""
    here = Here(edition, ruleset_page(ruleset.id))
    parts: list[str] = [_head(ruleset, here)]
    for phase, points in groupby(points_of(ruleset), key=lambda point: point.phase):
        parts.append(heading(2, words.PHASES[phase], phase))
        parts.append(join(_ruling(point, ruleset, here) for point in points))
    return Page(
        path=here.path,
        title=ruleset.title,
        description=words.RULESET_DESCRIPTION.format(title=ruleset.title),
        parts=tuple(parts),
    )


def coverage(ruleset: Ruleset) -> Html:
    """Return how many rulings have which grade: as a bar, and in words."""
    counts = count_grades(ruleset)
    bar = [
        el("span", class_=f"sp-bar__part sp-grade--{grade.value}", style=f"flex-grow:{count}")
        for grade, count in counts.items()
    ]
    said = [join((str(count), words.GRADES[grade].word), " ") for grade, count in counts.items()]
    return join(
        (el("div", *bar, class_="sp-bar", aria_hidden="true"), el("p", join(said, " · "), class_="sp-counts"))
    )


def answered(ruleset: Ruleset) -> int:
    """Return how many questions the source itself answers."""
    return sum(count for grade, count in count_grades(ruleset).items() if grade in ANSWERED)


def _head(ruleset: Ruleset, here: Here) -> Html:
    games = ", ".join(ruleset.name(game) for game in ruleset.games())
    rows = [
        (words.SOURCE, here.source(ruleset.source)),
        (words.WHAT_WAS_READ, ruleset.read),
        (words.GAMES, games),
        (words.HOW_ATTESTED, coverage(ruleset)),
        (words.ID, el("code", ruleset.id)),
    ]
    facts = [join((el("dt", name), el("dd", value))) for name, value in rows]
    warning = el("p", words.NOTHING_READ, class_="sp-warning") if not answered(ruleset) else None
    hint = el(
        "p",
        join(
            (
                here.link(words.WHAT_GRADES_MEAN, GRADES_PAGE),
                here.link(words.BESIDE_OTHERS, COLLATION_PAGE),
            ),
            " · ",
        ),
        class_="sp-more",
    )
    return join((warning, el("dl", *facts, class_="sp-facts"), hint))


def _ruling(point: Point[Any], ruleset: Ruleset, here: Here) -> Html:
    own = ruleset.own(point)
    grade = own.grade if own else Grade.UNREAD
    permalink = el("a", "¶", class_="headerlink", href=f"#{point.id}", title=words.PERMALINK)
    return el(
        "section",
        el("h3", question(point, [ruleset]), permalink, id=point.id),
        attested.ruling(point, own, ruleset.ruling(point), here=here),
        el("p", here.point(point, el("code", point.id)), class_="sp-point"),
        class_=f"sp-ruling sp-ruling--{grade.value}",
    )
