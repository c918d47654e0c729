"""The command line: `spadille`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and leave the program with its exit status; the arguments are the program's own by default."""
    from spadille.cli.run import run

    raise SystemExit(run(arguments))
