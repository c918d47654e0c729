"""Sentences on the favourite suit, its rank in the auction included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "favourite.fixed_by": {
        "always_clubs": "The favourite suit is always clubs.",
        "trumps_of_first_deal": "The favourite suit is the one that was trumps in the first deal of the session.",
        "trumps_of_first_game_won": "The favourite suit is the one that was trumps in the first game to be won.",
        "no_favourite": "There is no favourite suit.",
    },
    "favourite.sur": {
        "may_be_agreed": "The players may agree, in any way they like, on a second suit that ranks above the favourite and is called *sur*.",
        "none": "No second suit ranks above the favourite.",
    },
    "auction.couleur_rank": {
        "above_same_game": "In the auction a bid in the favourite suit ranks above the same game in another suit and below the next higher game.",
        "no_precedence": "In the auction a game is a game, whatever the suit.",
    },
    "auction.couleur_partner_names": {
        "no_suit_in_auction": "A game in which the partner names trumps has no suit in the auction.",
        "binds_partner": "A game in which the partner names trumps can be bid in the favourite suit too; the partner must then name that suit.",
    },
    "auction.couleur_binds": {
        "whoever_bid_it": "Whoever has bid in the favourite suit, at any time in the auction, must play in it.",
        "only_the_final_bid": "Only the last bid binds: whoever made it in the favourite suit must play in that suit.",
    },
    "favourite.payment": {
        "doubles_everything": "In the favourite suit everything counts double.",
        "figures_of_its_own": "In the favourite suit the games have figures of their own, and the premiums stay as they are.",
        "as_any_suit": "A game in the favourite suit counts for no more than in any other.",
    },
}
