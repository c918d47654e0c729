"""What the page shows of a deal: the same as in the data that the build writes, for any books and any line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from spadille import library
from spadille.errors import UsageError

CHANGED = "altenburg-1988+play.first_lead=declarer"


def moments(deal: Mapping[str, Any], line: int, book: int) -> Iterator[dict[str, Any]]:
    """Yield the positions of a replay with everything that its data leave to pools."""
    for place in deal["lines"][line]["replays"][book]:
        step = deal["steps"][place]
        yield {**step, "look": deal["looks"][step["look"]]}


def rulings(deal: Mapping[str, Any], book: int) -> dict[str, Any]:
    return {
        point: {**ruling, "cites": [deal["cites"][place] for place in ruling["cites"]]}
        for point, ruling in deal["books"][book]["rulings"].items()
    }


@pytest.fixture(scope="module")
def built(root: Any) -> Mapping[str, Any]:
    """The data that the build writes of a deal under every book."""
    from spadille.site.build import load_edition
    from spadille.site.replay.data import files, whole_file
    from spadille.site.study import studies

    edition = load_edition(root / "docs" / "deals")
    record = next(record for record in edition.records if record.id == "i-hold")
    found: Mapping[str, Any] = json.loads(
        files(record, studies(record, edition), edition)[whole_file(record.id)]
    )
    return found


def test_a_published_deal_is_shown_as_it_is_built(
    ask: Any, records: Mapping[str, Any], built: Mapping[str, Any]
) -> None:
    specs = [book["spec"] for book in built["books"]]
    base = specs.index(library.base_id())
    for place, line in enumerate(built["lines"]):
        for other, spec in enumerate(specs):
            if other == base:
                continue
            books = [specs[base], spec] if base < other else [spec, specs[base]]
            deal = ask("view", record=records["i-hold"], line=line["id"], books=books)
            at = sorted((base, other))
            for mine, theirs in enumerate(at):
                assert list(moments(deal, 0, mine)) == list(moments(built, place, theirs))
            assert deal["lines"][0]["order"] == line["order"]
            parted = line["partings"].get(f"{at[0]}-{at[1]}")
            mine_parted = deal["lines"][0]["partings"].get("0-1")
            assert mine_parted == (parted and {**parted, "found": True, "points": mine_parted["points"]})
            if parted and parted["found"]:
                assert mine_parted["points"] == parted["points"]
            for point, ruling in rulings(deal, 1).items():
                assert rulings(built, at[1])[point] == ruling
            questions = {point: built["questions"][point] for point in deal["questions"]}
            assert questions.keys() == deal["questions"].keys()


def test_a_changed_rule_is_shown_beside_its_book(ask: Any, records: Mapping[str, Any]) -> None:
    deal = ask("view", record=records["who-leads"], line="forehand-leads", books=["altenburg-1988", CHANGED])
    assert deal["data"]["id"] == deal["record"] == "who-leads"
    assert deal["page"] == ""
    assert [line["id"] for line in deal["lines"]] == ["forehand-leads"]
    assert [book["spec"] for book in deal["books"]] == ["altenburg-1988", CHANGED]
    parting = deal["lines"][0]["partings"]["0-1"]
    assert (parting["points"], parting["found"]) == (["play.first_lead"], True)
    assert rulings(deal, 1)["play.first_lead"]["answer"] == "Declarer."


def test_pairs_are_compared_as_asked(ask: Any, wrong: Any, records: Mapping[str, Any]) -> None:
    books = ["altenburg-1988", CHANGED, "pierer-1863", "sollo"]
    deal = ask("view", record=records["who-leads"], books=books, pairs=[[0, 2], [3, 1]])
    found = {pair: parting["found"] for pair, parting in deal["lines"][0]["partings"].items()}
    assert found["0-2"]
    assert found["1-3"]
    assert not any(found[pair] for pair in found if pair not in ("0-2", "1-3"))
    alone = ask("view", record=records["who-leads"], books=books[:1])
    assert alone["lines"][0]["partings"] == {}
    assert "two places from 0 to 3" in wrong("view", record=records["who-leads"], books=books, pairs=[[0, 4]])
    assert "named twice" in wrong("view", record=records["who-leads"], books=["sollo", "sollo"])


def test_house_rules_are_books_without_a_page(ask: Any, wrong: Any, records: Mapping[str, Any]) -> None:
    from dataclasses import replace

    plain = library.load_ruleset("altenburg-1988")
    library.register(replace(plain, id="at-home", title="At home", _answers={}))
    try:
        spec = "at-home+play.first_lead=declarer"
        deal = ask("view", record=records["who-leads"], books=["altenburg-1988", spec])
        assert {ruling["page"] for ruling in rulings(deal, 1).values()} == {""}
        assert deal["books"][1]["page"] == ""
        assert ask("hello")["books"][-1] == {"spec": "at-home", "title": "At home", "house": True}
        assert ask("scores", record=records["who-leads"])[-1]["house"]
        assert library.all_rulesets()[-1].id == "at-home"
        cells = ask("column", book="at-home", base="altenburg-1988")["cells"]
        assert {cell["differs"] for cell in cells.values()} == {False, None}
    finally:
        library.forget("at-home")
    assert "did you mean 'malborn'" in wrong("replay", record=records["who-leads"], book="malbor")
    assert "there is no ruleset 'at-home'" in wrong("replay", record=records["who-leads"], book="at-home")
    with pytest.raises(UsageError, match="a ruleset of the edition"):
        library.register(plain)
    with pytest.raises(UsageError, match="no house rules 'at-home'"):
        library.forget("at-home")
