"""One line of a record, folded through the phases step by step."""

from __future__ import annotations

from functools import partial

from spadille.cards import Card
from spadille.contract import Unsaid, conclude
from spadille.inquiry import Inquiry
from spadille.log import Log, Place
from spadille.phases import asking, auction, erring, play, undertaking
from spadille.phases.narrowing import Barred
from spadille.points.auction import all_pass, procedure
from spadille.points.pack import cards as pack_cards
from spadille.points.table import players
from spadille.record import Helfer, Irregular, Irregularity, Line, Record, Row, Stop, Trick
from spadille.ruleset import Ruleset
from spadille.seats import SEATINGS, Seat
from spadille.state import AuctionState, DealState


class Deal:
    """The fold of one line: what has happened so far, and the state it led to."""

    def __init__(self, record: Record, line: Line, ruleset: Ruleset) -> None:
        self.record = record
        self.line = line
        self.log = Log(ruleset)
        self.setup = Inquiry(ruleset)
        self.seats: tuple[Seat, ...] = tuple(seat for seat in Seat if seat in record.hands)
        self.auction: AuctionState | None = None
        self.state: DealState | None = None
        self.unsaid: str | None = None
        """What an unfinished contract has yet to say: `trump`, `called`, `returns` or `laid`."""
        self.thrown_in = False
        self.after_end = 0
        self._revokes: dict[Seat, Card] = {}

    def run(self) -> None:
        """Fold the line through the phases."""
        self._deal()
        self._auction()
        if self.line.contract is None or self.thrown_in:
            return
        try:
            self.state = conclude(self.line.contract, self.record, self.auction, log=self.log)
        except Unsaid as unsaid:
            self.state, self.unsaid = unsaid.state, unsaid.key
            return
        for row in self.line.play:
            self.state = self._row(self.state, row)

    def _deal(self) -> None:
        number = self.setup.ask(players.POINT)
        if self.seats != SEATINGS[number]:
            because = f"the record has {len(self.seats)} seats, the game {number}"
            self.log.refuse(
                Place("deal", None), "deal", bar=Barred(because, (players.POINT.id,)), rules=self.setup
            )
        pack = pack_cards.PACKS[self.setup.ask(pack_cards.POINT)]
        dealt = {card for hand in self.record.hands.values() for card in hand}
        if dealt != pack:
            because = f"the record has {len(dealt)} cards, the pack of this game {len(pack)}"
            self.log.refuse(
                Place("deal", None), "deal", bar=Barred(because, (pack_cards.POINT.id,)), rules=self.setup
            )

    def _auction(self) -> None:
        if self.line.auction is None:
            return
        state = auction.start(self.record.hands, self.record.table, self.seats)
        passed: set[Seat] = set()
        for call in self.line.auction:
            place = Place("auction", call.seat)
            if state.to_speak != call.seat:
                self._out_of_turn(state, call.seat, call.action, passed=call.seat in passed)
            state = self.log.take(
                place,
                call.action,
                narrow=partial(auction.narrowings, state),
                then=partial(auction.apply, state, call.action),
            )
            if call.action == auction.PASS:
                passed.add(call.seat)
        self.auction = state
        dealt_again = state.over and state.bid is None
        if dealt_again and self.log.ruleset.answer(all_pass.POINT) is all_pass.AllPass.REDEAL:
            self.thrown_in = self.line.contract is None

    def _out_of_turn(self, state: AuctionState, seat: Seat, action: str, *, passed: bool) -> None:
        turn = f"it is {state.to_speak}'s turn" if state.to_speak else "the auction is over"
        because = f"{seat} has passed and is out of the auction; {turn}" if passed else turn
        self.log.refuse(Place("auction", seat), action, bar=Barred(because, (procedure.POINT.id,)))

    def _row(self, state: DealState, row: Row) -> DealState:
        if state.over:
            return self._aside(state, row)
        match row:
            case Trick():
                return self._trick(state, row)
            case Stop():
                return self._by_declarer(state, undertaking.STOP)
            case Helfer():
                return self._by_declarer(state, asking.HELFER)
            case Irregular(kind=Irregularity.REVOKE):
                self._revokes[row.seat] = row.card
                return state
            case Irregular():
                state, rules = self._begun(state)
                return self._err(state, row.kind, row.card, seat=row.seat, rules=rules)

    def _aside(self, state: DealState, row: Row) -> DealState:
        if self.log.steps[-1].action == undertaking.STOP or len(state.tricks) == state.hand_size:
            action = " ".join(row.cards) if isinstance(row, Trick) else type(row).__name__.lower()
            self.log.refuse(Place("play", None), action, bar=Barred("the deal is over", ()))
        self.after_end += isinstance(row, Trick)
        return state

    def _by_declarer(self, state: DealState, action: str) -> DealState:
        stops = action == undertaking.STOP
        return self.log.take(
            Place("play", state.declarer, len(state.tricks) + 1),
            action,
            narrow=partial(undertaking.narrowings if stops else asking.narrowings, state),
            then=partial(undertaking.apply if stops else asking.apply, state, action),
        )

    def _trick(self, state: DealState, row: Trick) -> DealState:
        for card in row.cards:
            state, rules = self._begun(state)
            revoked = self._revokes.pop(state.to_play, None)
            if revoked is not None:
                state = self._err(state, Irregularity.REVOKE, revoked, seat=state.to_play, rules=rules)
                rules = Inquiry(self.log.ruleset)
            if state.over:
                self.after_end += 1
                return state
            state = self.log.take(
                Place("play", state.to_play, len(state.tricks) + 1),
                card,
                narrow=partial(play.narrowings, state),
                then=partial(play.apply, state, card),
                rules=rules,
            )
            self.state = state
        return state

    def _begun(self, state: DealState) -> tuple[DealState, Inquiry]:
        """Return the deal with its first lead settled, and the inquiry of the step that settles it."""
        rules = Inquiry(self.log.ruleset)
        return (play.begin(state, rules) if state.leader is None else state), rules

    def _err(
        self, state: DealState, kind: Irregularity, card: Card, *, seat: Seat, rules: Inquiry
    ) -> DealState:
        return self.log.take(
            Place("play", seat, len(state.tricks) + 1),
            f"{kind} {card}",
            narrow=partial(erring.narrowings, state, kind, seat),
            then=partial(erring.apply, state, kind, seat),
            rules=rules,
        )
