"""The auction and the preferred suits, under every answer."""

from __future__ import annotations

from collections.abc import Callable

from points.exercise import exercise
from spadille.ruleset import Ruleset
from spadille.trace import Trace
from support.tables import calls_after, choices, dealt, finished, outcome, played, table

# The black queens are in two hands; neither has a seven.
APART = dealt({"forehand": "CQ CA CK CJ HA HK H9 H8", "middlehand": "SQ SA SK SJ DA DK D9 D8"})
TWO_QUEENS = dealt({"forehand": "CQ SQ CA CK HA HK H9 D8", "middlehand": "C7 S7 H7 D7"})
WITH_SEVEN = dealt({"forehand": "CQ C7 CA CK HA HK H9 D8", "middlehand": "SQ"})
FOUR_ACES = dealt({"forehand": "CQ SQ CA SA HA DA H9 D8"})
EIGHT_SPADES = dealt({"forehand": "CQ S7 SQ SA SK SJ ST S9"})
ONE_SPADE = dealt({"forehand": "S8 H7 H8 H9 HT D8 D9 DT"})

PASSES = ("middlehand pass", "rearhand pass", "dealer pass")
HEARTS = table(favourite="H")
GAMES = ["frage", "grossfrage", "solo"]
FIRST_DEAL = {"favourite.fixed_by": "trumps_of_first_deal"}


def calls(
    hands: dict[str, str], *before: str, favourite: str | None = None, sur: str | None = None
) -> Callable:
    """Return what sees the bids that are left after some calls; passing is always left, or said with them."""
    return lambda ruleset: calls_after(ruleset, hands, *before, at=table(favourite, sur))


def named(*auction: str, game: str = "solo", **contract: str) -> Callable:
    """Return what sees the suits that forehand may name after an auction; hearts are the favourite."""

    def seen(ruleset: Ruleset) -> list[str]:
        agreed = {"declarer": "forehand", "game": game, "trump": "H", **contract}
        return choices(played(ruleset, APART, agreed, auction=(*auction, *PASSES), at=HEARTS), "trump ")

    return seen


def declared(*auction: str) -> Callable:
    """Return what sees the games that forehand may declare after an auction."""
    frage = {"declarer": "forehand", "game": "frage", "trump": "H", "called": "SA"}

    def seen(ruleset: Ruleset) -> list[str]:
        trace = played(ruleset, APART, frage, auction=auction)
        return next(list(step.legal) for step in trace.steps if step.phase == "call")

    return seen


def passed_out(**contract: str) -> Callable:
    """Return what sees how a deal ends in which all pass, and perhaps somebody plays."""

    def seen(ruleset: Ruleset) -> str:
        return outcome(played(ruleset, APART, contract or None, auction=("forehand pass", *PASSES)))

    return seen


def left_behind(hands: dict[str, str], favourite: str | None = None) -> Callable:
    """Return what sees the favourite suit after a solo in spades."""
    solo = {"declarer": "forehand", "game": "solo", "trump": "S"}

    def seen(ruleset: Ruleset) -> str | None:
        trace: Trace = finished(ruleset, hands, solo, at=table(favourite))
        return trace.favourite_after

    return seen


