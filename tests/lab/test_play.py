"""Playing on asks the engine and nobody else: what it offers is legal, what it bars is refused in the same words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spadille.cards import ALL_CARDS
from spadille.dealing import random_record
from spadille.errors import UsageError
from spadille.game import replay
from spadille.io.folders import deals_folder
from spadille.io.records import load_record, record_from_data
from spadille.lab.play import act, back, cut, options
from spadille.library import load_ruleset
from spadille.record import Irregular, Line, Record
from spadille.ruleset import Ruleset
from spadille.trace import Trace
from support.laws import law, sit

RECORDS = sorted(deals_folder().glob("*.yaml"))


def fresh(seed: int, book: Ruleset | None = None) -> Record:
    """Return a random deal that nobody has begun to play."""
    return replace(random_record(seed, book), lines=(Line(id="main", auction=()),))


def writable(record: Record) -> bool:
    """Tell whether the pack can be shared evenly; an odd ruleset may want what no record can hold."""
    return len({len(hand) for hand in record.hands.values()}) == 1


def acted(record: Record, book: Ruleset, action: str) -> Record:
    said = act(record=record, book=book, action=action)
    assert "record" in said, said
    return record_from_data(said["record"])


def steps(trace: Trace) -> list[dict[str, Any]]:
    return trace.as_json()["steps"]


def replayable(record: Record, line: Line, book: Ruleset) -> Trace | None:
    """Return the trace of a line that can be played action by action, or None: nobody errs on purpose here."""
    trace = replay(record, book, line=line.id)
    if trace.refusal is not None or any(isinstance(row, Irregular) for row in line.play):
        return None
    return trace


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_published_record_played_action_by_action_gives_the_same_trace(path: Path) -> None:
    record = load_record(path)
    for line in record.lines:
        for spec in sorted({expectation.ruleset for expectation in record.expect}):
            book = load_ruleset(spec)
            trace = replayable(record, line, book)
            if trace is None:
                continue
            # A contract without an auction stands as given: its first step cannot be bid for.
            begun = 0 if line.auction is not None else 1
            going = record_from_data(cut(record=record, book=book, line=line.id, step=begun)["record"])
            for step in trace.steps[begun:]:
                offered = options(record=going, book=book)
                mine = [choice for choice in offered["choices"] if choice["action"] == step.action]
                assert mine[0]["seat"] == step.seat
                if step.phase == "play" and step.action in ALL_CARDS:
                    legal = sorted(c["action"] for c in offered["choices"] if c["action"] in ALL_CARDS)
                    assert tuple(legal) == step.legal
                going = acted(going, book, step.action)
            again = replay(going, book)
            assert steps(again) == steps(trace)
            assert again.as_json()["scores"] == trace.as_json()["scores"]
            assert again.status == trace.status


@law(3, odd=2)
def test_what_is_offered_is_what_the_trace_calls_legal(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0, breaks_off=0)
    trace = sitting.trace
    if not writable(sitting.record):
        return
    for number in {0, seed % (len(trace.steps) + 1), max(0, len(trace.steps) - 1)}:
        if number >= len(trace.steps):
            continue
        step = trace.steps[number]
        going = record_from_data(cut(record=sitting.record, book=sitting.ruleset, step=number)["record"])
        offered = options(record=going, book=sitting.ruleset)
        if sitting.record.lines[0].auction is None and number == 0:
            assert offered["phase"] == "auction"
            continue
        assert offered["step"] == number
        legal = [choice["action"] for choice in offered["choices"] if choice["seat"] == step.seat]
        assert set(step.legal) <= set(legal)


@law(2, odd=2)
def test_what_is_barred_is_refused_in_the_engines_own_words(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0, breaks_off=0)
    trace, book = sitting.trace, sitting.ruleset
    if not writable(sitting.record):
        return
    number = seed % max(1, len(trace.steps))
    going = record_from_data(cut(record=sitting.record, book=book, step=number)["record"])
    offered = options(record=going, book=book)
    for entry in offered["barred"]:
        said = act(record=going, book=book, action=entry["action"])
        assert said["refusal"]["message"] == entry["message"]
        assert entry["message"].startswith((offered["phase"], "call, "))


def test_a_card_that_must_not_be_played_is_refused_as_in_a_record() -> None:
    record = load_record(deals_folder() / "prime-in-bells.yaml")
    book = load_ruleset("altenburg-1988")
    going = record_from_data(cut(record=record, book=book, step=13)["record"])
    offered = options(record=going, book=book)
    barred = next(entry for entry in offered["barred"] if entry["card"])
    last = going.lines[0].play[-1]
    row = (*last.cards, barred["card"])
    play = (*going.lines[0].play[:-1], replace(last, cards=row))
    trace = replay(replace(going, lines=(replace(going.lines[0], play=play),)), book)
    assert trace.refusal is not None
    assert trace.refusal.message == barred["message"]
    assert [ruling["point"] for ruling in barred["rulings"]] == list(trace.refusal.points)
    assert all(ruling["cites"] or ruling["grade"] == "editorial" for ruling in barred["rulings"])


@law(3, odd=2)
def test_taking_back_leads_to_where_one_was(table: str, seed: int) -> None:
    sitting = sit(table, seed)
    book = sitting.ruleset
    if not writable(sitting.record):
        return
    going = [fresh(seed, book)]
    for number in range(12):
        choices = options(record=going[-1], book=book)["choices"]
        if not choices:
            break
        going.append(acted(going[-1], book, choices[(seed >> number) % len(choices)]["action"]))
    while len(going) > 1:
        last = going.pop()
        before = record_from_data(back(record=last, book=book)["record"])
        assert before.lines == going[-1].lines
    with pytest.raises(UsageError, match="taken back"):
        back(record=going[0], book=book)


@law(4, odd=2)
def test_a_deal_taken_over_at_a_step_has_had_the_steps_before_it(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0.15)
    trace = sitting.trace
    if not writable(sitting.record):
        return
    number = seed % (len(trace.steps) + 2)
    going = record_from_data(cut(record=sitting.record, book=sitting.ruleset, step=number)["record"])
    again = replay(going, sitting.ruleset)
    assert again.refusal is None
    kept = steps(trace)[:number]
    if 0 < number < len(trace.steps) and kept[-1]["action"].startswith("revoke"):
        kept.pop()
    assert steps(again)[: len(kept)] == kept
    assert len(again.steps) <= len(kept)


def test_a_deal_that_is_over_takes_no_more() -> None:
    record = load_record(deals_folder() / "prime-in-bells.yaml")
    book = load_ruleset("altenburg-1988")
    trace = replay(record, book)
    offered = options(record=record, book=book)
    assert (offered["status"], offered["choices"], offered["step"]) == ("over", [], len(trace.steps))
    assert offered["result"]
    with pytest.raises(UsageError, match="over"):
        act(record=record, book=book, action="CA")


@pytest.mark.parametrize("action", ["<b>", "frage frage", "call", "stop", "ZZ"])
def test_what_is_no_call_is_refused_by_the_engine(action: str) -> None:
    said = act(record=fresh(5), book=load_ruleset("altenburg-1988"), action=action)
    assert said["refusal"]["message"].startswith(f"auction, forehand: {action}: the calls are pass, hold")


@pytest.mark.parametrize("action", ["CA", "CA CA", "call CA"])
def test_what_is_no_action_here_is_told_with_the_actions(action: str) -> None:
    with pytest.raises(UsageError, match=f"there is no action '{action}' here; the actions are pass, frage"):
        act(record=fresh(5), book=load_ruleset("altenburg-1988"), action=action)


def test_the_four_hands_can_be_bid_and_played_from_the_start() -> None:
    book = load_ruleset("encyclopaedia-ru")
    going = fresh(5)
    for _ in range(60):
        offered = options(record=going, book=book)
        if offered["status"] != "open":
            break
        going = acted(going, book, offered["choices"][0]["action"])
    assert offered["status"] == "over"
    assert replay(going, book).status == "complete"
