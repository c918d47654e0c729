"""Records that commands are given: as files, or on standard input."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spadille.record import Record

STDIN: Final = "-"
_NAME: Final = "<stdin>"
"""What messages call standard input."""


def load(name: str) -> Record:
    """Return the record of a file, or of standard input where the name is `-`; DataError with every problem found."""
    from spadille.errors import UsageError
    from spadille.io import nodes
    from spadille.io.records import load_record, parse_record

    if name != STDIN:
        return load_record(name)
    if sys.stdin is None:
        raise UsageError("standard input is closed; expected a record on it")
    return parse_record(nodes.text_from(sys.stdin.buffer, _NAME), _NAME)
