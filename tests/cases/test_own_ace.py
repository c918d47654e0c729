"""G02: calling an ace that one holds, a trump, or a king although an ace would do."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.calling import Call

BOOKS = ["altenburg-1988", "encyclopaedia-ru"]


@pytest.mark.parametrize("book", BOOKS)
def test_the_own_ace_may_not_be_called(spadille: Call, own_ace: Path, book: str) -> None:
    called = spadille("replay", own_ace, "--ruleset", book, "--line", "own", "--json")
    trace = called.data
    assert (called.status, trace["status"], trace["scores"]) == (1, "refused", None)
    refusal = trace["refusal"]
    assert (refusal["seat"], refusal["action"]) == ("forehand", "call HA")
    assert refusal["points"] == ["call.own_ace"]


def test_the_own_ace_may_be_called_and_loses_at_once(spadille: Call, own_ace: Path) -> None:
    called = spadille("replay", own_ace, "--ruleset", "wikipedia-2018", "--line", "own", "--json")
    trace = called.data
    assert (called.status, trace["status"], trace["made"], trace["tricks"]) == (0, "complete", False, [])
    assert trace["contract"]["partner"] is None
    assert trace["scores"] == {"forehand": -2, "middlehand": 0, "rearhand": 0, "dealer": 0}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("line", "card"), [("trump-ace", "DA"), ("king-too-soon", "SK")])
def test_no_trump_and_no_needless_king_is_called(
    spadille: Call, own_ace: Path, book: str, line: str, card: str
) -> None:
    called = spadille("replay", own_ace, "--ruleset", book, "--line", line, "--json")
    assert (called.status, called.data["status"], called.data["refusal"]["action"]) == (
        1,
        "refused",
        f"call {card}",
    )
