"""What nobody meant to ask: every malformed question is answered by one clear message, soon, and never by a fault."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.io.record_text import record_to_data
from spadille.io.records import parse_record
from spadille.lab.asked import LARGEST
from spadille.lab.methods import METHODS
from spadille.lab.serve import answer
from support.record_files import GOOD

RECORD: Mapping[str, Any] = record_to_data(parse_record(GOOD, "good"))
BOOK = "altenburg-1988"
LONG = "x" * 100_000
MOST_SECONDS = 3.0
"""Of this process; a page waits for twenty."""


def question(method: Any = "replay", params: Any = None, **more: Any) -> str:
    return json.dumps({"method": method, "params": params, **more})


def replayed(**changes: Any) -> str:
    return question(params={"record": RECORD, "book": BOOK, **changes})


def changed(change: Callable[[Any], object], method: str = "replay") -> str:
    record: Any = copy.deepcopy(RECORD)
    change(record)
    params = {"record": record, "book": BOOK} if method == "replay" else {"record": record}
    return question(method, params)


def line(**changes: Any) -> str:
    return changed(lambda record: record["lines"][0].update(changes))


def contract(**changes: Any) -> str:
    return changed(lambda record: record["lines"][0]["contract"].update(changes))


def shapes() -> Iterator[str]:
    """Yield texts that are no question."""
    yield from ("", " ", "{", "}", "[]", "[", "null", "1", '"x"', "{}", "{'method': 'hello'}", "\ufeff{}")
    yield from ("[" * 100_000, '{"a":' * 50_000, '{"method":"hello","params":' + "[" * 41 + "]" * 41 + "}")
    yield from ('{"method": "hello"', '{"method": hello}', '{"method": "hello"}}', "NaN", "1" * 5000, "\0")
    yield from (
        '{"method": NaN}',
        '{"method": 1e999}',
        '{"method": ' + "9" * 5000 + "}",
        "\ud800",
        "<b>x</b>",
    )
    yield from ('"' + "x" * LARGEST, " " * (LARGEST + 1), '{"method": "\\ud800"}', "method: hello\n")
    yield from (json.dumps({"method": "hello", "id": 1}), json.dumps({"METHOD": "hello"}))
    yield from (
        question(method) for method in (None, 1, [], {}, True, "", "replays", "__init__", LONG, "..", "é")
    )
    yield from (question("hello", params) for params in ([], 1, "x", {"record": 1}, {"": 1}, {LONG: 1}))


def parameters() -> Iterator[str]:
    """Yield questions whose parameters are wrong."""
    yield from (question(params=params) for params in ({}, {"record": RECORD}, {"book": BOOK}))
    yield replayed(books=[BOOK])
    yield from (
        replayed(book=book) for book in (1, [], {}, True, "", "+", "x", LONG, "altenburg", "ALTENBURG-1988")
    )
    overlays = ("", "play", "play.first_lead", "play.first_lead=", "=declarer", "play.first_lead=declarer+")
    overlays += ("play.first_led=declarer", "play.first_lead=dealer", "score.base.x=1", "score.prime=1/0")
    overlays += (
        "score.prime=9" + "9" * 3000,
        "score.prime=1e999999999",
        "table.players=" + "4" * 3990,
        "game.solo={",
        "game.solo={partner: none",
        "game.solo=[]",
        "game.solo={a: b}",
    )
    overlays += (
        "game.solo=" + "[" * 3000,
        "game.solo={partner: &a none, trumps: *a}",
        "game.solo={<<: x}",
        "a=b" * 2000,
    )
    overlays += (
        "score.prime=1+score.prime=1",
        "score.prime=1\n",
        "\u00a0=1",
        "score.prime=<b>",
        "game.x=absent+game.x=absent",
    )
    yield from (replayed(book=f"{BOOK}+{overlay}") for overlay in overlays)
    yield from (replayed(line=name) for name in (1, [], "", "no", LONG, "<b>x</b>"))
    yield from (replayed(record=record) for record in (1, "x", [], {}, [RECORD], {"format": 2}, {"a": LONG}))
    wrong_books: list[Any] = [1, "x", [], {}, [1], ["x"], [BOOK] * 61, [[BOOK]], [None]]
    yield from (question("compare", {"record": RECORD, "books": books}) for books in wrong_books)
    wrong_pairs: list[Any] = [1, "x", {}, [1], [[0]], [[0, 0]], [[0, 9]], [[0, 1, 2]], [[-1, 0]], [[0, True]]]
    wrong_pairs += [[["0", "1"]], [[0, 1]] * 31, [[0, 1e99]], [[0, 0.5]]]
    for pairs in wrong_pairs:
        yield question("view", {"record": RECORD, "books": [BOOK, "sollo"], "pairs": pairs})
    yield question("view", {"record": RECORD, "books": [BOOK, BOOK]})


def records() -> Iterator[str]:
    """Yield questions whose record is wrong, or much larger than any deal."""
    yield from (
        changed(lambda record, key=key: record.pop(key))
        for key in ("format", "id", "title", "hands", "lines")
    )
    # A scalar of any kind is a text, and a part that may be left out may be empty.
    for key in ("hands", "lines", "table", "shows", "expect", "title", "id"):
        for value in (1, "x", [], {}, None, True, [[]], {"x": "y"}, LONG):
            is_text = key in ("title", "id") and not isinstance(value, list | dict)
            if not is_text and (value or key in ("hands", "lines")):
                yield changed(lambda record, key=key, value=value: record.update({key: value}))
    yield from (
        changed(lambda record, name=name: record.update(id=name)) for name in (LONG, "a b", "<b>", "..", "é")
    )
    yield changed(lambda record: record.update({"<b>x</b>": 1}))
    yield changed(lambda record: record.update({f"lynes{n}": 1 for n in range(9000)}))
    yield changed(lambda record: record.update(shows=[f"play.first_leed{n}" for n in range(8000)]))
    yield changed(lambda record: record.update(title="\ud800"))
    yield changed(lambda record: record["hands"].update(forehand="C9 " * 50_000))
    yield changed(lambda record: record["hands"].update(forehand="♣Q D7"))
    yield changed(lambda record: record["hands"].pop("dealer"))
    yield line(id="<b>x</b>")
    yield from (line(play=play) for play in (1, "x", [1], ["<i>Q</i> CA C8 HJ"], ["CA"], [LONG], [["CA"]]))
    yield from (line(play=[row] * 6000) for row in ("helfer", "stop", "exposed forehand CQ", "C9 CA C8 HX"))
    yield from (line(play=[f"stobb{n}" for n in range(9000)]), line(auction=["forehand pass"] * 6000))
    yield from (contract(declarer=LONG), contract(game=LONG), contract(game="<b>"), contract(trump="X"))
    yield changed(lambda record: record["lines"].extend(record["lines"]))
    yield line(auction=["forehand x" + "x" * 90_000])


QUESTIONS = [*shapes(), *parameters(), *records()]


def test_there_are_enough() -> None:
    assert len(QUESTIONS) == len(set(QUESTIONS))
    assert len(QUESTIONS) > 150


@pytest.mark.parametrize("text", QUESTIONS, ids=range(len(QUESTIONS)))
def test_a_malformed_question_is_told_so(text: str) -> None:
    begun = time.process_time()
    told = json.loads(answer(text))
    assert time.process_time() - begun < MOST_SECONDS
    error = told["error"]
    assert error["kind"] == "input", error
    assert error["problems"]
    for problem in error["problems"]:
        assert 0 < len(problem["message"]) < 2000
        assert "Traceback" not in problem["message"]
        assert "object at 0x" not in problem["message"]
    assert len(error["problems"]) <= 51
    assert error["message"].count("\n") < 51
    answer(text).encode()


def test_the_nearest_word_is_named() -> None:
    for text, word in (
        (question("replays"), "replay"),
        (replayed(buk=BOOK), "book"),
        (replayed(book="altenburg-1989"), BOOK),
        (replayed(book=f"{BOOK}+play.first_led=declarer"), "play.first_lead"),
        (replayed(book=f"{BOOK}+play.first_lead=declared"), "declarer"),
        (replayed(line="bear"), "bare"),
    ):
        assert f"did you mean '{word}'?" in answer(text)


def test_a_fault_of_ours_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    from spadille.lab import plain

    def fails() -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(plain, "hello", fails)
    error = json.loads(answer(question("hello", {})))["error"]
    assert error["kind"] == "broken"
    assert "ZeroDivisionError" in error["message"]


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["main", BOOK]),
    lambda below: st.lists(below, max_size=4) | st.dictionaries(st.text(max_size=8), below, max_size=4),
    max_leaves=12,
)


@given(method=st.sampled_from(sorted(METHODS)), data=st.data())
def test_nothing_that_can_be_asked_is_a_fault(method: str, data: st.DataObject) -> None:
    params = {name: data.draw(JSON, label=name) for name in METHODS[method].params}
    if "record" in params and data.draw(st.booleans(), label="with a deal"):
        params["record"] = RECORD
    if "book" in params and data.draw(st.booleans(), label="with a book"):
        params["book"] = BOOK
    told = json.loads(answer(json.dumps({"method": method, "params": params})))
    assert told.get("error", {}).get("kind") in (None, "input"), told
