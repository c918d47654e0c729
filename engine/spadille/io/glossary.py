"""The glossary file.

```yaml
format: 1
groups: {cards: Cards}               # the parts of the glossary, in their order
terms:
  spadille:                          # the anchor on the page
    word: spadille                   # as this edition writes it
    group: cards
    means: The highest trump.        # one or two sentences
    more: What else there is to say.
    forms:
      - {lang: de, form: der Alte, cites: [{witness: muster-1811, at: p. 26}], note: how it is written there}
    caution: Where the word misleads.
    see: [manille]
    points: [pack.matadors]
    marks: [spadille]                # the spellings that are explained wherever they occur
```

All from `more` on may be left out; `ours: yes` marks a word of the edition that no witness has.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spadille.glossary import Attestation, Form, Glossary, Language, Term
from spadille.io.nodes import read
from spadille.io.read import Reader
from spadille.io.tree import Node, Text

FORMAT: Final = "1"
_KEYS: Final = ("format", "groups", "terms")
_REQUIRED: Final = ("word", "group", "means")
_OPTIONAL: Final = ("ours", "more", "forms", "caution", "see", "points", "marks")
_YES: Final = "yes"


def load_glossary(path: Path, known_sources: Collection[str]) -> Glossary:
    """Return the glossary that a file holds; DataError with everything that is wrong with it."""
    node, reader = read(path), Reader(str(path))
    parts = reader.fields(node, "glossary", required=_KEYS)
    reader.head(parts, format=FORMAT)
    glossary = _GlossaryReader(known_sources, reader)
    groups = glossary.groups(parts.get("groups"))
    terms = glossary.terms(parts.get("terms"), groups)
    reader.raise_if_any()
    return Glossary(groups=groups, terms=terms)


@dataclass(frozen=True, slots=True)
class _GlossaryReader:
    """Reads one file; what is wrong with it goes to `reader`."""

    known_sources: Collection[str]
    reader: Reader
    links: list[tuple[str, Text]] = field(default_factory=list)
    """What the terms read so far refer to, each with the term that does."""

    def groups(self, node: Node | None) -> dict[str, str]:
        """Return the titles of the groups by their ids."""
        entries = self.reader.entries(node, "groups", of="groups and their titles")
        return {key.value: self.reader.text(value, f"groups: {key.value}") for key, value in entries}

    def terms(self, node: Node | None, groups: Collection[str]) -> dict[str, Term]:
        """Return the terms by their ids."""
        entries = self.reader.entries(node, "terms", of="terms and what they mean")
        found = {key.value: self._term(key, value, groups) for key, value in entries}
        for term, other in self.links:
            others = [known for known in found if known != term]
            self.reader.named(other, f"{term}: see", of=others, expected="the id of another term")
        return found

    def _term(self, key: Text, node: Node, groups: Collection[str]) -> Term:
        parts = self.reader.fields(node, key.value, required=_REQUIRED, optional=_OPTIONAL, key=key)
        self.reader.identifier(key, "terms")
        see = self._texts(parts, "see", within=key.value)
        self.links.extend((key.value, other) for other in see)
        points, marks = (self._texts(parts, name, within=key.value) for name in ("points", "marks"))
        return Term(
            id=key.value,
            word=self._text(parts, "word", within=key.value),
            means=self._text(parts, "means", within=key.value),
            group=self.reader.word(parts.get("group"), f"{key.value}: group", of=groups),
            ours=bool(self.reader.word(parts.get("ours"), f"{key.value}: ours", of=(_YES,))),
            more=self._text(parts, "more", within=key.value),
            forms=tuple(self._forms(parts.get("forms"), key.value)),
            caution=self._text(parts, "caution", within=key.value),
            see=tuple(other.value for other in see),
            points=tuple(point.value for point in points),
            marks=tuple(mark.value for mark in marks),
            line=key.line,
        )

    def _forms(self, node: Node | None, term: str) -> list[Form]:
        within, found = f"{term}: forms", []
        for item in self.reader.items(node, within):
            required = ("lang", "form", "cites")
            parts = self.reader.fields(item, within, required=required, optional=("note",))
            language = self.reader.member(parts.get("lang"), f"{within}: lang", of=Language)
            cites = tuple(self._cites(parts.get("cites"), within))
            if "cites" in parts and not cites:
                self.reader.problem(f"{within}: found a form without a witness; expected one", item)
            form, note = (self._text(parts, name, within=within) for name in ("form", "note"))
            if language:
                found.append(Form(language=language, text=form, cites=cites, note=note, line=item.line))
        return found

    def _cites(self, node: Node | None, within: str) -> list[Attestation]:
        what, found = f"{within}: cites", []
        for item in self.reader.items(node, what):
            parts = self.reader.fields(item, what, required=("witness", "at"))
            cited, place = parts.get("witness"), f"{what}: witness"
            witness = self.reader.named(cited, place, of=self.known_sources, expected="the id of a source")
            found.append(Attestation(witness, self._text(parts, "at", within=what)))
        return found

    def _text(self, parts: dict[str, Node], name: str, *, within: str) -> str:
        return self.reader.text(parts.get(name), f"{within}: {name}")

    def _texts(self, parts: dict[str, Node], name: str, *, within: str) -> tuple[Text, ...]:
        return self.reader.texts(parts.get(name), f"{within}: {name}")
