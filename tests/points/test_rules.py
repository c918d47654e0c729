"""Rules in which several answers meet, or that only one text has, each at the place where it bites."""

from __future__ import annotations

import pytest

from points.auction import APART, HEARTS, PASSES
from points.call import LAID, NO_SPADE
from points.play import FIVE, FRAGE, PRIME, SIX
from spadille.cards import ALL_CARDS, Suit
from spadille.points.score import settlement
from support.plain import plain
from support.tables import calls_after, cards_after, choices, dealt, finished, outcome, played, seats, table

BID = ["forehand frage", *PASSES]


# --- the auction -----------------------------------------------------------------------------------------


def test_the_elder_holds_until_the_younger_passes() -> None:
    rules = plain()
    calls = ["forehand frage", "middlehand grossfrage", "forehand hold"]
    assert calls_after(rules, APART, *calls) == ["pass", "solo"]
    calls += ["middlehand solo", "forehand hold", "middlehand pass"]
    # Rearhand finds forehand at solo, the highest: nothing is left but to pass.
    assert calls_after(rules, APART, *calls) == ["pass"]
    trace = played(rules, APART, auction=[*calls, "rearhand pass", "dealer pass"])
    assert trace.status == "partial"


def test_whoever_has_not_bid_cannot_hold() -> None:
    trace = played(plain(), APART, auction=["forehand pass", "middlehand frage", "rearhand hold"])
    assert trace.refusal is not None
    assert trace.refusal.because == "nobody has overbid him"


def test_sur_stands_above_the_favourite_and_below_the_next_game() -> None:
    rules = plain({"favourite.fixed_by": "trumps_of_first_deal", "favourite.sur": "may_be_agreed"})
    at = table("H", "S")
    assert calls_after(rules, APART, "forehand frage sur", at=at) == [
        "grossfrage", "pass", "solo", "solo couleur", "solo sur",
    ]  # fmt: skip
    solo = {"declarer": "forehand", "game": "solo", "trump": "S"}
    trace = played(rules, APART, solo, auction=["forehand solo sur", *PASSES], at=at)
    assert choices(trace, "trump ") == ["S"]


def test_a_grossfrage_in_the_favourite_suit_binds_the_partner() -> None:
    rules = plain(
        {
            "favourite.fixed_by": "trumps_of_first_deal",
            "auction.couleur_partner_names": "binds_partner",
        }
    )
    contract = {"declarer": "forehand", "game": "grossfrage", "trump": "H", "called": "SA"}
    trace = played(rules, APART, contract, auction=["forehand grossfrage couleur", *PASSES], at=HEARTS)
    assert choices(trace, "trump ") == ["H"]
    step = next(step for step in trace.steps if step.action == "trump H")
    assert step.seat == "middlehand"
    trace = played(
        rules, APART, {**contract, "trump": "D"}, auction=["forehand grossfrage couleur", *PASSES], at=HEARTS
    )
    assert outcome(trace) == "refused auction.couleur_binds"


SHOWN = {
    "auction.order": "solo < gewiesen < durch",
    "game.gewiesen": {"partner": "none", "trumps": "declarer", "aim": "5", "shows": "SQ"},
    "score.base.gewiesen": "12",
}


def test_only_who_has_the_card_to_show_may_bid_or_hold_the_game() -> None:
    rules = plain(SHOWN)
    assert calls_after(rules, APART) == ["durch", "pass", "solo"]
    assert calls_after(rules, APART, "forehand solo") == ["durch", "gewiesen", "pass"]
    assert calls_after(rules, APART, "forehand solo", "middlehand gewiesen") == ["durch", "pass"]
    trace = played(rules, APART, {"declarer": "forehand", "game": "gewiesen", "trump": "H"})
    assert outcome(trace) == "refused game.gewiesen"


def test_no_game_is_bid_that_is_not_there_or_that_is_never_bid() -> None:
    rules = plain({"auction.order": "mussfrage < frage < whist < solo"})
    assert calls_after(rules, APART) == ["frage", "pass", "solo"]
    lowest = plain({"auction.order": "mussfrage < frage < whist < solo", "auction.opening": "lowest_game"})
    assert calls_after(lowest, APART) == ["frage", "pass"]


