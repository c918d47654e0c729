"""The data of the replayer are the engine's: every step, every card, every ruling, every parting; and so is what stands in words."""

from __future__ import annotations

import gzip
import json
import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from spadille.cards import Card
from spadille.comparison import compare
from spadille.game import replay
from spadille.record import Record
from spadille.seats import Seat
from spadille.site import deal_page, faces, words
from spadille.site.edition import Edition
from spadille.site.here import address
from spadille.site.here import deal_page as page_of
from spadille.site.replay.data import books, data_file, files, whole_file
from spadille.site.replay.embed import embed_file
from spadille.site.replay.moment import moment
from spadille.site.replay.shared import CARDS_FILE, WORDS_FILE
from spadille.site.study import studies
from spadille.site.words import replay as said
from spadille.trace import Trace
from spadille.vocabulary import find
from support.html import parsed

KILOBYTE = 1024
HOSTILE = '<img src=x onerror="document.title=1">'


@dataclass(frozen=True)
class Shown:
    """One replay as the page's script reads it, and as the engine plays it."""

    record: Record
    data: dict[str, Any]
    book: dict[str, Any]
    positions: list[dict[str, Any]]
    trace: Trace

    @property
    def seats(self) -> list[Seat]:
        return [seat for seat in Seat if seat in self.record.hands]

    @property
    def name(self) -> str:
        return f"{self.record.id}, {self.trace.line}, {self.trace.ruleset}"


@pytest.fixture(scope="module")
def data(site: Path, edition: Edition) -> dict[str, dict[str, Any]]:
    return {
        record.id: json.loads((site / whole_file(record.id)).read_text(encoding="utf-8"))
        for record in edition.records
    }


@pytest.fixture(scope="module")
def replays(data: dict[str, dict[str, Any]], edition: Edition) -> list[Shown]:
    return [shown for record in edition.records for shown in _replays(record, data[record.id], edition)]


def _replays(record: Record, deal: dict[str, Any], edition: Edition) -> Iterator[Shown]:
    for line in deal["lines"]:
        for book, positions in zip(deal["books"], line["replays"], strict=True):
            ruleset = edition.ruleset(book["spec"])
            assert ruleset is not None
            trace = replay(record, ruleset, line=line["id"])
            yield Shown(record, deal, book, [deal["steps"][place] for place in positions], trace)


def test_every_book_can_be_chosen_those_of_the_record_first(
    data: dict[str, dict[str, Any]], edition: Edition
) -> None:
    for record in edition.records:
        chosen = [book["spec"] for book in data[record.id]["books"]]
        expected = {expectation.ruleset for expectation in record.expect}
        assert len(chosen) == len(set(chosen))
        assert {ruleset.spec for ruleset in edition.rulesets} | expected == set(chosen)
        spoken = [book["spec"] for book in data[record.id]["books"] if book["spoken"]]
        assert chosen[: len(spoken)] == spoken
        assert expected <= set(spoken)


def test_a_position_for_the_deal_each_step_and_the_end(replays: list[Shown]) -> None:
    for shown in replays:
        first, *between, last = shown.positions
        assert (first["kind"], last["kind"]) == ("deal", "end"), shown.name
        assert len(between) == len(shown.trace.steps), shown.name
        for step, position in zip(shown.trace.steps, between, strict=True):
            seat = None if step.seat is None else shown.seats.index(step.seat)
            assert position.get("seat") == seat, shown.name
            assert position.get("asked", []) == list(step.points), shown.name
            if position["kind"] == "card":
                others = set(step.legal) - {step.action}
                assert position["card"] == step.action, shown.name
                assert set(position.get("marks", "").split()) == others, shown.name


def test_cards_only_move_from_where_they_lie(replays: list[Shown]) -> None:
    for shown in replays:
        places = {card: f"h{seat}" for seat, hand in enumerate(shown.data["hands"]) for card in hand.split()}
        dealt = set(places)
        for position in shown.positions:
            for card, start, end in position.get("moves", []):
                assert places[card] == start, shown.name
                places[card] = end
            if position["kind"] == "card":
                assert places[position["card"]] == f"t{position['seat']}", shown.name
        assert set(places) == dealt, shown.name
        for trick in shown.trace.tricks:
            winner = shown.seats.index(trick.winner)
            assert {places[card] for card in trick.cards} == {f"w{winner}"}, shown.name


def test_a_full_trick_is_seen_before_it_is_taken_up(replays: list[Shown]) -> None:
    for shown in replays:
        full = [position for position in shown.positions if "wins" in position]
        assert [position["wins"] for position in full] == [
            shown.seats.index(trick.winner) for trick in shown.trace.tricks
        ], shown.name
        for position in full:
            assert [end for _, _, end in position["moves"]][-1] == f"t{position['seat']}", shown.name


