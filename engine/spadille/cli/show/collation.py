"""Rulesets side by side for people: columns while they fit, and else grouped by answer like a critical apparatus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spadille.cli.show import terminal
from spadille.cli.show.words import GRADE_STYLES, answer
from spadille.collation import Entry, Row
from spadille.ruleset import Ruleset

MOST_COLUMNS: Final = 3
"""As many rulesets have room beside one another in eighty columns."""


def page(rows: Sequence[Row], rulesets: Sequence[Ruleset]) -> Iterator[RenderableType]:
    """Yield the collation."""
    if not rows:
        yield Text("These sources nowhere differ: where two of them answer, they answer alike.")
    elif len(rulesets) <= MOST_COLUMNS:
        yield _line([Text(ruleset.spec, style="bold") for ruleset in rulesets])
        for row in rows:
            yield _head(row)
            yield _line([_cell(row.entries.get(ruleset.spec)) for ruleset in rulesets])
    else:
        for row in rows:
            yield _head(row)
            yield from _apparatus(row)


def _head(row: Row) -> Text:
    head = Text("≠ " if row.differs else "  ", style="bold").append(row.point.id, style="cyan")
    return head.append(f"  {row.question}", style="not bold dim")


def _line(cells: Sequence[Text]) -> Padding:
    """Return cells side by side, of one width each."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in cells:
        table.add_column(ratio=1, overflow="fold")
    table.add_row(*cells)
    return terminal.indented(table, 4)


def _cell(entry: Entry | None) -> Text:
    if entry is None:
        return Text("–", style="dim")
    style = GRADE_STYLES[entry.ruling.grade]
    if entry.own is None or entry.own.answer is None:
        return Text(_silence(entry), style=style).append(f" [{answer(entry.played.answer)}]", style="dim")
    return Text(answer(entry.own.answer)).append(f" ({entry.own.grade})", style=style)


def _silence(entry: Entry) -> str:
    return entry.own.grade.value if entry.own else "not asked"


def _apparatus(row: Row) -> Iterator[RenderableType]:
    """Yield each answer with those who give it."""
    for said, entries in _grouped(row).items():
        line = Text(said, style="bold" if _answers(entries[0][1]) else "magenta")
        line.append(": ", style="default not bold")
        line.append(", ".join(f"{spec}{_remark(entry)}" for spec, entry in entries), style="default not bold")
        yield terminal.indented(line, 4)


def _grouped(row: Row) -> dict[str, list[tuple[str, Entry]]]:
    """Return those who give each answer; the silent and the unread come last."""
    groups: dict[str, list[tuple[str, Entry]]] = {}
    for has_answer in (True, False):
        for spec, entry in row.entries.items():
            if _answers(entry) is has_answer:
                said = answer(entry.ruling.answer) if has_answer else _silence(entry)
                groups.setdefault(said, []).append((spec, entry))
    return groups


def _answers(entry: Entry) -> bool:
    return entry.own is not None and entry.own.answer is not None


def _remark(entry: Entry) -> str:
    if not _answers(entry):
        return f" [{answer(entry.played.answer)}]"
    return f" ({entry.ruling.grade})"
