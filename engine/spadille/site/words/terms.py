"""What the members of closed sets are called, and what happens at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spadille.cards import Suit
from spadille.point import Grade
from spadille.seats import Seat
from spadille.source import Certainty, Concern, Extent, How, WorkKind
from spadille.state import Tout


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the edition, and what it means."""

    word: str
    meaning: str


GRADES: Final[Mapping[Grade, Term]] = {
    Grade.STATED: Term("stated", "The source's own text says it, and we read it there."),
    Grade.REPORTED: Term("reported", "Another work says that the source says it; that work is named."),
    Grade.IMPLIED: Term("implied", "It follows from something stated or reported; the note says how."),
    Grade.CONJECTURED: Term(
        "conjectured", "The text is ambiguous, contradicts itself, or could be read only in part; the rivals are listed."
    ),
    Grade.SILENT: Term("silent", "We read the whole text on this, and it does not say."),
    Grade.UNREAD: Term("unread", "We have not been able to read the part that would say."),
    Grade.EDITORIAL: Term("editorial", "Ours: the answer played where a source is silent or unread."),
}

PHASES: Final[Mapping[str, str]] = {
    "table": "The table",
    "pack": "The pack",
    "deal": "The deal",
    "auction": "The auction",
    "game": "The games",
    "favourite": "The favourite suit",
    "call": "Calling a partner",
    "play": "The play",
    "end": "How the play ends",
    "score": "The reckoning",
    "pot": "The pot",
    "irregularity": "Irregularities",
    "session": "The session",
}

SEATS: Final[Mapping[Seat, str]] = {
    Seat.FOREHAND: "Forehand",
    Seat.MIDDLEHAND: "Middlehand",
    Seat.REARHAND: "Rearhand",
    Seat.DEALER: "Dealer",
}

SUITS: Final[Mapping[Suit, str]] = {
    Suit.CLUBS: "clubs",
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
    Suit.DIAMONDS: "diamonds",
}

RANKS: Final[Mapping[str, str]] = {
    "A": "ace",
    "K": "king",
    "Q": "queen",
    "J": "jack",
    "T": "ten",
    "9": "nine",
    "8": "eight",
    "7": "seven",
}

CARD: Final = "{rank} of {suit}"
CARD_BACK: Final = "a card face down"

KINDS: Final[Mapping[WorkKind, str]] = {
    WorkKind.RULE_BOOK: "book of rules",
    WorkKind.LEXICON: "entry of an encyclopaedia",
    WorkKind.WIKI: "one state of a wiki entry",
    WorkKind.WEB_PAGE: "web page",
    WorkKind.PERIODICAL: "newspaper or journal",
    WorkKind.STUDY: "study",
    WorkKind.LITERATURE: "literature",
}

CONCERNS: Final[Mapping[Concern, Term]] = {
    Concern.GERMAN_SOLO: Term("German Solo", "Works that describe the game for four with thirty-two cards."),
    Concern.VARIANT: Term(
        "Living and regional forms", "Works that describe a form of the game played somewhere."
    ),
    Concern.RELATIVE: Term("Sister games", "Works on relatives of the game, such as those for three."),
    Concern.ANCESTOR: Term(
        "Ancestors", "Works on Quadrille, Quintille and ombre, from which the game descends."
    ),
    Concern.CONTEXT: Term(
        "Context", "Works that attest the game or were searched for it, and give no rules of it."
    ),
}

EXTENTS: Final[Mapping[Extent, str]] = {
    Extent.NONE: "nothing read",
    Extent.BEGINNING: "beginning read",
    Extent.PART: "part read",
    Extent.MOST: "mostly read",
    Extent.FULL: "all read",
}

DEPENDS: Final[Mapping[How, str]] = {
    How.TRANSLATION: "a translation of",
    How.REVISION: "a later state of",
    How.DERIVED: "derived from",
    How.CITES: "cites",
}

CERTAIN: Final[Mapping[Certainty, str]] = {
    Certainty.STATED: "it says so itself",
    Certainty.INFERRED: "our inference",
}

TOUTS: Final[Mapping[Tout, str]] = {
    Tout.NONE: "",
    Tout.ATTEMPTED: "The tout was attempted and failed.",
    Tout.ANNOUNCED: "The tout was announced and failed.",
    Tout.MADE: "The tout was made.",
    Tout.ANNOUNCED_MADE: "The tout was announced and made.",
}

STATUS: Final[Mapping[str, str]] = {
    "made": "made",
    "lost": "lost",
    "thrown-in": "thrown in",
    "partial": "unfinished",
    "refused": "refused",
}

ACTIONS: Final[Mapping[str, str]] = {
    "pass": "passes",
    "hold": "holds",
    "couleur": "in the favourite suit",
    "sur": "in the suit above the favourite",
    "trump": "names trumps:",
    "call": "calls",
    "take": "demands",
    "return": "gives back",
    "lay": "lays face down",
    "announce": "announces",
    "stop": "stops",
    "helfer": "asks who the partner is",
    "revoke": "revokes with",
    "out-of-turn": "leads out of turn with",
    "exposed": "exposes",
}

CHOICES: Final[Mapping[str, str]] = {
    **ACTIONS,
    "pass": "pass",
    "hold": "hold",
    "trump": "trumps",
    "stop": "stop",
    "helfer": "ask for the partner",
}
"""The same where something may be done and is not yet."""

_PLACES: Final[Mapping[str, str]] = {
    "deal": "in the deal",
    "auction": "in the auction",
    "call": "in the contract",
    "play": "in the play",
    "score": "in the reckoning",
}


def place(phase: str, trick: int | None, seat: Seat | None) -> str:
    """Return where in a deal something happens: `trick 3, dealer`."""
    where = f"trick {trick}" if trick else _PLACES[phase]
    return f"{where}, {SEATS[seat].lower()}" if seat else where
