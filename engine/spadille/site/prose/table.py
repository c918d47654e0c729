"""Sentences on the table and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "pack.cards": {
        "thirty_two": "The pack has thirty-two cards, from the ace down to the seven in each of the four suits.",
        "twenty_four": "The pack has twenty-four cards: ace, king, queen, jack, ten and seven of each suit, without eights and nines.",
    },
}

VALUES: Final[Mapping[str, str]] = {
    "table.players": "The game is for {players}.",
    "pack.order": "In each suit the cards rank, from high to low, {ranks}.",
    "pack.matadors": "The {count} highest trumps, the matadors, are the same whatever suit is named: {cards}, in this order.",
}
