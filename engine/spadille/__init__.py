"""Spadille: an executable critical edition of the rules of German Solo.

>>> from spadille import load_ruleset
>>> load_ruleset("altenburg-1988").games()
('frage', 'grossfrage', 'mussfrage', 'solo')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from spadille.comparison import compare
    from spadille.game import replay
    from spadille.io.records import load_record
    from spadille.library import load_ruleset

__all__ = ["__version__", "compare", "load_record", "load_ruleset", "replay"]

# Where each name lives. It is imported when it is first asked for: a command pays for nothing that it does not use.
_HOMES: Final = {
    "compare": "spadille.comparison",
    "load_record": "spadille.io.records",
    "load_ruleset": "spadille.library",
    "replay": "spadille.game",
}


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from spadille.library import edition

        return edition()
    if name not in _HOMES:
        raise AttributeError(f"module 'spadille' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
