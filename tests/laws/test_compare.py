"""A comparison says where two replays part, and blames what parts them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import note

from spadille.comparison import Parting, compare, views
from spadille.game import replay
from spadille.library import all_rulesets
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.trace import Trace
from spadille.vocabulary import find
from support.laws import law, sit, spoiled
from support.plain import plain
from support.rulings import closed, odd_ruleset
from support.sitting import Sitting


def pair(table: str, seed: int) -> tuple[Record, Ruleset, Ruleset]:
    """Return a record, sometimes a spoiled one, and two rulesets to hold against one another."""
    sitting = sit(table, seed, errs=0.1, breaks_off=0.02)
    rng = Random(seed)  # noqa: S311 - as in every law
    record = spoiled(sitting.record, rng) if rng.random() < 0.3 else sitting.record
    other = odd_ruleset(rng) if rng.random() < 0.5 else rng.choice(all_rulesets())
    note(f"against {other.spec}")
    return record, sitting.ruleset, other


@law(5)
def test_what_differs_is_blamed_and_what_is_the_same_is_not(table: str, seed: int) -> None:
    record, one, other = pair(table, seed)
    (against,) = compare(record, one, [other]).against
    mine, yours = views(replay(record, one)), views(replay(record, other))
    assert (against.first is None) == (mine == yours)
    if against.first is None:
        assert against.points == ()
        return
    at = place(against.first)
    assert mine[:at] == yours[:at]
    assert mine[at] != yours[at]
    assert against.points
    for point in against.points:
        assert one.ruling(find(point)).answer != other.ruling(find(point)).answer


@law(5)
def test_both_ways_round_it_parts_at_the_same_step(table: str, seed: int) -> None:
    record, one, other = pair(table, seed)
    (there,) = compare(record, one, [other]).against
    (back,) = compare(record, other, [one]).against
    assert (there.first and there.first.step) == (back.first and back.first.step)


@law(5)
def test_whoever_is_blamed_moves_the_parting(table: str, seed: int) -> None:
    """Each point blamed changes what is seen at the parting when it is exchanged; or else only all of them do."""
    record, one, other = pair(table, seed)
    (against,) = compare(record, one, [other]).against
    if against.first is None:
        return
    at, points = place(against.first), against.points
    alone = [moves(record, (one, other), at, (point,)) for point in points]
    assert all(alone) or (not any(alone) and moves(record, (one, other), at, points))


def place(parting: Parting) -> int:
    """Return the place of a parting among the views: the deal is the first of them, then come the steps."""
    return 0 if parting.phase == "deal" else parting.step


def moves(record: Record, sides: tuple[Ruleset, Ruleset], at: int, points: tuple[str, ...]) -> bool:
    """Tell whether either side sees something else there, and nothing else before, with the other's answers."""
    for taker, giver in (sides, sides[::-1]):
        ruleset = taker
        for point in points:
            ruleset = ruleset.overlaid(find(point), giver.ruling(find(point)).answer)
        before, after = (views(replay(record, played))[: at + 1] for played in (taker, ruleset))
        if after[:at] == before[:at] and after != before:
            return True
    return False


@law(2)
def test_a_ruleset_is_like_itself(table: str, seed: int) -> None:
    record, one, _ = pair(table, seed)
    (against,) = compare(record, one, [one]).against
    assert against.as_json()["same"] is True


THREE = ("score.codille", "score.tout_partner", "score.odd_unit")
"""Points with two answers each, for a rule that no text has: see below."""


def test_where_no_point_does_it_alone_a_smallest_set_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pay follow the majority of three answers: one exchanged moves nothing from either side, two do."""
    one, other = plain(), plain({point: list(closed()[point])[1] for point in THREE})
    record = Sitting(one, Random(1)).record  # noqa: S311 - as in every law

    def by_majority(
        record: Record, ruleset: Ruleset, *, line: str | None = None, until: int | None = None
    ) -> Trace:
        votes = sum(ruleset.ruling(find(point)).answer == closed()[point][1] for point in THREE)
        trace = replay(record, ruleset, line=line, until=until)
        scores = dict.fromkeys(record.hands, votes // 2)
        return replace(trace, scores=scores, score_points=(*trace.score_points, *THREE))

    monkeypatch.setattr("spadille.comparison.replay", by_majority)
    (against,) = compare(record, one, [other]).against
    assert against.first is not None
    assert against.first.phase == "score"
    assert len(against.points) == 2
    assert set(against.points) < set(THREE)