def test_the_duty_to_bid_grossfrage_ends_where_it_can_no_longer_be_bid() -> None:
    hands = dealt({"middlehand": "CQ SQ"})
    must = plain({"auction.two_queens": "must_bid_grossfrage"})
    assert calls_after(must, hands, "forehand frage") == ["grossfrage"]
    assert calls_after(must, hands, "forehand grossfrage") == ["pass", "solo"]
    assert calls_after(must, hands, "forehand solo") == ["pass"]


def test_who_had_to_bid_grossfrage_must_also_play_it() -> None:
    hands = dealt({"forehand": "CQ SQ", "middlehand": "SA"})
    contract = {"declarer": "forehand", "game": "solo", "trump": "H"}
    calls = ["forehand grossfrage", *PASSES]
    must = plain({"auction.two_queens": "must_bid_grossfrage"})
    assert outcome(played(must, hands, contract, auction=calls)) == "refused auction.two_queens"
    unless = plain({"auction.two_queens": "must_bid_grossfrage_unless_solo"})
    assert outcome(played(unless, hands, contract, auction=calls)) == "partial"


# --- the contract ----------------------------------------------------------------------------------------

MEDIATEUR = {"declarer": "forehand", "game": "mediateur", "trump": "H", "called": "SA", "returns": "H9"}


def test_the_mediateur_takes_an_ace_and_gives_a_card_in_return() -> None:
    trace = played(plain(), APART, MEDIATEUR)
    assert choices(trace, "take ") == ["DA", "SA"]
    assert choices(trace, "return ") == sorted("CQ CA CK CJ HA HK H9 H8".split())
    assert (trace.contract.partner, trace.contract.called) == (None, "SA")
    # The ace is forehand's to lead, and the card returned is middlehand's to follow with.
    assert cards_after(plain(), APART, MEDIATEUR) == sorted("CQ CA CK CJ HA HK H8 SA".split())
    assert cards_after(plain(), APART, MEDIATEUR, trick="HA") == ["H9", "SQ"]
    assert sum(seats(finished(plain({"score.settlement": "opponents_pay"}), APART, MEDIATEUR))) == 0


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"called": "CA"}, "refused game.mediateur"),
        ({"called": "SK"}, "refused game.mediateur"),
        ({"called": None}, "refused game.mediateur"),
        ({"returns": None}, "refused game.mediateur"),
        ({"returns": "SA"}, "refused game.mediateur"),
        ({"returns": "D9"}, "refused game.mediateur"),
    ],
)
def test_what_the_mediateur_cannot_do(changes: dict[str, str], refused: str) -> None:
    assert outcome(played(plain(), APART, {**MEDIATEUR, **changes})) == refused


def test_matadors_count_where_they_were_dealt_and_not_where_they_went() -> None:
    rules = plain({"score.matadors": "3"})
    hands = dealt({"forehand": "CQ H7 SQ HK HQ HJ HT H9", "middlehand": "SA"})
    trace = finished(rules, hands, {**MEDIATEUR, "returns": "SQ"})
    assert next(step for step in trace.steps if step.action == "SQ").seat == "middlehand"
    assert ("Three matadors", 3) in [(item.label, abs(item.amount)) for item in trace.reckoning.items]


def test_a_game_can_fix_its_trumps() -> None:
    rules = plain({"game.frage": {"partner": "called", "trumps": "H", "aim": "5"}})
    frage = {"declarer": "forehand", "game": "frage", "called": "SA"}
    assert choices(played(rules, APART, {**frage, "trump": "H"}), "trump ") == ["H"]
    assert outcome(played(rules, APART, {**frage, "trump": "C"})) == "refused game.frage"


