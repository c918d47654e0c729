"""Declarer asks who his partner is (*Helfer?*)."""

from __future__ import annotations

from typing import Final

from spadille.inquiry import Inquiry
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.phases.undertaking import ended
from spadille.points.play import helfer
from spadille.state import DealState

HELFER: Final = "helfer"


def narrowings(state: DealState, rules: Inquiry) -> Narrowings:
    """Narrow the question to the moment at which it is allowed."""
    points = (helfer.POINT.id,)
    before = helfer.tricks_before(rules.ask(helfer.POINT))
    yield Narrowing(() if before is None else (HELFER,), "declarer may not ask for his partner", points)
    if before is not None and len(state.tricks) < before:
        yield Narrowing((), f"{before} tricks must have been played", points)
    if state.called is None or state.partner_known:
        yield Narrowing((), "there is no unknown partner to ask for", points)
    if state.announced or state.undertaken:
        yield Narrowing((), "asking would give up the tout that is being played for", points)


def apply(state: DealState, action: str, rules: Inquiry) -> DealState:
    """Return the deal with the partner known and the tout given up, which can leave nothing to play for."""
    return ended(state.with_(partner_known=True, tout_barred=True), rules)
