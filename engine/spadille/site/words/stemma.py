"""What the stemma says."""

from __future__ import annotations

from typing import Final

STEMMA_TITLE: Final = "Stemma"
STEMMA_DESCRIPTION: Final = "Which works on German Solo depend on which, drawn from the sources' own records."
STEMMA_LEAD: Final = (
    "What we read of German Solo is mostly one text in several states, which reports older books; of one of these we have read "
    "a part, of the others nothing. The picture shows who leans on whom. Time runs downward; every work leads to its page."
)
STEMMA_MAIN: Final = "The article and its books"
STEMMA_MAIN_LEAD: Final = (
    "On the left, from top to bottom, the states of one encyclopaedia article, each made from the one above it; from the right "
    "come the works that it names. What a translation has from its original is drawn once, at the original."
)
STEMMA_OTHERS: Final = "Smaller families"
STEMMA_OTHERS_LEAD: Final = (
    "Other works of which one was made from another, or names it, relatives of the game included."
)
STEMMA_ALONE: Final = "Standing alone"
STEMMA_ALONE_LEAD: Final = (
    "Of these {count} works we have recorded no debt to any other here. That does not make them independent witnesses: "
    "articles of one lexicon stand among them, and books that print the same laws."
)
STEMMA_DESC: Final = (
    "Works from the oldest above to the youngest below, each a disc in a row of its own; lines run down from a work to those "
    "that depend on it. The same is listed in words below the picture."
)
STEMMA_IN_WORDS: Final = "The picture in words"
STEMMA_NO_PARENT: Final = "depends on no work here"
STEMMA_UNDATED: Final = "n. d."
STEMMA_KEY: Final = "How to read it"
STEMMA_KEY_FULL: Final = "read whole"
STEMMA_KEY_PART: Final = "read in part"
STEMMA_KEY_NONE: Final = "not read: known through others only"
STEMMA_KEY_TEXT: Final = "made from it: a later state, a translation, a retelling"
STEMMA_KEY_CITES: Final = "names it as a source"
STEMMA_KEY_INFERRED: Final = "broken: our inference, and not its own word"
STEMMA_KEY_UNDATED: Final = "n. d.: undated; it stands where its ties put it"
