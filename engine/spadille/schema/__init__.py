"""The JSON Schema (draft 2020-12) of our files, made from the vocabulary: for editors, and for readers in other languages.

It says what a file looks like. What it cannot say (that the cards are one pack, that a witness exists, that a ruling can
be asked at all) is told by `spadille check`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from spadille.schema.common import COMMON
from spadille.schema.record import RECORD
from spadille.schema.ruleset import rulesets
from spadille.schema.source import SOURCE

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """Return the schema of every kind of file; which kind a file is follows from its keys."""
    return {
        "$schema": DIALECT,
        "title": "A file of Spadille",
        "description": "A deal record (it has hands), a source (it has csl), or a ruleset (it has rulings). "
        "Made by `spadille schema`; not to be edited.",
        "type": "object",
        "if": {"required": ["hands"]},
        "then": {"$ref": "#/$defs/record"},
        "else": {
            "if": {"required": ["csl"]},
            "then": {"$ref": "#/$defs/source"},
            "else": {
                "if": {"properties": {"source": {"const": "house"}}, "required": ["source"]},
                "then": {"$ref": "#/$defs/house"},
                "else": {
                    "if": {"required": ["base"]},
                    "then": {"$ref": "#/$defs/baseline"},
                    "else": {"$ref": "#/$defs/ruleset"},
                },
            },
        },
        "$defs": {**COMMON, "record": RECORD, "source": SOURCE, **rulesets()},
    }


def schema_text() -> str:
    """Return the schema as the text of a file."""
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"
