"""The page of a ruleset has every ruling: its grade, its citations, its rivals, and silence where there is silence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spadille.collation import points_of
from spadille.point import Citation, Point, Ruling
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.apparatus import ruling_id
from spadille.site.edition import Edition
from spadille.site.here import ruleset_page, source_page
from spadille.vocabulary import find
from support.html import Element, by_id

Read = Callable[[str], Element]


def section(places: dict[str, Element], point: Point[Any]) -> Element:
    parent = places[ruling_id(point)].parent
    assert parent is not None
    return parent


def test_every_ruling_with_its_grade(page: Read, edition: Edition) -> None:
    missing = []
    for ruleset in edition.rulesets:
        places = by_id(page(ruleset_page(ruleset.id)))
        for point_id, ruling in ruleset.rulings.items():
            place = places.get(ruling_id(find(point_id)))
            parent = place.parent if place else None
            if parent is None or f"sp-grade--{ruling.grade.value}" not in str(
                [grade.classes for grade in parent.all(class_="sp-grade")]
            ):
                missing.append(f"{ruleset.id}: {point_id}")
    assert missing == []


def test_every_citation_note_and_rival(page: Read, edition: Edition) -> None:
    missing = []
    for ruleset in edition.rulesets:
        places = by_id(page(ruleset_page(ruleset.id)))
        for point in points_of(ruleset):
            ruling = ruleset.own(point)
            text = section(places, point).text
            missing += [
                f"{ruleset.id}: {point.id}: {said!r}"
                for said in (_said(point, ruling, edition) if ruling else [])
                if said not in text
            ]
    assert missing == []


def test_a_citation_leads_to_its_witness(page: Read, edition: Edition) -> None:
    ruleset = next(ruleset for ruleset in edition.rulesets if any(r.cites for r in ruleset.rulings.values()))
    point_id, ruling = next((p, r) for p, r in ruleset.rulings.items() if r.cites)
    cite = section(by_id(page(ruleset_page(ruleset.id))), find(point_id)).all(class_="sp-cite")[0]
    witness = ruling.cites[0].witness
    assert cite.one("a").attributes["href"] == f"../../{source_page(witness).removesuffix('.md')}/"


def test_where_a_source_has_no_answer_it_says_so_and_sets_ours_apart(page: Read, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        places = by_id(page(ruleset_page(ruleset.id)))
        for point in points_of(ruleset):
            own, found = ruleset.own(point), section(places, point)
            answered = own is not None and own.answer is not None
            assert (found.all(class_="sp-answer--none") == []) is answered, f"{ruleset.id}: {point.id}"
            # Where nothing is asked, nothing is played either.
            assert (found.all(class_="sp-instead") == []) is (answered or own is None), f"{ruleset.id}: {point.id}"


def test_silent_and_unread_do_not_look_alike(page: Read, edition: Edition) -> None:
    shown: dict[str, set[str]] = {"silent": set(), "unread": set()}
    for ruleset in edition.rulesets:
        places = by_id(page(ruleset_page(ruleset.id)))
        for point_id, ruling in ruleset.rulings.items():
            if ruling.grade.value in shown:
                found = section(places, find(point_id))
                shown[ruling.grade.value].add(found.one(class_="sp-answer--none").text)
    assert len(shown["silent"]) == len(shown["unread"]) == 1
    assert shown["silent"] != shown["unread"]


def test_a_ruleset_of_which_nothing_was_read_says_so_at_once(page: Read, edition: Edition) -> None:
    warned = {
        ruleset.id for ruleset in edition.rulesets if page(ruleset_page(ruleset.id)).all(class_="sp-warning")
    }
    unread = {ruleset.id for ruleset in edition.rulesets if not _answers(ruleset)}
    assert warned == unread != set()


def test_the_source_lists_what_is_cited_from_it(page: Read, edition: Edition) -> None:
    for source_id in edition.sources:
        text = page(source_page(source_id)).text
        for ruleset in edition.rulesets:
            count = sum(
                any(cite.witness == source_id for cite in ruling.cites) for ruling in ruleset.rulings.values()
            )
            line = (words.RULING_CITING if count == 1 else words.RULINGS_CITING).format(
                title=ruleset.title, count=count
            )
            assert (line in text) is (count > 0)


def test_a_source_says_what_was_read_and_what_is_open(page: Read, edition: Edition) -> None:
    for source in edition.sources.values():
        text = page(source_page(source.id)).text
        assert words.EXTENTS[source.read.extent] in text
        assert _plain(source.read.what) in text
        assert [entry.question for entry in source.open if _plain(entry.question) not in text] == []


@pytest.mark.parametrize("piece", ["@", "csl"])
def test_a_source_can_be_cited(page: Read, edition: Edition, piece: str) -> None:
    for source in edition.sources.values():
        codes = " ".join(code.text for code in page(source_page(source.id)).all("pre"))
        assert source.id in codes
        assert {"@": "@", "csl": '"type"'}[piece] in codes


def _answers(ruleset: Ruleset) -> int:
    return sum(ruling.answer is not None for ruling in ruleset.rulings.values())


def _said(point: Point[Any], ruling: Ruling, edition: Edition) -> list[str]:
    cites = [*ruling.cites, *(cite for rival in ruling.rivals for cite in rival.cites)]
    notes = [ruling.note, *(rival.note for rival in ruling.rivals)]
    return [*(_place(cite, edition) for cite in cites), *(_plain(note) for note in notes if note)]


def _place(cite: Citation, edition: Edition) -> str:
    return f"{edition.sources[cite.witness].short}, {_plain(cite.at)}"


def _plain(text: str) -> str:
    return " ".join(text.split())
