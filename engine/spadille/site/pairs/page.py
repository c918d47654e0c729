"""The page of two books: their differences in sentences, what only one says, where they agree, and the deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from spadille.collation import Row
from spadille.points.score import unit
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.here import COLLATION_PAGE, Here
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.pairs import deals
from spadille.site.pairs.pair import Pair
from spadille.site.pairs.paths import COMPARE_PAGE
from spadille.site.pairs.told import Teller
from spadille.site.words import collation as said


def page(pair: Pair, lines: tuple[deals.Shown, ...], teller: Teller) -> Page:
    """Return the page; `teller` stands in the folder of such pages."""
    here = Here(teller.here.edition, pair.path)
    one, other = pair.sides
    named = {"one": one.title, "other": other.title}
    return Page(
        path=pair.path,
        title=said.PAIR_TITLE.format(**named),
        description=said.PAIR_DESCRIPTION.format(**named),
        parts=(
            _head(pair, here),
            heading(2, said.DIFFER, "differ"),
            _differences(pair, teller),
            *_alone(one, other, pair, teller=teller),
            *_alone(other, one, pair, teller=teller),
            *_agreement(pair, teller),
            heading(2, said.DEALS, "deals"),
            deals.block(pair, lines, here),
        ),
        margin=True,
        searched=False,
    )


def _head(pair: Pair, here: Here) -> Html:
    one, other = pair.sides
    lead = said.PAIR_LEAD.format(common=pair.common, differ=len(pair.differ), agree=len(pair.agree))
    alone = [
        said.PAIR_ALONE.format(alone=side.title, other=beside.title, count=len(pair.only[side.id]))
        for side, beside in ((one, other), (other, one))
        if pair.only[side.id]
    ]
    read = [join((el("dt", here.ruleset(side)), el("dd", side.read))) for side in pair.sides]
    table = f"{here.href(COLLATION_PAGE)}?base={one.id}&columns={one.id},{other.id}"
    links = (el("a", said.TABLE_OF_TWO, href=table), here.link(said.ALL_PAIRS, COMPARE_PAGE))
    return join(
        (
            el("p", join([lead if pair.common else said.PAIR_LEAD_NONE, *alone], " "), class_="sp-lead"),
            _units(one, other),
            el("dl", *read, class_="sp-facts"),
            el("p", join(links, " · "), class_="sp-more"),
        )
    )


def _units(one: Ruleset, other: Ruleset) -> Html | None:
    """Return a warning where figures of the two cannot be set against each other."""
    if not (one.answers_itself(unit.POINT) and other.answers_itself(unit.POINT)):
        return None
    mine, yours = (side.answer(unit.POINT).value for side in (one, other))
    if mine == yours:
        return None
    warning = said.PAIR_UNITS.format(one=one.title, other=other.title, one_unit=mine, other_unit=yours)
    return el("p", warning, class_="sp-note")


def _differences(pair: Pair, teller: Teller) -> Html:
    if not pair.differ:
        return el("p", said.NO_DIFFERENCE)
    return join(
        el(
            "section",
            el("h3", words.PHASES[phase], class_="sp-pair__phase"),
            *(_difference(row, pair, teller) for row in rows),
        )
        for phase, rows in groupby(pair.differ, key=lambda row: row.point.phase)
    )


def _difference(row: Row, pair: Pair, teller: Teller) -> Html:
    one, other = pair.sides
    said_by = [
        join(
            (el("dt", teller.here.ruling(side, row.point.id, side.title)), el("dd", teller.ruling(row, side)))
        )
        for side in pair.sides
    ]
    return el(
        "div",
        el("p", teller.question(row), class_="sp-pair__asked"),
        el("dl", *said_by, class_="sp-pair__two"),
        _rival(row, one, other),
        _rival(row, other, one),
        class_="sp-pair__item",
        id=row.point.id,
    )


def _rival(row: Row, side: Ruleset, beside: Ruleset) -> Html | None:
    """Return that another reading of one source would be no difference, where there is one."""
    own, answer = row.entries[side.spec].own, row.entries[beside.spec].attested
    if own is None or all(rival.answer != answer for rival in own.rivals):
        return None
    sentence = said.RIVAL_AGREES.format(title=side.title, other=beside.title)
    return el("p", sentence, class_="sp-note")


def _alone(side: Ruleset, beside: Ruleset, pair: Pair, *, teller: Teller) -> Iterator[str]:
    """Yield what only one of the two says, by the reason for which the other does not."""
    rows = pair.only[side.id]
    if not rows:
        return
    yield heading(2, said.ONLY.format(title=side.title), f"only-{side.id}")
    for reason, template in said.OTHER_IS.items():
        entries = [
            el("li", el("span", teller.question(row), class_="sp-pair__asked"), " ", teller.ruling(row, side))
            for row in rows
            if _silence(row, beside) == reason
        ]
        if entries:
            yield el("p", template.format(other=beside.title), class_="sp-pair__why")
            yield el("ul", *entries, class_="sp-pair__alone")


def _silence(row: Row, ruleset: Ruleset) -> str:
    """Return the grade of a silence; nothing where the question is not asked, or the answer is the editors'."""
    entry = row.entries.get(ruleset.spec)
    own = entry.own if entry else None
    return own.grade.value if own and own.answer is None else ""


def _agreement(pair: Pair, teller: Teller) -> Iterator[str]:
    if not pair.agree:
        return
    yield heading(2, said.AGREE, "agree")
    entries = [
        el("li", teller.question(row), " ", el("span", teller.both(row, pair.sides), class_="sp-pair__short"))
        for row in pair.agree
    ]
    yield el("ul", *entries, class_="sp-pair__agree")
