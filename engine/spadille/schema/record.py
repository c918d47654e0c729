"""Deal records."""

from __future__ import annotations

from typing import Final

from spadille.record import Irregularity
from spadille.schema.common import CARD, Schema, closed, list_of, ref, words
from spadille.seats import Seat
from spadille.state import SUFFIX, Tout

_SEAT: Final = f"({'|'.join(Seat)})"
_GAME: Final = "[a-z][a-z0-9_]*"
_CALL: Final = f"^{_SEAT} (pass|hold|{_GAME}({'|'.join(SUFFIX.values())}))$"
_TRICK: Final = rf"{CARD}( +{CARD}){{2,3}}|{CARD}( +{CARD}){{0,2}} \.\.\."
_ROW: Final = f"^(stop|helfer|{_TRICK}|({'|'.join(Irregularity)}) {_SEAT} {CARD})$"

_SUM: Final[Schema] = {
    "description": "An amount, or a small sum that shows where it comes from: 2 + 2, -(2 + 4), 3 * 4, 1/4 + 2.",
    "type": ["string", "integer"],
    "pattern": "^[-+*/() 0-9]+$",
    "maxLength": 60,
}
_COUNT: Final[Schema] = {
    "type": ["string", "integer"],
    "pattern": "^[0-9]{1,2}$",
    "minimum": 0,
    "maximum": 99,
}
_TRUTH: Final[Schema] = {"enum": [True, False, "true", "false"]}
_SUMS: Final[Schema] = {
    "description": "By seat; seats that are not named have nothing.",
    "type": "object",
    "propertyNames": ref("seat"),
    "additionalProperties": _SUM,
}
_REFUSAL: Final = closed(
    {},
    {
        "phase": {"type": "string"},
        "trick": _COUNT,
        "seat": ref("seat"),
        "action": ref("text"),
        "points": list_of(ref("point"), uniqueItems=True),
    },
)
_EXPECTATION: Final[Schema] = {
    **closed(
        {},
        {
            "line": {**ref("id"), "description": "Without it, the record's first line."},
            "status": words("complete", "partial", "refused"),
            "scores": _SUMS,
            "made": _TRUTH,
            "prime": _TRUTH,
            "tout": words(*(tout.value for tout in Tout)),
            "tricks_won": closed({}, {"declaring": _COUNT, "defending": _COUNT}),
            "after_end": _COUNT,
            "pot": closed({}, {"before": _SUM, "after": _SUM, "to": _SUMS}),
            "refusal": _REFUSAL,
        },
    ),
    "minProperties": 1,
}
_CONTRACT_KEYS: Final = closed(
    {"declarer": ref("seat"), "game": {"type": "string", "pattern": f"^{_GAME}$"}},
    {
        "trump": {**ref("suit"), "description": "Left out only where the contract is unfinished."},
        "called": {**ref("card"), "description": "The called card, or the ace that is demanded."},
        "returns": {**ref("card"), "description": "The card given for a demanded ace."},
        "laid": {**ref("card"), "description": "The card laid face down for a suit that declarer lacks."},
        "announce": {"const": "tout"},
        "unfinished": {"const": "yes", "description": "The record stops within the contract."},
    },
)
_CONTRACT: Final[Schema] = {
    **_CONTRACT_KEYS,
    "anyOf": [{"required": ["trump"]}, {"required": ["unfinished"]}],
}
_LINE: Final[Schema] = {
    **closed(
        {"id": ref("id")},
        {
            "auction": {**list_of({"type": "string", "pattern": _CALL}), "description": "One call an item."},
            "contract": _CONTRACT,
            "play": {**list_of({"type": "string", "pattern": _ROW}), "description": "One trick a row."},
        },
    ),
    "anyOf": [{"required": ["auction"]}, {"required": ["contract"]}],
    "dependentRequired": {"play": ["contract"]},
}
_HANDS: Final = closed(
    {seat.value: ref("cards") for seat in Seat if seat is not Seat.REARHAND},
    {Seat.REARHAND.value: ref("cards")},
    description="Every card of the pack once; without rearhand where three play.",
)

RECORD: Final = closed(
    {
        "format": ref("format"),
        "id": ref("id"),
        "title": ref("text"),
        "hands": _HANDS,
        "lines": {**list_of(_LINE, minItems=1), "description": "One or more ways in which the deal went."},
    },
    {
        "about": ref("text"),
        "shows": {
            **list_of(ref("point"), uniqueItems=True),
            "description": "The rule points that the record illustrates.",
        },
        "table": closed(
            {},
            {
                "favourite": ref("suit"),
                "sur": ref("suit"),
                "pot": {
                    "type": ["string", "integer"],
                    "pattern": "^[0-9]{1,6}(/[1-9][0-9]{0,5})?$",
                    "minimum": 0,
                },
            },
            description="What earlier deals left behind.",
        ),
        "expect": {
            "description": "By ruleset, overlays allowed: what its replay should give.",
            "type": "object",
            "additionalProperties": {"oneOf": [_EXPECTATION, list_of(_EXPECTATION, minItems=1)]},
        },
    },
    description="A deal, and one or more ways in which it went.",
)
"""The schema of a record."""
