"""A record that is written and read again is the same record; formatting changes how a file looks, not what it says."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from spadille.errors import DataError, Problem
from spadille.game import replay
from spadille.io.fmt import format_text
from spadille.io.nodes import parse, plain
from spadille.io.record_text import record_to_data, record_to_yaml
from spadille.io.records import parse_record, record_from_data
from spadille.record import Record
from support.laws import law, sit
from support.record_strategies import placeless, records

many = settings(max_examples=50)


@many
@given(records())
def test_a_record_is_what_its_file_says(record: Record) -> None:
    assert placeless(parse_record(record_to_yaml(record), "r")) == record


@many
@given(records())
def test_a_record_is_what_its_data_say(record: Record) -> None:
    data = record_to_data(record)
    assert placeless(record_from_data(data)) == record
    assert placeless(parse_record(json.dumps(data), "r")) == record


@law(4, odd=1)
def test_a_record_from_a_file_plays_the_same_deal(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0.2)
    assume(sitting.record.table.sur is None or sitting.record.table.sur != sitting.record.table.favourite)
    record = parse_record(record_to_yaml(sitting.record), "r")
    assert replay(record, sitting.ruleset).to_json() == sitting.trace.to_json()


@many
@given(records())
def test_what_we_write_is_in_our_spelling(record: Record) -> None:
    text = record_to_yaml(record)
    assert format_text(text, "r") == text


@many
@given(records(), st.randoms(use_true_random=False))
def test_formatting_keeps_every_comment_and_every_word(record: Record, rng: Random) -> None:
    text, comments = commented(record_to_yaml(record), rng)
    try:
        parse(text, "r")
    except DataError:
        reject()
    formatted = format_text(text, "r")
    assert format_text(formatted, "r") == formatted
    assert said(formatted) == said(text)
    assert sorted(found(formatted, comments)) == sorted(found(text, comments))
    assert "\r" not in formatted
    assert formatted == formatted.strip("\n") + "\n"


@many
@given(records(), st.randoms(use_true_random=False))
def test_a_spoiled_file_is_a_record_or_has_problems_with_places(record: Record, rng: Random) -> None:
    text = spoiled_text(record_to_yaml(record), rng)
    for problem in [*problems_of(parse_record, text), *problems_of(format_text, text)]:
        assert (problem.file, bool(problem.message)) == ("r", True)
        assert problem.line is None or problem.line > 0


def problems_of(read: Callable[[str, str], object], text: str) -> tuple[Problem, ...]:
    try:
        read(text, "r")
    except DataError as error:
        return error.problems
    return ()


def spoiled_text(text: str, rng: Random) -> str:
    """Return a text with a few of its characters lost, doubled, exchanged or put in between."""
    for _ in range(rng.randrange(1, 5)):
        place = rng.randrange(len(text))
        sign = rng.choice([*":-[]{},'\"#&*!|>%@` \n\t0aQ", "\u00a0", "\ufe0f", "\ud83d", "\x00", text[place]])
        text = text[:place] + sign + text[place + rng.randrange(2) :]
    return text


def commented(text: str, rng: Random) -> tuple[str, list[str]]:
    """Return a YAML text with its parts in another order, comments and blank lines among them, and Windows ends."""
    lines = text.rstrip("\n").split("\n")
    starts = [number for number, line in enumerate(lines) if line[:1].isalpha()]
    parts = [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]
    rng.shuffle(parts)
    comments: list[str] = []
    told: list[str] = []
    for line in (line for part in parts for line in part):
        comment = f"# c{len(comments):03}"
        indent = " " * (len(line) - len(line.lstrip()))
        kind = rng.randrange(12)
        before = {0: [comment], 1: [indent + comment], 2: ["", comment, ""], 3: ["", ""]}.get(kind, [])
        behind = {4: f" {comment}", 5: "  "}.get(kind, "")
        if kind in (0, 1, 2, 4):
            comments.append(comment)
        told += [*before, line + behind]
    return rng.choice(["\n", "\r\n"]).join(
        [*told, *rng.choice([[], ["# foot"], ["", "# foot", ""]])]
    ), comments


def said(text: str) -> object:
    """Return what a record says, in whatever order its cards stand."""
    data = plain(parse(text, "r"))
    assert isinstance(data, dict)
    hands = data["hands"]
    assert isinstance(hands, dict)
    return {**data, "hands": {seat: sorted(str(hand).split()) for seat, hand in hands.items()}}


def found(text: str, comments: list[str]) -> list[str]:
    return [comment for comment in comments for _ in range(text.count(comment))]
