"""Deals for a question each: only the cards that matter are named, the others are dealt in a fixed order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spadille.cards import ALL_CARDS, Card, Suit
from spadille.deal import Deal
from spadille.game import replay
from spadille.inquiry import Inquiry
from spadille.phases import auction, play
from spadille.phases.narrowing import legal
from spadille.record import Record, Row, Table, Trick
from spadille.ruleset import Ruleset
from spadille.seats import SEATINGS, Seat
from spadille.settle import trace_of
from spadille.trace import Trace
from support.records import cards, line, record


def dealt(hands: Mapping[str, str], *, pack: Sequence[Card] = ALL_CARDS, seats: int = 4) -> dict[str, str]:
    """Return whole hands: those given, filled up with what is left of the pack in its order."""
    given = {seat: list(cards(hands.get(seat, ""))) for seat in SEATINGS[seats]}
    named = {card for hand in given.values() for card in hand}
    left = [card for card in pack if card not in named]
    for hand in given.values():
        missing = len(pack) // seats - len(hand)
        hand.extend(left[:missing])
        del left[:missing]
    return {seat: " ".join(hand) for seat, hand in given.items()}


def table(favourite: str | None = None, sur: str | None = None, pot: int | None = None) -> Table:
    """Return a table with a past."""
    return Table(favourite=Suit(favourite) if favourite else None, sur=Suit(sur) if sur else None, pot=pot)


def calls_after(
    ruleset: Ruleset, hands: Mapping[str, str], *calls: str, at: Table | None = None
) -> list[str]:
    """Return what the next player may call after these calls."""
    deal = _run(ruleset, record(hands, line(None, (), calls), table=at))
    return list(legal(auction.narrowings(deal.auction, Inquiry(ruleset))))


def cards_after(
    ruleset: Ruleset, hands: Mapping[str, str], contract: Mapping[str, Any], *rows: str, trick: str = ""
) -> list[str]:
    """Return what the next player may play after these rows and the cards of a trick."""
    deal = _run(ruleset, record(hands, line(contract, rows)))
    deal.state = play.begin(deal.state, Inquiry(ruleset)) if deal.state.leader is None else deal.state
    for card in cards(trick):
        row: Row = Trick((card,))
        deal.state = deal._row(deal.state, row)
    return list(legal(play.narrowings(deal.state, Inquiry(ruleset))))


def _run(ruleset: Ruleset, made: Record) -> Deal:
    deal = Deal(made, made.lines[0], ruleset)
    deal.run()
    return deal


def played(
    ruleset: Ruleset,
    hands: Mapping[str, str],
    contract: Mapping[str, Any] | None = None,
    *rows: str,
    auction: Sequence[str] | None = None,
    at: Table | None = None,
) -> Trace:
    """Return the trace of a deal."""
    return replay(record(hands, line(contract, rows, auction), table=at), ruleset)


def choices(trace: Trace, word: str) -> list[str]:
    """Return what might have been done instead at the step that begins with a word, each without that word."""
    step = next(step for step in trace.steps if step.action.startswith(word))
    return [choice.removeprefix(word).strip() for choice in step.legal]


def outcome(trace: Trace) -> str:
    """Return how a trace ended, with the points that refused it."""
    return trace.status if trace.refusal is None else " ".join(("refused", *trace.refusal.points))


def seats(trace: Trace) -> list[Any]:
    """Return the scores in the order of the seats."""
    return [] if trace.scores is None else [trace.scores[seat] for seat in Seat if seat in trace.scores]


def finished(
    ruleset: Ruleset, hands: Mapping[str, str], contract: Mapping[str, Any], *, at: Table | None = None
) -> Trace:
    """Return the trace of a deal in which everybody plays the first card of what may be played, to the end."""
    deal = _run(ruleset, record(hands, line(contract), table=at))
    while not deal.state.over:
        state, rules = deal._begun(deal.state)
        card = legal(play.narrowings(state, rules))[0]
        deal.state = deal._trick(state, Trick((Card(card),)))
    return trace_of(deal, None)
