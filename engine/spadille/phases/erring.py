"""Irregularities: a revoke, a lead out of turn, a card exposed."""

from __future__ import annotations

from spadille.inquiry import Inquiry
from spadille.phases import play
from spadille.phases.narrowing import Narrowing, Narrowings, legal
from spadille.points.irregularity import exposed, out_of_turn, revoke
from spadille.record import Irregularity
from spadille.seats import Seat
from spadille.state import DealState, Forfeit


def narrowings(state: DealState, kind: Irregularity, seat: Seat, rules: Inquiry) -> Narrowings:
    """Narrow the cards with which a player can err in this way."""
    left = tuple(f"{kind} {card}" for card in state.hands[seat])
    yield Narrowing(left, f"{seat} does not hold it")
    if kind is Irregularity.OUT_OF_TURN and (seat == state.leader or state.current):
        yield Narrowing((), f"it is {state.to_play}'s turn, and only a lead can be out of turn")
    if kind is Irregularity.REVOKE:
        proper = legal(play.narrowings(state, rules))
        left = tuple(action for action in left if action[-2:] not in proper)
        yield Narrowing(left, "the card is a proper one, and no revoke", rules.asked)


def apply(state: DealState, kind: Irregularity, seat: Seat, rules: Inquiry) -> DealState:
    """Return the deal after the error has been dealt with."""
    declaring, unpunished = seat in state.declaring, state
    state = state.with_(offended=(kind.value, seat))
    if kind is Irregularity.REVOKE:
        if rules.ask(revoke.POINT) is revoke.Revoke.TAKEN_BACK:
            return state
        return state.with_(over=True, forfeit=Forfeit(declaring_loses=declaring))
    loses = (
        rules.ask(out_of_turn.POINT) is out_of_turn.OutOfTurn.DEFENDER_LOSES
        if kind is Irregularity.OUT_OF_TURN
        else rules.ask(exposed.POINT) is exposed.Exposed.DEFENDER_LOSES
    )
    if not loses:
        return state
    if declaring:
        return unpunished
    return state.with_(over=True, forfeit=Forfeit(declaring_loses=False, offender=seat))
