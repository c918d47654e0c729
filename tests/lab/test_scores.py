"""Every scheme beside the others, and a ruleset as a column of the collation."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from spadille import library, load_ruleset
from spadille.collation import collate

CHANGED = "altenburg-1988+play.first_lead=declarer+score.prime=7"


def test_scores_are_those_of_the_comparison(ask: Any, records: Mapping[str, Any]) -> None:
    for name in ("prime-in-bells", "i-hold", "six-cards-each"):
        told = ask("scores", record=records[name])
        assert [entry["spec"] for entry in told] == [ruleset.spec for ruleset in library.by_date()]
        others = [spec for spec in library.ruleset_ids() if spec != library.base_id()]
        compared = ask("compare", record=records[name], books=[library.base_id(), *others])
        by_spec = {entry["spec"]: entry for entry in told}
        for against in json.loads(compared["comparison"])["against"]:
            entry = by_spec[against["ruleset"]]
            assert entry["status"] == against["status"]
            if against["scores"] is None:
                assert entry["scores"] is None
            else:
                assert entry["scores"] == {s: signed(a) for s, a in against["scores"].items()}
        assert all(entry["said"] and entry["verdict"] for entry in told)


def test_books_part_where_something_else_happens_or_is_paid(ask: Any, records: Mapping[str, Any]) -> None:
    """Nearly all books let forehand open otherwise; that is no parting where he opens as he may by both."""
    found = {entry["spec"]: entry for entry in ask("scores", record=records["prime-in-bells"])}
    base = found[library.base_id()]
    places = set()
    for entry in found.values():
        parts = entry["parts"]
        alike = (entry["status"], entry["scores"]) == (base["status"], base["scores"])
        assert parts is not None or alike
        if parts is None:
            continue
        places.add(parts["place"])
        assert parts["points"]
        if entry["status"] == "complete":
            assert parts["place"] is None
            assert all(point["id"].startswith(("score.", "pot.")) for point in parts["points"])
        for point in parts["points"]:
            assert point["question"].endswith("?")
            assert point["page"].startswith("points/")
    assert len(places) > 2
    assert points_of(found["hammer-1811"]) == ["score.prime"]
    assert points_of(found["encyclopaedia-ru"]) == ["play.void"]


def points_of(entry: Mapping[str, Any]) -> list[str]:
    return [point["id"] for point in entry["parts"]["points"]]


def signed(amount: Any) -> str:
    exact = Fraction(str(amount))
    return f"{'+' if exact > 0 else ''}{exact}".replace("-", "−")


def test_a_changed_book_comes_first_and_is_the_base(ask: Any, records: Mapping[str, Any]) -> None:
    told = ask("scores", record=records["who-leads"], base=CHANGED)
    assert told[0]["spec"] == CHANGED
    assert told[0]["parts"] is None
    assert len(told) == len(library.by_date()) + 1
    plain = next(entry for entry in told if entry["spec"] == "altenburg-1988")
    assert points_of(plain) == ["play.first_lead"]


def test_a_column_has_what_its_file_has(ask: Any, root: Path) -> None:
    from spadille.site.build import load_edition
    from spadille.site.collation_page import page

    edition = load_edition(root / "docs" / "deals")
    written = page(edition).data
    for ruleset in edition.rulesets:
        column = ask("column", book=ruleset.id)
        built = json.loads(written[f"data/apparatus/{ruleset.id}.json"])
        assert {"page": column["page"], "points": column["points"]} == built
        assert column["cells"].keys() == built["points"].keys()
        assert column["rows"] == []


def test_a_changed_book_is_a_column_of_its_own(ask: Any) -> None:
    column = ask("column", book=CHANGED, base="altenburg-1988")
    assert [point for point, cell in column["cells"].items() if cell["differs"]] == [
        "play.first_lead",
        "score.prime",
    ]
    lead = column["cells"]["play.first_lead"]
    given = [
        row.entries[r.spec].attested
        for row in collate(library.by_date())
        if row.point.id == "play.first_lead"
        for r in library.by_date()
    ]
    numbers = list(dict.fromkeys(answer for answer in given if answer is not None))
    assert (lead["answer"], numbers[lead["says"]]) == ("declarer", "declarer")
    assert column["cells"]["score.prime"]["says"] == 3


def test_a_game_of_ones_own_is_a_row_that_the_table_has_not(ask: Any) -> None:
    column = ask("column", book="altenburg-1988+game.bettel={partner: none, trumps: declarer, aim: 1}")
    assert [row["point"] for row in column["rows"]] == ["game.bettel"]
    assert column["rows"][0]["after"].startswith("game.")
    assert column["cells"]["game.bettel"]["grade"] == "editorial"
    assert load_ruleset("altenburg-1988").game("bettel") is None
