"""The rows of play: tricks, a stop, the question for the partner, and what went wrong at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.cards import Card
from spadille.errors import nearest
from spadille.io.card_words import shown
from spadille.io.record_reader import Reader, plain_word
from spadille.io.tree import Node, Text
from spadille.record import Helfer, Irregular, Irregularity, Row, Stop, Trick
from spadille.seats import Seat

_SINGLE: Final[Mapping[str, type[Stop | Helfer]]] = {"stop": Stop, "helfer": Helfer}
_WORDS: Final = (*_SINGLE, *Irregularity)
_EXPECTED: Final = (
    "a trick such as 'C9 CA C8 HJ', stop, helfer, or revoke, out-of-turn or exposed with SEAT CARD behind it"
)


def play_of(node: Node | None, what: str, reader: Reader) -> tuple[Row, ...]:
    """Return the rows that could be read; what is wrong with them is noted."""
    nodes = reader.items(node, what)
    rows = [_row(item, what, reader) for item in nodes]
    if None not in rows:
        _check_revokes([row for row in rows if row is not None], what, reader)
    return tuple(row for row in rows if row is not None)


def _row(node: Node, what: str, reader: Reader) -> Row | None:
    written = reader.text(node, what)
    words = written.split(" ")
    if not written or not isinstance(node, Text):
        return None
    if written in _SINGLE:
        return _SINGLE[written](node.line)
    if words[0] in tuple(Irregularity):
        return _irregular(words, node, what, reader)
    if _looks_like_a_word(words[0]):
        hint = nearest(plain_word(words[0]), _WORDS)
        reader.note(f"{what}: found {shown(written)}; expected {_EXPECTED}{hint}", node.line)
        return None
    cards = reader.cards(node, what)
    return None if cards is None else _trick(cards, node, what, reader)


def _looks_like_a_word(word: str) -> bool:
    likeness = nearest(plain_word(word), _WORDS)
    return word in _SINGLE or (len(word) > 3 and (word.isalpha() or bool(likeness)))


def _trick(cards: tuple[Card, ...], node: Text, what: str, reader: Reader) -> Trick:
    if reader.seats and len(cards) != len(reader.seats):
        number = f"{len(cards)} card{'s' * (len(cards) != 1)}"
        message = f"{what}: found {number} in the trick {' '.join(cards)!r}"
        reader.note(f"{message}; expected {len(reader.seats)}, one from each seat", node.line)
    return Trick(cards, node.line)


def _irregular(words: list[str], node: Text, what: str, reader: Reader) -> Irregular | None:
    if len(words) != 3:
        reader.note(f"{what}: found {shown(node.value)}; expected '{words[0]} SEAT CARD'", node.line)
        return None
    seat = reader.seat(Text(words[1], node.line), f"{what}: {words[0]}")
    card = reader.card(Text(words[2], node.line), f"{what}: {words[0]}")
    return None if seat is None or card is None else Irregular(Irregularity(words[0]), seat, card, node.line)


def _check_revokes(rows: list[Row], what: str, reader: Reader) -> None:
    """Note a revoke that no trick follows, in which it could have happened, or that another displaces."""
    waiting: dict[Seat, Irregular] = {}
    for row in [*rows, Stop()]:
        if isinstance(row, Irregular):
            if row.kind is Irregularity.REVOKE and row.seat in waiting:
                message = f"{what}: found a second revoke by {row.seat} before one trick"
                reader.note(f"{message}; expected the trick in between", row.line or 0)
            elif row.kind is Irregularity.REVOKE:
                waiting[row.seat] = row
        elif not isinstance(row, Trick):
            for revoke in waiting.values():
                message = f"{what}: found {f'revoke {revoke.seat} {revoke.card}'!r} with no trick behind it"
                reader.note(f"{message}; expected the trick in which it happened", revoke.line or 0)
            waiting = {}
        else:
            waiting = {}
