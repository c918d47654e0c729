"""The table as it stands before the first step, for a reader whose browser runs no scripts, and until they run."""

from __future__ import annotations

from spadille.cards import Card, Suit
from spadille.naming import Pack
from spadille.points.deal import direction
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import cards, words
from spadille.site.faces import sorted_hand
from spadille.site.here import Here
from spadille.site.html import Html, el
from spadille.site.replay.shared import sprite_file

_CLOCKWISE = {4: ("left", "top", "right", "bottom"), 3: ("left", "right", "bottom")}


def board(record: Record, ruleset: Ruleset, trump: Suit | None, *, here: Here) -> Html:
    """Return the table with the cards as dealt, the seats in the ruleset's direction of play."""
    seats = [seat for seat in Seat if seat in record.hands]
    places = sides(len(seats), clockwise=ruleset.answer(direction.POINT) is direction.Direction.CLOCKWISE)
    shown = [
        (_plate(seat, place), *_hand(sorted_hand(record.hands[seat], trump), place, here))
        for seat, place in zip(seats, places, strict=True)
    ]
    plates = [plate for plate, *_ in shown]
    faces = [face for _, *hand in shown for face in hand]
    return el("div", *plates, el("div", *faces, class_="sp-board__cards"), class_="sp-board")


def sides(players: int, *, clockwise: bool) -> tuple[str, ...]:
    """Return where each seat is on the screen, forehand first; the dealer sits below."""
    places = _CLOCKWISE[players]
    mirrored = {"left": "right", "right": "left"}
    return places if clockwise else tuple(mirrored.get(place, place) for place in places)


def _plate(seat: Seat, place: str) -> Html:
    name = el("span", words.SEATS[seat], class_="sp-plate__name")
    return el("div", name, class_="sp-plate", data_at=place)


def _hand(hand: tuple[Card, ...], place: str, here: Here) -> list[Html]:
    return [
        el(
            "div",
            el("svg", _use(here.href(sprite_file(Pack.FRENCH), card)), class_="sp-playing-card"),
            class_="sp-pc",
            data_spot="h",
            data_at=place,
            style=f"--i:{number};--n:{len(hand)}",
            role="img",
            aria_label=cards.name(card, Pack.FRENCH),
        )
        for number, card in enumerate(hand)
    ]


def _use(address: str) -> Html:
    """Return a reference by the older name of its attribute: the theme sets every `href` anew, which a `use` forbids."""
    return el("use", **{"xlink:href": address})
