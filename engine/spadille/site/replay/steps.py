"""The steps of a replay as data: what is said, what else was allowed, what was asked, which cards move."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from spadille.cards import Card
from spadille.seats import Seat
from spadille.site import words
from spadille.site.replay.look import Look
from spadille.site.replay.places import Move, moves, positions
from spadille.site.replay.voice import Voice, open_
from spadille.site.replay.watch import Watched
from spadille.site.words import replay as said
from spadille.state import DealState
from spadille.trace import Step


def steps(watched: Watched, voice: Voice, seats: tuple[Seat, ...]) -> list[dict[str, Any]]:
    """Return every position of the replay but the last: the cards as dealt, then one step after another."""
    told = _Teller(watched, voice, seats)
    laid = list(pairwise(positions(watched)))
    first = {
        "group": said.GROUPS["deal"],
        "kind": "deal",
        "say": said.DEALT,
        "asked": list(watched.trace.setup_points),
        "look": told.look(0),
    }
    return [first] + [
        told.step(number, step, moves(*laid[number - 1]))
        for number, step in enumerate(watched.trace.steps, start=1)
    ]


def end_moves(watched: Watched, seats: tuple[Seat, ...]) -> list[list[str]]:
    """Return the cards of the last trick as they are taken up."""
    *_, (before, after) = pairwise(positions(watched))
    return [_move(move, seats) for move in moves(before, after)]


def card_of(what: str) -> Card | None:
    """Return the card that an action plays, or None where it is no such action."""
    try:
        return Card(what)
    except ValueError:
        return None


class _Teller:
    """Tells the steps of one replay."""

    def __init__(self, watched: Watched, voice: Voice, seats: tuple[Seat, ...]) -> None:
        self.watched = watched
        self.voice = voice
        self.seats = seats

    def look(self, number: int) -> dict[str, Any]:
        """Return what is seen besides the cards after so many steps."""
        return Look(watched=self.watched, voice=self.voice, seats=self.seats, number=number).as_json()

    def step(self, number: int, step: Step, moved: list[Move]) -> dict[str, Any]:
        """Return one step as data; what is empty is left out."""
        card = card_of(step.action)
        others = [choice for choice in step.legal if choice != step.action]
        taken = self._taken(number)
        data: dict[str, Any] = {
            "group": self._group(step),
            "kind": "card" if card else "call" if step.phase == "auction" else "event",
            "seat": None if step.seat is None else self.seats.index(step.seat),
            "card": card,
            "does": self.voice.action(step.action, said.BUBBLES),
            "say": self._say(number, step, moved),
            "also": ", ".join(self.voice.choices(others)),
            "marks": " ".join(filter(card_of, others)),
            "asked": list(step.points),
            "moves": [_move(move, self.seats) for move in moved],
            "leads": bool(card) and self._leads(number),
            "wins": None if taken is None else self.seats.index(taken),
            "look": self.look(number),
        }
        return {key: value for key, value in data.items() if value or type(value) is int}

    def _group(self, step: Step) -> str:
        return said.TRICK_GROUP.format(number=step.trick) if step.trick else said.GROUPS[step.phase]

    def _state(self, number: int) -> DealState | None:
        state = self.watched.states[number - 1] if number else None
        return state if isinstance(state, DealState) else None

    def _leads(self, number: int) -> bool:
        after = self._state(number)
        return after is not None and len(after.current) == 1

    def _taken(self, number: int) -> Seat | None:
        """Return who takes the trick that the step makes full, or None."""
        before, after = self._state(number - 1), self._state(number)
        had = len(before.tricks) if before else 0
        return after.tricks[-1].winner if after and len(after.tricks) > had else None

    def _say(self, number: int, step: Step, moved: list[Move]) -> str:
        sentences = [self._sentence(number, step, moved)]
        before, after = self._state(number - 1), self._state(number)
        if before and after and after.partner_known and not before.partner_known and after.called:
            partner = words.SEATS[after.partner] if after.partner else None
            sentences.append(said.PARTNER_SEEN.format(seat=partner) if partner else said.ALONE)
        taken = self._taken(number)
        if taken is not None:
            sentences.append(said.TAKES_TRICK.format(seat=words.SEATS[taken]))
        return " ".join(sentences)

    def _sentence(self, number: int, step: Step, moved: list[Move]) -> str:
        seat = words.SEATS[step.seat] if step.seat else ""
        card = card_of(step.action)
        if card:
            template = said.LEADS_CARD if self._leads(number) else said.PLAYS_CARD
            return template.format(seat=seat, card=open_(card))
        verb, _, rest = step.action.partition(" ")
        if verb == "take":
            giver = words.SEATS[moved[0][1][1]].lower()
            return said.DEMANDS_CARD.format(seat=seat, card=open_(rest), giver=giver)
        if verb == "return":
            return said.GIVES_CARD.format(seat=seat, card=open_(rest))
        what = self.voice.action(step.action)
        if verb in self.voice.games:
            template = said.BIDS if step.phase == "auction" else said.UNDERTAKES
            return template.format(seat=seat, what=what)
        return said.CALLS_OUT.format(seat=seat, what=what)


def _move(move: Move, seats: tuple[Seat, ...]) -> list[str]:
    card, (spot, seat), (to_spot, to_seat) = move
    return [card, f"{spot}{seats.index(seat)}", f"{to_spot}{seats.index(to_seat)}"]
