"""Measure what the build of the site costs in CPU time, and how it grows with books and with deals.

Run by hand: `.venv/bin/python tests/benchmarks/site_growth.py`. Each build is of a copy of the project, to which rulesets or deals
were added that are copies of one it has. What a machine makes of it is for a reader to judge; no test asserts it.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BOOK, DEAL = "parlett-2008", "prime-in-bells"
BOOKS, DEALS = 6, 40
FOLDERS = ("engine", "rulesets", "sources", "docs")
FILES = ("mkdocs.yml", "pyproject.toml", "CHANGELOG.md", "package.json", "package-lock.json")


def copied(folder: Path) -> Path:
    """Return a copy of the project that can be built."""
    copy = folder / "copy"
    copy.mkdir()
    for name in FOLDERS:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, copy)
    for made in ("node_modules", ".venv"):
        (copy / made).symlink_to(ROOT / made)
    return copy


def again(path: Path, name: str) -> None:
    """Write a file once more under another name, which stands in it as its own."""
    text = path.read_text(encoding="utf-8")
    mine = re.sub(rf"(?m)^(id|source): {path.stem}$", rf"\1: {name}", text)
    path.with_name(f"{name}.yaml").write_text(mine, encoding="utf-8")


def seconds(copy: Path) -> float:
    """Return the CPU time of one build."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--quiet",
        "--strict",
        "--site-dir",
        str(copy / "built"),
    ]
    engine = {"PYTHONPATH": str(copy / "engine"), "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(command, cwd=copy, env={**os.environ, **engine}, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Print three builds and two slopes."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        seconds(copy)  # what is made once and kept is not what grows
        plain = seconds(copy)
        for number in range(BOOKS):
            for kind in ("rulesets", "sources"):
                again(copy / kind / f"{BOOK}.yaml", f"{BOOK}-{number}")
        books = seconds(copy)
        for number in range(DEALS):
            again(copy / "docs" / "deals" / f"{DEAL}.yaml", f"{DEAL}-{number}")
        deals = seconds(copy)
    rows = (
        ("as it is", plain, ""),
        (f"{BOOKS} books more", books, f"{(books - plain) / BOOKS:.2f} s a book"),
        (f"and {DEALS} deals more", deals, f"{(deals - books) / DEALS:.2f} s a deal"),
    )
    for what, cost, slope in rows:
        sys.stdout.write(f"{what:20} {cost:6.1f} s  {slope}\n")


if __name__ == "__main__":
    main()
