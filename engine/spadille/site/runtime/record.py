"""Run by Python itself when it starts at build, as `sitecustomize`: notes what ready.py can have at hand in a browser."""

from __future__ import annotations

import builtins
import marshal
from importlib import import_module
from typing import Any

_texts: dict[tuple[str, str], bytes] = {}
_patterns: dict[tuple[str | bytes, int], tuple[Any, ...]] = {}


def table() -> bytes:
    """Return all that was compiled since Python started, as ready.py reads it."""
    return marshal.dumps((_texts, _patterns))


def _executed(text: str, *names: dict[str, Any]) -> None:
    code = compile(text, "<string>", "exec")
    _texts[text, "exec"] = marshal.dumps(code)
    exec(code, *names)  # noqa: S102 - as dataclasses does


def _evaluated(text: str, *names: dict[str, Any]) -> object:
    code = compile(text, "<string>", "eval")
    _texts[text, "eval"] = marshal.dumps(code)
    return builtins.eval(code, *names)


class _Matcher:
    """The module that makes patterns, and what it was last told to make."""

    def __init__(self) -> None:
        self._module = import_module("_sre")
        self.told: tuple[Any, ...] = ()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)

    def compile(self, *told: Any) -> Any:
        self.told = told
        return self._module.compile(*told)


def _watch(compiler: Any) -> None:
    ordinary, compiler._sre = compiler.compile, _Matcher()

    def compiled(pattern: Any, flags: int = 0) -> Any:
        made = ordinary(pattern, flags)
        if isinstance(pattern, str | bytes):
            _, all_flags, code, groups, names, places = compiler._sre.told
            whole = b"".join(int(number).to_bytes(4, "little") for number in code)
            _patterns[pattern, int(flags)] = (int(all_flags), whole, groups, dict(names), places)
        return made

    compiler.compile = compiled


import_module("spadille_loop").postpone()
import_module("collections").__dict__["eval"] = _evaluated
_watch(import_module("re._compiler"))
import_module("dataclasses").__dict__["exec"] = _executed
