"""What happened in a replayed deal, as data: every step, every choice, every rule point that was asked."""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from spadille.cards import Card, Suit
from spadille.outcome import Item, Reckoning
from spadille.point import Amount, Ruling
from spadille.seats import Seat
from spadille.state import TakenTrick, Tout

FORMAT: Final = "spadille.trace/1"


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a deal."""

    phase: str
    trick: int | None
    seat: Seat | None
    action: str
    legal: tuple[str, ...]
    """What the seat might have done instead, sorted, the action included."""
    points: tuple[str, ...]
    """The rule points that this step asked."""

    def seen(self) -> tuple[object, ...]:
        """Return what a watcher at the table could tell: everything but the points."""
        return (*self.done(), self.legal)

    def done(self) -> tuple[object, ...]:
        """Return what was done, and by whom."""
        return (self.phase, self.trick, self.seat, self.action)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the record cannot go on under a ruleset."""

    step: int
    phase: str
    trick: int | None
    seat: Seat | None
    action: str
    because: str
    rulings: tuple[Ruling, ...]
    """The rulings that forbid it, with grade and citations."""
    legal: tuple[str, ...]
    asked: tuple[str, ...]
    """Every rule point that was asked before the refusal was settled."""

    @property
    def points(self) -> tuple[str, ...]:
        """The rule points that forbid it."""
        return tuple(ruling.point for ruling in self.rulings)

    @property
    def message(self) -> str:
        """The place, the action, the reason, and the rulings with grade and citation."""
        place = f"trick {self.trick}, " if self.trick is not None else ""
        who = f"{self.seat}: " if self.seat else ""
        cited = "; ".join(_cited(ruling) for ruling in self.rulings)
        allowed = f"; allowed: {', '.join(self.legal)}" if self.legal else ""
        return f"{self.phase}, {place}{who}{self.action}: {self.because}{allowed}{f' [{cited}]' if cited else ''}"

    def as_json(self) -> dict[str, Any]:
        """Return the refusal as data."""
        return {
            "step": self.step,
            "phase": self.phase,
            "trick": self.trick,
            "seat": self.seat,
            "action": self.action,
            "message": self.message,
            "points": list(self.points),
            "legal": list(self.legal),
            "rulings": [_ruling_json(ruling) for ruling in self.rulings],
        }


def _cited(ruling: Ruling) -> str:
    places = ", ".join(f"{cite.witness}, {cite.at}" for cite in ruling.cites)
    answer = ruling.answer if isinstance(ruling.answer, str) else "as its columns say"
    return f"{ruling.point} = {answer}; {ruling.grade}{f', {places}' if places else ''}"


def _ruling_json(ruling: Ruling) -> dict[str, Any]:
    return {
        "point": ruling.point,
        "grade": ruling.grade.value,
        "cites": [cite.as_json() for cite in ruling.cites],
    }


@dataclass(frozen=True, slots=True)
class Pot:
    """What became of the pot."""

    before: Amount
    after: Amount
    to: dict[Seat, Amount]
    """What each seat took from it, negative where it paid in."""

    def as_json(self) -> dict[str, Any]:
        """Return the pot as data."""
        to = {seat.value: number(amount) for seat, amount in self.to.items()}
        return {"before": number(self.before), "after": number(self.after), "to": to}


@dataclass(frozen=True, slots=True)
class Played:
    """The contract of a deal."""

    declarer: Seat
    partner: Seat | None
    game: str
    trump: Suit | None
    called: Card | None

    def as_json(self) -> dict[str, Any]:
        """Return the contract as data."""
        return {
            "declarer": self.declarer,
            "partner": self.partner,
            "game": self.game,
            "trump": self.trump,
            "called": self.called,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """A record's line as it went under one ruleset."""

    record: str
    ruleset: str
    line: str
    status: str
    """`complete`, `partial` or `refused`."""
    refusal: Refusal | None
    contract: Played | None
    setup_points: tuple[str, ...]
    """The rule points asked before the first step."""
    steps: tuple[Step, ...]
    tricks: tuple[TakenTrick, ...]
    tricks_won: tuple[int, int]
    """By the declaring side, and by the others."""
    tout: Tout
    prime: bool | None
    reckoning: Reckoning | None
    """None unless the deal is complete and somebody played."""
    scores: dict[Seat, Amount] | None
    score_points: tuple[str, ...]
    """The rule points asked by the reckoning."""
    pot: Pot | None
    favourite_after: Suit | None
    after_end: int
    """Tricks of the record that no longer mattered."""

    @property
    def made(self) -> bool | None:
        """Whether the declaring side reached its aim; None while it is open."""
        return None if self.reckoning is None else self.reckoning.made

    def asked(self) -> frozenset[str]:
        """Return every rule point that was asked."""
        points = {*self.setup_points, *self.score_points}
        for step in self.steps:
            points.update(step.points)
        return frozenset(points | set(self.refusal.asked if self.refusal else ()))

    def as_json(self) -> dict[str, Any]:
        """Return the trace as data, in the published format."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "record": self.record,
            "ruleset": self.ruleset,
            "line": self.line,
            "status": self.status,
            "refusal": self.refusal.as_json() if self.refusal else None,
            "contract": self.contract.as_json() if self.contract else None,
            "setup_points": list(self.setup_points),
            "steps": [_step_json(step) for step in self.steps],
            "tricks": [
                {"leader": trick.leader, "cards": list(trick.cards), "winner": trick.winner}
                for trick in self.tricks
            ],
            "tricks_won": {"declaring": self.tricks_won[0], "defending": self.tricks_won[1]},
            "made": self.made,
            "prime": self.prime,
            "tout": self.tout.value,
            "scores": None if self.scores is None else {s.value: number(a) for s, a in self.scores.items()},
            "items": [item_json(item) for item in self.reckoning.items] if self.reckoning else [],
            "score_points": list(self.score_points),
        }
        if self.pot is not None:
            data["pot"] = self.pot.as_json()
        if self.status == "complete":
            data["table_after"] = {"favourite": self.favourite_after}
            if self.pot is not None:
                data["table_after"]["pot"] = number(self.pot.after)
        if self.after_end:
            data["after_end"] = self.after_end
        return data

    def to_json(self) -> str:
        """Return the trace as one line of JSON."""
        return json.dumps(self.as_json(), ensure_ascii=False)


def _step_json(step: Step) -> dict[str, Any]:
    return {
        "phase": step.phase,
        "trick": step.trick,
        "seat": step.seat,
        "action": step.action,
        "legal": list(step.legal),
        "points": list(step.points),
    }


def item_json(item: Item) -> dict[str, Any]:
    """Return one line of a reckoning as data, in the published format."""
    return {
        "point": item.point,
        "label": item.label,
        "amount": number(item.amount),
        "grade": item.grade.value,
        "cites": [cite.as_json() for cite in item.cites],
    }


def number(amount: Amount) -> int | float:
    """Return an amount as a JSON number; quarters of a stake are exact."""
    return float(amount) if isinstance(amount, Fraction) and amount.denominator != 1 else int(amount)
