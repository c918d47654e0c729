"""One ruling as a ruleset file writes it: the answer of a source to a rule point, its grade and where it stands."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from spadille.errors import AnswerError, UsageError, nearest
from spadille.io.tree import Items, Node, Text
from spadille.io.wording import Faults, fields, items, text
from spadille.point import ANSWERED, Citation, Grade, Point, Raw, Rival, Ruling
from spadille.vocabulary import find

_RULING_KEYS: Final = ("answer", "grade", "cites", "note", "rivals")
_RIVAL_KEYS: Final = ("answer", "cites", "note")


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingReader:
    """Reads the rulings of one file; what is wrong with them goes to `faults`."""

    source: str | None
    """The source whose rulings they are; None for the editors' own."""
    sources: Collection[str]
    """The ids of every source there is."""
    faults: Faults
    ungraded: bool = False
    """Whether a ruling may come without a grade, which then is the editors' own."""

    def read(self, key: Text, node: Node) -> Ruling | None:
        """Return the ruling, or None when anything is wrong with it."""
        before = len(self.faults.problems)
        try:
            point = find(key.value)
        except UsageError as error:
            self.faults.add(str(error), key.line)
            return None
        parts = fields(
            node, self.faults, key=key, required=() if self.ungraded else ("grade",), optional=_RULING_KEYS
        )
        answer = self._answer(point, parts)
        grade = self._grade(key, parts)
        ruling = Ruling(
            point=point.id,
            answer=answer,
            grade=grade or Grade.UNREAD,
            cites=self._cites(key, parts),
            rivals=self._rivals(key, point, parts),
            note=text(parts.get("note"), self.faults, what=f"{key.value}: note"),
            line=key.line,
        )
        if grade is not None:
            self._agree(key, grade, answered="answer" in parts)
        return ruling if len(self.faults.problems) == before else None

    def _answer(self, point: Point[Any], parts: dict[str, Node]) -> Raw | None:
        node = parts.get("answer")
        if node is None:
            return None
        raw = _raw(node)
        if raw is None:
            message = f"{point.id}: the answer is nested too deeply; expected {point.kind.expected()}"
            self.faults.add(message, node.line)
            return None
        try:
            return point.kind.spell(point.kind.parse(raw))
        except AnswerError as error:
            self.faults.add(f"{point.id}: {error}", node.line)
            return None

    def _grade(self, key: Text, parts: dict[str, Node]) -> Grade | None:
        node = parts.get("grade")
        if node is None:
            return Grade.EDITORIAL if self.ungraded else None
        word = text(node, self.faults, what=f"{key.value}: grade")
        if word and word not in tuple(Grade):
            grades = tuple(grade.value for grade in Grade)
            message = f"{key.value}: {word!r} is no grade; grades: {', '.join(grades)}{nearest(word, grades)}"
            self.faults.add(message, node.line)
        return Grade(word) if word in tuple(Grade) else None

    def _agree(self, key: Text, grade: Grade, *, answered: bool) -> None:
        """Note a grade that does not go with the file, or with an answer or its absence."""
        editors = self.source is None
        if (grade is Grade.EDITORIAL) != editors:
            wanted = "'editorial'" if editors else "a grade of what the source says, 'silent' or 'unread'"
            message = f"{key.value}: found the grade {grade.value!r}; expected {wanted}"
            self.faults.add(message, key.line)
        elif answered and grade not in {*ANSWERED, Grade.EDITORIAL}:
            message = f"{key.value}: found an answer with the grade {grade.value!r}; expected no answer"
            self.faults.add(message, key.line)
        elif not answered and grade in {*ANSWERED, Grade.EDITORIAL}:
            message = f"{key.value}: found no answer with the grade {grade.value!r}; expected one"
            self.faults.add(message, key.line)

    def _cites(self, key: Text, parts: dict[str, Node]) -> tuple[Citation, ...]:
        found = []
        for item in items(parts.get("cites"), self.faults, what=f"{key.value}: cites"):
            place = Text(f"{key.value}: cites", item.line)
            cite = fields(item, self.faults, key=place, required=("witness", "at"))
            witness, at = (
                text(cite.get(name), self.faults, what=f"{key.value}: {name}") for name in ("witness", "at")
            )
            if witness and witness not in self.sources:
                message = f"{key.value}: {witness!r} is no source{nearest(witness, self.sources)}"
                self.faults.add(message, cite["witness"].line)
            found.append(Citation(self.source or witness, witness, at))
        return tuple(found)

    def _rivals(self, key: Text, point: Point[Any], parts: dict[str, Node]) -> tuple[Rival, ...]:
        found = []
        for item in items(parts.get("rivals"), self.faults, what=f"{key.value}: rivals"):
            place = Text(f"{key.value}: rivals", item.line)
            rival = fields(item, self.faults, key=place, required=("answer",), optional=_RIVAL_KEYS)
            answer = self._answer(point, rival)
            note = text(rival.get("note"), self.faults, what=f"{key.value}: note")
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
