"""What our reading of YAML and JSON keeps: every text as written, every line; and what it never does: crash."""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from spadille.errors import DataError
from spadille.io import events
from spadille.io.nodes import Fields, Items, Node, Text, parse, plain, read

RECORD = """\
format: 1
id: g05-early-end   # a comment
about: >-
  One paragraph
  for readers.
table: {favourite: C,
  pot: 4}
lines:
  - id: bare
    auction: [forehand frage, "middlehand pass"]
    play:
      - C9 CA C8 HJ

      - stop
note:
"""

PIECES = st.sampled_from(
    [
        *(
            "a",
            "b: ",
            "- ",
            "\n",
            "\n  ",
            "\n    ",
            " ",
            "[",
            "]",
            "{",
            "}",
            ", ",
            ": ",
            ":",
            "'",
            '"',
            "#",
            " #",
            "|",
            ">-\n",
        ),
        *(
            "&x ",
            "*x",
            "!t ",
            "? ",
            "---\n",
            "...\n",
            "%",
            "\xa0",
            "\u200b",
            "\t",
            "é",
            "\\n",
            "\\ud83d",
            "\\U0001F600",
            "?",
        ),
        *(
            "@",
            "<<: ",
            "\ufe0f",
            "\U0001f600",
            "''",
            '""',
            "key: value\n",
            "- item\n",
            "\r\n",
            "0",
            "\ufeff",
            "\u2028",
        ),
    ]
)
YAML_LIKE = st.lists(PIECES, max_size=14).map("".join)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(codec="utf-8"), max_size=8),
    lambda below: (
        st.lists(below, max_size=4) | st.dictionaries(st.text("ab ü", max_size=3), below, max_size=4)
    ),
    max_leaves=12,
)


