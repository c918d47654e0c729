"""House rules: held to the same checks as the books, and to no more than they can owe."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from spadille import library
from spadille.checks.rulesets import check_ruleset
from spadille.dealing import random_record
from spadille.errors import UsageError
from spadille.game import replay
from spadille.io.folders import rulesets_folder
from spadille.io.nodes import parse
from spadille.io.tree import plain
from spadille.lab.house import house, house_forget, house_template
from spadille.lab.vocabulary import vocabulary
from spadille.library import load_ruleset, ruleset_ids
from spadille.point import Grade
from spadille.schema import schema
from spadille.vocabulary import find

HEAD = "format: 1\nid: sunday\nsource: house\ntitle: Sunday evening\n"


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """Forget every house ruleset when a test is over."""
    yield
    for ruleset in library.by_date():
        if library.is_house(ruleset.id):
            library.forget(ruleset.id)


def rules(*rulings: str, head: str = HEAD) -> str:
    return head + "rulings:\n" + "".join(f"  {ruling}\n" for ruling in rulings)


def problems(text: str) -> list[tuple[int | None, str]]:
    return [(problem["line"], problem["message"]) for problem in house(text=text)["problems"]]


@pytest.mark.parametrize("spec", [None, *ruleset_ids(), "sollo+game.solo={partner: none, trumps: H, aim: 5}"])
def test_a_text_to_begin_with_is_fine_and_plays_as_its_book(spec: str | None) -> None:
    book = load_ruleset(spec) if spec else None
    text = house_template(book=book)["text"]
    said = house(text=text)
    assert said["problems"] == []
    mine = load_ruleset(said["spec"])
    if book is not None:
        record = random_record(5, book)
        ours, theirs = replay(record, mine).as_json(), replay(record, book).as_json()
        assert ours["steps"] == theirs["steps"]
        assert ours["scores"] == theirs["scores"]


def test_what_the_file_says_stands_above_its_book() -> None:
    said = house(
        text=rules(
            "play.first_lead: {answer: declarer, note: So did my grandmother.}",
            head=HEAD + "base: altenburg-1988\n",
        )
    )
    assert said == {"spec": "sunday", "title": "Sunday evening", "problems": []}
    mine, book = load_ruleset("sunday"), load_ruleset("altenburg-1988")
    lead, follow = find("play.first_lead"), find("play.follow")
    assert (mine.ruling(lead).answer, mine.ruling(lead).grade) == ("declarer", Grade.EDITORIAL)
    assert mine.ruling(lead).note == "So did my grandmother."
    assert mine.ruling(follow).cites == book.ruling(follow).cites
    assert mine.name("mussfrage") == "Force"
    assert load_ruleset("sunday+play.first_lead=forehand").answer(lead) == "forehand"
    assert library.by_date()[-1].id == "sunday"
    assert house_forget(spec="sunday") == {}
    with pytest.raises(UsageError, match="no ruleset 'sunday'"):
        load_ruleset("sunday")


def test_without_a_book_the_editors_answers_count() -> None:
    house(text=rules("score.prime: {answer: 3, cites: [{witness: pierer-1863, at: p. 1}]}"))
    mine = load_ruleset("sunday")
    assert mine.ruling(find("play.follow")) == mine.baseline.rulings["play.follow"]
    assert mine.ruling(find("score.prime")).cites[0].witness == "pierer-1863"


BAD = {
    "nothing": ("", [(1, "the file is empty; expected 'key: value' lines such as 'format: 1'")]),
    "an answer and a point": (
        rules("play.first_lead: {answer: declarrer}", "play.frist_lead: {answer: declarer}"),
        [
            (
                6,
                "play.first_lead: 'declarrer' is no answer; answers: forehand, declarer; did you mean 'declarer'?",
            ),
            (7, "'play.frist_lead' is no rule point; did you mean 'play.first_lead'?"),
        ],
    ),
    "grades of books": (
        rules("play.follow: {grade: stated, answer: must_follow}", "play.void: {grade: silent}"),
        [
            (6, "play.follow: found the grade 'stated'; expected 'editorial'"),
            (7, "play.void: found the grade 'silent'; expected 'editorial'"),
        ],
    ),
    "no answer": (
        rules("play.follow: {note: Hm.}"),
        [(6, "play.follow: found no answer with the grade 'editorial'; expected one")],
    ),
    "the id of a book, and no such base": (
        rules("play.first_lead: {answer: declarer}", head=HEAD.replace("sunday", "sollo") + "base: solo\n"),
        [
            (2, "id: found 'sollo'; expected an id of your own, for this one is taken"),
            (
                5,
                f"base: found 'solo'; expected one of {', '.join(ruleset_ids())}; did you mean 'sollo'?",
            ),
        ],
    ),
    "an id with a blank": (
        rules("play.first_lead: {answer: declarer}", head=HEAD.replace("sunday", "Sunday <b>")),
        [
            (
                2,
                "id: found 'Sunday <b>'; expected small letters a to z and digits, joined by single hyphens, at most 60 signs",
            )
        ],
    ),
    "a game of their own, half told": (
        rules("game.tarock: {answer: {partner: none, trumps: declarer, aim: 5}}"),
        [
            (5, "auction.order: 'tarock' is missing; expected every game that is neither absent nor forced"),
            (6, "score.base.tarock: found no answer, and the baseline knows no such game; expected one"),
        ],
    ),
    "a question that cannot come up": (
        rules("play.matador_privilege: {answer: none}", "play.matador_led: {answer: lower_led}"),
        None,
    ),
    "a key twice": (
        rules("play.follow: {answer: free}", "play.follow: {answer: must_follow}"),
        [(7, "found the key 'play.follow' a second time (first in line 6); expected every key once")],
    ),
    "no source": (
        rules("play.first_lead: {answer: declarer}", head=HEAD.replace("house", "hause")),
        [(3, "source: found 'hause'; expected 'house'; did you mean 'house'?")],
    ),
    "no rulings": (
        HEAD,
        [(1, "house rules: found no key 'rulings'; expected format, id, source, title, rulings")],
    ),
    "a list": ("- a\n- b\n", None),
    "too long": ("# " + "x" * 100_000, [(None, "found 100002 characters; expected at most 100000")]),
}


@pytest.mark.parametrize("case", BAD, ids=list(BAD))
def test_every_problem_is_told_at_once_with_its_line(case: str) -> None:
    text, expected = BAD[case]
    found = problems(text)
    assert found
    if expected is not None:
        assert found == expected
    assert not library.is_house("sunday")


@pytest.mark.parametrize(
    "case", [case for case in BAD if case not in ("too long", "nothing", "a list", "no source")]
)
def test_the_command_line_says_the_same(case: str, tmp_path: Path) -> None:
    text, _ = BAD[case]
    if "id: sunday" not in text:
        return
    path = tmp_path / "sunday.yaml"
    path.write_text(text, encoding="utf-8")
    told = check_ruleset(path, library.baseline(), library.source_ids())
    assert [(problem.line, problem.message) for problem in told] == problems(text)


def test_a_book_under_another_id_is_held_to_what_a_book_owes() -> None:
    text = (rulesets_folder() / "pierer-1863.yaml").read_text(encoding="utf-8")
    assert house(text=text)["problems"] == [
        {"line": 2, "message": "id: found 'pierer-1863'; expected an id of your own, for this one is taken"}
    ]
    text = text.replace("id: pierer-1863", "id: mine", 1)
    assert house(text=text)["problems"] == []
    assert load_ruleset("mine").source == "pierer-1863"
    shorter = text[: text.index("  pack.cards:")] + text[text.index("  pack.order:") :]
    assert any("pack.cards: found no ruling" in message for _, message in problems(shorter))


def test_a_file_of_house_rules_is_played_from_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in rulesets_folder().glob("*.yaml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    text = rules("play.first_lead: {answer: declarer}", head=HEAD + "base: altenburg-1988\n")
    (tmp_path / "sunday.yaml").write_text(text, encoding="utf-8")
    other = HEAD.replace("sunday", "monday") + "base: sunday\n"
    (tmp_path / "monday.yaml").write_text(
        rules("play.first_lead: {answer: declarer}", head=other), encoding="utf-8"
    )
    monkeypatch.setattr("spadille.io.folders.rulesets_folder", lambda: tmp_path)
    mine = library._filed("sunday", house=True)
    assert mine.answer(find("play.first_lead")) == "declarer"
    assert check_ruleset(tmp_path / "sunday.yaml", library.baseline(), library.source_ids()) == ()
    told = check_ruleset(tmp_path / "monday.yaml", library.baseline(), library.source_ids())
    assert [problem.message for problem in told] == [
        "base: 'sunday' are house rules themselves; expected the rules of a book"
    ]


def test_the_words_that_are_offered_are_those_that_are_read() -> None:
    said = vocabulary()
    for point in said["points"]:
        assert find(point["id"]).kind.expected() == point["hint"]
        for answer in point["answers"]:
            find(point["id"]).kind.parse(answer["value"])
    keys: Any = said["keys"]
    node = parse(house_template()["text"], "x")
    assert {key.value for key, _ in node.entries} <= set(keys["ruleset"])
    assert [grade["value"] for grade in said["grades"]] == [grade.value for grade in Grade]
    assert {witness["value"] for witness in said["witnesses"]} == library.source_ids()


def test_the_schema_knows_house_rules() -> None:
    judge = Draft202012Validator(schema())
    for book in (None, load_ruleset("altenburg-1988")):
        text = house_template(book=book)["text"]
        assert list(judge.iter_errors(plain(parse(text, "x")))) == []
    graded = rules("play.follow: {grade: stated, answer: must_follow}")
    assert list(judge.iter_errors(plain(parse(graded, "x"))))
