"""Contribution files: what somebody found in a work, filled into the form that the work's page on the site offers.

```yaml
format: 1
contribution: muster-1811            # the source
ruleset: muster-1811                 # the ruleset that the rulings would join; left out where the source has none
by: A. Reader                        # how the contributor wants to be named; may stay empty
copy: Library, shelfmark             # which copy was read
questions:
  - question: Which year stands on the title page?
    look: title page
    answer: "1811"
rulings:
  play.first_lead:
    answer: forehand
    grade: stated
    cites:
      - witness: muster-1811
        at: p. 27
```

The rulings are written as in a ruleset and can be put into one as they stand. What is not filled in is left empty: an
entry without an answer, a place, a note and a rival whose grade is still `stated` says nothing, and is no fault.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spadille.errors import Problem
from spadille.io.nodes import read
from spadille.io.read import Reader
from spadille.io.ruling import RulingReader
from spadille.io.tree import Fields, Items, Node, Text
from spadille.point import Grade, Ruling

FORMAT: Final = "1"
_REQUIRED: Final = ("format", "contribution", "copy")
_OPTIONAL: Final = ("ruleset", "by", "questions", "rulings")
_QUESTION_KEYS: Final = ("question", "look", "answer")


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The answer to a question about the work itself."""

    question: str
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Contribution:
    """A form as far as it is filled in."""

    source: str
    ruleset: str | None
    by: str
    copy: str
    findings: tuple[Found, ...]
    rulings: Mapping[str, Ruling]
    """By the rule point."""
    line: int
    """Where the rulings, or else the questions, begin."""
    file: str

    @property
    def empty(self) -> bool:
        """Whether nothing is filled in."""
        return not (self.findings or self.rulings)


def draft_contribution(
    path: Path, sources: Collection[str], *, rulesets: Mapping[str, str]
) -> tuple[Contribution, tuple[Problem, ...]]:
    """Return what a form says, and what is wrong with how it says it; DataError when it is no document of ours.

    `rulesets` are the sources of all rulesets by their ids.
    """
    node, reader = read(path), Reader(str(path))
    parts = reader.fields(node, "contribution", required=_REQUIRED, optional=_OPTIONAL)
    reader.head(parts, format=FORMAT)
    source = reader.named(
        parts.get("contribution"), "contribution", of=sources, expected="the id of a source"
    )
    findings = tuple(_findings(parts.get("questions"), reader))
    before = len(reader.problems)
    rulings = _rulings(parts.get("rulings"), RulingReader(source=source, sources=sources, reader=reader))
    spoilt = len(reader.problems) > before
    begin = parts.get("rulings") or parts.get("questions") or node
    contribution = Contribution(
        source=source,
        ruleset=_ruleset(parts, reader, source=source, rulesets=rulesets),
        by=_may_be_empty(parts.get("by"), "by", reader),
        copy=_may_be_empty(parts.get("copy"), "copy", reader),
        findings=findings,
        rulings=rulings,
        line=begin.line,
        file=reader.file,
    )
    if not spoilt:
        _whole(contribution, reader, begin=begin, copy=parts.get("copy"))
    return contribution, reader.in_order()


def _ruleset(
    parts: dict[str, Node], reader: Reader, *, source: str, rulesets: Mapping[str, str]
) -> str | None:
    node = parts.get("ruleset")
    known = [name for name, of in rulesets.items() if of == source]
    if node is None:
        if "rulings" in parts:
            expected = f"; expected {' or '.join(known)}" if known else f", and {source!r} has none"
            reader.problem(f"found rulings and no ruleset that they are for{expected}", parts["rulings"])
        return None
    expected = " or ".join(known) or "none, for this source has no ruleset"
    name = reader.named(node, "ruleset", of=known, expected=expected)
    return name if name in known else None


def _findings(node: Node | None, reader: Reader) -> list[Found]:
    found = []
    for item in reader.items(node, "questions"):
        parts = reader.fields(item, "questions", required=("question",), optional=_QUESTION_KEYS)
        question = reader.text(parts.get("question"), "questions: question")
        answer = _may_be_empty(parts.get("answer"), "questions: answer", reader)
        if answer:
            found.append(Found(question=question, answer=answer))
    return found


def _rulings(node: Node | None, rulings: RulingReader) -> dict[str, Ruling]:
    found = {}
    for key, value in rulings.reader.entries(
        node, "rulings", of="rule points and what the work says on them"
    ):
        filled = _filled(key, value, rulings.reader)
        ruling = rulings.read(key, filled) if filled else None
        if ruling is not None:
            found[ruling.point] = ruling
    return found


def _filled(key: Text, node: Node, reader: Reader) -> Node | None:
    """Return an entry without its empty parts; None where it is not filled in, or by half, which is noted."""
    if not isinstance(node, Fields):
        return node
    parts = {name.value: value for name, value in node.entries}
    answer, place = _written(parts.get("answer")), _place(parts.get("cites"))
    says = parts.get("grade")
    stated = isinstance(says, Text) and says.value.strip() in {"", Grade.STATED.value}
    more = any(_written(parts.get(name)) for name in ("note", "rivals"))
    if stated and not (answer or place or more):
        return None
    if answer and not place:
        reader.problem(f"{key.value}: found an answer without a place; expected the page behind 'at'", key)
        return None
    if stated and not answer:
        what = "a place" if place else "a note or a rival"
        message = f"{key.value}: found {what} and no answer; expected one, or the grade 'silent' where the text gives none"
        reader.problem(message, key)
        return None
    kept = {"answer": answer, "cites": place}
    entries = tuple((name, value) for name, value in node.entries if kept.get(name.value, _written(value)))
    return Fields(entries, node.line)


def _place(cites: Node | None) -> bool:
    """Tell whether a place is named in any of the citations."""
    if not isinstance(cites, Items):
        return _written(cites)
    places = [
        value
        for item in cites.items
        if isinstance(item, Fields)
        for name, value in item.entries
        if name.value == "at"
    ]
    return any(map(_written, places))


def _written(node: Node | None) -> bool:
    return node is not None and not (isinstance(node, Text) and not node.value.strip())


def _may_be_empty(node: Node | None, what: str, reader: Reader) -> str:
    return reader.text(node, what) if _written(node) else ""


def _whole(contribution: Contribution, reader: Reader, *, begin: Node, copy: Node | None) -> None:
    """Note a form in which nothing is filled in, or not which copy was read."""
    if contribution.empty:
        message = "found nothing filled in; expected an answer, and the page where it stands, to at least one question"
        reader.problem(message, begin)
    elif copy is not None and not contribution.copy:
        message = "copy: found nothing; expected which copy was read, such as a library and its shelfmark"
        reader.problem(message, copy)
