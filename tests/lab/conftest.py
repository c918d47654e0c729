"""The laboratory as its page has it: questions as texts, and an engine that carries the edition inside itself."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from spadille import library
from spadille.io.record_text import record_to_data
from spadille.io.records import load_record
from spadille.lab.serve import answer

Ask = Callable[..., Any]


@pytest.fixture(scope="session")
def ask() -> Ask:
    """Ask a method that must succeed, and return its result."""

    def asked(method: str, **params: Any) -> Any:
        found = json.loads(answer(json.dumps({"method": method, "params": params})))
        assert "error" not in found, found
        return found["result"]

    return asked


@pytest.fixture(scope="session")
def wrong() -> Ask:
    """Ask a method that must fail by the asker's fault, and return the message."""

    def asked(method: str, **params: Any) -> str:
        found = json.loads(answer(json.dumps({"method": method, "params": params})))
        assert found["error"]["kind"] == "input", found
        return str(found["error"]["message"])

    return asked


@pytest.fixture(scope="session")
def records(root: Path) -> Mapping[str, Any]:
    """Every published record as a page has it, by its id."""
    paths = sorted((root / "docs" / "deals").glob("*.yaml"))
    return {path.stem: record_to_data(load_record(path)) for path in paths}


@pytest.fixture(scope="session")
def packed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the engine as a page gets it: the package alone, the compiled edition inside it."""
    folder = tmp_path_factory.mktemp("packed")
    shutil.copytree(
        root / "engine" / "spadille", folder / "spadille", ignore=shutil.ignore_patterns("__pycache__")
    )
    (folder / "spadille" / "data").mkdir()
    (folder / "spadille" / "data" / "edition.json").write_text(library.compiled(), encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def packed_answers(packed: Path) -> Callable[[list[dict[str, Any]]], list[Any]]:
    """Ask the packed engine several questions in a process that has no YAML library."""
    program = (
        "import sys, json; sys.modules['yaml'] = None; sys.modules['click'] = None\n"
        f"sys.path.insert(0, {str(packed)!r})\n"
        "from spadille.lab.serve import answer\n"
        "print(json.dumps([json.loads(answer(json.dumps(q))) for q in json.load(sys.stdin)]))"
    )

    def asked(questions: list[dict[str, Any]]) -> list[Any]:
        done = subprocess.run(
            [sys.executable, "-S", "-c", program],
            input=json.dumps(questions),
            capture_output=True,
            text=True,
            check=False,
            cwd=packed,
        )
        assert done.stderr == ""
        return list(json.loads(done.stdout))

    return asked
