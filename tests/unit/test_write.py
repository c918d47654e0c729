"""What is written is read back as it was, by us and by any other reader of YAML."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from spadille.io.nodes import parse, plain
from spadille.io.write import LONGEST_KEY, WIDTH, Value, emit

WORDS = st.sampled_from(
    ["solo", "a", "Großfrage", "#", "-", "a:", ":", "word" * 20, "“x”", "1", "\n", "\n\n", "  ", "---", ">"]
)
TEXTS = (
    st.text(st.characters(codec="utf-8"), max_size=12)
    | st.text("aenoy0189.:-_+~,=<[]{}#'\"\\ \n\t\xa0", max_size=8)
    | st.lists(WORDS, max_size=60).map(" ".join)
    | st.lists(WORDS, max_size=60).map("".join)
    | st.from_regex(r"[-+]?[0-9.:_eExob-]{1,8}", fullmatch=True)
)
KEYS = st.text(st.characters(codec="utf-8"), max_size=6) | st.sampled_from(
    ["a", "flow", "block", "no", "<<", "1"]
)
VALUES = st.recursive(
    TEXTS,
    lambda below: st.lists(below, max_size=5) | st.dictionaries(KEYS, below, max_size=5),
    max_leaves=15,
)

RECORD: Value = {
    "format": 1,
    "id": "prime-in-bells",
    "title": "Five tricks in a row: a prime",
    "about": "A paragraph that is longer than a line may be, so that it has to be folded somewhere, and somewhere is here. "
    "It ends so.",
    "table": {"favourite": "C", "pot": 4},
    "hands": {"forehand": "C9 CQ D7", "dealer": "DK"},
    "lines": [
        {
            "id": "main",
            "auction": ["forehand frage", "middlehand pass"],
            "contract": {"declarer": "forehand", "game": "frage", "trump": "D", "called": "CA"},
            "play": ["C9 CA C8 HJ", "stop"],
        },
        {"id": "bare", "play": []},
    ],
    "expect": {"one-1800": {"line": "main", "scores": {"forehand": 4, "middlehand": -4}}},
    "rows": [["a", "b"], [], {"c": ["d"]}],
}
WRITTEN = """\
format: 1
id: prime-in-bells
title: "Five tricks in a row: a prime"
about: >-
  A paragraph that is longer than a line may be, so that it has to be folded somewhere, and somewhere is here.
  It ends so.
table: {favourite: C, pot: 4}
hands:
  forehand: C9 CQ D7
  dealer: DK
lines:
  - id: main
    auction: [forehand frage, middlehand pass]
    contract: {declarer: forehand, game: frage, trump: D, called: CA}
    play:
      - C9 CA C8 HJ
      - stop
  - id: bare
    play: []
expect:
  one-1800:
    line: main
    scores:
      forehand: 4
      middlehand: -4
rows:
  - [a, b]
  - []
  - c: [d]
