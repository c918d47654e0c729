"""What the laboratory's script is given: the published deals, and which cards are dealt to which seats."""

from __future__ import annotations

import json
from typing import Any, Final

from spadille.cards import ALL_CARDS, Suit
from spadille.points.pack.cards import PACKS, PackCards
from spadille.seats import SEATINGS
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.words import lab_deal as said

PATH: Final = "data/lab-page.json"

_LAYOUTS: Final = (
    (said.FOUR_THIRTY_TWO, 4, PackCards.THIRTY_TWO),
    (said.FOUR_TWENTY_FOUR, 4, PackCards.TWENTY_FOUR),
    (said.THREE_TWENTY_FOUR, 3, PackCards.TWENTY_FOUR),
)


def text(edition: Edition) -> str:
    """Return the file: deals by phase, in the order of the game; layouts; what seats and suits are called."""
    data = {
        "deals": [
            {"phase": name, "records": records}
            for phase, name in {**words.PHASES, "": words.OTHER_DEALS}.items()
            if (records := _records(phase, edition))
        ],
        "layouts": [_layout(name, number, pack) for name, number, pack in _LAYOUTS],
        "seats": words.SEATS,
        "suits": list(Suit),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _records(phase: str, edition: Edition) -> list[list[str]]:
    """Return id and title of the records that show a rule of the phase first."""
    shown = [
        (record, record.shows[0].partition(".")[0] if record.shows else "") for record in edition.records
    ]
    return [[record.id, record.title] for record, first in shown if first == phase]


def _layout(name: str, number: int, pack: PackCards) -> dict[str, Any]:
    return {
        "name": name,
        "seats": list(SEATINGS[number]),
        "cards": [card for card in ALL_CARDS if card in PACKS[pack]],
    }
