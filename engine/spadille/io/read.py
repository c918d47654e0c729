"""From nodes to values: every fault is noted with its place, none stops the reading."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import TypeVar

from spadille.errors import DataError, Problem, nearest
from spadille.io.nodes import MOST_PROBLEMS, Fields, Items, Node, Text

E = TypeVar("E", bound=StrEnum)

_IDENTIFIER = re.compile(r"[a-z0-9][a-z0-9-]*")
_NUMBER = re.compile("0|-?[1-9][0-9]{0,8}")
_LISTED = 16
"""As many words are all named in a message; of more, only the nearest."""
_SHOWN = 60
"""How much of a text a message repeats."""


class Reader:
    """Reads the nodes of one file and collects what is wrong with them.

    Every method takes a node, or None for one that is not there, and returns a value that is empty (`""`, `()`, `{}`,
    or None where no value of the type is empty) when the node is missing or faulty: a half-broken file is read to its
    end, and `raise_if_any` tells everything at once. `what` names the place in messages, as the file calls it.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def problem(self, message: str, node: Node) -> None:
        """Note something wrong with the place of a node; DataError when there is too much to go on."""
        self.problems.append(Problem(message, self.file, node.line))
        if len(self.problems) > MOST_PROBLEMS:
            last = Problem("found more problems than are listed; the rest was not read", self.file)
            raise DataError([*sorted(self.problems, key=lambda problem: problem.line or 0), last])

    def raise_if_any(self) -> None:
        """Raise DataError with all the problems, in the order of the file, if there are any."""
        if self.problems:
            raise DataError(sorted(self.problems, key=lambda problem: problem.line or 0))

    def fields(
        self, node: Node | None, what: str, *, required: Collection[str] = (), optional: Collection[str] = ()
    ) -> dict[str, Node]:
        """Return the values of a mapping whose keys are known; the unknown are left out."""
        if node is None:
            return {}
        known = [*required, *optional]
        if not isinstance(node, Fields):
            self._unfit(node, what, f"a mapping with {_listing(known)}")
            return {}
        values = {key.value: value for key, value in node.entries if key.value in known}
        missing = [key for key in required if key not in values]
        for found, _ in node.entries:
            if found.value not in known:
                hint = nearest(found.value, [word for word in known if word not in values] or known)
                # A key that is only misspelt is not missing as well.
                missing = [word for word in missing if nearest(word, [word]) != hint]
                self.problem(
                    f"{what}: found the key {found.value!r}; expected {_listing(known)}{hint}", found
                )
        for key in missing:
            self.problem(f"{what}: found no key {key!r}; expected {_listing(required)}", node)
        return values

    def entries(self, node: Node | None, what: str) -> tuple[tuple[Text, Node], ...]:
        """Return keys and values of a mapping with keys of the writer's choosing."""
        if node is None:
            return ()
        if isinstance(node, Fields):
            return node.entries
        self._unfit(node, what, "a mapping")
        return ()

    def items(self, node: Node | None, what: str) -> tuple[Node, ...]:
        """Return what stands in a list."""
        if node is None:
            return ()
        if isinstance(node, Items):
            return node.items
        self._unfit(node, what, "a list")
        return ()

    def texts(self, node: Node | None, what: str) -> tuple[Text, ...]:
        """Return the texts of a list, with their lines; what else stands in it is left out."""
        texts = []
        for item in self.items(node, what):
            if isinstance(item, Text) and item.value:
                texts.append(item)
            else:
                self._unfit(item, what, "a text")
        return tuple(texts)

    def text(self, node: Node | None, what: str) -> str:
        """Return a text that is not empty."""
        if node is None:
            return ""
        if isinstance(node, Text) and node.value:
            return node.value
        self._unfit(node, what, "a text")
        return ""

    def word(self, node: Node | None, what: str, *, of: Collection[str]) -> str:
        """Return one of a closed set of words."""
        if node is None or (isinstance(node, Text) and node.value in of):
            return self.text(node, what)
        hint = nearest(node.value, of) if isinstance(node, Text) else ""
        self._unfit(node, what, f"{_listing(of)}{hint}")
        return ""

    def member(self, node: Node | None, what: str, *, of: type[E]) -> E | None:
        """Return the member of an enum that the text names by its value."""
        word = self.word(node, what, of=[member.value for member in of])
        return of(word) if word else None

    def identifier(self, node: Node | None, what: str = "id") -> str:
        """Return an id: lower-case letters a to z, digits and hyphens (`12e4` is one: it stays text)."""
        if node is None or (isinstance(node, Text) and _IDENTIFIER.fullmatch(node.value)):
            return self.text(node, what)
        hint = _identifier_like(node.value) if isinstance(node, Text) else ""
        self._unfit(node, what, f"lower-case letters a to z, digits and hyphens{hint}")
        return ""

    def number(
        self, node: Node | None, what: str, *, low: int | None = None, high: int | None = None
    ) -> int | None:
        """Return a whole number from `low` to `high`, both included."""
        if node is None:
            return None
        if isinstance(node, Text) and _NUMBER.fullmatch(node.value):
            number = int(node.value)
            if (low is None or low <= number) and (high is None or number <= high):
                return number
        self._unfit(node, what, f"a whole number{_range(low, high)}")
        return None

    def once(self, texts: Iterable[Text], what: str) -> None:
        """Note every text that occurs a second time, such as the ids of a list of lines."""
        lines: dict[str, int] = {}
        for text in texts:
            if text.value in lines:
                message = f"{what}: found {text.value!r} a second time (first in line {lines[text.value]})"
                self.problem(f"{message}; expected each once", text)
            else:
                lines[text.value] = text.line

    def _unfit(self, node: Node, what: str, expected: str) -> None:
        self.problem(f"{what}: found {described(node)}; expected {expected}", node)


def described(node: Node) -> str:
    """Return what a node is, in the words of a message: its text in quotes, `nothing`, `a list`, `a mapping`."""
    if isinstance(node, Fields):
        return "a mapping"
    if isinstance(node, Items):
        return "a list"
    if not node.value:
        return "nothing"
    return repr(node.value if len(node.value) <= _SHOWN else f"{node.value[: _SHOWN - 1]}…")


def _listing(words: Collection[str]) -> str:
    if len(words) > _LISTED:
        return f"one of {len(words)} words"
    return ", ".join(words)


def _range(low: int | None, high: int | None) -> str:
    if low is None:
        return "" if high is None else f" up to {high}"
    return f" from {low}" if high is None else f" from {low} to {high}"


def _identifier_like(text: str) -> str:
    import unicodedata

    letters = unicodedata.normalize("NFKD", text.casefold())
    words = re.findall(
        "[a-z0-9]+", "".join(letter for letter in letters if not unicodedata.combining(letter))
    )
    return f"; did you mean {'-'.join(words)!r}?" if words else ""
