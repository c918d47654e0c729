"""A deal in progress is a record like any other: it is replayed, written, linked and shown, and goes on from there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from spadille.io.folders import deals_folder
from spadille.io.record_text import record_to_data
from spadille.io.records import load_record, parse_record

BOOK = "altenburg-1988"
Ask = Callable[..., Any]


def test_at_every_action_the_deal_can_be_replayed_written_and_linked(ask: Ask) -> None:
    record = ask("deal", seed="4")["record"]
    for number in range(60):
        trace = json.loads(ask("replay", record=record, book=BOOK)["trace"])
        assert (len(trace["steps"]), trace["refusal"]) == (number, None)
        text = ask("write", record=record)["text"]
        assert record_to_data(parse_record(text, "deal.yaml")) == record
        assert ask("read", text=text)["record"] == record
        link = ask("link", record=record, books=[BOOK], step=number)["text"]
        assert ask("unlink", text=link) == {"record": record, "line": "main", "books": [BOOK], "step": number}
        options = ask("options", record=record, book=BOOK)
        assert (options["status"] == "over") == (trace["status"] == "complete")
        if options["status"] == "over":
            break
        taken = ask("auto", record=record, book=BOOK, until="one")
        again = ask("act", record=record, book=BOOK, action=taken["actions"][0]["action"])
        assert again["record"] == taken["record"]
        assert ask("back", record=again["record"], book=BOOK)["record"] == record
        record = again["record"]
    assert options["status"] == "over"
    assert options["result"]


def test_a_line_that_a_book_refuses_is_told_and_goes_no_further(ask: Ask) -> None:
    record = record_to_data(load_record(deals_folder() / "his-own-ace.yaml"))
    options = ask("options", record=record, book=BOOK)
    assert (options["status"], options["choices"], options["barred"]) == ("refused", [], [])
    assert "declarer holds it himself" in options["refusal"]
    cut = ask("cut", record=record, book=BOOK, step=99)["record"]
    assert ask("options", record=cut, book=BOOK)["status"] == "open"


def test_where_a_book_allows_nothing_more_that_is_said(ask: Ask) -> None:
    """With these trumps no ace is left that he could call; the plain player names others."""
    played = ask("auto", record=ask("deal", seed="10")["record"], book=BOOK, until=[])["record"]
    assert ask("options", record=played, book=BOOK)["status"] == "over"
    trace = json.loads(ask("replay", record=played, book=BOOK)["trace"])
    calls = sum(step["phase"] == "auction" for step in trace["steps"])
    named = ask("cut", record=played, book=BOOK, step=calls + 1)["record"]
    stuck = []
    for choice in ask("options", record=named, book=BOOK)["choices"]:
        record = ask("act", record=named, book=BOOK, action=choice["action"])["record"]
        options = ask("options", record=record, book=BOOK)
        if not options["choices"]:
            assert (options["status"], options["seat"]) == ("open", None)
            assert "allows nothing here" in options["say"]
            assert {entry["message"].split(": ")[2][:16] for entry in options["barred"]} == {
                "declarer holds i"
            }
            assert ask("auto", record=record, book=BOOK, until=[])["actions"] == []
            stuck.append(choice["action"])
    assert stuck
