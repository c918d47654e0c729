"""What machines are told about the pages: kinds of licence and names, in the edition's own language."""

from __future__ import annotations

from typing import Final

LANGUAGE: Final = "en"
LOCALE: Final = "en_GB"
PUBLISHER: Final = "The editors of Spadille"
SUBJECT: Final = "German Solo, a card game for four"
LICENCE: Final = "https://creativecommons.org/licenses/by/4.0/"
BREADCRUMBS: Final = "Breadcrumbs"
