"""Rule points: questions that sources answer differently, and the kinds of answer there are. Types only."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Any, Generic, Protocol, Self, TypeVar

from spadille.errors import AnswerError, nearest
from spadille.naming import game_name

Raw = str | tuple[str, ...] | Mapping[str, str]
"""An answer as a ruleset writes it: a text, a list of texts, or columns of texts."""

T = TypeVar("T")
E = TypeVar("E", bound="Answer")


class Answer(StrEnum):
    """One answer of a closed list: its word in rulesets, and what happens at the table under it."""

    words: str

    def __new__(cls, value: str, words: str) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member


class Kind(Protocol[T]):
    """What counts as an answer: how it is read, written, explained and checked."""

    def parse(self, raw: Raw) -> T:
        """Return the answer that `raw` spells; AnswerError when it spells none."""

    def spell(self, value: T) -> Raw:
        """Return the one spelling of an answer."""

    def words(self, value: T) -> str:
        """Say the answer to a reader."""

    def expected(self) -> str:
        """Say what an answer looks like, for messages."""

    def options(self) -> Mapping[str, str]:
        """Return every answer with its words where the list is closed, else nothing."""

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of an answer."""


@dataclass(frozen=True, slots=True)
class Choice(Generic[E]):
    """One member of a closed list."""

    members: type[E]

    def parse(self, raw: Raw) -> E:
        """Return the member with this word."""
        words = {member.value: member for member in self.members}
        if isinstance(raw, str) and raw in words:
            return words[raw]
        hint = nearest(raw, words) if isinstance(raw, str) else ""
        raise AnswerError(f"{spelled(raw)} is no answer; answers: {', '.join(words)}{hint}")

    def spell(self, value: E) -> Raw:
        """Return the member's word."""
        return value.value

    def words(self, value: E) -> str:
        """Return what happens under the answer."""
        return value.words

    def expected(self) -> str:
        """List the words."""
        return "one of " + ", ".join(member.value for member in self.members)

    def options(self) -> Mapping[str, str]:
        """Return every word with what happens under it."""
        return {member.value: member.words for member in self.members}

    def schema(self) -> dict[str, Any]:
        """Return one constant per member, with its words as description."""
        return {"oneOf": [{"const": m.value, "description": m.words} for m in self.members]}


_FIGURE = re.compile("[1-9][0-9]{0,8}(?:/[1-9][0-9]{0,8})?")

Amount = int | Fraction
"""Points, chips or parts of a stake; whole wherever it can be."""


@dataclass(frozen=True, slots=True)
class Price:
    """A figure of a scoring scheme: `none`, a whole number, or a part of the stake such as `1/4`."""

    def parse(self, raw: Raw) -> Amount:
        """Return the figure, 0 for `none`."""
        if raw == "none":
            return 0
        # No exponents: 1e999999999 would take all the time there is.
        figure = Fraction(raw) if isinstance(raw, str) and _FIGURE.fullmatch(raw) else None
        if figure is None or figure > 1000 or spelled_amount(figure) != raw:
            raise AnswerError(f"{spelled(raw)} is no answer; expected {self.expected()}")
        return whole(figure)

    def spell(self, value: Amount) -> Raw:
        """Return `none` for 0, else the figure."""
        return spelled_amount(value) if value else "none"

    def words(self, value: Amount) -> str:
        """Return the figure, or that nothing is paid."""
        return spelled_amount(value) if value else "nothing"

    def expected(self) -> str:
        """Describe a figure."""
        return "none, a whole number from 1 to 1000, or a fraction such as 1/4"

    def options(self) -> Mapping[str, str]:
        """Return nothing: figures are not a closed list."""
        return {}

    def schema(self) -> dict[str, Any]:
        """Return the pattern of a figure."""
        return {"type": ["string", "integer"], "pattern": "^(none|[1-9][0-9]{0,3}(/[1-9][0-9]*)?)$"}


