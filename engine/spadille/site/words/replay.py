"""What the replayer says: sentences about each step, and the labels of its controls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site.words.terms import CHOICES, GRADES

# Sentences. {seat} is a player, {card} a card, {what} the rest of the action in words.
DEALT: Final = "The cards are dealt."
BIDS: Final = "{seat} bids {what}."
CALLS_OUT: Final = "{seat} {what}."
UNDERTAKES: Final = "{seat} plays {what}."
LEADS_CARD: Final = "{seat} leads {card}."
PLAYS_CARD: Final = "{seat} plays {card}."
DEMANDS_CARD: Final = "{seat} demands {card} and gets it from {giver}."
GIVES_CARD: Final = "{seat} gives {card} in return."
TAKES_TRICK: Final = "{seat} takes the trick."
PARTNER_SEEN: Final = "{seat} is the partner."
ALONE: Final = "Declarer turns out to have no partner."
TRICK_FROM: Final = "Trick {number}."
AUCTION_OVER: Final = "The auction is over."
REFUSED_AT: Final = "Refused: {seat}, {what}."
REFUSED_DEAL: Final = "Refused: the deal itself."
ALSO_ALLOWED: Final = "Also allowed:"
NOTHING_ELSE: Final = "Nothing else was allowed."
ALLOWED_INSTEAD: Final = "Allowed would be:"

# What stands beside a seat while it is being said.
BUBBLES: Final[Mapping[str, str]] = {
    **CHOICES,
    "trump": "trumps:",
    "helfer": "who is the partner?",
}

GROUPS: Final[Mapping[str, str]] = {
    "deal": "Deal",
    "auction": "Auction",
    "call": "Contract",
    "play": "Play",
    "end": "Result",
}
TRICK_GROUP: Final = "Trick {number}"

ROLE_DECLARER: Final = "declarer"
ROLE_PARTNER: Final = "partner"

FACT_GAME: Final = "Game"
FACT_TRUMPS: Final = "Trumps"
FACT_CALLED: Final = "Called"
FACT_DEMANDED: Final = "Demanded"
FACT_TOUT: Final = "Tout"
FACT_ANNOUNCED: Final = "announced"
FACT_UNDERTAKEN: Final = "played for"

SIDES: Final = "Declaring side {won}, the others {lost}"

SCORES_ARE: Final = "{seat} {amount}"
UNSCORED: Final = "The record stops here; nothing is scored."

CHANGED_ANSWER: Final = "{point} changed"
CHANGED_ANSWERS: Final = "{count} answers changed"

ALL_BOOKS: Final = "The deal under every book"
EVERY_RULING: Final = "Every rule that was asked ({count}), with each book's ruling, notes and other readings"
SHOW: Final = "show"
SHOW_BOOK: Final = "Show {title} in the replay"

WIDGET: Final[Mapping[str, str]] = {
    "replay": "Replay",
    "board": "The table under {book}. Arrow keys step, Home and End go to the ends, space plays.",
    "book": "Book",
    "beside": "Beside it",
    "alone": "no other book",
    "expected": "The record speaks of",
    "base": "Base text",
    "others": "The other books",
    "changed": "With a rule changed",
    "line": "Line",
    "pack": "Cards",
    "french": "French suits",
    "four": "French suits, four colours",
    "german": "German suits",
    "first": "First step",
    "back": "Step back",
    "play": "Play",
    "pause": "Pause",
    "next": "Step on",
    "last": "Last step",
    "speed": "Speed",
    "slow": "slow",
    "even": "normal",
    "quick": "quick",
    "step": "Step {step} of {last}",
    "start": "As dealt",
    "end": "End",
    "position": "Step",
    "under": "Under {book}",
    "also": "Also allowed:",
    "nothing": "Nothing else was allowed.",
    "might": "may be played too",
    "holds": "Holds: {cards}.",
    "empty": "Holds no cards.",
    "played": "Has played to this trick: {card}.",
    "lies": "A card lies face down.",
    "won": "Tricks taken: {count}.",
    "trick1": "{count} trick",
    "tricks": "{count} tricks",
    "log": "The deal under {book}",
    "why": "Rules asked here",
    "none": "No rule was asked at this step.",
    "ours": "ours; the source: {reason}",
    "exchanged": "exchanged here, in the place of the source's",
    "rule": "the ruling in its place",
    "parts": "Here the books part",
    "part": "The books part at step {step}: {place}.",
    "same": "Every step and the result are the same under both books.",
    "see": "Show this step",
    "responsible": "The rule responsible",
    "responsibles": "The rules responsible",
    "asked": "Rules asked there that the two books answer differently",
    "unexplained": "No single rule was found that makes the difference.",
    "allowed": "Allowed:",
    "does": "what happens:",
    "over": "It ended with step {step}.",
    "item": "Item",
    "total": "Together",
    "pot": "Pot",
    "copy": "Copy as text",
    "link": "Copy link",
    "embed": "Embed",
    "snippet": "A frame for another page; it shows what is shown here now.",
    "copied": "Copied.",
    "uncopied": "This browser does not let the page copy; the text is selected, copy it by hand.",
    "close": "Close",
    "beyond": "There is no step {step}; this is the end, step {last}.",
    "cut": "The link that brought you here is incomplete: what it still said is shown.",
    "unknown": "The link asks for {what}, which this deal does not have.",
    "unplayed": "The link asks for {what}. That could not be played, so it is not what you see.",
    "failed": "The replay could not be loaded; the deal stands below in words.",
    "whole": "The whole deal on its own page",
    "change": "Change a rule",
    "playon": "Play on from here",
    "coming": "One moment: the engine that plays the deal is being loaded.",
    "panelless": "This could not be loaded; the replay above goes on working.",
    **{f"grade.{grade}": term.word for grade, term in GRADES.items()},
}
"""What the script itself says. Words in braces are filled in by it."""
