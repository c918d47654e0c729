"""Where each two books part in a deal, as data.

For the books that the page shows, the comparison finds the rules responsible. That takes many replays; of two others it
is only said which rules were asked where they part and are answered differently.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from spadille.comparison import Against, Parting, views
from spadille.point import as_json
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.replay.ending import scores
from spadille.site.replay.voice import Voice, tokens
from spadille.site.replay.watch import Watched
from spadille.site.result_words import outcome
from spadille.trace import Step, Trace
from spadille.vocabulary import find, rank


def partings(
    watched: Sequence[Watched], compared: Mapping[tuple[str, str], Against]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the parting of each two books that part, by their places: `0-3`.

    `compared` has what is known of two books by their specs, the base of the comparison first.
    """
    for (i, one), (j, other) in combinations(enumerate(watched), 2):
        pair = (one.ruleset.spec, other.ruleset.spec)
        against = compared.get(pair) or compared.get(pair[::-1])
        first = against.first if against else _first(one.trace, other.trace)
        if first is None:
            continue
        points = against.points if against else _asked(one, other, first.step)
        yield (
            f"{i}-{j}",
            {
                "step": first.step,
                "place": words.place(first.phase, first.trick, first.seat),
                "points": list(points),
                "found": against is not None,
                "seen": [_seen(one, other, first.step), _seen(other, one, first.step)],
            },
        )


def _first(one: Trace, other: Trace) -> Parting | None:
    mine, yours = views(one), views(other)
    at = next((place for place, (a, b) in enumerate(zip(mine, yours, strict=False)) if a != b), None)
    if at is None:
        return None
    if at == 0:
        return Parting(1, "deal", None, None)
    step = next((trace.steps[at - 1] for trace in (one, other) if at <= len(trace.steps)), None)
    refused = next((trace.refusal for trace in (one, other) if trace.refusal), None)
    where = step or refused
    return Parting(at, where.phase, where.trick, where.seat) if where else Parting(at, "score", None, None)


def _asked(one: Watched, other: Watched, number: int) -> list[str]:
    """Return the points that either was asked at the step and that the two answer differently."""
    asked = {*_asked_at(one.trace, number), *_asked_at(other.trace, number)}
    return sorted((point for point in asked if _differ(point, one.ruleset, other.ruleset)), key=rank)


def _asked_at(trace: Trace, number: int) -> Sequence[str]:
    if number <= len(trace.steps):
        return trace.steps[number - 1].points
    return trace.refusal.asked if trace.refusal else trace.score_points


def _differ(point_id: str, one: Ruleset, other: Ruleset) -> bool:
    point = find(point_id)
    if not (one.knows(point) and other.knows(point)):
        return False
    return bool(as_json(one.ruling(point).answer) != as_json(other.ruling(point).answer))


def _seen(side: Watched, beside: Watched, number: int) -> Mapping[str, Any]:
    """Return what a watcher sees under one book where the two part, held against the other."""
    voice = Voice.of(side.ruleset)
    step, other = _step(side.trace, number), _step(beside.trace, number)
    if step is None:
        return {"does": _ending(side, voice)}
    legal = other.legal if other else ()
    allowed = zip(voice.choices(step.legal), step.legal, strict=True)
    same = other is not None and other.action == step.action
    return {
        "allowed": [[said, choice not in legal] for said, choice in allowed],
        **({} if same else {"does": voice.action(step.action)}),
    }


def _ending(side: Watched, voice: Voice) -> str:
    trace = side.trace
    if trace.refusal is not None:
        what = voice.action(trace.refusal.action)
        return f"{words.REFUSED} {what} – {tokens(trace.refusal.because)}"
    return " ".join(filter(None, (outcome(trace), scores(trace))))


def _step(trace: Trace, number: int) -> Step | None:
    return trace.steps[number - 1] if number <= len(trace.steps) else None
