"""From nodes to values: every fault is noted with its place, none stops the reading."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from typing import Final, TypeVar

from spadille.errors import DataError, Problem, nearest
from spadille.io.nodes import MOST_PROBLEMS, Fields, Items, Node, Text

E = TypeVar("E", bound=StrEnum)

IDENTIFIER: Final = re.compile("[a-z0-9]+(?:-[a-z0-9]+)*")
IDENTIFIER_EXPECTED: Final = "small letters a to z and digits, joined by single hyphens"
"""What an id is made of, for messages."""

_NUMBER: Final = re.compile("0|-?[1-9][0-9]{0,8}")
_LISTED: Final = 20
"""As many words are all named in a message; of more, only the nearest."""
_SHOWN: Final = 60
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

    def problem(self, message: str, node: Node | None) -> None:
        """Note something wrong with the place of a node, or with the whole file; DataError when there is too much to go on."""
        self.problems.append(Problem(message, self.file, node.line if node else None))
        if len(self.problems) > MOST_PROBLEMS:
            last = Problem("found more problems than are listed; the rest was not read", self.file)
            raise DataError([*self.in_order(), last])

    def in_order(self) -> tuple[Problem, ...]:
        """Return all the problems, in the order of the file."""
        return tuple(sorted(self.problems, key=lambda problem: problem.line or 0))

    def raise_if_any(self) -> None:
        """Raise DataError with all the problems, in the order of the file, if there are any."""
        if self.problems:
            raise DataError(self.in_order())

    def fields(
        self,
        node: Node | None,
        what: str,
        *,
        required: Collection[str] = (),
        optional: Collection[str] = (),
        key: Text | None = None,
    ) -> dict[str, Node]:
        """Return the values of a mapping whose keys are known; the unknown are left out.

        What is missing is noted in the line of `key`, which the mapping stands behind, or else where the mapping begins.
        """
        if node is None:
            return {}
        known = list(dict.fromkeys([*required, *optional]))
        if not isinstance(node, Fields):
            self._unfit(node, what, f"a mapping with {_listing(known)}")
            return {}
        values = {name.value: value for name, value in node.entries if name.value in known}
        missing = [word for word in required if word not in values]
        for found, _ in node.entries:
            if found.value not in known:
                hint = nearest(found.value, [word for word in known if word not in values] or known)
                # A key that is only misspelt is not missing as well.
                missing = [word for word in missing if nearest(word, [word]) != hint]
                self.problem(
                    f"{what}: found the key {found.value!r}; expected {_listing(known)}{hint}", found
                )
        for word in missing:
            self.problem(f"{what}: found no key {word!r}; expected {_listing(required)}", key or node)
        return values

    def head(self, parts: Mapping[str, Node], **wanted: str) -> None:
        """Note every part that is there and is not the one text it must be: a file's format, and the id that its name is."""
        for name, only in wanted.items():
            found = self.text(parts.get(name), name)
            if found and found != only:
                self._unfit(parts[name], name, repr(only))

    def entries(self, node: Node | None, what: str, *, of: str = "") -> tuple[tuple[Text, Node], ...]:
        """Return keys and values of a mapping with keys of the writer's choosing; `of` says what they are, in messages."""
        if node is None:
            return ()
        if isinstance(node, Fields):
            return node.entries
        self._unfit(node, what, f"a mapping of {of}" if of else "a mapping")
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
        items = self.items(node, what)
        return tuple(item for item in items if self.text(item, what) and isinstance(item, Text))

    def text(self, node: Node | None, what: str) -> str:
        """Return a text that is more than blanks."""
        if node is None:
            return ""
        if isinstance(node, Text) and node.value.strip():
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

    def named(self, node: Node | None, what: str, *, of: Collection[str], expected: str) -> str:
        """Return the id of something that there is, such as a source; an unknown one is noted, and returned all the same.

        `expected` says in messages what would be known, as in `the id of a source`.
        """
        found = self.text(node, what)
        if node is not None and found and found not in of:
            self._unfit(node, what, f"{expected}{nearest(found, of)}")
        return found

    def identifier(self, node: Node | None, what: str = "id") -> str:
        """Return an id: small letters a to z and digits, joined by single hyphens (`12e4` is one: it stays text)."""
        if node is None or (isinstance(node, Text) and IDENTIFIER.fullmatch(node.value)):
            return self.text(node, what)
        hint = _identifier_like(node.value) if isinstance(node, Text) else ""
        self._unfit(node, what, f"{IDENTIFIER_EXPECTED}{hint}")
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
    """Return what a node is, in the words of a message: its text in quotes, `nothing`, `a list`, `a mapping` and so on."""
    if isinstance(node, Fields):
        return "a mapping"
    if isinstance(node, Items):
        return "a list"
    if not node.value.strip():
        return "nothing but blanks" if node.value else "nothing"
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
