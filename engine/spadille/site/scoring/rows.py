"""What every book pays for one result, as rows of a table. The calculator's script makes the same rows."""

from __future__ import annotations

from spadille.outcome import Item
from spadille.points.game.row import POINT as GAME
from spadille.points.score import unit
from spadille.ruleset import Ruleset
from spadille.scheme import Result, Score
from spadille.site.edition import question
from spadille.site.here import Here
from spadille.site.html import Html, el, join
from spadille.site.scoring import faults, standing, words
from spadille.site.scoring.book_data import shares_of
from spadille.site.scoring.results import verdict
from spadille.vocabulary import find, rank


def table(result: Result, here: Here) -> Html:
    """Return what every book of the edition pays for a result."""
    heads = [el("th", head, scope="col") for head in (words.BOOK, *words.PLAYERS)]
    bodies = [_body(ruleset, result, here) for ruleset in here.edition.rulesets]
    return el("table", el("thead", el("tr", *heads)), *bodies, class_="sp-paid")


def summary(result: Result, here: Here) -> str:
    """Say how many books pay for a result."""
    kinds = [_kind(ruleset, result) for ruleset in here.edition.rulesets]
    counts = {name: kinds.count(name) for name in ("paid", "impossible", "absent")}
    return words.SUMMARY.format(of=len(kinds), **counts)


def _kind(ruleset: Ruleset, result: Result) -> str:
    if result.game not in ruleset.games():
        return "absent"
    return "paid" if isinstance(verdict(ruleset, result), Score) else "impossible"


def _body(ruleset: Ruleset, result: Result, here: Here) -> Html:
    if result.game not in ruleset.games():
        rows = _absent(ruleset, result.game, here)
    else:
        found = verdict(ruleset, result)
        rows = _paid(ruleset, found, here) if isinstance(found, Score) else _impossible(ruleset, found, here)
    return el("tbody", *rows, data_book=ruleset.id)


def _head(ruleset: Ruleset, here: Here, *, sub: str, rows: int = 1) -> Html:
    return el(
        "th",
        here.ruleset(ruleset),
        el("span", sub, class_="sp-sub") if sub else None,
        scope="rowgroup",
        rowspan=rows if rows > 1 else None,
    )


def _paid(ruleset: Ruleset, found: Score, here: Here) -> tuple[Html, ...]:
    total, items = found.reckoning.total, found.reckoning.items
    declarer, partner, opponent = shares_of(total)
    manner = "sp-lentfigure" if standing.is_ours(found, ruleset) else None
    each = el("span", words.EACH.format(count=len(total.opponents)), class_="sp-sub")
    outcome = words.MADE if found.reckoning.made else words.LOST
    head = _head(ruleset, here, sub=f"{outcome}, {words.UNITS[ruleset.answer(unit.POINT)]}", rows=2)
    listed = el("ul", *(_item(item, ruleset, here) for item in items), class_="sp-items") if items else None
    nothing = None if items else el("p", words.NOTHING_PAID)
    return (
        el(
            "tr",
            head,
            el("td", el("span", declarer, class_=manner)),
            el(
                "td",
                el("span", partner, class_=manner) if partner else el("span", words.ALONE, class_="sp-sub"),
            ),
            el("td", el("span", opponent, class_=manner), " ", each),
        ),
        el("tr", el("td", listed, nothing, _asked(ruleset, found.points, here), colspan=3)),
    )


def _item(item: Item, ruleset: Ruleset, here: Here) -> Html:
    point = find(item.point)
    amount = el("span", shares_of(item.shares)[0], class_="sp-items__amount")
    summary = el("summary", amount, " ", item.label, " ", standing.grade(ruleset, point))
    return el("li", el("details", summary, standing.apparatus(ruleset, point, here)))


def _asked(ruleset: Ruleset, points: tuple[str, ...], here: Here) -> Html:
    several = [find(point) for point in sorted(points, key=rank)]
    lent = sum(not ruleset.answers_itself(point) for point in several)
    count = words.RULES_BEHIND.format(count=len(several))
    said = join((count, words.RULES_OURS.format(count=lent) if lent else None), ", ")
    entries = [
        el(
            "li",
            here.ruling(ruleset, point.id, question(point, here.edition.baseline)),
            " ",
            standing.grade(ruleset, point),
        )
        for point in several
    ]
    return el("details", el("summary", said), el("ul", *entries), class_="sp-rules")


def _impossible(ruleset: Ruleset, found: tuple[str, ...], here: Here) -> tuple[Html, ...]:
    reasons = []
    for fault in map(faults.read, found):
        where = standing.ruling(ruleset, find(fault.point), here) if fault.point else None
        reasons.append(el("li", join((fault.sentence, where), " ")))
    said = el("td", el("p", words.IMPOSSIBLE), el("ul", *reasons), colspan=3, class_="sp-unpaid")
    return (el("tr", _head(ruleset, here, sub=""), said),)


def _absent(ruleset: Ruleset, game: str, here: Here) -> tuple[Html, ...]:
    said = el("p", words.ABSENT, " ", standing.ruling(ruleset, GAME[game], here))
    return (el("tr", _head(ruleset, here, sub=""), el("td", said, colspan=3, class_="sp-unpaid")),)
