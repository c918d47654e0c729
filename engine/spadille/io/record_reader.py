"""What the parts of a record are read with: seats, suits and cards beside the words that every file has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from typing import Final

from spadille.cards import Card, Suit
from spadille.errors import nearest
from spadille.io.card_words import card_fault, shown, space_fault, suit_fault, tokens
from spadille.io.read import Reader
from spadille.io.tree import Node, Text
from spadille.seats import Seat

_ID: Final = re.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,79}")
_ID_EXPECTED: Final = "at most 80 letters, digits and signs - _ . that begin with a letter or a digit"


class RecordReader(Reader):
    """Reads the nodes of one record. Faulty parts are noted, and come back empty or as None."""

    seats: tuple[Seat, ...] | None = None
    """The seats of the record; None as long as they are not known."""

    def word(self, node: Node | None, what: str, *, of: Collection[str]) -> str:
        """Return one of a closed set of words; the nearest is sought without accents and capitals."""
        found = self.text(node, what)
        if node is None or not found or found in of:
            return found
        hint = nearest(plain_word(found), of)
        self.problem(f"{what}: found {shown(found)}; expected {', '.join(of)}{hint}", node)
        return ""

    def seat(self, node: Node | None, what: str) -> Seat | None:
        """Return a seat of the record."""
        found = self.word(node, what, of=[seat.value for seat in self.seats or Seat])
        return Seat(found) if found else None

    def identifier(self, node: Node | None, what: str = "id") -> str:
        """Return an id, which can stand in addresses and in names of files."""
        found = self.text(node, what)
        if node is None or not found or _ID.fullmatch(found):
            return found
        likely = re.sub("[^A-Za-z0-9._-]+", "-", plain_word(found)).strip("-._")[:80]
        hint = f"; did you mean {likely!r}?" if likely else ""
        self.problem(f"{what}: found {shown(found)}; expected {_ID_EXPECTED}{hint}", node)
        return ""

    def card(self, node: Node | None, what: str) -> Card | None:
        """Return one card."""
        found = self.text(node, what)
        return Card(found) if found and self._fine(card_fault(found), node, what) else None

    def suit(self, node: Node | None, what: str) -> Suit | None:
        """Return one suit."""
        found = self.text(node, what)
        return Suit(found) if found and self._fine(suit_fault(found), node, what) else None

    def cards(self, row: Text, what: str) -> tuple[Card, ...] | None:
        """Return the cards of one line, or None after noting what is wrong with their spelling."""
        words = tokens(row.value)
        faults = [space_fault(row.value), *map(card_fault, words)]
        for fault in faults:
            self._fine(fault, row, what)
        return None if any(faults) else tuple(map(Card, words))

    def _fine(self, fault: str | None, node: Node | None, what: str) -> bool:
        if fault and node is not None:
            self.problem(f"{what}: {fault}", node)
        return fault is None


def plain_word(word: str) -> str:
    """Return a word without accents and capitals: `Médiateur` is `mediateur`, `Großfrage` is `grossfrage`."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).strip()
