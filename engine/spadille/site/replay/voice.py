"""Sentences whose cards and suits are left open, so that a reader's own pack can name them.

A card is written `{CA}`, a suit `{C}`. The script replaces only what is a card or a suit; any other brace is text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from spadille.cards import ALL_CARDS, Suit
from spadille.point import Point, Raw
from spadille.ruleset import Ruleset
from spadille.site import words

_SUITS: Final = frozenset(Suit)
_CODES: Final = re.compile(rf"\b({'|'.join(ALL_CARDS)})\b")


def tokens(sentence: str) -> str:
    """Return a sentence with the codes of its cards left open."""
    return _CODES.sub(r"{\1}", sentence)


def open_(which: str) -> str:
    """Return a card or a suit left open."""
    return f"{{{which}}}"


@dataclass(frozen=True, slots=True)
class Voice:
    """Says what happens under one ruleset, with its names for the games."""

    games: Mapping[str, str]

    @staticmethod
    def of(ruleset: Ruleset) -> Voice:
        """Return the voice of a ruleset."""
        return Voice({game: ruleset.name(game) for game in ruleset.known_games()})

    def action(self, what: str, verbs: Mapping[str, str] = words.ACTIONS) -> str:
        """Say an action of a trace."""
        pieces: list[str] = []
        before = ""
        for word in what.split(" "):
            if before == "trump" and word in _SUITS:
                pieces.append(open_(word))
            elif word in self.games:
                pieces.append(self.games[word])
            else:
                pieces.append(tokens(verbs.get(word, word)))
            before = word
        return " ".join(pieces)

    def choices(self, several: Iterable[str]) -> list[str]:
        """Say what may be chosen, one entry a choice."""
        return [self.action(choice, words.CHOICES) for choice in several]


def answer(point: Point[Any], raw: Raw) -> str:
    """Say an answer to a rule point."""
    sentence: str = point.kind.words(point.kind.parse(raw))
    return tokens(sentence[:1].upper() + sentence[1:])
