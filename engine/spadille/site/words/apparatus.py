"""Words of the notes beside the rules, of citing, and of the pages that go question by question."""

from __future__ import annotations

from typing import Final

# The rules of a book.
HOW_TO_READ: Final = (
    "Every sentence has its number. The note of that number says how well the sentence is attested and where it stands; "
    "press the number for the rest: what the grade means, our reasons, other readings, and other books."
)
HOW_TO_READ_OURS: Final = "Sentences in a dotted frame are ours: there the source is silent, or could not be read, and nobody ever played by them."
NOTE: Final = "Note {number}: {grade}"
NOTES: Final = "Notes"
NUMBERS: Final = "{first}–{last}"
READING: Final = "1 other reading"
READINGS: Final = "{count} other readings"
REMARK: Final = "remark"
BASELINE_NOTE: Final = "the editors’ baseline instead"
PLAYED_INSTEAD: Final = "Played instead, ours:"
REASON: Final = "Why:"
PLAY_IT: Final = "To play it:"
THE_QUESTION: Final = "What other books say"
THE_RULING: Final = "This ruling among all"
THE_ADDRESS: Final = "Address of this ruling"
CLOSE: Final = "Close"
ALL_RULINGS: Final = "All rulings"
ALL_RULINGS_LEAD: Final = (
    "The same rules as a list: every question that the edition asks of this source, those included that its other answers "
    "leave without an object."
)

# Citing.
CITE_PAGE: Final = "Cite this page"
CITE_LEAD: Final = "The address stays the same from version to version; what stands there may change, so the version is part of the citation."
CITE_TEXT: Final = "Text"
CITED: Final = "{editors}: “{title}”, in {edition}, version {version}, <{address}>"
EDITORS: Final = "The Spadille editors"
EDITION_TITLE: Final = "Spadille: an executable critical edition of the rules of German Solo"
COPY: Final = "Copy"
COPIED: Final = "Copied"
COPY_ADDRESS: Final = "Copy the address"