@dataclass(frozen=True, slots=True)
class Spelled(Generic[T]):
    """An answer with a spelling of its own, such as a sequence of cards or the columns of a game."""

    read: Callable[[Raw], T]
    """Returns the value; raises AnswerError with a message that says what is wrong."""
    write: Callable[[T], Raw]
    say: Callable[[T], str]
    looks_like: str
    shape: Mapping[str, Any] = field(default_factory=lambda: {"type": "string"})

    def parse(self, raw: Raw) -> T:
        """Return the value that `raw` spells."""
        return self.read(raw)

    def spell(self, value: T) -> Raw:
        """Return the one spelling."""
        return self.write(value)

    def words(self, value: T) -> str:
        """Say the value to a reader."""
        return self.say(value)

    def expected(self) -> str:
        """Describe an answer."""
        return self.looks_like

    def options(self) -> Mapping[str, str]:
        """Return nothing: the list is open."""
        return {}

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema given."""
        return dict(self.shape)


@dataclass(frozen=True, slots=True)
class Applies:
    """When a point can be asked at all: only under some answers to another point."""

    point: str
    answers: frozenset[str]
    """Spellings of that point's answers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Point(Generic[T]):
    """One question that sources answer differently."""

    id: str
    question: str
    matters: str
    """Why the answer matters at the table."""
    kind: Kind[T]
    applies: Applies | None = None
    plays: bool = True
    """False for a point that is recorded although no answer to it can change a deal."""

    @property
    def phase(self) -> str:
        """The part of the game that the question belongs to, which is the first word of its id."""
        return self.id.partition(".")[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Family(Generic[T]):
    """The same question asked of each game; its points are `<id>.<game>`."""

    id: str
    question: str
    """With `{game}` where the game is named."""
    matters: str
    kind: Kind[T]
    applies: Applies | None = None
    points: dict[str, Point[T]] = field(default_factory=dict, compare=False, repr=False)

    def __getitem__(self, game: str) -> Point[T]:
        """Return the question about one game."""
        if game not in self.points:
            self.points[game] = Point(
                id=f"{self.id}.{game}",
                question=self.question.format(game=game_name(game)),
                matters=self.matters,
                kind=self.kind,
                applies=self.applies,
            )
        return self.points[game]


class Grade(StrEnum):
    """How well an answer is attested."""

    STATED = "stated"
    """The source's own text says it, and we read it there."""
    REPORTED = "reported"
    """Another work says that the source says it; the witness is named."""
    IMPLIED = "implied"
    """It follows from something stated or reported; the note says how."""
    CONJECTURED = "conjectured"
    """The text is ambiguous, contradicts itself, or could be read only in part; the rivals are listed."""
    SILENT = "silent"
    """We read the whole text on this and it does not say."""
    UNREAD = "unread"
    """We have not been able to read the part of the source that would say."""
    EDITORIAL = "editorial"
    """Ours: the answer used where a source is silent or unread, with its reason."""


ANSWERED = frozenset({Grade.STATED, Grade.REPORTED, Grade.IMPLIED, Grade.CONJECTURED})
"""The grades that come with an answer from the source; silent and unread come with none."""


@dataclass(frozen=True, slots=True)
class Citation:
    """Where an answer stands: the source, the witness in which we read it, and the place there."""

    source: str
    witness: str
    at: str

    def as_json(self) -> dict[str, str]:
        """Return the citation as data."""
        return {"source": self.source, "witness": self.witness, "at": self.at}


@dataclass(frozen=True, slots=True)
class Rival:
    """Another answer that the witnesses of the same source allow."""

    answer: Raw
    cites: tuple[Citation, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """What one source answers to one rule point."""

    point: str
    answer: Raw | None
    """None where the grade is silent or unread."""
    grade: Grade
    cites: tuple[Citation, ...] = ()
    rivals: tuple[Rival, ...] = ()
    note: str = ""
    line: int | None = None


def spelled(raw: Raw) -> str:
    """Quote an answer for a message."""
    return repr(raw) if isinstance(raw, str) else repr(as_json(raw))


def as_json(raw: Raw | None) -> Any:
    """Return an answer in plain lists and dictionaries."""
    if isinstance(raw, tuple):
        return list(raw)
    return dict(raw) if isinstance(raw, Mapping) else raw


def whole(amount: Amount) -> Amount:
    """Return the amount as an int wherever it is one."""
    return int(amount) if amount == int(amount) else amount


def spelled_amount(amount: Amount) -> str:
    """Write an amount: `4`, `-2`, `1/4`."""
    return str(whole(amount))
