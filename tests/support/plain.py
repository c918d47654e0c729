"""A ruleset of the tests' own, so that they stand whatever the edition reads: plain answers to every question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.point import Grade, Raw, Ruling
from spadille.ruleset import Baseline, Ruleset
from spadille.vocabulary import find

_GAMES: Final[Mapping[str, tuple[Raw, str, str]]] = {
    "frage": ({"partner": "called", "trumps": "declarer", "aim": "5"}, "2", "3"),
    "grossfrage": ({"partner": "called", "trumps": "partner", "aim": "5"}, "3", "4"),
    "mussfrage": ({"partner": "called", "trumps": "partner", "aim": "5", "bid": "forced"}, "1", "2"),
    "mediateur": (
        {"partner": "none", "trumps": "declarer", "aim": "5", "exchange": "takes_an_ace"},
        "4",
        "5",
    ),
    "solo": ({"partner": "none", "trumps": "declarer", "aim": "5"}, "6", "8"),
    "durch": ({"partner": "none", "trumps": "declarer", "aim": "all"}, "24", "48"),
}
"""The columns of each game, its price, and its price in the favourite suit."""

_ANSWERS: Final[Mapping[str, Raw]] = {
    "table.players": "4",
    "pack.cards": "thirty_two",
    "pack.order": "A K Q J T 9 8 7",
    "pack.matadors": "CQ 7 SQ",
    "auction.order": "frage < grossfrage < solo",
    "auction.procedure": "duel",
    "auction.opening": "any_game",
    "auction.hold": "may_hold",
    "auction.raise_after": "may_raise",
    "auction.couleur_rank": "above_same_game",
    "auction.couleur_partner_names": "no_suit_in_auction",
    "auction.couleur_binds": "only_the_final_bid",
    "auction.two_queens": "no_duty",
    "auction.two_queens_four_aces": "no_duty",
    "auction.all_pass": "spadille_holder_plays",
    "favourite.fixed_by": "no_favourite",
    "favourite.sur": "none",
    "favourite.payment": "doubles_everything",
    "call.which": "plain_ace",
    "call.own_ace": "not_allowed",
    "call.all_aces": "king_with_all_four_aces",
    "call.void_suit": "allowed",
    "call.laid_card": "first_lead_of_called_suit",
    "call.suit_as_trump": "not_allowed",
    "play.first_lead": "forehand",
    "play.called_card": "may_be_held_back",
    "play.follow": "must_follow",
    "play.overtake": "free",
    "play.void": "any_card",
    "play.overtrump": "must_overtrump",
    "play.undertrump": "must_still_trump",
    "play.matador_privilege": "must_play",
    "play.matador_led": "draws_the_lower",
    "play.helfer": "never",
    "end.five_tricks": "all_tricks_are_played",
    "end.stop": "may_stop",
    "end.sixth_lead": "undertakes_tout",
    "end.tout_announcement": "may_be_announced",
    "end.tout_in_forced_game": "allowed",
    "end.tout_partner_unknown": "allowed",
    "score.settlement": "declaring_side_scores",
    "score.unit": "points",
    "score.prime": "2",
    "score.tout": "4",
    "score.tout_announced": "7",
    "score.tout_counts": "beside_the_game",
    "score.tout_failed": "game_and_tout_lost",
    "score.tout_announced_failed": "game_and_tout_lost",
    "score.tout_partner": "as_the_lost_game",
    "score.matadors": "none",
    "score.matadors_counted": "dealt_to_either_side",
    "score.codille": "nothing_more",
    "score.odd_unit": "declarer",
    "pot.stake": "none",
    "pot.staked_by": "dealer",
    "pot.won_by": "any_game_made",
    "pot.lost": "stays",
    "irregularity.revoke": "taken_back",
    "irregularity.out_of_turn": "taken_back",
    "irregularity.exposed": "taken_back",
    "irregularity.pot_fine": "nothing",
}


def _baseline() -> Baseline:
    answers = dict(_ANSWERS)
    for game, (row, price, favourite) in _GAMES.items():
        answers |= {
            f"game.{game}": row,
            f"score.base.{game}": price,
            f"score.favourite_base.{game}": favourite,
            f"score.lost_partner.{game}": "pays_like_declarer",
        }
    rulings = {
        point: Ruling(point=point, answer=answer, grade=Grade.EDITORIAL) for point, answer in answers.items()
    }
    return Baseline(rulings=rulings, base="plain", names={})


PLAIN: Final = Ruleset(
    id="plain", source="tests", title="Plain", read="Nothing.", rulings={}, baseline=_baseline()
)
"""Party points, free play, no favourite, no pot, no penalties."""


def plain(answers: Mapping[str, Raw] | None = None) -> Ruleset:
    """Return the plain ruleset with some of its answers exchanged."""
    ruleset = PLAIN
    for point_id, answer in (answers or {}).items():
        ruleset = ruleset.overlaid(find(point_id), answer)
    return ruleset
