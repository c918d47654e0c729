"""Words of the collation and of the pages that hold one book against another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# The table and what steers it.
TWO_BOOKS: Final = "Two books against each other"
NOT_ASKED: Final = "not asked"
NOT_ASKED_MEANING: Final = "Other answers of this source leave the question without an object."
STEER: Final = "What the table shows"
BASE: Final = "Base source"
NO_BASE: Final = "none, all are equal"
PHASE: Final = "Part of the game"
EVERY_PHASE: Final = "all of it"
FIND: Final = "Find in the rows"
DIFFERENCES: Final = "Differences only"
COLUMNS: Final = "Columns"
SHOW_ALL: Final = "All"
SHOW_NONE: Final = "None"
CSV: Final = "Download as CSV"
JSON: Final = "Download as JSON"
WITH_NOTES: Final = "with citations and notes"
RESET: Final = "Show everything"
PRINT_HINT: Final = (
    "What is shown is what is printed, on a sheet laid sideways with its heads on every page; with few columns it reads best. "
    "The CSV file is UTF-8 with a mark at its start, which spreadsheets need; in Python, read it as utf-8-sig."
)
WITHOUT_SCRIPT: Final = (
    "With JavaScript this table can be held against one source, cut down to its differences and taken away as CSV or JSON. "
    "The whole of it is among the data."
)

IN_SCRIPT: Final[Mapping[str, str]] = {
    "shown": "{rows} of {all} questions, {columns} of {sources} sources.",
    "against": "{rows} of {all} questions, {columns} of {sources} sources; {differ} answers differ from {base}.",
    "nothing": "No question is left. Choose less strictly, or show everything.",
    "base": "base",
    "same": "as the base",
    "differs": "differs from the base",
    "apparatus": "Apparatus: {source}, {question}",
    "more": "more",
    "close": "Close",
    "rivals": "Other readings",
    "played": "Played instead, ours:",
    "ruling": "The ruling in its book",
    "question": "What other books say",
    "unloaded": "The apparatus could not be fetched. The ruling in its book has it.",
    "notAsked": NOT_ASKED,
    "point": "rule point",
    "asked": "question",
    "sourcesDiffer": "differs",
    "yes": "yes",
    "no": "no",
    "file": "spadille-collation",
    # Rules of the reader's own.
    "add": "Add your own rules",
    "yours": "your own",
    "yoursMeaning": "An answer of your own rules.",
    "loading": "Reading your rules …",
    "missing": (
        "The link names somebody’s own rules ({names}), which this browser does not keep: they are not shown. Ask for their file, and "
        "open it here:"
    ),
    "failed": "Your own rules could not be shown: {message}",
    "editor": "Rules of your own",
    "editOwn": "Edit these rules",
}

# Two books.
COMPARE_TITLE: Final = "Two books against each other"
COMPARE_DESCRIPTION: Final = "How often two sources of German Solo differ, and a page for every two of them."
COMPARE_LEAD: Final = (
    "Of the questions that both of two books answer: in how many they differ. A cell leads to the page of the two, which "
    "tells their differences in sentences. The darker a cell, the larger the part of the common questions in which they differ."
)
COMPARE_CAUTION: Final = (
    "Few differences can mean that two books agree, or that little of one has been read: the small figure says how many "
    "questions both answer."
)
COMPARE_TABLE: Final = "Differences of every two books"
BOOK: Final = "Book"
OF: Final = "of {common}"
COUNTED: Final = "{one} against {other}: {differ} differences in {common} common questions"
NOTHING_IN_COMMON: Final = "{one} against {other}: no common question"
ITSELF: Final = "the book itself"

PAIR_TITLE: Final = "{one} against {other}"
PAIR_DESCRIPTION: Final = (
    "Where {one} and {other} give different rules of German Solo, in sentences, with citations."
)
PAIR_LEAD: Final = (
    "Both books answer {common} of the same questions: they differ in {differ} and agree in {agree}."
)
PAIR_LEAD_NONE: Final = "There is no question that both books answer."
PAIR_READ: Final = "What was read"
PAIR_ALONE: Final = "{alone} answers {count} that {other} does not."
PAIR_UNITS: Final = "{one} counts in {one_unit}, {other} in {other_unit}: figures of the two that look alike need not be worth the same."
SAME_FIGURE: Final = "The same figure, {figure}, but {one} in the one and {other} in the other."
TABLE_OF_TWO: Final = "The two in the collation"
ALL_PAIRS: Final = "All books against each other"
DIFFER: Final = "Where they differ"
NO_DIFFERENCE: Final = "Nowhere, as far as both have been read."
RIVAL_AGREES: Final = "Another reading of {title} agrees with {other}."
ONLY: Final = "Only in {title}"
OTHER_IS: Final[Mapping[str, str]] = {
    "silent": "{other} was read on this, and is silent:",
    "unread": "That part of {other} could not be read:",
    "": "Not asked of {other}, whose other answers leave the question without an object:",
}
AGREE: Final = "Where they agree"
DEALS: Final = "Deals in which they part"
DEALS_LEAD: Final = (
    "Recorded deals that go differently under the two. Where a book gives no answer the editors’ baseline is played, so a deal can "
    "part because of an answer that only one of them gives."
)
NO_DEALS: Final = "No recorded deal goes differently under the two."
BOTH_REPLAYS: Final = "both, step by step"
DEALS_BESIDES: Final = "They part as well in:"
AGAINST: Final = "Against other books"
AGAINST_LEAD: Final = "In how many of the questions that both answer the two differ:"
AGAINST_COUNT: Final = "{differ} of {common}"
