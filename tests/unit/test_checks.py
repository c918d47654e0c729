"""What `check` says of records and sources: as wrong, or as readable and not so."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.checks.edition import check, files_of
from spadille.checks.expectations import check_expectations
from spadille.checks.finding import Finding
from spadille.checks.records import check_record
from spadille.checks.sources import check_source
from spadille.errors import Problem
from spadille.io.records import parse_record
from support.record_files import FIVE, exchanged

BOOK = "altenburg-1988"
CONTRACT = "{declarer: forehand, game: frage, trump: D, called: HA}"
PLAYED = {
    CONTRACT: f"{CONTRACT}\n    play: {FIVE}, stop]\n  - id: early\n    contract: {CONTRACT}\n    play: [stop]"
}
"""The first line is a prime worth six to each of two; the second is refused at once."""

SIX_EACH = "forehand 6, middlehand 0, rearhand 6, dealer 0"


def problems_of(results: str, *, ruleset: str = BOOK) -> list[Problem]:
    text = exchanged(PLAYED, more=f"expect:\n  {ruleset}: {results}\n")
    return list(check_expectations(parse_record(text, "r")))


@pytest.mark.parametrize(
    "results",
    [
        "{scores: {forehand: 2 + 2 + 2, rearhand: 6}}",
        "{line: bare, status: complete, made: true, prime: true, tout: none, after_end: 0}",
        "{tricks_won: {declaring: 5}}",
        "{line: early, status: refused, refusal: {phase: play, trick: 1, seat: forehand, action: stop}}",
        "{line: early, refusal: {points: [end.stop]}}",
        "[{made: true}, {line: early, status: refused}]",
    ],
)
def test_what_comes_as_expected_is_no_problem(results: str) -> None:
    assert problems_of(results) == []


@pytest.mark.parametrize(
    ("results", "message"),
    [
        (
            "{scores: {forehand: 2 + 2}}",
            f"scores: found {SIX_EACH}; expected forehand 4, middlehand 0, rearhand 0, dealer 0",
        ),
        ("{status: partial}", "status: found complete; expected partial"),
        ("{made: false}", "made: found true; expected false"),
        ("{tout: made}", "tout: found none; expected made"),
        ("{tricks_won: {defending: 1}}", "tricks_won: found declaring 5, defending 0; expected defending 1"),
        ("{after_end: 3}", "after_end: found 0; expected 3"),
        ("{refusal: {phase: play}}", "refusal: found none; expected phase play"),
    ],
)
def test_what_comes_otherwise_is_a_finding(results: str, message: str) -> None:
    assert problems_of(results) == [Finding(f"expect {BOOK}, line 'bare': {message}", "r", 17)]


def test_an_unexpected_refusal_is_told_with_its_reason() -> None:
    (problem,) = problems_of("{line: early, made: true}")
    assert problem.message.startswith(
        f"expect {BOOK}, line 'early': made: found none (refused: play, trick 1, "
    )
    assert "only a side that has won" in problem.message


def test_the_points_of_a_refusal_are_all_of_them() -> None:
    (problem,) = problems_of("{line: early, refusal: {points: [end.stop, play.follow]}}")
    assert problem.message.endswith("points end.stop; expected points end.stop and play.follow")


def test_a_pot_is_compared_exactly() -> None:
    (problem,) = problems_of("{pot: {before: 4}}")
    assert problem.message == f"expect {BOOK}, line 'bare': pot: found none; expected before 4"
    assert problems_of("{pot: {to: {forehand: 1/3}}}", ruleset="encyclopaedia-ru-paper")


def test_a_ruleset_that_does_not_exist_is_wrong_input() -> None:
    (problem,) = problems_of("{made: true}", ruleset="altenburg-1989")
    assert not isinstance(problem, Finding)
    assert "there is no ruleset 'altenburg-1989'" in problem.message
    assert problem.message.endswith("did you mean 'altenburg-1988'?")
    assert (problem.file, problem.line) == ("r", 17)


def test_an_overlay_may_be_expected() -> None:
    assert problems_of("{prime: true}", ruleset=f"{BOOK}+play.first_lead=declarer") == []
    (problem,) = problems_of("{prime: true}", ruleset=f"{BOOK}+play.first_laed=declarer")
    assert "'play.first_laed' is no rule point; did you mean 'play.first_lead'?" in problem.message


def test_a_deal_of_the_edition_is_named_by_its_id(tmp_path: Path) -> None:
    path = tmp_path / "other.yaml"
    path.write_text(exchanged(), encoding="utf-8")
    assert check_record(path) == ()
    (problem,) = check_record(path, named_by_id=True)
    assert problem.message == "id: found 'early-end'; expected 'other', the name of the file"


SOURCE = """\
format: 1
id: x
kind: web-page
short: X
game: relative
csl: {type: webpage, title: X}
about: A page.
read: {extent: full, what: All of it.}
open:
  - question: What?
    points: [play.follow]
  - {question: Why, points: [play.folow, nothing]}
"""


def test_a_source_asks_about_rule_points_that_exist(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(SOURCE, encoding="utf-8")
    assert check_source(path, {"x"}) == (
        Problem("open: 'play.folow' is no rule point; did you mean 'play.follow'?", str(path), 12),
        Problem("open: 'nothing' is no rule point", str(path), 12),
    )


def test_all_problems_of_all_files_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text(exchanged({"format: 1": "format: 2"}, more="x: y\n"), encoding="utf-8")
    (tmp_path / "a.yaml").write_text("a: [", encoding="utf-8")
    (tmp_path / "c.json").write_text('{"what": 1}', encoding="utf-8")
    (tmp_path / "d.txt").write_text("no file of ours", encoding="utf-8")
    (tmp_path / "_schema.json").write_text("{}", encoding="utf-8")
    (tmp_path / "x.yaml").write_text(SOURCE, encoding="utf-8")
    found = [(Path(problem.file or "").name, problem.line) for problem in check([tmp_path])]
    assert found == [
        ("a.yaml", 1),
        ("b.yaml", 1),
        ("b.yaml", 12),
        ("c.json", None),
        ("x.yaml", 12),
        ("x.yaml", 12),
    ]


def test_what_is_no_file_of_ours_is_told_what_would_be(tmp_path: Path) -> None:
    path = tmp_path / "what.yaml"
    path.write_text("what: 1\n", encoding="utf-8")
    (problem,) = check([path])
    assert problem.message.startswith(
        "found none of the keys that tell what it is; expected 'hands' (a deal record)"
    )


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (problem,) = check([tmp_path / "none.yaml"])
    assert problem.message == "found no such file; expected a file to read"


def test_a_file_named_twice_is_checked_once(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("a: [", encoding="utf-8")
    assert len(check([path, tmp_path])) == 1
    assert files_of([path, tmp_path]) == [path]


def test_a_ruleset_is_checked_wherever_it_lies(root: Path, tmp_path: Path) -> None:
    path = tmp_path / f"{BOOK}.yaml"
    text = (root / "rulesets" / f"{BOOK}.yaml").read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert check([path]) == []
    path.write_text(text.replace("answer: duel", "answer: no"), encoding="utf-8")
    (problem,) = check([path])
    assert "auction.procedure: 'no' is no answer" in problem.message


def test_the_edition_is_sound() -> None:
    assert check() == []
