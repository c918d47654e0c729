"""The files of the runtime in the site, and the list by which a page finds them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from spadille.site.edition import Edition
from spadille.site.runtime import pack, pinned

LIST: Final = "assets/py/files.json"
"""The one name that never changes: it says what the others are called today."""

_OURS: Final = "assets/py/"
_STORE: Final = Path("build/runtime")
_COUNTED: Final = ("python", "stdlib", "engine")
"""What takes long of that which is fetched before the first answer."""


def files(edition: Edition, *, root: Path) -> Iterator[tuple[str, bytes]]:
    """Yield every file of the runtime by its path in the site; none where Pyodide is not installed.

    UsageError when Pyodide is not the one we know, or when the engine does not run in it.
    """
    package = root / pinned.PACKAGE
    if not package.is_dir():
        return
    stock = pinned.checked(package)
    folder = pack.packed(pack.plan(edition), pyodide=package, store=root / _STORE)
    ours = {path.stem: path for path in sorted(folder.iterdir())}
    paths = {name: _address(path) for name, path in ours.items()}
    # Python itself is sent in the two parts that were made of it.
    stock = {name: path for name, path in stock.items() if name != pinned.WASM}
    sent = {pinned.FOLDER + name: path.read_bytes() for name, path in stock.items()}
    sent |= {paths[name]: path.read_bytes() for name, path in ours.items()}
    yield from sent.items()
    paths |= {name: pinned.FOLDER + name for name in stock}
    listed = _list(paths, {name: len(sent[path]) for name, path in paths.items()})
    yield LIST, json.dumps(listed, indent=1).encode()


def _address(path: Path) -> str:
    """Return where one of our files lies: its name changes with its contents."""
    return f"{pinned.FOLDER}{path.stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}{path.suffix}"


def _list(paths: dict[str, str], sizes: dict[str, int]) -> dict[str, Any]:
    """Return what a page must know; places are told from the folder of the list."""
    near = {name: path.removeprefix(_OURS) for name, path in paths.items()}
    return {
        "version": pinned.VERSION,
        "folder": pinned.FOLDER.removeprefix(_OURS),
        **{name: near[name] for name in ("python", "rest", "stdlib", "engine", "yaml")},
        "stock": near[pinned.STOCK],
        "lock": json.dumps(pinned.LOCK),
        "bytes": sum(sizes[name] for name in _COUNTED),
    }
