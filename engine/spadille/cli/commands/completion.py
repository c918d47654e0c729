"""`spadille completion`."""

from __future__ import annotations

import click

from spadille.cli.command import Command


@click.command("completion", cls=Command)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print what a shell needs to complete commands, rulesets, rule points and answers.

    For example:

        eval "$(spadille completion bash)"      in ~/.bashrc
        eval "$(spadille completion zsh)"       in ~/.zshrc
        spadille completion fish > ~/.config/fish/completions/spadille.fish
    """
    from click.shell_completion import get_completion_class

    from spadille.cli import output
    from spadille.cli.app import app
    from spadille.cli.run import COMPLETION, PROGRAM

    form = get_completion_class(shell)
    assert form is not None
    output.write(form(app, {}, PROGRAM, COMPLETION).source())
