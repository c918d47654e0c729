"""The bibliography for people: each work with what of it was read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.text import Text

from spadille.bibliography import cite_text
from spadille.cli.show import terminal
from spadille.source import Source


def page(sources: Iterable[Source]) -> Iterator[RenderableType]:
    """Yield the works in the order given."""
    for source in sources:
        yield Text(source.id, style="bold")
        yield terminal.indented(Text(cite_text(source)))
        read = Text(f"Read: {source.read.extent}. ", style="dim").append(source.read.what)
        yield terminal.indented(read)
        witnesses = dict.fromkeys(report.source for report in source.known_through)
        if witnesses:
            yield terminal.indented(Text(f"Known through {', '.join(witnesses)}.", style="dim"))
