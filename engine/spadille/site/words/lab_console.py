"""Words of the Python console, and of the workbook's cells that can be run in the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Example:
    """Something to try."""

    says: str
    code: str


TITLE: Final = "Python in the page"
DESCRIPTION: Final = "A Python console with the edition’s engine in it: replay a deal under any book, exchange an answer, ask what a result pays."
LEAD: Final = (
    "Python itself runs in this page, with the engine of the edition at hand. What it says here is what it says "
    "on the command line: it is the same program."
)
AT_HAND: Final = (
    "Two names are there from the start: `spadille` is the engine, and `deal` the deal that you last looked at in the laboratory, or "
    "else this one:"
)
WITHOUT_SCRIPT: Final = (
    "With JavaScript there is a console on this page. Without it, install the edition, start Python, `import spadille`, and load a deal from "
    "its file: `deal = spadille.load_record(PATH)`."
)
INSTALLED: Final = "Python, installed"
WORKBOOK: Final = "The workbook, whose cells run in the page as well"

LOG: Final = "What was asked and answered"
INPUT: Final = "Python"
KEYS: Final = (
    "Enter runs a line; where more must follow it begins a new one, and an empty line ends it. Shift and Enter always begin a "
    "new line, Ctrl and Enter always run. The arrow keys bring back what was run before."
)
RUN: Final = "Run"
STOP: Final = "Stop"
CLEAR: Final = "Clear"
EXAMPLES: Final = "Three things to try"
TRY: Final = "Run this"

TRIED: Final = (
    Example(
        "What does the deal pay, under every book that can play it?",
        "from spadille.library import all_rulesets\n"
        "\n"
        "for book in all_rulesets():\n"
        "    trace = spadille.replay(deal, book)\n"
        "    print(f'{book.title:32} {trace.status}', *(trace.scores or {}).values())",
    ),
    Example(
        "Take the prime out of a book: where does the deal go another way, and what does it pay?",
        "from spadille.library import base_id\n"
        "\n"
        "book = spadille.load_ruleset(base_id())\n"
        "other = spadille.load_ruleset(f'{book.id}+score.prime=none')\n"
        "for against in spadille.compare(deal, book, [other]).against:\n"
        "    print(against.first.phase if against.first else 'nowhere', against.points)\n"
        "trace = spadille.replay(deal, other)\n"
        "trace.status, [str(score) for score in (trace.scores or {}).values()]",
    ),
    Example(
        "Who answers the question at all, and with which grade?",
        "from spadille.library import all_rulesets\n"
        "from spadille.vocabulary import find\n"
        "\n"
        "point = find('score.tout_failed')\n"
        "print(point.question)\n"
        "for book in all_rulesets():\n"
        "    ruling = book.own(point)\n"
        "    print(f'{book.title:32}', ruling and ruling.grade, ruling and ruling.answer)",
    ),
)

IN_SCRIPT: Final[Mapping[str, str]] = {
    "running": "Running …",
    "stopped": "Stopped. Python was started anew: names that were defined are gone.",
    "late": "It took longer than {seconds} seconds and was stopped. Python was started anew: names that were defined are gone.",
    "nothing": "(no output)",
    "cut": "… {count} more characters are not shown.",
    "asked": "Asked",
    "error": "Error",
    "deal": "The deal at hand: {title}.",
}

WIDGET: Final[Mapping[str, str]] = {
    "run": "Run",
    "edit": "Edit",
    "restore": "As printed",
    "stop": "Stop",
    "code": "Code of cell {number}",
    "output": "Output of cell {number}, run here",
    "running": "Running cell {number} …",
    "same": "Run here: the output is the same as printed above.",
    "differs": "Run here:",
    "nothing": "Run here: no output.",
    "cut": "… {count} more characters are not shown.",
    "failed": "Cell {number} ended with an error.",
    "stopped": "Stopped. What the cells defined is gone; a cell that is run brings back what it needs.",
    "late": "It took too long and was stopped. What the cells defined is gone; a cell that is run brings back what it needs.",
}
