"""A pack as one file of symbols."""

from __future__ import annotations

from functools import cache
from typing import Final

from spadille.cards import ALL_CARDS, RANKS, Card, Suit
from spadille.naming import Pack, card_name
from spadille.site import words
from spadille.site.cards import aces, deuces, numbers
from spadille.site.cards.back import back
from spadille.site.cards.blank import VIEW, blank
from spadille.site.cards.blank import parts as common
from spadille.site.cards.colours import SUIT_COLOURS
from spadille.site.cards.courts import french, german
from spadille.site.cards.flat import Parts, flat, shared
from spadille.site.cards.svg import el, group, title

_SVG: Final = "http://www.w3.org/2000/svg"

BACK: Final = "back"
"""The id of a pack's back."""

_NUMBERS: Final = "T987"
_SIGNS: Final = {Pack.FRENCH: (), Pack.GERMAN: tuple(f"p-{suit}" for suit in Suit)}


@cache
def sprite(pack: Pack) -> str:
    """Return the whole pack as an SVG file: a symbol a card with the card's code as its id, and the `back`.

    Where a suit in a text is drawn and no letter, its sign is there too, as `p-C` and so on, around 0 0.
    """
    used = parts(pack)
    faces = (
        _symbol(card, drawing(card, pack), used, color=SUIT_COLOURS[pack][card.suit]) for card in _sorted()
    )
    large = [group(shared(name, used), id=name) for name in used.shared]
    large += [group(flat(used.own[sign], used), id=sign) for sign in _SIGNS[pack]]
    reverse = _symbol(BACK, title(words.CARD_BACK) + back(pack), used)
    return el("svg", el("defs", *large), *faces, reverse, xmlns=_SVG) + "\n"


def drawing(card: Card, pack: Pack) -> str:
    """Return a card's name and picture as they are drawn: of parts, which `parts` has."""
    half = numbers.half(card) if pack is Pack.FRENCH and card.rank in _NUMBERS else ""
    return title(name(card, pack)) + blank(card, half) + _picture(card, pack)


@cache
def parts(pack: Pack) -> Parts:
    """Return what the drawings of a pack use."""
    large = (
        {**aces.parts(), **french.parts()} if pack is Pack.FRENCH else {**deuces.parts(), **german.parts()}
    )
    return Parts({**common(pack), **numbers.parts(pack)}, large)


def name(card: Card, pack: Pack) -> str:
    """Return what a card of the pack is called: `queen of clubs`, `Eichel-Ober`."""
    if pack is Pack.GERMAN:
        return card_name(card, pack)
    return words.CARD.format(rank=words.RANKS[card.rank], suit=words.SUITS[card.suit])


def _picture(card: Card, pack: Pack) -> str:
    if card.rank in _NUMBERS:
        return numbers.french(card) if pack is Pack.FRENCH else numbers.german(card)
    if card.rank == "A":
        return aces.ace(card) if pack is Pack.FRENCH else deuces.deuce(card)
    return french.court(card) if pack is Pack.FRENCH else german.court(card)


def _symbol(id_: str, drawn: str, used: Parts, **attributes: str) -> str:
    return el("symbol", flat(drawn, used), id=id_, viewBox=VIEW, **attributes)


def _sorted() -> list[Card]:
    """Return the cards so that those are neighbours that are drawn of the same shapes: the file is sent as less."""
    return sorted(ALL_CARDS, key=lambda card: len(RANKS) if card.rank in _NUMBERS else RANKS.index(card.rank))
