"""`spadille compare`."""

from __future__ import annotations

import click

from spadille.cli import options
from spadille.cli.command import Command


@click.command("compare", cls=Command)
@click.argument("record", metavar="RECORD", type=options.file)
@click.option(
    "--rulesets",
    "specs",
    metavar="A,B,...",
    shell_complete=options.complete_rulesets,
    help="The base and the others; without it, the edition's base text against all.",
)
@options.line
@options.as_json
def command(record: str, specs: str | None, line: str | None, *, as_json: bool) -> None:
    r"""Play one record under several rulesets, and say where they part and why.

    The first ruleset named is the base. For each of the others: the first step at which anything differs, and the rule
    points responsible for it, with what both sources say on them.

    For example:

        spadille compare deal.yaml
        spadille compare deal.yaml --rulesets encyclopaedia-ru,wikipedia-2018
        spadille compare deal.yaml --line stopped \
            --rulesets altenburg-1988,altenburg-1988+play.first_lead=declarer
    """
    from spadille.cli.records import load
    from spadille.comparison import compare
    from spadille.library import all_rulesets, load_all

    base, *others = all_rulesets() if specs is None else load_all(specs)
    deal = load(record)
    comparison = compare(deal, base, others, line=line)
    if as_json:
        from spadille.cli import output

        output.write_json(comparison.as_json())
        return
    from spadille.cli.show import comparison as pages
    from spadille.cli.show import terminal

    terminal.show(pages.page(deal, comparison, base=base, others=others))
