"""What a record says when it is fine."""

from __future__ import annotations

from fractions import Fraction

import pytest

from spadille.cards import Card, Suit
from spadille.errors import AnswerError
from spadille.io.card_words import card_fault, likely_cards, suit_fault
from spadille.io.record_text import record_to_yaml
from spadille.io.records import parse_record
from spadille.io.sums import amount_of
from spadille.record import (
    Call,
    Contract,
    Expectation,
    Helfer,
    Irregular,
    Irregularity,
    Line,
    Record,
    Stop,
    Table,
    Trick,
)
from spadille.seats import Seat
from spadille.trace import Trace
from support.record_files import GOOD, exchanged
from support.records import cards

FULL = """\
# A record with everything in it.
format: 1
id: 12e4
title: No
about: 1:30
shows: [score.prime, game.frage]
table: {favourite: C, sur: S, pot: 1/4}
hands:
  dealer: D9 HJ HT H7 SJ ST S7 CJ
  forehand: C8 C9 CQ D7 DA DK DQ SQ   # sorted or not
  middlehand: DJ D8 HK HQ SA SK C7 CT
  rearhand: HA H9 H8 DT S9 S8 CA CK
lines:
  - id: main
    auction: [forehand frage, middlehand solo couleur, forehand hold, rearhand pass]
    contract: {declarer: forehand, game: mediateur, trump: D, called: HA, returns: C8, laid: C9, announce: tout}
    play:
      - CQ D8 DT D9
      - helfer
      - revoke dealer HJ
      - exposed rearhand S8
      - D7 DJ S8 S7
      - out-of-turn dealer SJ
      - stop
  - id: auction-only
    auction: []
expect:
  some-1800:
    line: main
    status: complete
    scores: {forehand: 2 + 2, dealer: -(2 + 4)}
    made: true
    prime: false
    tout: announced-made
    tricks_won: {declaring: 8}
    after_end: 2
    pot: {before: 1/4 + 2, to: {forehand: 3 * 4}}
  some-1800+play.first_lead=declarer:
    - refusal: {phase: play, trick: 2, seat: dealer, action: C9, points: [play.follow]}
    - {line: auction-only, status: partial}
"""


@pytest.fixture(scope="module")
def full() -> Record:
    return parse_record(FULL, "full.yaml")


def test_scalars_stay_text(full: Record) -> None:
    assert (full.id, full.title, full.about) == ("12e4", "No", "1:30")


def test_quotation_marks_are_part_of_a_title() -> None:
    assert parse_record(exchanged({"Where it stops": "“No”"}), "r").title == "“No”"


def test_hands_stand_in_the_order_of_play_and_sorted(full: Record) -> None:
    assert list(full.hands) == list(Seat)
    assert full.hands[Seat.DEALER] == cards("CJ D9 H7 HJ HT S7 SJ ST")


def test_the_table(full: Record) -> None:
    assert full.table == Table(favourite=Suit.CLUBS, sur=Suit.SPADES, pot=Fraction(1, 4))
    assert parse_record(GOOD, "r").table == Table()


def test_the_lines(full: Record) -> None:
    calls = (
        Call(Seat.FOREHAND, "frage", 15),
        Call(Seat.MIDDLEHAND, "solo couleur", 15),
        Call(Seat.FOREHAND, "hold", 15),
        Call(Seat.REARHAND, "pass", 15),
    )
    contract = Contract(
        declarer=Seat.FOREHAND,
        game="mediateur",
        trump=Suit.DIAMONDS,
        called=Card("HA"),
        returns=Card("C8"),
        laid=Card("C9"),
        announces_tout=True,
        line=16,
    )
    play = (
        Trick(cards("CQ D8 DT D9"), 18),
        Helfer(19),
        Irregular(Irregularity.REVOKE, Seat.DEALER, Card("HJ"), 20),
        Irregular(Irregularity.EXPOSED, Seat.REARHAND, Card("S8"), 21),
        Trick(cards("D7 DJ S8 S7"), 22),
        Irregular(Irregularity.OUT_OF_TURN, Seat.DEALER, Card("SJ"), 23),
        Stop(24),
    )
    main = Line(id="main", auction=calls, contract=contract, play=play)
    assert full.lines == (main, Line(id="auction-only", auction=()))


def test_what_is_expected(full: Record) -> None:
    results = {
        "status": "complete",
        "scores": {Seat.FOREHAND: 4, Seat.MIDDLEHAND: 0, Seat.REARHAND: 0, Seat.DEALER: -6},
        "made": True,
        "prime": False,
        "tout": "announced-made",
        "tricks_won": {"declaring": 8},
        "after_end": 2,
        "pot": {
            "before": Fraction(9, 4),
            "to": {Seat.FOREHAND: 12, Seat.MIDDLEHAND: 0, Seat.REARHAND: 0, Seat.DEALER: 0},
        },
    }
    refusal = {"phase": "play", "trick": 2, "seat": Seat.DEALER, "action": "C9", "points": ("play.follow",)}
    overlaid = "some-1800+play.first_lead=declarer"
    assert full.expect == (
        Expectation(ruleset="some-1800", line="main", results=results, at=29),
        Expectation(ruleset=overlaid, results={"refusal": refusal}, at=39),
        Expectation(ruleset=overlaid, line="auction-only", results={"status": "partial"}, at=40),
    )


