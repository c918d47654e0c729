"""Where a line of a record stands after its last row, and what is asked there, of whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from spadille.cards import Card, Suit
from spadille.deal import Deal
from spadille.game import line_of
from spadille.inquiry import Inquiry
from spadille.lab.ask import Ask
from spadille.lab.retell import retold, said
from spadille.log import Log, Place, Refused
from spadille.phases import asking, play, undertaking
from spadille.phases.announcing import ANNOUNCE
from spadille.phases.auction import PASS
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.record import Call, Contract, Helfer, Line, Record, Stop, Trick
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.settle import trace_of
from spadille.state import DealState
from spadille.trace import Refusal, Trace

AUCTION = "auction"
DECLARE = "declare"
PLAY = "play"


@dataclass(frozen=True, kw_only=True)
class Position:
    """A line under one ruleset, after its last row."""

    record: Record
    line: Line
    ruleset: Ruleset
    deal: Deal
    refusal: Refusal | None

    @cached_property
    def trace(self) -> Trace:
        """What happened so far."""
        return trace_of(self.deal, self.refusal)

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.refusal is None and self.trace.status == "complete"

    @property
    def open(self) -> bool:
        """Whether something may follow."""
        return self.refusal is None and not self.over

    @property
    def wants(self) -> str:
        """What comes next in an open deal: `auction`, `declare`, `play`, or what the contract has yet to say."""
        if self.deal.unsaid is not None:
            return self.deal.unsaid
        if self.line.contract is not None:
            return PLAY
        return AUCTION if self.deal.auction is not None and not self.deal.auction.over else DECLARE

    @cached_property
    def state(self) -> DealState:
        """The deal from the contract on, its first lead settled."""
        state = self.deal.state
        assert state is not None
        return play.begin(state, Inquiry(self.ruleset)) if self._to_lead_first(state) else state

    def _to_lead_first(self, state: DealState) -> bool:
        return self.wants == PLAY and state.leader is None

    @cached_property
    def asks(self) -> tuple[Ask, ...]:
        """What is asked of the players here, the main question first; nothing where the deal is not open."""
        return tuple(_asks(self)) if self.open else ()


def position(record: Record, line: str | None, ruleset: Ruleset) -> Position:
    """Return where a line stands, the first where none is named; UsageError where there is none of that name."""
    return stand(record, line_of(record, line), ruleset)


def stand(record: Record, line: Line, ruleset: Ruleset, log: Log | None = None) -> Position:
    """Return where a line stands after its last row."""
    deal = Deal(record, line, ruleset)
    if log is not None:
        deal.log = log
    refusal: Refusal | None = None
    try:
        deal.run()
    except Refused as refused:
        refusal = refused.refusal
    return Position(record=record, line=line, ruleset=ruleset, deal=deal, refusal=refusal)


@dataclass(slots=True)
class _Listening(Log):
    """Takes the steps of a replay, and remembers the last question that was put."""

    heard: Ask | None = None

    def take(
        self,
        place: Place,
        action: str,
        *,
        narrow: Callable[[Inquiry], Narrowings],
        then: Callable[[Inquiry], Any],
        rules: Inquiry | None = None,
    ) -> Any:
        inquiry = rules or Inquiry(self.ruleset)
        narrowings: tuple[Narrowing, ...] = tuple(narrow(inquiry))
        self.heard = Ask(place, narrowings, tuple(self.steps), inquiry)
        return Log.take(self, place, action, narrow=lambda _: iter(narrowings), then=then, rules=inquiry)


def _asks(at: Position) -> Iterator[Ask]:
    """Yield the questions by trying an action of each kind: what the engine then asks is the question."""
    match at.wants:
        case "auction":
            auction = at.deal.auction
            assert auction is not None
            assert auction.to_speak is not None
            yield _heard(at, extended(at, auction.to_speak, PASS))
        case "declare":
            yield from _declarations(at)
        case "play":
            yield from _of_play(at, at.state)
        case key:
            yield _of_contract(at, key)


def _declarations(at: Position) -> Iterator[Ask]:
    auction = at.deal.auction
    seats = (auction.holder,) if auction is not None and auction.holder else at.deal.seats
    for seat in seats:
        for game in at.ruleset.games():
            yield replace(_heard(at, extended(at, seat, game)), offers=(game,))


def _of_contract(at: Position, key: str) -> Ask:
    """Return the question for one part of the contract; any value of the right kind will do to hear it."""
    card = at.record.hands[at.state.declarer][0]
    return _heard(at, _with_said(at, key, card.suit if key == "trump" else card))


def _of_play(at: Position, state: DealState) -> Iterator[Ask]:
    hand = state.hands[state.to_play]
    yield _heard(at, extended(at, state.to_play, hand[0]))
    if not state.current:
        for word in (undertaking.STOP, asking.HELFER):
            yield replace(_heard(at, extended(at, state.declarer, word)), offers=(word,))
    contract = at.line.contract
    if not at.line.play and contract is not None and not contract.announces_tout:
        ask = _heard(at, extended(at, state.declarer, ANNOUNCE))
        yield replace(ask, offers=(ANNOUNCE,))


def _heard(at: Position, line: Line) -> Ask:
    log = _Listening(at.ruleset)
    stand(at.record, line, at.ruleset, log)
    assert log.heard is not None
    return log.heard


def extended(at: Position, seat: Seat, action: str) -> Line:
    """Return the line with one action of a seat more, whether or not it is allowed; it must be of the kind wanted."""
    line = at.line
    match at.wants:
        case "auction":
            return replace(line, auction=(*(line.auction or ()), Call(seat, action)))
        case "declare":
            return replace(line, contract=Contract(declarer=seat, game=action, unfinished=True))
        case "play":
            return _played(line, action, seats=len(at.record.hands))
        case key:
            return _with_said(at, key, said(action))


def _with_said(at: Position, key: str, what: Suit | Card) -> Line:
    """Return the line with one part of its contract more; what was said out of order is left out."""
    line = retold(at.line, at.trace.steps)
    assert line.contract is not None
    return replace(line, contract=replace(line.contract, **{key: what}))  # type: ignore[arg-type]


def settled(at: Position) -> Position:
    """Return the position with its contract no longer marked as unfinished once nothing is missing.

    A game that is lost with the call itself, before trumps are named, keeps the mark.
    """
    contract = at.line.contract
    if contract is None or contract.trump is None or at.deal.unsaid is not None:
        return at
    return replace(at, line=replace(at.line, contract=replace(contract, unfinished=False)))


def _played(line: Line, action: str, *, seats: int) -> Line:
    assert line.contract is not None
    if action == ANNOUNCE:
        return replace(line, contract=replace(line.contract, announces_tout=True))
    if action in (undertaking.STOP, asking.HELFER):
        return replace(line, play=(*line.play, Stop() if action == undertaking.STOP else Helfer()))
    last = line.play[-1] if line.play else None
    if isinstance(last, Trick) and len(last.cards) < seats:
        return replace(line, play=(*line.play[:-1], Trick((*last.cards, Card(action)))))
    return replace(line, play=(*line.play, Trick((Card(action),))))
