"""One ruling as a ruleset file writes it: the answer of a source to a rule point, its grade and where it stands."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from spadille.errors import AnswerError, UsageError
from spadille.io.read import Reader
from spadille.io.tree import Items, Node, Text
from spadille.point import ANSWERED, Citation, Grade, Point, Raw, Rival, Ruling
from spadille.vocabulary import find

_RULING_KEYS: Final = ("answer", "grade", "cites", "note", "rivals")
_RIVAL_KEYS: Final = ("answer", "cites", "note")


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingReader:
    """Reads the rulings of one file; what is wrong with them goes to `reader`."""

    source: str | None
    """The source whose rulings they are; None for the editors' own."""
    sources: Collection[str]
    """The ids of every source there is."""
    reader: Reader
    ungraded: bool = False
    """Whether a ruling may come without a grade, which then is the editors' own."""

    def read(self, key: Text, node: Node) -> Ruling | None:
        """Return the ruling, or None when anything is wrong with it."""
        before = len(self.reader.problems)
        try:
            point = find(key.value)
        except UsageError as error:
            self.reader.problem(str(error), key)
            return None
        owed = () if self.ungraded else ("grade",)
        parts = self.reader.fields(node, key.value, required=owed, optional=_RULING_KEYS, key=key)
        answer = self._answer(point, parts)
        grade = self._grade(key, parts)
        ruling = Ruling(
            point=point.id,
            answer=answer,
            grade=grade or Grade.UNREAD,
            cites=self._cites(key, parts),
            rivals=self._rivals(key, point, parts),
            note=self.reader.text(parts.get("note"), f"{key.value}: note"),
            line=key.line,
        )
        if grade is not None:
            self._agree(key, grade, answered="answer" in parts)
        return ruling if len(self.reader.problems) == before else None

    def _answer(self, point: Point[Any], parts: dict[str, Node]) -> Raw | None:
        node = parts.get("answer")
        if node is None:
            return None
        raw = _raw(node)
        if raw is None:
            message = f"{point.id}: the answer is nested too deeply; expected {point.kind.expected()}"
            self.reader.problem(message, node)
            return None
        try:
            return point.kind.spell(point.kind.parse(raw))
        except AnswerError as error:
            self.reader.problem(f"{point.id}: {error}", node)
            return None

    def _grade(self, key: Text, parts: dict[str, Node]) -> Grade | None:
        node = parts.get("grade")
        if node is None:
            return Grade.EDITORIAL if self.ungraded else None
        return self.reader.member(node, f"{key.value}: grade", of=Grade)

    def _agree(self, key: Text, grade: Grade, *, answered: bool) -> None:
        """Note a grade that does not go with the file, or with an answer or its absence."""
        editors = self.source is None
        if (grade is Grade.EDITORIAL) != editors:
            wanted = "'editorial'" if editors else "a grade of what the source says, 'silent' or 'unread'"
            message = f"{key.value}: found the grade {grade.value!r}; expected {wanted}"
            self.reader.problem(message, key)
        elif answered and grade not in {*ANSWERED, Grade.EDITORIAL}:
            message = f"{key.value}: found an answer with the grade {grade.value!r}; expected no answer"
            self.reader.problem(message, key)
        elif not answered and grade in {*ANSWERED, Grade.EDITORIAL}:
            message = f"{key.value}: found no answer with the grade {grade.value!r}; expected one"
            self.reader.problem(message, key)

    def _cites(self, key: Text, parts: dict[str, Node]) -> tuple[Citation, ...]:
        what, found = f"{key.value}: cites", []
        for item in self.reader.items(parts.get("cites"), what):
            cite = self.reader.fields(item, what, required=("witness", "at"))
            cited, place = cite.get("witness"), f"{what}: witness"
            witness = self.reader.named(cited, place, of=self.sources, expected="the id of a source")
            at = self.reader.text(cite.get("at"), f"{what}: at")
            found.append(Citation(self.source or witness, witness, at))
        return tuple(found)

    def _rivals(self, key: Text, point: Point[Any], parts: dict[str, Node]) -> tuple[Rival, ...]:
        what, found = f"{key.value}: rivals", []
        for item in self.reader.items(parts.get("rivals"), what):
            rival = self.reader.fields(item, what, required=("answer",), optional=_RIVAL_KEYS)
            answer = self._answer(point, rival)
            note = self.reader.text(rival.get("note"), f"{what}: note")
            found.append(Rival(answer or "", self._cites(key, rival), note))
        return tuple(found)


def _raw(node: Node) -> Raw | None:
    """Return an answer as written, or None when it is deeper than any answer."""
    if isinstance(node, Text):
        return node.value
    if isinstance(node, Items):
        texts = [item.value for item in node.items if isinstance(item, Text)]
        return tuple(texts) if len(texts) == len(node.items) else None
    columns = {key.value: value.value for key, value in node.entries if isinstance(value, Text)}
    return columns if len(columns) == len(node.entries) else None
