"""Every member of a closed set has its word, and the small pieces say what they should."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spadille.cards import RANKS, Card, Suit
from spadille.phases import announcing, asking, auction, calling, exchange, trumps, undertaking
from spadille.point import Grade
from spadille.record import Irregularity
from spadille.seats import Seat
from spadille.site import faces, words
from spadille.site.here import address
from spadille.site.navigation import expanded
from spadille.source import Certainty, Concern, Extent, How, WorkKind
from spadille.state import SUFFIX, Tout
from spadille.vocabulary import ENTRIES

SETS: dict[str, tuple[Mapping[Any, object], list[Any]]] = {
    "grades": (words.GRADES, list(Grade)),
    "phases": (words.PHASES, list(dict.fromkeys(entry.id.partition(".")[0] for entry in ENTRIES))),
    "seats": (words.SEATS, list(Seat)),
    "suits": (words.SUITS, list(Suit)),
    "ranks": (words.RANKS, list(RANKS)),
    "kinds": (words.KINDS, list(WorkKind)),
    "concerns": (words.CONCERNS, list(Concern)),
    "extents": (words.EXTENTS, list(Extent)),
    "dependences": (words.DEPENDS, list(How)),
    "certainties": (words.CERTAIN, list(Certainty)),
    "touts": (words.TOUTS, list(Tout)),
}


@pytest.mark.parametrize("name", SETS)
def test_every_member_has_its_word(name: str) -> None:
    said, members = SETS[name]
    assert list(said) == members


def test_every_action_has_its_word() -> None:
    actions = [
        *(auction.PASS, auction.HOLD, trumps.WORD, calling.CALL, calling.LAY, exchange.TAKE, exchange.RETURN),
        *(announcing.ANNOUNCE, asking.HELFER, undertaking.STOP),
        *(kind.value for kind in Irregularity),
        *(suffix for suffix in SUFFIX.values() if suffix),
    ]
    assert {action.split()[0] for action in actions} == words.ACTIONS.keys() == words.CHOICES.keys()


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("index.md", ""),
        ("rulesets/index.md", "rulesets/"),
        ("rulesets/a.md", "rulesets/a/"),
        ("deals/a.yaml", "deals/a.yaml"),
    ],
)
def test_the_address_of_a_page(path: str, found: str) -> None:
    assert address(path) == found


def test_amounts_have_their_sign() -> None:
    assert [faces.amount(amount) for amount in (4, 0, -2)] == ["+4", "0", "−2"]


def test_cards_are_told_in_words_and_not_by_colour() -> None:
    html = faces.with_cards("CQ takes HT, not CQX")
    assert html.count('aria-label="queen of clubs"') == 1
    assert "♥\ufe0e10" in html
    assert "CQX" in html


def test_a_hand_is_sorted_trumps_first() -> None:
    hand = tuple(map(Card, "D7 CA SQ HT H7 CQ".split()))
    assert faces.sorted_hand(hand, Suit.HEARTS) == ("CQ", "H7", "SQ", "HT", "CA", "D7")
    assert faces.sorted_hand(hand, None) == ("CA", "CQ", "SQ", "HT", "H7", "D7")


def test_a_star_in_the_navigation_stands_for_a_folder() -> None:
    entries = [{"Home": "index.md"}, {"A": ["a/index.md", "a/*"]}, "b.md"]
    assert expanded(entries, ["index.md", "a/index.md", "a/x.md", "a/y.md", "b.md", "ab/z.md"]) == [
        {"Home": "index.md"},
        {"A": ["a/index.md", "a/x.md", "a/y.md"]},
        "b.md",
    ]
