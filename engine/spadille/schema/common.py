"""The parts that several kinds of files share."""

from __future__ import annotations

from typing import Any, Final

from spadille.cards import RANKS, Suit
from spadille.seats import Seat
from spadille.vocabulary import ENTRIES

Schema = dict[str, Any]

CARD: Final = f"[{''.join(Suit)}][{RANKS}]"
"""The pattern of a card."""


def ref(name: str) -> Schema:
    """Refer to a part by its name."""
    return {"$ref": f"#/$defs/{name}"}


def closed(required: Schema, optional: Schema | None = None, *, description: str = "") -> Schema:
    """Return an object that has all of the required parts, and no others than these and the optional ones."""
    words: Schema = {"description": description} if description else {}
    return {
        **words,
        "type": "object",
        "required": list(required),
        "properties": {**required, **(optional or {})},
        "additionalProperties": False,
    }


def list_of(items: Schema, **more: Any) -> Schema:
    """Return a list."""
    return {"type": "array", "items": items, **more}


def words(*values: str) -> Schema:
    """Return a closed list of words."""
    return {"enum": list(values)}


def _point_id() -> Schema:
    """Return the ids of rule points; those of a family end in the name of a game."""
    single = [entry.id for entry in ENTRIES if not hasattr(entry, "points")]
    families = "|".join(entry.id.replace(".", "\\.") for entry in ENTRIES if hasattr(entry, "points"))
    return {
        "description": "The id of a rule point.",
        "anyOf": [{"enum": single}, {"type": "string", "pattern": f"^({families})\\.[a-z][a-z0-9_]*$"}],
    }


COMMON: Final[Schema] = {
    "text": {
        "description": "Every scalar is text to us, whatever another reader of YAML takes it for.",
        "type": ["string", "number"],
        "minLength": 1,
    },
    "format": {"description": "The version of the format.", "enum": [1, "1"]},
    "id": {
        "description": "Letters, digits and signs - _ . that begin with a letter or a digit.",
        "type": ["string", "number"],
        "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$",
    },
    "seat": {"description": "A seat, in the order of play.", "enum": [seat.value for seat in Seat]},
    "suit": {
        "description": "C clubs, S spades, H hearts, D diamonds.",
        "enum": [suit.value for suit in Suit],
    },
    "card": {"description": "Suit letter, then rank.", "type": "string", "pattern": f"^{CARD}$"},
    "cards": {
        "description": "Cards in one line, parted by blanks.",
        "type": "string",
        "pattern": f"^{CARD}( +{CARD})*$",
    },
    "point": _point_id(),
}
