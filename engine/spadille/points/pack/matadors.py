"""Which cards are the highest trumps, whatever suit is trumps?"""

from __future__ import annotations

from spadille.cards import ALL_CARDS, RANKS
from spadille.errors import AnswerError
from spadille.point import Point, Raw, Spelled, spelled

_LOOKS_LIKE = "cards, or ranks of the trump suit, best first, such as 'CQ 7 SQ'"


def _read(raw: Raw) -> str:
    names = raw.split() if isinstance(raw, str) else []
    known = all(name in ALL_CARDS or (len(name) == 1 and name in RANKS) for name in names)
    if not names or not known or len(set(names)) < len(names) or raw != " ".join(names):
        raise AnswerError(f"{spelled(raw)} is no answer; expected {_LOOKS_LIKE}")
    return " ".join(names)


POINT = Point(
    id="pack.matadors",
    question="Which cards are the highest trumps, whatever suit is trumps?",
    matters="Two queens are trumps for ever, and the lowest card of the trump suit becomes the second best.",
    kind=Spelled(_read, str, lambda names: f"Best first: {names}; a bare rank is that trump.", _LOOKS_LIKE),
)
