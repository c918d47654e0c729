"""The lines of a record: the auction, the contract and the tricks of each way in which the deal went."""

from __future__ import annotations

import re
from typing import Final

from spadille.errors import nearest
from spadille.io.card_words import shown
from spadille.io.record_play import play_of
from spadille.io.record_reader import RecordReader, plain_word
from spadille.io.tree import Fields, Items, Node, Text
from spadille.record import Call, Contract, Line
from spadille.seats import Seat
from spadille.state import SUFFIX

_NEEDED: Final = ("declarer", "game", "trump")
"""What every contract says; one that is unfinished may lack the last."""
_MORE: Final = ("called", "returns", "laid", "announce", "unfinished")
_GAME: Final = re.compile("[a-z][a-z0-9_]*")
_GAME_EXPECTED: Final = "a game in small letters, such as frage or solo"
_SUFFIXES: Final = tuple(word.strip() for word in SUFFIX.values() if word)
_CALL_EXPECTED: Final = (
    f"SEAT CALL, where the call is pass, hold or a game with {' or '.join(_SUFFIXES)} behind it or nothing"
)


def lines_of(node: Node, reader: RecordReader) -> tuple[Line, ...]:
    """Return the lines that could be read; what is wrong with them is noted."""
    nodes = reader.items(node, "lines")
    if not nodes and isinstance(node, Items):
        reader.problem("lines: found an empty list; expected one line or more", node)
    pairs = [_line(item, reader) for item in nodes]
    reader.once([named for _, named in pairs if named is not None], "lines: id")
    return tuple(line for line, _ in pairs)


def _line(node: Node, reader: RecordReader) -> tuple[Line, Text | None]:
    """Return a line, and the text that names it."""
    parts = reader.fields(node, "line", required=("id",), optional=("auction", "contract", "play"))
    named = parts.get("id")
    name = reader.identifier(named, "line: id")
    what = f"line {name!r}" if name else "line"
    line = Line(
        id=name,
        auction=_auction(parts.get("auction"), f"{what}, auction", reader),
        contract=_contract(parts.get("contract"), f"{what}, contract", reader),
        play=play_of(parts.get("play"), f"{what}, play", reader),
    )
    if parts and "contract" not in parts:
        if "auction" not in parts:
            reader.problem(f"{what}: found neither 'contract' nor 'auction'; expected one of them", node)
        if "play" in parts:
            reader.problem(f"{what}: found 'play' without 'contract'; expected both", parts["play"])
    elif "play" in parts and line.contract is not None and line.contract.unfinished:
        message = f"{what}: found 'play' with a contract that is unfinished; expected one of the two"
        reader.problem(message, parts["play"])
    return line, named if isinstance(named, Text) and name else None


def _auction(node: Node | None, what: str, reader: RecordReader) -> tuple[Call, ...] | None:
    if node is None:
        return None
    calls = (_call(item, what, reader) for item in reader.texts(node, what))
    return tuple(call for call in calls if call is not None)


def _call(node: Text, what: str, reader: RecordReader) -> Call | None:
    seat, _, action = node.value.partition(" ")
    if not action:
        reader.problem(f"{what}: found {shown(node.value)}; expected {_CALL_EXPECTED}", node)
        return None
    speaker = reader.seat(Text(seat, node.line), what)
    if fault := _call_fault(action):
        reader.problem(f"{what}: {fault}", node)
        return None
    return None if speaker is None else Call(speaker, action, node.line)


def _call_fault(action: str) -> str | None:
    game, space, suffix = action.partition(" ")
    if space and suffix not in _SUFFIXES:
        hint = nearest(plain_word(suffix), _SUFFIXES)
        return (
            f"found {shown(suffix)} behind {shown(game)}; expected {' or '.join(_SUFFIXES)}, or nothing{hint}"
        )
    if space and game in ("pass", "hold"):
        return f"found {shown(suffix)} behind {game!r}; expected nothing there"
    return None if _GAME.fullmatch(game) else _game_fault(game)


def _game_fault(game: str) -> str:
    likely = plain_word(game)
    hint = f"; did you mean {likely!r}?" if _GAME.fullmatch(likely) else ""
    return f"found {shown(game)}; expected {_GAME_EXPECTED}{hint}"


def _contract(node: Node | None, what: str, reader: RecordReader) -> Contract | None:
    if node is None:
        return None
    required = _NEEDED[:-1] if _unfinished(node) else _NEEDED
    optional = [key for key in (*_NEEDED, *_MORE) if key not in required]
    parts = reader.fields(node, what, required=required, optional=optional)
    declarer = reader.seat(parts.get("declarer"), f"{what}: declarer")
    return Contract(
        declarer=declarer or Seat.FOREHAND,
        game=_game(parts.get("game"), f"{what}: game", reader),
        trump=reader.suit(parts.get("trump"), f"{what}: trump"),
        called=reader.card(parts.get("called"), f"{what}: called"),
        returns=reader.card(parts.get("returns"), f"{what}: returns"),
        laid=reader.card(parts.get("laid"), f"{what}: laid"),
        announces_tout=bool(reader.word(parts.get("announce"), f"{what}: announce", of=("tout",))),
        unfinished=bool(reader.word(parts.get("unfinished"), f"{what}: unfinished", of=("yes",))),
        line=node.line,
    )


def _unfinished(node: Node) -> bool:
    return isinstance(node, Fields) and any(key.value == "unfinished" for key, _ in node.entries)


def _game(node: Node | None, what: str, reader: RecordReader) -> str:
    game = reader.text(node, what)
    if node is not None and game and not _GAME.fullmatch(game):
        reader.problem(f"{what}: {_game_fault(game)}", node)
    return game
