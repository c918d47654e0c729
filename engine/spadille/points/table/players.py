"""How many play?"""

from __future__ import annotations

from spadille.errors import AnswerError
from spadille.point import Point, Raw, Spelled, spelled
from spadille.seats import SEATINGS


def _read(raw: Raw) -> int:
    if isinstance(raw, str) and raw in map(str, SEATINGS):
        return int(raw)
    raise AnswerError(f"{spelled(raw)} is no answer; expected {_LOOKS_LIKE}")


_LOOKS_LIKE = "a number of players: " + " or ".join(str(number) for number in SEATINGS)

POINT = Point(
    id="table.players",
    question="How many play?",
    matters="It settles how many tricks there are and how many stand against a soloist.",
    kind=Spelled(_read, str, "{} players.".format, _LOOKS_LIKE, {"enum": [*SEATINGS, *map(str, SEATINGS)]}),
)
