"""A replay watched: its trace, and the deal as it stood after every step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from spadille.deal import Deal
from spadille.log import Log, Place, Refused
from spadille.record import Line, Record
from spadille.ruleset import Ruleset
from spadille.settle import trace_of
from spadille.state import AuctionState, DealState
from spadille.trace import Trace

State = AuctionState | DealState


@dataclass(frozen=True, slots=True, kw_only=True)
class Watched:
    """A replay under one ruleset, with what the table looked like."""

    record: Record
    line: Line
    ruleset: Ruleset
    trace: Trace
    states: tuple[State | None, ...]
    """After each step; None where a step changes nothing on the table."""


@dataclass(slots=True)
class _WatchedLog(Log):
    states: list[State | None] = field(default_factory=list)

    def take(self, place: Place, action: str, **how: Any) -> Any:
        after = Log.take(self, place, action, **how)
        self.states.append(after)
        return after


def watch(record: Record, line: Line, ruleset: Ruleset) -> Watched:
    """Replay a line of a record under a ruleset and keep what the table looked like after every step."""
    log = _WatchedLog(ruleset)
    deal = Deal(record, line, ruleset)
    deal.log = log
    refusal = None
    try:
        deal.run()
    except Refused as refused:
        refusal = refused.refusal
    return Watched(
        record=record,
        line=line,
        ruleset=ruleset,
        trace=trace_of(deal, refusal),
        states=tuple(log.states),
    )
