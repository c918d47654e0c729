"""The code of the repository as the health tests see it: read, never imported."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def engine(root: Path) -> dict[str, ast.Module]:
    """Every module of the engine by its dotted name below `spadille` (the package itself: the empty name)."""
    package = root / "engine" / "spadille"
    return {_dotted(path.relative_to(package)): _parsed(path) for path in sorted(package.rglob("*.py"))}


@pytest.fixture(scope="session")
def repository_files(root: Path) -> list[Path]:
    """Every file that is committed or could be, relative to the root."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    )
    return [Path(name) for name in sorted(set(listing.stdout.split("\0"))) if (root / name).is_file()]


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
