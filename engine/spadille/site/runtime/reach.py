"""Which modules of the engine a browser may need: those that a module leads to by its imports, wherever they stand."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

PACKAGE: Final = "spadille"
_TYPES_ONLY: Final = "TYPE_CHECKING"


def modules(folder: Path) -> dict[str, Path]:
    """Return every module of the package by its dotted name, given the package's own folder."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = [PACKAGE, *path.relative_to(folder).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def reached(starts: Iterable[str], known: Mapping[str, Path]) -> dict[str, set[str]]:
    """Return the modules of the package that the starts lead to, the packages around them included.

    Each comes with the names of all that it imports and that is not of the package.
    """
    waiting, found = sorted(starts), dict[str, set[str]]()
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        imported = set(_imports(ast.parse(known[name].read_text(encoding="utf-8"))))
        ours = {_longest(target, known) for target in imported if _is_ours(target)}
        found[name] = {target for target in imported if not _is_ours(target)}
        waiting += sorted({*ours, name.rpartition(".")[0]} - {""})
    return found


def _is_ours(name: str) -> bool:
    return name == PACKAGE or name.startswith(f"{PACKAGE}.")


def _longest(name: str, known: Mapping[str, Path]) -> str:
    """Return the module that a name stands for or stands in."""
    while name not in known:
        name = name.rpartition(".")[0]
    return name


def _imports(node: ast.AST) -> Iterator[str]:
    """Yield every dotted name that code imports when it runs; what only types need is left out."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == _TYPES_ONLY:
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    for child in ast.iter_child_nodes(node):
        yield from _imports(child)
