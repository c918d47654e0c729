"""The collation has every ruleset and every point, and can be read without seeing a colour."""

from __future__ import annotations

from collections.abc import Callable

from spadille.collation import collate
from spadille.point import ANSWERED
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import COLLATION_PAGE
from support.html import Element, by_id

Read = Callable[[str], Element]


def test_a_column_a_ruleset_and_a_row_a_point(page: Read, edition: Edition) -> None:
    table = page(COLLATION_PAGE).one("table")
    heads = [cell.text for cell in table.one("thead").all("th")]
    rows = [row for body in table.all("tbody") for row in body.all("tr") if "sp-phase" not in row.classes]
    assert heads[1:] == [ruleset.title for ruleset in edition.rulesets]
    assert [row.id for row in rows] == [row.point.id for row in collate(edition.rulesets)]
    assert {len(row.all("td")) for row in rows} == {len(edition.rulesets)}


def test_every_cell_says_its_grade_in_words(page: Read, edition: Edition) -> None:
    places = by_id(page(COLLATION_PAGE))
    for row in collate(edition.rulesets):
        cells = places[row.point.id].all("td")
        for ruleset, cell in zip(edition.rulesets, cells, strict=True):
            own = ruleset.own(row.point)
            if own is None:
                assert cell.text == words.CELL_NONE
            elif own.grade in ANSWERED:
                assert cell.text.removesuffix(" · rivals").endswith(words.GRADES[own.grade].word)
                assert ("rivals" in cell.text) is bool(own.rivals)
            else:
                assert cell.text == own.grade.value


def test_rows_on_which_the_sources_differ_are_marked(page: Read, edition: Edition) -> None:
    places = by_id(page(COLLATION_PAGE))
    marked = {
        row.point.id for row in collate(edition.rulesets) if places[row.point.id].all(class_="sp-differs")
    }
    assert marked == {row.point.id for row in collate(edition.rulesets) if row.differs}
    assert marked
