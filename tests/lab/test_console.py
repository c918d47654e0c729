"""A reader's own Python: what it prints, what it is worth, and what went wrong in it."""

from __future__ import annotations

import pytest

from spadille.io.folders import deals_folder
from spadille.io.records import load_record
from spadille.lab.console import MOST, _session, run


@pytest.fixture(autouse=True)
def new_session() -> None:
    """Begin every test without names."""
    _session.cache_clear()


def test_names_persist_and_the_last_value_is_told() -> None:
    assert run(code="x = 3\nprint('hello')\nx * 2") == {
        "out": "hello\n",
        "value": "6",
        "error": None,
        "cut": 0,
    }
    assert run(code="x + _")["value"] == "9"
    assert run(code="def f(a):\n    return a + x\n")["value"] is None
    assert run(code="f(1)")["value"] == "4"
    assert run(code="")["value"] is None
    assert run(code="None")["value"] is None


def test_the_engine_and_the_deal_are_at_hand() -> None:
    record = load_record(deals_folder() / "prime-in-bells.yaml")
    said = run(code="replay(deal, load_ruleset('altenburg-1988'), line=line).status", record=record)
    assert said["value"] == "'complete'"
    assert run(code="spadille.__name__, deal.id")["value"] == "('spadille', 'prime-in-bells')"
    run(code="deal = 'mine'", record=record)
    assert run(code="deal", record=record)["value"] == "'mine'"
    other = load_record(deals_folder() / "codille.yaml")
    assert run(code="deal.id", record=other)["value"] == "'codille'"


def test_an_error_tells_the_readers_own_lines_and_no_others() -> None:
    run(code="def f(a):\n    return 1 / a\n")
    error = run(code="print('before')\nf(0)")
    assert error["out"] == "before\n"
    assert error["error"].splitlines()[0] == "Traceback (most recent call last):"
    assert "    return 1 / a" in error["error"]
    assert error["error"].endswith("ZeroDivisionError: division by zero")
    assert "console.py" not in error["error"]
    inner = run(code="load_ruleset('alt')")["error"]
    assert "library.py" not in inner
    assert "there is no ruleset 'alt'" in inner


@pytest.mark.parametrize(
    ("code", "ending"),
    [
        ("def (", "SyntaxError: invalid syntax"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("'a", "SyntaxError: unterminated string literal (detected at line 1)"),
        ("def f(): f()\nf()", "RecursionError: maximum recursion depth exceeded"),
        (
            "class A:\n    def __repr__(self): return 1\nA()",
            "TypeError: __repr__ returned non-string (type int)",
        ),
        ("nothing", "NameError: name 'nothing' is not defined"),
        ("\0", "SyntaxError: source code string cannot contain null bytes"),
    ],
)
def test_whatever_goes_wrong_is_told(code: str, ending: str) -> None:
    assert run(code=code)["error"].splitlines()[-1].startswith(ending)


def test_what_is_too_much_is_cut_and_counted() -> None:
    said = run(code="for _ in range(3000): print('0123456789')\n'x' * 50_000")
    assert len(said["out"]) == MOST
    assert len(said["value"]) == MOST
    assert said["cut"] == 3000 * 11 - MOST + 50_002 - MOST
    assert run(code="import sys\nprint('to the other', file=sys.stderr)")["out"] == "to the other\n"
