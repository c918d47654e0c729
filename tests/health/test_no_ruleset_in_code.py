"""The engine asks rule points; it cannot ask which ruleset it is playing, for it knows none by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def ids(root: Path) -> list[str]:
    found = [
        path.stem for path in sorted((root / "rulesets").glob("*.yaml")) if not path.stem.startswith("_")
    ]
    assert found
    return found


def strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every string that the code can use, with its line; a bare string (a docstring) is prose."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value


def named(ids: list[str], tree: ast.Module) -> list[str]:
    word = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, ids))})(?![\w-])")
    return [f"line {line}: {text!r}" for line, text in strings(tree) if word.search(text)]


def test_the_engine_knows_no_ruleset_by_name(ids: list[str], engine: dict[str, ast.Module]) -> None:
    assert [f"{name}: {found}" for name, tree in engine.items() for found in named(ids, tree)] == []


@pytest.mark.parametrize("code", ["x = 'book-1800'", "f(f'{a} under book-1800+x=y')", "{'book-1800': 1}"])
def test_a_ruleset_in_code_is_found(code: str) -> None:
    assert len(named(["other", "book-1800"], ast.parse(code))) == 1


@pytest.mark.parametrize("code", ["'''Plays book-1800.'''", "x = 'book-1800-second'", "x = 'notebook-1800'"])
def test_prose_and_longer_words_are_none(code: str) -> None:
    assert named(["book-1800"], ast.parse(code)) == []
