"""Contributions: what a form filled in may say, and what is said about one that is empty, half-filled or wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.checks.edition import check
from spadille.library import all_rulesets
from spadille.point import Grade
from spadille.ruleset import Ruleset

HEAD = "format: 1\ncontribution: {source}\nruleset: {ruleset}\nby:\ncopy: City library, Sp 25\n"


@pytest.fixture(scope="module")
def unread() -> Ruleset:
    """A ruleset of whose source nothing was read, so that any answer is news."""
    return next(
        ruleset
        for ruleset in all_rulesets()
        if all(ruling.grade is Grade.UNREAD for ruling in ruleset.rulings.values())
    )


def entry(point: str, *lines: str) -> str:
    return f"  {point}:\n" + "".join(f"    {line}\n" for line in lines)


def messages(path: Path, ruleset: Ruleset, body: str, *, head: str = HEAD) -> list[str]:
    """Return what is said about a form, each with its line."""
    form = path / "form.yaml"
    text = head.format(source=ruleset.source, ruleset=ruleset.id) + body.replace("ITSELF", ruleset.source)
    form.write_text(text, encoding="utf-8")
    return [str(problem).removeprefix(f"{form}:") for problem in check([form])]


PLACE = ("cites:", "  - witness: ITSELF", "    at: p. 27")
NO_PLACE = ("cites:", "  - witness: ITSELF", "    at:")
EMPTY = entry("play.void", "answer:", "grade: stated", *NO_PLACE)
GOOD = entry("play.first_lead", "answer: forehand", "grade: stated", *PLACE)


def test_what_is_filled_in_is_accepted_and_what_is_empty_says_nothing(
    tmp_path: Path, unread: Ruleset
) -> None:
    assert messages(tmp_path, unread, "rulings:\n" + EMPTY + GOOD) == []


def test_silence_needs_neither_an_answer_nor_a_place(tmp_path: Path, unread: Ruleset) -> None:
    silent = entry("play.first_lead", "answer:", "grade: silent", *NO_PLACE)
    assert messages(tmp_path, unread, "rulings:\n" + silent) == []


def test_an_answer_about_the_work_itself_is_enough(tmp_path: Path, unread: Ruleset) -> None:
    body = "questions:\n  - question: Which year?\n    look: title page\n    answer: 1812\n"
    assert messages(tmp_path, unread, body) == []


def test_an_empty_form_is_told_so(tmp_path: Path, unread: Ruleset) -> None:
    (found,) = messages(tmp_path, unread, "rulings:\n" + EMPTY)
    assert found.startswith("7: found nothing filled in; expected an answer")


def test_the_copy_must_be_named(tmp_path: Path, unread: Ruleset) -> None:
    head = HEAD.replace("City library, Sp 25", "")
    (found,) = messages(tmp_path, unread, "rulings:\n" + GOOD, head=head)
    assert found.startswith("5: copy: found nothing; expected which copy was read")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            ("answer: forehand", "grade: stated", *NO_PLACE),
            "play.first_lead: found an answer without a place; expected the page behind 'at'",
        ),
        (
            ("answer:", "grade: stated", *PLACE),
            "play.first_lead: found a place and no answer; expected one, or the grade 'silent' where the text gives none",
        ),
        (
            ("answer:", "grade: stated", *NO_PLACE, "note: It is not clear."),
            "play.first_lead: found a note or a rival and no answer; expected one, or the grade 'silent'",
        ),
        (
            ("answer: forhand", "grade: stated", *PLACE),
            "play.first_lead: 'forhand' is no answer; answers: forehand, declarer; did you mean 'forehand'?",
        ),
        (
            ("answer: forehand", "grade: sure", *PLACE),
            "play.first_lead: grade: found 'sure'; expected stated, reported,",
        ),
        (
            ("answer: forehand", "grade: conjectured", *PLACE),
            "play.first_lead: found no note with the grade 'conjectured'",
        ),
        (
            ("answer: forehand", "grade: stated", "cites:", "  - witness: nobody", "    at: p. 27"),
            "play.first_lead: cites: witness: found 'nobody'; expected the id of a source",
        ),
    ],
    ids=[
        "no place",
        "no answer",
        "a note alone",
        "no such answer",
        "no such grade",
        "no reason",
        "no source",
    ],
)
def test_half_an_entry_is_told_what_is_missing(
    tmp_path: Path, unread: Ruleset, lines: tuple[str, ...], said: str
) -> None:
    found = messages(tmp_path, unread, "rulings:\n" + entry("play.first_lead", *lines))
    assert any(message.partition(": ")[2].startswith(said) for message in found), found


def test_an_answer_must_go_with_the_others(tmp_path: Path, unread: Ruleset) -> None:
    free = entry("play.follow", "answer: free", "grade: stated", *PLACE)
    void = entry("play.void", "answer: any_card", "grade: stated", *PLACE)
    (found,) = messages(tmp_path, unread, "rulings:\n" + free + void)
    assert "play.void: cannot be asked where play.follow is 'free'" in found


def test_the_games_that_can_be_bid_must_be_there(tmp_path: Path, unread: Ruleset) -> None:
    order = entry("auction.order", "answer: frage < tout", "grade: stated", *PLACE)
    found = messages(tmp_path, unread, "rulings:\n" + order)
    assert found
    assert all("auction.order: " in message for message in found)


@pytest.mark.parametrize(
    ("head", "said"),
    [
        (
            HEAD.replace("{source}", "nobody-1811"),
            "contribution: found 'nobody-1811'; expected the id of a source",
        ),
        (HEAD.replace("{ruleset}", "another"), "ruleset: found 'another'; expected "),
        (
            HEAD.replace("ruleset: {ruleset}\n", ""),
            "found rulings and no ruleset that they are for; expected ",
        ),
        (HEAD.replace("format: 1", "format: 2"), "format: found '2'; expected '1'"),
        (HEAD + "remarks: none\n", "contribution: found the key 'remarks'; expected "),
    ],
    ids=["source", "ruleset", "no ruleset", "format", "key"],
)
def test_the_head_must_name_what_there_is(tmp_path: Path, unread: Ruleset, head: str, said: str) -> None:
    found = messages(tmp_path, unread, "rulings:\n" + GOOD, head=head)
    assert any(message.partition(": ")[2].startswith(said) for message in found), found


def test_rulings_are_a_mapping(tmp_path: Path, unread: Ruleset) -> None:
    found = messages(tmp_path, unread, "rulings: none\n")
    assert found[0] == (
        "6: rulings: found 'none'; expected a mapping of rule points and what the work says on them"
    )


def test_all_problems_are_told_in_the_order_of_the_file(tmp_path: Path, unread: Ruleset) -> None:
    first = entry("play.first_lead", "answer: nobody", "grade: stated", *PLACE)
    second = entry("play.void", "answer: any_card", "grade: stated", *NO_PLACE)
    third = entry("play.vod", "answer: any_card", "grade: stated", *PLACE)
    found = messages(tmp_path, unread, "rulings:\n" + first + second + third)
    assert [int(message.partition(":")[0]) for message in found] == [8, 13, 19]
