"""Read imports off source code, and hold them against a table of layers."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter

PACKAGE = "spadille"


def imports(name: str, tree: ast.Module, modules: Mapping[str, ast.Module]) -> set[str]:
    """Return the modules of the package that the module `name` imports, wherever in it the import stands."""
    is_package = any(other.startswith(f"{name}.") for other in modules) or name == ""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {target for alias in node.names for target in _own(alias.name)}
        elif isinstance(node, ast.ImportFrom):
            for origin in _origins(node, name, is_package=is_package):
                found |= {_longest(f"{origin}.{alias.name}".strip("."), modules) for alias in node.names}
    return found - {name}


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the names along one circle of `graph`, or nothing when it has none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def _own(dotted: str) -> Iterator[str]:
    head, _, rest = dotted.partition(".")
    if head == PACKAGE:
        yield rest


def _origins(node: ast.ImportFrom, name: str, *, is_package: bool) -> Iterator[str]:
    if node.level == 0:
        yield from _own(node.module or "")
        return
    parts = name.split(".") if name else []
    kept = parts[: len(parts) - node.level + is_package]
    yield ".".join([*kept, node.module] if node.module else kept)


def _longest(dotted: str, modules: Mapping[str, ast.Module]) -> str:
    """`points.play.first_lead.FIRST_LEAD` is the module `points.play.first_lead`."""
    while dotted and dotted not in modules:
        dotted = dotted.rpartition(".")[0]
    return dotted
