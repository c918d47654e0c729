"""One scored result for people."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from spadille.cli.show import lent, terminal
from spadille.cli.show.reckoning import items_table
from spadille.cli.show.words import signed
from spadille.ruleset import Ruleset
from spadille.scheme import Result, Score


def page(score: Score, result: Result, *, ruleset: Ruleset) -> Iterator[RenderableType]:
    """Yield the parts of the page, blank lines between them."""
    outcome, total = score.outcome, score.reckoning.total
    made = Text(
        "Made" if score.reckoning.made else "Lost", style="bold green" if score.reckoning.made else "bold red"
    )
    tricks = (
        f": {ruleset.name(result.game)} with {outcome.tricks} of {outcome.of} tricks, under {score.ruleset}"
    )
    yield made.append(tricks, style="not bold")
    yield ""
    shares = [("declarer", total.declarer)]
    if total.partner is not None:
        shares.append(("partner", total.partner))
    shares += [("opponent", amount) for amount in total.opponents]
    table = terminal.columns("", *(who for who, _ in shares), numbers=range(1, len(shares) + 1))
    table.add_row(
        Text(score.unit.value, style="dim"), *(Text(signed(amount), style="bold") for _, amount in shares)
    )
    yield table
    if score.reckoning.items:
        yield ""
        yield items_table(score.reckoning.items)
    yield from lent.note(score.points, ruleset)