@pytest.fixture(params=["library in C", "library in Python"])
def library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyYAML with and without its part in C, which is not everywhere."""
    if request.param == "library in Python":
        monkeypatch.delattr(yaml, "CBaseLoader", raising=False)


def outcome(text: str) -> Node | list[str]:
    try:
        return parse(text, "file")
    except DataError as error:
        return [str(problem) for problem in error.problems]


def lines_of(node: Node) -> list[tuple[str, int]]:
    """Every text and the beginning of every list and mapping, with its line."""
    if isinstance(node, Text):
        return [(node.value, node.line)]
    if isinstance(node, Items):
        return [("[", node.line), *(pair for item in node.items for pair in lines_of(item))]
    return [
        ("{", node.line),
        *(pair for key, value in node.entries for part in (key, value) for pair in lines_of(part)),
    ]


def as_texts(value: object) -> object:
    """What JSON values become: texts, lists and mappings only."""
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return [as_texts(item) for item in value]
    if isinstance(value, dict):
        return {key: as_texts(below) for key, below in value.items()}
    return json.dumps(value)


@pytest.mark.usefixtures("library")
def test_a_record() -> None:
    node = parse(RECORD, "record.yaml")
    assert plain(node) == {
        "format": "1",
        "id": "g05-early-end",
        "about": "One paragraph for readers.",
        "table": {"favourite": "C", "pot": "4"},
        "lines": [
            {"id": "bare", "auction": ["forehand frage", "middlehand pass"], "play": ["C9 CA C8 HJ", "stop"]}
        ],
        "note": "",
    }


@pytest.mark.usefixtures("library")
def test_every_part_knows_its_line() -> None:
    assert lines_of(parse(RECORD, "record.yaml")) == [
        ("{", 1),
        *(("format", 1), ("1", 1), ("id", 2), ("g05-early-end", 2)),
        *(("about", 3), ("One paragraph for readers.", 3)),
        *(("table", 6), ("{", 6), ("favourite", 6), ("C", 6), ("pot", 7), ("4", 7)),
        *(("lines", 8), ("[", 9), ("{", 9), ("id", 9), ("bare", 9)),
        *(("auction", 10), ("[", 10), ("forehand frage", 10), ("middlehand pass", 10)),
        *(("play", 11), ("[", 12), ("C9 CA C8 HJ", 12), ("stop", 14)),
        *(("note", 15), ("", 15)),
    ]


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(
    "written",
    [
        *(
            "no",
            "No",
            "yes",
            "true",
            "null",
            "~",
            "12e4",
            "1:30",
            "1:10",
            "0811",
            "0x1F",
            "1_000",
            "1.50",
            ".5",
            "-0",
        ),
        *("2001-12-14", "=", "“No”", "«S. 206»", "a\xa0b", "♣\ufe0f", "🂡", "x#y", "a:b", "why?", "-1", "—"),
    ],
)
def test_a_text_stays_as_written(written: str) -> None:
    assert parse(f"at: {written}\n", "source.yaml") == Fields(((Text("at", 1), Text(written, 1)),), 1)
    assert parse(f"- {written} # comment", "list.yaml") == Items((Text(written, 1),), 1)


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("", ""),
        ("''", ""),
        ("'it''s'", "it's"),
        ('"a\\tb\\u00e9\\x41\\/"', "a\tbéA/"),
        ('"\\ud83c\\udca1"', "🂡"),
        ('"a\tb"', "a\tb"),
        ('"\xa0"', "\xa0"),
        ("|\n  a\n    b\n", "a\n  b\n"),
        (">\n  a\n  b\n\n  c\n", "a b\nc\n"),
        ("|\n  \ta\n", "\ta\n"),
        ("'<<'", "<<"),
        ("'*a'", "*a"),
    ],
)
def test_quotes_and_blocks(written: str, value: str) -> None:
    assert plain(parse(f"a: {written}\nb: c\n", "file")) == {"a": value, "b": "c"}


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(
    "text", ["\ufeffid: a\n", "---\nid: a\n...\n", "id: a", "id: a\r\n", "# \t\xa0\nid: a #\t\n"]
)
def test_the_frame_does_not_matter(text: str) -> None:
    assert plain(parse(text, "file")) == {"id": "a"}


def test_json_with_everything_that_json_has() -> None:
    text = '{\r\n\t"a" : [1, -2.50, 1e4, true, false, null, {}, []],\n\t"b\\u00e9":"\\ud83c\\udca1\\n\\/\\"",\n"" :"" }\n'
    node = parse(text, "record.json")
    assert plain(node) == {
        "a": ["1", "-2.50", "1e4", "true", "false", "null", {}, []],
        "bé": '🂡\n/"',
        "": "",
    }
    assert [line for _, line in lines_of(node)] == [1, 2, 2, *[2] * 8, 3, 3, 4, 4]


def test_json_needs_no_yaml_library() -> None:
    code = (
        "import sys; sys.modules['yaml'] = None\n"
        "from spadille.io.nodes import parse, plain\n"
        "print(plain(parse('{\"a\": [1]}', 'f')))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert shown.stdout == "{'a': ['1']}\n"


def test_the_yaml_library_is_loaded_when_it_is_needed() -> None:
    code = "import sys, spadille.io.nodes, spadille.io.read, spadille.io.write; print('yaml' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert shown.stdout == "False\n"


def test_read(tmp_path: Path) -> None:
    path = tmp_path / "solo.yaml"
    path.write_bytes("\ufefftitle: Großfrage\r\n".encode())
    assert read(path) == Fields(((Text("title", 1), Text("Großfrage", 1)),), 1)


@pytest.mark.usefixtures("library")
def test_forty_levels_are_enough() -> None:
    assert parse("[" * 40 + "]" * 40, "file") == parse("- " * 39 + "[]", "file")


@given(st.binary(max_size=60))
@example(b"\xff\xfe")
@example(b"a: \xc3")
def test_no_bytes_crash(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "random.yaml"
    path.write_bytes(data)
    with contextlib.suppress(DataError):
        read(path)


@given(st.text(max_size=40) | YAML_LIKE)
@example("a: \ud800")
def test_no_text_crashes_and_the_libraries_agree(text: str) -> None:
    found = outcome(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.delattr(yaml, "CBaseLoader", raising=False)
        assert outcome(text) == found
    assert found


@given(YAML_LIKE)
def test_a_message_names_an_existing_line(text: str) -> None:
    found = outcome(text)
    if isinstance(found, list):
        lines = range(1, len(re.split("\r\n|[\r\n]", text)) + 1)
        places = [re.fullmatch("file:([0-9]+): .*", problem) for problem in found]
        assert all(place and int(place[1]) in lines for place in places)


@given(st.lists(JSON, max_size=4) | st.dictionaries(st.text("ab ü", max_size=3), JSON, max_size=4))
@example(["\U0001f600", "\u2028", "\x00"])
def test_json_is_the_same_by_either_road(value: object) -> None:
    text = json.dumps(value, indent=1)
    node = parse(text, "record.json")
    assert plain(node) == as_texts(value)
    assert events.compose(text, "record.json") == (node, [])
