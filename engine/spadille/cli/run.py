"""One call from its arguments to its exit status: whatever goes wrong ends in a message, never in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from spadille.cli import output
from spadille.cli.app import app
from spadille.errors import DataError, SpadilleError

FINE: Final = 0
FINDING: Final = 1
"""The input is well-formed, and something in it is against the rules or not as expected."""
WRONG: Final = 2
"""The call or the input is wrong."""
INTERRUPTED: Final = 130

PROGRAM: Final = "spadille"
COMPLETION: Final = "_SPADILLE_COMPLETE"
_TRACEBACK: Final = "SPADILLE_TRACEBACK"


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 fine, 1 a finding, 2 a wrong call or wrong input."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if sys.stdout is None:
        _say("cannot write the output: standard output is closed")
        return WRONG
    output.prepare()
    try:
        status = _guarded(words)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has seen enough. The interpreter would complain about it once more when it leaves.
        _silence()
        return FINE
    except OSError as error:
        _silence()
        _say(f"cannot write the output: {error.strerror or error}")
        return WRONG
    except KeyboardInterrupt:
        _say("interrupted")
        return INTERRUPTED
    except Exception as error:
        if os.environ.get(_TRACEBACK):
            raise
        _say(f"a fault of Spadille itself ({type(error).__name__}: {error}); {_TRACEBACK}=1 shows where")
        return WRONG
    return status


def _guarded(words: list[str]) -> int:
    instruction = os.environ.get(COMPLETION)
    if instruction:
        from click.shell_completion import shell_complete

        return shell_complete(app, {}, PROGRAM, COMPLETION, instruction)
    try:
        with app.make_context(PROGRAM, words) as context:
            status = app.invoke(context)
    except click.exceptions.Exit as left:
        return left.exit_code
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.ClickException as error:
        error.show()
        return WRONG
    except SpadilleError as error:
        complain(error)
        return WRONG
    return status if isinstance(status, int) else FINE


def complain(error: SpadilleError) -> None:
    """Say on standard error what is wrong: the problems of a file each with its place, anything else after a mark."""
    if isinstance(error, DataError):
        for problem in error.problems:
            click.echo(str(problem), err=True)
    else:
        for line in str(error).split("\n"):
            _say(line)


def _say(message: str) -> None:
    click.echo(f"Error: {message}", err=True)


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
