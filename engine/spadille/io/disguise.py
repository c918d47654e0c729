"""Odd characters in the places of structure: what looks like indentation or a key, and is something else."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from spadille.io.characters import EDGE, ODD, in_key, instead, names

_EDGE = EDGE.pattern.strip("[]")
_ODD = ODD.pattern.strip("[]")
_SIGN = "(?P<sign>-|[a-z_][a-z0-9_.-]*:)"

_FRONT = re.compile(f"{_SIGN}?(?P<run>[{_EDGE}]+)")
_INDENT = re.compile(f" *(?P<run>[{_EDGE}][ {_EDGE}]*)")
_KEY_FRONT = re.compile(f"[{_ODD}]+")
_LEADING = re.compile(f" *(?:- +)*(?P<run>[\\t{_ODD}][ \\t{_ODD}]*)")
_BEHIND = re.compile(f" *(?:- +)*{_SIGN}(?P<run>[ \\t{_EDGE}]*[\\t{_EDGE}])")


def in_scalar(raw: str, *, is_key: bool, begins_line: bool) -> Iterator[tuple[str, int]]:
    """Yield what is odd in a scalar as written, and how many lines below its first.

    Not for the inside of quotes or blocks, where every character is meant, unless it is a key.
    """
    if is_key:
        for message in _in_key(raw, begins_line=begins_line):
            yield message, 0
        return
    first, *others = raw.split("\n")
    if match := _FRONT.match(first):
        place = "in the indentation" if begins_line else "before a text"
        yield _message(match["run"], f"behind {match['sign']!r}" if match["sign"] else place), 0
    for below, line in enumerate(others, start=1):
        if match := _INDENT.match(line):
            yield _message(match["run"], "in the indentation"), below
    end = len(raw)
    while end and EDGE.match(raw[end - 1]):
        end -= 1
    if end and raw[end:]:
        yield _message(raw[end:], "behind a text"), len(others)


def in_lines(text: str, covered: Container[int]) -> dict[int, str]:
    """Return, by line (from 1), what is odd at the beginning of lines of a text whose structure cannot be read.

    `covered` are the lines known to lie inside quotes or blocks.
    """
    findings = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if number in covered:
            continue
        if match := _LEADING.match(line):
            findings[number] = _message(match["run"], "in the indentation")
        elif match := _BEHIND.match(line):
            findings[number] = _message(match["run"], f"behind {match['sign']!r}")
    return findings


def _in_key(raw: str, *, begins_line: bool) -> Iterator[str]:
    front = _KEY_FRONT.match(raw)
    if begins_line and front:
        yield _message(front.group(), "in the indentation")
        raw = raw[front.end() :]
    if ODD.search(raw):
        yield in_key(raw.strip("\"'"))


def _message(run: str, where: str) -> str:
    return f"found {names(run)} {where}; expected {instead(run)}"