"""


def test_the_one_spelling() -> None:
    assert emit(RECORD, flow={"table", "contract"}, block={"play"}) == WRITTEN


@pytest.mark.parametrize(
    ("text", "written"),
    [
        *(
            ("solo", "solo"),
            ("a, b", "a, b"),
            ("a:b", "a:b"),
            ("x#y", "x#y"),
            ("why?", "why?"),
            ("“No”", "“No”"),
        ),
        *(("", '""'), (" a", '" a"'), ("a ", '"a "'), ("a: b", '"a: b"'), ("a:", '"a:"'), ("a #b", '"a #b"')),
        *(
            ("no", '"no"'),
            ("No", '"No"'),
            ("y", '"y"'),
            ("null", '"null"'),
            ("~", '"~"'),
            ("=", '"="'),
            ("<<", '"<<"'),
        ),
        *(
            ("1", '"1"'),
            ("12e4", '"12e4"'),
            ("1:30", '"1:30"'),
            ("0811", '"0811"'),
            ("-1", '"-1"'),
            (".5", '".5"'),
        ),
        *(("2001-12-14", '"2001-12-14"'), ("0x1F", '"0x1F"'), ("1_000", '"1_000"'), ("9 cards", "9 cards")),
        *(
            ("- a", '"- a"'),
            ("---", '"---"'),
            ("...", '"..."'),
            ("%a", '"%a"'),
            ("@a", '"@a"'),
            ("*a", '"*a"'),
        ),
        *(
            ("a\nb", '"a\\nb"'),
            ("a\tb", '"a\\tb"'),
            ('a"b', 'a"b'),
            ('"a"', '"\\"a\\""'),
            ("\\: ", '"\\\\: "'),
        ),
        *(
            ("a\xa0b", '"a\\xA0b"'),
            ("\ufeff", '"\\uFEFF"'),
            ("♣\ufe0f", '"♣\\uFE0F"'),
            ("\x1b", '"\\x1B"'),
            ("🂡", "🂡"),
        ),
    ],
)
def test_quotes_where_some_reader_needs_them(text: str, written: str) -> None:
    assert emit(text) == f"{written}\n"


def test_brackets_ask_for_more_quotes() -> None:
    assert emit(["a, b", "a:b", "why?", "x#y"]) == '["a, b", "a:b", "why?", x#y]\n'


def test_a_list_that_does_not_fit_stands_in_lines() -> None:
    assert emit({"a": ["b" * 50, "c" * 51]}) == f"a: [{'b' * 50}, {'c' * 51}]\n"
    assert emit({"a": ["b" * 50, "c" * 54]}) == f"a:\n  - {'b' * 50}\n  - {'c' * 54}\n"


def test_what_flows_and_does_not_fit_flows_below() -> None:
    cites = [{"witness": "b" * 50, "at": "c"}, {"witness": "d" * 50, "at": "e"}]
    assert emit({"cites": cites}, flow={"cites"}) == (
        f"cites:\n  - {{witness: {'b' * 50}, at: c}}\n  - {{witness: {'d' * 50}, at: e}}\n"
    )


def test_paragraphs_are_folded() -> None:
    text = "a b " * 30 + "c\n\n" + "d"
    assert emit(text) == f">-\n  {'a b ' * 26}a b\n  {'a b ' * 3}c\n\n\n  d\n"


@pytest.mark.parametrize(
    "text", [" " + "a " * 80 + "b", "a " * 80, "a b\t" * 40 + "c", "a b\xa0" * 40 + "c", "a " * 80 + "\n"]
)
def test_what_a_fold_would_change_is_quoted(text: str) -> None:
    assert emit(text).startswith('"')


@given(VALUES)
@example({"flow": {"block": ["a", {"b": "c"}]}})
@example({"a": [[["b"], {"c": []}], {}]})
@example("a\n b" * 50)
@example({"": {"": ""}})
def test_what_is_written_is_read_back(value: Value) -> None:
    for written in (emit(value), emit(value, flow={"flow", "a"}, block={"block"})):
        assert plain(parse(written, "written")) == value
        assert yaml.safe_load(written) == value


@given(VALUES)
def test_writing_again_changes_nothing(value: Value) -> None:
    written = emit(value)
    assert emit(plain(parse(written, "written"))) == written


@given(st.lists(st.sampled_from(["solo", "a", "#", "frage:", "-"]), min_size=60, max_size=90).map(" ".join))
def test_no_line_is_too_long(text: str) -> None:
    lines = emit({"rulings": {"note": f"a {text}"}}).splitlines()
    assert max(map(len, lines)) <= WIDTH
    assert len(lines) <= 3 + len(text) // (WIDTH - 10)


@given(st.integers())
def test_numbers_are_numbers_to_other_readers(number: int) -> None:
    written = emit({"pot": number, "list": [number]})
    assert yaml.safe_load(written) == {"pot": number, "list": [number]}
    assert plain(parse(written, "written")) == {"pot": str(number), "list": [str(number)]}


def test_what_cannot_be_read_back_is_not_written() -> None:
    deep: Value = []
    for _ in range(40):
        deep = [deep]
    for value in ("\ud800", {"\udc00": "a"}, {"k" * (LONGEST_KEY + 1): "a"}, {1: "a"}, deep):
        with pytest.raises(ValueError, match=r"surrogates|cannot write"):
            emit(value)  # type: ignore[arg-type]
    for value in (True, None, 1.5, ["a", False], {"a": None}):
        with pytest.raises(TypeError, match="cannot write"):
            emit(value)  # type: ignore[arg-type]


def test_the_longest_key() -> None:
    value: Value = {"ü" * LONGEST_KEY: {"\U000e0100" * LONGEST_KEY: "a"}}
    assert plain(parse(emit(value), "written")) == yaml.safe_load(emit(value)) == value
