"""A record under several rulesets for people: who parts from the base, where, and by which answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from spadille import collation
from spadille.cli.show import terminal
from spadille.cli.show.words import answer, grade, places, signed
from spadille.comparison import Against, Comparison, Parting
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.trace import Trace
from spadille.vocabulary import find, rank


def page(
    record: Record, comparison: Comparison, *, base: Ruleset, others: Sequence[Ruleset]
) -> Iterator[RenderableType]:
    """Yield the parts of the page, blank lines between them."""
    yield terminal.heading(record.title, f"{record.id}, line {comparison.base.line}")
    yield ""
    yield Text(f"Scores: {', '.join(record.hands)}", style="dim")
    yield _overview(comparison)
    guilty = sorted({point for against in comparison.against for point in against.points}, key=rank)
    parted = [
        (other, against) for other, against in zip(others, comparison.against, strict=True) if against.first
    ]
    for point_id in guilty:
        yield ""
        yield from _answers(point_id, base, parted)


def _overview(comparison: Comparison) -> Table:
    table = terminal.columns("Ruleset", "Result", "Parts at", "Because of")
    base = comparison.base
    table.add_row(Text(base.ruleset, style="bold"), _result(base), Text("base", style="dim"), "")
    for against in comparison.against:
        trace = against.trace
        where = _place(against.first) if against.first else Text("same", style="green")
        table.add_row(trace.ruleset, _result(trace), where, _points(against))
    return terminal.unbroken(table, 0, 3)


def _result(trace: Trace) -> Text:
    if trace.scores is None:
        return Text(trace.status, style="red" if trace.refusal else "dim")
    return Text(" ".join(signed(amount) for amount in trace.scores.values()))


def _place(first: Parting) -> Text:
    if first.phase == "score":
        return Text("the result")
    place = first.phase if first.trick is None else f"trick {first.trick}"
    return Text(f"{place}, {first.seat}" if first.seat else place)


def _points(against: Against) -> Text:
    return Text("\n".join(against.points), style="cyan")


def _answers(
    point_id: str, base: Ruleset, parted: Sequence[tuple[Ruleset, Against]]
) -> Iterator[RenderableType]:
    """Yield the question, the base's answer, and the answers of those who part from it by this point."""
    point = find(point_id)
    yield Text(point_id, style="cyan").append(f"  {collation.question(point, [base])}", style="default")
    table = terminal.grid()
    for ruleset in (base, *(other for other, against in parted if point_id in against.points)):
        found = collation.entry(ruleset, point)
        where = places(found.ruling.cites) or ("our own answer" if found.ruling.answer is None else "–")
        table.add_row(
            ruleset.spec, Text(answer(found.played.answer), style="bold"), grade(found.ruling.grade), where
        )
    yield terminal.indented(terminal.unbroken(table, 0, 2))
