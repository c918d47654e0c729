"""Every kind of bad record and exactly what is said about it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spadille.errors import DataError
from spadille.io.records import load_record, parse_record, record_from_data
from support.record_files import GOOD, exchanged

CARD = "expected a card: suit letter C S H D, then rank A K Q J T 9 8 7"
SEATS = "expected forehand, middlehand, rearhand, dealer"
HANDS = f"{SEATS} (where three play: forehand, middlehand, dealer)"
ONCE = "expected every card once"
PACK = "expected every card of the pack of 32 once"
ROW = "expected a trick such as 'C9 CA C8 HJ', stop, helfer, or revoke, out-of-turn or exposed with SEAT CARD behind it"
CALL = "expected SEAT CALL, where the call is pass, hold or a game with couleur or sur behind it or nothing"
GAME = "expected a game in small letters, such as frage or solo"
IDS = "expected at most 80 letters, digits and signs - _ . that begin with a letter or a digit"
SUM = "expected a number, or a sum of at most 60 signs with + - * / and parentheses, such as '2 + 2' or '-(2 + 4)'"
KEYS = "format, id, title, hands, lines, about, shows, table, expect"
ITS_TRICK = "expected the trick in which it happened"
BEFORE = "before the trick of another revoke by dealer"
PHASES = "expected deal, auction, call, play"
RESULTS = "status, scores, made, prime, tout, tricks_won, after_end, pot, refusal"
FIRST = "CQ D7 SQ DA DK DQ C9 C8"
CONTRACT = "{declarer: forehand, game: frage, trump: D, called: HA}"
TWENTY_FOUR = {
    "forehand: CQ D7 SQ DA DK DQ C9 C8": "forehand: CQ D7 SQ DA DK DQ",
    "DJ D8 HK HQ SA SK C7 CT": "DJ HK HQ SA SK C7",
    "HA H9 H8 DT S9 S8 CA CK": "HA DT CA CK CT HJ",
    "D9 HJ HT H7 SJ ST S7 CJ": "HT H7 SJ ST S7 CJ",
}


def play(*rows: str) -> dict[str, str]:
    """Exchange the line for one that has this play in its line 12."""
    return {CONTRACT: f"{CONTRACT}\n    play: [{', '.join(rows)}]"}


def auction(*calls: str) -> dict[str, str]:
    return {CONTRACT: f"{CONTRACT}\n    auction: [{', '.join(calls)}]"}


def expect(results: str) -> str:
    return f"expect:\n  some-1800: {results}\n"


BAD: dict[str, tuple[str, list[tuple[int, str]]]] = {
    # Hands
    "a card twice": (
        exchanged({"H9 H8 DT": "H9 CQ DT"}),
        [
            (5, f"hands: found 'H8' in no hand; {PACK}"),
            (7, f"rearhand's hand: found 'CQ', which is in forehand's hand too (line 5); {ONCE}"),
        ],
    ),
    "a card twice in one hand": (
        exchanged({"H9 H8 DT": "H9 H9 DT"}),
        [(5, f"hands: found 'H8' in no hand; {PACK}"), (7, f"rearhand's hand: found 'H9' twice; {ONCE}")],
    ),
    "a card missing": (
        exchanged({"H9 H8 DT": "H9 DT"}),
        [
            (5, f"hands: found 'H8' in no hand; {PACK}"),
            (7, "rearhand's hand: found 7 cards; expected 8"),
        ],
    ),
    "nine cards": (
        exchanged({"forehand: CQ": "forehand: CJ CQ"}),
        [
            (5, "forehand's hand: found 9 cards; expected 8"),
            (8, f"dealer's hand: found 'CJ', which is in forehand's hand too (line 5); {ONCE}"),
        ],
    ),
    "nine cards and seven": (
        exchanged({"forehand: CQ": "forehand: CJ CQ", "S7 CJ": "S7"}),
        [
            (5, "forehand's hand: found 9 cards; expected 8"),
            (8, "dealer's hand: found 7 cards; expected 8"),
        ],
    ),
    "an eight in the pack of 24": (
        exchanged(TWENTY_FOUR).replace("HA DT", "HA D8"),
        [
            (5, "hands: found 'DT' in no hand; expected every card of the pack of 24 once"),
            (7, "rearhand's hand: found 'D8'; expected cards of the pack of 24, which has none such"),
        ],
    ),
    "C1": (
        exchanged({FIRST: FIRST.replace("CQ", "C1")}),
        [(5, f"forehand's hand: found 'C1'; {CARD}; did you mean 'CA' or 'CT'?")],
    ),
    "a rank that no pack has": (
        exchanged({FIRST: FIRST.replace("C8", "C6")}),
        [(5, f"forehand's hand: found 'C6'; {CARD}")],
    ),
    "a letter of another script": (
        exchanged({FIRST: FIRST.replace("CQ", "\u0421Q")}),
        [
            (
                5,
                f"forehand's hand: found '\u0421Q' (U+0421 CYRILLIC CAPITAL LETTER ES); {CARD}; did you mean 'CQ'?",
            )
        ],
    ),
    "a space that is none": (
        exchanged({FIRST: FIRST.replace("CQ D7", "CQ\u00a0D7")}),
        [(5, "forehand's hand: found U+00A0 NO-BREAK SPACE between the cards; expected ordinary spaces")],
    ),
    "cards as a list": (
        exchanged({FIRST: f"[{FIRST.replace(' ', ', ')}]"}),
        [(5, "forehand's hand: found a list; expected a text")],
    ),
    "an empty hand": (
        exchanged({FIRST: '""'}),
        [(5, "forehand's hand: found nothing; expected a text")],
    ),
    "an unknown seat": (
        exchanged({"  middlehand:": "  Mittelhand:"}),
        [(6, f"hands: found the seat 'Mittelhand'; {HANDS}; did you mean 'middlehand'?")],
    ),
    "a seat that nobody has": (
        exchanged({"  middlehand:": '  "\\e[31m":'}),
        [(6, f"hands: found the seat '\\x1b[31m'; {HANDS}")],
    ),
    "no hand for rearhand": (
        exchanged({"  rearhand: HA H9 H8 DT S9 S8 CA CK\n": ""}),
        [
            (
                5,
                "hands: found cards of the pack of 32 in 3 hands; expected as many hands as can share it evenly",
            )
        ],
    ),
    "no hand for forehand": (
        exchanged({"  forehand: CQ D7 SQ DA DK DQ C9 C8\n": ""}),
        [(5, f"hands: found only middlehand, rearhand, dealer; {HANDS}")],
    ),
    "no hands at all": (
        '{"format": 1, "id": "a", "title": "b", "hands": {}, "lines": []}',
        [
            (1, f"hands: found no key '{seat}'; {SEATS}")
            for seat in ("forehand", "middlehand", "rearhand", "dealer")
        ]
        + [(1, "lines: found an empty list; expected one line or more")],
    ),
    "hands as a list": (
        exchanged({"hands:\n": "hands: [a]\nh:\n"}),
        [
            (4, f"hands: found a list; expected a mapping with {SEATS.removeprefix('expected ')}"),
            (5, f"record: found the key 'h'; expected {KEYS}"),
        ],
    ),
    # The head
    "another format": (exchanged({"format: 1": "format: 2"}), [(1, "format: found '2'; expected '1'")]),
    "no title": (
        exchanged({"title: Where it stops\n": ""}),
        [(1, "record: found no key 'title'; expected format, id, title, hands, lines")],
    ),
    "an empty title": (exchanged({"Where it stops": ""}), [(3, "title: found nothing; expected a text")]),
    "a blank title": (
        exchanged({"Where it stops": '"  "'}),
        [(3, "title: found nothing but blanks; expected a text")],
    ),
    "an id in quotation marks": (
        exchanged({"id: early-end": "id: “quoted”"}),
        [(2, f"id: found '“quoted”'; {IDS}; did you mean 'quoted'?")],
    ),
    "an id that climbs": (
        exchanged({"id: early-end": "id: ../a b"}),
        [(2, f"id: found '../a b'; {IDS}; did you mean 'a-b'?")],
    ),
    "an unknown key": (
        exchanged(more="expects: {}\n"),
        [(12, f"record: found the key 'expects'; expected {KEYS}; did you mean 'expect'?")],
    ),
    "a list": ("- a\n", [(1, f"record: found a list; expected a mapping with {KEYS}")]),
    "an unknown rule point": (
        exchanged(more="shows: [score.prim, score.prime, score.prime]\n"),
        [
            (12, "shows: found 'score.prime' a second time (first in line 12); expected each once"),
            (12, "shows: 'score.prim' is no rule point; did you mean 'score.prime'?"),
        ],
    ),
    # The table
    "suits of the table": (
        exchanged(more="table: {favourite: ♦, sur: Grün}\n"),
        [
            (12, "table: favourite: found '♦'; expected a suit letter C S H D; did you mean 'D'?"),
            (12, "table: sur: found 'Grün'; expected a suit letter C S H D; did you mean 'S'?"),
        ],
    ),
    "one suit as both": (
        exchanged(more="table: {favourite: D, sur: D}\n"),
        [(12, "table: found 'D' as favourite and as sur; expected two suits")],
    ),
    "a pot below nought": (
        exchanged(more="table: {pot: -1}\n"),
        [
            (
                12,
                "table: pot: found '-1'; expected a whole number or a fraction such as 1/4, not below nought",
            )
        ],
    ),
    "a pot that can be said more shortly": (
        exchanged(more="table: {pot: 2/4}\n"),
        [(12, "table: pot: found '2/4'; expected '1/2'")],
    ),
    "a pot divided by nought": (
        exchanged(more="table: {pot: 1/0}\n"),
        [
            (
                12,
                "table: pot: found '1/0'; expected a whole number or a fraction such as 1/4, not below nought",
            )
        ],
    ),
    # Lines
    "no lines": (
        exchanged({"lines:\n  - id: bare\n    contract: " + CONTRACT: "lines: []"}),
        [(9, "lines: found an empty list; expected one line or more")],
    ),
    "an id twice": (
        exchanged(more=f"  - id: bare\n    contract: {CONTRACT}\n"),
        [(12, "lines: id: found 'bare' a second time (first in line 10); expected each once")],
    ),
    "neither auction nor contract": (
        exchanged({f"    contract: {CONTRACT}\n": ""}),
        [(10, "line 'bare': found neither 'contract' nor 'auction'; expected one of them")],
    ),
    "play without a contract": (
        exchanged({f"contract: {CONTRACT}": "auction: [forehand frage]\n    play: [CQ D8 DT D9]"}),
        [(12, "line 'bare': found 'play' without 'contract'; expected both")],
    ),
    "a contract without trumps": (
        exchanged({"trump: D, ": ""}),
        [(11, "line 'bare', contract: found no key 'trump'; expected declarer, game, trump")],
    ),
    "a contract in other words": (
        exchanged(
            {CONTRACT: "{declarer: Forehand, game: Frage, trump: Schellen, called: AH, announce: toot}"}
        ),
        [
            (11, f"line 'bare', contract: declarer: found 'Forehand'; {SEATS}; did you mean 'forehand'?"),
            (11, f"line 'bare', contract: game: found 'Frage'; {GAME}; did you mean 'frage'?"),
            (
                11,
                "line 'bare', contract: trump: found 'Schellen'; expected a suit letter C S H D; did you mean 'D'?",
            ),
            (11, f"line 'bare', contract: called: found 'AH'; {CARD}; did you mean 'HA'?"),
            (11, "line 'bare', contract: announce: found 'toot'; expected tout; did you mean 'tout'?"),
        ],
    ),
    "calls in other words": (
        exchanged(
            auction(
                "forehand Großfrage", "midlehand pass", "rearhand solo farbe", "dealer", "dealer pass sur"
            )
        ),
        [
            (12, f"line 'bare', auction: found 'Großfrage'; {GAME}; did you mean 'grossfrage'?"),
            (12, f"line 'bare', auction: found 'midlehand'; {SEATS}; did you mean 'middlehand'?"),
            (12, "line 'bare', auction: found 'farbe' behind 'solo'; expected couleur or sur, or nothing"),
            (12, f"line 'bare', auction: found 'dealer'; {CALL}"),
            (12, "line 'bare', auction: found 'sur' behind 'pass'; expected nothing there"),
        ],
    ),
    # Play
    "a trick of three cards": (
        exchanged(play("CQ D8 DT")),
        [(12, "line 'bare', play: found 3 cards in the trick 'CQ D8 DT'; expected 4, one from each seat")],
    ),
    "a trick of five cards": (
        exchanged(play("CQ D8 DT D9 S7")),
        [
            (
                12,
                "line 'bare', play: found 5 cards in the trick 'CQ D8 DT D9 S7'; expected 4, one from each seat",
            )
        ],
    ),
    "an unfinished trick before another": (
        exchanged(play("CQ D8 ...", "D7 DJ S8 S7")),
        [
            (
                12,
                (
                    "line 'bare', play: found 'CQ D8 ...' before other rows; "
                    "expected an unfinished trick at the end alone"
                ),
            )
        ],
    ),
    "an unfinished trick that is full": (
        exchanged(play("CQ D8 DT D9 ...")),
        [(12, "line 'bare', play: found 'CQ D8 DT D9 ...'; expected fewer than 4 cards before the dots")],
    ),
    "play behind an unfinished contract": (
        exchanged({CONTRACT: "{declarer: forehand, game: frage, unfinished: yes}\n    play: [CQ D8 DT D9]"}),
        [
            (
                12,
                "line 'bare': found 'play' with a contract that is unfinished; expected one of the two",
            )
        ],
    ),
    "cards of a trick": (
        exchanged(play("CQ 8♦ D10 d9")),
        [
            (12, f"line 'bare', play: found '8♦'; {CARD}; did you mean 'D8'?"),
            (12, f"line 'bare', play: found 'D10'; {CARD}; did you mean 'DT'?"),
            (12, f"line 'bare', play: found 'd9'; {CARD}; did you mean 'D9'?"),
        ],
    ),
    "rows in other words": (
        exchanged(play("stopp", "'Helfer?'", "revoked dealer CQ", "[a]")),
        [
            (12, "line 'bare', play: found a list; expected a text"),
            (12, f"line 'bare', play: found 'stopp'; {ROW}; did you mean 'stop'?"),
            (12, f"line 'bare', play: found 'Helfer?'; {ROW}; did you mean 'helfer'?"),
            (12, f"line 'bare', play: found 'revoked dealer CQ'; {ROW}; did you mean 'revoke'?"),
        ],
    ),
    "an irregularity without its card": (
        exchanged(play("revoke dealer", "exposed daeler D9", "out-of-turn dealer 9D")),
        [
            (12, "line 'bare', play: found 'revoke dealer'; expected 'revoke SEAT CARD'"),
            (12, f"line 'bare', play: exposed: found 'daeler'; {SEATS}; did you mean 'dealer'?"),
            (12, f"line 'bare', play: out-of-turn: found '9D'; {CARD}; did you mean 'D9'?"),
        ],
    ),
    "a revoke with nothing behind it": (
        exchanged(play("CQ D8 DT D9", "revoke dealer HJ", "exposed dealer HJ")),
        [(12, f"line 'bare', play: found 'revoke dealer HJ' with no trick behind it; {ITS_TRICK}")],
    ),
    "a revoke before the stop": (
        exchanged(play("revoke dealer HJ", "stop", "CQ D8 DT D9")),
        [(12, f"line 'bare', play: found 'revoke dealer HJ' with no trick behind it; {ITS_TRICK}")],
    ),
    "two revokes by one player": (
        exchanged(play("revoke dealer HJ", "revoke dealer HT", "CQ D8 DT D9")),
        [(12, f"line 'bare', play: found 'revoke dealer HT' {BEFORE}; expected at most one a trick")],
    ),
    # Expectations
    "nothing expected": (
        exchanged(more=expect("{line: bare}")),
        [(13, f"expect some-1800: found no result; expected one or more of {RESULTS}")],
    ),
    "an empty list of expectations": (
        exchanged(more=expect("[]")),
        [(13, "expect some-1800: found an empty list; expected results")],
    ),
    "a line that is not there": (
        exchanged(more=expect("{line: bair, made: true}")),
        [(13, "expect some-1800: line: found 'bair'; expected bare; did you mean 'bare'?")],
    ),
    "a line twice": (
        exchanged(more=expect("[{made: true}, {line: bare, made: true}]")),
        [
            (
                13,
                "expect some-1800: found the line 'bare' a second time (first in line 13); expected every line once",
            )
        ],
    ),
    "results in other words": (
        exchanged(
            more=expect(
                "{status: done, made: yes, tout: lost, after_end: two, tricks_won: {declaring: -1}, "
                "scores: {west: 1}, refusal: {phase: paly, points: [play.folow]}}"
            )
        ),
        [
            (13, "expect some-1800: status: found 'done'; expected complete, partial, refused"),
            (13, "expect some-1800: made: found 'yes'; expected true, false"),
            (
                13,
                "expect some-1800: tout: found 'lost'; expected none, attempted, announced, made, announced-made",
            ),
            (13, "expect some-1800: after_end: found 'two'; expected a whole number from 0 to 99"),
            (13, "expect some-1800: tricks_won: declaring: found '-1'; expected a whole number from 0 to 99"),
            (13, f"expect some-1800: scores: found the key 'west'; {SEATS}"),
            (13, f"expect some-1800: refusal: phase: found 'paly'; {PHASES}; did you mean 'play'?"),
            (
                13,
                "expect some-1800: refusal: points: 'play.folow' is no rule point; did you mean 'play.follow'?",
            ),
        ],
    ),
    "sums that are none": (
        exchanged(more=expect("{scores: {forehand: 2 +, dealer: 2 ** 9, rearhand: 1/0, middlehand: 1 2}}")),
        [
            (13, f"expect some-1800: scores: forehand: found '2 +'; {SUM}"),
            (13, f"expect some-1800: scores: dealer: found '2 ** 9'; {SUM}"),
            (13, f"expect some-1800: scores: rearhand: found '1/0', which divides by nought; {SUM}"),
            (13, f"expect some-1800: scores: middlehand: found '1 2'; {SUM}"),
        ],
    ),
}


def problems_of(text: str) -> list[tuple[int | None, str]]:
    with pytest.raises(DataError) as caught:
        parse_record(text, "bad.yaml")
    assert {problem.file for problem in caught.value.problems} == {"bad.yaml"}
    return [(problem.line, problem.message) for problem in caught.value.problems]


@pytest.mark.parametrize("name", BAD)
def test_bad_record(name: str) -> None:
    text, expected = BAD[name]
    assert problems_of(text) == expected


def test_the_record_that_all_these_come_from_is_fine() -> None:
    assert parse_record(GOOD, "good.yaml").id == "early-end"


FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "the file is empty"),
    "binary": (b"\x89PNG\r\n\x1a\n\x00\x00", "as in a binary file"),
    "50 MB": (b"#" * 50_000_000, "found 50000000 bytes"),
    "10,000-deep": (b"lines: " + b"[" * 10_000, "more than 40 levels of nesting"),
    "exploding aliases": (b"a: &a [x]\nb: &b [*a, *a]\n", "found the anchor '&a'"),
    "tabs": (GOOD.replace("  forehand", "\tforehand").encode(), "found U+0009 TAB in the indentation"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_record_at_all(name: str, tmp_path: Path) -> None:
    content, message = FILES[name]
    path = tmp_path / "bad.yaml"
    path.write_bytes(content)
    with pytest.raises(DataError, match=r"bad\.yaml") as caught:
        load_record(path)
    assert message in caught.value.problems[0].message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="found no such file; expected a file to read"):
        load_record(tmp_path / "none.yaml")


def data(**changes: Any) -> dict[str, Any]:
    """Return the good record as a page would send it."""
    hands = dict(line.strip().split(": ") for line in GOOD.splitlines()[4:8])
    contract = {"declarer": "forehand", "game": "frage", "trump": "D", "called": "HA"}
    lines = [{"id": "bare", "contract": contract}]
    return {
        "format": 1,
        "id": "early-end",
        "title": "Where it stops",
        "hands": hands,
        "lines": lines,
        **changes,
    }


def test_data_from_a_page_have_no_lines() -> None:
    with pytest.raises(DataError) as caught:
        record_from_data(data(id="<b>x</b>", table={"pot": True}))
    assert [(problem.file, problem.line) for problem in caught.value.problems] == [("record", None)] * 2


def test_data_that_are_no_json() -> None:
    with pytest.raises(DataError, match="found data that are no JSON"):
        record_from_data(data(id={1, 2}))


def test_a_record_may_be_json_and_data_are_the_same_record() -> None:
    from_data, from_json = record_from_data(data()), parse_record(json.dumps(data(), indent=1), "good.json")
    assert from_data.hands == from_json.hands == parse_record(GOOD, "good.yaml").hands
    assert from_data.lines[0].contract is not None
    assert from_data.lines[0].contract.called == "HA"
