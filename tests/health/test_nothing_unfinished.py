"""No mark for later, no test that does not run, no address of a package registry."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

# Put together from pieces: this file is one of those searched.
HOSTS = re.compile(
    "|".join(
        re.escape(".".join(parts))
        for parts in (
            ("pypi", "org"),
            ("pythonhosted", "org"),
            ("npmjs", "org"),
            ("npmjs", "com"),
            ("yarnpkg", "com"),
            ("anaconda", "org"),
            ("deb", "debian", "org"),
            ("crates", "io"),
        )
    )
)
MARKS = re.compile(
    r"\b(?:{})\b".format("|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "NotImplemented" + "Error")))
)
EXCUSES = frozenset({"skip", "skipif", "xfail", "importorskip", "SkipTest", "skipTest", "expectedFailure"})


@pytest.fixture(scope="module")
def texts(root: Path, repository_files: list[Path]) -> dict[str, str]:
    """Every file that is a text: in a picture any letters may stand side by side."""
    contents = {str(path): (root / path).read_bytes() for path in repository_files}
    return {
        name: content.decode("utf-8", errors="replace")
        for name, content in contents.items()
        if b"\0" not in content
    }


def found(pattern: re.Pattern[str], texts: dict[str, str]) -> list[str]:
    return [
        f"{name}:{number}: {match.group()}"
        for name, text in texts.items()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), start=1)
        for match in pattern.finditer(line)
    ]


def excuses(text: str) -> list[str]:
    names = (
        node.attr if isinstance(node, ast.Attribute) else node.name if isinstance(node, ast.alias) else ""
        for node in ast.walk(ast.parse(text))
    )
    return [name for name in names if name in EXCUSES]


def test_no_registry_host(texts: dict[str, str]) -> None:
    assert found(HOSTS, texts) == []


def test_no_mark_for_later(texts: dict[str, str]) -> None:
    assert found(MARKS, texts) == []


def test_every_test_runs(texts: dict[str, str]) -> None:
    tests = {name: text for name, text in texts.items() if name.startswith("tests/") and name.endswith(".py")}
    assert {name: excuses(text) for name, text in tests.items() if excuses(text)} == {}


def test_what_is_looked_for_is_found() -> None:
    mark, host = "TO" + "DO", f"pythonhosted{'.'}org"
    assert found(MARKS, {"a": f"fine\n# {mark}: later"}) == [f"a:2: {mark}"]
    assert found(HOSTS, {"a": f"https://files.{host}/x"}) == [f"a:1: {host}"]
    assert excuses("@pytest.mark.skip\ndef f(): ...") == ["skip"]
    assert excuses("from pytest import xfail") == ["xfail"]
