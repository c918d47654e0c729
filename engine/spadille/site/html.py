"""HTML in which nothing from the data can become markup: text is escaped unless it is known to be HTML already."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape
from typing import Final

Child = str | None
Attribute = str | int | bool | None

_VOID: Final = frozenset({"br", "col", "hr", "img", "input", "meta", "wbr"})
_ENTRY: Final = re.compile(r"<(?:dt|dd|td|th)\b")
_MARKDOWN: Final = re.compile(r"([\\`*_{}\[\]()#+\-.!|~:^=\"'$])")


class Html(str):
    """A piece of HTML; any other string is text, and is escaped wherever it is put into HTML."""

    __slots__ = ()


def text(child: Child) -> Html:
    """Return a text as HTML, and HTML as it is; None is nothing."""
    if child is None:
        return Html()
    return child if isinstance(child, Html) else Html(escape(child, quote=False))


def el(name: str, *children: Child, **attributes: Attribute) -> Html:
    """Return an element.

    Attributes are written with `_` for `-`, and with a `_` behind where Python has the word itself (`class_`); one that
    is None or False is left out, one that is True stands without a value.
    """
    head = "".join(_attribute(key, value) for key, value in attributes.items())
    if name in _VOID:
        return Html(f"<{name}{head}>")
    return Html(f"<{name}{head}>{join(children)}</{name}>")


def join(children: Iterable[Child], separator: str = "") -> Html:
    """Return the children one after another, with `separator` between those that are not empty."""
    parts = [part for part in map(text, children) if part]
    return Html(text(separator).join(parts))


def classes(*names: str | None) -> str | None:
    """Return a `class` attribute of the names that are given, or None when none is."""
    return " ".join(name for name in names if name) or None


def heading(level: int, words: str, anchor: str | None = None, *, searched: bool = True) -> str:
    """Return a Markdown heading, which unlike one in HTML gets into the table of contents.

    What stands below it is found by the search unless `searched` is false.
    """
    marks = [f"#{anchor}" if anchor else "", "" if searched else "data-search-exclude"]
    said = " ".join(filter(None, marks))
    return f"{'#' * level} {markdown_text(words)}" + (f" {{ {said} }}" if said else "")


def markdown_text(words: str) -> str:
    """Return a text so that Markdown shows it as it is."""
    safe = escape(" ".join(words.split()), quote=False)
    return _MARKDOWN.sub(lambda match: f"&#{ord(match.group())};", safe)


def front_matter(**fields: object) -> str:
    """Return the head of a page; JSON is YAML that no text can break, and the theme's templates escape nothing."""
    lines = [
        f"{key}: {json.dumps(escape(value) if isinstance(value, str) else value, ensure_ascii=False)}\n"
        for key, value in fields.items()
        if value
    ]
    return f"---\n{''.join(lines)}---\n"


def spaced(html: str) -> str:
    """Return a page in which no word of a cell or an entry of a list runs into the next when the elements are taken away."""
    return _ENTRY.sub(r"\n\g<0>", html)


def _attribute(key: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
