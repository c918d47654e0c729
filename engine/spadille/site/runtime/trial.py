"""What is asked of the engine while it is packed, so that everything it needs of Python's library is found."""

from __future__ import annotations

from typing import Any


def requests() -> list[dict[str, Any]]:
    """Return requests of the worker's protocol, in the order in which they are made."""
    return [{"method": "hello", "params": {}}]
