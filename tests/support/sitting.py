"""Deals made up step by step, every choice being one that the ruleset leaves: the players of the laws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random

from spadille.cards import ALL_CARDS, Card, Suit
from spadille.contract import conclude
from spadille.deal import Deal
from spadille.inquiry import Inquiry
from spadille.log import Log, Refused
from spadille.phases import asking, auction, declare, erring, play, undertaking
from spadille.phases.declare import Declaration
from spadille.phases.narrowing import legal
from spadille.points.pack import cards as pack_cards
from spadille.points.table import players
from spadille.record import (
    Call,
    Contract,
    Helfer,
    Irregular,
    Irregularity,
    Line,
    Record,
    Row,
    Stop,
    Table,
    Trick,
)
from spadille.ruleset import Ruleset
from spadille.seats import SEATINGS, Seat
from spadille.settle import trace_of
from spadille.state import AuctionState, DealState
from spadille.trace import Trace

MANNERS = ("random", "helpful")


@dataclass
class Sitting:
    """One deal at a table where everybody keeps to the rules."""

    ruleset: Ruleset
    rng: Random
    errs: float = 0.0
    """How likely an irregularity is before a trick."""
    breaks_off: float = 0.0
    """How likely the record is to stop before any one step."""
    table: Table | None = None
    helpful: bool = False
    """Whether the play is such that the declaring side gets on."""
    record: Record = field(init=False)
    trace: Trace = field(init=False)
    """The deal as it was played, step by step and not from the record."""

    def __post_init__(self) -> None:
        hands = random_hands(self.ruleset, self.rng)
        table = self.table or random_table(self.rng)
        line = Line(id="main")
        self.record = Record(id="sitting", title="Made up", hands=hands, lines=(line,), table=table)
        self._play()

    def _play(self) -> None:
        try:
            self._deal(Line(id="main")).run()
        except Refused:
            pass
        else:
            self._auction()
            self._contract()
        deal = self._deal(self.record.lines[0])
        try:
            deal.run()
        except Refused as refused:
            self.trace = trace_of(deal, refused.refusal)
            return
        rows = self._tricks(deal) if deal.state else ()
        self._write(play=tuple(rows))
        self.trace = trace_of(deal, None)

    def _deal(self, line: Line) -> Deal:
        return Deal(self.record, line, self.ruleset)

    def _write(self, **changes: object) -> None:
        line = replace(self.record.lines[0], **changes)
        self.record = replace(self.record, lines=(line,))

    def _stops_here(self) -> bool:
        return self.rng.random() < self.breaks_off

    def _auction(self) -> None:
        if self.rng.random() < 0.4:
            return
        calls = random_auction(self.record, self.ruleset, self.rng)
        if self._stops_here():
            calls = calls[: self.rng.randrange(len(calls))]
        self._write(auction=calls)

    def _contract(self) -> None:
        state = self._after_auction()
        if state is not None and not state.over:
            return
        seat, games = self._declarable(state)
        if not games:
            return
        contract = Contract(
            declarer=seat,
            game=self.rng.choice(games),
            trump=self.rng.choice(tuple(Suit)),
            announces_tout=self.rng.random() < 0.2,
        )
        if self._concluded(contract, state) is None:
            return
        self._write(contract=self._concluded(contract, state))

    def _after_auction(self) -> AuctionState | None:
        calls = self.record.lines[0].auction
        if calls is None:
            return None
        state = auction.start(self.record.hands, self.record.table, tuple(self.record.hands))
        for call in calls:
            state = auction.apply(state, call.action, Inquiry(self.ruleset))
        return state

    def _declarable(self, state: AuctionState | None) -> tuple[Seat, list[str]]:
        """Return a seat and the games that it may declare."""
        hands = self.record.hands
        holder = next((seat for seat, hand in hands.items() if Card("CQ") in hand), Seat.FOREHAND)
        seat = self.rng.choice(tuple(hands)) if state is None else state.holder or holder
        games = [
            game
            for game in self.ruleset.games()
            if game
            in legal(declare.narrowings(Declaration(seat, hands[seat], game, state), Inquiry(self.ruleset)))
        ]
        return seat, games

    def _concluded(self, contract: Contract, state: AuctionState | None) -> Contract | None:
        """Correct a contract by what the refusals say until it is allowed; None where nothing is."""
        for _ in range(12):
            try:
                conclude(contract, self.record, state, log=Log(self.ruleset))
            except Refused as refused:
                contract = self._corrected(contract, refused)
                if contract is None:
                    return None
            else:
                return contract
        raise AssertionError(f"{contract} could not be made legal under {self.ruleset.spec}")

    def _corrected(self, contract: Contract, refused: Refused) -> Contract | None:
        refusal = refused.refusal
        word, _, _ = refusal.action.partition(" ")
        key = {"trump": "trump", "call": "called", "take": "called", "return": "returns", "lay": "laid"}.get(
            word
        )
        if refusal.action.startswith("announce"):
            return replace(contract, announces_tout=False)
        if key is None:
            raise AssertionError(f"no correction for {refusal.message}")
        if refusal.action == word:
            return replace(contract, **{key: self.rng.choice(self.record.hands[contract.declarer])})
        if not refusal.legal:
            empty = word in ("lay", "return") or "no card is called" in refusal.because
            return replace(contract, **{key: None}) if empty else None
        choice = self.rng.choice(refusal.legal).split()[-1]
        return replace(contract, **{key: Suit(choice) if key == "trump" else Card(choice)})

    def _tricks(self, deal: Deal) -> list[Row]:
        rows: list[Row] = []
        while not deal.state.over:
            if self._stops_here():
                return rows
            said = self._said(deal.state)
            erred = self._erred(deal.state)
            for row in (said, erred):
                if row is not None and not deal.state.over:
                    deal.state = deal._row(deal.state, row)
                    rows.append(row)
            if not deal.state.over:
                rows.append(self._trick(deal, revokes=self.rng.random() < self.errs / 2, rows=rows))
        self._aside(deal, rows)
        return rows

    def _said(self, state: DealState) -> Row | None:
        rules = Inquiry(self.ruleset)
        if self.rng.random() < 0.5 and legal(undertaking.narrowings(state, rules)):
            return Stop()
        if self.rng.random() < 0.3 and legal(asking.narrowings(state, rules)):
            return Helfer()
        return None

    def _erred(self, state: DealState) -> Row | None:
        if self.rng.random() >= self.errs or state.leader is None:
            return None
        kind = self.rng.choice([Irregularity.OUT_OF_TURN, Irregularity.EXPOSED])
        seat = self.rng.choice(state.seats)
        choices = legal(erring.narrowings(state, kind, seat, Inquiry(self.ruleset)))
        return Irregular(kind, seat, Card(self.rng.choice(choices)[-2:])) if choices else None

    def _trick(self, deal: Deal, *, revokes: bool, rows: list[Row]) -> Trick:
        """Play one trick card by card; where somebody revokes, write that into `rows` before it."""
        erring_place = self.rng.randrange(len(deal.state.seats)) if revokes else None
        cards: list[Card] = []
        for place in range(len(deal.state.seats)):
            state, rules = deal._begun(deal.state)
            choices = legal(play.narrowings(state, rules))
            wrong = [card for card in state.hands[state.to_play] if card not in choices]
            card = self._card(state, choices)
            if place == erring_place and wrong:
                row = Irregular(Irregularity.REVOKE, state.to_play, self.rng.choice(wrong))
                rows.append(row)
                deal._row(state, row)
            deal.state = deal._trick(deal.state, Trick((card,)))
            cards.append(card)
            if deal.state.over and place + 1 < len(state.seats):
                return Trick((*cards, *self._rest(deal.state, cards)))
        return Trick(tuple(cards))

    def _rest(self, state: DealState, cards: list[Card]) -> list[Card]:
        """Fill up a trick that was broken off."""
        start = state.seats.index(state.leader)
        seats = (state.seats * 2)[start + len(cards) : start + len(state.seats)]
        return [self.rng.choice(state.hands[seat]) for seat in seats]

    def _card(self, state: DealState, choices: tuple[str, ...]) -> Card:
        if not self.helpful or self.rng.random() < 0.1:
            return Card(self.rng.choice(choices))
        order = state.ranking
        ranked = sorted((Card(code) for code in choices), key=lambda card: order.strength[card])
        taking = [card for card in ranked if order.winner((*state.current, card)) == len(state.current)]
        return taking[-1] if taking and state.to_play in state.declaring else ranked[0]

    def _aside(self, deal: Deal, rows: list[Row]) -> None:
        """Let the record go on with cards that were thrown in."""
        state = deal.state
        if state.stopped or state.forfeit or state.current or self.rng.random() < 0.5:
            return
        for place in range(state.hand_size - len(state.tricks)):
            rows.append(Trick(tuple(state.hands[seat][place] for seat in state.seats)))
            deal._row(state, rows[-1])


def random_hands(ruleset: Ruleset, rng: Random) -> Mapping[Seat, tuple[Card, ...]]:
    """Return hands for the ruleset's table and pack; some with both black queens and aces in one hand."""
    pack = [card for card in ALL_CARDS if card in pack_cards.PACKS[ruleset.answer(pack_cards.POINT)]]
    seats = SEATINGS[ruleset.answer(players.POINT)]
    size = len(pack) // len(seats)
    together = rng.choice([(), (), ("CQ", "SQ"), ("CQ", "S7"), ("CQ", "SQ", "CA", "SA", "HA", "DA")])
    good = [Card(code) for code in together][:size]
    rest = [card for card in pack if card not in good]
    rng.shuffle(rest)
    cut = rng.randrange(len(seats)) * size
    order = [*rest[:cut], *good, *rest[cut:]]
    return {seat: tuple(order[place * size : (place + 1) * size]) for place, seat in enumerate(seats)}


def random_table(rng: Random) -> Table:
    """Return a table with or without a past."""
    favourite, sur = rng.sample([None, None, None, *Suit], 2)
    return Table(favourite=favourite, sur=sur, pot=rng.choice([None, 0, 4, 10]))


def random_auction(record: Record, ruleset: Ruleset, rng: Random) -> tuple[Call, ...]:
    """Return a whole auction in which every call is allowed."""
    state = auction.start(record.hands, record.table, tuple(record.hands))
    calls: list[Call] = []
    while state.to_speak is not None:
        choices = legal(auction.narrowings(state, Inquiry(ruleset)))
        action = rng.choice(choices)
        calls.append(Call(state.to_speak, action))
        state = auction.apply(state, action, Inquiry(ruleset))
    return tuple(calls)
