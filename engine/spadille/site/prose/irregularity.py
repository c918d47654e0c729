"""Sentences on irregularities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site.prose.twin import Twin

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "irregularity.revoke": {
        "side_loses_the_game": "A side that revokes loses the game at its value.",
        "taken_back": "A revoke is taken back, and a proper card played.",
    },
    "irregularity.out_of_turn": {
        "defender_loses_the_game": "A defender who leads out of turn loses the game by it; what the defenders have to pay, he pays alone. Declarer is not punished for it.",
        "taken_back": "A card led out of turn is taken back.",
    },
    "irregularity.exposed": {
        "defender_loses_the_game": "A defender who exposes a card loses the game by it; what the defenders have to pay, he pays alone. Declarer is not punished for it.",
        "taken_back": "An exposed card is taken up again.",
    },
    "irregularity.pot_fine": {
        "nothing": "Nobody pays a fine into the pot.",
        "sixteen": "In a Frage the offender pays sixteen into the pot besides.",
        "as_much_as_lies_in_it": "In a Frage the offender pays into the pot besides as much as lies in it.",
    },
}

TWINS: Final[Mapping[tuple[str, str], Mapping[str, Twin]]] = {
    ("irregularity.out_of_turn", "irregularity.exposed"): {
        "defender_loses_the_game": Twin(
            "A defender who {first} or {second} loses the game by it; what the defenders have to pay, he pays alone. Declarer is not punished for it.",
            "leads out of turn",
            "exposes a card",
        ),
        "taken_back": Twin("A card {first} or {second} is taken back.", "led out of turn", "exposed"),
    },
}
"""Two questions with the same answer, in one sentence."""
