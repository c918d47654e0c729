"""`spadille deal`."""

from __future__ import annotations

import click

from spadille.cli import options
from spadille.cli.command import Command


@click.command("deal", cls=Command)
@click.option("--seed", metavar="N", help="A whole number; the same one gives the same hands for ever.")
@click.option(
    "--ruleset",
    "spec",
    metavar="ID",
    shell_complete=options.complete_ruleset,
    help="Deal the pack of this ruleset; without it, thirty-two cards.",
)
@options.as_json
def command(seed: str | None, spec: str | None, *, as_json: bool) -> None:
    """Deal at random, and print the deal as a record.

    Without --seed, a new one is drawn; the record says which. Nobody has played the deal: its contract is made up, so
    that there is something to replay.

    For example:

        spadille deal > deal.yaml
        spadille deal --seed 0
        spadille deal --seed 7 --ruleset sollo | spadille replay - --ruleset sollo
    """
    from spadille.cli import output
    from spadille.dealing import fresh_seed, random_record, read_seed
    from spadille.io.record_text import record_to_data, record_to_yaml
    from spadille.library import load_ruleset

    number = fresh_seed() if seed is None else read_seed(seed)
    record = random_record(number, None if spec is None else load_ruleset(spec))
    if as_json:
        output.write_json(record_to_data(record))
    else:
        output.write(record_to_yaml(record))
