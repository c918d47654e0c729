"""Keys that occur twice: how many there are, and the tree without them. What they are is told when a file is read."""

from __future__ import annotations

from spadille.io.tree import Fields, Items, Node, Text


def repeated_keys(node: Node) -> int:
    """Return how many keys stand again in a mapping that has them already."""
    if isinstance(node, Text):
        return 0
    if isinstance(node, Items):
        return sum(map(repeated_keys, node.items))
    again = len(node.entries) - len({key.value for key, _ in node.entries})
    return again + sum(repeated_keys(value) for _, value in node.entries)


def first_of_each(node: Node) -> Node:
    """Return the tree with every key once: the first one counts."""
    if isinstance(node, Text):
        return node
    if isinstance(node, Items):
        return Items(tuple(map(first_of_each, node.items)), node.line)
    first: dict[str, tuple[Text, Node]] = {}
    for key, value in node.entries:
        first.setdefault(key.value, (key, first_of_each(value)))
    return Fields(tuple(first.values()), node.line)
