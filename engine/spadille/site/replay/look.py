"""What a watcher sees besides the cards: who plays what, with whom as far as the table knows, what has been won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spadille.record import Table
from spadille.seats import Seat
from spadille.site import words
from spadille.site.hands import amount
from spadille.site.replay.voice import Voice, open_
from spadille.site.replay.watch import Watched
from spadille.site.words import replay as said
from spadille.state import DealState


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One moment of a replay under one ruleset."""

    watched: Watched
    voice: Voice
    seats: tuple[Seat, ...]
    number: int
    """How many steps have been taken."""

    @property
    def state(self) -> DealState | None:
        """The deal at this moment, None before there is a contract."""
        taken = self.watched.states[: self.number]
        return next((state for state in reversed(taken) if isinstance(state, DealState)), None)

    def as_json(self) -> dict[str, Any]:
        """Return the moment as data."""
        state = self.state
        won = [trick.winner for trick in state.tricks] if state else []
        return {
            "roles": self._roles(state),
            "facts": self._facts(state),
            "won": [won.count(seat) for seat in self.seats],
            "sides": _sides(state) if won else "",
            "said": self._bubbles(),
        }

    def _roles(self, state: DealState | None) -> list[str]:
        declarer = state.declarer if state else self._declarer()
        partner = state.partner if state and state.partner_known else None
        names = {partner: said.ROLE_PARTNER, declarer: said.ROLE_DECLARER}
        return [names.get(seat, "") for seat in self.seats]

    def _declarer(self) -> Seat | None:
        steps = self.watched.trace.steps[: self.number]
        return next((step.seat for step in steps if step.phase == "call"), None)

    def _facts(self, state: DealState | None) -> list[list[str]]:
        return [*_table(self.watched.record.table), *(_contract(state, self.watched) if state else ())]

    def _bubbles(self) -> list[list[Any]]:
        """Return what stands beside the seats: every last word of the auction or the contract, or one in the play."""
        steps = self.watched.trace.steps[: self.number]
        if not steps:
            return []
        here = steps[-1]
        spoken = [here] if here.phase == "play" else [step for step in steps if step.phase == here.phase]
        last: dict[int, str] = {}
        for step in spoken:
            if step.seat is not None and len(step.action) != 2:
                what = self.voice.action(step.action, said.BUBBLES)
                place = self.seats.index(step.seat)
                together = here.phase == "call" and place in last
                last[place] = f"{last[place]}, {what}" if together else what
        return [[place, what] for place, what in last.items()]


def _table(table: Table) -> list[list[str]]:
    found = [(words.FAVOURITE, table.favourite), (words.SUR, table.sur)]
    facts = [[name, open_(which)] for name, which in found if which is not None]
    if table.pot is not None:
        facts.append([words.THE_POT, amount(table.pot).lstrip("+")])
    return facts


def _contract(state: DealState, watched: Watched) -> list[list[str]]:
    facts = [[said.FACT_GAME, watched.ruleset.name(state.game_name)]]
    if state.trump is not None:
        facts.append([said.FACT_TRUMPS, open_(state.trump)])
    if state.called is not None:
        facts.append([said.FACT_CALLED, open_(state.called)])
    if state.taken is not None:
        facts.append([said.FACT_DEMANDED, open_(state.taken)])
    if state.announced or state.undertaken:
        facts.append([said.FACT_TOUT, said.FACT_ANNOUNCED if state.announced else said.FACT_UNDERTAKEN])
    return facts


def _sides(state: DealState | None) -> str:
    """Return how the tricks stand between the sides, as soon as the table knows who they are."""
    if state is None or (state.partner is not None and not state.partner_known):
        return ""
    return said.SIDES.format(won=state.won, lost=len(state.tricks) - state.won)
