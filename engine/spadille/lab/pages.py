"""Where the site has its pages on the things that the laboratory speaks of."""

from __future__ import annotations

from typing import Final

from spadille import library
from spadille.ruleset import Ruleset
from spadille.site.addresses import address, point_page
from spadille.site.replay.known import Known, printed
from spadille.vocabulary import ENTRIES

_ENTRIES: Final = frozenset(entry.id for entry in ENTRIES)


def known() -> Known:
    """Return what there is to know of the edition for a replay."""
    return Known(base=library.base_id(), witnesses=library.witnesses(), page=of_book)


def of_book(ruleset: Ruleset) -> str:
    """Return the address of a ruleset's page; house rules have none."""
    return "" if library.is_house(ruleset.id) else printed(ruleset)


def of_ruling(ruleset: Ruleset, point_id: str) -> str:
    """Return the address of a ruling in its ruleset's page; nothing where there is none."""
    page = of_book(ruleset)
    return f"{page}#{point_id}" if page and point_id in ruleset.rulings else page


def of_point(point_id: str) -> str:
    """Return the address of a question: its own page, or its place in that of its family where no source speaks of it."""
    spoken = any(point_id in ruleset.rulings for ruleset in library.by_date() if of_book(ruleset))
    if point_id in _ENTRIES or spoken:
        return address(point_page(point_id))
    return f"{address(point_page(point_id.rpartition('.')[0]))}#{point_id}"
