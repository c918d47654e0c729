"""The laboratory answers what the command line prints, byte for byte."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spadille import library
from spadille.cli.run import run
from spadille.point import Ruling
from spadille.ruleset import Baseline, Ruleset

BOOKS = (*library.ruleset_ids(), "altenburg-1988+play.first_lead=declarer+score.prime=none")


def without_lines(book: Ruleset | Baseline) -> dict[str, Ruling]:
    """Return the rulings of a file as they are where there is no file."""
    return {point: replace(ruling, line=None) for point, ruling in book.rulings.items()}


def test_hello_names_every_book_by_date(ask: Any) -> None:
    told = ask("hello")
    assert told["base"] == library.base_id()
    assert [book["spec"] for book in told["books"]] == [ruleset.spec for ruleset in library.by_date()]
    assert told["books"][0] == {"spec": "hammer-1811", "title": told["books"][0]["title"], "house": False}


@pytest.mark.parametrize("book", BOOKS)
def test_replays_are_those_of_the_command_line(
    book: str, ask: Any, records: Mapping[str, Any], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [str(root / "docs" / "deals" / f"{name}.yaml") for name in records]
    run(["replay", *paths, "--ruleset", book, "--json"])
    printed = capsys.readouterr().out.splitlines()
    assert [ask("replay", record=record, book=book)["trace"] for record in records.values()] == printed


def test_comparisons_are_those_of_the_command_line(
    ask: Any, records: Mapping[str, Any], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    books = ["pierer-1863", "altenburg-1988", "sollo", BOOKS[-1]]
    for name, record in list(records.items())[:4]:
        line = record["lines"][-1]["id"]
        path = root / "docs" / "deals" / f"{name}.yaml"
        run(["compare", str(path), "--rulesets", ",".join(books), "--line", line, "--json"])
        told = ask("compare", record=record, line=line, books=books)
        assert told["comparison"] + "\n" == capsys.readouterr().out


def test_the_packed_engine_answers_the_same_without_files_and_without_yaml(
    ask: Any, packed_answers: Any, records: Mapping[str, Any]
) -> None:
    record = next(iter(records.values()))
    columns = "sollo+game.solo={partner: none, trumps: H, aim: 5}"
    questions: list[dict[str, Any]] = [
        {"method": "hello"},
        *({"method": "replay", "params": {"record": record, "book": book}} for book in (*BOOKS, columns)),
        {"method": "compare", "params": {"record": record, "books": list(BOOKS)}},
    ]
    told = packed_answers(questions)
    assert [each["result"] for each in told] == [
        ask(question["method"], **question.get("params", {})) for question in questions
    ]


def test_a_compiled_edition_is_the_edition() -> None:
    from spadille.io.compiled import edition_from_json

    found = edition_from_json(library.compiled())
    assert list(found.rulesets) == [ruleset.id for ruleset in library.by_date()]
    assert found.baseline == replace(library.baseline(), rulings=without_lines(library.baseline()))
    assert found.witnesses == library.witnesses()
    for name in found.rulesets:
        theirs = library.load_ruleset(name)
        mine = found.ruleset(name)
        assert (mine.title, mine.spec, mine.games()) == (theirs.title, theirs.spec, theirs.games())
        assert mine.rulings == without_lines(theirs)
