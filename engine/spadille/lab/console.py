"""Python for the curious: code of a reader's own, with the engine and the deal at hand.

It runs where the page's engine runs, which is the reader's own browser; it can do there what any page can, and no more.
"""

from __future__ import annotations

import ast
import contextlib
import linecache
import traceback
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from io import TextIOBase
from typing import Any, Final

from spadille.record import Record

MOST: Final = 20_000
"""Characters that are shown of what is printed, and of a value."""

_FILE: Final = "<input {number}>"
_LAST: Final = "_"
"""The name of the last value."""


class _Paper(TextIOBase):
    """Takes what is printed, and keeps the beginning."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[str] = []
        self.room = MOST
        self.lost = 0

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        """Keep as much of the text as there is room for."""
        shown = text[: self.room]
        if shown:
            self.kept.append(shown)
        self.room -= len(shown)
        self.lost += len(text) - len(shown)
        return len(text)

    @property
    def text(self) -> str:
        """What was kept."""
        return "".join(self.kept)


@dataclass(slots=True)
class _Session:
    """The names that a reader has defined so far."""

    names: dict[str, Any] = field(default_factory=dict)
    runs: int = 0
    given: tuple[Record, str | None] | None = None
    """The deal that was handed in last: one that is handed in again leaves the reader's names alone."""

    def take(self, record: Record, line: str | None) -> None:
        if self.given != (record, line):
            self.given = (record, line)
            self.names |= {"deal": record, "line": line or record.lines[0].id}


@cache
def _session() -> _Session:
    # Nothing else in the package needs the package as a whole; a reader is handed it.
    spadille = import_module("spadille")
    session = _Session()
    session.names |= {"__name__": "__main__", "__builtins__": __builtins__, "spadille": spadille}
    session.names |= {name: getattr(spadille, name) for name in ("replay", "compare", "load_ruleset")}
    return session


def run(*, code: str, record: Record | None = None, line: str | None = None) -> dict[str, Any]:
    """Run code and return what it printed, its last value if it has one, or the error it ended with.

    Names persist from one run to the next. `deal` is the record that was handed in, `line` the id of its line; `spadille`,
    `replay`, `compare` and `load_ruleset` are at hand. `cut` tells how many characters are not shown.
    """
    session = _session()
    if record is not None:
        session.take(record, line)
    session.runs += 1
    file = _FILE.format(number=session.runs)
    linecache.cache[file] = (len(code), None, code.splitlines(keepends=True), file)
    paper = _Paper()
    value = error = None
    with contextlib.redirect_stdout(paper), contextlib.redirect_stderr(paper):
        try:
            value = _value(code, file, session.names)
        except (Exception, SystemExit) as raised:  # noqa: BLE001 - whatever it is, the reader is told
            error = _told(raised)
    shown, lost = (None, 0) if value is None else (value[:MOST], max(0, len(value) - MOST))
    return {"out": paper.text, "value": shown, "error": error, "cut": paper.lost + lost}


def _value(code: str, file: str, names: dict[str, Any]) -> str | None:
    """Run the code and return its last value as it is written, or None where it has none."""
    tree = ast.parse(code, file)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, file, "exec"), names)  # noqa: S102 - the reader's own code, in the reader's own browser
    if not isinstance(last, ast.Expr):
        return None
    value = eval(compile(ast.Expression(last.value), file, "eval"), names)  # noqa: S307
    if value is None:
        return None
    names[_LAST] = value
    return repr(value)


def _told(raised: BaseException) -> str:
    """Return the error as a short traceback: the lines of the reader's own code, and what was wrong."""
    frames = [
        frame for frame in traceback.extract_tb(raised.__traceback__) if frame.filename.startswith("<input ")
    ]
    lines = ["Traceback (most recent call last):\n", *traceback.format_list(frames)] if frames else []
    lines += traceback.format_exception_only(raised)
    text = "".join(lines).rstrip("\n")
    return text if len(text) <= MOST else f"{text[: MOST - 1]}…"
