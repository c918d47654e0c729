"""Run by Python itself when it starts in a browser, as `sitecustomize`: spares it what only takes time there.

Data classes and named tuples write their methods as text, and patterns are text: what record.py saw compiled at build is
found by the very text that it was made from. And archives of modules are read once; by itself, Python opens an archive
anew for every module, and looks for it in every folder before. Together, this is a quarter of the time to the first answer.
What other modules import without using it runs when it is used.
"""

from __future__ import annotations

import builtins
import gc
import marshal
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from io import FileIO
from types import CodeType, ModuleType
from typing import Any
from zipimport import zipimporter

_HEAD = 16
"""What bytecode has before it in a file, in bytes."""


_SELDOM_USED = ("_colorize", "bz2", "compression.zstd", "lzma")
"""Modules that Pyodide's start imports, and nothing in it uses."""


class Archive:
    """Finds the modules of an archive of bytecode, as it lies in memory."""

    def __init__(self, path: str) -> None:
        """Read the archive; its files must not be compressed."""
        self._path = path
        with FileIO(path) as file:
            self._whole = memoryview(file.readall())
        archive: Any = zipimporter(path)
        self._files: dict[str, Any] = archive._get_files()

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Return where a module of the archive is, None for others."""
        place = name.replace(".", "/")
        package = f"{place}/__init__.pyc" in self._files
        file = f"{place}/__init__.pyc" if package else f"{place}.pyc"
        if file not in self._files:
            return None
        loader: Any = _loader_of(self, f"{self._path}/{place}".rpartition("/")[0])
        spec = ModuleSpec(name, loader, origin=f"{self._path}/{file}", is_package=package)
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(f"{self._path}/{place}")
        return spec

    def code(self, file: str) -> CodeType:
        """Return the bytecode in a file, given its path."""
        entry = self._files[file.removeprefix(f"{self._path}/")]
        size, head = entry[2], entry[4]
        names = memoryview(self._whole[head + 26 : head + 30]).cast("H")
        start = head + 30 + sum(names)
        code: CodeType = marshal.loads(self._whole[start + _HEAD : start + size])  # noqa: S302 - the build wrote it
        return code


class _AtFirstUse(ModuleType):
    """A module that runs when something in it is first asked for."""

    def __getattr__(self, name: str) -> Any:
        self.__class__ = ModuleType  # type: ignore[assignment]
        loader: Any = self.__loader__
        loader.run(self)
        return getattr(self, name)


class _Loader(zipimporter):
    """Python's own loader of archives, but that it takes the code from memory."""

    whole: Archive

    def exec_module(self, module: ModuleType) -> None:
        if module.__name__ in _SELDOM_USED:
            module.__class__ = _AtFirstUse
        else:
            self.run(module)

    def run(self, module: ModuleType) -> None:
        """Fill a module."""
        exec(self.whole.code(str(module.__file__)), module.__dict__)  # noqa: S102 - as every loader does


@cache
def _loader_of(archive: Archive, folder: str) -> _Loader:
    loader = _Loader(folder)
    loader.whole = archive
    return loader


def add(path: str) -> None:
    """Let an archive of uncompressed bytecode be imported from."""
    sys.meta_path.insert(0, Archive(path))
    sys.path.append(path)


def _code(text: str, mode: str) -> CodeType:
    kept = _TEXTS.get((text, mode))
    made: CodeType = marshal.loads(kept) if kept else compile(text, "<string>", mode)  # noqa: S302
    return made


def _executed(text: str, *names: dict[str, Any]) -> None:
    exec(_code(text, "exec"), *names)  # noqa: S102 - as dataclasses does


def _evaluated(text: str, *names: dict[str, Any]) -> object:
    return builtins.eval(_code(text, "eval"), *names)


def _compiler(ordinary: Callable[..., Any], made: Callable[..., Any]) -> Callable[..., Any]:
    def compiled(pattern: Any, flags: int = 0) -> Any:
        kept = _PATTERNS.get((pattern, int(flags))) if isinstance(pattern, str | bytes) else None
        if kept is None:
            return ordinary(pattern, flags)
        all_flags, code, *more = kept
        return made(pattern, all_flags, memoryview(code).cast("I").tolist(), *more)

    return compiled


# What modules make when they are imported is no rubbish: to look through it again and again takes a fifth of the time. The
# worker enables it after the first answer.
gc.disable()
_library = __file__.rpartition("/")[0]
sys.meta_path.insert(0, Archive(_library))
_TEXTS, _PATTERNS = marshal.loads(zipimporter(_library).get_data(f"{_library}/ready.bin"))  # noqa: S302
import_module("spadille_loop").postpone()
# In this order: each is used when the next is imported.
import_module("collections").__dict__["eval"] = _evaluated
_patterns = import_module("re._compiler")
_patterns.__dict__["compile"] = _compiler(_patterns.compile, import_module("_sre").compile)
import_module("dataclasses").__dict__["exec"] = _executed
