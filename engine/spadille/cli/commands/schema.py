"""`spadille schema`."""

from __future__ import annotations

import click

from spadille.cli.command import Command


@click.command("schema", cls=Command)
@click.option("--json", "as_json", is_flag=True, help="The same: a schema is data in any case.")
def command(*, as_json: bool) -> None:
    """Print the JSON Schema of records, rulesets and sources, for editors and other programs.

    For example:

        spadille schema > rulesets/_schema.json
    """
    from spadille.cli import output
    from spadille.schema import schema_text

    output.write(schema_text())
