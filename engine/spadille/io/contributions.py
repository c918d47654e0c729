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

from spadille.errors import Problem, nearest
from spadille.io.nodes import read
from spadille.io.ruling import RulingReader
from spadille.io.tree import Fields, Items, Node, Text
from spadille.io.wording import Faults, fields, items, text
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
    node, faults = read(path), Faults(str(path))
    key = Text("", node.line)
    parts = fields(node, faults, key=key, required=_REQUIRED, optional=_OPTIONAL)
    _format(parts, faults)
    source = _source(parts, faults, sources)
    findings = tuple(_findings(parts.get("questions"), faults))
    before = len(faults.problems)
    rulings = _rulings(parts.get("rulings"), RulingReader(source=source, sources=sources, faults=faults))
    spoilt = len(faults.problems) > before
    contribution = Contribution(
        source=source,
        ruleset=_ruleset(parts, faults, source=source, rulesets=rulesets),
        by=_may_be_empty(parts.get("by"), faults, what="by"),
        copy=_may_be_empty(parts.get("copy"), faults, what="copy"),
        findings=findings,
        rulings=rulings,
        line=next((parts[name].line for name in ("rulings", "questions") if name in parts), node.line),
        file=faults.file,
    )
    if not spoilt:
        _whole(contribution, parts, faults)
    return contribution, tuple(sorted(faults.problems, key=lambda problem: problem.line or 0))


def _format(parts: dict[str, Node], faults: Faults) -> None:
    found = text(parts.get("format"), faults, what="format")
    if found and found != FORMAT:
        faults.add(f"format: found {found!r}; expected {FORMAT!r}", parts["format"].line)


def _source(parts: dict[str, Node], faults: Faults, sources: Collection[str]) -> str:
    source = text(parts.get("contribution"), faults, what="contribution")
    if source and source not in sources:
        message = f"contribution: found {source!r}; expected the id of a source{nearest(source, sources)}"
        faults.add(message, parts["contribution"].line)
    return source


def _ruleset(
    parts: dict[str, Node], faults: Faults, *, source: str, rulesets: Mapping[str, str]
) -> str | None:
    node = parts.get("ruleset")
    known = [name for name, of in rulesets.items() if of == source]
    if node is None:
        if "rulings" in parts:
            expected = f"; expected {' or '.join(known)}" if known else f", and {source!r} has none"
            faults.add(f"found rulings and no ruleset that they are for{expected}", parts["rulings"].line)
        return None
    name = text(node, faults, what="ruleset")
    if name and name not in known:
        expected = " or ".join(known) or "none, for this source has no ruleset"
        faults.add(f"ruleset: found {name!r}; expected {expected}", node.line)
    return name if name in known else None


def _findings(node: Node | None, faults: Faults) -> list[Found]:
    found = []
    for item in items(node, faults, what="questions"):
        place = Text("questions", item.line)
        parts = fields(item, faults, key=place, required=("question",), optional=_QUESTION_KEYS)
        question = text(parts.get("question"), faults, what="questions: question")
        answer = _may_be_empty(parts.get("answer"), faults, what="questions: answer")
        if answer:
            found.append(Found(question=question, answer=answer))
    return found


def _rulings(node: Node | None, reader: RulingReader) -> dict[str, Ruling]:
    if node is None:
        return {}
    if not isinstance(node, Fields):
        reader.faults.add("rulings: expected the rule points with what the work says on them", node.line)
        return {}
    found = {}
    for key, value in node.entries:
        filled = _filled(key, value, reader.faults)
        ruling = reader.read(key, filled) if filled else None
        if ruling is not None:
            found[ruling.point] = ruling
    return found


def _filled(key: Text, node: Node, faults: Faults) -> Node | None:
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
        faults.add(f"{key.value}: found an answer without a place; expected the page behind 'at'", key.line)
        return None
    if stated and not answer:
        what = "a place" if place else "a note or a rival"
        message = f"{key.value}: found {what} and no answer; expected one, or the grade 'silent' where the text gives none"
        faults.add(message, key.line)
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


def _may_be_empty(node: Node | None, faults: Faults, *, what: str) -> str:
    return text(node, faults, what=what) if _written(node) else ""


def _whole(contribution: Contribution, parts: dict[str, Node], faults: Faults) -> None:
    """Note a form in which nothing is filled in, or not which copy was read."""
    if contribution.empty:
        message = "found nothing filled in; expected an answer, and the page where it stands, to at least one question"
        faults.add(message, contribution.line)
    elif "copy" in parts and not contribution.copy:
        message = "copy: found nothing; expected which copy was read, such as a library and its shelfmark"
        faults.add(message, parts["copy"].line)
