"""A module longer than 300 lines, or a function longer than 40, is asking to be two things."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

MODULE_LINES = 300
FUNCTION_LINES = 40


@pytest.fixture(scope="module")
def code(root: Path) -> dict[str, str]:
    """The Python that readers meet: the engine, and what stands with the documentation."""
    paths = [*(root / "engine").rglob("*.py"), *(root / "docs").rglob("*.py")]
    return {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in sorted(paths)}


def long_functions(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{node.name}: {lines} lines"


def test_modules_are_short(code: dict[str, str]) -> None:
    lines = {name: len(text.splitlines()) for name, text in code.items()}
    assert {name: count for name, count in lines.items() if count > MODULE_LINES} == {}


def test_functions_are_short(code: dict[str, str]) -> None:
    assert [f"{name}: {found}" for name, text in code.items() for found in long_functions(text)] == []


def test_a_long_function_is_found() -> None:
    body = "    pass\n" * FUNCTION_LINES
    assert list(long_functions(f"class A:\n  def f():\n{body}")) == ["f: 41 lines"]
    assert list(long_functions(f"def f():\n{body[9:]}")) == []
