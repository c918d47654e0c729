"""How many ways there are to go on, under a ruleset: whole auctions of a deal, playouts of an ending."""

from __future__ import annotations

from dataclasses import replace

from spadille.cards import Card
from spadille.deal import Deal
from spadille.inquiry import Inquiry
from spadille.phases import auction, play, undertaking
from spadille.phases.narrowing import legal
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.state import AuctionState, DealState


def auctions(record: Record, ruleset: Ruleset) -> int:
    """Return the number of different whole auctions of a deal."""
    known: dict[object, int] = {}

    def after(state: AuctionState) -> int:
        if state.to_speak is None:
            return 1
        key = replace(state, hands=(), table=record.table)
        if key not in known:
            calls = legal(auction.narrowings(state, Inquiry(ruleset)))
            known[key] = sum(after(auction.apply(state, call, Inquiry(ruleset))) for call in calls)
        return known[key]

    return after(auction.start(record.hands, record.table, tuple(record.hands)))


def ending(record: Record, ruleset: Ruleset) -> DealState:
    """Return the deal where the record breaks off."""
    deal = Deal(record, record.lines[0], ruleset)
    deal.run()
    return deal.state


def playouts(state: DealState, ruleset: Ruleset) -> int:
    """Return the number of different ways to the end: the cards played, and whether the side stops."""
    if state.over:
        return 1
    stops = 0
    if not state.current:
        stops = len(legal(undertaking.narrowings(state, Inquiry(ruleset))))
    cards = legal(play.narrowings(state, Inquiry(ruleset)))
    return stops + sum(playouts(play.apply(state, Card(card), Inquiry(ruleset)), ruleset) for card in cards)
