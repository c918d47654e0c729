"""When the tricks that a side needs are won: stop, play on for all of them, or throw the cards in."""

from __future__ import annotations

from typing import Final

from spadille.inquiry import Inquiry
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.points.end import five_tricks, sixth_lead, stop, tout_in_forced_game, tout_partner_unknown
from spadille.state import DealState

STOP: Final = "stop"


def narrowings(state: DealState, rules: Inquiry) -> Narrowings:
    """Narrow the stop to the moment at which a side may take its prime."""
    points = (stop.POINT.id,)
    may = rules.ask(stop.POINT) is stop.Stop.MAY_STOP
    yield Narrowing((STOP,) if may else (), "a side may not stop here", points)
    if state.announced or state.undertaken:
        yield Narrowing((), "the side is playing for all the tricks", points)
    elif not state.at_stopping_place:
        because = f"only a side that has won exactly the first {state.aim} tricks in a row may stop"
        yield Narrowing((), because, points)


def apply(state: DealState, action: str, rules: Inquiry) -> DealState:
    """Return the deal ended by the declaring side, which takes its prime."""
    return state.with_(stopped=True, over=True)


def undertakes(state: DealState, rules: Inquiry) -> bool:
    """Tell whether leading now undertakes a tout."""
    if not state.at_stopping_place or state.announced or state.tout_barred:
        return False
    if rules.ask(sixth_lead.POINT) is sixth_lead.SixthLead.NOTHING:
        return False
    if state.game.forced and rules.ask(tout_in_forced_game.POINT) is tout_in_forced_game.ForcedTout.FORBIDDEN:
        return False
    hidden = state.called is not None and not state.partner_known
    return not (hidden and rules.ask(tout_partner_unknown.POINT) is tout_partner_unknown.HiddenTout.FORBIDDEN)


def deal_is_over(state: DealState, rules: Inquiry) -> bool:
    """Tell whether the tricks gathered so far end the deal."""
    if len(state.tricks) == state.hand_size:
        return True
    if state.won != state.aim or state.announced or state.undertaken or state.won == state.hand_size:
        return False
    if rules.ask(five_tricks.POINT) is five_tricks.FiveTricks.PLAY_ON:
        return False
    return not undertakes(state, rules)


def ended(state: DealState, rules: Inquiry) -> DealState:
    """Return the deal, over if its tricks end it; a side whose first five end it has stopped as if it had said so."""
    if not deal_is_over(state, rules):
        return state
    stops = state.at_stopping_place and rules.ask(stop.POINT) is stop.Stop.MAY_STOP
    return state.with_(over=True, stopped=stops)
