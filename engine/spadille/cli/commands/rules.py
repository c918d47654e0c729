"""`spadille rules`."""

from __future__ import annotations

import click

from spadille.cli import options
from spadille.cli.command import Command


@click.command("rules", cls=Command)
@click.argument("spec", metavar="ID", shell_complete=options.complete_ruleset)
@click.option("--point", metavar="P", shell_complete=options.complete_point, help="One rule point in full.")
@options.as_json
def command(spec: str, point: str | None, *, as_json: bool) -> None:
    """Show the rulings of a ruleset, each with its grade and where it stands.

    Where the source is silent or was not read, the answer shown is the editors' own, which is played instead.
    --point shows one ruling in full: its question, its note, its rivals, and the other answers that there are.

    For example:

        spadille rules pierer-1863
        spadille rules altenburg-1988 --point auction.two_queens
        spadille rules hammer-1811 --json
    """
    from spadille import collation
    from spadille.library import load_ruleset
    from spadille.vocabulary import find

    ruleset = load_ruleset(spec)
    found = None if point is None else collation.entry(ruleset, find(point))
    if as_json:
        from spadille.cli import output

        data = collation.rulings(ruleset)
        if found is not None:
            data["rulings"] = {found.point.id: found.as_json(ruleset.id)}
        output.write_json(data)
        return
    from spadille.cli.show import rules, terminal

    terminal.show(rules.page(ruleset) if found is None else rules.one(ruleset, found))
