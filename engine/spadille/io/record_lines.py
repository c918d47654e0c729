"""The lines of a record: the auction, the contract and the tricks of each way in which the deal went."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from spadille.errors import nearest
from spadille.io.card_words import shown
from spadille.io.record_play import play_of
from spadille.io.record_reader import Reader, plain_word
from spadille.io.tree import Items, Node, Text
from spadille.record import Call, Contract, Line
from spadille.seats import Seat
from spadille.state import SUFFIX

_GAME: Final = re.compile("[a-z][a-z0-9_]*")
_GAME_EXPECTED: Final = "a game in small letters, such as frage or solo"
_SUFFIXES: Final = tuple(word.strip() for word in SUFFIX.values() if word)
_CALL_EXPECTED: Final = (
    f"SEAT CALL, where the call is pass, hold or a game with {' or '.join(_SUFFIXES)} behind it or nothing"
)


def lines_of(node: Node, reader: Reader) -> tuple[Line, ...]:
    """Return the lines that could be read; what is wrong with them is noted."""
    nodes = reader.items(node, "lines")
    if not nodes and isinstance(node, Items):
        reader.note("lines: found an empty list; expected one line or more", node.line)
    first: dict[str, int] = {}
    lines = []
    for item in nodes:
        line, at = _line(item, reader)
        if line.id in first:
            message = f"lines: found the id {line.id!r} a second time (first in line {first[line.id]})"
            reader.note(f"{message}; expected every id once", at)
        elif line.id:
            first[line.id] = at
        lines.append(line)
    return tuple(lines)


def _line(node: Node, reader: Reader) -> tuple[Line, int]:
    parts = reader.fields(node, "line", required=("id",), optional=("auction", "contract", "play"))
    named = parts.get("id")
    id_ = reader.id(named, "line: id")
    what = f"line {id_!r}" if id_ else "line"
    auction = _auction(parts.get("auction"), f"{what}, auction", reader)
    contract = _contract(parts.get("contract"), f"{what}, contract", reader)
    play = play_of(parts.get("play"), f"{what}, play", reader)
    if parts and "contract" not in parts:
        if "auction" not in parts:
            reader.note(f"{what}: found neither 'contract' nor 'auction'; expected one of them", node.line)
        if "play" in parts:
            reader.note(f"{what}: found 'play' without 'contract'; expected both", parts["play"].line)
    return Line(id=id_, auction=auction, contract=contract, play=play), named.line if named else node.line


def _auction(node: Node | None, what: str, reader: Reader) -> tuple[Call, ...] | None:
    if node is None:
        return None
    calls = (_call(item, what, reader) for item in reader.items(node, what))
    return tuple(call for call in calls if call is not None)


def _call(node: Node, what: str, reader: Reader) -> Call | None:
    written = reader.text(node, what)
    if not written:
        return None
    seat, _, action = written.partition(" ")
    if not action:
        reader.note(f"{what}: found {shown(written)}; expected {_CALL_EXPECTED}", node.line)
        return None
    speaker = reader.seat(Text(seat, node.line), what)
    if fault := _call_fault(action):
        reader.note(f"{what}: {fault}", node.line)
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


def _contract(node: Node | None, what: str, reader: Reader) -> Contract | None:
    if node is None:
        return None
    parts = reader.fields(
        node,
        what,
        required=("declarer", "game", "trump"),
        optional=("called", "returns", "laid", "announce"),
    )
    declarer = reader.seat(parts.get("declarer"), f"{what}: declarer")
    game = _game(parts, what, reader)
    return Contract(
        declarer=declarer or Seat.FOREHAND,
        game=game,
        trump=reader.suit(parts.get("trump"), f"{what}: trump"),
        called=reader.card(parts.get("called"), f"{what}: called"),
        returns=reader.card(parts.get("returns"), f"{what}: returns"),
        laid=reader.card(parts.get("laid"), f"{what}: laid"),
        announces_tout=reader.word(parts.get("announce"), ("tout",), f"{what}: announce") is not None,
        line=node.line,
    )


def _game(parts: Mapping[str, Node], what: str, reader: Reader) -> str:
    node = parts.get("game")
    game = reader.text(node, f"{what}: game")
    if node is not None and game and not _GAME.fullmatch(game):
        reader.note(f"{what}: game: {_game_fault(game)}", node.line)
    return game
