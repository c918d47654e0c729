"""The same record under several rulesets: where they part, and which rule points are responsible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from spadille.game import replay
from spadille.point import as_json
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.trace import Trace, number
from spadille.vocabulary import find, rank

Views: TypeAlias = list[tuple[object, ...]]
"""What is seen of a replay: the deal, every step, and then how it ended."""


@dataclass(frozen=True, slots=True)
class Parting:
    """The first step at which two replays differ in anything that a watcher could see."""

    step: int
    """Counted from 1; one more than the number of steps where only the results differ."""
    phase: str
    trick: int | None
    seat: Seat | None

    def as_json(self) -> dict[str, Any]:
        """Return the place as data."""
        return {"step": self.step, "phase": self.phase, "trick": self.trick, "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Against:
    """One ruleset held against the base."""

    trace: Trace
    first: Parting | None
    """None where nothing differs."""
    points: tuple[str, ...]
    """The rule points responsible: those whose answers, exchanged, change what happens at the parting."""

    def as_json(self) -> dict[str, Any]:
        """Return the result as data."""
        scores = self.trace.scores
        return {
            "ruleset": self.trace.ruleset,
            "same": self.first is None,
            "first": self.first.as_json() if self.first else None,
            "points": list(self.points),
            "status": self.trace.status,
            "scores": None if scores is None else {seat.value: number(a) for seat, a in scores.items()},
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """A record under a base ruleset, and every other ruleset against it."""

    record: str
    base: Trace
    against: tuple[Against, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the comparison as data, in the published format."""
        return {
            "record": self.record,
            "base": self.base.ruleset,
            "against": [against.as_json() for against in self.against],
        }


def compare(
    record: Record, base: Ruleset, others: Iterable[Ruleset], *, line: str | None = None
) -> Comparison:
    """Replay one line of a record under the base and under each of the others, and say where they part."""
    trace = replay(record, base, line=line)
    results = []
    for other in others:
        against = replay(record, other, line=line)
        results.append(held_against(record, (base, trace), (other, against), line=line))
    return Comparison(record.id, trace, tuple(results))


def views(trace: Trace) -> Views:
    """Return what a watcher could see of a replay, with what else was allowed at every step."""
    return _seen(trace, allowed=True)


def deeds(trace: Trace) -> Views:
    """Return what happened in a replay, whatever else was allowed."""
    return _seen(trace, allowed=False)


def held_against(
    record: Record,
    base: tuple[Ruleset, Trace],
    other: tuple[Ruleset, Trace],
    *,
    line: str | None = None,
    watched: Callable[[Trace], Views] = views,
) -> Against:
    """Say where the replays of a line under two rulesets part in what is watched, and which rule points are responsible."""
    mine, yours = base[1], other[1]
    at = _parting_step(watched(mine), watched(yours))
    if at is None:
        return Against(yours, None, ())
    goes_on = max(len(mine.steps), len(yours.steps)) >= at
    search = _Search(record, line, watched, at, by_status=goes_on or mine.status != yours.status)
    return Against(yours, _place(mine, yours, at), search.responsible(base, other))


def _seen(trace: Trace, *, allowed: bool) -> Views:
    refusal = trace.refusal
    seen: Views = [("deal", refusal is not None and refusal.phase == "deal")]
    seen += (step.seen() if allowed else step.done() for step in trace.steps)
    if refusal is not None:
        legal = refusal.legal if allowed else ()
        return [*seen, ("refused", refusal.phase, refusal.trick, refusal.seat, refusal.action, legal)]
    scores = None if trace.scores is None else tuple(trace.scores.items())
    pot = None if trace.pot is None else (trace.pot.before, trace.pot.after, tuple(trace.pot.to.items()))
    return [*seen, (trace.status, scores, trace.made, trace.prime, trace.tout, pot)]


def _parting_step(mine: Views, yours: Views) -> int | None:
    """Return the index of the first view that differs, or None."""
    for index, (a, b) in enumerate(zip(mine, yours, strict=False)):
        if a != b:
            return index
    return None


def _place(one: Trace, other: Trace, at: int) -> Parting:
    """Return the place of a view: the deal is the first, and shares its number with the first step."""
    if at == 0:
        return Parting(1, "deal", None, None)
    for trace in (one, other):
        if at <= len(trace.steps):
            step = trace.steps[at - 1]
            return Parting(at, step.phase, step.trick, step.seat)
    for trace in (one, other):
        if trace.refusal is not None:
            return Parting(at, trace.refusal.phase, trace.refusal.trick, trace.refusal.seat)
    return Parting(at, "score", None, None)


@dataclass(frozen=True, slots=True)
class _Search:
    """The search for the points that are responsible for one parting."""

    record: Record
    line: str | None
    watched: Callable[[Trace], Views]
    at: int
    by_status: bool
    """Whether the two do not both end here alike: then how far a replay goes matters, and not what its end pays."""

    def responsible(self, one: tuple[Ruleset, Trace], other: tuple[Ruleset, Trace]) -> tuple[str, ...]:
        """Return the points whose answers, exchanged between the two, change what is seen at the parting."""
        suspects = sorted(
            (point for point in one[1].asked() | other[1].asked() if _differs(point, one[0], other[0])),
            key=rank,
        )
        guilty = [
            point
            for point in suspects
            if self._moves(one, other[0], [point]) or self._moves(other, one[0], [point])
        ]
        return tuple(guilty or self._together(one, other[0], suspects))

    def _moves(self, side: tuple[Ruleset, Trace], lender: Ruleset, points: Sequence[str]) -> bool:
        """Tell whether the side, with these answers of the lender, sees something else at the parting."""
        ruleset, trace = side
        if self._asked(trace).isdisjoint(points):
            return False
        for point in points:
            answer = lender.ruling(find(point)).answer
            assert answer is not None
            ruleset = ruleset.overlaid(find(point), answer)
        before = self._seen(trace)
        after = self._seen(replay(self.record, ruleset, line=self.line, until=max(self.at, 1)))
        return after[:-1] == before[:-1] and after != before

    def _asked(self, trace: Trace) -> set[str]:
        """Return the points asked up to the parting: no other can move it."""
        if self.at > len(trace.steps):
            return set(trace.asked())
        steps = trace.steps[: self.at]
        return {*trace.setup_points, *(point for step in steps for point in step.points)}

    def _seen(self, trace: Trace) -> Views:
        """Return what is seen up to the parting."""
        seen = self.watched(trace)[: self.at + 1]
        ends_here = len(trace.steps) < self.at and trace.refusal is None
        return [*seen[:-1], (trace.status,)] if ends_here and self.by_status else seen

    def _together(self, side: tuple[Ruleset, Trace], lender: Ruleset, suspects: list[str]) -> list[str]:
        """Return a smallest set of points that move the parting only when exchanged together."""
        needed = list(suspects)
        for point in suspects:
            fewer = [other for other in needed if other != point]
            if self._moves(side, lender, fewer):
                needed = fewer
        return needed


def _differs(point_id: str, one: Ruleset, other: Ruleset) -> bool:
    point = find(point_id)
    if not (one.knows(point) and other.knows(point)):
        return False
    return bool(as_json(one.ruling(point).answer) != as_json(other.ruling(point).answer))
