"""Reading a tree part by part, with one message for every part that is not what it should be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from spadille.errors import DataError, Problem, nearest
from spadille.io.nodes import MOST_PROBLEMS
from spadille.io.tree import Fields, Items, Node, Text


@dataclass(frozen=True, slots=True)
class Faults:
    """The problems of one file, gathered while it is read."""

    file: str
    problems: list[Problem] = field(default_factory=list)

    def add(self, message: str, line: int | None) -> None:
        """Note a problem; DataError when there is too much to go on."""
        self.problems.append(Problem(message, self.file, line))
        if len(self.problems) > MOST_PROBLEMS:
            last = Problem("found more problems than are listed; the rest was not read", self.file)
            raise DataError([*sorted(self.problems, key=lambda problem: problem.line or 0), last])


def fields(
    node: Node, faults: Faults, *, key: Text, required: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, Node]:
    """Return the parts of a mapping by their keys; unknown and missing ones are noted.

    `key` is what the mapping stands behind; an empty one names the file itself.
    """
    known = tuple(dict.fromkeys((*required, *optional)))
    prefix = f"{key.value}: " if key.value else ""
    if not isinstance(node, Fields):
        faults.add(f"{prefix}found {_kind(node)}; expected the keys {', '.join(known)}", node.line)
        return {}
    parts = {}
    for entry, value in node.entries:
        if entry.value in known:
            parts[entry.value] = value
        else:
            hint = nearest(entry.value, known)
            message = f"{prefix}found the key {entry.value!r}; expected {', '.join(known)}{hint}"
            faults.add(message, entry.line)
    for missing in (name for name in required if name not in parts):
        faults.add(f"{prefix}the key {missing!r} is missing", key.line)
    return parts


def items(node: Node | None, faults: Faults, *, what: str) -> tuple[Node, ...]:
    """Return the items of a list, none where there is no list."""
    if node is None:
        return ()
    if not isinstance(node, Items):
        faults.add(f"{what}: found {_kind(node)}; expected a list", node.line)
        return ()
    return node.items


def text(node: Node | None, faults: Faults, *, what: str) -> str:
    """Return a text, empty where there is none; an empty one that stands there is noted."""
    if node is None:
        return ""
    if not isinstance(node, Text):
        faults.add(f"{what}: found {_kind(node)}; expected a text", node.line)
        return ""
    if not node.value.strip():
        faults.add(f"{what}: found nothing; expected a text", node.line)
    return node.value


def _kind(node: Node) -> str:
    if isinstance(node, Text):
        return repr(node.value) if node.value else "nothing"
    return "a list" if isinstance(node, Items) else "keys with values"
