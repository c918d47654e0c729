"""Pyodide, Python for browsers, as we know it: files that differ from these are not published."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from spadille.errors import UsageError

PACKAGE: Final = Path("node_modules/pyodide")
"""Where npm puts it, below the root of the repository."""

VERSION: Final = "314.0.7"
FOLDER: Final = f"assets/py/{VERSION}/"
"""Its files in the site: a new version has a new address, so that no browser mixes two."""

STOCK: Final = "python_stdlib.zip"
"""Python's whole library as Pyodide has it, for what our own, smaller one leaves out."""

WASM: Final = "pyodide.asm.wasm"
"""Python itself, as Pyodide has it."""

SUMS: Final = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    WASM: "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    STOCK: "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
}
"""The SHA-256 sum of each file that is published, or that something published is made from."""

LOCK: Final = {
    "info": {
        "abi_version": "2026_0",
        "arch": "wasm32",
        "platform": "emscripten_5_0_3",
        "python": "3.14.2",
        "version": VERSION,
    },
    "packages": {},
}
"""Pyodide's list of packages, without a package: there is nothing that it could fetch from elsewhere."""


def checked(package: Path) -> dict[str, Path]:
    """Return the files by name; UsageError naming each that is not the one we know."""
    files = {name: package / name for name in SUMS}
    wrong = [name for name, path in files.items() if _sum(path) != SUMS[name]]
    if wrong:
        raise UsageError(
            f"{package}: found other contents than expected of Pyodide {VERSION} in {', '.join(wrong)}; "
            "install with `npm ci`, or bring the sums in spadille/site/runtime/pinned.py up to date"
        )
    return files


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
