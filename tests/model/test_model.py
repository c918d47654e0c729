"""The model itself, where a mistake in it could hide a mistake of the engine: checked against the written cases."""

from __future__ import annotations

import pytest

from model.books import BOOKS
from model.reckoning import result
from model.solo import PACK, PLAIN, SEATS, TRUMPS, Contract, Game, begin, may_play, taker

G01 = {
    "forehand": "HA H8 CQ SA SK DA CA CK",
    "middlehand": "H7 HK HJ S7 S8 D9 C7 C8",
    "rearhand": "HQ SQ SJ D7 DK DJ CJ C9",
    "dealer": "HT H9 ST S9 DQ DT D8 CT",
}


def test_the_tables_hold_every_card_once() -> None:
    assert len(PACK) == 32
    for trump in "CSHD":
        plain = [card for suit in "CSHD" if suit != trump for card in PLAIN[suit]]
        assert sorted(TRUMPS[trump] + plain) == PACK
        assert len(TRUMPS[trump]) == (9 if trump in "CS" else 10)


def opened(name: str, *rows: str) -> Game:
    """Return G01 under a book, with some cards on the table."""
    hands = {seat: set(row.split()) for seat, row in G01.items()}
    game = begin(BOOKS[name], hands, Contract("forehand", "solo", "H"))
    for row in rows:
        game.trick.append(row)
        next(hand for hand in game.hands.values() if row in hand).remove(row)
    return game


@pytest.mark.parametrize(
    ("lying", "seat", "strict", "free"),
    [
        (["HA"], "middlehand", "H7", "H7 HJ HK"),
        (["HA", "H7"], "rearhand", "HQ SQ", "HQ SQ"),
        (["HA", "H7", "HQ"], "dealer", "H9 HT", "H9 HT"),
        (["S7"], "rearhand", "SJ", "SJ"),
        (["S7", "SJ"], "dealer", "S9 ST", "S9 ST"),
        (["S7", "SJ", "S9"], "forehand", "SA SK", "SA SK"),
    ],
)
def test_g01_as_the_case_has_it(lying: list[str], seat: str, strict: str, free: str) -> None:
    assert may_play(opened("encyclopaedia-ru", *lying), seat) == strict.split()
    assert may_play(opened("altenburg-1988", *lying), seat) == free.split()


def test_g01_the_seven_takes_the_first_trick() -> None:
    assert taker("HA H7 HQ H9".split(), "H") == 1
    assert taker("S7 SJ S9 SA".split(), "H") == 3
    assert taker("S7 SA D9 SQ".split(), "H") == 3


# G04: tricks of the declaring side, and what each seat has of it under the encyclopaedia's payments.
G04 = [
    ("frage", "H", None, 5, (2, 2, -2, -2)),
    ("frage", "H", None, 4, (-4, 0, 2, 2)),
    ("mussfrage", "H", None, 4, (-4, 0, 2, 2)),
    ("grossfrage", "H", None, 4, (-4, -4, 4, 4)),
    ("solo", "D", None, 5, (12, -4, -4, -4)),
    ("solo", "D", None, 4, (-12, 4, 4, 4)),
    ("solo", "S", "S", 4, (-24, 8, 8, 8)),
]


@pytest.mark.parametrize(("name", "trump", "favourite", "tricks", "scores"), G04)
def test_g04_as_the_case_has_it(
    name: str, trump: str, favourite: str | None, tricks: int, scores: tuple[int, ...]
) -> None:
    dealt = {seat: set(PACK[n::4]) for n, seat in enumerate(SEATS)}
    partner = None if name == "solo" else "middlehand"
    game = Game(
        BOOKS["encyclopaedia-ru"], {}, Contract("forehand", name, trump), dealt=dealt, partner=partner
    )
    game.tricks = [("", [], "forehand")] * tricks + [("", [], "dealer")] * (8 - tricks)
    assert tuple(result(game, favourite, None).scores.values()) == scores