def test_the_partner_is_marked_no_sooner_than_the_table_knows(replays: list[Shown]) -> None:
    hidden = 0
    for shown in replays:
        contract = shown.trace.contract
        if contract is None or contract.partner is None or contract.called is None:
            continue
        looks = [shown.data["looks"][position["look"]]["roles"] for position in shown.positions]
        marked = next((place for place, roles in enumerate(looks) if said.ROLE_PARTNER in roles), None)
        called = next(
            (n for n, step in enumerate(shown.trace.steps, start=1) if step.action == contract.called), None
        )
        if marked is None:
            assert called is None, shown.name
            continue
        assert looks[marked].index(said.ROLE_PARTNER) == shown.seats.index(contract.partner), shown.name
        assert called is None or marked <= called, shown.name
        hidden += marked == called
    assert hidden > 50


def test_every_rule_asked_has_its_ruling_with_grade_and_citation(
    replays: list[Shown], edition: Edition
) -> None:
    for shown in replays:
        ruleset = edition.ruleset(shown.book["spec"])
        assert ruleset is not None
        for point_id in shown.trace.asked():
            point = find(point_id)
            if not ruleset.knows(point):
                continue
            ruling, played = shown.book["rulings"][point_id], ruleset.ruling(point)
            own = ruleset.answers_itself(point)
            assert ruling["grade"] == (played.grade.value if own else "editorial"), shown.name
            assert ("ours" in ruling) is not own, shown.name
            cites = [shown.data["cites"][place][0] for place in ruling["cites"]]
            for cite, text in zip(played.cites, cites, strict=True):
                assert cite.at in text, shown.name
            assert ruling["page"].endswith(f"#{point_id}")
            assert shown.data["questions"][point_id]


def test_the_end(replays: list[Shown]) -> None:
    for shown in replays:
        end, trace = shown.positions[-1], shown.trace
        assert end["status"] == trace.status, shown.name
        if trace.refusal is not None:
            assert end["because"] == list(trace.refusal.points) or not trace.refusal.points, shown.name
            assert "scores" not in end, shown.name
        if trace.scores is not None:
            assert end["scores"] == [faces.amount(trace.scores[seat]) for seat in shown.seats], shown.name
        items = trace.reckoning.items if trace.reckoning else ()
        assert [item[:2] for item in end.get("items", [])] == [[item.label, item.point] for item in items]


def test_partings_are_those_of_the_comparison(data: dict[str, dict[str, Any]], edition: Edition) -> None:
    for record in edition.records[::4]:
        for study in studies(record, edition):
            every = books([*studies(record, edition)], edition)
            line = next(line for line in data[record.id]["lines"] if line["id"] == study.line.id)
            against = compare(record, every[0], every[1:], line=study.line.id).against
            for place, one in enumerate(against, start=1):
                found = line["partings"].get(f"0-{place}")
                assert (found is None) == (one.first is None)
                if found and one.first:
                    assert (found["step"], found["points"]) == (one.first.step, list(one.points))


def test_two_books_that_never_part_show_the_same(data: dict[str, dict[str, Any]]) -> None:
    for deal in data.values():
        for line in deal["lines"]:
            positions = [[_seen(deal, place) for place in places] for places in line["replays"]]
            for one in range(len(positions)):
                for other in range(one + 1, len(positions)):
                    if f"{one}-{other}" not in line["partings"]:
                        assert positions[one] == positions[other], (deal["record"], one, other)


def _seen(deal: dict[str, Any], place: int) -> list[Any]:
    step = deal["steps"][place]
    return [step.get(key) for key in ("seat", "card", "marks", "moves", "wins", "status", "scores", "pot")]


def test_what_comes_first_is_the_same_as_in_the_whole(site: Path, data: dict[str, dict[str, Any]]) -> None:
    for record, whole in data.items():
        part = json.loads((site / data_file(record)).read_text(encoding="utf-8"))
        first = sum(book["spoken"] or book["base"] for book in whole["books"])
        assert [book["spec"] for book in part["books"]] == [book["spec"] for book in whole["books"]]
        for line, every in zip(part["lines"], whole["lines"], strict=True):
            assert len(line["replays"]) == first
            for one, other in zip(line["replays"], every["replays"], strict=False):
                assert [_full(part, place) for place in one] == [_full(whole, place) for place in other]
            pairs = {pair for pair in every["partings"] if max(map(int, pair.split("-"))) < first}
            assert line["partings"] == {pair: every["partings"][pair] for pair in pairs}
        for book, other in zip(part["books"][:first], whole["books"], strict=False):
            for point, ruling in book["rulings"].items():
                cites = [part["cites"][place] for place in ruling["cites"]]
                assert cites == [whole["cites"][place] for place in other["rulings"][point]["cites"]]
                assert part["questions"][point] == whole["questions"][point]