def test_a_secret_solo_is_played_and_paid_alone() -> None:
    rules = plain({"call.own_ace": "secret_solo", "score.settlement": "opponents_pay"})
    hands = dealt({"forehand": "CQ S7 SQ SA SK SJ ST HA"})
    trace = finished(rules, hands, {"declarer": "forehand", "game": "frage", "trump": "S", "called": "HA"})
    assert trace.contract.partner is None
    assert trace.tricks_won == (8, 0)
    # A Frage at two and the tout at four, from each of three.
    assert seats(trace) == [18, -6, -6, -6]


def test_an_own_ace_that_loses_ends_the_deal_before_trumps_are_named_by_a_partner() -> None:
    rules = plain({"call.own_ace": "game_lost_at_once"})
    contract = {"declarer": "forehand", "game": "grossfrage", "trump": "H", "called": "HA"}
    trace = played(rules, APART, contract, "CA C7 CT SQ")
    assert (trace.status, trace.contract.trump, trace.after_end) == ("complete", None, 1)
    assert seats(trace) == [-3, 0, 0, 0]


# --- the tricks ------------------------------------------------------------------------------------------

ALONE = "CA CK CJ SA SK SJ ST"


@pytest.mark.parametrize(
    ("led", "held", "drawn"),
    [
        ("D8", "CQ", False),
        ("D8", "SQ", False),
        ("D8", "D7", False),
        ("D7", "CQ", False),
        ("D7", "SQ", True),
        ("SQ", "CQ", False),
        ("SQ", "D7", False),
        ("CQ", "SQ", True),
        ("CQ", "D7", True),
    ],
)
def test_which_matador_draws_which(led: str, held: str, *, drawn: bool) -> None:
    rules = plain({"play.matador_privilege": "may_withhold"})
    rest = [card for card in "D8 D9 H8 H9 S8 S9 C8 C9".split() if card != led][:7]
    hands = dealt({"forehand": " ".join([led, *rest]), "middlehand": f"{held} {ALONE}"})
    contract = {"declarer": "forehand", "game": "solo", "trump": "D"}
    expected = [held] if drawn else sorted([held, *ALONE.split()])
    assert cards_after(rules, hands, contract, trick=led) == expected


def test_two_matadors_of_which_one_is_drawn_are_both_free_to_follow() -> None:
    rules = plain({"play.matador_privilege": "may_withhold"})
    hands = dealt({"forehand": "D7 D8 D9 H8 H9 S8 S9 C8", "middlehand": "CQ SQ CA CK CJ SA SK SJ"})
    contract = {"declarer": "forehand", "game": "solo", "trump": "D"}
    assert cards_after(rules, hands, contract, trick="D7") == ["CQ", "SQ"]


def test_a_matador_thrown_in_later_draws_nothing() -> None:
    rules = plain({"play.matador_privilege": "may_withhold"})
    hands = dealt(
        {
            "forehand": "D8 D9 H8 H9 S8 S9 C8 C9",
            "middlehand": "CQ H7 HT HJ HQ HK HA DT",
            "rearhand": f"SQ {ALONE}",
        }
    )
    contract = {"declarer": "forehand", "game": "solo", "trump": "D"}
    assert cards_after(rules, hands, contract, trick="D8 CQ") == sorted(["SQ", *ALONE.split()])


def test_matadors_beside_other_trumps_follow_like_any() -> None:
    rules = plain({"play.matador_privilege": "may_withhold"})
    hands = dealt({"forehand": "D8 D9 H8 H9 S8 S9 C8 C9", "middlehand": "CQ DT CA CK CJ SA SK SJ"})
    contract = {"declarer": "forehand", "game": "solo", "trump": "D"}
    assert cards_after(rules, hands, contract, trick="D8") == ["CQ", "DT"]


STRICT = {"play.overtake": "must_overtake", "play.void": "must_trump"}


