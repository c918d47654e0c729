"""The words of the game: what each means, and how the witnesses write it in their languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Language(StrEnum):
    """The languages of the witnesses, by their codes in HTML."""

    GERMAN = "de"
    LOW_GERMAN = "nds"
    FRENCH = "fr"
    ENGLISH = "en"
    SPANISH = "es"
    RUSSIAN = "ru"


@dataclass(frozen=True, slots=True)
class Attestation:
    """Where a form stands: the source in which it was read, and the place there."""

    witness: str
    at: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """One way in which witnesses write a term."""

    language: Language
    text: str
    cites: tuple[Attestation, ...]
    note: str = ""
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """One term."""

    id: str
    word: str
    """The term under which it stands, as this edition writes it."""
    means: str
    """The definition, in a sentence or two: what a reader is shown beside the word."""
    group: str
    ours: bool = False
    """Whether the word itself is the edition's and no witness's."""
    more: str = ""
    """What else there is to say."""
    forms: tuple[Form, ...] = ()
    caution: str = ""
    see: tuple[str, ...] = ()
    """The ids of other terms."""
    points: tuple[str, ...] = ()
    """The rule points that turn on it."""
    marks: tuple[str, ...] = ()
    """The spellings that lead to the term wherever they occur in the edition's pages."""
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Glossary:
    """All terms by their ids, in the order of the file, and what their groups are called."""

    groups: Mapping[str, str]
    terms: Mapping[str, Term]


EMPTY = Glossary(groups={}, terms={})
"""A glossary without a word."""