def test_every_result_that_can_be_expected_is_one_of_a_trace(full: Record) -> None:
    keys = {key for expectation in full.expect for key in expectation.results}
    assert keys <= {field for field in dir(Trace) if not field.startswith("_")} | set(
        Trace.__dataclass_fields__
    )


def test_three_may_play_with_twenty_four_cards() -> None:
    text = """\
format: 1
id: three
title: Three
hands:
  forehand: CQ C7 CT CJ CK CA DQ D7
  middlehand: DT DJ DK DA HQ H7 HT HJ
  dealer: HK HA SQ S7 ST SJ SK SA
lines:
  - id: main
    contract: {declarer: dealer, game: solo, trump: S}
    play: [CQ DT SQ]
"""
    assert list(parse_record(text, "r").hands) == [Seat.FOREHAND, Seat.MIDDLEHAND, Seat.DEALER]


WRITTEN = """\
format: 1
id: "12e4"
title: "No"
about: "1:30"
shows: [score.prime, game.frage]
table: {favourite: C, sur: S, pot: 1/4}
hands:
  forehand: C8 C9 CQ D7 DA DK DQ SQ
  middlehand: C7 CT D8 DJ HK HQ SA SK
  rearhand: CA CK DT H8 H9 HA S8 S9
  dealer: CJ D9 H7 HJ HT S7 SJ ST
lines:
  - id: main
    auction: [forehand frage, middlehand solo couleur, forehand hold, rearhand pass]
    contract: {declarer: forehand, game: mediateur, trump: D, called: HA, returns: C8, announce: tout}
    play:
      - CQ D8 DT D9
      - helfer
      - revoke dealer HJ
      - D7 DJ S8 S7
      - stop
  - id: auction-only
    auction: []
expect:
  some-1800: {line: main, scores: {forehand: 4, dealer: "-9/4"}, made: "true", tricks_won: {defending: 0}}
  some-1800+play.first_lead=declarer:
    - {refusal: {phase: play, trick: 2, points: [play.follow]}}
    - {line: auction-only, status: partial}
"""


def test_a_record_is_written_in_one_spelling() -> None:
    assert record_to_yaml(parse_record(WRITTEN, "r")) == WRITTEN


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("C10", "CT"),
        ("10C", "CT"),
        ("♣Q", "CQ"),
        ("♣\ufe0fQ", "CQ"),
        ("Q♣", "CQ"),
        ("QC", "CQ"),
        ("cq", "CQ"),
        ("CQ,", "CQ"),
        ("EO", "CQ"),
        ("Eichel-Ober", "CQ"),
        ("GO", "SQ"),
        ("LO", "SQ"),
        ("SO", "DQ"),
        ("SU", "DJ"),
        ("RA", "HA"),
        ("Herz-Daus", "HA"),
        ("S10", "ST"),
        ("Ｃ９", "C9"),
        ("♡K", "HK"),
    ],
)
def test_other_peoples_cards(written: str, meant: str) -> None:
    assert likely_cards(written) == (meant,)
    assert f"did you mean '{meant}'?" in (card_fault(written) or "")


@pytest.mark.parametrize("written", ["C6", "XQ", "CC", "Q", "10", "", "<i>Q", "C Q"])
def test_what_is_like_no_card(written: str) -> None:
    assert likely_cards(written) == ()
    assert card_fault(written) is not None


@pytest.mark.parametrize("card", ["CQ", "HT", "D7"])
def test_a_card_is_no_fault(card: str) -> None:
    assert card_fault(card) is None


@pytest.mark.parametrize(("written", "meant"), [("♦", "D"), ("Schellen", "D"), ("eichel", "C"), ("s", "S")])
def test_other_peoples_suits(written: str, meant: str) -> None:
    assert f"did you mean '{meant}'?" in (suit_fault(written) or "")
    assert suit_fault(meant) is None


@pytest.mark.parametrize(
    ("written", "amount"),
    [
        ("4", 4),
        ("-2", -2),
        ("+2", 2),
        ("2 + 2", 4),
        ("-(2 + 4)", -6),
        ("3 * 4", 12),
        ("1/4 + 2", Fraction(9, 4)),
        ("2 - 3 - 4", -5),
        ("12 / 3 / 2", 2),
        ("2 + 3 * 4", 14),
        ("((1))", 1),
        ("2 - -2", 4),
    ],
)
def test_sums(written: str, amount: int | Fraction) -> None:
    assert amount_of(written) == amount


@pytest.mark.parametrize(
    "written",
    [
        "",
        " ",
        "2 +",
        "(2",
        "2)",
        "2 2",
        "()",
        "2 ** 2",
        "1.5",
        "1/0",
        "two",
        "1 " * 31,
        "1234567",
        "٤",
        "x" * 99,
    ],
)
def test_what_is_no_sum(written: str) -> None:
    with pytest.raises(AnswerError, match="expected a number, or a sum"):
        amount_of(written)
