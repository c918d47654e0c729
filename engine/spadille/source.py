"""A work that the edition knows of: its bibliography, what of it we read, who reports it, what it could still tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class WorkKind(StrEnum):
    """What kind of work it is."""

    RULE_BOOK = "rule-book"
    """A book or booklet of the rules of one or more games."""
    LEXICON = "lexicon"
    """An entry of an encyclopaedia or dictionary, by editors who answer for it."""
    WIKI = "wiki"
    """One state of an entry that anybody may change."""
    WEB_PAGE = "web-page"
    """Any other page of the web."""
    PERIODICAL = "periodical"
    """A newspaper or journal."""
    STUDY = "study"
    """History or research about games."""
    LITERATURE = "literature"
    """A poem or story in which the game occurs."""


class Concern(StrEnum):
    """What the work has to do with the game."""

    GERMAN_SOLO = "german-solo"
    """It describes the four-hand game with 32 cards of the books."""
    VARIANT = "variant"
    """It describes a living or regional form of that game."""
    RELATIVE = "relative"
    """It describes a sister game, such as the three-hand ones."""
    ANCESTOR = "ancestor"
    """It describes Quadrille, Quintille or ombre, from which the game descends."""
    CONTEXT = "context"
    """It gives no rules that we know of: it attests the game, or was searched for it."""


class Extent(StrEnum):
    """How much of what matters in the work we read."""

    NONE = "none"
    """Nothing: what we know of it, others report."""
    BEGINNING = "beginning"
    """The beginning, up to where an excerpt breaks off."""
    PART = "part"
    """Some pages or sections."""
    MOST = "most"
    """Nearly all; what is missing is named."""
    FULL = "full"
    """All of it."""


class How(StrEnum):
    """How a work depends on another."""

    TRANSLATION = "translation"
    """It is a translation of the other."""
    REVISION = "revision"
    """It is a later state of the other."""
    DERIVED = "derived"
    """It takes its substance from the other without being either."""
    CITES = "cites"
    """It names the other as its source for something."""


class Certainty(StrEnum):
    """How we know of a dependence."""

    STATED = "stated"
    """The work says so itself."""
    INFERRED = "inferred"
    """We conclude it from the texts."""


class CslType(StrEnum):
    """The types of the Citation Style Language that our works have; a subset of its closed list."""

    BOOK = "book"
    CHAPTER = "chapter"
    DOCUMENT = "document"
    ENTRY_ENCYCLOPEDIA = "entry-encyclopedia"
    ARTICLE_JOURNAL = "article-journal"
    ARTICLE_MAGAZINE = "article-magazine"
    ARTICLE_NEWSPAPER = "article-newspaper"
    WEBPAGE = "webpage"
    POST_WEBLOG = "post-weblog"


@dataclass(frozen=True, slots=True, kw_only=True)
class Name:
    """A person, or a body that is named as one."""

    family: str = ""
    given: str = ""
    particle: str = ""
    """A word such as `von` before the family name."""
    literal: str = ""
    """The whole name, where it is not a person's."""


@dataclass(frozen=True, slots=True)
class Date:
    """A year, a span of years, or all years from one on."""

    first: int
    last: int | None = None
    """The last year of a span."""
    open_ended: bool = False
    """Whether it means `first` or any later year."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bibliography:
    """The description of a work in the terms of the Citation Style Language.

    A title in square brackets is ours: the work bears none that we know. What we do not know is left out.
    """

    type: CslType
    title: str
    names: Mapping[str, tuple[Name, ...]]
    """By the variable's name: `author`, `editor`, `translator`."""
    dates: Mapping[str, Date]
    """By the variable's name: `issued`, `original-date`."""
    texts: Mapping[str, str]
    """Every other variable but the title, such as `publisher`, `page`, `URL`."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What of a work we read, and in which copy."""

    extent: Extent
    what: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Where a text of the work can be seen: an address, or words that lead to one."""

    at: str
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """Another source that reports the work."""

    source: str
    report: str
    """What it reports of the work."""
    at: str | None = None
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dependency:
    """A source on which the work depends."""

    source: str
    how: How
    certain: Certainty
    note: str | None = None
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalDate:
    """Another date that a witness gives for the work's appearance."""

    issued: Date
    witness: str
    at: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Dating:
    """What is uncertain about the date."""

    note: str
    rivals: tuple[RivalDate, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What somebody with the work before him could answer."""

    question: str
    look: str | None = None
    """Where in the work, or where to find out."""
    points: tuple[str, ...] = ()
    """The rule points on which the answer bears."""
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """One work."""

    id: str
    kind: WorkKind
    short: str
    """A label for tables."""
    concern: Concern
    bibliography: Bibliography
    about: str
    """What the work is, for readers."""
    read: Reading
    copies: tuple[Copy, ...] = ()
    known_through: tuple[Report, ...] = ()
    depends_on: tuple[Dependency, ...] = ()
    dating: Dating | None = None
    open: tuple[Question, ...] = ()
    note: str | None = None
    """Cautions."""
    file: str | None = None
    """Where the record stands, for messages."""

    @property
    def witnesses(self) -> tuple[str, ...]:
        """The ids of the sources in which the work can be cited: itself unless nothing of it was read, then its reporters."""
        own = () if self.read.extent is Extent.NONE else (self.id,)
        return tuple(dict.fromkeys((*own, *(report.source for report in self.known_through))))
