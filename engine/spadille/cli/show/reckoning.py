"""What a result is worth, item by item, with the ruling behind each figure."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from spadille.cli.show import terminal
from spadille.cli.show.words import grade, places, signed
from spadille.outcome import Item


def items_table(items: Iterable[Item]) -> Table:
    """Return one row an item: what declarer has of it, what it is, and where the figure stands."""
    table = terminal.columns("", "", "Rule point", "Grade", "Where", numbers=[0])
    for item in items:
        table.add_row(
            Text(signed(item.amount), style="bold"),
            item.label,
            Text(item.point, style="cyan"),
            grade(item.grade),
            places(item.cites) or "–",
        )
    return table
