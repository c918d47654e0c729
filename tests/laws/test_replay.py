"""A record and its trace tell the same deal, and what a trace calls legal is what may be played."""

from __future__ import annotations

from random import Random

from spadille.cards import ALL_CARDS, Card
from spadille.game import replay
from spadille.record import Record, Row, Trick
from spadille.trace import Trace
from support.laws import cut, law, retold, sit, spoiled


@law(8)
def test_a_replay_repeats_the_deal_as_it_was_played(table: str, seed: int) -> None:
    sitting = sit(table, seed)
    assert replay(sitting.record, sitting.ruleset).to_json() == sitting.trace.to_json()


@law(8)
def test_a_trace_told_as_a_record_gives_the_same_trace(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0.15)
    if sitting.trace.refusal is not None:
        return
    record = retold(sitting.trace, sitting.record)
    assert replay(record, sitting.ruleset).to_json() == sitting.trace.to_json()


@law(8)
def test_what_is_done_is_among_what_is_legal(table: str, seed: int) -> None:
    for step in sit(table, seed).trace.steps:
        assert step.action in step.legal
        assert list(step.legal) == sorted(set(step.legal))
        assert len(step.points) == len(set(step.points))


@law(4)
def test_whatever_is_legal_may_be_played_and_nothing_else(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0, breaks_off=0)
    rng = Random(seed)  # noqa: S311 - as in every law
    record, trace = retold(sitting.trace, sitting.record), sitting.trace
    cards = [n for n, step in enumerate(trace.steps) if step.phase == "play" and step.action in ALL_CARDS]
    for number in rng.sample(cards, min(2, len(cards))):
        step = trace.steps[number]
        rows, before = _before(record, [n for n in cards if n < number])
        for card in step.legal:
            other = replay(cut(record, rows, [*before, Card(card)]), sitting.ruleset)
            assert other.refusal is None
            assert other.steps[: number + 1][-1].action == card
        barred = [card for card in ALL_CARDS if card not in step.legal]
        for card in rng.sample(barred, 6):
            other = replay(cut(record, rows, [*before, card]), sitting.ruleset)
            assert_refused(other, number, card, step_legal=step.legal)


def assert_refused(trace: Trace, number: int, card: Card, *, step_legal: tuple[str, ...]) -> None:
    refusal = trace.refusal
    assert refusal is not None
    assert (refusal.step, refusal.action, refusal.legal) == (number + 1, card, step_legal)
    assert refusal.points or "does not hold it" in refusal.because
    assert trace.scores is None
    assert trace.made is None
    assert trace.prime is None


def _before(record: Record, played: list[int]) -> tuple[list[Row], list[Card]]:
    """Return the rows before the card that follows so many others, and the cards of its trick before it."""
    seats = len(record.hands)
    full, rest = divmod(len(played), seats)
    rows: list[Row] = []
    for row in record.lines[0].play:
        if isinstance(row, Trick):
            if full == 0:
                return rows, list(row.cards[:rest])
            full -= 1
        rows.append(row)
    return rows, []


NO_RULE = (
    "does not hold it",
    "the contract stands as given",
    "it is no suit",
    "the deal is over",
    "overbid him",
)
"""Why something can be refused that no ruling forbids: no text would have to say it."""


@law(6)
def test_a_refusal_names_a_rule_or_needs_none(table: str, seed: int) -> None:
    sitting = sit(table, seed)
    rng = Random(seed)  # noqa: S311 - as in every law
    trace = replay(spoiled(sitting.record, rng), sitting.ruleset)
    if trace.refusal is not None and not trace.refusal.points:
        assert any(reason in trace.refusal.because for reason in NO_RULE)
