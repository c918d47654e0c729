"""Run by make.mjs inside Pyodide: writes what the engine needs of Python, and the engine, as archives of bytecode."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import source_hash
from marshal import dumps
from pathlib import Path
from typing import Any

WORK = Path("/work")
LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
CODECS = (
    "ascii cp437 latin_1 raw_unicode_escape unicode_escape utf_16 utf_16_be utf_16_le utf_8 utf_8_sig".split()
)
# Bytecode that is taken as it is: nobody looks for a source that it might be older than.
UNCHECKED = (0b01).to_bytes(4, "little")


def needed(plan: Mapping[str, Any]) -> list[str]:
    """Return the library's files that everything in the plan has made Python read."""
    sys.path[:0] = [str(WORK / "engine"), str(WORK / "yaml")]
    serve = import_module("spadille.lab.serve")
    for request in plan["requests"]:
        answer = json.loads(serve.answer(json.dumps(request)))
        if answer.get("error", {}).get("kind") == "broken":
            sys.exit(f"{request}: {answer}")
    for name in plan["modules"] + [f"encodings.{codec}" for codec in CODECS]:
        bring(name)
    origins = [
        getattr(module.__spec__, "origin", None) or ""
        for module in [*sys.modules.values()]
        if hasattr(module, "__spec__")
    ]
    return sorted({origin.removeprefix(LIBRARY) for origin in origins if origin.startswith(LIBRARY)})


def bring(name: str) -> None:
    """Import a module, or the one that has this name in it."""
    try:
        import_module(name)
    except ModuleNotFoundError:
        if "." not in name:
            raise
        bring(name.rpartition(".")[0])


def bytecode(source: bytes, path: str, optimised: int) -> bytes:
    """Return the contents of the compiled file of a module."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimised)
    from importlib.util import MAGIC_NUMBER

    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + dumps(code)


def archive(name: str, files: Iterable[tuple[str, bytes]], *, small: bool = False) -> None:
    """Write files, given as their place in the archive and their contents; small or quick to read."""
    import zipfile

    with zipfile.ZipFile(WORK / name, "w") as pack:
        for place, content in files:
            info = zipfile.ZipInfo(place, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED if small else zipfile.ZIP_STORED
            pack.writestr(info, content, compresslevel=9)


def entry(place: str, content: bytes, path: str, optimised: int) -> tuple[str, bytes]:
    """Return a file as it is in an archive: a module as bytecode."""
    return (f"{place}c", bytecode(content, path, optimised)) if place.endswith(".py") else (place, content)


def folder(name: str) -> list[tuple[str, bytes]]:
    """Return the files in a folder of the work, as they are in its archive."""
    root = WORK / name
    files = sorted(path for path in root.rglob("*") if path.is_file() and path.suffix != ".pyc")
    places = [(path.relative_to(root).as_posix(), path) for path in files]
    return [entry(place, path.read_bytes(), f"/{name}.zip/{place}", 0) for place, path in places]


def module(place: str) -> str:
    """Return the name of the module that lies at a place."""
    name = place.rpartition(".")[0].replace("/", ".")
    return name.removesuffix(".__init__")


def main() -> None:
    """Make the three archives; the engine's has the list of what the others have and nobody needs at first."""
    files = needed(json.loads((WORK / "plan.json").read_text(encoding="utf-8")))
    import zipfile

    with zipfile.ZipFile(LIBRARY.rstrip("/")) as whole:
        stock = [name for name in whole.namelist() if name.endswith(".py") and name not in files]
        library = [entry(file, whole.read(file), LIBRARY + file, 2) for file in files]
    yaml, engine = folder("yaml"), folder("engine")
    later = {"stock": sorted(map(module, stock)), "yaml": [module(place) for place, _ in yaml]}
    start = [
        entry(name, (WORK / "scripts" / script).read_bytes(), LIBRARY + name, 2)
        for name, script in (("sitecustomize.py", "ready.py"), ("spadille_loop.py", "loop.py"))
    ]
    archive("stdlib.zip", [*library, *start, ("ready.bin", import_module("sitecustomize").table())])
    archive("yaml.zip", yaml, small=True)
    archive("engine.zip", [*engine, ("spadille/data/later.json", json.dumps(later).encode())])


main()
