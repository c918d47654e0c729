"""Sentences on the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "deal.first_dealer": {
        "by_lot": "Lots decide who deals first.",
        "first_club": "To find the first dealer, cards are dealt out face up, and whoever gets the first club deals.",
        "lowest_card": "Each draws a card, and whoever draws the lowest deals first.",
        "places_drawn": "The players draw for their places at the table; who then deals first is not told.",
        "as_agreed": "Who deals first is for the players to agree.",
    },
    "deal.direction": {
        "clockwise": "Deal and play go round to the left.",
        "counter_clockwise": "Deal and play go round to the right.",
    },
    "deal.cut": {
        "player_before_dealer": "The cards are cut by the player who sits before the dealer in the order of play.",
        "player_before_dealer_at_least_five": "The cards are cut by the player who sits before the dealer in the order of play, and each part must hold at least five.",
        "as_agreed": "Who cuts the cards is for the players to agree.",
    },
    "deal.misdeal": {
        "same_dealer_deals_again": "After a misdeal the same dealer deals again, without penalty.",
        "deal_passes_on": "After a misdeal the deal passes to the next player.",
    },
}

VALUES: Final[Mapping[str, str]] = {
    "deal.batches": "Each player is dealt {total} cards: {batches}.",
}
