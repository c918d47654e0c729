"""`spadille replay`: what it prints, for programs and for people, and how it leaves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from support.calling import Call, as_program

BASE = "altenburg-1988"


def test_one_object_a_record_one_a_line(spadille: Call, prime: Path, all_pass: Path) -> None:
    called = spadille("replay", prime, all_pass, "--ruleset", BASE, "--json")
    first, second = map(json.loads, called.out.splitlines())
    assert (first["record"], second["record"]) == ("prime-in-bells", "g03-all-pass")
    assert first["scores"] == {"forehand": 4, "middlehand": 4, "rearhand": 0, "dealer": 0}
    assert (called.status, called.err) == (1, "")


def test_a_faulty_file_does_not_stop_the_others(spadille: Call, prime: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("format: 1\nid: bad\n", encoding="utf-8")
    called = spadille("replay", bad, tmp_path, tmp_path / "none.yaml", prime, "--ruleset", BASE, "--json")
    assert called.status == 2
    assert called.data["record"] == "prime-in-bells"
    places = [line.partition(": ")[0] for line in called.err.splitlines()]
    assert set(places) >= {f"{bad}:1", str(tmp_path), str(tmp_path / "none.yaml")}


def test_a_wrong_file_outweighs_a_refusal(spadille: Call, all_pass: Path, tmp_path: Path) -> None:
    assert spadille("replay", tmp_path / "none.yaml", all_pass, "--ruleset", BASE).status == 2


@pytest.mark.parametrize(
    ("ruleset", "line", "status", "ends"),
    [
        ("encyclopaedia-ru", "passes", 1, "refused"),
        (BASE, "passes", 1, "refused"),
        ("wikipedia-2018", "passes", 0, "partial"),
        ("encyclopaedia-ru", "small", 1, "refused"),
        ("wikipedia-2018", "small", 1, "refused"),
        ("wikipedia-2018", "wrong-holder", 1, "refused"),
    ],
)
def test_all_pass(spadille: Call, all_pass: Path, *, ruleset: str, line: str, status: int, ends: str) -> None:
    called = spadille("replay", all_pass, "--ruleset", ruleset, "--line", line, "--json")
    assert (called.status, called.data["status"]) == (status, ends)


def test_who_may_not_pass_is_refused_at_his_own_call(spadille: Call, all_pass: Path) -> None:
    trace = spadille("replay", all_pass, "--ruleset", "encyclopaedia-ru", "--json").data
    refusal = trace["refusal"]
    assert (refusal["phase"], refusal["seat"], refusal["step"]) == ("auction", "rearhand", 3)
    assert refusal["points"] == ["auction.two_queens"]
    assert trace["scores"] is None


def test_the_forced_game_has_its_partner(spadille: Call, all_pass: Path) -> None:
    trace = spadille("replay", all_pass, "--ruleset", "wikipedia-2018", "--json").data
    contract = trace["contract"]
    assert (contract["game"], contract["declarer"], contract["partner"]) == (
        "mussfrage",
        "rearhand",
        "dealer",
    )


def test_the_record_may_come_from_standard_input(prime: Path) -> None:
    called = as_program("replay", "-", "--ruleset", BASE, "--json", given=prime.read_text(encoding="utf-8"))
    assert (called.status, called.data["status"]) == (0, "complete")


def test_an_unknown_line_names_those_there_are(spadille: Call, all_pass: Path) -> None:
    called = spadille("replay", all_pass, "--ruleset", BASE, "--line", "pases")
    assert (called.status, called.out) == (2, "")
    assert "did you mean 'passes'?" in called.err


def test_a_replay_for_people(spadille: Call, prime: Path, golden: Callable[[str, str], None]) -> None:
    called = spadille("replay", prime, "--ruleset", BASE)
    golden("replay", called.out)
    assert max(map(len, called.out.splitlines())) <= 80


def test_a_refusal_for_people_in_the_german_pack(
    spadille: Call, prime: Path, golden: Callable[[str, str], None]
) -> None:
    called = spadille("replay", prime, "--ruleset", "encyclopaedia-ru", "--pack", "german")
    golden("refusal-german", called.out)
    assert max(map(len, called.out.splitlines())) <= 80
    assert called.status == 1


def test_the_pack_may_be_chosen_once_for_all(
    spadille: Call, prime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPADILLE_PACK", "german")
    assert "Eichel-Daus" in spadille("replay", prime, "--ruleset", BASE).out
    assert "♣ A" in spadille("replay", prime, "--ruleset", BASE, "--pack", "french").out


def test_colours_come_and_go_as_asked(spadille: Call, prime: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = spadille("replay", prime, "--ruleset", BASE).out
    assert "\x1b[31m" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[31m" not in spadille("replay", prime, "--ruleset", BASE).out
