"""Calling the command line: in this process, or as a program of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

PROGRAM = (sys.executable, "-c", "from spadille.cli import main; main()")


@dataclass(frozen=True)
class Called:
    """What a call left behind."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The one JSON value on standard output."""
        return json.loads(self.out)


Call = Callable[..., Called]


def as_program(*words: object, given: str = "", environment: Mapping[str, str] | None = None) -> Called:
    """Call the command line in a process of its own, with `given` on standard input."""
    done = subprocess.run(
        [*PROGRAM, *map(str, words)],
        input=given,
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=environment,
    )
    return Called(done.returncode, done.stdout, done.stderr)
