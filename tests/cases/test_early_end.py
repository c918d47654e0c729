"""G05: records that stop early, in time, or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from support.calling import Call

BOOK = "altenburg-1988"


def replayed(spadille: Call, path: Path, line: str) -> tuple[int, dict[str, Any]]:
    called = spadille("replay", path, "--ruleset", BOOK, "--line", line, "--json")
    trace: dict[str, Any] = called.data
    return called.status, trace


@pytest.mark.parametrize(("line", "tricks"), [("bare", 0), ("three", 3), ("five", 5)])
def test_what_breaks_off_has_no_verdict(spadille: Call, early_end: Path, line: str, tricks: int) -> None:
    status, trace = replayed(spadille, early_end, line)
    assert (status, trace["status"], trace["refusal"]) == (0, "partial", None)
    assert [trace[key] for key in ("scores", "made", "prime")] == [None, None, None]
    assert (len(trace["tricks"]), trace["tricks_won"]["declaring"]) == (tricks, tricks)


def test_a_side_that_stops_after_five_has_its_prime(spadille: Call, early_end: Path) -> None:
    status, trace = replayed(spadille, early_end, "stopped")
    assert (status, trace["status"], trace["made"], trace["prime"], trace["tout"]) == (
        0,
        "complete",
        True,
        True,
        "none",
    )
    assert trace["scores"] == {"forehand": 2 + 2 + 2, "middlehand": 0, "rearhand": 2 + 2 + 2, "dealer": 0}


def test_stopping_before_five_is_refused(spadille: Call, early_end: Path) -> None:
    status, trace = replayed(spadille, early_end, "stop-early")
    assert (status, trace["refusal"]["action"], trace["refusal"]["trick"]) == (1, "stop", 4)


def test_a_trick_after_the_stop_is_not_passed_over(spadille: Call, early_end: Path) -> None:
    status, trace = replayed(spadille, early_end, "after-stop")
    assert (status, trace["status"], trace["scores"]) == (1, "refused", None)
    assert "the deal is over" in trace["refusal"]["message"]


def test_two_files_are_two_lines_of_json(spadille: Call, early_end: Path) -> None:
    called = spadille("replay", early_end, early_end, "--ruleset", BOOK, "--json")
    assert [json.loads(line)["record"] for line in called.out.splitlines()] == ["g05-early-end"] * 2
