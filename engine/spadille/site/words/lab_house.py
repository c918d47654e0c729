"""Words of the page on which readers write rules of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

TITLE: Final = "Rules of your own"
DESCRIPTION: Final = (
    "Write down the rules that your table plays, as the edition writes those of the books, with suggestions and checks; play "
    "deals under them and set them beside the books in the collation."
)
LEAD: Final = (
    "What does your table play? Write it down as this edition writes the books: an answer to a question, one below the other. What "
    "you leave open is played as the book has it on which you build. Your rules can then be chosen wherever a book can: in "
    "the laboratory, in the replay of every deal, in the collation."
)
PRIVATE: Final = "All of it stays in your browser. Nothing is sent anywhere, and nobody else can see it."

WITHOUT_SCRIPT: Final = "With JavaScript there is an editor on this page. Without it, rules of your own are a file, for any editor:"
BY_HAND: Final = (
    "Write a file `our-rules.yaml` like the one below, with the book that you build on behind `base:` and with answers of your own.",
    "Put it into the folder `rulesets/` of a copy of the edition.",
    "Have it checked: `spadille check rulesets/our-rules.yaml` tells every problem with its line.",
    "Play by it: `spadille replay deal.yaml --ruleset our-rules`.",
)
SAMPLE: Final = """\
format: 1
id: our-rules
source: house
title: Our rules
base: {base}
rulings:
  play.first_lead: {{answer: forehand}}
  end.five_tricks: {{answer: all_tricks_are_played}}
"""
FILES_LINK: Final = "Rulesets and sources as files"
POINTS_LINK: Final = "Rule points"
COMMANDS_LINK: Final = "Commands"

BEGIN_WITH: Final = "Built on"
OWN_TEMPLATE: Final = "no book, but the editors’ own answers"
BEGIN: Final = "Begin"
OPEN: Final = "Open a file"
SHELF: Final = "Kept in this browser"
SHELF_EMPTY: Final = "Nothing yet."

EDITOR: Final = "Ruleset, in YAML"
KEYS: Final = (
    "Suggestions come while you write, and with Ctrl and the space bar; the arrow keys choose, Enter takes, Escape closes. "
    "The tabulator key leaves the field."
)
SUGGESTIONS: Final = "Suggestions"
MESSAGES: Final = "What is to be mended"
HELP: Final = "Where the cursor is"
SAVE: Final = "Download as a file"
REMOVE: Final = "Remove from this browser"
IN_COLLATION: Final = "Beside the books, in the collation"
COMMAND_LINE: Final = "On the command line"
ON_COMMAND_LINE: Final = (
    "The file is a ruleset like those of the edition. Put it into the folder `rulesets/` of a copy of the edition, under the "
    "name that it has; then it can be checked and played like them:"
)

IN_SCRIPT: Final[Mapping[str, str]] = {
    "untitled": "Without a title",
    "blocked": (
        "This browser keeps nothing for this page: its storage is blocked or full. Download what you write before you leave."
    ),
    "open": "Edit",
    "good": "can be played",
    "faulty": "has problems",
    "unchecked": "not checked yet",
    "checking": "Checking …",
    "fine": "No problems. {title} can be chosen wherever a book can, as {spec}.",
    "problem": "One problem.",
    "problems": "{count} problems.",
    "still": "Until they are mended, the last version without problems is played.",
    "line": "line {line}",
    "whole": "the whole",
    "taken": "{spec} is the name of another ruleset that this browser keeps, {title}. Give this one another id.",
    "removed": "{title} was removed.",
    "back": "Bring it back",
    "begun": "{title}: a new ruleset.",
    "tooLong": "{name} is too long for a ruleset: {size} kB; at most {most} kB.",
    "unread": "{name} is not a text.",
    "count": "{count} suggestions.",
    "countOne": "One suggestion.",
    "more": "{first} to {end} of {count}; write more, or use the arrow keys",
    "noPoint": (
        "On a line below “rulings:” write a rule point or a word of its question; behind “answer:” the answers are suggested."
    ),
    "answers": "Answers",
    "own": "Its answer is written as {hint}.",
    "pointPage": "What the books say",
    "take": "Write this answer",
}
