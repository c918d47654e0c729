"""In what order do the cards of a suit rank?"""

from __future__ import annotations

from spadille.cards import RANKS
from spadille.errors import AnswerError
from spadille.point import Point, Raw, Spelled, spelled

_LOOKS_LIKE = "the ranks A K Q J T 9 8 7 from high to low, each once, such as 'A K Q J T 9 8 7'"


def _read(raw: Raw) -> str:
    ranks = raw.replace(" ", "") if isinstance(raw, str) else ""
    if sorted(ranks) != sorted(RANKS) or raw != " ".join(ranks):
        raise AnswerError(f"{spelled(raw)} is no answer; expected {_LOOKS_LIKE}")
    return ranks


POINT = Point(
    id="pack.order",
    question="In what order do the cards of a suit rank?",
    matters="Above all where the ten stands: low, beneath the jack.",
    kind=Spelled(
        _read, " ".join, lambda ranks: f"From high to low: {' '.join(ranks).replace('T', '10')}.", _LOOKS_LIKE
    ),
)
