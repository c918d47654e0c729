"""The small functions in which a rule point says what its answers do."""

from __future__ import annotations

from fractions import Fraction

import pytest

from spadille.cards import Suit
from spadille.outcome import Matadors, Shares, Sides
from spadille.points.auction.two_queens import TwoQueens, concerns, duty, forbids_frage
from spadille.points.auction.two_queens_four_aces import holds_all
from spadille.points.call.all_aces import AllAces, callable_kings
from spadille.points.call.which import WhichCard, callable_cards
from spadille.points.favourite.fixed_by import FixedBy, favourite, favourite_after
from spadille.points.irregularity.pot_fine import PotFine, fine
from spadille.points.play.helfer import Helfer, tricks_before
from spadille.points.play.matador_led import MatadorLed, may_withhold
from spadille.points.pot.lost import PotLost, added
from spadille.points.pot.won_by import PotWonBy, wins_pot
from spadille.points.score.matadors_counted import MatadorsCounted, sign
from spadille.points.score.settlement import SettlementKind, shares
from spadille.points.score.tout_failed import Parts, ToutFailed, parts
from spadille.state import Level
from support.records import cards

BOTH, SEVEN, ALL_THREE = cards("CQ SQ HA D8"), cards("CQ H7 HA D8"), cards("CQ SQ H7 D8")


@pytest.mark.parametrize(
    ("answer", "both", "seven", "higher"),
    [
        (TwoQueens.NO_DUTY, None, None, None),
        (TwoQueens.NO_FRAGE, None, None, None),
        (TwoQueens.GROSSFRAGE, "grossfrage", None, False),
        (TwoQueens.GROSSFRAGE_OR_SOLO, "grossfrage", None, True),
        (TwoQueens.WITH_MANILLE, None, "grossfrage", True),
        (TwoQueens.RESPEKT, "respekt", None, True),
    ],
)
def test_duty_of_the_two_queens(
    answer: TwoQueens, both: str | None, seven: str | None, *, higher: bool | None
) -> None:
    for hand, lowest in ((BOTH, both), (SEVEN, seven), (ALL_THREE, both or seven)):
        found = duty(answer, hand)
        assert (found and found.lowest) == lowest
        assert found is None or found.may_go_higher is higher
    assert duty(answer, cards("SQ H7 S7 C7")) is None
    assert forbids_frage(answer, BOTH) is (answer is TwoQueens.NO_FRAGE)
    assert not forbids_frage(answer, SEVEN)


def test_only_a_hand_with_spadille_and_more_is_concerned() -> None:
    assert concerns(BOTH)
    assert concerns(SEVEN)
    assert not concerns(cards("CQ HA D8 C8"))
    assert not concerns(cards("SQ S7 D7 C7"))


def test_two_queens_and_four_aces() -> None:
    assert holds_all(cards("CQ SQ CA SA HA DA H8 H9"))
    assert not holds_all(cards("CQ SQ CA SA HA DK H8 H9"))
    assert not holds_all(cards("CQ HQ CA SA HA DA H8 H9"))


def test_callable_kings() -> None:
    four, plain = cards("CA SA HA DA"), cards("CA SA DA HK")
    hearts = list(callable_kings(AllAces.ALL_FOUR, four, Suit.HEARTS))
    assert hearts == list(callable_kings(AllAces.NO_PLAIN, plain, Suit.HEARTS)) == ["CK", "SK", "DK"]
    assert callable_kings(AllAces.ALL_FOUR, plain, Suit.HEARTS) == ()
    assert callable_kings(AllAces.NO_PLAIN, plain, Suit.SPADES) == ()
    assert callable_kings(AllAces.NEVER, four, Suit.HEARTS) == ()
    # While trumps are unnamed every suit is plain, and every ace is needed.
    assert callable_kings(AllAces.NO_PLAIN, plain, None) == ()
    assert list(callable_kings(AllAces.NO_PLAIN, four, None)) == ["CK", "SK", "HK", "DK"]


def test_callable_cards() -> None:
    assert list(callable_cards(WhichCard.ACE, Suit.CLUBS)) == ["SA", "HA", "DA"]
    assert list(callable_cards(WhichCard.ACE_OR_KING, Suit.CLUBS)) == ["SA", "SK", "HA", "HK", "DA", "DK"]
    assert list(callable_cards(WhichCard.ACE, None)) == ["CA", "SA", "HA", "DA"]


