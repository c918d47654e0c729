"""Every answer that can change a deal is shown by one of the constructed deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from spadille.io.records import load_record
from spadille.library import load_ruleset
from spadille.point import Family, Point
from spadille.record import Record
from spadille.vocabulary import ENTRIES, find


@pytest.fixture(scope="module")
def deals(root: Path) -> list[Record]:
    """The records in the folder of constructed deals."""
    return [load_record(path) for path in sorted((root / "docs" / "deals").glob("*.yaml"))]


def to_be_shown() -> Mapping[str, frozenset[str]]:
    """Return the answers of every closed point or family that can change a deal, by its id."""
    return {
        entry.id: frozenset(entry.kind.options())
        for entry in ENTRIES
        if entry.kind.options() and _plays(entry)
    }


def _plays(entry: Point[Any] | Family[Any]) -> bool:
    return isinstance(entry, Family) or entry.plays


def shown(record: Record) -> Iterator[tuple[str, str]]:
    """Yield each point or family that a record shows, with the answer that one of its rulesets plays."""
    for expectation in record.expect:
        ruleset = load_ruleset(expectation.ruleset)
        for name in record.shows:
            answer = ruleset.ruling(find(name)).answer
            if isinstance(answer, str):
                yield from ((entry, answer) for entry in (name, name.rpartition(".")[0]))


def missing(records: Iterable[Record]) -> list[str]:
    seen = {pair for record in records for pair in shown(record)}
    wanted = {(entry, answer) for entry, answers in to_be_shown().items() for answer in answers}
    return sorted(f"{entry}={answer}" for entry, answer in wanted - seen)


def shown_points(records: Iterable[Record]) -> set[str]:
    return {name for record in records for name in record.shows}


def test_every_answer_is_shown(deals: list[Record]) -> None:
    assert missing(deals) == []


def test_prices_and_games_are_shown_too(deals: list[Record]) -> None:
    points = shown_points(deals)
    prices = {"score.prime", "score.tout", "score.tout_announced", "score.matadors", "pot.stake"}
    games = {"game.frage", "game.mussfrage", "game.mediateur", "game.respekt", "game.tout", "game.durch"}
    bases = {"score.base.mussfrage", "score.base.solo"}
    assert (prices | games | bases | {"auction.order"}) - points == set()


def test_an_answer_that_no_deal_shows_is_found(deals: list[Record]) -> None:
    without = [record for record in deals if "play.helfer" not in record.shows]
    assert missing(without) == [f"play.helfer={answer}" for answer in sorted(to_be_shown()["play.helfer"])]
