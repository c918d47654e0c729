"""The plain player: always legal, always the same, and blind to what his seat cannot see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from spadille.dealing import random_record
from spadille.game import replay
from spadille.io.records import record_from_data
from spadille.lab.auto import auto
from spadille.lab.play import act, options
from spadille.library import load_ruleset, ruleset_ids
from spadille.record import Line, Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat


def fresh(seed: int, book: Ruleset) -> Record:
    return replace(random_record(seed, book), lines=(Line(id="main", auction=()),))


@pytest.mark.parametrize("spec", ruleset_ids())
def test_every_deal_is_played_to_its_end_under_every_ruleset(spec: str) -> None:
    book = load_ruleset(spec)
    for seed in range(8):
        said = auto(record=fresh(seed, book), book=book, until=())
        trace = replay(record_from_data(said["record"]), book)
        assert (trace.status, trace.refusal) == ("complete", None)
        assert [entry["action"] for entry in said["actions"]] == [step.action for step in trace.steps]
        assert all(entry["why"].endswith(".") for entry in said["actions"])
        assert auto(record=fresh(seed, book), book=book, until=()) == said


def test_one_action_at_a_time_leads_to_the_same_end() -> None:
    book = load_ruleset("altenburg-1988")
    going, actions = fresh(7, book), []
    while options(record=going, book=book)["status"] == "open":
        said = auto(record=going, book=book, until="one")
        actions += said["actions"]
        going = record_from_data(said["record"])
    assert actions == auto(record=fresh(7, book), book=book, until=())["actions"]


def test_he_stops_at_the_turn_of_a_seat_that_somebody_plays() -> None:
    book = load_ruleset("altenburg-1988")
    going = fresh(11, book)
    for _ in range(40):
        going = record_from_data(auto(record=going, book=book, until=(Seat.REARHAND,))["record"])
        offered = options(record=going, book=book)
        if offered["status"] != "open":
            break
        mine = [choice for choice in offered["choices"] if choice["seat"] == "rearhand"]
        assert mine
        going = record_from_data(act(record=going, book=book, action=mine[0]["action"])["record"])
    assert offered["status"] == "over"


@pytest.mark.parametrize("seed", range(6))
def test_he_does_the_same_whatever_the_others_hold(seed: int) -> None:
    """Exchange cards that nobody has seen between the other hands: the plain player must not notice."""
    book = load_ruleset("altenburg-1988")
    record = fresh(seed, book)
    said = auto(record=record, book=book, until=())
    rng = Random(seed)  # noqa: S311 - a card game, no secret
    for number, entry in enumerate(said["actions"]):
        if entry["seat"] != "forehand" or number == 0:
            continue
        before = replayed(record, book, number=number)
        hidden = disguised(before, book, rng)
        if hidden is None:
            continue
        assert auto(record=hidden, book=book, until="one")["actions"][0]["action"] == entry["action"]


def replayed(record: Record, book: Ruleset, *, number: int) -> Record:
    for _ in range(number):
        record = record_from_data(auto(record=record, book=book, until="one")["record"])
    return record


def disguised(record: Record, book: Ruleset, rng: Random) -> Record | None:
    """Return the deal with unplayed cards of the others exchanged, where all that was done stays legal and means the same."""
    trace = replay(record, book)
    seen = {card for trick in record.lines[0].play for card in trick.cards}
    if trace.contract and trace.contract.called:
        seen.add(trace.contract.called)
    others = [seat for seat in record.hands if seat != Seat.FOREHAND]
    for _ in range(10):
        pool = [card for seat in others for card in record.hands[seat] if card not in seen]
        rng.shuffle(pool)
        hands = dict(record.hands)
        for seat in others:
            kept = [card for card in record.hands[seat] if card in seen]
            need = len(record.hands[seat]) - len(kept)
            hands[seat] = tuple(sorted([*kept, *pool[:need]]))
            pool = pool[need:]
        other = replace(record, hands=hands)
        again = replay(other, book)
        if again.refusal is None and other.hands != record.hands:
            return other
    return None
