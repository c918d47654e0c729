"""Sentences on the pot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "pot.staked_by": {
        "dealer": "The dealer stakes to the pot, for all.",
        "everybody": "Every player stakes alike to the pot.",
    },
    "pot.won_by": {
        "any_game_made": "Declarer takes the pot whenever he makes his game.",
        "favourite_solo_or_tout": "Declarer takes the pot only by a solo in the favourite suit or by all the tricks.",
    },
    "pot.lost": {
        "stays": "When the game is lost the pot stays for the next deal.",
        "declarer_adds_as_much": "When the game is lost declarer adds to the pot as much as lies in it.",
    },
}

AMOUNTS: Final[Mapping[str, tuple[str, str]]] = {
    "pot.stake": ("The stake to the pot before each deal is {amount}.", "Nothing is staked to a pot."),
}
"""Where there is an amount, and where there is none."""
