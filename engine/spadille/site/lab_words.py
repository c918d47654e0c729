"""The words of the laboratory's scripts as one file of the site: those of every module `words.lab_...`."""

from __future__ import annotations

import json
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from spadille.site import words

PATH: Final = "data/lab.json"
_PREFIX: Final = "lab_"


def content() -> str:
    """Return the file at `PATH`: the dictionary `WIDGET` of each module by the module's name without `lab_`."""
    names = [info.name for info in iter_modules(words.__path__) if info.name.startswith(_PREFIX)]
    modules = {name.removeprefix(_PREFIX): import_module(f"{words.__name__}.{name}") for name in names}
    parts = {name: dict(module.WIDGET) for name, module in modules.items() if hasattr(module, "WIDGET")}
    return json.dumps(parts, ensure_ascii=False, indent=1)
