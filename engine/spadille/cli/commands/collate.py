"""`spadille collate`."""

from __future__ import annotations

import click

from spadille.cli import options
from spadille.cli.command import Command


@click.command("collate", cls=Command)
@click.argument("specs", metavar="[ID...]", nargs=-1, shell_complete=options.complete_ruleset)
@click.option("--differences", is_flag=True, help="Only the rule points on which two sources differ.")
@options.as_json
def command(specs: tuple[str, ...], *, differences: bool, as_json: bool) -> None:
    """Set rulesets side by side, rule point by rule point.

    Without any ID, all of them. A source that is silent, or that we could not read, differs from none; what is played
    in its place is shown in brackets.

    For example:

        spadille collate --differences
        spadille collate altenburg-1988 encyclopaedia-ru pierer-1863
        spadille collate parlett-2008 encyclopaedia-ru --differences --json
    """
    from spadille import collation
    from spadille.errors import UsageError
    from spadille.library import all_rulesets, load_each

    if len(set(specs)) < len(specs):
        twice = next(spec for spec in specs if specs.count(spec) > 1)
        raise UsageError(f"{twice!r} is named twice; expected every ruleset once")
    rulesets = load_each(specs) or all_rulesets()
    rows = [row for row in collation.collate(rulesets) if row.differs or not differences]
    if as_json:
        from spadille.cli import output

        output.write_json({"points": [row.as_json() for row in rows]})
        return
    from spadille.cli.show import collation as pages
    from spadille.cli.show import terminal

    terminal.show(pages.page(rows, rulesets))
