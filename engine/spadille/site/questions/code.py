"""The module in which a rule point stands, as it is read by the engine."""

from __future__ import annotations

import functools
import pkgutil
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType

import spadille.points
from spadille.site.html import heading
from spadille.site.words import apparatus as said

_FENCE = "````"


@functools.cache
def modules() -> Mapping[str, ModuleType]:
    """Return the module of every point and family, by its id."""
    found = pkgutil.walk_packages(spadille.points.__path__, f"{spadille.points.__name__}.")
    loaded = [import_module(info.name) for info in found if not info.ispkg]
    return {module.POINT.id: module for module in loaded if hasattr(module, "POINT")}


def section(entry_id: str) -> tuple[str, ...]:
    """Return the section with the source of a point or family, as Markdown, which colours it."""
    module = modules()[entry_id]
    path = module.__name__.replace(".", "/") + ".py"
    source = Path(str(module.__file__)).read_text(encoding="utf-8").strip()
    code = f'{_FENCE} {{ .python title="{path}" }}\n{source}\n{_FENCE}'
    return heading(2, said.CODE, "code", searched=False), said.CODE_LEAD, code
