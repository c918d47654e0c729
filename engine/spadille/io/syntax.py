"""What YAML's own complaints mean, in words for the person who wrote the file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yaml.error import Mark, MarkedYAMLError

_SHOWN = 40
"""How much of a line a message repeats."""

_ELSE = "found {here}, which cannot stand here; expected 'key: value' or '- item'"

# The complaint as a pattern; the message. `here` is where reading stopped, `start` where the thing began that was
# being read. A message about `start` names its line.
_ABOUT_HERE = (
    ("but found ':'", "found {here} without a key; expected 'key: value'"),
    ("cannot start any token", "found {here}; expected quotes around a text that begins with {sign}"),
    (
        "mapping values are not allowed",
        "found ': ' in {line}; expected quotes around a text that holds it, or a key indented like its neighbours",
    ),
    ("sequence entries are not allowed", "found '- ' in {line}; expected the list in the lines below"),
    ("mapping keys are not allowed", "found '? ' in {line}; expected 'key: value'"),
    ("tag handle", "found {here}; expected quotes around a text that begins with '!' (tags are not used)"),
    (
        "block scalar",
        "found {here} behind the sign of a block; expected the text in the indented lines below",
    ),
    (
        "escape",
        "found the escape {escape} in double quotes; expected one that YAML knows, or '\\\\' for a backslash",
    ),
    (
        "flow (sequence|mapping): expected ',' .* got '\\?'",
        "found {here} in brackets; expected quotes around a text that holds a question mark",
    ),
    ("flow sequence: expected ','", "found {here} in the list that line {since} opens; expected ',' or ']'"),
    (
        "flow mapping: expected ','",
        "found {here} in the mapping that line {since} opens; expected ',' or '}}'",
    ),
    ("expected the node content", "found {here}; expected a text, a list or a mapping"),
    ("<block end>.* behind$", "found {here} behind a complete value; expected the end of the line"),
    (
        "block mapping: expected <block end>",
        "found {here}, indented by {column}; expected a key indented by {start_column} like those from line {since}",
    ),
    (
        "block collection: expected <block end>",
        "found {here}, indented by {column}; expected '- ' indented by {start_column} like those from line {since}",
    ),
    ("<document start>", "found {here} behind the end of the document; expected nothing more"),
)
_ABOUT_START = (
    ("could not find expected ':'", "found {start} without a colon; expected 'key: value' or '- item'"),
    ("an? (anchor|alias): ", "found {start}; expected quotes around a text that begins with {start_sign}"),
    ("a tag: ", "found {start}; expected quotes around a text that begins with '!' (tags are not used)"),
    (
        "quoted scalar: found unexpected",
        "found no closing quote for {start}; expected {start_sign} behind the text",
    ),
)


def fault(error: MarkedYAMLError, text: str) -> tuple[str, int]:
    """Return the message for an error of the YAML library written in Python, and the line (from 1) it is about.

    `text` is what the library was given.
    """
    here = error.problem_mark or error.context_mark
    if here is None:
        return "found no YAML; expected 'key: value'", 1
    start = error.context_mark or here
    first = text.rfind("\n", 0, here.index) + 1
    side = "behind" if text[first : here.index].strip(" -") else "in front"
    complaint = f"{error.context}: {error.problem} {side}"
    words = {
        "here": _token(text, here),
        "sign": repr(text[here.index : here.index + 1]),
        "column": here.column,
        "line": repr(_cut(text[first:].split("\n", 1)[0].strip())),
        "escape": repr(text[text.rfind("\\", 0, here.index) :][:2]),
        "start": _token(text, start),
        "start_sign": repr(text[start.index : start.index + 1]),
        "start_column": start.column,
        "since": start.line + 1,
    }
    for pattern, message in _ABOUT_START:
        if re.search(pattern, complaint):
            return message.format_map(words), start.line + 1
    message = next((message for pattern, message in _ABOUT_HERE if re.search(pattern, complaint)), _ELSE)
    return message.format_map(words), here.line + 1


def _token(text: str, mark: Mark) -> str:
    if mark.index >= len(text):
        return "the end of the file"
    rest = text[mark.index :].split("\n", 1)[0].rstrip()
    return repr(_cut(rest)) if rest else "the end of the line"


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