def test_where_any_card_goes_nothing_else_is_due() -> None:
    rules = plain({**STRICT, "play.follow": "free"})
    spades = dealt({"forehand": "S8", "middlehand": "S7 S9 ST SJ SK SA H7 H8"})
    contract = {"declarer": "forehand", "game": "solo", "trump": "C"}
    assert cards_after(rules, spades, contract, trick="S8") == sorted("S7 S9 ST SJ SK SA H7 H8".split())
    trumps = dealt({"forehand": "CJ", "middlehand": "CQ C7 SQ CA CK CT C9 C8"})
    assert cards_after(rules, trumps, contract, trick="CJ") == sorted("CQ C7 SQ CA CK CT C9 C8".split())
    none = dealt({"forehand": "S8", "middlehand": "C7 C8 C9 H7 H8 H9 D8 D9"})
    assert cards_after(rules, none, contract, trick="S8") == sorted("C7 C8 C9 H7 H8 H9 D8 D9".split())


def test_a_trumped_trick_need_not_be_overtaken_by_who_follows() -> None:
    rules = plain(STRICT)
    hands = dealt(
        {"forehand": "S8", "middlehand": "C7 C8 C9 H7 H8 H9 D8 D9", "rearhand": "S9 SA CQ HT HJ HQ DT DJ"}
    )
    contract = {"declarer": "forehand", "game": "solo", "trump": "C"}
    assert cards_after(rules, hands, contract, trick="S8 C8") == ["S9", "SA"]


FACE_DOWN = {"call.void_suit": "with_a_card_laid_down"}


def test_the_card_laid_down_cannot_win() -> None:
    contract = {**LAID, "laid": "CQ"}
    trace = played(plain(FACE_DOWN), NO_SPADE, contract, "C9 CK CA D7", "S7 SJ CQ SK")
    assert [trick.winner for trick in trace.tricks] == ["rearhand", "middlehand"]


def test_the_card_laid_down_is_no_bar_to_overtaking() -> None:
    rules = plain({**FACE_DOWN, "play.overtake": "must_overtake"})
    contract = {**LAID, "laid": "CQ"}
    assert cards_after(rules, NO_SPADE, contract, "C9 CK CA D7", trick="S7 SJ CQ") == ["SA", "SK"]


def test_the_last_card_is_played_even_if_it_lies_face_down() -> None:
    trace = finished(plain(FACE_DOWN), NO_SPADE, LAID)
    assert len(trace.tricks) == 8
    assert "C8" in {card for trick in trace.tricks for card in trick.cards}


# --- the end ---------------------------------------------------------------------------------------------

THROWN_IN = {"end.five_tricks": "cards_are_thrown_in", "play.helfer": "after_four_tricks"}


def test_who_asks_for_his_partner_with_five_tricks_in_hand_has_nothing_left_to_play_for() -> None:
    trace = played(plain(THROWN_IN), PRIME, FRAGE, *FIVE, "helfer", "DQ HK H9 ST")
    assert (trace.status, trace.prime, trace.tout, trace.after_end) == ("complete", True, "none", 1)
    assert seats(trace) == [4, 4, 0, 0]


@pytest.mark.parametrize("rest", [(), ("stop",), ("DQ HK H9 ST", "C9 SA CA SJ")])
def test_the_first_five_are_a_prime_where_they_end_the_deal(rest: tuple[str, ...]) -> None:
    rows = (*FIVE[:4], "helfer", FIVE[4])
    trace = played(plain(THROWN_IN), PRIME, FRAGE, *rows, *rest)
    assert (trace.status, trace.prime, seats(trace)) == ("complete", True, [4, 4, 0, 0])
    must = plain({**THROWN_IN, "end.stop": "must_play_on"})
    trace = played(must, PRIME, FRAGE, *rows, *rest)
    assert (trace.status, trace.prime, seats(trace)) == ("complete", False, [2, 2, 0, 0])


def test_where_all_tricks_are_played_asking_leaves_the_choice_to_stop() -> None:
    rules = plain({"play.helfer": "after_four_tricks"})
    rows = (*FIVE[:4], "helfer", FIVE[4])
    assert outcome(played(rules, PRIME, FRAGE, *rows)) == "partial"
    assert seats(played(rules, PRIME, FRAGE, *rows, "stop")) == [4, 4, 0, 0]
    trace = played(rules, PRIME, FRAGE, *rows, *SIX[5:], "C9 SA CA SJ", "HA HJ C8 SK")
    assert (trace.tout, seats(trace)) == ("none", [2, 2, 0, 0])