@pytest.mark.parametrize(
    ("answer", "amount", "sides", "shared"),
    [
        (SettlementKind.PARTY, 3, Sides(partner=True, opponents=2), Shares(3, 3, (0, 0))),
        (SettlementKind.PARTY, -3, Sides(partner=True, opponents=2), Shares(-3, -3, (0, 0))),
        (SettlementKind.PARTY, -3, Sides(partner=True, opponents=2, partner_pays=False), Shares(-3, 0, (0, 0))),
        (SettlementKind.PARTY, 3, Sides(partner=True, opponents=2, partner_pays=False), Shares(3, 3, (0, 0))),
        (SettlementKind.PARTY, -3, Sides(partner=False, opponents=3), Shares(-3, None, (0, 0, 0))),
        (SettlementKind.CHIPS, 2, Sides(partner=True, opponents=2), Shares(2, 2, (-2, -2))),
        (SettlementKind.CHIPS, -2, Sides(partner=True, opponents=2, partner_pays=False), Shares(-4, 0, (2, 2))),
        (SettlementKind.CHIPS, 2, Sides(partner=True, opponents=2, sole_payer=0), Shares(2, 2, (-4, 0))),
        (SettlementKind.CHIPS, 4, Sides(partner=False, opponents=3), Shares(12, None, (-4, -4, -4))),
        (SettlementKind.CHIPS, -4, Sides(partner=False, opponents=3), Shares(-12, None, (4, 4, 4))),
        (SettlementKind.CHIPS, 4, Sides(partner=False, opponents=3, sole_payer=2), Shares(12, None, (0, 0, -12))),
        (SettlementKind.CHIPS, 3, Sides(partner=True, opponents=1), Shares(2, 1, (-3,))),
        (SettlementKind.CHIPS, 3, Sides(partner=True, opponents=1, odd_to_declarer=False), Shares(1, 2, (-3,))),
        (SettlementKind.CHIPS, -3, Sides(partner=True, opponents=1), Shares(-2, -1, (3,))),
        (SettlementKind.CHIPS, Fraction(1, 4), Sides(partner=True, opponents=1), Shares(Fraction(1, 8), Fraction(1, 8), (-Fraction(1, 4),))),
    ],
)  # fmt: skip
def test_shares(answer: SettlementKind, amount: int, sides: Sides, shared: Shares) -> None:
    assert shares(answer, amount, sides) == shared


@pytest.mark.parametrize("answer", ToutFailed)
def test_what_a_failed_tout_takes_with_it(answer: ToutFailed) -> None:
    won, lost = {
        ToutFailed.ALL_LOST: (Parts(-1, -1), Parts(-1, -1)),
        ToutFailed.TOUT_LOST: (Parts(1, -1), Parts(-1, -1)),
        ToutFailed.PRIME_FORGONE: (Parts(1, 0), Parts(-1, 0)),
        ToutFailed.GAME_VOID: (Parts(0, -1), Parts(-1, -1)),
    }[answer]
    assert parts(answer, game_won=True) == won
    assert parts(answer, game_won=False) == lost


@pytest.mark.parametrize("answer", MatadorsCounted)
@pytest.mark.parametrize("held", Matadors)
def test_which_way_the_matadors_count(answer: MatadorsCounted, held: Matadors) -> None:
    won, lost = {
        (MatadorsCounted.EITHER, Matadors.DECLARING): (1, -1),
        (MatadorsCounted.EITHER, Matadors.DEFENDING): (1, -1),
        (MatadorsCounted.DECLARING, Matadors.DECLARING): (1, -1),
        (MatadorsCounted.WINNERS, Matadors.DECLARING): (1, 0),
        (MatadorsCounted.WINNERS, Matadors.DEFENDING): (0, -1),
    }.get((answer, held), (0, 0))
    assert sign(answer, held, won=True) == won
    assert sign(answer, held, won=False) == lost


@pytest.mark.parametrize("answer", FixedBy)
def test_the_favourite_before_and_after(answer: FixedBy) -> None:
    clubs, spades = Suit.CLUBS, Suit.SPADES
    before = {FixedBy.CLUBS: clubs, FixedBy.NONE: None}.get(answer, spades)
    assert favourite(answer, spades) == before
    assert favourite(answer, None) == (clubs if answer is FixedBy.CLUBS else None)
    fixes = {FixedBy.FIRST_DEAL: (True, True), FixedBy.FIRST_WON: (True, False)}.get(answer, (False, False))
    for won, fixed in zip((True, False), fixes, strict=True):
        assert favourite_after(answer, None, trump=spades, won=won) == (spades if fixed else None)
        assert favourite_after(answer, clubs, trump=spades, won=won) == clubs


def test_small_figures() -> None:
    assert [fine(answer, 10) for answer in PotFine] == [0, 16, 10]
    assert [added(answer, 10) for answer in PotLost] == [0, 10]
    assert [tricks_before(answer) for answer in Helfer] == [None, 4, 5]


@pytest.mark.parametrize(
    ("level", "alone", "every", "grand"),
    [
        (Level.FAVOURITE, True, False, True),
        (Level.SUR, True, False, True),
        (Level.PLAIN, True, False, False),
        (Level.FAVOURITE, False, False, False),
        (Level.PLAIN, False, True, True),
    ],
)
def test_what_wins_the_pot(level: Level, *, alone: bool, every: bool, grand: bool) -> None:
    assert wins_pot(PotWonBy.ANY_SUCCESS, level=level, alone=alone, tout_made=every)
    assert wins_pot(PotWonBy.GRAND, level=level, alone=alone, tout_made=every) is grand


def test_a_lower_matador_is_drawn_or_not() -> None:
    assert not may_withhold(MatadorLed.DRAWS, led=3, weakest=2)
    assert may_withhold(MatadorLed.DRAWS, led=2, weakest=3)
    assert may_withhold(MatadorLed.DRAWS_NOT, led=3, weakest=2)
