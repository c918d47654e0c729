"""The rows of play: tricks, a stop, the question for the partner, and what went wrong at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.cards import Card
from spadille.errors import nearest
from spadille.io.card_words import shown
from spadille.io.record_reader import RecordReader, plain_word
from spadille.io.tree import Node, Text
from spadille.record import Helfer, Irregular, Irregularity, Row, Stop, Trick
from spadille.seats import Seat

UNFINISHED: Final = " ..."
"""Stands behind the cards of a trick in which the record stops."""

_SINGLE: Final[Mapping[str, type[Stop | Helfer]]] = {"stop": Stop, "helfer": Helfer}
_WORDS: Final = (*_SINGLE, *(kind.value for kind in Irregularity))
_EXPECTED: Final = (
    "a trick such as 'C9 CA C8 HJ', stop, helfer, or revoke, out-of-turn or exposed with SEAT CARD behind it"
)


def play_of(node: Node | None, what: str, reader: RecordReader) -> tuple[Row, ...]:
    """Return the rows that could be read; what is wrong with them is noted."""
    texts = reader.texts(node, what)
    rows = [(_row(text, what, reader, last=text is texts[-1]), text) for text in texts]
    read = [(row, text) for row, text in rows if row is not None]
    if len(read) == len(rows):
        _check_revokes(read, what, reader)
    return tuple(row for row, _ in read)


def _row(node: Text, what: str, reader: RecordReader, *, last: bool) -> Row | None:
    words = node.value.split(" ")
    if node.value in _SINGLE:
        return _SINGLE[node.value](node.line)
    if words[0] in tuple(Irregularity):
        return _irregular(words, node, what, reader)
    if _looks_like_a_word(words[0]):
        hint = nearest(plain_word(words[0]), _WORDS)
        reader.problem(f"{what}: found {shown(node.value)}; expected {_EXPECTED}{hint}", node)
        return None
    if node.value.endswith(UNFINISHED):
        return _unfinished_trick(node, what, reader, last=last)
    cards = reader.cards(node, what)
    return None if cards is None else _trick(cards, node, what, reader)


def _looks_like_a_word(word: str) -> bool:
    if len(word) < 4:
        return False
    return word.isalpha() or bool(nearest(plain_word(word), _WORDS))


def _trick(cards: tuple[Card, ...], node: Text, what: str, reader: RecordReader) -> Trick:
    if reader.seats and len(cards) != len(reader.seats):
        number = f"{len(cards)} card{'s' * (len(cards) != 1)}"
        message = f"{what}: found {number} in the trick {' '.join(cards)!r}"
        reader.problem(f"{message}; expected {len(reader.seats)}, one from each seat", node)
    return Trick(cards, node.line)


def _unfinished_trick(node: Text, what: str, reader: RecordReader, *, last: bool) -> Trick | None:
    found = f"{what}: found {shown(node.value)}"
    cards = reader.cards(Text(node.value.removesuffix(UNFINISHED), node.line), what)
    if not last:
        reader.problem(f"{found} before other rows; expected an unfinished trick at the end alone", node)
    elif cards is not None and reader.seats and len(cards) >= len(reader.seats):
        reader.problem(f"{found}; expected fewer than {len(reader.seats)} cards before the dots", node)
    return None if cards is None else Trick(cards, node.line)


def _irregular(words: list[str], node: Text, what: str, reader: RecordReader) -> Irregular | None:
    if len(words) != 3:
        reader.problem(f"{what}: found {shown(node.value)}; expected '{words[0]} SEAT CARD'", node)
        return None
    seat = reader.seat(Text(words[1], node.line), f"{what}: {words[0]}")
    card = reader.card(Text(words[2], node.line), f"{what}: {words[0]}")
    return None if seat is None or card is None else Irregular(Irregularity(words[0]), seat, card, node.line)


def _check_revokes(rows: list[tuple[Row, Text]], what: str, reader: RecordReader) -> None:
    """Note a revoke that no trick follows, in which it could have happened, or that another displaces."""
    waiting: dict[Seat, Text] = {}
    for row, text in rows:
        if isinstance(row, Irregular) and row.kind is Irregularity.REVOKE:
            if row.seat in waiting:
                message = f"{what}: found {text.value!r} before the trick of another revoke by {row.seat}"
                reader.problem(f"{message}; expected at most one a trick", text)
            waiting[row.seat] = text
        elif not isinstance(row, Irregular):
            if not isinstance(row, Trick):
                _note_lost(waiting, what, reader)
            waiting = {}
    _note_lost(waiting, what, reader)


def _note_lost(waiting: Mapping[Seat, Text], what: str, reader: RecordReader) -> None:
    for text in waiting.values():
        message = f"{what}: found {text.value!r} with no trick behind it"
        reader.problem(f"{message}; expected the trick in which it happened", text)
