"""Sentences on the games: a row of columns makes one sentence or more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WITH_PARTNER: Final[Mapping[str, str]] = {
    "declarer": "In {game} declarer names trumps and calls a card, whose holder becomes his partner; together they need {aim}.",
    "partner": "In {game} declarer calls a card, whose holder shows himself as the partner and names trumps; together they need {aim}.",
    "suit": "In {game} {suit} are always trumps, and declarer calls a card, whose holder becomes his partner; together they need {aim}.",
}
"""By who names trumps, or `suit` where the game fixes them."""

ALONE: Final[Mapping[str, str]] = {
    "declarer": "In {game} declarer names trumps and plays alone; he needs {aim}.",
    "suit": "In {game} {suit} are always trumps, and declarer plays alone; he needs {aim}.",
}

TAKES_ACE: Final = "He first demands an ace from an opponent and gives any card in return."
SHOWS: Final = "He must hold {card}, and show it."
FORCED: Final = "Nobody bids it: it falls to a player when all have passed."

LIKE: Final = "{game} is played like {other}."
"""Of a game that differs from one told of before in nothing but, perhaps, that it is forced."""

ABSENT: Final = "There is no bid of {games}."
"""Of every game that is known elsewhere and not here; the names are joined by *or*."""
