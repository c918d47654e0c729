"""The one spelling of our files: what it changes, and what it leaves alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.errors import DataError
from spadille.io.fmt import format_file, format_text
from support.record_files import GOOD

MESSY = """\
---
# At the head of the file.

lines:
  - id: 'x'\x20\x20
    contract: {declarer: forehand, game: frage, trump: D, called: HA}  # why
# about the title

title: 'a "b"'


# hands come
hands: # so
  # forehand first
  forehand: "SA  C7 D7"   # sorted
  dealer: DA C7 'x'
about: |
  two  \x20

  more


format: '1'
id: x

# at the foot
"""
TIDY = """\
# At the head of the file.

format: "1"
id: x
# about the title

title: 'a "b"'
about: |
  two  \x20

  more

# hands come
hands: # so
  # forehand first
  forehand: C7 D7 SA   # sorted
  dealer: DA C7 'x'
lines:
  - id: "x"
    contract: {declarer: forehand, game: frage, trump: D, called: HA}  # why

# at the foot
"""


def test_a_messy_file() -> None:
    assert format_text(MESSY, "r") == TIDY


def test_twice_is_once() -> None:
    assert format_text(TIDY, "r") == TIDY


def test_line_ends_and_a_byte_order_mark() -> None:
    assert format_text("\ufeff" + GOOD.replace("\n", "\r\n"), "r") == format_text(GOOD, "r")


@pytest.mark.parametrize(
    "text",
    [
        "about: |+\n  kept\n\n\nhands: {}\n",
        "hands: {}\nexpect: |+\n  kept\n\n\n",
        "about: >-\n  one\n\n\n  two\nhands: {}\n",
        'about: "one\n\n\n  two"\nhands: {}\n',
        "about: one\n\n\n  two\nhands: {}\n",
        "about: 'it''s \\ \"so\"'\nhands: {}\n",
        "hands: {}\n...\n",
    ],
)
def test_what_means_something_stays(text: str) -> None:
    assert format_text(text, "r") == text


@pytest.mark.parametrize("text", ["b: 'x' \r\n\n\na: 2", '\n{"a": 1}', "- a\n\n"])
def test_what_is_no_file_of_ours_is_left_alone(text: str) -> None:
    assert format_text(text, "r") == text


@pytest.mark.parametrize(
    ("text", "first"),
    [("rulings: {}\nid: x\nformat: 1\n", "format: 1"), ("csl: {}\nkind: x\nid: y\n", "id: y")],
)
def test_rulesets_and_sources_have_their_order(text: str, first: str) -> None:
    assert format_text(text, "r").split("\n")[0] == first


def test_json_is_touched_at_its_ends_only() -> None:
    assert format_text('\n{"lines": 1,\r\n "hands": [ ]}\n\n', "r") == '{"lines": 1,\n "hands": [ ]}\n'


@pytest.mark.parametrize("text", ["", "id: a\nid: b\n", "a: [\n"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(DataError, match=r"r:[12]: found|r:1: the file is empty"):
        format_text(text, "r")


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "r.yaml"
    path.write_bytes(MESSY.encode())
    assert format_file(path) == (MESSY, TIDY)
    with pytest.raises(DataError, match="found no such file"):
        format_file(tmp_path / "none.yaml")
