"""Declarer announces a tout with the game."""

from __future__ import annotations

from typing import Final

from spadille.inquiry import Inquiry
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.points.end import tout_announcement, tout_in_forced_game
from spadille.points.game.row import POINT as GAME
from spadille.state import DealState

ANNOUNCE: Final = "announce tout"


def narrowings(state: DealState, rules: Inquiry) -> Narrowings:
    """Narrow the announcement to the games that allow it."""
    row = rules.ask(GAME[state.game_name])
    needs_all = row is not None and row.aim is None
    yield Narrowing(
        () if needs_all else (ANNOUNCE,), "the game already needs all the tricks", (GAME[state.game_name].id,)
    )
    if rules.ask(tout_announcement.POINT) is tout_announcement.ToutAnnouncement.NOT:
        yield Narrowing((), "a tout cannot be announced", (tout_announcement.POINT.id,))
    elif (
        state.game.forced and rules.ask(tout_in_forced_game.POINT) is tout_in_forced_game.ForcedTout.FORBIDDEN
    ):
        yield Narrowing((), "there is no tout in the forced game", (tout_in_forced_game.POINT.id,))


def apply(state: DealState, action: str, rules: Inquiry) -> DealState:
    """Return the deal with the tout announced."""
    return state.with_(announced=True)
