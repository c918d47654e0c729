"""The list of the methods: where each is at home, and what it is asked with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Method:
    """A function of the module `spadille.lab.<home>`, which has the method's name and takes its parameters by name."""

    home: str
    params: Mapping[str, str] = field(default_factory=dict)
    """What each parameter is read as: a key of `spadille.lab.asked.READERS`; with `?` behind it, it may be left out."""


_DEAL: Final[Mapping[str, str]] = {"record": "record", "line": "line?"}
_PLAY: Final[Mapping[str, str]] = {**_DEAL, "book": "book"}

METHODS: Final[Mapping[str, Method]] = {
    "hello": Method("plain"),
    "replay": Method("plain", {**_DEAL, "book": "book"}),
    "compare": Method("plain", {**_DEAL, "books": "books"}),
    "view": Method("view", {**_DEAL, "books": "books", "pairs": "pairs?"}),
    "scores": Method("scores", {**_DEAL, "base": "book?"}),
    "rules": Method("rules", {"record": "record?", "line": "line?", "book": "book"}),
    "column": Method("column", {"book": "book", "base": "book?"}),
    "options": Method("play", _PLAY),
    "act": Method("play", {**_PLAY, "action": "word"}),
    "back": Method("play", _PLAY),
    "cut": Method("play", {**_PLAY, "step": "number"}),
    "deal": Method("deal", {"seed": "word?", "book": "book?"}),
    "read": Method("text", {"text": "text", "name": "word?"}),
    "write": Method("text", {"record": "record"}),
    "link": Method("link", {**_DEAL, "books": "books", "step": "number"}),
    "unlink": Method("link", {"text": "text"}),
    "house": Method("house", {"text": "text"}),
    "house_forget": Method("house", {"spec": "word"}),
    "house_template": Method("house", {"book": "book?"}),
    "vocabulary": Method("vocabulary"),
    "run": Method("console", {"code": "text", "record": "record?", "line": "line?"}),
    "auto": Method("auto", {**_PLAY, "until": "until"}),
}
