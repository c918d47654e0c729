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

import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spadille.errors import DataError, nearest
from spadille.glossary import Attestation, Form, Glossary, Language, Term
from spadille.io.nodes import read
from spadille.io.tree import Fields, Node, Text
from spadille.io.wording import Faults, fields, items, text
from spadille.io.words import word

FORMAT: Final = "1"
_KEYS: Final = ("format", "groups", "terms")
_REQUIRED: Final = ("word", "group", "means")
_OPTIONAL: Final = ("ours", "more", "forms", "caution", "see", "points", "marks")
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_YES: Final = "yes"


def load_glossary(path: Path, known_sources: Collection[str]) -> Glossary:
    """Return the glossary that a file holds; DataError with everything that is wrong with it."""
    node, faults = read(path), Faults(str(path))
    parts = fields(node, faults, key=Text("", node.line), required=_KEYS)
    found = text(parts.get("format"), faults, what="format")
    if found and found != FORMAT:
        faults.add(f"format: found {found!r}; expected {FORMAT!r}", parts["format"].line)
    reader = _Reader(known_sources, faults)
    groups = reader.groups(parts.get("groups"))
    terms = reader.terms(parts.get("terms"), groups)
    if faults.problems:
        raise DataError(sorted(faults.problems, key=lambda problem: problem.line or 0))
    return Glossary(groups=groups, terms=terms)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads one file; what is wrong with it goes to `faults`."""

    known_sources: Collection[str]
    faults: Faults

    def groups(self, node: Node | None) -> dict[str, str]:
        """Return the titles of the groups by their ids."""
        return {key.value: text(value, self.faults, what=key.value) for key, value in self._entries(node)}

    def terms(self, node: Node | None, groups: Collection[str]) -> dict[str, Term]:
        """Return the terms by their ids."""
        found = {key.value: self._term(key, value, groups) for key, value in self._entries(node)}
        for term in found.values():
            for other in term.see:
                if other not in found or other == term.id:
                    message = f"{term.id}: see: found {other!r}; expected another term{nearest(other, found)}"
                    self.faults.add(message, term.line)
        return found

    def _entries(self, node: Node | None) -> tuple[tuple[Text, Node], ...]:
        if node is None:
            return ()
        if not isinstance(node, Fields):
            self.faults.add("found no keys with values; expected some", node.line)
            return ()
        return node.entries

    def _term(self, key: Text, node: Node, groups: Collection[str]) -> Term:
        parts = fields(node, self.faults, key=key, required=_REQUIRED, optional=_OPTIONAL)
        if not _ID.fullmatch(key.value):
            message = (
                f"found the term {key.value!r}; expected small letters and digits, joined by single hyphens"
            )
            self.faults.add(message, key.line)
        group = self._text(parts, "group", within=key.value)
        if group and group not in groups:
            message = (
                f"{key.value}: group: found {group!r}; expected {', '.join(groups)}{nearest(group, groups)}"
            )
            self.faults.add(message, parts["group"].line)
        ours = self._text(parts, "ours", within=key.value)
        if ours not in {"", _YES}:
            self.faults.add(f"{key.value}: ours: found {ours!r}; expected {_YES!r}", parts["ours"].line)
        return Term(
            id=key.value,
            word=self._text(parts, "word", within=key.value),
            means=self._text(parts, "means", within=key.value),
            group=group,
            ours=ours == _YES,
            more=self._text(parts, "more", within=key.value),
            forms=tuple(self._forms(parts.get("forms"), key.value)),
            caution=self._text(parts, "caution", within=key.value),
            see=self._texts(parts, "see", within=key.value),
            points=self._texts(parts, "points", within=key.value),
            marks=self._texts(parts, "marks", within=key.value),
            line=key.line,
        )

    def _forms(self, node: Node | None, term: str) -> list[Form]:
        within, found = f"{term}: forms", []
        for item in items(node, self.faults, what=within):
            place = Text(within, item.line)
            parts = fields(
                item, self.faults, key=place, required=("lang", "form", "cites"), optional=("note",)
            )
            language = word(parts.get("lang"), self.faults, what=f"{within}: lang", words=Language)
            cites = tuple(self._cites(parts.get("cites"), within))
            if "cites" in parts and not cites:
                self.faults.add(f"{within}: found a form without a witness; expected one", item.line)
            form, note = (self._text(parts, name, within=within) for name in ("form", "note"))
            if language:
                found.append(Form(language=language, text=form, cites=cites, note=note, line=item.line))
        return found

    def _cites(self, node: Node | None, within: str) -> list[Attestation]:
        found = []
        for item in items(node, self.faults, what=f"{within}: cites"):
            place = Text(f"{within}: cites", item.line)
            parts = fields(item, self.faults, key=place, required=("witness", "at"))
            witness, at = (self._text(parts, name, within=within) for name in ("witness", "at"))
            if witness and witness not in self.known_sources:
                message = f"{within}: {witness!r} is no source{nearest(witness, self.known_sources)}"
                self.faults.add(message, parts["witness"].line)
            found.append(Attestation(witness, at))
        return found

    def _text(self, parts: dict[str, Node], name: str, *, within: str) -> str:
        return text(parts.get(name), self.faults, what=f"{within}: {name}")

    def _texts(self, parts: dict[str, Node], name: str, *, within: str) -> tuple[str, ...]:
        what = f"{within}: {name}"
        return tuple(
            text(item, self.faults, what=what) for item in items(parts.get(name), self.faults, what=what)
        )
