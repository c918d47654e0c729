"""The controls of the rules: every point, every answer with those who give it, and what was asked in a deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from spadille import library, replay
from spadille.io.records import record_from_data
from spadille.vocabulary import find


def controls(told: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for phase in told["phases"]:
        yield from phase["points"]


@pytest.mark.parametrize("book", [*library.ruleset_ids(), "sollo+play.first_lead=declarer"])
def test_every_answer_offered_is_one(book: str, ask: Any, packed_answers: Any) -> None:
    told = ask("rules", book=book)
    offered = [(c["id"], answer["value"]) for c in controls(told) for answer in c["answers"]]
    plain = book.partition("+")[0]
    for point, value in offered:
        ruleset = library.load_ruleset(f"{plain}+{point}={value}")
        assert ruleset.spec == f"{plain}+{point}={value}"
    assert offered
    # The packed engine has no YAML to read columns with.
    record = {"format": 1}
    asked = [
        {"method": "replay", "params": {"record": record, "book": f"{plain}+{p}={v}"}} for p, v in offered
    ]
    messages = {said["error"]["message"].partition("\n")[0] for said in packed_answers(asked)}
    assert messages == {"record: found no key 'id'; expected format, id, title, hands, lines"}


def test_a_control_says_what_is_played_and_what_was(ask: Any) -> None:
    told = {c["id"]: c for c in controls(ask("rules", book="altenburg-1988+play.first_lead=declarer"))}
    lead = told["play.first_lead"]
    assert (lead["kind"], lead["current"], lead["usual"], lead["own"]) == (
        "choice",
        "declarer",
        "forehand",
        "forehand",
    )
    assert lead["changed"]
    assert [c["id"] for c in told.values() if c["changed"]] == ["play.first_lead"]
    assert [a["value"] for a in lead["answers"] if a["current"]] == ["declarer"]
    assert lead["page"] == "points/play.first_lead/"
    assert lead["hint"] == ""
    prime = told["score.prime"]
    assert prime["kind"] == "value"
    assert prime["hint"].startswith("none, a whole number")
    assert [a["value"] for a in prime["answers"]] == ["none", "1/4", "2"]
    assert told["game.solo"]["current"].startswith("{partner: none")


def test_an_answer_names_those_who_give_it(ask: Any) -> None:
    told = {c["id"]: c for c in controls(ask("rules", book="pierer-1863"))}
    for ruleset in library.by_date():
        for point_id, ruling in ruleset.rulings.items():
            if point_id not in told or ruling.answer is None:
                continue
            given = {a["value"]: a["books"] for a in told[point_id]["answers"]}
            where = [value for value, books in given.items() if (ruleset.id, False) in named(books)]
            assert len(where) == 1, (point_id, ruleset.id)
            entry = next(b for b in given[where[0]] if b["spec"] == ruleset.id and not b["rival"])
            assert entry["grade"] == ruling.grade.value
            assert entry["page"] == f"rulesets/{ruleset.id}/#{point_id}"
            rivals = [value for value, books in given.items() if (ruleset.id, True) in named(books)]
            assert bool(rivals) == bool(ruling.rivals)


def named(books: list[dict[str, Any]]) -> set[tuple[str, bool]]:
    return {(book["spec"], book["rival"]) for book in books}


@pytest.mark.parametrize("book", ["altenburg-1988", "sollo", "encyclopaedia-ru"])
def test_what_was_asked_is_what_the_replay_asked(book: str, ask: Any, records: Mapping[str, Any]) -> None:
    statuses = set()
    for data in records.values():
        record, ruleset = record_from_data(data), library.load_ruleset(book)
        for line in record.lines:
            trace = replay(record, ruleset, line=line.id)
            statuses.add(trace.status)
            told = ask("rules", record=data, line=line.id, book=book)
            assert {c["id"] for c in controls(told) if c["asked"]} == trace.asked()
    assert {"complete", "refused"} <= statuses


def test_without_a_deal_all_counts_that_can_change_one(ask: Any) -> None:
    told = list(controls(ask("rules", book="altenburg-1988")))
    assert all(c["asked"] == c["plays"] == find(c["id"]).plays for c in told)
    assert {c["plays"] for c in told} == {True, False}


def test_no_point_that_was_not_asked_can_change_the_deal(ask: Any, records: Mapping[str, Any]) -> None:
    data = records["who-leads"]
    before = ask("replay", record=data, book="altenburg-1988")["trace"]
    for control in controls(ask("rules", record=data, book="altenburg-1988")):
        if control["asked"]:
            continue
        for answer in control["answers"]:
            spec = f"altenburg-1988+{control['id']}={answer['value']}"
            after = ask("replay", record=data, book=spec)["trace"]
            assert after.replace(spec, "altenburg-1988") == before


def test_pages_of_questions_are_pages_of_the_site(ask: Any) -> None:
    from spadille.site.edition import Edition
    from spadille.site.here import Here

    edition = Edition(rulesets=library.by_date(), sources={}, records=())
    here = Here(edition, "index.md")
    for book in library.ruleset_ids():
        for control in controls(ask("rules", book=book)):
            assert f'href="{control["page"]}"' in here.point(find(control["id"]), "x")
