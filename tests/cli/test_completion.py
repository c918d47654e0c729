"""What the shell completes: commands, rulesets, rule points, answers."""

from __future__ import annotations

import os

import pytest

from support.calling import as_program


def completed(words: str) -> list[str]:
    """Return what a shell is offered behind these words; the last is the incomplete one."""
    environment = {
        **os.environ,
        "_SPADILLE_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split(" ")) - 1),
    }
    called = as_program(environment=environment)
    assert (called.status, called.err) == (0, "")
    return [line.partition(",")[2] for line in called.out.splitlines() if line]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("spadille col", ["collate"]),
        ("spadille rules hammer", ["hammer-1811"]),
        ("spadille rules hammer-1811+play.first", ["hammer-1811+play.first_lead="]),
        ("spadille rules hammer-1811+play.first_lead=d", ["hammer-1811+play.first_lead=declarer"]),
        ("spadille rules hammer-1811+play.nothing=d", []),
        ("spadille compare x.yaml --rulesets sollo,malb", ["sollo,malborn"]),
        ("spadille rules sollo --point pack.m", ["pack.matadors"]),
        ("spadille score --game so", ["solo"]),
        ("spadille sources denexa", ["denexa"]),
        ("spadille deal --ruleset catsa", ["catsatcards"]),
    ],
)
def test_completed(words: str, offered: list[str]) -> None:
    assert completed(words) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell(shell: str) -> None:
    called = as_program("completion", shell)
    assert called.status == 0
    assert f"_SPADILLE_COMPLETE={shell}_complete" in called.out
