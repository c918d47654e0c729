"""G06 to G08: other people's cards, spaces that are none, words that are no numbers, keys that stand twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.io.nodes import Plain, parse, plain
from support.calling import Call
from support.record_files import exchanged

BOOK = "altenburg-1988"
REST = "D7 SQ DA DK DQ C9 C8"
EXPECTED = "expected a card: suit letter C S H D, then rank A K Q J T 9 8 7"
IDS = "expected at most 80 letters, digits and signs - _ . that begin with a letter or a digit"
SPELLINGS = [
    ("C10", "'C10'", "CT"),
    ("♣Q", "'♣Q'", "CQ"),
    ("♣\ufe0fQ", "'♣\\uFE0FQ' (U+FE0F VARIATION SELECTOR-16)", "CQ"),
    ("QC", "'QC'", "CQ"),
    ("cq", "'cq'", "CQ"),
    ("EO", "'EO'", "CQ"),
    ("CQ,", "'CQ,'", "CQ"),
]


def saved(folder: Path, text: str) -> Path:
    path = folder / "record.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def complaints(spadille: Call, path: Path) -> list[str]:
    """Check a file, replay it, and return what both say, place and all."""
    checked, replayed = spadille("check", path), spadille("replay", path, "--ruleset", BOOK, "--json")
    assert (checked.status, replayed.status, replayed.out) == (2, 2, "")
    assert checked.err == replayed.err
    return checked.err.splitlines()


@pytest.mark.parametrize(("token", "shown", "card"), SPELLINGS)
def test_another_spelling_of_a_card(
    spadille: Call, tmp_path: Path, token: str, shown: str, card: str
) -> None:
    path = saved(tmp_path, exchanged({f"CQ {REST}": f"{token} {REST}"}))
    assert complaints(spadille, path) == [
        f"{path}:5: forehand's hand: found {shown}; {EXPECTED}; did you mean '{card}'?"
    ]


def test_commas_between_cards(spadille: Call, tmp_path: Path) -> None:
    path = saved(tmp_path, exchanged({f"CQ {REST}": f"CQ {REST}".replace(" ", ", ")}))
    assert complaints(spadille, path) == [
        f"{path}:5: forehand's hand: found '{card},'; {EXPECTED}; did you mean '{card}'?"
        for card in f"CQ {REST}".split()[:-1]
    ]


def test_every_fault_is_told_and_no_card_is_said_to_be_missing(spadille: Call, tmp_path: Path) -> None:
    text = exchanged({"CQ D7": "C10 D7", "DJ D8": "♣\ufe0fQ D8", "HA H9": "QC H9", "D9 HJ": "EO HJ"})
    path = saved(tmp_path, text)
    found = complaints(spadille, path)
    assert [line.split(";")[-1] for line in found] == [
        " did you mean 'CT'?",
        *[" did you mean 'CQ'?"] * 3,
    ]
    assert [int(line.removeprefix(f"{path}:").split(":")[0]) for line in found] == [5, 6, 7, 8]


def test_indentation_by_no_break_spaces(spadille: Call, tmp_path: Path) -> None:
    text = exchanged(
        {f"  {seat}:": f"\u00a0\u00a0{seat}:" for seat in ("forehand", "middlehand", "rearhand", "dealer")}
    )
    path = saved(tmp_path, text)
    assert complaints(spadille, path) == [
        f"{path}:{line}: found U+00A0 NO-BREAK SPACE in the indentation; expected ordinary spaces"
        for line in (5, 6, 7, 8)
    ]


def test_an_id_in_quotation_marks_is_refused_with_a_reason(spadille: Call, tmp_path: Path) -> None:
    path = saved(tmp_path, exchanged({"id: early-end": "id: “quoted”", "Where it stops": "“No”"}))
    assert complaints(spadille, path) == [f"{path}:2: id: found '“quoted”'; {IDS}; did you mean 'quoted'?"]


def test_what_looks_like_a_number_stays_text(spadille: Call, tmp_path: Path) -> None:
    path = saved(tmp_path, exchanged({"id: early-end": "id: 12e4", "Where it stops": "No\nabout: 1:30"}))
    assert spadille("check", path).status == 0
    called = spadille("replay", path, "--ruleset", BOOK, "--json")
    assert (called.status, called.data["record"]) == (0, "12e4")


def test_citations_and_years_stay_text() -> None:
    text = "cites: [{witness: w, at: 1:10}]\nyear: 0811\nnote: ~\nanswer: no\n"
    cites: list[Plain] = [{"witness": "w", "at": "1:10"}]
    assert plain(parse(text, "r")) == {"cites": cites, "year": "0811", "note": "~", "answer": "no"}


SECOND_KEYS = {
    "in braces": ({"trump: D,": 'trump: D, "trump": H,'}, "", 11, "trump", 11),
    "a seat": (
        {"  dealer:": "  rearhand: HA H9 H8 DT S9 S8 CA CK\n  dealer:"},
        "",
        8,
        "rearhand",
        7,
    ),
    "an expectation": (
        {},
        f"expect:\n  {BOOK}: {{status: partial}}\n  {BOOK}: {{status: partial}}\n",
        14,
        BOOK,
        13,
    ),
}


@pytest.mark.parametrize("name", SECOND_KEYS)
def test_a_second_key(spadille: Call, tmp_path: Path, name: str) -> None:
    changes, more, line, key, first = SECOND_KEYS[name]
    path = saved(tmp_path, exchanged(changes, more=more))
    assert complaints(spadille, path) == [
        f"{path}:{line}: found the key '{key}' a second time (first in line {first}); expected every key once"
    ]


def test_a_second_line_of_one_id(spadille: Call, tmp_path: Path) -> None:
    path = saved(tmp_path, exchanged(more="  - id: bare\n    auction: []\n"))
    assert complaints(spadille, path) == [
        f"{path}:12: lines: id: found 'bare' a second time (first in line 10); expected each once"
    ]


def test_all_that_stands_twice_in_one_file(spadille: Call, tmp_path: Path) -> None:
    changes = {key: value for one, *_ in SECOND_KEYS.values() for key, value in one.items()}
    more = "  - id: bare\n    auction: []\n" + SECOND_KEYS["an expectation"][1]
    path = saved(tmp_path, exchanged(changes, more=more))
    found = [line.removeprefix(f"{path}:").split(" (first")[0] for line in complaints(spadille, path)]
    assert found == [
        "8: found the key 'rearhand' a second time",
        "12: found the key 'trump' a second time",
        "13: lines: id: found 'bare' a second time",
        f"17: found the key '{BOOK}' a second time",
    ]


def test_a_merge_key_is_refused_by_name(spadille: Call, tmp_path: Path) -> None:
    text = "x: &other\n  play.first_lead: {grade: unread}\nrulings: {<<: *other, play.first_lead: {grade: silent}}\n"
    path = saved(tmp_path, text)
    called = spadille("check", path)
    assert called.status == 2
    assert f"{path}:3: found the merge key '<<'; expected the keys themselves, written out" in called.err