def _full(deal: dict[str, Any], place: int) -> dict[str, Any]:
    step = deal["steps"][place]
    return {**step, "look": deal["looks"][step["look"]]}


def test_all_tricks_stand_in_words_for_every_book_shown(site: Path, edition: Edition) -> None:
    for record in edition.records[::6]:
        tree = parsed((site / address(page_of(record.id)) / "index.html").read_text(encoding="utf-8"))
        element = tree.one("sp-replayer")
        told = {piece.attributes["data-replay"]: piece for piece in element.all(class_="sp-replay")}
        rulings = element.one("details", class_="sp-asked-rules").text
        for study in studies(record, edition):
            for ruleset in study.shown:
                piece = told[f"{study.line.id} {ruleset.spec}"]
                trace = study.trace_under(ruleset)
                tricks = {card for trick in trace.tricks for card in trick.cards}
                assert tricks <= {element.attributes["data-card"] for element in piece.all(class_="sp-card")}
                cites = [cite.at for point in trace.asked() for cite in ruleset.ruling(find(point)).cites]
                assert [at for at in cites if " ".join(at.split()) not in rulings] == []


def test_sizes(site: Path, edition: Edition) -> None:
    for record in edition.records:
        files = (data_file(record.id), f"{address(page_of(record.id))}index.html", WORDS_FILE, CARDS_FILE)
        sent = sum(len(gzip.compress((site / file).read_bytes())) for file in files)
        assert sent < 60 * KILOBYTE, record.id


def test_both_packs_are_named(site: Path) -> None:
    packs = json.loads((site / CARDS_FILE).read_text(encoding="utf-8"))
    assert packs["french"]["cards"]["CQ"] == "queen of clubs"
    assert packs["german"]["cards"]["CQ"] == "Eichel-Ober"
    for pack in packs.values():
        assert (site / pack["pictures"]).is_file()
        assert len(pack["cards"]) == 32


def test_every_word_of_the_script_is_given(root: Path) -> None:
    """The script takes its words from the build, and asks for none that is not there."""
    scripts = [root / "docs/assets/js/sp-replayer.mjs", *(root / "docs/assets/js/replay").glob("*.mjs")]
    asked = {
        word
        for script in scripts
        for word in re.findall(r"\bwords\.(\w+)|\bwords\[\"(\w+)\"\]", script.read_text(encoding="utf-8"))
        for word in word
        if word
    }
    assert asked <= set(said.WIDGET)


@pytest.fixture
def hostile(edition: Edition) -> Record:
    record = next(record for record in edition.records if record.id == "helfer")
    line = replace(record.lines[0], id="<b>x</b>")
    about = '**bold** [x](javascript:alert(1)) &lt;b&gt; {CQ} "quoted"'
    return replace(record, title=HOSTILE, about=about, lines=(line,), expect=())


def test_nothing_in_a_record_becomes_markup(hostile: Record, edition: Edition) -> None:
    page = deal_page.page(hostile, studies(hostile, edition), edition)
    tree = parsed(page.filled("".join(f'<div data-part="{n}"></div>' for n, _ in enumerate(page.parts))))
    assert (tree.all("img"), tree.all("b")) == ([], [])
    frame = parsed(page.data[embed_file(hostile.id)])
    assert (frame.all("img"), frame.all("b")) == ([], [])
    assert frame.one("title").text == frame.one("h1").text == HOSTILE
    assert json.loads(page.data[data_file(hostile.id)])["title"] == HOSTILE
    assert "&#91;x&#93;" not in page.markdown
    assert HOSTILE not in page.markdown


def test_the_address_of_a_moment() -> None:
    assert moment("main", "a", step=3) == "#line=main&ruleset=a&step=3&end"
    overlaid = "a+game.solo={partner: none}"
    assert moment("main", "b", step=12, against=overlaid) == (
        "#line=main&ruleset=b&against=a+game.solo=%7Bpartner:~none%7D&step=12&end"
    )


def test_a_deal_of_three_has_three_seats(edition: Edition) -> None:
    record = next(record for record in edition.records if len(record.hands) == 3)
    deal = json.loads(files(record, studies(record, edition), edition)[data_file(record.id)])
    assert deal["seats"] == [words.SEATS[seat] for seat in (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.DEALER)]
    assert sorted(Card(card) for hand in deal["hands"] for card in hand.split()) == sorted(
        card for hand in record.hands.values() for card in hand
    )
