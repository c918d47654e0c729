"""`spadille replay`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from spadille.cli import options
from spadille.cli.command import Command

if TYPE_CHECKING:
    from spadille.record import Record
    from spadille.ruleset import Ruleset
    from spadille.trace import Trace


@click.command("replay", cls=Command)
@click.argument("records", metavar="RECORD...", nargs=-1, required=True, type=options.file)
@options.ruleset
@options.line
@options.pack
@options.as_json
def command(records: tuple[str, ...], spec: str, line: str | None, *, pack: str, as_json: bool) -> int:
    """Play records under a ruleset.

    RECORD is a file with a deal, or - for standard input. People see hands, auction, tricks and the result item by
    item; --json prints one object a record, one a line. A record that cannot be read does not stop the others.

    Exit status: 0; 1 when an action is not allowed under the ruleset; 2 when a record or the call is wrong.

    For example:

        spadille replay deal.yaml --ruleset pierer-1863
        spadille replay deal.yaml --ruleset sollo+score.prime=none --line main
        spadille replay docs/deals/*.yaml --ruleset encyclopaedia-ru --json
        spadille deal | spadille replay - --ruleset parlett-2008 --pack german
    """
    from spadille.cli.records import load
    from spadille.cli.run import FINDING, FINE, WRONG, complain
    from spadille.errors import SpadilleError
    from spadille.game import replay
    from spadille.library import load_ruleset

    ruleset = load_ruleset(spec)
    present = _as_json if as_json else _for_people(ruleset, pack)
    status, shown = FINE, 0
    for name in records:
        try:
            record = load(name)
            trace = replay(record, ruleset, line=line)
        except SpadilleError as error:
            complain(error)
            status = WRONG
            continue
        present(record, trace, shown)
        shown += 1
        if trace.refusal is not None:
            status = max(status, FINDING)
    return status


def _as_json(_: Record, trace: Trace, __: int) -> None:
    from spadille.cli import output

    output.write(trace.to_json())


def _for_people(ruleset: Ruleset, pack: str) -> Callable[[Record, Trace, int], None]:
    from spadille.cli.show import replay, terminal
    from spadille.cli.show.words import Cards

    cards = Cards(pack)

    def present(record: Record, trace: Trace, shown: int) -> None:
        between = terminal.between_pages() if shown else []
        terminal.show([*between, *replay.page(record, trace, ruleset=ruleset, cards=cards)])

    return present
