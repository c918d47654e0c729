"""The lines of a YAML file: their ends, the blanks between them, and the order of the parts at the top."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import yaml

_BLOCKS: Final = ("|", ">")
_KEEPING: Final = re.compile(r"[|>][0-9]?\+")


def plain_lines(text: str) -> str:
    """Return the text without a byte order mark, its lines ending in LF."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def scalars(node: yaml.Node) -> Iterator[yaml.ScalarNode]:
    """Yield every scalar of a tree, keys included."""
    import yaml

    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from scalars(item)
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from scalars(key)
            yield from scalars(value)


def tidied(text: str, root: yaml.Node) -> str:
    """Return the text without blanks at the ends of lines and without needless blank lines."""
    lines = text.split("\n")
    inside = {number for scalar in scalars(root) for number in _inside(scalar, lines)}
    kept: list[str] = []
    for number, line in enumerate(lines):
        if number in inside:
            kept.append(line)
            continue
        bare = line.rstrip(" \t")
        begins = not any(kept)
        if bare == "---" and begins:
            continue
        if bare or not (begins or (kept[-1] == "" and number - 1 not in inside)):
            kept.append(bare)
    result = "\n".join(kept)
    return result if len(lines) - 1 in inside else result.rstrip("\n") + "\n"


def _inside(scalar: yaml.ScalarNode, lines: Sequence[str]) -> range:
    """Return the numbers of the lines whose ends belong to a text, so that blanks there may mean something."""
    first, last = scalar.start_mark.line, scalar.end_mark.line
    if scalar.style not in _BLOCKS:
        return range(first, last)
    if _KEEPING.match(lines[first], scalar.start_mark.column):
        return range(first + 1, len(lines) if last >= len(lines) - 1 else last)
    end = last if scalar.end_mark.column == 0 else last + 1
    while end > first + 1 and not lines[end - 1].strip():
        end -= 1
    return range(first + 1, end)


def reordered(text: str, root: yaml.Node, keys: Sequence[str]) -> str:
    """Return the text with the parts at its top in the order of `keys`, each with the comments above it."""
    import yaml

    if not isinstance(root, yaml.MappingNode) or root.flow_style:
        return text
    names = [key.value for key, _ in root.value]
    starts = [key.start_mark.line for key, _ in root.value]
    order = sorted(range(len(names)), key=lambda place: _rank(names[place], keys))
    if order == sorted(order) or any(key.start_mark.column for key, _ in root.value):
        return text
    lines = text.rstrip("\n").split("\n")
    tops = [_top(lines, start) for start in starts]
    head = _head(lines, tops[0], starts[0])
    foot = max(_top(lines, len(lines)), starts[-1] + 1)
    bounds = [head, *tops[1:], foot]
    parts = [lines[bounds[place] : bounds[place + 1]] for place in order]
    return "\n".join([*lines[:head], *(line for part in parts for line in part), *lines[foot:]]) + "\n"


def _rank(name: str, keys: Sequence[str]) -> int:
    return keys.index(name) if name in keys else len(keys)


def _top(lines: Sequence[str], start: int) -> int:
    """Return the number of the first of the comments and blank lines directly above a line."""
    while start > 0 and (not lines[start - 1].strip() or lines[start - 1].startswith("#")):
        start -= 1
    return start


def _head(lines: Sequence[str], top: int, start: int) -> int:
    """Return where the first part begins: behind the last blank line above its key."""
    blank = [number for number in range(top, start) if not lines[number].strip()]
    return blank[-1] + 1 if blank else top
