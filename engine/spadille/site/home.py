"""The deal on the first page: the same cards, two books, two results, and the rule that made the difference."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from spadille.cards import Card
from spadille.collation import question
from spadille.comparison import Against, compare
from spadille.errors import UsageError
from spadille.naming import Pack
from spadille.points.deal import direction
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import attested, cards, faces, words
from spadille.site.edition import Edition
from spadille.site.here import Here, deal_page
from spadille.site.html import Html, classes, el, join
from spadille.site.replay.board import sides
from spadille.site.replay.shared import sprite_file
from spadille.site.result_words import outcome, seat_amounts
from spadille.site.words import home as said
from spadille.trace import Trace
from spadille.vocabulary import find

_PLACE: Final = re.compile(r'<div data-home="([^"]+)"></div>')


@dataclass(frozen=True, slots=True)
class Pair:
    """A record under two books, the second held against the first."""

    record: Record
    books: tuple[Ruleset, Ruleset]
    trace: Trace
    against: Against

    @property
    def sides(self) -> tuple[tuple[Ruleset, Trace], tuple[Ruleset, Trace]]:
        """Each book with its replay."""
        return (self.books[0], self.trace), (self.books[1], self.against.trace)


def filled(html: str, path: str, edition: Edition) -> str:
    """Return the page with the deal in its place, where it has one; UsageError where there is no such record."""
    return _PLACE.sub(lambda found: deal(_record(found[1], edition), Here(edition, path)), html)


def deal(record: Record, here: Here) -> Html:
    """Return the table, the two results, and the rules responsible."""
    pair = pair_of(record, here.edition)
    results = [_result(ruleset, trace, here) for ruleset, trace in pair.sides]
    watch = here.link(said.WATCH.format(title=record.title), deal_page(record.id))
    return el(
        "div",
        el("div", _table(pair, here), el("p", watch, class_="sp-home__watch"), class_="sp-home__table"),
        el("div", *results, class_="sp-verdicts"),
        el("div", _rules(pair, here), class_="sp-home__rule"),
        class_="sp-home",
    )


def pair_of(record: Record, edition: Edition) -> Pair:
    """Return the first line of the record under the first two books of which it expects something."""
    expected = [edition.ruleset(expectation.ruleset) for expectation in record.expect]
    known = [ruleset for ruleset in expected if ruleset is not None]
    other = next((ruleset for ruleset in known if ruleset.id != known[0].id), None)
    if other is None:
        raise UsageError(f"the record {record.id!r} expects nothing of two books; the first page shows two")
    comparison = compare(record, known[0], [other])
    return Pair(record, (known[0], other), comparison.base, comparison.against[0])


def _record(record_id: str, edition: Edition) -> Record:
    for record in edition.records:
        if record.id == record_id:
            return record
    raise UsageError(f"the first page asks for the record {record_id!r}; there is none")


def _table(pair: Pair, here: Here) -> Html:
    record = pair.record
    seats = [seat for seat in Seat if seat in record.hands]
    clockwise = pair.books[0].answer(direction.POINT) is direction.Direction.CLOCKWISE
    places = sides(len(seats), clockwise=clockwise)
    hands = [_hand(seat, place, pair, here) for seat, place in zip(seats, places, strict=True)]
    return el("div", *hands, _middle(pair), class_="sp-baize", role="group", aria_label=said.DEALT)


def _hand(seat: Seat, place: str, pair: Pair, here: Here) -> Html:
    played = pair.trace.contract
    trump = played.trump if played else None
    roles = {played.partner: said.ROLE_PARTNER, played.declarer: said.ROLE_DECLARER} if played else {}
    role = roles.get(seat)
    sprite = here.href(sprite_file(Pack.FRENCH))
    shown = [_card(card, sprite) for card in faces.sorted_hand(pair.record.hands[seat], trump)]
    name = el("p", words.SEATS[seat], el("span", " ", role) if role else None, class_="sp-baize__name")
    return el(
        "div",
        name,
        el("ul", *shown, class_="sp-fan"),
        class_=classes("sp-baize__seat", "sp-baize__seat--side" if role else None),
        data_at=place,
    )


def _card(card: Card, sprite: str) -> Html:
    picture = el("svg", el("use", href=f"{sprite}#{card}"), class_="sp-playing-card", aria_hidden="true")
    return el("li", picture, el("span", cards.name(card, Pack.FRENCH), class_="sp-unseen"))


def _middle(pair: Pair) -> Html | None:
    played = pair.trace.contract
    if played is None:
        return None
    ruleset, won = pair.books[0], pair.trace.tricks_won
    facts = [
        join((said.TRUMPS_ARE, faces.suit(played.trump)), " ") if played.trump else None,
        join((said.PARTNER_HOLDS, faces.card(Card(played.called))), " ") if played.called else None,
        said.TRICKS_WON.format(won=won[0], all=sum(won)),
    ]
    return el(
        "div",
        el("p", ruleset.name(played.game), class_="sp-baize__game"),
        *(el("p", fact) for fact in facts if fact),
        class_="sp-baize__middle",
    )


def _result(ruleset: Ruleset, trace: Trace, here: Here) -> Html:
    won = bool(trace.made)
    verdict = said.RESULT[won] if trace.status == "complete" else said.NOT_PLAYED
    return el(
        "section",
        el("h2", here.ruleset(ruleset)),
        el("p", verdict, class_="sp-verdict__word"),
        _gains(trace),
        el("p", outcome(trace), class_="sp-sub"),
        _items(trace, ruleset, here),
        *(_exchanged(point_id, ruleset, here) for point_id, _ in ruleset.overlays),
        class_=f"sp-verdict sp-verdict--{'won' if won else 'lost'}",
        aria_label=said.EACH.format(title=ruleset.title),
    )


def _gains(trace: Trace) -> Html:
    gains = [
        el("li", words.SEATS[seat], " ", el("strong", faces.amount(amount)))
        for seat, amount in (trace.scores or {}).items()
        if amount
    ]
    return el("ul", *gains, class_="sp-verdict__gains") if gains else el("p", said.NOBODY)


def _items(trace: Trace, ruleset: Ruleset, here: Here) -> Html | None:
    if trace.reckoning is None or trace.contract is None:
        return None
    contract, seats = trace.contract, tuple(trace.scores or ())
    items = [
        join(
            (
                here.ruling(ruleset, item.point, item.label),
                faces.amount(seat_amounts(item.shares, contract, seats)[seats.index(contract.declarer)]),
            ),
            " ",
        )
        for item in trace.reckoning.items
    ]
    return el("p", join(items, " · "), class_="sp-sub")


def _exchanged(point_id: str, ruleset: Ruleset, here: Here) -> Html:
    point = find(point_id)
    answer = attested.answer_words(point, ruleset.ruling(point).answer or "")
    asked = here.point(point, question(point, [ruleset]))
    return el("p", said.ONE_EXCHANGED, " ", asked, " ", answer, ".", class_="sp-sub")


def _rules(pair: Pair, here: Here) -> Html:
    label = said.RULE if len(pair.against.points) == 1 else said.RULES
    rules = [_rule(point_id, pair, here) for point_id in pair.against.points]
    return join((el("h2", label), *rules))


def _rule(point_id: str, pair: Pair, here: Here) -> Html:
    point = find(point_id)
    answers = []
    for ruleset in pair.books:
        ruling = ruleset.ruling(point)
        answers += [
            el("dt", here.ruling(ruleset, point_id, ruleset.title)),
            el(
                "dd",
                attested.answer_words(point, ruling.answer or ""),
                el("span", attested.attested(ruling.grade, ruling.cites, here), class_="sp-attested"),
            ),
        ]
    asked = here.point(point, question(point, list(pair.books)))
    return join((el("p", asked, class_="sp-asked"), el("dl", *answers, class_="sp-home__answers")))
