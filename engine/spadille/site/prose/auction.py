"""Sentences on the auction. `{forced}` is the game that nobody bids, as `grammar.forced` calls it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "auction.procedure": {
        "duel": "Two players contend at a time: they bid against each other until one passes, and the survivor meets the next.",
        "once_round": "Each player speaks once, from forehand on, and a later one takes the game from an earlier one only with a higher bid.",
    },
    "auction.opening": {
        "any_game": "The first bid may be any game.",
        "lowest_game": "The first bid must be the lowest game; a higher one is reached by raising.",
    },
    "auction.hold": {
        "may_hold": "Of two who contend, the elder may *hold* when he is overbid: he takes the higher bid over at its own height, and the younger must then go higher or pass.",
        "must_raise": "Whoever is overbid must go higher or pass.",
    },
    "auction.raise_after": {
        "may_raise": "The winner of the auction plays at least the game that he bid, and may play a higher one.",
        "bid_stands": "The winner of the auction plays the game that he bid, and no other.",
    },
    "auction.two_queens": {
        "no_duty": "The holder of both black queens may bid as he likes.",
        "may_not_bid_frage": "The holder of both black queens may not play {frage}; he may pass, or bid any other game.",
        "must_bid_grossfrage": "The holder of both black queens must bid {grossfrage}, as long as it can still be bid.",
        "must_bid_grossfrage_unless_solo": "The holder of both black queens must bid {grossfrage}, unless he bids {solo} or {solo} has already been bid.",
        "must_bid_with_spadille_and_manille": "The holder of spadille and of a seven, which may become manille, must bid {grossfrage}, unless he bids {solo} or {solo} has already been bid.",
        "must_bid_respekt": "The holder of both black queens must bid {respekt}, as long as it can still be bid, or a higher game.",
    },
    "auction.two_queens_four_aces": {
        "no_duty": "All four aces beside the two black queens oblige nobody to more.",
        "must_bid_solo": "Whoever holds all four aces beside the two black queens must bid {solo}.",
    },
    "auction.all_pass": {
        "spadille_holder_plays": "When all pass, the holder of spadille must play {forced}.",
        "deal_again": "When all pass, the cards are thrown in and dealt again.",
    },
}

VALUES: Final[Mapping[str, str]] = {
    "auction.order": "The games that can be bid are, from the lowest to the highest, {games}.",
}
