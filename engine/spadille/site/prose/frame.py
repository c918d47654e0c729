"""The words around the sentences: what the parts of the rules are called, and how a silence is announced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spadille.point import Grade
from spadille.source import WorkKind

SECTIONS: Final[Mapping[str, str]] = {
    "table": "The table and the cards",
    "deal": "The deal",
    "auction": "The auction",
    "game": "The games",
    "favourite": "The favourite suit",
    "call": "Calling a partner",
    "play": "The play",
    "end": "Stopping and going on",
    "score": "The score",
    "pot": "The pot",
    "irregularity": "Irregularities",
    "session": "The session",
}
"""By the anchor of each."""

WORKS: Final[Mapping[WorkKind, str]] = {
    WorkKind.RULE_BOOK: "the book",
    WorkKind.LEXICON: "the entry",
    WorkKind.WIKI: "the article",
    WorkKind.WEB_PAGE: "the page",
    WorkKind.PERIODICAL: "the paper",
    WorkKind.STUDY: "the study",
    WorkKind.LITERATURE: "the text",
}
"""What a source is called in a sentence."""

OURS_ONE: Final = "The editors’ answer"
OURS_MANY: Final = "The editors’ answers"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap:
    """How a silence is announced."""

    all: str
    """Where the source answers nothing of the part."""
    rest: str
    """Where it answers some of it."""


GAPS: Final[Mapping[Grade | None, Gap]] = {
    Grade.SILENT: Gap(
        all="On this {work} is silent. We play:",
        rest="On what else belongs here {work} is silent. We play:",
    ),
    Grade.UNREAD: Gap(
        all="What {work} says of this could not be read. We play:",
        rest="What else {work} says of this could not be read. We play:",
    ),
    None: Gap(
        all="Of this the edition records nothing from {work}. We play:",
        rest="Of what else belongs here the edition records nothing from {work}. We play:",
    ),
}
"""By the grade of the silence; None where the edition records nothing."""
