"""Sentences on the session."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "session.end": {
        "as_agreed": "The session ends when the players agree.",
        "agreed_rounds": "A session lasts an agreed number of rounds, each of as many deals as there are players.",
    },
}
