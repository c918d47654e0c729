"""What the bibliography, the pages of the sources and their forms say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.point import Grade

BIBLIOGRAPHY_LEAD: Final = (
    "The {count} works that the edition knows, those included of which nothing could be read: it knows them through "
    "others. Each has a page that says what it is, what of it we read and through whom, what rests on it, and what "
    "we still need from it."
)
BIBLIOGRAPHY_READ: Final = "How much of them was read"
STEMMA_DOOR: Final = "Who depends on whom, drawn"
GLOSSARY_DOOR: Final = "The words they use"
WHOLE_AS: Final = "The whole bibliography as"
NO_DATE: Final = "undated"
HAS_RULESET: Final = "ruleset"
OPEN_COUNT: Final = "{count} open questions"
OPEN_ONE: Final = "1 open question"

COVERAGE: Final = "How much of its rules we know"
COVERAGE_OF: Final = "{title}, question by question"
COVERAGE_LEAD: Final = "Each cell is one rule point, in the order of the game."
COVERAGE_IN_WORDS: Final = "The picture in words"
COVERAGE_DESC: Final = "One row for each part of the game, one cell for each rule point. {counts}."
COUNTED: Final = "{count} {grade}"
DATES_IN_DISPUTE: Final = "Its date"
WE_DATE: Final = "We follow"
NOTHING_CITED: Final = "No ruling of a ruleset cites it."
RULINGS_CITING: Final = "{title}: {count} rulings"
RULING_CITING: Final = "{title}: 1 ruling"
SEE_STEMMA: Final = "Its place in the stemma"
FORM_TITLE: Final = "The form"
FORM_NAMED: Final = "The form {file}"
FORM_LEAD: Final = (
    "Ten minutes with the book are enough. Copy the form or take it {file}, fill in what you find, leave the rest empty, and "
    "send it. {how} Whoever has Spadille installed can try it first: {command} says at once what is missing."
)
FORM_AS_FILE: Final = "as a file"
FORM_HOW: Final = "How to send it, and what becomes of it"
FORM_FOR: Final = "For {title}"
FORM_COPY: Final = "Copy the form"
FORM_COPIED: Final = "Copied"
FORM_NOT_COPIED: Final = "The form is selected: copy it with the keyboard"

FORM_HEAD: Final = (
    "What {short} says: a form to fill in, for Spadille.",
    "",
    "Fill in what you find, and leave the rest as it is: one answer is a help.",
)
FORM_HEAD_RULINGS: Final = (
    "answer  one of the words above it, or what is described there",
    "at      the page, or the heading where there are no pages",
    "grade   stays as it is where the work says it. Where you read all that it has on",
    "        the matter and it gives no answer, write silent; answer and at stay empty.",
    "note    may be added as a line of its own where something must be explained",
)
FORM_FOOT: Final = ("", "Then try it, if you like, with: spadille check {file}")
FORM_BY: Final = "how you want to be named; may stay empty"
FORM_COPY_READ: Final = "which copy you read: a library and its shelfmark, or an address"
FORM_QUESTIONS: Final = "About the work itself"
FORM_ASKED_FOR: Final = "What we need most: open questions, and places where our reading is a conjecture"
FORM_GRADES: Final[Mapping[Grade, str]] = {
    Grade.UNREAD: "What nobody has been able to read for us",
    Grade.SILENT: "Where we found the work silent: did we overlook something?",
    Grade.REPORTED: "What others report: does the work itself say so?",
}
FORM_LOOK: Final = "Look at: {where}"
FORM_WE_HAVE: Final = "We have: {answer} ({grade})"
FORM_ONLY: Final = "Only where {point} is {answers}"
FORM_GAMES: Final = (
    "A game is 'absent', or has columns, of which the last three may be left out. Who does not know them says in a note how "
    "it is played. They are:"
)
FORM_EXPECTED: Final = "An answer is {expected}"
