"""A pack as one file of symbols, and one card as a picture of its own."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from spadille.cards import ALL_CARDS, Card
from spadille.naming import Pack, card_name
from spadille.site import words
from spadille.site.cards import aces, deuces, numbers
from spadille.site.cards.back import back
from spadille.site.cards.blank import VIEW, blank
from spadille.site.cards.blank import parts as common
from spadille.site.cards.colours import SUIT_COLOURS
from spadille.site.cards.courts import french, german
from spadille.site.cards.svg import el, group, title

_SVG: Final = "http://www.w3.org/2000/svg"
_USED: Final = re.compile(r'href="#([^"]+)"')

BACK: Final = "back"
"""The id of a pack's back."""


@cache
def sprite(pack: Pack) -> str:
    """Return the whole pack as an SVG file: a symbol a card with the card's code as its id, and the `back`."""
    faces = (
        el("symbol", _named(card, pack), id=card, viewBox=VIEW, color=SUIT_COLOURS[pack][card.suit])
        for card in ALL_CARDS
    )
    reverse = el("symbol", title(words.CARD_BACK), back(pack), id=BACK, viewBox=VIEW)
    return el("svg", _defs(_parts(pack)), *faces, reverse, xmlns=_SVG) + "\n"


@cache
def face(card: Card, pack: Pack) -> str:
    """Return one card as an SVG picture that needs nothing else."""
    drawn = _named(card, pack)
    needed = _defs(_needed(drawn, pack))
    return (
        el("svg", needed, drawn, xmlns=_SVG, viewBox=VIEW, role="img", color=SUIT_COLOURS[pack][card.suit])
        + "\n"
    )


def name(card: Card, pack: Pack) -> str:
    """Return what a card of the pack is called: `queen of clubs`, `Eichel-Ober`."""
    if pack is Pack.GERMAN:
        return card_name(card, pack)
    return words.CARD.format(rank=words.RANKS[card.rank], suit=words.SUITS[card.suit])


def _named(card: Card, pack: Pack) -> str:
    return title(name(card, pack)) + blank(card) + _picture(card, pack)


def _picture(card: Card, pack: Pack) -> str:
    if card.rank in "T987":
        return numbers.french(card) if pack is Pack.FRENCH else numbers.german(card)
    if card.rank == "A":
        return aces.ace(card) if pack is Pack.FRENCH else deuces.deuce(card)
    return french.court(card) if pack is Pack.FRENCH else german.court(card)


@cache
def _parts(pack: Pack) -> dict[str, str]:
    own = {**aces.parts(), **french.parts()} if pack is Pack.FRENCH else {**deuces.parts(), **german.parts()}
    return {**common(pack), **numbers.parts(pack), **own}


def _needed(drawn: str, pack: Pack) -> dict[str, str]:
    """Return the parts that a drawing uses, and those that they use."""
    parts = _parts(pack)
    found: dict[str, str] = {}
    waiting = _USED.findall(drawn)
    while waiting:
        part = waiting.pop()
        if part in parts and part not in found:
            found[part] = parts[part]
            waiting += _USED.findall(parts[part])
    return found


def _defs(parts: dict[str, str]) -> str:
    return el("defs", *(group(drawn, id=part) for part, drawn in parts.items()))
