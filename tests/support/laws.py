"""What the laws share: on which tables they are tried, and records cut, spoiled and written back."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from spadille.cards import ALL_CARDS, Card, Suit
from spadille.library import load_ruleset, ruleset_ids
from spadille.record import Call, Contract, Helfer, Irregular, Irregularity, Line, Record, Row, Stop, Trick
from spadille.seats import Seat
from spadille.trace import Trace
from support.rulings import odd_ruleset
from support.sitting import Sitting

ODD = "odd answers"
"""Stands among the ids of the rulesets for one with answers exchanged at random."""

TIMES = int(os.environ.get("SPADILLE_LAWS", "1"))
"""How many times as many deals as usual the laws are tried on."""

seeds = st.integers(0, 2**32 - 1)


def law(examples: int, *, odd: int = 4) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Try a law under every ruleset on so many deals, and on `odd` times as many with odd rulesets.

    The test is given the name of the table and a seed; `sit` makes a deal of them.
    """

    def tried(test: Callable[..., None]) -> Callable[..., None]:
        tables = [*ruleset_ids(), *(f"{ODD} {number}" for number in range(odd))]
        limited = settings(max_examples=examples * TIMES)(given(seed=seeds)(test))
        return pytest.mark.parametrize("table", tables)(limited)

    return tried


def sit(table: str, seed: int, **manners: Any) -> Sitting:
    """Return a random deal at a table; every choice follows from the table's name and the seed."""
    rng = Random(f"{table} {seed}")  # noqa: S311 - a card game, no secret
    ruleset = odd_ruleset(rng) if table.startswith(ODD) else load_ruleset(table)
    manners = {"errs": 0.05, "breaks_off": 0.01, "helpful": rng.random() < 0.5} | manners
    sitting = Sitting(ruleset, rng, **manners)
    note(f"{ruleset.spec}\n{written(sitting.record)}")
    return sitting


def written(record: Record) -> str:
    """Write a record for whoever reads a failure."""
    line = record.lines[0]
    hands = "\n".join(f"  {seat}: {' '.join(hand)}" for seat, hand in record.hands.items())
    calls = [f"{call.seat} {call.action}" for call in line.auction or ()]
    return f"{record.table}\n{hands}\n{calls}\n{line.contract}\n" + "\n".join(map(str, line.play))


def with_line(record: Record, **changes: Any) -> Record:
    """Return the record with its only line changed."""
    return replace(record, lines=(replace(record.lines[0], **changes),))


def spoiled(record: Record, rng: Random) -> Record:
    """Return the record with one card, call or word of the contract exchanged for another."""
    line = record.lines[0]
    tricks = [place for place, row in enumerate(line.play) if isinstance(row, Trick)]
    if tricks and rng.random() < 0.6:
        place = rng.choice(tricks)
        cards = list(line.play[place].cards)
        cards[rng.randrange(len(cards))] = rng.choice(ALL_CARDS)
        return with_line(record, play=(*line.play[:place], Trick(tuple(cards)), *line.play[place + 1 :]))
    if line.auction and rng.random() < 0.7:
        place = rng.randrange(len(line.auction))
        action = rng.choice(
            ["pass", "hold", "frage", "grossfrage", "solo couleur", "solo", "tout", "frage sur"]
        )
        call = Call(line.auction[place].seat, action)
        return with_line(record, auction=(*line.auction[:place], call, *line.auction[place + 1 :]))
    if line.contract:
        changes: dict[str, Any] = {
            "called": rng.choice(ALL_CARDS),
            "trump": rng.choice(tuple(Suit)),
            "game": rng.choice(["frage", "grossfrage", "mussfrage", "solo", "mediateur", "durch"]),
            "announces_tout": True,
            "laid": rng.choice(ALL_CARDS),
        }
        key = rng.choice(list(changes))
        return with_line(record, contract=replace(line.contract, **{key: changes[key]}))
    return record


def cut(record: Record, rows: Sequence[Row], cards: Sequence[Card]) -> Record:
    """Return the record with these rows, and of the trick behind them only these cards."""
    last = (Trick(tuple(cards)),) if cards else ()
    return with_line(record, play=(*rows, *last))


def retold(trace: Trace, record: Record) -> Record:
    """Return a record made from the steps of a trace, and from the hands and table of the record it tells of."""
    steps = trace.as_json()["steps"]
    calls = [Call(Seat(step["seat"]), step["action"]) for step in steps if step["phase"] == "auction"]
    agreed = _contract([step for step in steps if step["phase"] == "call"])
    rows = _rows([step for step in steps if step["phase"] == "play"], record, after_end=trace.after_end)
    line = Line(id=trace.line, auction=tuple(calls) or None, contract=agreed, play=tuple(rows))
    return replace(record, lines=(line,))


def _contract(steps: Sequence[Mapping[str, Any]]) -> Contract | None:
    if not steps:
        return None
    said = dict(step["action"].split() for step in steps[1:])
    cards = {
        key: Card(said[word])
        for key, word in {"called": "call", "returns": "return", "laid": "lay"}.items()
        if word in said
    }
    if "take" in said:
        cards["called"] = Card(said["take"])
    return Contract(
        declarer=Seat(steps[0]["seat"]),
        game=steps[0]["action"],
        trump=Suit(said["trump"]) if "trump" in said else None,
        announces_tout="announce" in said,
        **cards,
    )


def _rows(steps: Sequence[Mapping[str, Any]], record: Record, *, after_end: int) -> list[Row]:
    rows: list[Row] = []
    trick: list[Card] = []
    seats = len(record.hands)
    for step in steps:
        word, _, card = step["action"].partition(" ")
        if word in {kind.value for kind in Irregularity}:
            rows.append(Irregular(Irregularity(word), Seat(step["seat"]), Card(card)))
        elif word in ("stop", "helfer"):
            rows.append(Stop() if word == "stop" else Helfer())
        else:
            trick.append(Card(word))
        if len(trick) == seats:
            rows.append(Trick(tuple(trick)))
            trick = []
    played = {card for row in rows if isinstance(row, Trick) for card in row.cards} | set(trick)
    left = [card for hand in record.hands.values() for card in hand if card not in played]
    for _ in range(after_end):
        missing = seats - len(trick)
        rows.append(Trick((*trick, *left[:missing])))
        left, trick = left[missing:], []
    return [*rows, Trick(tuple(trick))] if trick else rows
