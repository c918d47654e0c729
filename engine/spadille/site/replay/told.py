"""A deal in words, for every book that its page shows: what the replayer shows step by step, complete and printable."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.collation import question
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import attested, faces, replay_view, result_view, words
from spadille.site.here import Here
from spadille.site.html import Child, Html, el, join
from spadille.site.parting_view import Side, parting
from spadille.site.replay.books import full_title
from spadille.site.replay.data import spoken_of
from spadille.site.replay.element import trump_of
from spadille.site.replay.summary import anchor, summary
from spadille.site.replay_view import View
from spadille.site.study import Study
from spadille.site.words import replay as said
from spadille.vocabulary import find, rank


def told(studies: Sequence[Study], here: Here) -> Html:
    """Return the cards and every line of the record in words."""
    only = len(studies) == 1
    lines = [part for study in studies for part in _line(study, here, only=only)]
    return join((_hands(studies[0].record), *lines, _apparatus(studies, here)))


def _hands(record: Record) -> Html:
    trump = trump_of(record)
    seats = [
        el(
            "section",
            el("h3", words.SEATS[seat], id=f"hand-{seat}"),
            el(
                "ul",
                *(el("li", faces.card(card)) for card in faces.sorted_hand(hand, trump)),
                class_="sp-hand",
            ),
            class_="sp-seat",
        )
        for seat, hand in record.hands.items()
    ]
    table = record.table
    facts = [
        (words.FAVOURITE, faces.suit(table.favourite) if table.favourite else None),
        (words.SUR, faces.suit(table.sur) if table.sur else None),
        (words.THE_POT, faces.amount(table.pot).lstrip("+") if table.pot is not None else None),
    ]
    known = [join((name, value), " ") for name, value in facts if value is not None]
    return el(
        "section",
        el("h2", words.THE_CARDS, id="cards"),
        el("div", *seats, class_="sp-table"),
        el("p", join(known, "; "), ".") if known else None,
        class_="sp-deal-text__cards",
    )


def _line(study: Study, here: Here, *, only: bool) -> list[Html]:
    title = said.ALL_BOOKS if only else words.LINE.format(line=study.line.id)
    replays = [_folded(study, ruleset, here) for ruleset in study.shown]
    return [el("h2", title, id=study.line.id), summary(study, here), *replays]


def _folded(study: Study, ruleset: Ruleset, here: Here) -> Html:
    place = anchor(study, ruleset)
    title = el("h3", words.UNDER.format(title=full_title(ruleset)), id=place)
    return el("details", el("summary", title), _replay(study, ruleset, place, here), class_="sp-told")


def _replay(study: Study, ruleset: Ruleset, place: str, here: Here) -> Html:
    trace = study.trace_under(ruleset)
    against = study.against.get(ruleset.spec)
    view = View(
        trace=trace,
        ruleset=ruleset,
        seats=tuple(seat for seat in Seat if seat in study.record.hands),
        here=here,
        parting=against.first.step if against and against.first else None,
        parting_anchor=f"{place}-parts",
    )
    base = Side(study.base, study.trace)
    box = view.parting_anchor
    parts: list[Child] = [
        parting(base, Side(ruleset, trace), against, here=here, anchor=box) if against else None,
        replay_view.opening(view),
        replay_view.contract(trace.contract, ruleset) if trace.contract else None,
        replay_view.tricks(view),
        replay_view.refusal(trace.refusal, view) if trace.refusal else result_view.result(view),
        replay_view.lent(view),
        replay_view.log(view),
    ]
    return el("div", join(parts), class_="sp-replay", data_replay=f"{study.line.id} {ruleset.spec}")


def _apparatus(studies: Sequence[Study], here: Here) -> Html:
    """Return each ruling that was asked, with grade, citations, note and rivals, folded away: rule by rule, all books."""
    asked: dict[str, list[Ruleset]] = {}
    for ruleset in spoken_of(studies):
        shown = [study for study in studies if any(ruleset.spec == other.spec for other in study.shown)]
        for point_id in sorted(
            set().union(*(study.trace_under(ruleset).asked() for study in shown)), key=rank
        ):
            asked.setdefault(point_id, []).append(ruleset)
    rules = [_asked_rule(point_id, asked[point_id], here) for point_id in sorted(asked, key=rank)]
    return el(
        "details",
        el("summary", said.EVERY_RULING.format(count=len(rules))),
        *rules,
        class_="sp-told sp-asked-rules",
        data_search_exclude=True,
    )


def _asked_rule(point_id: str, rulesets: Sequence[Ruleset], here: Here) -> Html:
    point = find(point_id)
    alike: dict[str, list[Ruleset]] = {}
    rulings: dict[str, Html] = {}
    for ruleset in rulesets:
        ruling = attested.ruling(point, ruleset.own(point), ruleset.ruling(point), here=here)
        alike.setdefault(ruling, []).append(ruleset)
        rulings[ruling] = ruling
    entries = [
        join((el("p", _books(point_id, same, here), class_="sp-label"), rulings[text]))
        for text, same in alike.items()
    ]
    asked = el("p", here.point(point, question(point, rulesets)), class_="sp-asked")
    return el("section", asked, *entries, class_="sp-asked-rule")


def _books(point_id: str, rulesets: Sequence[Ruleset], here: Here) -> Html:
    return join((here.ruling(ruleset, point_id, full_title(ruleset)) for ruleset in rulesets), "; ")
