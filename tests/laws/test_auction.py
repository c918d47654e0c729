"""Every auction ends, with somebody who can play or with nobody who would."""

from __future__ import annotations

from random import Random

from spadille.cards import BASTE, SPADILLE
from spadille.game import replay
from spadille.inquiry import Inquiry
from spadille.phases import auction, declare
from spadille.phases.declare import Declaration
from spadille.phases.narrowing import legal
from spadille.points.auction import all_pass, procedure, two_queens
from spadille.record import Call, Line, Record
from spadille.ruleset import Ruleset
from spadille.state import AuctionState
from support.laws import law, sit, with_line
from support.sitting import random_auction


def spoken(table: str, seed: int) -> tuple[Record, Ruleset, AuctionState]:
    """Return a record with a random auction and no more, and how the auction ended."""
    sitting = sit(table, seed)
    rng = Random(seed)  # noqa: S311 - as in every law
    ruleset, record = sitting.ruleset, sitting.record
    calls = random_auction(record, ruleset, rng)
    record = with_line(record, auction=calls, contract=None, play=())
    state = auction.start(record.hands, record.table, tuple(record.hands))
    for call in calls:
        state = auction.apply(state, call.action, Inquiry(ruleset))
    return record, ruleset, state


@law(8)
def test_an_auction_ends_with_a_player_or_with_four_passes(table: str, seed: int) -> None:
    record, ruleset, state = spoken(table, seed)
    calls = record.lines[0].auction
    assert state.over
    assert (state.bid is None) == (state.holder is None) == all(call.action == "pass" for call in calls)
    if state.bid is None:
        assert [call.seat for call in calls] == list(record.hands)
    if ruleset.answer(procedure.POINT) is procedure.Procedure.ONCE_ROUND:
        assert [call.seat for call in calls] == list(record.hands)


@law(8)
def test_bids_rise_and_who_has_passed_is_out(table: str, seed: int) -> None:
    record, ruleset, _ = spoken(table, seed)
    order = ruleset.answer(auction.auction_order.POINT)
    heights = []
    out: set[str] = set()
    for call in record.lines[0].auction:
        assert call.seat not in out
        if call.action == "pass":
            out.add(call.seat)
        elif call.action != "hold":
            heights.append(auction.height(auction.bid_of(call.action), order))
    assert heights == sorted(set(heights))


@law(8)
def test_whoever_wins_the_auction_has_a_game_to_play(table: str, seed: int) -> None:
    record, ruleset, state = spoken(table, seed)
    if state.bid is None:
        return
    declaration = Declaration(state.holder, record.hands[state.holder], state.bid.game, state)
    assert state.bid.game in legal(declare.narrowings(declaration, Inquiry(ruleset)))


@law(8)
def test_the_holder_of_both_queens_does_as_he_must(table: str, seed: int) -> None:
    record, ruleset, state = spoken(table, seed)
    holder = next((seat for seat, hand in record.hands.items() if {SPADILLE, BASTE} <= set(hand)), None)
    answer = ruleset.answer(two_queens.POINT)
    games = ruleset.answer(auction.auction_order.POINT)
    must = two_queens.duty(answer, record.hands[holder]) if holder else None
    if answer is two_queens.TwoQueens.NO_FRAGE and state.bid is not None and state.holder == holder:
        assert state.bid.game != "frage"
    if must is not None and must.lowest in games and ruleset.game(must.lowest) is not None:
        assert state.bid is not None
        assert games.index(state.bid.game) >= games.index(must.lowest)


@law(4)
def test_a_call_out_of_turn_or_too_many_is_refused_and_too_few_are_no_contract(table: str, seed: int) -> None:
    record, ruleset, _ = spoken(table, seed)
    if replay(with_line(record, auction=None), ruleset).refusal is not None:
        return
    calls = record.lines[0].auction
    more = (*calls, Call(calls[0].seat, "pass"))
    trace = replay(with_line(record, auction=more), ruleset)
    assert trace.refusal is not None
    assert (trace.refusal.phase, trace.refusal.step) == ("auction", len(calls) + 1)
    wrong = next(seat for seat in record.hands if seat != calls[0].seat)
    trace = replay(with_line(record, auction=(Call(wrong, "pass"),)), ruleset)
    assert trace.refusal is not None
    assert trace.refusal.step == 1
    trace = replay(with_line(record, auction=calls[:-1]), ruleset)
    assert trace.status == "partial"


@law(4)
def test_where_all_pass_the_deal_is_forced_or_over(table: str, seed: int) -> None:
    sitting = sit(table, seed)
    record, ruleset = sitting.record, sitting.ruleset
    calls = tuple(Call(seat, "pass") for seat in record.hands)
    trace = replay(Record(**fields(record), lines=(Line(id="main", auction=calls),)), ruleset)
    if trace.refusal is not None:
        assert trace.refusal.phase in ("auction", "deal")
    elif ruleset.answer(all_pass.POINT) is all_pass.AllPass.REDEAL:
        assert trace.status == "complete"
        assert set(trace.scores.values()) == {0}
        assert trace.made is None
    else:
        assert trace.status == "partial"


def fields(record: Record) -> dict[str, object]:
    return {"id": record.id, "title": record.title, "hands": record.hands, "table": record.table}
