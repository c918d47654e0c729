"""The seats of the table, in the order of play whichever way round the table it runs."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Seat(StrEnum):
    """A player by place: forehand leads or speaks first, the dealer last."""

    FOREHAND = "forehand"
    MIDDLEHAND = "middlehand"
    REARHAND = "rearhand"
    DEALER = "dealer"


SEATINGS: Final = {
    3: (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.DEALER),
    4: (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND, Seat.DEALER),
}
"""The seats in order, by the number of players."""


def from_seat(seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return all seats in the order of play, starting with `seat`."""
    start = seats.index(seat)
    return seats[start:] + seats[:start]
