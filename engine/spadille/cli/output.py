"""Data on standard output, in UTF-8 wherever it goes."""

from __future__ import annotations

import json
import sys
from io import TextIOWrapper
from typing import Any


def prepare() -> None:
    """Set standard output to UTF-8 unless a person reads it, whose terminal then gets `?` for what it cannot show."""
    if isinstance(sys.stdout, TextIOWrapper):
        if sys.stdout.isatty():
            sys.stdout.reconfigure(errors="replace")
        else:
            # The name of a file may hold bytes that are no text.
            sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")


def write(text: str) -> None:
    """Write a text that ends with a line break, one being added where there is none."""
    sys.stdout.write(text if text.endswith("\n") else f"{text}\n")


def write_json(data: Any) -> None:
    """Write data as one line of JSON."""
    write(json.dumps(data, ensure_ascii=False))
