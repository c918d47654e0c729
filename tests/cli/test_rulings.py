"""`spadille rules`, `collate`, `compare`, `sources`: what the sources say, for programs and for people."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from spadille import load_ruleset
from spadille.collation import collate
from spadille.library import all_rulesets, base_id, ruleset_ids
from support.calling import Call

BASE, OTHER, UNREAD = "altenburg-1988", "encyclopaedia-ru", "hammer-1811"
Golden = Callable[[str, str], None]


def test_rules_as_data(spadille: Call) -> None:
    data = spadille("rules", BASE, "--json").data
    assert data["ruleset"] == BASE
    ruling = data["rulings"]["play.first_lead"]
    assert list(ruling) == ["answer", "grade", "cites", "note", "rivals", "from"]
    assert (ruling["answer"], ruling["grade"], ruling["from"]) == ("forehand", "reported", BASE)
    assert {"source", "witness", "at"} == set(ruling["cites"][0])


def test_what_a_source_does_not_say_is_said_to_be_ours(spadille: Call) -> None:
    for ruling in spadille("rules", UNREAD, "--json").data["rulings"].values():
        if ruling["grade"] == "unread":
            assert ruling["from"] == "editorial"
            assert ruling["answer"] is not None
            assert ruling["editorial_note"]


def test_one_point_as_data(spadille: Call) -> None:
    data = spadille("rules", f"{BASE}+play.first_lead=declarer", "--point", "play.first_lead", "--json").data
    assert list(data["rulings"]) == ["play.first_lead"]
    assert data["rulings"]["play.first_lead"]["answer"] == "declarer"
    assert data["rulings"]["play.first_lead"]["exchanged"] is True


@pytest.mark.parametrize("point", ["auction.two_queens", "game.mediateur", "score.prime", "play.void"])
def test_every_ruleset_shows_a_point_in_full(spadille: Call, point: str) -> None:
    for ruleset in ruleset_ids():
        called = spadille("rules", ruleset, "--point", point)
        assert (called.status, called.err) == (0, "")
        assert point in called.out
        assert max(map(len, called.out.splitlines())) <= 80


def test_one_point_for_people(spadille: Call, golden: Golden) -> None:
    golden("rules-point", spadille("rules", BASE, "--point", "auction.two_queens").out)
    golden("rules-point-unread", spadille("rules", UNREAD, "--point", "play.void").out)


def test_all_rules_for_people(spadille: Call) -> None:
    called = spadille("rules", BASE)
    assert max(map(len, called.out.splitlines())) <= 80
    assert "play.first_lead" in called.out
    assert "unread: the editors' answer is played" in called.out


def test_the_collation_as_data(spadille: Call) -> None:
    points = {point["id"]: point for point in spadille("collate", "--json").data["points"]}
    assert len(points) >= 50
    assert set(points["play.first_lead"]["answers"]) == set(ruleset_ids())
    cells = [cell for point in points.values() for cell in point["answers"].values()]
    assert all(cell["grade"] for cell in cells)
    assert all((cell["answer"] is None) is ("played" in cell) for cell in cells)
    assert points["play.first_lead"]["differs"] is True
    assert points["pack.matadors"]["differs"] is False


def test_a_question_that_is_not_asked_of_a_source_has_no_answer_of_it(spadille: Call) -> None:
    """Data, columns and groups alike: what is played in its place is nobody's answer."""
    points = {point["id"]: point for point in spadille("collate", "--json").data["points"]}
    for row in collate(all_rulesets()):
        for spec, entry in row.entries.items():
            cell = points[row.point.id]["answers"][spec]
            asked = entry.own is not None
            assert (cell["grade"] == "editorial") is not asked, (row.point.id, spec)
            assert asked or cell["answer"] is None, (row.point.id, spec)
    for others in ((BASE,), ruleset_ids()):
        out = spadille("collate", UNREAD, *(spec for spec in others if spec != UNREAD)).out
        worth = out.partition("score.base.mediateur ")[2].partition("score.")[0]
        assert "not asked" in worth
        assert f"{UNREAD} (editorial)" not in worth


