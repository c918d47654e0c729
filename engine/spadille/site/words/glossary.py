"""What the glossary says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.glossary import Language

GLOSSARY_TITLE: Final = "Glossary"
GLOSSARY_DESCRIPTION: Final = (
    "The terms of German Solo in German, French, English, Spanish and Russian, as the witnesses write them."
)
GLOSSARY_LEAD: Final = (
    "{count} terms, each with the forms in which we have read it and the witness that has it. Where such a word occurs in the "
    "edition's text, it is underlined with dots: its meaning appears when the pointer or the keyboard comes to it, and it "
    "leads here."
)
GLOSSARY_FORMS: Final = (
    "What a witness has stands in italics and in its own spelling; what is ours is said to be."
)
GLOSSARY_TRANSLATED: Final = (
    "All Spanish forms and some of the Russian ones come from translations made by machine. They show how a word was "
    "understood, or misunderstood, and not how players spoke; they are marked."
)
LANGUAGES: Final[Mapping[Language, str]] = {
    Language.GERMAN: "German",
    Language.LOW_GERMAN: "Low German",
    Language.FRENCH: "French",
    Language.ENGLISH: "English",
    Language.SPANISH: "Spanish",
    Language.RUSSIAN: "Russian",
}
OURS: Final = "our word"
IN_TRANSLATION: Final = "in translation"
SEE_ALSO: Final = "See also"
ASKED_BY: Final = "Rule points"
GLOSSARY_AS: Final = "The glossary as"
ALL_FORMS: Final = "All forms, A to Z"
ALL_FORMS_LEAD: Final = (
    "Every form that stands above, whatever its language, with the term under which it is explained."
)
