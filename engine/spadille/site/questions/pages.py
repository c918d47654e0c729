"""Every page of the rules question by question, in the order of the game."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.point import Point
from spadille.site.edition import Edition
from spadille.site.page import Page
from spadille.site.questions import family_page, index, page
from spadille.vocabulary import ENTRIES


def pages(edition: Edition) -> Iterator[Page]:
    """Yield the index, then a page for every question; a family of questions has one before those of its games."""
    yield index.page(edition)
    for entry in ENTRIES:
        if isinstance(entry, Point):
            yield page.page(entry, edition)
            continue
        yield family_page.page(entry, edition)
        for point in family_page.members(entry, edition):
            yield page.page(point, edition)
