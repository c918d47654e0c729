"""Words of the notes beside the rules, of citing, and of the pages that go question by question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# The rules of a book.
HOW_TO_READ: Final = (
    "Every sentence has its number. The note of that number says how well the sentence is attested and where it stands; "
    "press the number for the rest: what the grade means, our reasons, other readings, and other books."
)
HOW_TO_READ_OURS: Final = "Sentences beside a dotted line, in another face, are ours: there the source is silent, or could not be read, and nobody ever played by them."
NOTE: Final = "Note {number}: {grade}"
NOTES: Final = "Notes"
NUMBERS: Final = "{first}–{last}"
READING: Final = "1 other reading"
READINGS: Final = "{count} other readings"
REMARK: Final = "remark"
BASELINE_NOTE: Final = "the baseline instead"
PLAYED_INSTEAD: Final = "Played instead, ours:"
REASON: Final = "Why:"
PLAY_IT: Final = "To play it:"
THE_QUESTION: Final = "What other books say"
THE_SOURCES: Final = "What every source says"
THE_RULING: Final = "This ruling among all"
THE_ADDRESS: Final = "Address of this ruling"
CLOSE: Final = "Close"
ALL_RULINGS: Final = "All rulings"
ALL_RULINGS_LEAD: Final = (
    "The same rules as a list: every question of the edition, including those to which the other answers of this source "
    "leave no object."
)

# Citing.
CITE_PAGE: Final = "Cite this page"
CITE_LEAD: Final = "The address stays the same from version to version; what stands there may change, so the version is part of the citation."
CITE_TEXT: Final = "Text"
CITED: Final = "{editors}: “{title}”, in {edition}, version {version} ({date}), <{address}>"
EDITORS: Final = "The Spadille editors"
EDITION_TITLE: Final = "Spadille: an executable critical edition of the rules of German Solo"
COPY: Final = "Copy"
COPIED: Final = "Copied"
COPY_ADDRESS: Final = "Copy the address"

# Question by question.
QUESTIONS_TITLE: Final = "Question by question"
QUESTIONS_DESCRIPTION: Final = (
    "Every question that the sources of German Solo answer differently, with every source’s answer."
)
QUESTIONS_LEAD: Final = (
    "A rule book answers questions that its reader has not asked yet. The edition asks all books the same ones, {count} of them, in "
    "the order of the game. Behind each stand every answer there is, who gives it and how well that is attested, and the deals in "
    "which it matters. A ≠ marks the questions to which the books have different answers."
)
QUESTIONS_SPELLING: Final = "How the answers are spelled in files"
QUESTION_DESCRIPTION: Final = (
    "{question} What every source of German Solo answers, and how well that is attested."
)
ANSWERS: Final = "The answers"
BY_DATE: Final = "The sources, by date"
DEALS: Final = "Deals that show it"
NO_DEALS: Final = "No recorded deal shows it."
READING_TITLE: Final = "Our reading"
CODE: Final = "The code that answers"
CODE_LEAD: Final = "What each answer does, the engine reads here. A phase of the game asks this question, and is told how the ruleset that is being played answers it."
AT_A_GLANCE_ONE: Final = "{answered} of {all} rulesets answer it, all alike."
AT_A_GLANCE: Final = "{answered} of {all} rulesets answer it, in {ways} ways."
AT_A_GLANCE_SINGLE: Final = "One of {all} rulesets answers it."
AT_A_GLANCE_NONE: Final = "None of {all} rulesets answers it."
NOBODY: Final = "In no ruleset of this edition."
AS_RIVAL: Final = "other reading"
IN_UNIT: Final = "in {unit}"
OURS: Final = "the editors’ baseline"
UNDATED: Final = "undated"
NOT_ASKED: Final = "not asked"
NOT_ASKED_LONG: Final = "Other answers of this source leave the question without an object."
ANY_AMOUNT: Final = "Other figures are possible: {expected}."
ANSWERED_BY: Final = "{count} of {all} rulesets answer"
FAMILIES: Final[Mapping[str, str]] = {
    "game": "The games, one by one",
    "score.base": "What each game is worth",
    "score.favourite_base": "What each game is worth in the favourite suit",
    "score.lost_partner": "Who pays for each lost game",
}
FAMILY_DESCRIPTION: Final = (
    "The same question asked of each game of German Solo, and what every source answers."
)
FAMILY_LEAD: Final = "The same question is asked of each game:"
BASELINE_ONLY: Final = "No ruleset answers this of the following games; the baseline has an answer all the same:"
HAS_GAME: Final = "yes"
HAS_NOT_GAME: Final = "no"
RULESET: Final = "Ruleset"
