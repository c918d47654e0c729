"""`spadille check`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from spadille.cli import options
from spadille.cli.command import Command

if TYPE_CHECKING:
    from spadille.errors import Problem


@click.command("check", cls=Command)
@click.argument("paths", metavar="[PATH...]", nargs=-1, type=options.file)
@options.as_json
def command(paths: tuple[str, ...], *, as_json: bool) -> int:
    """Check sources, rulesets and records: every problem of every file at once.

    PATH is a file or a folder; without any, the whole edition is checked. What records expect of rulesets is tried.

    Exit status: 0; 1 when a result is not as a record expects; 2 when a file is wrong.

    For example:

        spadille check
        spadille check deal.yaml rulesets/
    """
    from pathlib import Path

    from spadille.checks.edition import check, files_of

    chosen = [Path(path) for path in paths]
    problems = check(chosen)
    for problem in problems:
        click.echo(str(problem), err=True)
    files = len(files_of(chosen))
    if as_json:
        from spadille.cli import output

        output.write_json({"files": files, "problems": [_data(problem) for problem in problems]})
    elif not problems:
        click.echo(f"No problem in {files} file{'s' * (files != 1)}.")
    return _status(problems)


def _status(problems: Sequence[Problem]) -> int:
    from spadille.checks.finding import Finding
    from spadille.cli.run import FINDING, FINE, WRONG

    if not problems:
        return FINE
    return FINDING if all(isinstance(problem, Finding) for problem in problems) else WRONG


def _data(problem: Problem) -> dict[str, Any]:
    return {"file": problem.file, "line": problem.line, "message": problem.message}
