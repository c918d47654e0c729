"""The collation has every ruleset and every point, and its pages of two books say what the rulesets say."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

from spadille.collation import collate
from spadille.comparison import views
from spadille.game import replay
from spadille.point import ANSWERED
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import COLLATION_PAGE, address, ruleset_page
from spadille.site.pairs.paths import COMPARE_PAGE, pair_page
from spadille.site.words import collation as said
from spadille.vocabulary import find
from support.built_site import Built
from support.html import Element, addresses, by_id

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
                assert cell.text == said.NOT_ASKED
            elif own.grade in ANSWERED:
                assert cell.text.removesuffix(" · rivals").endswith(words.GRADES[own.grade].word)
                assert ("rivals" in cell.text) is bool(own.rivals)
            else:
                assert cell.text == own.grade.value


def test_every_cell_with_a_ruling_leads_to_it(page: Read, edition: Edition) -> None:
    places = by_id(page(COLLATION_PAGE))
    for row in collate(edition.rulesets):
        for ruleset, cell in zip(edition.rulesets, places[row.point.id].all("td"), strict=True):
            wanted = [f"../{address(ruleset_page(ruleset.id))}#{row.point.id}"]
            assert addresses(cell) == (wanted if ruleset.own(row.point) else [])


def test_rows_on_which_the_sources_differ_are_marked(page: Read, edition: Edition) -> None:
    places = by_id(page(COLLATION_PAGE))
    marked = {
        row.point.id for row in collate(edition.rulesets) if places[row.point.id].all(class_="sp-differs")
    }
    assert marked == {row.point.id for row in collate(edition.rulesets) if row.differs}
    assert marked


def test_cells_have_the_same_number_where_the_sources_say_the_same(page: Read, edition: Edition) -> None:
    places = by_id(page(COLLATION_PAGE))
    for row in collate(edition.rulesets):
        cells = zip(edition.rulesets, places[row.point.id].all("td"), strict=True)
        numbered = [
            (cell.attributes.get("data-says"), _says(ruleset, row.point.id)) for ruleset, cell in cells
        ]
        for (number, answer), (other_number, other_answer) in combinations(numbered, 2):
            assert (number is None) is (answer is None)
            if answer is not None and other_answer is not None:
                assert (number == other_number) is (answer == other_answer)


def test_the_apparatus_is_that_of_the_rulesets(site: Path, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        path = site / "data" / "apparatus" / f"{ruleset.id}.json"
        points = json.loads(path.read_text(encoding="utf-8"))["points"]
        assert set(points) == set(ruleset.rulings)
        for point, ruling in ruleset.rulings.items():
            entry = points[point]
            assert entry["grade"] == ruling.grade
            assert entry.get("note", "") == ruling.note
            assert [
                words_of[0].endswith(cite.at)
                for words_of, cite in zip(entry.get("cites", []), ruling.cites, strict=True)
            ] == [True for _ in ruling.cites]
            assert len(entry.get("rivals", [])) == len(ruling.rivals)
            assert ("played" in entry) is (ruling.answer is None)


def test_the_page_of_two_books_has_their_differences(built: dict[str, Built], edition: Edition) -> None:
    points = [row.point.id for row in collate(edition.rulesets)]
    for one, other in combinations(edition.rulesets, 2):
        ids = built[f"{address(pair_page(one.id, other.id))}index.html"].ids
        assert [name for name in ids if name in points] == _differences(one, other, points)


def test_the_table_of_all_books_counts_their_differences(page: Read, edition: Edition) -> None:
    points = [row.point.id for row in collate(edition.rulesets)]
    rows = page(COMPARE_PAGE).one("table").one("tbody").all("tr")
    for one, row in zip(edition.rulesets, rows, strict=True):
        for other, cell in zip(edition.rulesets, row.all("td"), strict=True):
            if one is not other:
                common = sum(None not in (_says(one, point), _says(other, point)) for point in points)
                assert cell.text == f"{len(_differences(one, other, points))} {said.OF.format(common=common)}"
                assert addresses(cell) == [address(pair_page(one.id, other.id)).removeprefix("compare/")]


def test_a_difference_names_both_answers_with_grade_and_citation(page: Read, edition: Edition) -> None:
    one, other = _two(edition)
    items = page(pair_page(one.id, other.id)).all(class_="sp-pair__item")
    assert items
    for item in items:
        told = [part.text for part in item.all("dd")]
        for ruleset, text in zip((one, other), told, strict=True):
            own = ruleset.rulings[item.id]
            assert words.GRADES[own.grade].word in text
            assert all(cite.at in text for cite in own.cites)
        assert told[0].split(words.GRADES[one.rulings[item.id].grade].word)[0] != told[1]


def test_what_only_one_says_is_there_by_the_silence_of_the_other(page: Read, edition: Edition) -> None:
    one, other = _two(edition)
    tree = page(pair_page(one.id, other.id))
    points = [row.point.id for row in collate(edition.rulesets)]
    alone = [
        point
        for side, beside in ((one, other), (other, one))
        for point in points
        if _says(side, point) is not None and _says(beside, point) is None
    ]
    lists = tree.all("ul", class_="sp-pair__alone")
    asked = [href for part in lists for item in part.all("li") for href in addresses(item)[:1]]
    assert sorted(href.rstrip("/").rpartition("/")[2] for href in asked) == sorted(alone)


def test_the_deals_of_two_books_are_those_that_go_differently(page: Read, edition: Edition) -> None:
    one, other = _two(edition)
    section = page(pair_page(one.id, other.id))
    linked = {
        href.split("#")[0].rstrip("/").rpartition("/")[2] for href in addresses(section) if "/deals/" in href
    }
    differ = {
        record.id
        for record in edition.records
        if any(
            views(replay(record, one, line=line.id)) != views(replay(record, other, line=line.id))
            for line in record.lines
        )
    }
    assert differ
    assert {record.id for record in edition.records} & linked == differ


def test_a_ruleset_leads_to_its_pages_against_all_others(page: Read, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        links = addresses(page(ruleset_page(ruleset.id)).one("ul", class_="sp-against"))
        others = [other.id for other in edition.rulesets if other is not ruleset]
        assert links == [f"../../{address(pair_page(ruleset.id, other))}" for other in others]


def test_two_books_have_one_page_whichever_is_named_first() -> None:
    assert pair_page("a-1800", "b-1700") == pair_page("b-1700", "a-1800") == "compare/a-1800/b-1700.md"


def _two(edition: Edition) -> tuple[Ruleset, Ruleset]:
    """Return the two books that have most to say."""
    by_answers = sorted(
        edition.rulesets, key=lambda ruleset: -sum(r.answer is not None for r in ruleset.rulings.values())
    )
    one, other = sorted(by_answers[:2], key=lambda ruleset: ruleset.id)
    return one, other


def _says(ruleset: Ruleset, point: str) -> object:
    """Return the value of the source's own answer, or None."""
    own = ruleset.rulings.get(point)
    if own is None or own.answer is None or own.grade not in ANSWERED:
        return None
    kind = find(point).kind
    # `False` is no answer that there is: a game that is absent has the value None, and is an answer all the same.
    value = kind.parse(own.answer)
    return False if value is None else value


def _differences(one: Ruleset, other: Ruleset, points: list[str]) -> list[str]:
    return [
        point
        for point in points
        if (mine := _says(one, point)) is not None
        and (yours := _says(other, point)) is not None
        and mine != yours
    ]
