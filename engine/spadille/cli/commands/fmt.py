"""`spadille fmt`."""

from __future__ import annotations

from pathlib import Path

import click

from spadille.cli import options
from spadille.cli.command import Command


@click.command("fmt", cls=Command)
@click.argument("paths", metavar="[PATH...]", nargs=-1, type=options.file)
@click.option("--check", "only_check", is_flag=True, help="Change nothing: list the files that would change.")
@options.as_json
def command(paths: tuple[str, ...], *, only_check: bool, as_json: bool) -> int:
    """Write sources, rulesets and records in the one spelling of our files.

    PATH is a file or a folder; without any, the files of the edition. No comment is lost, and no meaning changes.

    Exit status: 0; 1 when --check lists a file; 2 when a file cannot be read or written.

    For example:

        spadille fmt deal.yaml
        spadille fmt --check
    """
    from spadille.checks.edition import files_of
    from spadille.cli.run import FINDING, FINE, WRONG, complain
    from spadille.errors import DataError
    from spadille.io.fmt import format_file

    status, changed = FINE, []
    files = files_of([Path(path) for path in paths])
    for path in files:
        try:
            before, after = format_file(path)
            if before != after:
                if not only_check:
                    _replace(path, after)
                changed.append(str(path))
        except DataError as error:
            complain(error)
            status = WRONG
    _report(changed, files=len(files), as_json=as_json)
    return max(status, FINDING) if only_check and changed else status


def _report(changed: list[str], *, files: int, as_json: bool) -> None:
    from spadille.cli import output

    if as_json:
        output.write_json({"files": files, "changed": changed})
    for name in [] if as_json else changed:
        output.write(name)


def _replace(path: Path, text: str) -> None:
    """Put the new text in the file's place in one step: whatever happens, there is one of the two."""
    import errno
    import os
    import shutil
    from tempfile import NamedTemporaryFile

    from spadille.errors import DataError, Problem

    target = path.resolve()
    try:
        if not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        with NamedTemporaryFile("wb", dir=target.parent, prefix=f".{target.name}.", delete=False) as new:
            new.write(text.encode("utf-8"))
        shutil.copymode(target, new.name)
        Path(new.name).replace(target)
    except OSError as error:
        message = f"cannot be written ({error.strerror}); expected a file that may be changed"
        raise DataError([Problem(message, str(path))]) from None
