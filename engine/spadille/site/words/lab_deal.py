"""Words of the laboratory: the page, and what the script says that deals, edits, opens and shares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

TITLE: Final = "The laboratory"
DESCRIPTION: Final = (
    "Deal the cards, change a rule of one of the old books, play on from any trick, and see what the same deal pays under "
    "every book. The engine of the edition runs in your own browser."
)
LEAD: Final = (
    "No book answers every question that one has about it. Here you can ask: deal the cards, or lay them as you like; take a "
    "book’s rules, or change one; play all four hands, or one against three; and see what every book of the edition makes of it."
)
WITHOUT_SCRIPT: Final = "The table needs JavaScript and WebAssembly. Everything that it does can be done without a browser as well; how is said below."
CLOTH: Final = "A table with four hands of eight cards, face down"

DOES: Final = "What can be done here"
DOING: Final[Mapping[str, str]] = {
    "Deal": (
        "A seed is a whole number; the same seed gives the same cards, here and on the command line, today and in ten years. "
        "Without a seed there is a fresh one, which is then shown."
    ),
    "Lay the cards yourself": (
        "Choose a seat and click cards, or press their keys; what is left can be dealt at random. Say which suit is the "
        "favourite, and what lies in the pot."
    ),
    "Open a record": (
        "A file or pasted text, in YAML or JSON, as the edition records deals. What is wrong with it is said line by line, all at once."
    ),
    "Play on": (
        "At any step of any deal, here or on a deal’s own page. What is allowed is offered; what is not says why, with the rule, "
        "its grade and where it stands. Every action can be taken back. You play all hands, or one, and the plain player the others."
    ),
    "Change a rule": (
        "Take another book, or exchange a single answer; the deal is played again at once, beside what it was before, with the "
        "step at which the two part and the rules responsible."
    ),
    "Keep and share": (
        "A deal and all that was done with it can be saved as a record, which the command line reads, and sent as a link, which "
        "holds the whole deal: no server keeps anything."
    ),
}

WHERE: Final = "What runs where"
WHERE_ENGINE: Final = (
    "The engine is the edition’s own, written in Python: the very program that made these pages. When you first press a "
    "button that needs it, your browser fetches it from this site, some four megabytes with Python itself, and runs it in a "
    "thread of its own beside the page. Until then nothing of it is loaded; afterwards the browser has it at hand."
)
WHERE_NOTHING: Final = (
    "Nothing is sent anywhere. The deal that you look at stands in the address of the page, behind the sign #, which browsers "
    "keep to themselves; a link that you share holds the deal, and whoever opens it plays it in a browser of their own. "
    "There are no cookies, and nobody counts."
)
WHERE_SAME: Final = "The answers are those of the command line, byte for byte: the same code plays, and the tests of the edition compare them."

PLAIN: Final = "The plain player"
PLAIN_SAYS: Final = (
    "The seats that you leave alone are played by the plain player. He is no master and does not pretend to be one. He knows what "
    "his seat can know: his own hand, and what has been said and played. In the same place he always does the same, and says with every "
    "action why. He is there so that a deal can be finished, not to show how it should be played."
)
PLAIN_DOES: Final[Mapping[str, str]] = {
    "His count": (
        "A hand with some suit as trumps counts one for each trump, one more for each matador, and one for each ace of another suit."
    ),
    "The auction": (
        "He bids the lowest game for which he has the count: 6 for a game with a partner, 9 for one without. Otherwise he passes. "
        "All the tricks and an exchange he leaves to others."
    ),
    "The contract": "He names the suit in which he counts most, and calls an ace of the suit of which he has fewest.",
    "The play": (
        "On the declaring side he leads his highest trump, on the other the highest card of his longest plain suit. A trick that his side "
        "holds he leaves alone; any other he takes with the lowest card that will do, or throws the lowest that he may. He stops as "
        "soon as he may."
    ),
}

BOOKS: Final = "The books"
BOOKS_SAY: Final = (
    "These are the rulesets that the engine knows, by the dates of their sources. Where a book is silent or could not be read, the "
    "editors’ answer is played, and named as such."
)
HOUSE: Final = "To these you can add your own:"
HOUSE_LINK: Final = "house rules"
CONSOLE: Final = "For those who write Python:"
CONSOLE_LINK: Final = "the engine in a console"

SHELL: Final = "The same on the command line"
SHELL_SAYS: Final = "The edition can be installed; its commands need no browser, and no network."
SHELL_PLAY: Final = (
    "To play on, write the next trick below “play” and replay the record again: what is not allowed is refused, with the "
    "rules that forbid it. A record that stops early is complete as far as it goes."
)
SHELL_MORE: Final = "All commands"
RECORDS_MORE: Final = "How a deal is recorded"

FOUR_THIRTY_TWO: Final = "Four players, thirty-two cards"
FOUR_TWENTY_FOUR: Final = "Four players, twenty-four cards"
THREE_TWENTY_FOUR: Final = "Three players, twenty-four cards"

WIDGET: Final[Mapping[str, str]] = {
    "begin": "Begin with",
    "deal": "Deal",
    "fresh": "Deal afresh",
    "freshHint": "Another deal, with a seed that nobody knows yet",
    "seed": "Seed",
    "published": "A deal of the edition",
    "choosePublished": "choose a deal …",
    "edit": "Lay the cards",
    "import": "Open a record",
    "shown": "{title} lies on the table.",
    "linkCut": "This link is incomplete: its end is missing. Ask for it again, or begin with a deal below.",
    "linkBad": "Nothing was changed: {message}.",
    "notDealt": "No deal could be made: {message}",
    "notLoaded": "The deal could not be loaded.",
    "bookGone": (
        "The link asks for a book that is not at hand here, perhaps house rules that another browser keeps: {message} "
        "The deal is shown under {book}."
    ),
    # The editor.
    "editor": "Lay the cards",
    "editorHint": (
        "Choose a seat, then its cards. A card that has been dealt goes back when it is chosen again. The arrow keys go from card to card."
    ),
    "layout": "Pack and players",
    "rack": "Cards not dealt",
    "rackEmpty": "All cards are dealt.",
    "seatCount": "{count} of {size}",
    "give": "gives the cards to {seat}",
    "laid": "{card}: {seat}, who holds {count} of {size}.",
    "taken": "{card} is taken back from {seat}.",
    "full": "{seat} holds {size} cards already. Choose another seat, or take a card back.",
    "nextSeat": "{card}: {seat}, whose hand is full. Next: {next}.",
    "rest": "Deal the rest at random",
    "restDone": "The rest is dealt.",
    "clear": "Take all back",
    "cleared": "All cards are taken back.",
    "swap": "Exchange two cards",
    "swapFirst": "Choose two cards in different hands; they change places.",
    "swapSecond": "{card} of {seat} changes places with …",
    "swapped": "{card} and {other} have changed places.",
    "swapSame": "These two are in one hand. Choose a card of another.",
    "rotate": "Pass the hands on",
    "rotated": "Every hand has gone to the next seat.",
    "title": "Title",
    "ownTitle": "A deal of my own",
    "favourite": "Favourite suit",
    "noFavourite": "none fixed",
    "pot": "In the pot",
    "potHint": "a whole number, or nothing",
    "potBad": "{found} is no content of a pot; expected a whole number such as 4, or nothing.",
    "missing": "{count} cards are not dealt yet.",
    "missing1": "One card is not dealt yet.",
    "lay": "Play with these cards",
    # Opening.
    "opener": "Open a record",
    "openerHint": "Paste a record, in YAML or JSON, or drop its file anywhere on the table. It stays in your browser.",
    "text": "Record",
    "file": "A file",
    "open": "Open",
    "emptyText": "There is nothing to open yet: paste a record, or choose a file.",
    "tooLarge": "{name} is too large for a record: {size} kB. At most {most} kB can be opened here.",
    "pasted": "The text",
    "notText": "{name} is not a text: it cannot be read as UTF-8.",
    "tooMany": "These are {count} files; one record can be opened at a time.",
    "drop": "Let go to open the record",
    "problem": "This record has a problem:",
    "problems": "This record has {count} problems:",
    "atLine": "line {line}",
    # Sharing.
    "share": "Keep and share",
    "link": "Link to this deal",
    "copyLink": "Copy link",
    "copyText": "Copy the record",
    "asText": "The record as text",
    "download": "Download as a record",
    "linkHolds": "The link holds the deal, what was done, the books and the step: {count} signs, and no server keeps anything.",
    "noLink": "There is no link to this deal: {message}",
    "copied": "Copied.",
    "uncopied": "This browser does not let the page copy; the text is selected, copy it by hand.",
    "saved": "{name} is saved; spadille replay reads it.",
    "lineOf": "Line of the record",
}
"""What the script itself says. Words in braces are filled in by it."""
