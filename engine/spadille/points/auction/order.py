"""Which games can be bid, and which outranks which?"""

from __future__ import annotations

import re

from spadille.errors import AnswerError
from spadille.point import Point, Raw, Spelled, spelled

_LOOKS_LIKE = "games from the lowest to the highest, such as 'frage < grossfrage < solo'"
_GAME = re.compile(r"[a-z][a-z0-9_]*\Z")


def _read(raw: Raw) -> tuple[str, ...]:
    games = tuple(raw.split(" < ")) if isinstance(raw, str) else ()
    if not games or len(set(games)) < len(games) or not all(_GAME.match(game) for game in games):
        raise AnswerError(f"{spelled(raw)} is no answer; expected {_LOOKS_LIKE}")
    return games


POINT = Point(
    id="auction.order",
    question="Which games can be bid, and which outranks which?",
    matters="A player who wants to outbid another must know what is higher.",
    kind=Spelled(_read, " < ".join, lambda games: f"From the lowest: {', '.join(games)}.", _LOOKS_LIKE),
)
