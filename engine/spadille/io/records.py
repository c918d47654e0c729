"""Deal records as files: read strictly, one spelling only, with every problem reported at once."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from spadille.errors import DataError, Problem
from spadille.io import nodes
from spadille.io.card_words import shown
from spadille.io.record_expect import expect_of, points_of
from spadille.io.record_hands import hands_of
from spadille.io.record_lines import lines_of
from spadille.io.record_reader import RecordReader
from spadille.io.repeats import first_of_each, repeated_keys
from spadille.io.tree import Node
from spadille.point import Amount, spelled_amount, whole
from spadille.record import Record, Table

FORMAT: Final = "1"
REQUIRED: Final = ("format", "id", "title", "hands", "lines")
OPTIONAL: Final = ("about", "shows", "table", "expect")
_AMOUNT: Final = re.compile("[0-9]{1,6}(/[1-9][0-9]{0,5})?")


def load_record(path: Path | str) -> Record:
    """Return the record in a file; DataError with every problem found, in the order of the file."""
    return parse_record(nodes.text_of(Path(path)), str(path))


def parse_record(text: str, file: str) -> Record:
    """Return the record that a text (YAML or JSON) is; DataError as `load_record`. `file` names it in messages.

    Where keys occur twice and all else can be read, the rest is judged as well, the first of each key counting.
    """
    node, problems = nodes.survey(text, file)
    if node is None or (problems and len(problems) > repeated_keys(node)):
        raise DataError(problems)
    reader = RecordReader(file)
    reader.problems += problems
    return _finished(_record(first_of_each(node) if problems else node, reader), reader)


def record_from_data(data: Mapping[str, Any], name: str = "record") -> Record:
    """Return the record that JSON-ready data are, as they come from a browser; DataError, without lines."""
    try:
        text = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise DataError(
            [Problem(f"found data that are no JSON ({error}); expected a record", name)]
        ) from None
    try:
        record = parse_record(text, name)
    except DataError as error:
        raise DataError(replace(problem, line=None) for problem in error.problems) from None
    return replace(record, file=None)


def record_of(node: Node, file: str) -> Record:
    """Return the record that a tree is; DataError with every problem found, in the order of the file."""
    reader = RecordReader(file)
    return _finished(_record(node, reader), reader)


def _finished(record: Record, reader: RecordReader) -> Record:
    reader.raise_if_any()
    return record


def _record(node: Node, reader: RecordReader) -> Record:
    parts = reader.fields(node, "record", required=REQUIRED, optional=OPTIONAL)
    reader.head(parts, format=FORMAT)
    hands = hands_of(parts["hands"], reader) if "hands" in parts else {}
    lines = lines_of(parts["lines"], reader) if "lines" in parts else ()
    return Record(
        id=reader.identifier(parts.get("id"), "id"),
        title=reader.text(parts.get("title"), "title"),
        about=reader.text(parts.get("about"), "about"),
        shows=points_of(parts.get("shows"), "shows", reader),
        table=_table(parts.get("table"), reader),
        hands=hands,
        lines=lines,
        expect=expect_of(parts.get("expect"), dict.fromkeys(line.id for line in lines if line.id), reader),
        file=reader.file,
    )


def _table(node: Node | None, reader: RecordReader) -> Table:
    parts = reader.fields(node, "table", optional=("favourite", "sur", "pot"))
    table = Table(
        favourite=reader.suit(parts.get("favourite"), "table: favourite"),
        sur=reader.suit(parts.get("sur"), "table: sur"),
        pot=_pot(parts.get("pot"), reader),
    )
    if table.sur is not None and table.sur == table.favourite:
        message = f"table: found {table.sur.value!r} as favourite and as sur; expected two suits"
        reader.problem(message, parts["sur"])
    return table


def _pot(node: Node | None, reader: RecordReader) -> Amount | None:
    written = reader.text(node, "table: pot")
    if node is None or not written:
        return None
    if _AMOUNT.fullmatch(written):
        pot = whole(Fraction(written))
        if spelled_amount(pot) != written:
            reader.problem(f"table: pot: found {written!r}; expected {spelled_amount(pot)!r}", node)
        return pot
    message = f"table: pot: found {shown(written)}"
    reader.problem(f"{message}; expected a whole number or a fraction such as 1/4, not below nought", node)
    return None
