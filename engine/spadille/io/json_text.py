"""JSON as the same tree. Needs no YAML library, so it works where none is (a page in the browser)."""

from __future__ import annotations

import json
import re

from spadille.errors import Problem
from spadille.io import characters
from spadille.io.builder import DEEPEST, Builder, TooDeepError
from spadille.io.tree import Node, Text

_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]|[^\s\[\]{}:,"]+')
_HALF_OF_A_PAIR = re.compile("[\ud800-\udfff]")


def compose(text: str, file: str) -> tuple[Node | None, list[Problem]] | None:
    """Return the tree of a JSON list or object and its problems; None when the text is no JSON.

    Numbers, `true`, `false` and `null` become texts as written.
    """
    if not text.lstrip().startswith(("{", "[")) or not _is_json(text):
        return None
    builder = Builder(file)
    line, end = 1, 0
    try:
        for token in _TOKEN.finditer(text):
            line += text.count("\n", end, token.start())
            end = token.start()
            _take(token.group(), line, builder)
    except TooDeepError:
        pass
    return builder.root, builder.problems


def half_of_a_pair(value: str) -> str | None:
    """Return the first code point of the text that is half of a surrogate pair, as a message has it."""
    match = _HALF_OF_A_PAIR.search(value)
    return match and (
        f"found {characters.name(match.group())} in a text; expected both halves, or the character itself"
    )


def pairs_joined(value: str) -> str:
    """Return the text with each surrogate pair as the one character that it stands for."""
    return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def _is_deep(text: str) -> bool:
    """Tell whether more is nested than is read: in a browser, the library's own reader would not survive a thousand levels."""
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += (token.group() in ("{", "[")) - (token.group() in ("}", "]"))
        if depth > DEEPEST:
            return True
    return False


def _is_json(text: str) -> bool:
    if _is_deep(text):
        return False
    # As texts: a number may be longer than Python likes to convert.
    try:
        json.loads(text, parse_int=str, parse_float=str)
    except (ValueError, RecursionError):
        return False
    return True


def _take(token: str, line: int, builder: Builder) -> None:
    if token in ("{", "["):
        builder.open(line, mapping=token == "{")
    elif token in ("}", "]"):
        builder.close()
    else:
        value = token
        if token.startswith('"'):
            value = json.loads(token) if "\\" in token else token[1:-1]
        if fault := half_of_a_pair(value):
            builder.problem(fault, line)
        if builder.wants_key and characters.ODD.search(token):
            builder.problem(characters.in_key(token[1:-1]), line)
            builder.put_faulty_key(Text(value, line))
        else:
            builder.put(Text(value, line))
