"""Why no deal can produce a result: the engine's messages as readers of a page see them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from spadille.cards import ALL_CARDS, Card, Suit
from spadille.naming import Pack, card_name
from spadille.site import words

_POINT: Final = re.compile(r" \[([a-z_]+(?:\.[a-z_]+)+)\]\Z")
_CODES: Final = re.compile(rf"\b({'|'.join(ALL_CARDS)}|[{''.join(Suit)}])\b")


@dataclass(frozen=True, slots=True)
class Fault:
    """One reason, and the rule point that gives it."""

    sentence: str
    point: str | None


def read(message: str) -> Fault:
    """Return a message of the engine as a sentence, its suits and cards by their names."""
    found = _POINT.search(message)
    text = message[: found.start()] if found else message
    named = _CODES.sub(_name, text)
    return Fault(f"{named[:1].upper()}{named[1:]}.", found.group(1) if found else None)


def _name(code: re.Match[str]) -> str:
    word = code.group()
    return words.SUITS[Suit(word)] if word in tuple(Suit) else card_name(Card(word), Pack.FRENCH)
