"""The words of the pages on scoring: what a translator translates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spadille.outcome import Matadors
from spadille.points.score.unit import Unit
from spadille.site.scoring.results import ToutChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A chart in words."""

    title: str
    description: str
    """What it looks like, for those who do not see it."""
    see: str
    """What it shows, for those who do."""
    heads: tuple[str, ...]


TITLE: Final = "Scoring schemes compared"
DESCRIPTION: Final = (
    "What every book pays for the same game of German Solo: the figures side by side, and a calculator that sets "
    "one result before all of them."
)
LEAD: Final = (
    "Two deals played alike, card for card, need not cost the same: one book writes points for the declaring side, "
    "another has every opponent pay; one rewards five tricks in a row, another doubles whatever happens in the favourite "
    "suit. Here the same results stand before all {count} rulesets of the edition."
)
LEAD_OURS: Final = (
    "Figures in italics with a dotted line are ours: the source is silent on them, or that part of it could not be read. "
    "A book of which no figure could be read shows nothing but ours."
)

CALCULATOR: Final = "One result under every book"
CALCULATOR_LEAD: Final = (
    "Say how a deal ended. Every figure was worked out by the engine when this page was made; open an item for its "
    "grade and where it stands. The address of the page keeps the result, to be sent or cited."
)
NEEDS_SCRIPT: Final = "To set another result, scripts must be allowed. Below, one result is worked out in full, and seven in short."
FORM_LABEL: Final = "The result"
RESULTS_LABEL: Final = "What every book pays for it"

GAME: Final = "Game"
TRUMP: Final = "Trumps"
FAVOURITE: Final = "Favourite suit"
SUR: Final = "Suit above the favourite (sur)"
NO_SUIT: Final = "none fixed"
NO_SUR: Final = "none"
TRICKS: Final = "Tricks of the declaring side"
STOPPED: Final = "Stopping"
PRIME: Final = "prime"
PRIME_MEANS: Final = "The side won the first tricks, as many as it needed, and stopped."
TOUT: Final = "Tout, all the tricks"
TOUTS: Final[Mapping[ToutChoice, str]] = {
    ToutChoice.NONE: "none",
    ToutChoice.ATTEMPTED: "undertaken by playing on",
    ToutChoice.ANNOUNCED: "announced",
    ToutChoice.BARRED: "played on, but barred from it",
}
TOUT_BARRED: Final = "Barred: declarer had asked for the partner, or the partner was not yet known."
MATADORS: Final = "All three matadors"
MATADORS_AT: Final[Mapping[Matadors, str]] = {
    Matadors.SPLIT: "divided",
    Matadors.DECLARING: "with the declaring side",
    Matadors.DEFENDING: "with the opponents",
}

BOOK: Final = "Book"
PLAYERS: Final = ("Declarer", "Partner", "Opponents")
EACH: Final = "each of {count}"
ALONE: Final = "alone"
MADE: Final = "made"
LOST: Final = "lost"
UNITS: Final[Mapping[Unit, str]] = {
    Unit.POINTS: "in points",
    Unit.CHIPS: "in chips",
    Unit.STAKES: "in stakes",
}
NOTHING_PAID: Final = "Nothing is paid."
IMPOSSIBLE: Final = "This book cannot have this result."
ABSENT: Final = "This book has no such game."
ABSENT_GAME: Final = "no such game"
OURS: Final = "ours ({why})"
NOT_RECORDED: Final = "nothing recorded"
RULES_BEHIND: Final = "Rules asked: {count}"
RULES_OURS: Final = "ours: {count}"
SUMMARY: Final = (
    "Books that pay for this result: {paid} of {of}. Cannot have it: {impossible}. No such game: {absent}."
)
NO_SUCH_STATE: Final = "This address names no result that the calculator knows ({found}). It shows another."
CUT_SHORT: Final = (
    "This address is incomplete, perhaps cut short on its way. The calculator shows another result."
)
NOT_LOADED: Final = "The figures could not be loaded; the page shows the result below and no other."

FOR_SCRIPT: Final[Mapping[str, str]] = {
    "each": EACH,
    "alone": ALONE,
    "made": MADE,
    "lost": LOST,
    "nothing": NOTHING_PAID,
    "impossible": IMPOSSIBLE,
    "absent": ABSENT,
    "ours": OURS,
    "notRecorded": NOT_RECORDED,
    "rules": RULES_BEHIND,
    "rulesOurs": RULES_OURS,
    "summary": SUMMARY,
    "unknown": NO_SUCH_STATE,
    "cutShort": CUT_SHORT,
}
"""The words that the calculator needs once it sets a result itself."""

WORKED: Final = "Seven results in short"
WORKED_LEAD: Final = (
    "What declarer has, and below it the partner and each opponent; where a book cannot have the result, why. A head leads to "
    "the same result in the calculator."
)
WORKED_TRICKS: Final = "{tricks} tricks"
WORKED_FAVOURITE: Final = "{tricks} tricks, favourite suit"
RESULT: Final = "Result"
SHORT_PARTNER: Final = "partner {amount}"
SHORT_OPPONENTS: Final = "opponents {amount}"

