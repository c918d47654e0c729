"""Making the archives that a browser loads, and keeping them until something changes of what they are made from."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spadille.errors import UsageError
from spadille.io.compiled import edition_to_json
from spadille.site import node
from spadille.site.edition import Edition
from spadille.site.runtime import pinned, reach, trial
from spadille.version import EDITION

_HERE: Final = Path(__file__).parent
_ENGINE: Final = _HERE.parents[1]
_SCRIPTS: Final = ("loop.py", "make.mjs", "make.py", "ready.py", "split.mjs", "wasm.mjs")
_FIRST: Final = "sitecustomize.py"
"""What Python runs first, wherever it finds a module of this name."""
_LOOP: Final = "spadille_loop.py"
"""What loop.py is called where that is run."""
_START: Final = "spadille.lab"
"""Everything in here can be asked for from a page."""

_AT_HAND: Final = ("spadille.scheme",)
"""What the workbook imports besides."""

_VERSION: Final = "spadille/version.py"
_EDITION: Final = "spadille/data/edition.json"
WHOLE: Final = ("stdlib", "engine")
"""Archives that are sent as one compressed piece, which is smaller and quicker to read than compressed files are."""

AS_MADE: Final = ("yaml.zip", "python.wasm", "rest.wasm")
"""What is sent as it comes: an archive that Python itself must be able to read, and Python in two parts."""
_KEPT: Final = 4
"""How many makings are kept, for those who go back and forth."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that the archives are made from."""

    sources: Mapping[str, bytes]
    """The files to be worked on, by their place in the folder of the work."""

    @property
    def key(self) -> str:
        """The sum of everything."""
        whole = hashlib.sha256()
        for name, content in sorted(self.sources.items()):
            whole.update(f"{name}\0{len(content)}\0".encode() + content)
        return whole.hexdigest()[:16]


def plan(edition: Edition) -> Plan:
    """Return the plan for an edition, which the engine carries as one text."""
    known = reach.modules(_ENGINE)
    reached = reachable(known)
    text = edition_to_json(edition.rulesets, edition.sources.values(), EDITION)
    own = {
        # The version is told by the package's metadata, of which there are none in an archive.
        f"engine/{_VERSION}": f"EDITION = {EDITION!r}\n".encode(),
        f"engine/{_EDITION}": text.encode(),
    }
    return Plan(
        {
            **{f"engine/{_place(known[name])}": known[name].read_bytes() for name in reached},
            **own,
            **{f"yaml/yaml/{path.name}": path.read_bytes() for path in _yaml()},
            **{f"scripts/{name}": (_HERE / name).read_bytes() for name in _SCRIPTS},
            f"start/{_FIRST}": (_HERE / "record.py").read_bytes(),
            f"start/{_LOOP}": (_HERE / "loop.py").read_bytes(),
            "lock.json": _json(pinned.LOCK),
            "plan.json": _json({"modules": _library(reached), "requests": trial.requests(edition)}),
            "sums.json": _json(pinned.SUMS),
        }
    )


def reachable(known: Mapping[str, Path]) -> dict[str, set[str]]:
    """Return the modules of the engine that a page can ask for, each with what it imports of others; given all modules."""
    doors = [name for name in known if f"{name}.".startswith(f"{_START}.")]
    return reach.reached([*doors, *_AT_HAND], known)


def packed(plan: Plan, *, pyodide: Path, store: Path) -> Path:
    """Return the folder with the archives and the parts of Python, made when there are none for this plan.

    UsageError where there is no Node, or where something does not run in Pyodide, with what it said.
    """
    folder = store / plan.key
    if not folder.is_dir():
        store.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=store, prefix="making-") as making:
            _make(Path(making), plan, pyodide)
            finished = Path(making) / "finished"
            finished.mkdir()
            for name in WHOLE:
                content = (Path(making) / f"{name}.zip").read_bytes()
                (finished / f"{name}.pack").write_bytes(gzip.compress(content, mtime=0))
            for name in AS_MADE:
                shutil.move(Path(making) / name, finished)
            _publish(finished, folder)
        _forget(store)
    os.utime(folder)
    return folder


def _make(work: Path, plan: Plan, pyodide: Path) -> None:
    for name, content in plan.sources.items():
        path = work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    done = subprocess.run(  # noqa: S603 - our own script, in the Node of the environment
        [node.program(), work / "scripts" / "make.mjs", pyodide.resolve(), work.resolve()],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise UsageError(f"the engine cannot be packed for browsers:\n{done.stdout}{done.stderr}")


def _publish(finished: Path, folder: Path) -> None:
    """Put a folder in its place, unless another build was quicker."""
    try:
        finished.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise


def _forget(store: Path) -> None:
    makings = [path for path in store.iterdir() if not path.name.startswith("making-")]
    for old in sorted(makings, key=lambda path: path.stat().st_mtime)[:-_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def _place(path: Path) -> str:
    return path.relative_to(_ENGINE.parent).as_posix()


def _library(reached: Mapping[str, set[str]]) -> list[str]:
    """Return what modules of the engine import from Python's library."""
    version = _VERSION.removesuffix(".py").replace("/", ".")
    imported = set().union(*(names for module, names in reached.items() if module != version))
    return sorted(name for name in imported if name.partition(".")[0] in sys.stdlib_module_names)


def _yaml() -> Iterable[Path]:
    import yaml

    return sorted(Path(yaml.__file__).parent.glob("*.py"))


def _json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
