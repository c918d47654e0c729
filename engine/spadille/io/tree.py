"""The tree that a file of the edition is: texts, lists and mappings, each with its line."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """A scalar, exactly as written between its quotes."""

    value: str
    line: int


@dataclass(frozen=True, slots=True)
class Items:
    """A sequence."""

    items: tuple[Node, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Fields:
    """A mapping; its keys are texts, and no key occurs twice."""

    entries: tuple[tuple[Text, Node], ...]
    line: int


Node = Text | Items | Fields

Plain = str | list["Plain"] | dict[str, "Plain"]


def plain(node: Node) -> Plain:
    """Return the node as built-in values, without its lines: `str`, `list`, `dict`."""
    if isinstance(node, Text):
        return node.value
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    return {key.value: plain(value) for key, value in node.entries}
