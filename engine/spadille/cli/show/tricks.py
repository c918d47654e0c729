"""The table of tricks: one row a trick, one column a seat, the leader and the winner marked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.table import Table
from rich.text import Text

from spadille.cards import ALL_CARDS, Card
from spadille.cli.show import terminal
from spadille.cli.show.words import Cards
from spadille.seats import Seat
from spadille.trace import Step, Trace

LEADS: Final = "›"
WINS: Final = "*"
REFUSED: Final = "✗"


def legend(trace: Trace) -> str:
    """Return what the marks in the table mean."""
    refused = f", {REFUSED} is refused" if trace.refusal is not None else ""
    return f"{LEADS} leads, {WINS} wins{refused}"


def tricks_table(trace: Trace, seats: tuple[Seat, ...], cards: Cards) -> Table:
    """Return the tricks as far as they were played, with whatever else happened in between."""
    table = terminal.columns("", *(seat.value for seat in seats), numbers=[0])
    for trick, steps in groupby(_played(trace), key=lambda step: step.trick):
        for number, cells in _rows(trace, trick or 0, list(steps), cards):
            table.add_row(number, *(cells.get(seat, Text()) for seat in seats))
    return table


def _played(trace: Trace) -> Iterator[Step]:
    """Yield the steps of the play, and the refused one as if it had been taken."""
    yield from (step for step in trace.steps if step.phase == "play")
    refusal = trace.refusal
    if refusal is not None and refusal.phase == "play" and refusal.seat is not None:
        action = f"{REFUSED} {refusal.action}"
        yield Step("play", refusal.trick, refusal.seat, action, refusal.legal, refusal.asked)


def _rows(
    trace: Trace, trick: int, steps: list[Step], cards: Cards
) -> Iterator[tuple[str, dict[Seat, Text]]]:
    """Yield a row for each event beside the cards, and then the trick itself."""
    cells: dict[Seat, Text] = {}
    winner = trace.tricks[trick - 1].winner if trick <= len(trace.tricks) else None
    for step in steps:
        assert step.seat is not None
        action = step.action.removeprefix(f"{REFUSED} ")
        if action not in ALL_CARDS:
            yield "", {step.seat: Text(cards.action(step.action), style="italic")}
            continue
        mark = REFUSED if action != step.action else LEADS if not cells else " "
        cell = Text(f"{mark} ", style="bold red" if mark == REFUSED else "bold")
        cell.append_text(cards.card(Card(action)))
        if step.seat == winner:
            cell.append(f" {WINS}", style="bold")
        cells[step.seat] = cell
    if cells:
        yield str(trick), cells
