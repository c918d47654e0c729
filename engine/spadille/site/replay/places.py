"""Where every card lies after every step, and which cards move from one step to the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from spadille.cards import Card
from spadille.seats import Seat, from_seat
from spadille.site.replay.watch import Watched
from spadille.state import DealState, TakenTrick


class Spot(StrEnum):
    """The kinds of places before a seat, by the letters that the script and the style sheet know."""

    HAND = "h"
    FACE_DOWN = "d"
    """Laid down for a called suit, and still the player's own."""
    TRICK = "t"
    WON = "w"


Place = tuple[Spot, Seat]
Places = Mapping[Card, Place]
Move = tuple[Card, Place, Place]


def positions(watched: Watched) -> Iterator[Places]:
    """Yield where the cards lie as dealt, after every step, and once the last trick has been taken up.

    A full trick stays on the table until the next step, so that it can be seen.
    """
    places: Places = {card: (Spot.HAND, seat) for seat, hand in watched.record.hands.items() for card in hand}
    yield places
    last: DealState | None = None
    for state in watched.states:
        if isinstance(state, DealState):
            seen = len(last.tricks) if last else 0
            places = _at(state, state.tricks[-1] if len(state.tricks) > seen else None)
            last = state
        yield places
    yield _at(last, None) if last else places


def moves(before: Places, after: Places) -> list[Move]:
    """Return the cards that lie elsewhere, with where from and where to."""
    return [(card, place, after[card]) for card, place in before.items() if after[card] != place]


def _at(state: DealState, full: TakenTrick | None) -> Places:
    places: dict[Card, Place] = {}
    for seat, hand in state.hands.items():
        places.update(dict.fromkeys(hand, (Spot.HAND, seat)))
    for trick in state.tricks:
        places.update(dict.fromkeys(trick.cards, (Spot.WON, trick.winner)))
    if full is not None:
        places.update(_lying(full.cards, full.leader, state.seats))
    if state.leader is not None:
        places.update(_lying(state.current, state.leader, state.seats))
    if state.laid is not None:
        places[state.laid] = (Spot.FACE_DOWN, state.declarer)
    return places


def _lying(cards: tuple[Card, ...], leader: Seat, seats: tuple[Seat, ...]) -> Places:
    order = from_seat(leader, seats)[: len(cards)]
    return {card: (Spot.TRICK, seat) for card, seat in zip(cards, order, strict=True)}
