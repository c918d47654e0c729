"""From YAML's events to the tree. No constructors, no types: a scalar is the text that was written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from spadille.errors import Problem
from spadille.io import disguise
from spadille.io.builder import Builder, TooDeepError
from spadille.io.characters import ODD
from spadille.io.json_text import half_of_a_pair, pairs_joined
from spadille.io.syntax import fault
from spadille.io.tree import Node, Text

if TYPE_CHECKING:
    import yaml

_LIBRARIES_DIFFER = re.compile(r"\t|\\(?:u|U0000)[dD][89a-fA-F]|[|>][-+0-9]*#")
_DIRECTIVES = re.compile(r"(?: *(?:#.*)?\n)*%")
_YAML_TAGS = "tag:yaml.org,2002:"


class Mark(Protocol):
    """A place in the text, counted from 0."""

    index: int
    line: int
    column: int


class Event(Protocol):
    """What is read of an event of the YAML library; the kinds of events have only some of it."""

    start_mark: Mark
    end_mark: Mark
    anchor: str | None
    tag: str | None
    style: str | None
    flow_style: bool | None
    value: str


class _DoubtError(Exception):
    """The fast library has read something that the strict one may refuse."""


class _OneDocumentError(Exception):
    """A second document begins; the problem is noted, the rest is not read."""


def compose(text: str, file: str, *, patched: bool = False) -> tuple[Node | None, list[Problem]]:
    """Return the tree of the YAML text, as far as it could be read, and its problems in the order found.

    None when the text has no content. `text` ends its lines by line feeds and holds no unprintable character; where
    such characters were `patched`, it says nothing about YAML that cannot be read.
    """
    import yaml

    # The library in C reads fast; the one in Python decides wherever the two may differ, and words every fault.
    strict = yaml.BaseLoader
    fast = getattr(yaml, "CBaseLoader", strict)
    if fast is not strict and not _LIBRARIES_DIFFER.search(text):
        composer = Composer(text, file)
        try:
            composer.run(fast(composer.text).get_event)
        except (yaml.YAMLError, _DoubtError):
            pass
        else:
            return composer.builder.root, composer.builder.problems
    composer = Composer(text, file)
    composer.run_to_fault(strict(composer.text), patched=patched)
    return composer.builder.root, composer.builder.problems


class Composer:
    """Feeds a builder with events, and watches for what our files do not use."""

    def __init__(self, text: str, file: str) -> None:
        self.builder = Builder(file)
        self.text = self._without_directives(text)
        self._may_hide = not text.isascii() and ODD.search(text) is not None
        self._hidden_lines: set[int] = set()
        self._covered_lines: set[int] = set()
        self._documents = 0
        self._merge_key: Text | None = None
        self._brackets = 0

    def run(self, next_event: Callable[[], Any]) -> None:
        """Take events until the document ends, or until it makes no sense to go on; yaml.YAMLError."""
        import yaml

        take: dict[type[yaml.Event], Callable[[Event], None]] = {
            yaml.ScalarEvent: self._scalar,
            yaml.MappingStartEvent: self._open_mapping,
            yaml.SequenceStartEvent: self._open_list,
            yaml.MappingEndEvent: self._close,
            yaml.SequenceEndEvent: self._close,
            yaml.AliasEvent: self._alias,
            yaml.DocumentStartEvent: self._document,
        }
        try:
            while (event := next_event()).__class__ is not yaml.StreamEndEvent:
                if handler := take.get(event.__class__):
                    handler(event)
        except (TooDeepError, _OneDocumentError):
            return

    def run_to_fault(self, loader: yaml.BaseLoader, *, patched: bool) -> None:
        """Take events as `run` does; what YAML cannot read becomes one more problem, unless the text was patched."""
        import yaml

        try:
            self.run(loader.get_event)
        except yaml.MarkedYAMLError as error:
            self._unreadable(error, patched=patched)
        except (OverflowError, ValueError):
            message = "found an escape beyond Unicode in double quotes; expected at most '\\U0010FFFF'"
            self.builder.problem(message, loader.line + 1)

    def _unreadable(self, error: yaml.MarkedYAMLError, *, patched: bool) -> None:
        findings = disguise.in_lines(self.text, self._covered_lines)
        mark = error.problem_mark
        if mark and self.text[mark.index : mark.index + 1] == "\t":
            findings.setdefault(mark.line + 1, "found U+0009 TAB outside quotes; expected ordinary spaces")
        for line, message in findings.items():
            if line not in self._hidden_lines:
                self._hidden(message, line)
        # What YAML makes of an indentation that is none would be no news.
        if not self._hidden_lines and not patched:
            self.builder.problem(*fault(error, self.text))

    def _scalar(self, event: Event) -> None:
        if event.style:
            self._quoted(event)
        else:
            self._bare(event)

    def _quoted(self, event: Event) -> None:
        """Take a text in quotes or in a block below its sign."""
        line = event.start_mark.line + 1
        is_odd = self._look_at(event)
        last = event.end_mark.line + (1 if event.end_mark.column else 0)
        self._covered_lines.update(range(line + 1, last + 1))
        value = event.value
        if not value.isascii():
            value = pairs_joined(value)
            if message := half_of_a_pair(value):
                self.builder.problem(message, line)
        self._put(Text(value, line), is_odd=is_odd)

    def _bare(self, event: Event) -> None:
        """Take a text without quotes, or nothing."""
        line = event.start_mark.line + 1
        value = event.value
        if self._brackets and "?" in value:
            raise _DoubtError
        is_odd = self._look_at(event)
        if self.builder.wants_key and value in ("", "<<"):
            self._no_key(value, line)
        elif value:
            self._put(Text(value, line), is_odd=is_odd)
        elif self.builder.is_open:
            # Where nothing stands, the libraries differ about its line: it belongs to its key.
            pending = self.builder.pending
            self.builder.put(Text("", pending.line if pending else line))

    def _put(self, text: Text, *, is_odd: bool) -> None:
        if is_odd and self.builder.wants_key:
            self.builder.put_faulty_key(text)
        else:
            self.builder.put(text)

    def _look_at(self, event: Event) -> bool:
        if event.tag or event.anchor:
            self._decorated(event)
        elif self._may_hide:
            return self._look_behind(event)
        return False

    def _no_key(self, value: str, line: int) -> None:
        key = Text(value, line)
        if value:
            self._merge_key = key
            self.builder.problem("found the merge key '<<'; expected the keys themselves, written out", line)
        else:
            self.builder.problem("found no key before ':'; expected 'key: value'", line)
        self.builder.put_faulty_key(key)

    def _open_mapping(self, event: Event) -> None:
        self._open(event, mapping=True)

    def _open_list(self, event: Event) -> None:
        self._open(event, mapping=False)

    def _open(self, event: Event, *, mapping: bool) -> None:
        if event.flow_style:
            self._brackets += 1
        self._decorated(event)
        self.builder.open(event.start_mark.line + 1, mapping=mapping)

    def _close(self, _: Event) -> None:
        # Whatever stands in brackets is in brackets itself.
        if self._brackets:
            self._brackets -= 1
        self.builder.close()

    def _alias(self, event: Event) -> None:
        line = event.start_mark.line + 1
        if self._merge_key is None or self.builder.pending is not self._merge_key:
            message = (
                f"found the alias '*{event.anchor}'; expected the value itself, written out "
                "(a text that begins with '*' stands in quotes)"
            )
            self.builder.problem(message, line)
        self._put(Text("", line), is_odd=True)

    def _document(self, event: Event) -> None:
        self._documents += 1
        if self._documents > 1:
            message = "found a second document ('---'); expected one document a file"
            self.builder.problem(message, event.start_mark.line + 1)
            raise _OneDocumentError

    def _decorated(self, event: Event) -> None:
        line = event.start_mark.line + 1
        if event.anchor:
            message = (
                f"found the anchor '&{event.anchor}'; expected every value written out where it belongs "
                "(a text that begins with '&' stands in quotes)"
            )
            self.builder.problem(message, line)
        if event.tag:
            tag = event.tag.replace(_YAML_TAGS, "!!", 1)
            message = f"found the tag {tag!r}; expected the value alone (a text that begins with '!' stands in quotes)"
            self.builder.problem(message, line)

    def _look_behind(self, event: Event) -> bool:
        is_key = self.builder.wants_key
        raw = self.text[event.start_mark.index : event.end_mark.index]
        if (event.style and not is_key) or not ODD.search(raw):
            return False
        before = self.text[self.text.rfind("\n", 0, event.start_mark.index) + 1 : event.start_mark.index]
        begins_line = not before.strip(" -")
        findings = list(disguise.in_scalar(raw, is_key=is_key, begins_line=begins_line))
        for message, below in findings:
            self._hidden(message, event.start_mark.line + 1 + below)
        return bool(findings)

    def _hidden(self, message: str, line: int) -> None:
        self._hidden_lines.add(line)
        self.builder.problem(message, line)

    def _without_directives(self, text: str) -> str:
        if not _DIRECTIVES.match(text):
            return text
        lines = text.split("\n")
        for number, line in enumerate(lines):
            if line.startswith("%"):
                message = f"found the directive {line.rstrip()!r}; expected the document itself"
                self.builder.problem(message, number + 1)
                lines[number] = ""
            elif line.strip() and not line.lstrip().startswith("#"):
                break
        return "\n".join(lines)
