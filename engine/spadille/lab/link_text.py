"""The part of a link that is words: everything but the cards, as short lines, packed."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from spadille.errors import UsageError
from spadille.io.record_text import record_to_data
from spadille.lab.link_signs import DAMAGED
from spadille.lab.link_words import WORDS_1
from spadille.record import Contract, Line, Record, Table
from spadille.seats import Seat

MOST: Final = 20_000
"""Bytes of the longest text that is unpacked, however small it was packed."""

USUAL_LINE: Final = "main"

_DICTIONARY: Final = WORDS_1.encode()
_BITS: Final = -15
"""A bare stream, without a head and a sum of its own."""
_LETTERS: Final = {seat.value[0]: seat for seat in Seat}
_KEYS: Final = {"c": "called", "r": "returns", "l": "laid"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What the words of a link say, each as one line."""

    step: str
    line: str
    table: str
    auction: str
    contract: str
    rows: str
    name: str
    """The record's id, or the seed of a random deal."""
    title: str
    about: str
    books: Sequence[str]


def packed(words: Words) -> bytes:
    """Return the words, packed."""
    head = (
        *(words.step, words.line, words.table, words.auction, words.contract, words.rows),
        *(words.name, words.title, words.about),
    )
    text = "\n".join(_escaped(part) for part in (*head, *words.books))
    packer = zlib.compressobj(9, zlib.DEFLATED, _BITS, 9, zlib.Z_DEFAULT_STRATEGY, _DICTIONARY)
    return packer.compress(text.encode()) + packer.flush()


def unpacked(data: bytes) -> Words:
    """Return the words that were packed; UsageError where they were not, or are too many."""
    unpacker = zlib.decompressobj(_BITS, _DICTIONARY)
    try:
        text = unpacker.decompress(data, MOST).decode()
    except (zlib.error, ValueError):
        raise UsageError(DAMAGED) from None
    parts = [_plain(part) for part in text.split("\n")]
    if not unpacker.eof or unpacker.unused_data or len(parts) < len(Words.__slots__) - 1:
        raise UsageError(DAMAGED)
    step, line, table, auction, contract, rows, name, title, about, *books = parts
    return Words(
        step=step,
        line=line,
        table=table,
        auction=auction,
        contract=contract,
        rows=rows,
        name=name,
        title=title,
        about=about,
        books=tuple(books),
    )


def of_table(table: Table, record: Record) -> str:
    """Return the table as a word: favourite, sur, pot."""
    if table == Table():
        return ""
    said: Any = record_to_data(record)["table"]
    return "".join(str(said.get(key, "-")) for key in ("favourite", "sur")) + str(said.get("pot", ""))


def table_of(word: str) -> dict[str, str]:
    """Return the table in the shape of a record."""
    said = {"favourite": word[:1], "sur": word[1:2], "pot": word[2:]}
    return {key: value for key, value in said.items() if value not in ("", "-")}


def of_auction(line: Line) -> str:
    """Return the auction as a word: nothing where there is none, a point before the calls where there is one."""
    if line.auction is None:
        return ""
    return "." + ",".join(call.seat.value[0] + call.action for call in line.auction)


def auction_of(word: str) -> list[str]:
    """Return the calls in the shape of a record."""
    return [f"{_seat(call)} {call[1:]}" for call in word[1:].split(",") if call]


def of_contract(contract: Contract | None) -> str:
    """Return the contract as a word: who, what, trumps, and the rest with a letter before each."""
    if contract is None:
        return ""
    cards = "".join(letter + card for letter, key in _KEYS.items() if (card := getattr(contract, key)))
    marks = "t" * contract.announces_tout + "u" * contract.unfinished
    return f"{contract.declarer.value[0]}{contract.game} {contract.trump or '-'}{cards}{marks}"


def contract_of(word: str) -> dict[str, str]:
    """Return the contract in the shape of a record."""
    game, _, rest = word[1:].partition(" ")
    said = {"declarer": _seat(word), "game": game, "trump": rest[:1]}
    rest = rest[1:]
    while rest[:1] in (*_KEYS,):
        said[_KEYS[rest[0]]], rest = rest[1:3], rest[3:]
    said |= {"announce": "tout"} if "t" in rest else {}
    said |= {"unfinished": "yes"} if "u" in rest else {}
    return {key: value for key, value in said.items() if value != "-"}


def _seat(word: str) -> str:
    seat = _LETTERS.get(word[:1])
    if seat is None:
        raise UsageError(DAMAGED)
    return seat.value


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def _plain(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match.group(1) == "n" else match.group(1), text)
