"""The page on which people read: as wide as the terminal, within reason, and eighty columns elsewhere."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spadille.io import characters

_STEERS: Final = re.compile(f"{characters.REFUSED.pattern}|[\u202a-\u202e\u2066-\u2069]")

USUAL: Final = 80
WIDEST: Final = 110


def page() -> Console:
    """Return the console for standard output; colours and NO_COLOR are handled by rich."""
    console = Console(highlight=False, markup=False, emoji=False)
    if console.is_terminal or "COLUMNS" in os.environ:
        console.width = max(40, min(console.width, WIDEST))
    else:
        console.width = USUAL
    return console


def show(renderables: Iterable[RenderableType]) -> None:
    """Print one thing after another, without blanks at the ends of lines."""
    console = page()
    with console.capture() as captured:
        for renderable in renderables:
            console.print(renderable)
    for line in captured.get().splitlines():
        sys.stdout.write(f"{line.rstrip()}\n")


def between_pages() -> list[RenderableType]:
    """Return what stands between two pages on one screen."""
    return ["", Rule(style="dim"), ""]


def heading(text: str, *rest: str) -> Text:
    """Return a title, and beside it what qualifies it; what would steer the terminal is shown as an escape."""
    line = Text(_STEERS.sub(lambda sign: characters.escape(sign[0]), text), style="bold")
    for part in rest:
        line.append(f"  {part}", style="not bold dim")
    return line


def grid(*, widths: Iterable[int | None] = ()) -> Table:
    """Return a table without lines; a width of None takes what is left."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for width in widths:
        table.add_column(width=width, overflow="fold")
    return table


def indented(renderable: RenderableType, by: int = 2) -> Padding:
    """Return something moved to the right."""
    return Padding(renderable, (0, 0, 0, by))


def columns(*heads: str, numbers: Iterable[int] = ()) -> Table:
    """Return a table with heads and one line beneath them; `numbers` are the columns set to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    right = set(numbers)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place in right else "left", overflow="fold")
    return table


def unbroken(table: Table, *places: int, most: int = 30) -> Table:
    """Return the table with these columns as wide as their texts, unless one is longer than `most`: ids stay whole."""
    for place in places:
        column = table.columns[place]
        lines = (line for cell in column.cells for line in str(cell).split("\n"))
        column.no_wrap = max(map(cell_len, lines), default=0) <= most
    return table
