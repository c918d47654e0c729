"""A pool of things that occur many times and are written once."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Pool:
    """Things in the order in which they first came, each known by its place."""

    things: list[Any] = field(default_factory=list)
    _places: dict[str, int] = field(default_factory=dict)

    def put(self, thing: Any) -> int:
        """Return the place of a thing, which is added where it is new."""
        key = json.dumps(thing, sort_keys=True)
        if key not in self._places:
            self._places[key] = len(self.things)
            self.things.append(thing)
        return self._places[key]