def test_an_exchanged_answer_differs_from_the_one_it_replaced(spadille: Call) -> None:
    changed = f"{BASE}+play.first_lead=declarer"
    (point,) = spadille("collate", BASE, changed, "--differences", "--json").data["points"]
    assert point["id"] == "play.first_lead"
    assert spadille("collate", BASE, f"{BASE}+play.first_lead=forehand", "--differences", "--json").data == {
        "points": []
    }


def test_a_source_that_was_not_read_differs_from_none(spadille: Call) -> None:
    points = spadille("collate", BASE, UNREAD, "--json").data["points"]
    assert not any(point["differs"] for point in points)
    assert spadille("collate", BASE, UNREAD, "--differences", "--json").data == {"points": []}
    cell = next(point for point in points if point["id"] == "play.first_lead")["answers"][UNREAD]
    assert cell == {"answer": None, "grade": "unread", "played": "forehand"}


def test_only_the_differences(spadille: Call) -> None:
    points = spadille("collate", BASE, OTHER, "--differences", "--json").data["points"]
    assert points
    for point in points:
        answers = [cell["answer"] for cell in point["answers"].values()]
        assert len(answers) == 2
        assert answers[0] != answers[1]


def test_the_collation_for_people(spadille: Call, golden: Golden) -> None:
    lines = spadille("collate", BASE, OTHER, UNREAD).out.splitlines()
    at = next(place for place, line in enumerate(lines) if "play.first_lead" in line)
    golden("collate-columns", "".join(f"{line}\n" for line in [lines[0], *lines[at : at + 4]]))
    every = spadille("collate")
    assert max(map(len, every.out.splitlines())) <= 80
    assert "≠ play.first_lead" in every.out


def test_a_comparison_as_data(spadille: Call, prime: Path) -> None:
    data = spadille("compare", prime, "--rulesets", f"{BASE},{OTHER},{BASE}", "--json").data
    assert list(data) == ["record", "base", "against"]
    parted, same = data["against"]
    assert list(parted) == ["ruleset", "same", "first", "points", "status", "scores"]
    assert (data["base"], parted["status"], same["same"], same["first"]) == (BASE, "refused", True, None)


def test_without_rulesets_the_base_stands_against_all(spadille: Call, prime: Path) -> None:
    data = spadille("compare", prime, "--json").data
    assert data["base"] == base_id()
    assert {against["ruleset"] for against in data["against"]} == set(ruleset_ids()) - {base_id()}


def test_a_refusal_is_no_finding_of_a_comparison(spadille: Call, all_pass: Path) -> None:
    called = spadille("compare", all_pass, "--rulesets", "encyclopaedia-ru,wikipedia-2018", "--json")
    assert (called.status, called.data["against"][0]["status"]) == (0, "partial")


def test_overlays_with_columns_may_stand_in_a_list(spadille: Call, prime: Path) -> None:
    other = f"{BASE}+game.solo={{partner: none, trumps: H, aim: 5}}"
    data = spadille("compare", prime, "--rulesets", f"{BASE},{other},{OTHER}", "--json").data
    assert [against["ruleset"] for against in data["against"]] == [load_ruleset(other).spec, OTHER]


def test_a_comparison_for_people(spadille: Call, prime: Path, golden: Golden) -> None:
    called = spadille("compare", prime, "--rulesets", f"{BASE},{BASE}+play.first_lead=declarer,{OTHER},sollo")
    golden("compare", called.out)
    assert max(map(len, spadille("compare", prime).out.splitlines())) <= 80


def test_the_sources(spadille: Call, golden: Golden) -> None:
    golden("sources", spadille("sources", UNREAD).out)
    assert spadille("sources", UNREAD, "--bibtex").out.startswith(f"@book{{{UNREAD},\n")
    assert [item["id"] for item in json.loads(spadille("sources", "--csl", UNREAD).out)] == [UNREAD]
    assert spadille("sources", UNREAD, "--json").data["sources"][0]["csl"]["type"] == "book"
    assert len(spadille("sources", "--json").data["sources"]) > 50


def test_sources_are_asked_for_in_one_form(spadille: Call) -> None:
    assert spadille("sources", "--csl", "--bibtex").status == 2
    called = spadille("sources", "hamer-1811", "nobody")
    assert called.status == 2
    assert "did you mean 'hammer-1811'?" in called.err
    assert "'nobody'" in called.err
