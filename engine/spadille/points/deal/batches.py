"""In what batches are the cards dealt?"""

from __future__ import annotations

from spadille.errors import AnswerError
from spadille.point import Point, Raw, Spelled, spelled

_LOOKS_LIKE = "numbers of cards joined by hyphens, such as 3-2-3"

_NUMBERS = [str(number) for number in range(1, 11)]


def _read(raw: Raw) -> tuple[int, ...]:
    parts = raw.split("-") if isinstance(raw, str) else []
    if not parts or any(part not in _NUMBERS for part in parts):
        raise AnswerError(f"{spelled(raw)} is no answer; expected {_LOOKS_LIKE}")
    return tuple(int(part) for part in parts)


def _write(batches: tuple[int, ...]) -> str:
    return "-".join(str(number) for number in batches)


POINT = Point(
    id="deal.batches",
    question="In what batches are the cards dealt?",
    matters="Cards that lay together in the last tricks travel together when they are poorly shuffled.",
    kind=Spelled(_read, _write, lambda b: f"In batches of {_write(b)}.", _LOOKS_LIKE),
    plays=False,
)
