"""The few error types of the edition, and the problem that a reader is told about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

_ENOUGH = 3
"""So many letters of its beginning tell which word is meant."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with one place of the input, in words for the person who wrote it."""

    message: str
    file: str | None = None
    line: int | None = None
    """Counted from 1; None where the input has no lines."""

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        return f"{place}: {self.message}" if place else self.message


class SpadilleError(Exception):
    """Base of every error that Spadille raises on purpose."""


class DataError(SpadilleError):
    """Input that is not what it should be: all the problems found, in the order of the file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class UsageError(SpadilleError):
    """A call that asks for something that does not exist or cannot be."""


class AnswerError(SpadilleError):
    """A text that is no answer to a rule point; the message says what would be."""


def nearest(word: str, words: Iterable[str]) -> str:
    """Return `; did you mean 'x'?` for the word of `words` closest to `word`, or nothing when none is close."""
    known = list(words)
    folded = {known_word.casefold(): known_word for known_word in known}
    begun = [name for name in folded if len(word) >= _ENOUGH and name.startswith(word.casefold())]
    close = get_close_matches(word.casefold(), begun or list(folded), n=1, cutoff=0 if begun else 0.5)
    return f"; did you mean {folded[close[0]]!r}?" if close else ""
