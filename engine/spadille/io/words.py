"""Reading a word of a closed list."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

from spadille.errors import nearest
from spadille.io.tree import Node
from spadille.io.wording import Faults, text

E = TypeVar("E", bound=StrEnum)


def word(node: Node | None, faults: Faults, *, what: str, words: type[E]) -> E | None:
    """Return the member of `words` that is written there, or None after noting what is there instead."""
    found = text(node, faults, what=what)
    for member in words:
        if member.value == found:
            return member
    if node is not None and found.strip():
        known = [member.value for member in words]
        faults.add(f"{what}: found {found!r}; expected {', '.join(known)}{nearest(found, known)}", node.line)
    return None
