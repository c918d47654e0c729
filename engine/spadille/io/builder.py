"""Growing a tree from the tokens of a file, without recursion: what YAML and JSON have in common."""

from __future__ import annotations

from dataclasses import dataclass, field

from spadille.errors import Problem
from spadille.io.tree import Fields, Items, Node, Text

DEEPEST = 40
"""How many lists and mappings may stand inside one another; our own files need eight."""


class TooDeepError(Exception):
    """More nesting than any file of ours has; the problem is noted, reading on is pointless."""


@dataclass(slots=True)
class Frame:
    """A list or mapping that is still open."""

    line: int
    is_mapping: bool
    nodes: list[Node] = field(default_factory=list)
    entries: list[tuple[Text, Node]] = field(default_factory=list)
    key: Text | None = None
    lines_of_keys: dict[str, int] = field(default_factory=dict)


class Builder:
    """Takes texts, openings and closings in the order of the file; keeps the tree and the problems."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.root: Node | None = None
        self.problems: list[Problem] = []
        self._open: list[Frame] = []

    @property
    def is_open(self) -> bool:
        """Whether the next node stands inside another."""
        return bool(self._open)

    @property
    def wants_key(self) -> bool:
        """Whether the next node is the key of a mapping."""
        return bool(self._open) and self._open[-1].is_mapping and self._open[-1].key is None

    @property
    def pending(self) -> Text | None:
        """The key whose value comes next, if one does."""
        return self._open[-1].key if self._open else None

    def problem(self, message: str, line: int) -> None:
        """Note what is wrong with a line (counted from 1)."""
        self.problems.append(Problem(message, self.file, line))

    def open(self, line: int, *, mapping: bool) -> None:
        """Begin a list or a mapping; TooDeepError when too many are open already."""
        if len(self._open) == DEEPEST:
            self.problem(f"found more than {DEEPEST} levels of nesting; expected a flatter file", line)
            raise TooDeepError
        self._open.append(Frame(line, mapping))

    def close(self) -> None:
        """End the list or mapping that was begun last."""
        frame = self._open.pop()
        if frame.is_mapping:
            self.put(Fields(tuple(frame.entries), frame.line))
        else:
            self.put(Items(tuple(frame.nodes), frame.line))

    def put(self, node: Node) -> None:
        """Add a complete node at the place that is open: a key, a value, an item or the whole tree."""
        if not self._open:
            self.root = node
            return
        frame = self._open[-1]
        if not frame.is_mapping:
            frame.nodes.append(node)
        elif frame.key is None:
            frame.key = self._key(node, frame.lines_of_keys)
        else:
            frame.entries.append((frame.key, node))
            frame.key = None

    def put_faulty_key(self, key: Text) -> None:
        """Stand in for a key that a problem was noted about, so that its value finds a place."""
        self._open[-1].key = key

    def _key(self, node: Node, lines_of_keys: dict[str, int]) -> Text:
        if not isinstance(node, Text):
            kind = "list" if isinstance(node, Items) else "mapping"
            self.problem(f"found a {kind} in the place of a key; expected a word", node.line)
            return Text("", node.line)
        first = lines_of_keys.get(node.value)
        if first is None:
            lines_of_keys[node.value] = node.line
        else:
            self.problem(
                f"found the key {node.value!r} a second time (first in line {first}); expected every key once",
                node.line,
            )
        return node
