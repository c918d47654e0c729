"""Records as texts: what a reader pastes or drops, and what a reader takes away."""

from __future__ import annotations

from typing import Any, Final

from spadille.errors import DataError, Problem
from spadille.io.record_text import record_to_data, record_to_yaml
from spadille.io.records import parse_record
from spadille.record import Record

LONGEST: Final = 100_000
"""Characters of the longest text that is read: a record with many lines has a tenth of them."""

NAME: Final = "the text"
"""What a text without a name of its own is called in messages."""


def read(*, text: str, name: str = NAME) -> dict[str, Any]:
    """Return the record that a text (YAML or JSON) is; DataError with the messages of `spadille check`."""
    if len(text) > LONGEST:
        message = f"found {len(text)} characters; expected a record of at most {LONGEST}"
        raise DataError([Problem(message, name)])
    return {"record": dict(record_to_data(parse_record(text, name)))}


def write(*, record: Record) -> dict[str, Any]:
    """Return the record as a file in the one spelling, and a name for the file."""
    return {"text": record_to_yaml(record), "name": f"{record.id}.yaml"}
