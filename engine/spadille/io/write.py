"""One spelling of values as YAML: what is read back, here and by any other reader, is what was given."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from spadille.io import characters
from spadille.io.builder import DEEPEST

WIDTH = 110
"""Columns of the longest line that is written, if its words allow."""

LONGEST_KEY = 100
"""Characters of the longest key; YAML takes a very long one for something else."""

Value = str | int | Sequence["Value"] | Mapping[str, "Value"]
"""What can be written. Numbers are whole, and read back as their digits."""

_BARE = re.compile(r"[^-?:,\[\]{}#&*!|>'\"%@`~=<.+\s](?:[^\t\n:#]|:(?! |\Z)|(?<! )#)*(?<! )")
_BRACKETED = re.compile(r"[^\[\]{},:?]*")
# What some reader of YAML 1.1 or 1.2 takes for a number, a time, a date, a truth or nothing.
_NO_TEXT = re.compile(
    r"[0-9][0-9_.,:]*(?:e[-+]?[0-9]+)?"
    r"|0[xob][0-9a-f_]+"
    r"|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[t ].*)?"
    r"|y|yes|n|no|true|false|on|off|null",
    re.IGNORECASE,
)
_SINGLE_SPACE = re.compile("(?<! ) (?! )")
_ESCAPES = {"\n": "\\n", "\t": "\\t", '"': '\\"', "\\": "\\\\"}


def emit(value: Value, *, flow: Collection[str] = (), block: Collection[str] = ()) -> str:
    """Return the value as a YAML text with a line feed at its end.

    A list of texts and numbers stands in one line if it fits; what belongs to a key of `flow` does so whatever it
    holds; what belongs to a key of `block` never does. ValueError: half a surrogate pair, a key longer than
    LONGEST_KEY, more nesting than is read; TypeError: a value that is none of ours, such as a bool.
    """
    _check(value)
    return "\n".join(_Style(frozenset(flow), frozenset(block)).entry("", value, width=WIDTH)) + "\n"


@dataclass(frozen=True, slots=True)
class _Style:
    """Which keys have their values in one line, and which never."""

    flow: frozenset[str]
    block: frozenset[str]

    def entry(
        self, head: str, value: Value, *, width: int, flow: bool = False, apart: bool = False
    ) -> list[str]:
        """Return `head` (`key:`, `-` or nothing) and the value, in lines of `width`."""
        line = None if apart else _in_one_line(value, flow=flow)
        before = f"{head} " if head else ""
        if line is not None and len(before) + len(line) <= width:
            return [before + line]
        if isinstance(value, str):
            folded = _folded(value, width - 2)
            return [f"{before}>-", *_indented(folded)] if folded else [before + _scalar(value)]
        if isinstance(value, int):
            return [f"{before}{value}"]
        if head == "-":
            first, *others = self._lines(value, width=width - 2, flow=flow)
            return [before + first, *_indented(others)]
        if head:
            return [head, *_indented(self._lines(value, width=width - 2, flow=flow))]
        return self._lines(value, width=width, flow=flow)

    def _lines(self, value: Sequence[Value] | Mapping[str, Value], *, width: int, flow: bool) -> list[str]:
        lines = []
        if isinstance(value, Mapping):
            for key, below in value.items():
                apart = key in self.block and not isinstance(below, str | int) and len(below) > 0
                head = f"{_scalar(key, bracketed=True)}:"
                lines += self.entry(head, below, width=width, flow=flow or key in self.flow, apart=apart)
        else:
            for item in value:
                lines += self.entry("-", item, width=width, flow=flow)
        return lines


def _check(value: Value, depth: int = 0) -> None:
    if isinstance(value, str):
        value.encode()  # UnicodeEncodeError is a ValueError
    elif isinstance(value, bool) or not isinstance(value, int | Sequence | Mapping):
        raise TypeError(f"cannot write {value!r}; expected a text, a whole number, a list or a mapping")
    elif not isinstance(value, int):
        if depth == DEEPEST:
            raise ValueError(f"cannot write more than {DEEPEST} levels of nesting")
        for item in value:
            if not isinstance(value, Mapping):
                _check(item, depth + 1)
            elif not isinstance(item, str) or len(item) > LONGEST_KEY:
                raise ValueError(
                    f"cannot write the key {item!r}; expected a text of at most {LONGEST_KEY} characters"
                )
            else:
                _check(item)
                _check(value[item], depth + 1)


def _in_one_line(value: Value, *, flow: bool, bracketed: bool = False) -> str | None:
    """Return the value in one line if it may stand so: bare, in quotes or in brackets."""
    if isinstance(value, str | int):
        return _scalar(value, bracketed=bracketed)
    if isinstance(value, Mapping):
        if value and not flow:
            return None
        pairs = (
            f"{_scalar(key, bracketed=True)}: {_in_one_line(below, flow=True, bracketed=True)}"
            for key, below in value.items()
        )
        return "{" + ", ".join(pairs) + "}"
    if not flow and not all(isinstance(item, str | int) for item in value):
        return None
    return "[" + ", ".join(str(_in_one_line(item, flow=True, bracketed=True)) for item in value) + "]"


def _scalar(value: str | int, *, bracketed: bool = False) -> str:
    if isinstance(value, int):
        return str(value)
    bare = _BARE.fullmatch(value) and not _NO_TEXT.fullmatch(value) and not _hidden(value)
    if bare and (not bracketed or _BRACKETED.fullmatch(value)):
        return value
    return '"' + "".join(_escaped(character) for character in value) + '"'


def _escaped(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    return characters.escape(character) if _hidden(character) else character


def _hidden(text: str) -> bool:
    return bool(characters.ODD.search(text) or characters.REFUSED.search(text) or "\r" in text)


def _folded(text: str, width: int) -> list[str]:
    """Return the lines of a folded block that reads back as the text; none when no such block does."""
    paragraphs = text.split("\n")
    if "\t" in text or _hidden(text) or not paragraphs[0] or not paragraphs[-1]:
        return []
    lines: list[str] = []
    for paragraph in paragraphs:
        if paragraph.startswith(" ") or paragraph.endswith(" "):
            return []
        if lines:
            lines.append("")
        lines += _wrapped(paragraph, width)
    return lines


def _wrapped(paragraph: str, width: int) -> list[str]:
    lines: list[str] = []
    for word in _SINGLE_SPACE.split(paragraph):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        elif word:
            lines.append(word)
    return lines


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"  {line}" if line else "" for line in lines]
