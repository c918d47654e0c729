"""The engine agrees with a second model of the game, written from the reports and not from the engine."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from model.agreement import Case, check, disagreements, expected_features, main, play_case
from model.books import BOOKS

DEALS = 300
"""A ruleset; `python -m model.agreement --deals 5000`, in the folder of the tests, plays more."""


@pytest.mark.parametrize("name", sorted(BOOKS))
def test_engine_and_model_agree(name: str) -> None:
    found, seen = check(name, deals=DEALS)
    assert found == []
    assert expected_features(BOOKS[name]) - set(seen) == set()


@pytest.fixture(scope="module")
def case() -> Case:
    return play_case("encyclopaedia-ru", "a deal with a pot, a partner and all that can be told wrong")


TAMPERED = {
    "status": "partial",
    "contract": {"declarer": "nobody"},
    "tricks_won": {"declaring": 9, "defending": 0},
    "made": None,
    "prime": None,
    "tout": "maybe",
    "scores": {},
    "pot": {},
    "after_end": 7,
}


@pytest.mark.parametrize("key", TAMPERED)
def test_a_wrong_word_is_found(case: Case, key: str) -> None:
    assert list(disagreements(case)) == []
    wrong = replace(case, trace=case.trace | {key: TAMPERED[key]})
    assert [text.partition(":")[0] for text in disagreements(wrong)] == [key]


@pytest.mark.parametrize("key", ["action", "legal", "seat"])
def test_a_wrong_step_is_found(case: Case, key: str) -> None:
    trace = deepcopy(case.trace)
    step = trace["steps"][-1]
    step[key] = ["ZZ"] if key == "legal" else "ZZ"
    found = list(disagreements(replace(case, trace=trace)))
    assert len(found) == 1
    assert found[0].startswith(f"steps: entry {len(case.deal.game.steps)}: ")


def test_a_wrong_winner_and_a_wrong_item_are_found(case: Case) -> None:
    trace = deepcopy(case.trace)
    trace["tricks"][0]["winner"] = "nobody"
    trace["items"][0]["amount"] += 1
    kinds = [text.partition(":")[0] for text in disagreements(replace(case, trace=trace))]
    assert kinds == ["tricks", "items"]


def test_the_command_tells_what_it_has_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--deals", "5", "altenburg-1988"]) == 0
    assert capsys.readouterr().out.startswith("altenburg-1988: 5 deals, 0 disagreements\n  ")
