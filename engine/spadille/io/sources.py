"""Source files: one a work that the edition knows of.

```yaml
format: 1
id: muster-1811                      # the name of the file
kind: rule-book                      # a WorkKind
short: Muster 1811                   # a label for tables
game: german-solo                    # a Concern: what the work has to do with the game
csl: {type: book, title: Das Spiel, author: [{family: Muster, given: Max}], issued: 1811, page: 25-30}
about: What the work is, for readers.
read: {extent: none, what: Nothing; one article reports it.}
copies: [{at: "https://example.org/", what: where a text of it can be seen}]
known_through: [{source: other, at: note 3, for: what that source reports of it}]
depends_on: [{source: third, how: cites, certain: stated, note: for what}]
dates: {note: what is uncertain, rivals: [{issued: 1812, witness: other, at: note 3}]}
open: [{question: "What could somebody with the book answer?", look: p. 26, points: [play.first_lead]}]
note: Cautions.
```

All from `copies` on may be left out. What we do not know is left out, never guessed; a title in square brackets is
ours. `depends_on` says what a text was made from, and serves to draw how the texts hang together; `known_through` says
who reports a work, and serves to cite it where nothing of it was read. The enumerations of `spadille.source` name
every word that may stand in `kind`, `game`, `extent`, `how` and `certain`; `spadille.io.csl` reads `csl`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spadille.errors import DataError, Problem
from spadille.io.csl import read_bibliography, read_date
from spadille.io.nodes import read
from spadille.io.read import IDENTIFIER, IDENTIFIER_EXPECTED, Reader
from spadille.io.tree import Node
from spadille.source import (
    Certainty,
    Concern,
    Copy,
    Dating,
    Dependency,
    Extent,
    How,
    Question,
    Reading,
    Report,
    RivalDate,
    Source,
    WorkKind,
)

FORMAT: Final = "1"
_REQUIRED: Final = ("format", "id", "kind", "short", "game", "csl", "about", "read")
_OPTIONAL: Final = ("copies", "known_through", "depends_on", "dates", "open", "note")


def load_sources(folder: Path) -> dict[str, Source]:
    """Return every source of a folder by its id, in the order of the ids; DataError with the problems of all its files."""
    paths = sorted(folder.glob("*.yaml"))
    known = frozenset(path.stem for path in paths)
    sources: dict[str, Source] = {}
    problems: list[Problem] = []
    for path in paths:
        try:
            sources[path.stem] = load_source(path, known)
        except DataError as error:
            problems += error.problems
    if problems:
        raise DataError(problems)
    return sources


def load_source(path: Path, known_sources: Collection[str]) -> Source:
    """Return the source that a file holds; DataError with everything that is wrong with it.

    `known_sources` are the ids that the file may refer to.
    """
    reader = Reader(str(path))
    source = _SourceReader(path.stem, known_sources, reader).read(read(path))
    if source is None or reader.problems:
        raise DataError(reader.in_order())
    return source


@dataclass(frozen=True, slots=True)
class _SourceReader:
    """Reads one file; what is wrong with it goes to `reader`."""

    id: str
    known_sources: Collection[str]
    reader: Reader

    def read(self, node: Node) -> Source | None:
        """Return the source, or None where a part is missing that no source can be without."""
        parts = self.reader.fields(node, "source", required=_REQUIRED, optional=_OPTIONAL)
        self._head(parts)
        kind = self.reader.member(parts.get("kind"), "kind", of=WorkKind)
        concern = self.reader.member(parts.get("game"), "game", of=Concern)
        short, about, note = (self._text(parts, name) for name in ("short", "about", "note"))
        bibliography = read_bibliography(parts.get("csl"), self.reader)
        reading = self._reading(parts.get("read"))
        copies = self._copies(parts.get("copies"))
        reports = self._reports(parts.get("known_through"))
        dependencies = self._dependencies(parts.get("depends_on"))
        dating = self._dating(parts.get("dates"))
        questions = self._questions(parts.get("open"))
        if kind is None or concern is None or bibliography is None or reading is None:
            return None
        return Source(
            id=self.id,
            kind=kind,
            short=short,
            concern=concern,
            bibliography=bibliography,
            about=about,
            read=reading,
            copies=copies,
            known_through=reports,
            depends_on=dependencies,
            dating=dating,
            open=questions,
            note=note or None,
            file=self.reader.file,
        )

    def _head(self, parts: dict[str, Node]) -> None:
        """Note a format that is not ours, an id that is not the file's, and a file name that is no id."""
        self.reader.head(parts, format=FORMAT, id=self.id)
        if not IDENTIFIER.fullmatch(self.id):
            message = f"found a file named {self.id!r}; expected {IDENTIFIER_EXPECTED}"
            self.reader.problem(message, None)

    def _text(self, parts: dict[str, Node], name: str, *, within: str = "") -> str:
        return self.reader.text(parts.get(name), f"{within}: {name}" if within else name)

    def _source(self, parts: dict[str, Node], name: str, *, within: str) -> str:
        """Return the id of another source; one that is unknown, or this source's own, is noted."""
        node, what = parts.get(name), f"{within}: {name}"
        known = {*self.known_sources, self.id}
        found = self.reader.named(node, what, of=known, expected="the id of a source")
        if found == self.id:
            self.reader.problem(f"{what}: found the source itself; expected another one", node)
        return found

    def _reading(self, node: Node | None) -> Reading | None:
        parts = self.reader.fields(node, "read", required=("extent", "what"))
        extent = self.reader.member(parts.get("extent"), "read: extent", of=Extent)
        what = self._text(parts, "what", within="read")
        return Reading(extent, what) if extent else None

    def _copies(self, node: Node | None) -> tuple[Copy, ...]:
        found = []
        for item in self.reader.items(node, "copies"):
            parts = self.reader.fields(item, "copies", required=("at", "what"))
            at, what = (self._text(parts, name, within="copies") for name in ("at", "what"))
            found.append(Copy(at, what))
        return tuple(found)

    def _reports(self, node: Node | None) -> tuple[Report, ...]:
        within, found = "known_through", []
        for item in self.reader.items(node, within):
            parts = self.reader.fields(item, within, required=("source", "for"), optional=("at",))
            source = self._source(parts, "source", within=within)
            report, at = (self._text(parts, name, within=within) for name in ("for", "at"))
            found.append(Report(source=source, report=report, at=at or None, line=item.line))
        return tuple(found)

    def _dependencies(self, node: Node | None) -> tuple[Dependency, ...]:
        within, found = "depends_on", []
        for item in self.reader.items(node, within):
            required = ("source", "how", "certain")
            parts = self.reader.fields(item, within, required=required, optional=("note",))
            source = self._source(parts, "source", within=within)
            how = self.reader.member(parts.get("how"), f"{within}: how", of=How)
            certain = self.reader.member(parts.get("certain"), f"{within}: certain", of=Certainty)
            note = self._text(parts, "note", within=within) or None
            if how and certain:
                found.append(Dependency(source=source, how=how, certain=certain, note=note, line=item.line))
        return tuple(found)

    def _dating(self, node: Node | None) -> Dating | None:
        if node is None:
            return None
        parts = self.reader.fields(node, "dates", required=("note",), optional=("rivals",))
        rivals = tuple(self._rival_dates(parts.get("rivals")))
        return Dating(self._text(parts, "note", within="dates"), rivals)

    def _rival_dates(self, node: Node | None) -> list[RivalDate]:
        within, found = "dates: rivals", []
        for item in self.reader.items(node, within):
            parts = self.reader.fields(item, within, required=("issued", "witness", "at"))
            issued = read_date(parts.get("issued"), f"{within}: issued", self.reader)
            witness = self._source(parts, "witness", within=within)
            at = self._text(parts, "at", within=within)
            if issued:
                found.append(RivalDate(issued=issued, witness=witness, at=at, line=item.line))
        return found

    def _questions(self, node: Node | None) -> tuple[Question, ...]:
        found = []
        for item in self.reader.items(node, "open"):
            parts = self.reader.fields(item, "open", required=("question",), optional=("look", "points"))
            question, look = (self._text(parts, name, within="open") for name in ("question", "look"))
            points = tuple(point.value for point in self.reader.texts(parts.get("points"), "open: points"))
            found.append(Question(question=question, look=look or None, points=points, line=item.line))
        return tuple(found)
