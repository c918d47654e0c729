"""What a deal was worth under one ruleset: item by item, seat by seat, with grade and citation."""

from __future__ import annotations

from spadille.outcome import Item
from spadille.site import attested, faces, words
from spadille.site.html import Html, el, join
from spadille.site.replay_view import View
from spadille.site.result_words import outcome, pot_sentence, seat_amounts
from spadille.trace import Played


def result(view: View) -> Html:
    """Return how the deal ended, and its reckoning."""
    trace = view.trace
    after = words.AFTER_END.format(count=trace.after_end) if trace.after_end else None
    return join(
        (
            el("p", outcome(trace), view.mark(len(trace.steps) + 1), class_="sp-outcome"),
            el("p", after, class_="sp-note") if after else None,
            _reckoning(view),
            _pot(view),
        )
    )


def _reckoning(view: View) -> Html | None:
    trace = view.trace
    if trace.reckoning is None or trace.contract is None or trace.scores is None:
        return None
    heads = [
        el("th", words.ITEM, scope="col"),
        *(el("th", words.SEATS[seat], scope="col", class_="sp-number") for seat in view.seats),
    ]
    rows = [_item(item, trace.contract, view) for item in trace.reckoning.items]
    totals = [el("td", faces.amount(trace.scores[seat]), class_="sp-number") for seat in view.seats]
    foot = el("tr", el("th", words.TOTAL, scope="row"), *totals)
    table = el(
        "table", el("thead", el("tr", *heads)), el("tbody", *rows), el("tfoot", foot), class_="sp-reckoning"
    )
    label = words.RECKONING_UNDER.format(title=view.ruleset.title)
    return el("div", table, class_="sp-scroll", tabindex="0", role="region", aria_label=label)


def _item(item: Item, played: Played, view: View) -> Html:
    amounts = seat_amounts(item.shares, played, view.seats)
    return el(
        "tr",
        el(
            "th",
            view.here.ruling(view.ruleset, item.point, item.label),
            el("span", attested.attested(item.grade, item.cites, view.here), class_="sp-attested"),
            scope="row",
        ),
        *(el("td", faces.amount(amount), class_="sp-number") for amount in amounts),
    )


def _pot(view: View) -> Html | None:
    pot = view.trace.pot
    return el("p", pot_sentence(pot), class_="sp-pot") if pot else None