EXERCISES = [
    exercise(
        "auction.procedure",
        "forehand, overbid, speaks again",
        {"duel": "partial", "once_round": "refused auction.procedure"},
        seen=lambda ruleset: outcome(
            played(ruleset, APART, auction=["forehand frage", "middlehand grossfrage", "forehand pass"])
        ),
    ),
    exercise(
        "auction.procedure",
        "everybody speaks once",
        {"duel": "refused auction.procedure", "once_round": "partial"},
        seen=lambda ruleset: outcome(
            played(
                ruleset,
                APART,
                auction=["forehand frage", "middlehand grossfrage", "rearhand solo", "dealer pass"],
            )
        ),
    ),
    exercise(
        "auction.opening",
        "the first call",
        {"any_game": [*GAMES[:2], "pass", "solo"], "lowest_game": ["frage", "pass"]},
        seen=calls(APART),
    ),
    exercise(
        "auction.hold",
        "forehand is overbid",
        {"may_hold": ["hold", "pass", "solo"], "must_raise": ["pass", "solo"]},
        seen=calls(APART, "forehand frage", "middlehand grossfrage"),
    ),
    exercise(
        "auction.raise_after",
        "forehand has won with a Frage",
        {"may_raise": GAMES, "bid_stands": ["frage"]},
        seen=declared("forehand frage", *PASSES),
    ),
    exercise(
        "auction.couleur_rank",
        "over a Frage, where hearts are the favourite",
        {
            "above_same_game": ["frage couleur", "grossfrage", "pass", "solo", "solo couleur"],
            "no_precedence": ["grossfrage", "pass", "solo"],
        },
        seen=calls(APART, "forehand frage", favourite="H"),
        under=FIRST_DEAL,
    ),
    exercise(
        "auction.couleur_partner_names",
        "over a Großfrage, where hearts are the favourite",
        {
            "no_suit_in_auction": ["pass", "solo", "solo couleur"],
            "binds_partner": ["grossfrage couleur", "pass", "solo", "solo couleur"],
        },
        seen=calls(APART, "forehand grossfrage", favourite="H"),
        under=FIRST_DEAL,
    ),
    exercise(
        "auction.couleur_binds",
        "forehand bid in the favourite suit, and then without one",
        {"whoever_bid_it": ["H"], "only_the_final_bid": ["C", "D", "H", "S"]},
        seen=named("forehand frage couleur", "middlehand grossfrage", "forehand solo"),
        under=FIRST_DEAL,
    ),
    exercise(
        "auction.couleur_binds",
        "forehand's last bid was in the favourite suit",
        {"whoever_bid_it": ["H"], "only_the_final_bid": ["H"]},
        seen=named("forehand solo couleur"),
        under=FIRST_DEAL,
    ),
    exercise(
        "auction.two_queens",
        "the first call with both black queens and no seven",
        {
            "no_duty": ["frage", "grossfrage", "pass", "respekt", "solo"],
            "may_not_bid_frage": ["grossfrage", "pass", "respekt", "solo"],
            "must_bid_grossfrage": ["grossfrage"],
            "must_bid_grossfrage_unless_solo": ["grossfrage", "respekt", "solo"],
            "must_bid_with_spadille_and_manille": ["frage", "grossfrage", "pass", "respekt", "solo"],
            "must_bid_respekt": ["respekt", "solo"],
        },
        seen=calls(TWO_QUEENS),
        under={
            "auction.order": "frage < grossfrage < respekt < solo",
            "game.respekt": {"partner": "called", "trumps": "partner", "aim": "5"},
        },
    ),
    exercise(
        "auction.two_queens",
        "the first call with spadille and a seven, without baste",
        {
            "no_duty": ["frage", "grossfrage", "pass", "solo"],
            "may_not_bid_frage": ["frage", "grossfrage", "pass", "solo"],
            "must_bid_grossfrage": ["frage", "grossfrage", "pass", "solo"],
            "must_bid_grossfrage_unless_solo": ["frage", "grossfrage", "pass", "solo"],
            "must_bid_with_spadille_and_manille": ["grossfrage", "solo"],
            "must_bid_respekt": ["frage", "grossfrage", "pass", "solo"],
        },
        seen=calls(WITH_SEVEN),
    ),
    exercise(
        "auction.two_queens_four_aces",
        "the first call with both black queens and four aces",
        {"no_duty": ["frage", "grossfrage", "pass", "solo"], "must_bid_solo": ["solo"]},
        seen=calls(FOUR_ACES),
    ),
    exercise(
        "auction.all_pass",
        "everybody passes",
        {"spadille_holder_plays": "partial", "deal_again": "complete"},
        seen=passed_out(),
    ),
    exercise(
        "auction.all_pass",
        "everybody passes, and the holder of spadille plays",
        {"spadille_holder_plays": "partial", "deal_again": "refused auction.all_pass"},
        seen=passed_out(declarer="forehand", game="mussfrage", trump="H", called="SA"),
    ),
    exercise(
        "favourite.fixed_by",
        "after a solo in spades that is lost",
        {
            "always_clubs": "C",
            "trumps_of_first_deal": "S",
            "trumps_of_first_game_won": None,
            "no_favourite": None,
        },
        seen=left_behind(ONE_SPADE),
    ),
    exercise(
        "favourite.fixed_by",
        "after a solo in spades that is won",
        {
            "always_clubs": "C",
            "trumps_of_first_deal": "S",
            "trumps_of_first_game_won": "S",
            "no_favourite": None,
        },
        seen=left_behind(EIGHT_SPADES),
    ),
    exercise(
        "favourite.fixed_by",
        "after a solo in spades that is won, where it was hearts",
        {
            "always_clubs": "C",
            "trumps_of_first_deal": "H",
            "trumps_of_first_game_won": "H",
            "no_favourite": None,
        },
        seen=left_behind(EIGHT_SPADES, "H"),
    ),
    exercise(
        "favourite.sur",
        "over a Frage in the favourite suit, where spades stand above it",
        {
            "may_be_agreed": ["frage sur", "grossfrage", "pass", "solo", "solo couleur", "solo sur"],
            "none": ["grossfrage", "pass", "solo", "solo couleur"],
        },
        seen=calls(APART, "forehand frage couleur", favourite="H", sur="S"),
        under=FIRST_DEAL,
    ),
]
