"""The deals and endings that are counted."""

from __future__ import annotations

from spadille.cards import Suit
from spadille.record import Record, Table
from support.records import line, record

TABLE = Table(favourite=Suit.HEARTS, sur=Suit.DIAMONDS)
"""A table with a past, so that every ruleset that knows preferred suits has some."""

AUCTIONS: dict[str, Record] = {
    "queens divided": record(
        {
            "forehand": "HA H8 CQ SA SK DA CA CK",
            "middlehand": "H7 HK HJ S7 S8 D9 C7 C8",
            "rearhand": "HQ SQ SJ D7 DK DJ CJ C9",
            "dealer": "HT H9 ST S9 DQ DT D8 CT",
        },
        table=TABLE,
    ),
    "both queens in rearhand": record(
        {
            "forehand": "DA DK HK H8 S9 S8 CA CJ",
            "middlehand": "D9 D8 HQ HJ SA SK C9 C8",
            "rearhand": "CQ SQ DQ DT H9 H7 ST C7",
            "dealer": "D7 DJ HA HT SJ S7 CK CT",
        },
        table=TABLE,
    ),
    "both queens and four aces in middlehand": record(
        {
            "forehand": "D7 DK HK H8 S9 S8 CT CJ",
            "middlehand": "CQ SQ DA HA SA CA C9 C8",
            "rearhand": "DQ DT H9 H7 ST C7 D9 D8",
            "dealer": "DJ HT SJ S7 CK HQ HJ SK",
        },
        table=TABLE,
    ),
    "24 cards, queens divided": record(
        {
            "forehand": "CQ HT S7 SA CA ST",
            "middlehand": "CJ CK DA H7 HJ SJ",
            "rearhand": "C7 D7 SQ HA HK SK",
            "dealer": "DQ CT DJ DK DT HQ",
        },
        table=TABLE,
    ),
    "24 cards, both queens in forehand": record(
        {
            "forehand": "CQ HT S7 SA SQ ST",
            "middlehand": "CJ CK DA H7 HJ SJ",
            "rearhand": "C7 D7 DQ HA HK SK",
            "dealer": "CA CT DJ DK DT HQ",
        },
        table=TABLE,
    ),
}

_SOLO = {"declarer": "forehand", "game": "solo", "trump": "C"}
_MUSSFRAGE = {"declarer": "forehand", "game": "mussfrage", "trump": "C", "called": "HA"}

ENDINGS: dict[str, Record] = {
    "soloist has the first five": record(
        {
            "forehand": "C7 CQ D8 DJ H8 HA HK SQ",
            "middlehand": "C9 CK D7 DQ H9 HQ SJ SK",
            "rearhand": "C8 CA D9 DK H7 HJ S9 ST",
            "dealer": "CJ CT DA DT HT S7 S8 SA",
        },
        line(_SOLO, ["CQ C9 C8 CT", "C7 CK CA CJ", "SQ D7 H7 S7", "HA H9 HJ HT", "HK HQ D9 S8"]),
    ),
    "soloist has four of five": record(
        {
            "forehand": "C7 CQ D8 DJ H8 HA HK SQ",
            "middlehand": "C9 CK D7 DQ H9 HQ SJ SK",
            "rearhand": "C8 CA D9 DK H7 HJ S9 ST",
            "dealer": "CJ CT DA DT HT S7 S8 SA",
        },
        line(_SOLO, ["C7 C9 CA CT", "HA H9 HJ HT", "SQ CK C8 CJ", "CQ SJ ST DA", "DJ DQ DK DT"]),
    ),
    # The called ace is still out, and middlehand's only trump is a matador.
    "partners have four of five": record(
        {
            "forehand": "C8 DK H7 H8 HK S9 SA SK",
            "middlehand": "C9 CQ DT H9 HA HJ SJ SQ",
            "rearhand": "C7 CA CJ D9 DA HQ S7 S8",
            "dealer": "CK CT D7 D8 DJ DQ HT ST",
        },
        line(_MUSSFRAGE, ["SA SJ S7 ST", "C8 C9 CA CK", "D9 DQ DK DT", "SK CQ S8 CT", "HJ HQ HT HK"]),
    ),
    "partners have the first five": record(
        {
            "forehand": "C8 CT D8 DK HK HQ S8 S9",
            "middlehand": "C7 C9 D7 DJ H7 H8 HT SK",
            "rearhand": "CJ CK DQ DT H9 HJ S7 SJ",
            "dealer": "CA CQ D9 DA HA SA SQ ST",
        },
        line(_MUSSFRAGE, ["CT C7 CJ CQ", "SQ C8 C9 CK", "CA D8 D7 S7", "SA S8 SK SJ", "HA HQ H7 H9"]),
    ),
    "24 cards, soloist has the first four": record(
        {
            "forehand": "CQ HT S7 SA SQ ST",
            "middlehand": "CJ CK DA H7 HJ SJ",
            "rearhand": "C7 D7 DQ HA HK SK",
            "dealer": "CA CT DJ DK DT HQ",
        },
        line(_SOLO, ["CQ CJ C7 CT", "SQ CK D7 CA", "SA SJ SK DT", "ST H7 DQ DJ"]),
    ),
    "24 cards, partners have two of three": record(
        {
            "forehand": "D7 DQ H7 HT SA SJ",
            "middlehand": "CQ DJ DT HA SK SQ",
            "rearhand": "CA DA HJ HK S7 ST",
            "dealer": "C7 CJ CK CT DK HQ",
        },
        line(_MUSSFRAGE, ["SJ SK ST C7", "CK D7 CQ CA", "SQ HJ CJ HT"]),
    ),
}
"""Records whose tricks are allowed under the strictest rules and so under all, broken off before the end."""
