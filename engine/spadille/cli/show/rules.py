"""The rulings of one ruleset for people: all of them in short, or one in full."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from spadille import collation
from spadille.cli.show import terminal
from spadille.cli.show.words import GRADE_STYLES, answer, grade, in_full, places
from spadille.collation import Entry
from spadille.ruleset import Ruleset


def page(ruleset: Ruleset) -> Iterator[RenderableType]:
    """Yield the rulings, part of the game by part of the game: question, answer, grade and place."""
    yield terminal.heading(ruleset.title, ruleset.spec)
    yield Text(f"Read: {ruleset.read}", style="dim")
    for phase, points in groupby(collation.points_of(ruleset), key=lambda point: point.phase):
        yield ""
        yield Text(phase.upper(), style="bold")
        for point in points:
            found = collation.entry(ruleset, point)
            yield Text(point.id, style="cyan").append(
                f"  {collation.question(point, [ruleset])}", style="default dim"
            )
            yield terminal.indented(_short(found))


def _short(found: Entry) -> Text:
    line = Text(answer(found.played.answer), style="bold")
    line.append("  ")
    line.append(found.ruling.grade.value, style=f"not bold {GRADE_STYLES[found.ruling.grade]}")
    if found.ruling.answer is None:
        line.append(": the editors' answer is played", style="not bold dim")
    elif found.exchanged:
        line.append(": exchanged", style="not bold dim")
    if found.ruling.cites:
        line.append(f": {places(found.ruling.cites)}", style="not bold")
    if found.ruling.rivals:
        number = len(found.ruling.rivals)
        line.append(f" ({number} rival{'s' * (number > 1)})", style="not bold dim")
    return line


def one(ruleset: Ruleset, found: Entry) -> Iterator[RenderableType]:
    """Yield one ruling in full, with the other answers that the question has."""
    point, own = found.point, found.own
    yield terminal.heading(collation.question(point, [ruleset]), point.id)
    yield Text(point.matters, style="dim")
    yield ""
    yield Text("Under ").append(ruleset.spec, style="bold")
    if own is None or own.answer is None:
        said = {"silent": "The source does not say.", "unread": "We have not read what it says."}
        reason = said[own.grade.value] if own is not None else "The edition records nothing of the source."
        yield terminal.indented(Text(reason).append(f" {own.note}" if own is not None and own.note else ""))
    else:
        yield from _attested(found)
    if found.played is not own:
        yield terminal.indented(Text(f"Played instead, our own answer: {_worded(found)}"))
        yield terminal.indented(Text(found.played.note, style="dim"), 4)
    if found.ruling.rivals:
        yield ""
        yield Text("Rival readings")
        for rival in found.ruling.rivals:
            yield terminal.indented(
                Text(answer(rival.answer), style="bold").append(f"  {places(rival.cites)}", "not bold")
            )
            yield terminal.indented(Text(rival.note, style="dim"), 4)
    yield from _options(found)


def _attested(found: Entry) -> Iterator[RenderableType]:
    ruling = found.ruling
    yield terminal.indented(Text(_worded(found)))
    yield terminal.indented(
        grade(ruling.grade).append(f": {places(ruling.cites)}" if ruling.cites else "", "default")
    )
    if ruling.note:
        yield terminal.indented(Text(ruling.note, style="dim"))


def _worded(found: Entry) -> str:
    raw = found.played.answer
    assert raw is not None
    return f"{answer(raw)}. {in_full(found.point, raw)}"


def _options(found: Entry) -> Iterator[RenderableType]:
    others = {word: said for word, said in found.point.kind.options().items() if word != found.played.answer}
    if not others:
        return
    yield ""
    yield Text("Other answers to the question")
    for word, said in others.items():
        yield terminal.indented(Text(word, style="bold").append(f"  {said}", style="not bold"))