def test_nobody_asks_who_plays_for_all_the_tricks() -> None:
    rules = plain({"play.helfer": "after_four_tricks"})
    assert (
        outcome(played(rules, PRIME, {**FRAGE, "announce": "tout"}, *FIVE[:4], "helfer"))
        == "refused play.helfer"
    )
    assert outcome(played(rules, PRIME, FRAGE, *SIX, "helfer")) == "refused play.helfer"
    assert outcome(played(rules, PRIME, {**FRAGE, "announce": "tout"}, *FIVE, "stop")) == "refused end.stop"


# --- payments, errors, other tables ----------------------------------------------------------------------


def test_declarer_who_is_not_punished_pays_no_fine_either() -> None:
    rules = plain(
        {
            "irregularity.exposed": "defender_loses_the_game",
            "irregularity.pot_fine": "sixteen",
            "pot.stake": "4",
        }
    )
    trace = played(rules, PRIME, FRAGE, "exposed forehand C9", *FIVE, "stop")
    assert trace.pot.as_json() == {"before": 4, "after": 0, "to": {"forehand": 4}}
    trace = played(rules, PRIME, FRAGE, "exposed dealer D9")
    assert trace.pot.as_json() == {"before": 4, "after": 16, "to": {"forehand": 4, "dealer": -16}}


def test_a_deal_that_is_thrown_in_costs_nothing_and_leaves_its_pot() -> None:
    rules = plain({"auction.all_pass": "deal_again", "pot.stake": "4"})
    trace = played(rules, APART, auction=["forehand pass", *PASSES], at=table(pot=8))
    assert (trace.status, seats(trace), trace.made, trace.pot) == ("complete", [0, 0, 0, 0], None, None)


THREE = {"table.players": "3", "pack.cards": "twenty_four", "score.settlement": "opponents_pay"}


def test_three_can_play_with_twenty_four_cards_and_eight_each() -> None:
    pack = [card for card in ALL_CARDS if card.rank not in "89"]
    hands = dealt({"forehand": "CQ S7 SQ SA SK SJ ST HA", "middlehand": "DA"}, pack=pack, seats=3)
    assert list(hands) == ["forehand", "middlehand", "dealer"]
    contract = {"declarer": "forehand", "game": "grossfrage", "trump": "S", "called": "DA"}
    trace = finished(plain(THREE), hands, contract)
    assert {len(trick.cards) for trick in trace.tricks} == {3}
    assert trace.tricks_won == (8, 0)
    # Großfrage at three and the tout at four, from one opponent: the odd one of three is declarer's.
    assert seats(trace) == [4, 3, -7]
    other = finished(plain({**THREE, "score.odd_unit": "partner"}), hands, contract)
    assert seats(other) == [3, 4, -7]
    solo = finished(plain(THREE), hands, {"declarer": "forehand", "game": "solo", "trump": "S"})
    assert seats(solo) == [20, -10, -10]
    assert settlement.POINT.id in solo.score_points


def test_three_do_not_sit_at_a_table_for_four() -> None:
    pack = [card for card in ALL_CARDS if card.rank not in "89"]
    hands = dealt({}, pack=pack, seats=3)
    assert outcome(played(plain({"pack.cards": "twenty_four"}), hands)) == "refused table.players"
    assert outcome(played(plain({"table.players": "3"}), hands)) == "refused pack.cards"


def test_an_auction_of_three_goes_round_three() -> None:
    pack = [card for card in ALL_CARDS if card.rank not in "89"]
    hands = dealt({"forehand": "CQ", "middlehand": "SQ"}, pack=pack, seats=3)
    calls = ["forehand frage", "middlehand pass", "dealer solo", "forehand hold", "dealer pass"]
    contract = {"declarer": "forehand", "game": "solo", "trump": Suit.HEARTS}
    assert outcome(played(plain(THREE), hands, contract, auction=calls)) == "partial"
