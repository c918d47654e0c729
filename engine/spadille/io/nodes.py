"""YAML as a tree of texts with line numbers: no types are guessed, nothing is lost, every fault has a place."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO

from spadille.errors import DataError, Problem, nearest
from spadille.io import characters, json_text
from spadille.io.tree import Fields, Items, Node, Plain, Text, plain

__all__ = [
    "LARGEST",
    "Fields",
    "Items",
    "Node",
    "Plain",
    "Text",
    "parse",
    "plain",
    "read",
    "survey",
    "text_from",
    "text_of",
]

LARGEST = 1_000_000
"""Bytes in the largest file that is read; our own stay under 50,000."""

MOST_PROBLEMS = 200
"""How many problems of one file are listed."""

_STAND_IN = "\ufffd"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


def parse(text: str, file: str) -> Node:
    """Return the tree of one YAML (or JSON) document; DataError with every problem found.

    `file` is the name that messages carry. Lines count from 1 and may end in LF, CR LF or CR.
    """
    node, problems = survey(text, file)
    if node is None or problems:
        raise DataError(problems)
    return node


def survey(text: str, file: str) -> tuple[Node | None, list[Problem]]:
    """Return the tree as far as there is one, and every problem found, in the order of the file.

    For a reader that goes on: where keys occur twice and all else is well, the tree is complete, and holds both.
    """
    if len(text) > LARGEST:
        return None, [_too_large(f"more than {LARGEST}", file)]
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    refused = characters.refused(text, file)
    if refused:
        text = characters.REFUSED.sub(_STAND_IN, text)
    node, problems = _composed(text, file, patched=bool(refused))
    problems = sorted(dict.fromkeys([*refused, *problems]), key=lambda problem: problem.line or 0)
    if node is None and not problems:
        problems = [Problem(f"{_emptiness(text)}; expected 'key: value' lines such as 'format: 1'", file, 1)]
    return node, _listed(problems, file)


def read(path: Path) -> Node:
    """Read a file and return its tree; DataError when it cannot be read or is no document of ours."""
    return parse(text_of(path), str(path))


def text_of(path: Path) -> str:
    """Return the text of a file, its ends of lines as they are; DataError when it cannot be read or is no text."""
    file = str(path)
    try:
        data = _content(path)
    except (OSError, ValueError) as error:
        raise DataError([Problem(_unreadable(path, error), file)]) from None
    return _decoded(data, file)


def text_from(stream: BinaryIO, file: str) -> str:
    """Return the text that a stream holds, as `text_of`; `file` is the name that messages carry."""
    return _decoded(stream.read(LARGEST + 1), file)


def _composed(text: str, file: str, *, patched: bool) -> tuple[Node | None, list[Problem]]:
    found = json_text.compose(text, file)
    if found is None:
        from spadille.io import events

        found = events.compose(text, file, patched=patched)
    return found


def _listed(problems: list[Problem], file: str) -> list[Problem]:
    more = len(problems) - MOST_PROBLEMS
    if more <= 0:
        return problems
    return [*problems[:MOST_PROBLEMS], Problem(f"found {more} further problems, not listed", file)]


def _emptiness(text: str) -> str:
    return "the file holds nothing but comments" if "#" in text else "the file is empty"


def _content(path: Path) -> bytes:
    with path.open("rb") as stream:
        status = os.fstat(stream.fileno())
        if stat.S_ISREG(status.st_mode) and status.st_size > LARGEST:
            raise DataError([_too_large(str(status.st_size), str(path))])
        return stream.read(LARGEST + 1)


def _decoded(data: bytes, file: str) -> str:
    if len(data) > LARGEST:
        raise DataError([_too_large(f"more than {LARGEST}", file)])
    offset = data.find(b"\0")
    if data.startswith(_UTF_16):
        message = "found UTF-16; expected text in UTF-8"
        raise DataError([Problem(message, file, 1)])
    if offset >= 0:
        message = f"found a NUL byte at offset {offset}, as in a binary file; expected text in UTF-8"
        raise DataError([Problem(message, file, _line(data, offset))])
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"found the byte 0x{data[error.start]:02X} at offset {error.start}; expected text in UTF-8"
        raise DataError([Problem(message, file, _line(data, error.start))]) from None


def _line(data: bytes, offset: int) -> int:
    return data.count(b"\n", 0, offset) + 1


def _too_large(size: str, file: str) -> Problem:
    return Problem(f"found {size} bytes; expected a file of at most {LARGEST}", file)


def _unreadable(path: Path, error: OSError | ValueError) -> str:
    if isinstance(error, IsADirectoryError | PermissionError) and path.is_dir():
        return "found a folder; expected a file"
    if isinstance(error, FileNotFoundError):
        return f"found no such file; expected a file to read{nearest(path.name, _neighbours(path))}"
    if isinstance(error, PermissionError):
        return "found no permission to read the file; expected one that may be read"
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return f"found a path that cannot be opened ({reason}); expected a file to read"


def _neighbours(path: Path) -> list[str]:
    try:
        return sorted(neighbour.name for neighbour in path.parent.iterdir())
    except OSError:
        return []
