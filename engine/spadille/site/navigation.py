"""The navigation: an entry such as `rulesets/*` stands for every page of a folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


def expanded(entries: Sequence[Any], pages: Iterable[str]) -> list[Any]:
    """Return the navigation with every `folder/*` replaced by the pages of the folder, in the order of `pages`.

    Pages that the navigation names itself, wherever it does, are not listed again.
    """
    named = set(_named(entries))
    return _expanded(entries, [page for page in pages if page not in named])


def _expanded(entries: Sequence[Any], pages: Sequence[str]) -> list[Any]:
    found: list[Any] = []
    for entry in entries:
        if isinstance(entry, dict):
            found.append({title: _below(value, pages) for title, value in entry.items()})
        elif isinstance(entry, str) and entry.endswith("/*"):
            found += [page for page in pages if page.startswith(entry[:-1])]
        else:
            found.append(entry)
    return found


def _below(value: Any, pages: Sequence[str]) -> Any:
    return _expanded(value, pages) if isinstance(value, list) else value


def _named(entries: Iterable[Any]) -> Iterable[str]:
    for entry in entries:
        if isinstance(entry, dict):
            for value in entry.values():
                yield from _named(value if isinstance(value, list) else [value])
        else:
            yield entry
