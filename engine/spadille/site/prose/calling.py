"""Sentences on calling a partner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "call.which": {
        "plain_ace": "The card to be called is an ace of a plain suit.",
        "plain_ace_or_king": "The card to be called is an ace or a king of a plain suit.",
    },
    "call.own_ace": {
        "not_allowed": "Declarer may not call a card that he holds himself.",
        "game_lost_at_once": "A declarer who calls a card that he holds himself loses the game at once.",
        "secret_solo": "Declarer may call a card that he holds himself: he then plays alone, and nobody else knows it yet.",
    },
    "call.all_aces": {
        "king_with_all_four_aces": "A declarer who holds all four aces may call a king of a plain suit.",
        "king_without_a_callable_ace": "A declarer who holds the ace of every plain suit may call the king of one.",
        "never": "A king can never be called.",
    },
    "call.void_suit": {
        "allowed": "Declarer may call even the ace of a suit of which he has no card.",
        "not_allowed": "Declarer may not call the ace of a suit of which he has no card.",
        "with_a_card_laid_down": "Declarer may call the ace of a suit of which he has no card only if he lays a card face down; it is played later, and cannot win.",
    },
    "call.laid_card": {
        "first_lead_of_called_suit": "The card laid face down is played when the called suit is first led.",
        "first_trump_lead": "The card laid face down is played when trumps are first led.",
    },
    "call.suit_as_trump": {
        "not_allowed": "A partner who names trumps may not choose the suit of the called card.",
        "allowed": "A partner who names trumps may choose even the suit of the called card.",
    },
}
