"""What the parts of a record are read with: words, seats, suits and cards; every fault is noted with its place."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from spadille.cards import Card, Suit
from spadille.errors import nearest
from spadille.io.card_words import card_fault, shown, space_fault, suit_fault, tokens
from spadille.io.tree import Node, Text
from spadille.io.wording import Faults, fields, items, text
from spadille.seats import Seat

T = TypeVar("T", bound=str)

_ID: Final = re.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,79}")
_ID_EXPECTED: Final = "at most 80 letters, digits and signs - _ . that begin with a letter or a digit"


@dataclass(slots=True)
class Reader:
    """Reads the nodes of one record; `what` names the part that a node is, for messages."""

    faults: Faults
    seats: tuple[Seat, ...] | None = None
    """The seats of the record; None as long as they are not known."""

    def note(self, message: str, line: int) -> None:
        """Note what is wrong with a line."""
        self.faults.add(message, line)

    def fields(
        self, node: Node, what: str, *, required: Sequence[str] = (), optional: Sequence[str] = ()
    ) -> Mapping[str, Node]:
        """Return the parts of a mapping by their keys."""
        return fields(node, self.faults, key=Text(what, node.line), required=required, optional=optional)

    def items(self, node: Node | None, what: str) -> tuple[Node, ...]:
        """Return the items of a list, none where there is no list."""
        return items(node, self.faults, what=what)

    def text(self, node: Node | None, what: str) -> str:
        """Return a text, empty where there is none."""
        found = text(node, self.faults, what=what)
        return found if found.strip() else ""

    def word(self, node: Node | None, words: Iterable[T], what: str) -> T | None:
        """Return the one of `words` that is written there, or None."""
        found = self.text(node, what)
        known = {str(word): word for word in words}
        if node is not None and found and found not in known:
            self.unknown(found, known, what, line=node.line)
        return known.get(found)

    def unknown(self, found: str, words: Iterable[str], what: str, *, line: int) -> None:
        """Note a word that is none of those known."""
        known = tuple(words)
        hint = nearest(plain_word(found), known)
        self.note(f"{what}: found {shown(found)}; expected {', '.join(known)}{hint}", line)

    def seat(self, node: Node | None, what: str) -> Seat | None:
        """Return a seat of the record."""
        return self.word(node, self.seats or tuple(Seat), what)

    def id(self, node: Node | None, what: str) -> str:
        """Return an id, which can stand in addresses and names of files; empty where there is none."""
        found = self.text(node, what)
        if node is None or not found or _ID.fullmatch(found):
            return found
        likely = re.sub("[^A-Za-z0-9._-]+", "-", plain_word(found)).strip("-._")[:80]
        hint = f"; did you mean {likely!r}?" if likely else ""
        self.note(f"{what}: found {shown(found)}; expected {_ID_EXPECTED}{hint}", node.line)
        return ""

    def card(self, node: Node | None, what: str) -> Card | None:
        """Return one card."""
        found = self.text(node, what)
        return (
            Card(found) if node and found and not self._faulty(card_fault(found), what, node.line) else None
        )

    def suit(self, node: Node | None, what: str) -> Suit | None:
        """Return one suit."""
        found = self.text(node, what)
        return (
            Suit(found) if node and found and not self._faulty(suit_fault(found), what, node.line) else None
        )

    def cards(self, line_of_cards: Text, what: str) -> tuple[Card, ...] | None:
        """Return the cards of one line, or None after noting what is wrong with their spelling."""
        words = tokens(line_of_cards.value)
        faults = [space_fault(line_of_cards.value), *map(card_fault, words)]
        for fault in faults:
            self._faulty(fault, what, line_of_cards.line)
        return None if any(faults) else tuple(map(Card, words))

    def _faulty(self, fault: str | None, what: str, line: int) -> bool:
        if fault:
            self.note(f"{what}: {fault}", line)
        return fault is not None


def plain_word(word: str) -> str:
    """Return a word without accents and capitals: `Médiateur` is `mediateur`, `Großfrage` is `grossfrage`."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).strip()
