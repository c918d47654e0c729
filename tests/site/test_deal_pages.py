"""The page of a deal shows what the engine says: cards, tricks, results with grade and citation, and where books part."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from spadille.cards import Card
from spadille.ruleset import Ruleset
from spadille.site import faces, words
from spadille.site.edition import Edition
from spadille.site.here import deal_page
from spadille.site.study import Study, studies
from support.html import Element, by_id, parsed

Read = Callable[[str], Element]


@pytest.fixture(scope="module")
def studied(edition: Edition) -> list[Study]:
    return [study for record in edition.records for study in studies(record, edition)]


def replays(studied: list[Study], page: Read) -> Iterator[tuple[Study, Ruleset, Element]]:
    """Yield each replay that is shown, with its piece of the page."""
    for study in studied:
        tree = page(deal_page(study.record.id))
        pieces = {piece.attributes["data-replay"]: piece for piece in tree.all(class_="sp-replay")}
        for ruleset in study.shown:
            yield study, ruleset, pieces[f"{study.line.id} {ruleset.spec}"]


def name(card: Card) -> str:
    return parsed(faces.card(card)).text


def test_every_expected_ruleset_is_shown(studied: list[Study], edition: Edition) -> None:
    for record in edition.records:
        shown = {ruleset.spec for study in studied if study.record.id == record.id for ruleset in study.shown}
        assert {expected.ruleset for expected in record.expect} <= shown


def test_the_hands(page: Read, edition: Edition) -> None:
    for record in edition.records:
        hands = page(deal_page(record.id)).one(class_="sp-table").all(class_="sp-seat")
        shown = {hand.one("h3").text: sorted(card.text for card in hand.all("li")) for hand in hands}
        assert shown == {words.SEATS[seat]: sorted(map(name, hand)) for seat, hand in record.hands.items()}


def test_the_tricks(studied: list[Study], page: Read) -> None:
    for study, ruleset, piece in replays(studied, page):
        trace = study.trace_under(ruleset)
        rows = [
            row
            for table in piece.all("table", class_="sp-tricks")
            for row in table.one("tbody").all("tr")
            if "sp-event" not in row.classes
        ]
        assert len(rows) >= len(trace.tricks)
        for trick, row in zip(trace.tricks, rows, strict=False):
            assert row.all("td")[-1].text == words.SEATS[trick.winner]
            assert len(row.all(class_="sp-leads")) == 1
            assert sorted(card.text for card in row.all(class_="sp-card")) == sorted(map(name, trick.cards))
            assert len(row.all(class_="sp-card--wins")) == 1


def test_the_result_item_by_item(studied: list[Study], page: Read) -> None:
    for study, ruleset, piece in replays(studied, page):
        trace = study.trace_under(ruleset)
        tables = piece.all("table", class_="sp-reckoning")
        assert len(tables) == (trace.reckoning is not None)
        for table in tables:
            assert trace.reckoning is not None
            assert trace.scores is not None
            totals = [cell.text for cell in table.one("tfoot").all("td")]
            assert totals == [faces.amount(amount) for amount in trace.scores.values()]
            for item, row in zip(trace.reckoning.items, table.one("tbody").all("tr"), strict=True):
                assert item.label in row.text
                assert words.GRADES[item.grade].word in row.text
                assert [cite.at for cite in item.cites if cite.at not in row.text] == []


def test_a_refusal_has_its_reason_and_its_rules(studied: list[Study], page: Read) -> None:
    for study, ruleset, piece in replays(studied, page):
        refused = study.trace_under(ruleset).refusal
        boxes = piece.all(class_="sp-refusal")
        assert len(boxes) == (refused is not None)
        if refused is not None:
            assert [point for point in refused.points if point not in boxes[0].text] == []


def test_the_first_parting_is_marked_and_explained(
    studied: list[Study], page: Read, edition: Edition
) -> None:
    for study, ruleset, piece in replays(studied, page):
        against = study.against.get(ruleset.spec)
        boxes = piece.all(class_="sp-partingbox")
        if against is None or against.first is None:
            assert boxes == []
            continue
        assert len(boxes[0].all(class_="sp-rule")) == len(against.points)
        named = {element.attributes["href"].rpartition("#")[2] for element in boxes[0].all("a")}
        assert set(against.points) <= named
        marked = piece.all(class_="sp-parting")
        assert marked or against.trace.refusal is not None


def test_every_ruleset_stands_in_the_table(studied: list[Study], page: Read, edition: Edition) -> None:
    for study in studied:
        table = by_id(page(deal_page(study.record.id)))[f"{study.line.id}-books"]
        heads = [row.one("th").all("a")[0].text for row in table.one("tbody").all("tr")]
        assert len(heads) == len(set(heads)) >= len(edition.rulesets)


def test_what_was_lent_is_said(studied: list[Study], page: Read) -> None:
    for study, ruleset, piece in replays(studied, page):
        trace = study.trace_under(ruleset)
        text = " ".join(element.text for element in piece.all(class_="sp-lent"))
        own = {point: ruleset.rulings.get(point) for point in trace.asked()}
        silent = {point for point, ruling in own.items() if ruling is not None and ruling.answer is None}
        assert [point for point in silent if point not in text] == []
