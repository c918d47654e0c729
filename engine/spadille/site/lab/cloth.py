"""The table before anything is dealt: four hands face down, for a reader without scripts, and until one presses a button."""

from __future__ import annotations

from spadille.naming import Pack
from spadille.seats import SEATINGS
from spadille.site import words
from spadille.site.here import Here
from spadille.site.html import Html, el
from spadille.site.replay.board import sides
from spadille.site.replay.shared import sprite_file
from spadille.site.words import lab_deal as said

_HAND = 8


def cloth(here: Here) -> Html:
    """Return the table: it looks as the replayer does, so that nothing moves when the cards are turned up."""
    seats = SEATINGS[4]
    places = sides(len(seats), clockwise=True)
    names = [
        el("div", el("span", words.SEATS[seat], class_="sp-plate__name"), class_="sp-plate", data_at=place)
        for seat, place in zip(seats, places, strict=True)
    ]
    backs = [_back(number, place, here) for place in places for number in range(_HAND)]
    cards = el("div", *backs, class_="sp-board__cards", role="img", aria_label=said.CLOTH)
    board = el("div", *names, cards, class_="sp-board")
    return el("div", el("div", board, class_="sp-rp__frame"), class_="sp-rp sp-lab__cloth")


def _back(number: int, place: str, here: Here) -> Html:
    # By the older name of the attribute: the theme sets every `href` anew, which a `use` forbids.
    back = el("use", **{"xlink:href": here.href(sprite_file(Pack.FRENCH), "back")})
    return el(
        "div",
        el("svg", back, class_="sp-playing-card"),
        class_="sp-pc",
        data_spot="h",
        data_at=place,
        style=f"--i:{number};--n:{_HAND}",
    )
