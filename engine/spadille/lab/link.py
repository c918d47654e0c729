"""A whole deal in a link: hands, line, books and step, in letters and digits that can be sent about.

What a link holds: the id and the title of the record, its table and hands, one line, the books and the step of the
replay; and what the record says about the deal, where there is room. The other lines, `shows` and `expect` are no part of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from spadille.cards import Card
from spadille.dealing import read_seed
from spadille.errors import SpadilleError, UsageError
from spadille.game import line_of
from spadille.io.record_text import record_to_data
from spadille.io.records import record_from_data
from spadille.lab import link_cards, link_signs, link_text
from spadille.lab.deal import dealt
from spadille.lab.link_signs import DAMAGED
from spadille.lab.link_text import USUAL_LINE, Words
from spadille.points.pack.cards import PACKS, PackCards
from spadille.record import Record, Trick
from spadille.ruleset import Ruleset
from spadille.seats import SEATINGS

ROOM: Final = 291
"""Signs that a link may have: three hundred, less what stands around it in an address (`deal=` and `&end`)."""
TITLE: Final = 80
"""Characters that are left of a title for which there is no room."""

_TABLES: Final = (
    (4, PackCards.THIRTY_TWO),
    (4, PackCards.TWENTY_FOUR),
    (3, PackCards.TWENTY_FOUR),
)
"""Players and pack, in the order of their numbers in links; these never change."""
_SEED: Final = 4
"""The mark of a random deal, whose hands follow from its seed."""
_PLAIN: Final = 8
"""The mark of a line in which a card is played twice: its rows stand among the words."""
_SEED_ID: Final = re.compile("seed-(minus-)?([0-9]+)")
_SEED_ABOUT: Final = "+"
"""In the place of what a random deal says about itself."""


def link(*, record: Record, books: Sequence[Ruleset], step: int, line: str | None = None) -> dict[str, Any]:
    """Return the link of a line under some books at a step, and what was left out for want of room."""
    told, left_out = replace(record, lines=(line_of(record, line),)), []
    specs = [book.spec for book in books]
    text = _written(told, specs, step)
    if len(text) > ROOM and told.about:
        told, left_out = replace(told, about=""), ["about"]
        text = _written(told, specs, step)
    if len(text) > ROOM and len(told.title) > TITLE:
        told, left_out = replace(told, title=told.title[: TITLE - 1].rstrip() + "…"), [*left_out, "title"]
        text = _written(told, specs, step)
    if len(text) > link_signs.LONGEST:
        raise UsageError(
            f"the link would have {len(text)} signs, at most {link_signs.LONGEST} are read; "
            "expected less in the line, or the deal as a file"
        )
    return {"text": text, "left_out": left_out}


def unlink(*, text: str) -> dict[str, Any]:
    """Return the record, the line, the books and the step that a link holds; UsageError where it is not whole."""
    content = link_signs.content(text)
    try:
        return _read(content)
    except (IndexError, ValueError, StopIteration, OverflowError, SpadilleError):
        # The sum is right, so somebody has made it up.
        raise UsageError(DAMAGED) from None


def _written(record: Record, specs: Sequence[str], step: int) -> str:
    (line,) = record.lines
    table = _table(record)
    pack = PACKS[_TABLES[table][1]]
    seed = _seed(record)
    played = [card for row in line.play if isinstance(row, Trick) for card in row.cards]
    plain = len(set(played)) < len(played) or not pack.issuperset(played)
    digits = [] if seed else link_cards.of_hands(list(record.hands.values()), pack)
    digits += [] if plain else link_cards.of_play(played, pack)
    number = link_cards.number(digits)
    cards = number.to_bytes((number.bit_length() + 7) // 8, "big")
    words = link_text.packed(
        Words(
            step=str(step),
            line="" if line.id == USUAL_LINE else line.id,
            table=link_text.of_table(record.table, record),
            auction=link_text.of_auction(line),
            contract=link_text.of_contract(line.contract),
            rows=_rows(record, plain=plain),
            name=seed or record.id,
            title="" if seed else record.title,
            about=_SEED_ABOUT * bool(record.about) if seed else record.about,
            books=specs,
        )
    )
    marks = table + _SEED * bool(seed) + _PLAIN * plain
    return link_signs.signs(bytes([marks, len(cards)]) + cards + words)


def _read(content: bytes) -> dict[str, Any]:
    marks, size, cards = content[0], content[1], content[2 : 2 + content[1]]
    words = link_text.unpacked(content[2 + size :])
    seats, pack_name = _TABLES[marks % _SEED]
    pack, rest = PACKS[pack_name], int.from_bytes(cards, "big")
    if marks & _SEED:
        data = record_to_data(dealt(read_seed(words.name)))
        data["about"] = data["about"] if words.about == _SEED_ABOUT else ""
    else:
        hands, rest = link_cards.hands_of(rest, pack, seats=seats)
        named = {seat.value: " ".join(hand) for seat, hand in zip(SEATINGS[seats], hands, strict=True)}
        data = {"format": 1, "id": words.name, "title": words.title, "about": words.about, "hands": named}
    if not data["about"]:
        del data["about"]
    played: list[Card] = []
    if not marks & _PLAIN:
        played, rest = link_cards.play_of(rest, pack)
    if rest or marks >= 2 * _PLAIN or len(cards) != size:
        raise UsageError(DAMAGED)
    if words.table:
        data["table"] = link_text.table_of(words.table)
    line = _line(words, played, seats=seats)
    record = record_from_data({**data, "lines": [line]})
    return {
        "record": dict(record_to_data(record)),
        "line": record.lines[0].id,
        "books": list(words.books),
        "step": _step(words.step),
    }


def _line(words: Words, played: Sequence[Card], *, seats: int) -> dict[str, Any]:
    """Return the line in the shape of a record."""
    line: dict[str, Any] = {"id": words.line or USUAL_LINE}
    if words.auction:
        line["auction"] = link_text.auction_of(words.auction)
    if words.contract:
        line["contract"] = link_text.contract_of(words.contract)
    rows = [_trick(row, seats=seats) for row in link_cards.tricks(played, seats)]
    for word in filter(None, words.rows.split(",")):
        match = re.fullmatch("([0-9]{0,3})(.+)", word)
        assert match is not None
        place = int(match.group(1)) if match.group(1) else len(rows)
        if place > len(rows):
            raise UsageError(DAMAGED)
        rows.insert(place, match.group(2))
    return {**line, "play": rows} if rows else line


def _trick(cards: Sequence[Card], *, seats: int) -> str:
    return " ".join(cards) + " ..." * (len(cards) < seats)


def _step(word: str) -> int:
    if not re.fullmatch("[0-9]{1,5}", word):
        raise UsageError(DAMAGED)
    return int(word)


def _rows(record: Record, *, plain: bool) -> str:
    """Return the rows that are no tricks, each behind its place; or all of them, where tricks cannot be told by number."""
    data: Any = record_to_data(record)["lines"]
    rows = data[0].get("play", [])
    places = enumerate(zip(record.lines[0].play, rows, strict=True))
    if plain:
        return ",".join(rows)
    return ",".join(f"{place}{word}" for place, (row, word) in places if not isinstance(row, Trick))


def _table(record: Record) -> int:
    dealt_cards = frozenset(card for hand in record.hands.values() for card in hand)
    for place, (seats, pack) in enumerate(_TABLES):
        if len(record.hands) == seats and PACKS[pack] == dealt_cards:
            return place
    raise UsageError(f"a deal of {len(dealt_cards)} cards to {len(record.hands)} seats fits into no link")


def _seed(record: Record) -> str:
    """Return the seed of a deal that is a random one in all its parts but the line, or nothing."""
    match = _SEED_ID.fullmatch(record.id)
    if match is None:
        return ""
    seed = f"{'-' if match.group(1) else ''}{match.group(2)}"
    try:
        random = dealt(read_seed(seed))
    except UsageError:
        return ""
    same = (record.id, record.title, record.hands) == (random.id, random.title, random.hands)
    return seed if same and record.about in ("", random.about) else ""
