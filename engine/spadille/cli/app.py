"""The program and its commands; the module of a command is imported when the command is called."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import click

from spadille.cli.command import SETTINGS, PlainHelp
from spadille.errors import nearest

COMMANDS: Final = (
    "replay",
    "compare",
    "rules",
    "collate",
    "score",
    "deal",
    "sources",
    "check",
    "fmt",
    "schema",
    "completion",
)
"""Every command in the order of the help: each is a module of `spadille.cli.commands`."""

NOT_YET: Final = ("simulate", "solve")
"""Commands that are promised (docs/reference/commands.md)."""


class Program(PlainHelp, click.Group):
    """A group that knows its commands by name alone until one is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the names of the commands in the order of the help."""
        return list(COMMANDS)

    def get_command(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's signature
        cmd_name: str,
    ) -> click.Command | None:
        """Import a command; None when there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        module: Any = import_module(f"spadille.cli.commands.{cmd_name}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is called; an error names the nearest one."""
        if args[0] in NOT_YET and not ctx.resilient_parsing:
            ctx.fail(f"the command {args[0]!r} is planned, and not there yet")
        if args[0] not in COMMANDS and not args[0].startswith("-") and not ctx.resilient_parsing:
            ctx.fail(f"there is no command {args[0]!r}{nearest(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)


def _print_version(ctx: click.Context, _: click.Parameter, value: bool) -> None:  # noqa: FBT001 - as click calls it
    if value and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"spadille {version('spadille')}")
        ctx.exit()


@click.group(cls=Program, context_settings=SETTINGS)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and exit.",
)
def app() -> None:
    """Play German Solo by its sources.

    Spadille knows what each source on the game rules, with grade and citation. It plays a recorded deal under any of
    them, and says where two of them part, which rule is responsible, and where each answer is attested.

    A ruleset is named by its id; behind it, single answers may be exchanged:

        altenburg-1988
        altenburg-1988+play.first_lead=declarer+score.prime=none

    Exit status: 0 fine; 1 a finding (an illegal action, a failed check); 2 the call or the input is wrong.
    """
