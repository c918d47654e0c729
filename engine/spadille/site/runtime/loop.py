"""Puts off Pyodide's loop of events, and asyncio with it, until somebody imports asyncio: the engine never does.

By itself Pyodide brings both when it starts. Only two names are asked for then: how to get a loop, which is kept for later,
and how to begin one.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_WANTED = "asyncio"
_LOOP = "pyodide.webloop"
_BEGIN = "_initialize_event_loop"


class _Wanted(Loader):
    """Finds asyncio where it is, and begins the loop when it has come."""

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Return where asyncio is, None for every other module."""
        if name != _WANTED:
            return None
        from importlib.util import find_spec

        sys.meta_path.remove(self)
        spec = find_spec(name)
        if spec is None:
            return None
        self._loader: Any = spec.loader
        spec.loader = self
        return spec

    def exec_module(self, module: ModuleType) -> None:
        spec: Any = module.__spec__
        module.__loader__ = spec.loader = self._loader
        self._loader.exec_module(module)
        del sys.modules[_LOOP]
        getattr(import_module(_LOOP), _BEGIN)()


def _attribute_of_loop(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    import_module(_WANTED)
    return getattr(sys.modules[_LOOP], name)


def _get_event_loop() -> Any:
    return import_module(_WANTED).get_event_loop()


def _begun() -> None:
    del sys.modules[_WANTED]
    package, _, name = _LOOP.rpartition(".")
    setattr(sys.modules[package], name, sys.modules[_LOOP])
    sys.meta_path.insert(0, _Wanted())


def _stand_in(name: str, **attributes: object) -> None:
    sys.modules[name] = ModuleType(name)
    sys.modules[name].__dict__.update(attributes)


def postpone() -> None:
    """Do so; to be called before Pyodide begins."""
    _stand_in(_WANTED, get_event_loop=_get_event_loop)
    _stand_in(_LOOP, **{_BEGIN: _begun, "__getattr__": _attribute_of_loop})
