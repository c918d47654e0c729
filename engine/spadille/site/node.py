"""Node, in which the tools run that are written for it."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from spadille.errors import UsageError


def program() -> str:
    """Return Node's path, that of this environment before others; UsageError where there is none."""
    beside = Path(sys.executable).with_name("node")
    found = str(beside) if beside.is_file() else shutil.which("node")
    if found is None:
        raise UsageError("there is no Node, in which the site's scripts are made ready; expected `node`")
    return found
