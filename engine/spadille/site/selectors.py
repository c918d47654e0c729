"""Telling from the text of a page, and of the scripts it loads, whether a rule of a style sheet could meet something in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from typing import Final

_WORD: Final = re.compile(r"[\w-]+")
_PAIR: Final = re.compile(r'\b(dir|data-md-color-(?:scheme|primary|accent))="([\w-]+)"')
_EVENT: Final = re.compile(r'(?:CustomEvent|addEventListener)\("[\w-]+"')
_DATASET: Final = re.compile(r"(?<=dataset\.)\w+")
_CHOICE: Final = re.compile(r":(is|where|has|not)\(([^()]*)\)")
_NAME: Final = re.compile(
    r"[.#](!|[\w-]+)|\[((?:dir|data-md-color-(?:scheme|primary|accent))=[\w-]+)"
    r"|\[(data-[\w-]+)|(?<![\w.#[:-])(sp-[\w-]+)"
)


def of_page(html: str) -> set[str]:
    """Return every word of a page, for any may be a name, and its language's direction and colours with their values."""
    return {f"{name}={value}" for name, value in _PAIR.findall(html)}.union(_WORD.findall(html))


def of_script(script: str) -> set[str]:
    """Return what a script may write into a page as a name."""
    script = _EVENT.sub("", script)
    data = {"data-" + re.sub(r"[A-Z]", r"-\g<0>", name).lower() for name in _DATASET.findall(script)}
    return data.union(_WORD.findall(script))


def alternatives(selectors: str) -> Iterator[str]:
    """Split a list of selectors where the comma is not within a choice."""
    return (found[0].strip() for found in re.finditer(r"(?:\((?:[^()]|\([^()]*\))*\)|[^,(])+", selectors))


def meets(selector: str, names: Set[str]) -> bool:
    """Tell whether all names of a selector are there; what else it asks for is taken as given."""
    while choice := _CHOICE.search(selector):
        met = choice[1] == "not" or any(meets(one, names) for one in choice[2].split(","))
        selector = f"{selector[: choice.start()]}{'' if met else '.!'}{selector[choice.end() :]}"
    return all("".join(name) in names for name in _NAME.findall(selector.replace('"', "")))
