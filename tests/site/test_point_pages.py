"""The rules question by question: a page a question, with every answer, every source, its deals and its code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.collation import question
from spadille.point import Family, Grade, Point, as_json
from spadille.site import words
from spadille.site.cite import Cited
from spadille.site.edition import Edition
from spadille.site.here import QUESTIONS_PAGE, address, deal_page, point_page, ruleset_page
from spadille.site.prose.fill import plain
from spadille.site.prose.sentence import say
from spadille.site.prose.setting import setting_of, setting_of_baseline
from spadille.site.questions import code
from spadille.site.questions.standing import answers, standings
from spadille.site.readings import concerning, parse_readings
from spadille.site.words import apparatus as said
from spadille.vocabulary import ENTRIES, find
from support.html import Element, addresses, by_id

Read = Callable[[str], Element]


@pytest.fixture(scope="module")
def questions(edition: Edition) -> list[Point[Any]]:
    """Every question that has a page of its own."""
    single = [entry for entry in ENTRIES if isinstance(entry, Point)]
    asked = [
        entry[game]
        for entry in ENTRIES
        if isinstance(entry, Family)
        for game in edition.games()
        if edition.asks(f"{entry.id}.{game}")
    ]
    return [*single, *asked]


def test_every_question_has_its_page(site: Path, questions: list[Point[Any]]) -> None:
    ids = [point.id for point in questions] + [entry.id for entry in ENTRIES]
    assert [one for one in ids if not (site / address(point_page(one)) / "index.html").is_file()] == []


def test_the_page_asks_and_says_why(page: Read, questions: list[Point[Any]], edition: Edition) -> None:
    for point in questions:
        tree = page(point_page(point.id))
        assert question(point, edition.rulesets) in tree.all("h1")[0].text
        assert point.matters in tree.text
        assert point.id in tree.text


def test_every_source_stands_there_with_its_answer_or_its_silence(
    page: Read, questions: list[Point[Any]], edition: Edition
) -> None:
    for point in questions:
        lines = page(point_page(point.id)).one("ol", class_="sp-bydate").all("li", class_="sp-bydate__line")
        for ruleset in edition.rulesets:
            own = ruleset.own(point)
            (line,) = [one for one in lines if _leads_to(one, ruleset.id, point if own else None)]
            if own is None:
                assert said.NOT_ASKED in line.text
                continue
            assert words.GRADES[own.grade].word in line.text
            assert all(cite.at in line.text for cite in own.cites)
            assert " ".join(own.note.split()) in line.text
            for answer in [own.answer, *(rival.answer for rival in own.rivals)]:
                assert answer is None or plain(say(point, answer, setting_of(ruleset))) in line.text


def test_the_sources_stand_in_order_of_date(page: Read, edition: Edition) -> None:
    tree = page(point_page("play.first_lead"))
    named = [name.one("a").text for name in tree.all(class_="sp-bydate__name")]
    assert named == [ruleset.title for ruleset in edition.rulesets]


def test_every_answer_stands_with_those_who_give_it(
    page: Read, questions: list[Point[Any]], edition: Edition
) -> None:
    for point in questions:
        blocks = page(point_page(point.id)).all("section", class_="sp-oneanswer")
        found = answers(point, standings(point, edition))
        assert len(blocks) >= len(found)
        for answer, block in zip(found, blocks, strict=False):
            given = {one.ruleset.id for one in (*answer.given, *answer.rival)}
            shown = {ruleset.id for ruleset in edition.rulesets if _leads_to(block, ruleset.id, point)}
            assert shown == given, f"{point.id}: {answer.raw}"
            ours = edition.baseline.rulings.get(point.id)
            is_ours = ours is not None and as_json(ours.answer) == as_json(answer.raw)
            assert (said.OURS in block.text) is is_ours


def test_a_closed_list_is_shown_whole(page: Read, edition: Edition) -> None:
    setting = setting_of_baseline(edition.baseline)
    for entry in ENTRIES:
        if isinstance(entry, Point) and entry.kind.options():
            text = page(point_page(entry.id)).text
            assert all(plain(say(entry, answer, setting)) in text for answer in entry.kind.options())


def test_silent_and_unread_stand_below_the_answers(page: Read, edition: Edition) -> None:
    point = find("play.first_lead")
    silent = {one.ruleset.id for one in standings(point, edition) if one.grade is Grade.SILENT}
    blocks = page(point_page(point.id)).all("section", class_="sp-oneanswer--none")
    shown = next(block for block in blocks if words.GRADES[Grade.SILENT].word in block.text)
    assert {r.id for r in edition.rulesets if ruleset_page(r.id)[:-3] in str(addresses(shown))} == silent


def test_deals_that_show_it_are_linked(page: Read, questions: list[Point[Any]], edition: Edition) -> None:
    for point in questions:
        shown = {record.id for record in edition.records if point.id in record.shows}
        hrefs = set(addresses(page(point_page(point.id))))
        assert {r.id for r in edition.records if f"../../{address(deal_page(r.id))}" in hrefs} == shown


def test_the_code_is_that_of_the_question(page: Read) -> None:
    for entry in ENTRIES:
        module = code.modules()[entry.id]
        text = page(point_page(entry.id)).text
        assert module.__name__.replace(".", "/") + ".py" in text
        assert entry.matters in text
        assert "from __future__ import annotations" in text


def test_the_readings_that_concern_it_are_linked(page: Read, edition: Edition) -> None:
    for point_id, anchors in {
        "auction.two_queens": ["c3", "c4"],
        "score.base.solo": ["c1"],
        "score.base.mussfrage": ["c13"],
        "call.own_ace": ["c16"],
        "session.end": [],
    }.items():
        hrefs = addresses(page(point_page(point_id)))
        listed = [href.rpartition("#")[2] for href in hrefs if "editorial/readings/#" in href]
        assert sorted(set(listed) & {reading.anchor for reading in edition.readings}) == sorted(anchors)


def test_every_reading_about_a_rule_concerns_some_question(edition: Edition) -> None:
    notes = {
        point_id: [
            ruleset.rulings[point_id].note for ruleset in edition.rulesets if point_id in ruleset.rulings
        ]
        for ruleset in edition.rulesets
        for point_id in ruleset.rulings
    }
    concerned = {
        reading.anchor
        for point_id, said_there in notes.items()
        for reading in concerning(point_id, edition.readings, said_there)
    }
    # The second is about the date of a book.
    assert {reading.anchor for reading in edition.readings} - concerned == {"c2"}


def test_the_index_lists_every_question(page: Read, questions: list[Point[Any]]) -> None:
    hrefs = addresses(page(QUESTIONS_PAGE))
    assert [point.id for point in questions if f"{point.id}/" not in hrefs] == []
    assert [entry.id for entry in ENTRIES if f"{entry.id}/" not in hrefs] == []


def test_a_family_has_a_table_and_the_rest_of_its_games(page: Read, edition: Edition) -> None:
    for entry in ENTRIES:
        if isinstance(entry, Family):
            tree = page(point_page(entry.id))
            rows = tree.one("table", class_="sp-family").one("tbody").all("tr")
            assert len(rows) == len(edition.rulesets)
            ids = by_id(tree)
            members = [name for name in edition.baseline.rulings if name.rpartition(".")[0] == entry.id]
            assert [name for name in members if not edition.asks(name) and name not in ids] == []


def test_pages_stand_in_the_order_of_the_game(page: Read) -> None:
    before = page(point_page("play.first_lead")).one("a", class_="md-footer__link--prev")
    assert before.attributes["href"] == "../call.suit_as_trump/"


def test_tags_say_the_part_of_the_game(page: Read) -> None:
    assert words.PHASES["play"] in page(point_page("play.first_lead")).all(class_="md-tag")[0].text


# Citing.


@pytest.mark.parametrize(
    "path", ["points/play.first_lead.md", "points/game.md", "rulesets/altenburg-1988.md"]
)
def test_a_page_can_be_cited_with_its_version(page: Read, path: str, root: Path) -> None:
    tree = page(path).one("sp-cite")
    text, bibtex, csl = (block.text for block in tree.all("code"))
    assert address(path) in text
    assert all(spadille.__version__ in one for one in (text, bibtex, csl))
    item = json.loads(csl)
    assert item["URL"] == address(path)
    assert bibtex.startswith(f"@incollection{{{item['id']},")
    assert [span.text for span in tree.all("span") if span.attributes.get("data-cites") == "address"] == [address(path)] * 3
    day = (root / "CITATION.cff").read_text("utf-8").partition('date-released: "')[2][:10]
    assert f"({day})" in text
    assert f"date = {{{day}}}" in bibtex
    assert item["issued"] == {"date-parts": [[int(part) for part in day.split("-")]]}


def test_a_title_cannot_break_out_of_bibtex() -> None:
    cited = Cited("50 % & {more}", "points/a.b_c.md")
    assert r"{50 \% \& \{more\}}" in cited.bibtex
    assert cited.key == "spadille-points-a-b-c"


def test_readings_are_read_from_their_page() -> None:
    text = "# R\n\n## C1. One? { #c1 }\n\nSee `x+score.base.solo=2`.\n\n## C2. Two? { #c2 }\n\nNothing.\n"
    first, second = parse_readings(text)
    assert (first.title, first.anchor, first.points) == ("C1. One?", "c1", {"score.base.solo"})
    assert concerning("other", (first, second), ["See reading C2."]) == (second,)
    assert parse_readings("nothing") == ()


def _leads_to(element: Element, ruleset: str, point: Point[Any] | None) -> bool:
    anchor = f"#{point.id}" if point else ""
    return f"../../{address(ruleset_page(ruleset))}{anchor}" in addresses(element)