FIGURES: Final = "The figures, book by book"
FIGURES_LEAD: Final = (
    "Every cell opens: the grade, where the answer stands, the note, and other readings. Where a book does not say, or "
    "could not be read, the cell says which, and shows in italics what is played instead."
)
TOPICS: Final[Mapping[str, tuple[str, str]]] = {
    "base": ("What a game is worth", "Won or lost, before premiums."),
    "favourite": ("The favourite suit", "Which suit it is, and what a game in it pays."),
    "favourite-base": (
        "Figures of their own in the favourite suit",
        "Only where the favourite suit has figures of its own; elsewhere the question does not arise.",
    ),
    "premiums": ("Prime and tout", "Stopping after the first tricks in a row, or going on for all of them."),
    "failed": ("When a tout fails", "What is lost with it, and by whom."),
    "matadors": ("Matadors and codille", "What the highest trumps pay, and what a game badly lost costs."),
    "payers": ("Who pays", "Who gains and who loses, and what the partner bears of a lost game."),
    "pot": ("The pot", "Apart from the payments between the players."),
}
HEADS: Final[Mapping[str, str]] = {
    "favourite.fixed_by": "Which suit",
    "favourite.sur": "A suit above it",
    "favourite.payment": "What it pays",
    "score.prime": "Prime",
    "score.tout": "Tout",
    "score.tout_announced": "Announced tout",
    "score.tout_counts": "Beside the game",
    "score.tout_failed": "Undertaken and failed",
    "score.tout_announced_failed": "Announced and failed",
    "score.tout_partner": "The partner, of a lost tout",
    "score.matadors": "Three matadors",
    "score.matadors_counted": "When they count",
    "score.codille": "Codille",
    "score.settlement": "Who gains and loses",
    "score.unit": "Counted in",
    "score.odd_unit": "An odd unit",
    "pot.stake": "Stake",
    "pot.staked_by": "Staked by",
    "pot.won_by": "Won by",
    "pot.lost": "After a lost game",
}
LOST_PARTNER_HEAD: Final = "Partner in a lost {game}"
DOES_NOT_ARISE: Final = "does not arise"
CELL_LABEL: Final = "{book}: {question}"
CLOSE: Final = "Close"

CHARTS: Final = "How differently they price"
CHARTS_LEAD: Final = (
    "Points, chips and stakes cannot be set side by side as they are. In these pictures every amount is told in won Frages of "
    "its own book: 1 is what declarer has of an ordinary Frage that is won, without any premium. Only books whose own price "
    "of a Frage could be read are drawn, and only where some sum is their own; an open mark is a sum that rests on a rule of ours."
)
LEFT_OUT: Final = "Not drawn: {books}."
AS_TABLE: Final = "The same as a table"
KEY: Final = "The books"
FRAGES: Final = "won Frages"
NO_SUCH_SUM: Final = "–"

STRIPS: Final = Picture(
    title="Six results, to declarer",
    description=(
        "Six strips with one scale, from lost to won. On each strip a mark for every book, with the book's letter, stands at "
        "what declarer has of that result, in won Frages."
    ),
    see=(
        "What to see: the books lie widest apart on “{result}”. It is worth {low} in some ({low_books}) and {high} in others "
        "({high_books})."
    ),
    heads=(
        "Mußfrage won",
        "Großfrage won",
        "Solo won",
        "Solo won in the favourite suit",
        "Frage lost with four tricks",
        "Solo lost with four tricks",
    ),
)
"""Six results; the heads name the strips."""
TOUTS_DRAWN: Final = Picture(
    title="Stop after five tricks, or go on?",
    description=(
        "A row for every book. A line reaches from what declarer has of a Frage whose tout fails to what he has when the tout "
        "is made; a bar across it shows what he has if his side stops after the first five tricks."
    ),
    see=(
        "What to see: the line to the left of the bar is the risk of going on, to the right of it the gain. To go on pays, on "
        "average, once it succeeds more often than the share written at the right: from {low} ({low_books}) to {high} ({high_books})."
    ),
    heads=("Tout failed", "Stopped", "Tout made", "Must succeed more often than"),
)
"""A tout in a Frage; the heads name a failure, a sure sum, a success, and the share that is needed."""
SOLOS_DRAWN: Final = Picture(
    title="A sure Frage, or a doubtful Solo?",
    description=(
        "A row for every book. A line reaches from what declarer has of a Solo lost with four tricks to what he has of one won "
        "with five, in an ordinary suit; a bar across it shows a won Frage."
    ),
    see=(
        "What to see: the line is the Solo, the bar the Frage that declarer could have had instead. If that Frage was sure, the "
        "Solo pays, on average, once it is won more often than the share at the right: from {low} ({low_books}) to {high} ({high_books})."
    ),
    heads=("Solo lost", "Frage won", "Solo won", "Must be won more often than"),
)
"""A Solo against a Frage; the heads as before."""
SHARE: Final = "{part} in {of}"
BETWEEN: Final = "; "
"""Between titles of books, some of which have a comma."""
