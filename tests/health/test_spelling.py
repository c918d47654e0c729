"""Every YAML file of the edition is in the one spelling, and the schema that is committed is the one that is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from spadille.checks.edition import files_of
from spadille.io import csl, record_expect
from spadille.io.fmt import KEYS, format_file
from spadille.io.kinds import Kind, kind_of
from spadille.io.nodes import parse, plain, read
from spadille.schema import schema, schema_text
from spadille.schema import source as source_schema
from support.record_files import exchanged

DESCRIBED = (Kind.RECORD, Kind.RULESET, Kind.SOURCE)
"""The kinds of files that the schema describes."""

BAD_RECORDS = {
    "a key that is none": ({}, "expects: {}\n", "$"),
    "a card in other letters": ({"forehand: CQ": "forehand: cq"}, "", "$.hands.forehand"),
    "an unknown seat": ({"  dealer:": "  giver:"}, "", "$.hands"),
    "a contract without trumps": ({"trump: D, ": ""}, "", "$.lines[0].contract"),
    "a row that is none": ({"HA}": "HA}\n    play: [stopp]"}, "", "$.lines[0].play[0]"),
    "a rule point that is none": ({}, "shows: [score.prim]\n", "$.shows[0]"),
}
BAD_RULINGS = {
    "an answer that is none": ("play.follow", {"answer": "maybe", "grade": "stated"}, "answer"),
    "a grade that is none": ("play.follow", {"answer": "must_follow", "grade": "sure"}, "grade"),
    "a game with a column too many": (
        "game.new_one",
        {"answer": {"partner": "none", "trumps": "declarer", "aim": 5, "x": 1}, "grade": "stated"},
        "answer",
    ),
}


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    made = schema()
    Draft202012Validator.check_schema(made)
    return Draft202012Validator(made)


@pytest.fixture(scope="module")
def files(root: Path) -> list[Path]:
    found = files_of(root / folder for folder in ("sources", "rulesets", "docs", "tests"))
    return [path for path in found if path.suffix == ".yaml"]


def places(validator: Draft202012Validator, data: Any) -> list[str]:
    return [error.json_path for error in validator.iter_errors(data)]


def test_every_file_is_in_the_one_spelling(files: list[Path]) -> None:
    assert len(files) > 80
    assert [str(path) for path in files if len(set(format_file(path))) > 1] == []


def test_the_committed_schema_is_current(root: Path) -> None:
    assert (root / "rulesets" / "_schema.json").read_text(encoding="utf-8") == schema_text()


def test_every_file_is_as_the_schema_says(validator: Draft202012Validator, files: list[Path]) -> None:
    trees = {str(path): read(path) for path in files}
    ours = {name: plain(tree) for name, tree in trees.items() if kind_of(tree) in DESCRIBED}
    assert len(ours) > 80
    assert {name: found for name, data in ours.items() if (found := places(validator, data))} == {}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_the_schema_finds_what_is_wrong_with_a_record(validator: Draft202012Validator, name: str) -> None:
    changes, more, place = BAD_RECORDS[name]
    assert places(validator, plain(parse(exchanged(), "r"))) == []
    assert set(places(validator, plain(parse(exchanged(changes, more=more), "r")))) == {place}


@pytest.mark.parametrize("name", BAD_RULINGS)
def test_the_schema_finds_what_is_wrong_with_a_ruling(validator: Draft202012Validator, name: str) -> None:
    point, ruling, part = BAD_RULINGS[name]
    head = {"format": "1", "id": "x", "source": "x", "title": "x", "read": "x"}
    fine = {**head, "rulings": {"play.follow": {"answer": "must_follow", "grade": "stated"}}}
    assert places(validator, fine) == []
    assert set(places(validator, {**head, "rulings": {point: ruling}})) == {f"$.rulings['{point}'].{part}"}


def test_what_was_not_read_has_no_answer(validator: Draft202012Validator) -> None:
    head = {"format": "1", "id": "x", "source": "x", "title": "x", "read": "x"}
    for grade, answered in (("unread", True), ("silent", True), ("stated", False), ("conjectured", False)):
        ruling = {"grade": grade, **({"answer": "must_follow"} if answered else {})}
        assert places(validator, {**head, "rulings": {"play.follow": ruling}}) == ["$.rulings['play.follow']"]


def test_the_schema_knows_every_key_that_is_read() -> None:
    definitions = schema()["$defs"]
    keys = {kind: set(definitions[kind.value]["properties"]) for kind in DESCRIBED}
    keys[Kind.RULESET] |= set(definitions["baseline"]["properties"])
    assert keys == {kind: set(KEYS[kind]) for kind in DESCRIBED}
    assert (csl._NAMES, csl._DATES) == (source_schema.NAMES, source_schema.DATES)
    assert set(csl._TEXTS) == {*source_schema.TEXTS, "URL"}
    expected = definitions["record"]["properties"]["expect"]["additionalProperties"]["oneOf"][0]
    assert set(expected["properties"]) == {"line", *record_expect._RESULTS}
    assert set(expected["properties"]["refusal"]["properties"]) == set(record_expect._REFUSAL)
