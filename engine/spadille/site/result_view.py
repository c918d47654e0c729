"""What a deal was worth under one ruleset: item by item, seat by seat, with grade and citation."""

from __future__ import annotations

from spadille.outcome import Item, Shares
from spadille.point import Amount
from spadille.seats import Seat
from spadille.site import attested, faces, words
from spadille.site.html import Html, el, join
from spadille.site.replay_view import View
from spadille.trace import Played, Pot, Trace


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


def outcome(trace: Trace) -> str:
    """Return how the deal ended, in a sentence or more."""
    if trace.status == "partial":
        return words.STOPS_HERE
    if trace.reckoning is None:
        return words.THROWN_IN
    won, lost = trace.tricks_won
    sentences = [
        words.MADE if trace.made else words.LOST,
        words.TRICK_COUNT.format(won=won, lost=lost) if won or lost else "",
        words.PRIME if trace.prime else "",
        words.TOUTS[trace.tout],
    ]
    return " ".join(sentence for sentence in sentences if sentence)


def seat_amounts(shares: Shares, played: Played, seats: tuple[Seat, ...]) -> tuple[Amount, ...]:
    """Return what each seat has of a share-out, in the order of the seats."""
    opponents = iter(shares.opponents)
    amounts: list[Amount] = []
    for seat in seats:
        if seat == played.declarer:
            amounts.append(shares.declarer)
        elif seat == played.partner:
            amounts.append(shares.partner or 0)
        else:
            amounts.append(next(opponents))
    return tuple(amounts)


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


def pot_sentence(pot: Pot) -> str:
    """Return what the pot held, who took from it or paid into it, and what it holds."""
    moves = [
        (words.TAKES_FROM_POT if amount > 0 else words.PAYS_TO_POT).format(
            seat=words.SEATS[seat], amount=faces.amount(amount if amount > 0 else -amount).lstrip("+")
        )
        for seat, amount in pot.to.items()
    ]
    before, after = (faces.amount(amount).lstrip("+") for amount in (pot.before, pot.after))
    sentence = words.POT.format(before=before, after=after)
    return " ".join((sentence, *moves))
