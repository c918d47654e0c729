"""Ruleset files: what is loaded, what is refused and in which words, and what the checks find beyond that."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spadille.checks.rulesets import check_baseline, check_ruleset, check_rulesets
from spadille.errors import DataError, UsageError
from spadille.io.folders import rulesets_folder
from spadille.io.ruleset_json import (
    baseline_from_data,
    baseline_to_data,
    ruleset_from_data,
    ruleset_to_data,
)
from spadille.io.rulesets import (
    BASELINE_FILE,
    draft_ruleset,
    load_baseline,
    load_ruleset,
    load_rulesets,
    ruleset_files,
    source_ids,
)
from spadille.naming import game_name
from spadille.point import Grade
from spadille.ruleset import Baseline, Ruleset
from spadille.vocabulary import find

SOURCES = frozenset({"book-1800", "report-1900"})

HEAD = """\
format: 1
id: book-1800
source: book-1800
title: Book 1800
read: The whole book.
"""


@pytest.fixture(scope="module")
def baseline() -> Baseline:
    sources = source_ids(rulesets_folder().parent / "sources")
    return load_baseline(rulesets_folder() / BASELINE_FILE, sources)


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write a ruleset file, its rulings indented once, and return its path."""

    def written(rulings: str, *, head: str = HEAD, name: str = "book-1800.yaml") -> Path:
        path = tmp_path / name
        lines = "".join(f"  {line}\n" for line in rulings.strip("\n").splitlines())
        path.write_text(f"{head}rulings:\n{lines}", encoding="utf-8")
        return path

    return written


def refused(path: Path, baseline: Baseline) -> list[str]:
    """Return what an ordinary load says against a file, as line and message."""
    with pytest.raises(DataError) as caught:
        load_ruleset(path, baseline, SOURCES)
    assert {problem.file for problem in caught.value.problems} == {str(path)}
    return [f"{problem.line}: {problem.message}" for problem in caught.value.problems]


def found(path: Path, baseline: Baseline) -> list[str]:
    """Return what the checks say against a file, but for the rulings that it has not got."""
    problems = check_ruleset(path, baseline, SOURCES)
    return [
        f"{problem.line}: {problem.message}"
        for problem in problems
        if "found no ruling; expected an answer" not in problem.message
    ]


GOOD = """
play.first_lead:
  answer: declarer
  grade: stated
  cites: [{witness: book-1800, at: "1:10"}]
  note: Nobody else.
  rivals: [{answer: forehand, cites: [{witness: report-1900, at: p. 2}], note: As reported.}]
play.helfer: {grade: silent}
game.bettel:
  answer: {partner: none, aim: all, trumps: H}
  grade: stated
  cites: [{witness: book-1800, at: p. 3}]
"""


def test_a_ruleset_is_read_as_it_is_written(write: Callable[..., Path], baseline: Baseline) -> None:
    ruleset = load_ruleset(write(GOOD, head=HEAD + "names: {bettel: 'No'}\n"), baseline, SOURCES)
    assert (ruleset.id, ruleset.source, ruleset.title, ruleset.read) == (
        "book-1800",
        "book-1800",
        "Book 1800",
        "The whole book.",
    )
    lead = ruleset.rulings["play.first_lead"]
    assert (lead.answer, lead.grade, lead.line, lead.note) == ("declarer", Grade.STATED, 8, "Nobody else.")
    assert [cite.as_json() for cite in lead.cites] == [
        {"source": "book-1800", "witness": "book-1800", "at": "1:10"}
    ]
    assert [(rival.answer, rival.cites[0].witness) for rival in lead.rivals] == [("forehand", "report-1900")]
    assert ruleset.rulings["play.helfer"].answer is None
    assert ruleset.answer(find("play.helfer")) == "never"
    assert ruleset.name("bettel") == "No"
    assert ruleset.games()[-1] == "bettel"


def test_an_answer_has_one_spelling(write: Callable[..., Path], baseline: Baseline) -> None:
    row = "{bid: in_auction, aim: 5, trumps: declarer, partner: none, shows: nothing}"
    text = f"game.solo: {{answer: {row}, grade: stated, cites: [{{witness: book-1800, at: p. 1}}]}}"
    ruleset = load_ruleset(write(text), baseline, SOURCES)
    assert ruleset.rulings["game.solo"].answer == {"partner": "none", "trumps": "declarer", "aim": "5"}


@pytest.mark.parametrize(
    ("rulings", "message"),
    [
        pytest.param(
            "play.frist_lead: {grade: unread}",
            "7: 'play.frist_lead' is no rule point; did you mean 'play.first_lead'?",
            id="unknown point",
        ),
        pytest.param(
            "auction.all_pass: {answer: spadile_holder_plays, grade: stated}",
            "7: auction.all_pass: 'spadile_holder_plays' is no answer; answers: spadille_holder_plays, deal_again; "
            "did you mean 'spadille_holder_plays'?",
            id="unknown answer",
        ),
        pytest.param(
            "auction.raise_after: {answer: no, grade: stated}",
            "7: auction.raise_after: 'no' is no answer; answers: may_raise, bid_stands",
            id="no is a text",
        ),
        pytest.param(
            "score.prime: {answer: -2, grade: stated}",
            "7: score.prime: '-2' is no answer; expected none, a whole number from 1 to 1000, or a fraction such as 1/4",
            id="no figure",
        ),
        pytest.param(
            "game.solo:\n  grade: stated\n  answer: {partner: none, trumps: declarer}",
            "9: game.solo: the column 'aim' is missing; expected 'absent', or the columns of the game, such as "
            "{partner: called, trumps: declarer, aim: 5}",
            id="column missing",
        ),
        pytest.param(
            "game.solo: {grade: stated, answer: {partner: {who: none}}}",
            "7: game.solo: the answer is nested too deeply; expected 'absent', or the columns of the game, such as "
            "{partner: called, trumps: declarer, aim: 5}",
            id="answer too deep",
        ),
        pytest.param(
            "play.void: {answer: any_card, grade: statd}",
            "7: play.void: grade: found 'statd'; expected stated, reported, implied, conjectured, silent, unread, editorial; "
            "did you mean 'stated'?",
            id="unknown grade",
        ),
        pytest.param(
            "play.void:\n  answer: any_card",
            "7: play.void: found no key 'grade'; expected grade",
            id="grade missing",
        ),
        pytest.param(
            "play.void: unread",
            "7: play.void: found 'unread'; expected a mapping with grade, answer, cites, note, rivals",
            id="no mapping",
        ),
        pytest.param(
            "play.void: {grade: unread, anser: x}",
            "7: play.void: found the key 'anser'; expected grade, answer, cites, note, rivals; did you mean 'answer'?",
            id="unknown key",
        ),
        pytest.param(
            "play.void: {answer: any_card, grade: silent}",
            "7: play.void: found an answer with the grade 'silent'; expected no answer",
            id="answer of the silent",
        ),
        pytest.param(
            "play.void: {grade: stated}",
            "7: play.void: found no answer with the grade 'stated'; expected one",
            id="nothing stated",
        ),
        pytest.param(
            "play.void: {answer: any_card, grade: editorial, note: Ours.}",
            "7: play.void: found the grade 'editorial'; expected a grade of what the source says, 'silent' or 'unread'",
            id="editors in a source",
        ),
        pytest.param(
            "play.void: {answer: any_card, grade: stated, cites: [{witness: book-1801, at: p. 1}]}",
            "7: play.void: cites: witness: found 'book-1801'; expected the id of a source; did you mean 'book-1800'?",
            id="unknown witness",
        ),
        pytest.param(
            "play.void: {answer: any_card, grade: stated, cites: [{witness: book-1800}]}",
            "7: play.void: cites: found no key 'at'; expected witness, at",
            id="locator missing",
        ),
        pytest.param(
            'play.void: {answer: any_card, grade: stated, cites: [{witness: book-1800, at: " "}]}',
            "7: play.void: cites: at: found nothing but blanks; expected a text",
            id="locator empty",
        ),
        pytest.param(
            "play.void: {answer: any_card, grade: stated, cites: book-1800}",
            "7: play.void: cites: found 'book-1800'; expected a list",
            id="cites no list",
        ),
        pytest.param(
            "play.void: {answer: any_card, grade: stated, rivals: [{answer: must_trmp}]}",
            "7: play.void: 'must_trmp' is no answer; answers: any_card, must_trump; did you mean 'must_trump'?",
            id="unknown rival",
        ),
        pytest.param(
            "play.void: {answer: any_card, grade: stated, rivals: [{note: x}]}",
            "7: play.void: rivals: found no key 'answer'; expected answer",
            id="rival without answer",
        ),
    ],
)
def test_a_ruling_that_would_play_wrong_is_refused(
    rulings: str, message: str, *, write: Callable[..., Path], baseline: Baseline
) -> None:
    assert refused(write(rulings), baseline) == [message]


@pytest.mark.parametrize(
    ("old", "new", "messages"),
    [
        ("format: 1", "format: 2", ["1: format: found '2'; expected '1'"]),
        ("id: book-1800", "id: book-1801", ["2: id: found 'book-1801'; expected 'book-1800'"]),
        (
            "source: book-1800",
            "source: book-18",
            ["3: source: found 'book-18'; expected the id of a source; did you mean 'book-1800'?"],
        ),
        (
            "title: Book 1800\n",
            "",
            ["1: ruleset: found no key 'title'; expected format, id, source, title, read, rulings"],
        ),
        ("read: The whole book.", "read: []", ["5: read: found a list; expected a text"]),
        ("read: The whole book.", "read: '  '", ["5: read: found nothing but blanks; expected a text"]),
        (
            "read: The whole book.",
            "read: All\nnames: [Solo]",
            ["6: names: found a list; expected a mapping of games and their names"],
        ),
        (
            "read: The whole book.",
            "read: All\nnmes: {}",
            [
                "6: ruleset: found the key 'nmes'; expected format, id, source, title, read, rulings, names; did you mean 'names'?"
            ],
        ),
    ],
)
def test_a_head_that_is_not_ours_is_refused(
    old: str, new: str, *, messages: list[str], write: Callable[..., Path], baseline: Baseline
) -> None:
    path = write("play.void: {grade: unread}", head=HEAD.replace(old, new))
    assert refused(path, baseline) == messages


def test_all_problems_are_reported_at_once_and_in_order(
    write: Callable[..., Path], baseline: Baseline
) -> None:
    rulings = (
        "play.viod: {grade: unread}\nplay.void: {answer: any, grade: sttd}\nplay.follow: {grade: stated}"
    )
    lines = [
        message.partition(":")[0] for message in refused(write(rulings, head="sorce: x\n" + HEAD), baseline)
    ]
    assert lines == ["1", "8", "9", "9", "10"]


def test_a_file_that_is_no_mapping_is_refused(tmp_path: Path, baseline: Baseline) -> None:
    path = tmp_path / "book-1800.yaml"
    path.write_text("- one\n", encoding="utf-8")
    message = (
        "1: ruleset: found a list; expected a mapping with format, id, source, title, read, rulings, names"
    )
    assert refused(path, baseline)[0] == message
    assert f"1: {check_ruleset(path, baseline, SOURCES)[0].message}" == message


CITED = "cites: [{witness: book-1800, at: p. 1}]"


@pytest.mark.parametrize(
    ("rulings", "message"),
    [
        pytest.param(
            "deal.cut: {answer: as_agreed, grade: stated}",
            "7: deal.cut: found no citation with the grade 'stated'; expected a witness and a place in it",
            id="stated nowhere",
        ),
        pytest.param(
            "deal.cut: {answer: as_agreed, grade: stated, cites: [{witness: report-1900, at: p. 1}]}",
            "7: deal.cut: found 'stated' without a citation of 'book-1800' itself; expected one, or the grade 'reported'",
            id="stated elsewhere",
        ),
        pytest.param(
            f"deal.cut: {{answer: as_agreed, grade: reported, {CITED}}}",
            "7: deal.cut: found 'reported' with no witness but 'book-1800' itself; expected another, or the grade 'stated'",
            id="reported by itself",
        ),
        pytest.param(
            f"deal.cut: {{answer: as_agreed, grade: implied, {CITED}}}",
            "7: deal.cut: found no note with the grade 'implied'; expected the reason in our own words",
            id="implied without how",
        ),
        pytest.param(
            f"deal.cut: {{answer: as_agreed, grade: conjectured, note: Perhaps., {CITED}}}",
            "7: deal.cut: found no rivals with the grade 'conjectured'; expected the other readings",
            id="no rivals",
        ),
        pytest.param(
            f"deal.cut: {{answer: as_agreed, grade: stated, {CITED}, rivals: [{{answer: player_before_dealer}}]}}",
            "7: deal.cut: found the rival 'player_before_dealer' without a citation or a note; expected either",
            id="rival out of the blue",
        ),
        pytest.param(
            f"deal.cut: {{answer: as_agreed, grade: stated, {CITED}, rivals: [{{answer: as_agreed, note: x}}]}}",
            "7: deal.cut: found the answer 'as_agreed' twice; expected different readings",
            id="rival of itself",
        ),
        pytest.param(
            f"deal.cut: {{grade: silent, {CITED}}}",
            "7: deal.cut: found citations or rivals with the grade 'silent'; expected a note at most",
            id="silence cited",
        ),
        pytest.param(
            "play.overtrump: {grade: silent}",
            "7: play.overtrump: cannot be asked where play.overtake is 'free'; expected no ruling "
            "(it is asked where that is must_overtake)",
            id="does not apply",
        ),
        pytest.param(
            "score.base.froge: {grade: silent}",
            "7: score.base.froge: cannot be asked of 'froge', which this ruleset does not have; "
            "expected no ruling; did you mean 'frage'?",
            id="no such game",
        ),
        pytest.param(
            "score.lost_partner.solo: {grade: silent}",
            "7: score.lost_partner.solo: cannot be asked of 'solo', which has no partner; expected no ruling",
            id="no partner",
        ),
        pytest.param(
            f"auction.order: {{answer: frage < solo, grade: stated, {CITED}}}",
            "7: auction.order: 'grossfrage' is missing; expected every game that is neither absent nor forced",
            id="game not in order",
        ),
        pytest.param(
            f"auction.order: {{answer: frage < grossfrage < mediateur < solo, grade: stated, {CITED}}}",
            "7: auction.order: 'mediateur' is no game of this ruleset; expected frage, grossfrage, solo",
            id="absent game in order",
        ),
        pytest.param(
            f"auction.order: {{answer: mussfrage < frage < grossfrage < solo, grade: stated, {CITED}}}",
            "7: auction.order: 'mussfrage' is forced and never bid; expected frage, grossfrage, solo"
            "; did you mean 'grossfrage'?",
            id="forced game in order",
        ),
    ],
)
def test_the_checks_find(
    rulings: str, message: str, *, write: Callable[..., Path], baseline: Baseline
) -> None:
    path = write(rulings)
    assert found(path, baseline) == [message]
    load_ruleset(path, baseline, SOURCES)


def test_every_question_must_be_spoken_of(write: Callable[..., Path], baseline: Baseline) -> None:
    messages = [
        problem.message for problem in check_ruleset(write("play.void: {grade: unread}"), baseline, SOURCES)
    ]
    assert "play.follow: found no ruling; expected an answer, or 'silent' or 'unread'" in messages
    assert not [message for message in messages if message.startswith(("play.void", "play.overtrump"))]
    assert "score.lost_partner.grossfrage" in " ".join(messages)
    assert "score.base.mediateur" not in " ".join(messages)


def test_a_game_that_nobody_else_has_must_be_answered(write: Callable[..., Path], baseline: Baseline) -> None:
    row = "{partner: none, trumps: declarer, aim: all}"
    rulings = f"game.bettel: {{answer: {row}, grade: stated, {CITED}}}\nscore.base.bettel: {{grade: silent}}"
    assert found(write(rulings, head=HEAD + "names: {betel: x}\n"), baseline) == [
        "6: names: 'betel' is no game of this ruleset; did you mean 'bettel'?",
        "7: auction.order: 'bettel' is missing; expected every game that is neither absent nor forced",
        "9: score.base.bettel: found no answer, and the baseline knows no such game; expected one",
    ]


def test_a_faulty_ruling_raises_no_second_complaint(write: Callable[..., Path], baseline: Baseline) -> None:
    rulings = "play.overtake: {answer: must_overtak, grade: stated}\nplay.overtrump: {grade: silent}"
    messages = [problem.message for problem in check_ruleset(write(rulings), baseline, SOURCES)]
    assert [message for message in messages if message.startswith(("play.overtake", "play.overtrump"))] == [
        "play.overtake: 'must_overtak' is no answer; answers: free, must_overtake; did you mean 'must_overtake'?"
    ]


def test_the_baseline_answers_everything(tmp_path: Path) -> None:
    path = tmp_path / BASELINE_FILE
    path.write_text(
        "format: 1\nid: editorial\nbase: book-18\nnames: {solo: Solo}\nrulings:\n"
        "  play.void: {answer: any_card, grade: editorial}\n  play.follow: {answer: free, grade: stated}\n"
        "  game.bettel: {answer: absent, grade: editorial, note: x}\n",
        encoding="utf-8",
    )
    messages = [
        f"{problem.line}: {problem.message}"
        for problem in check_baseline(path, SOURCES, rulesets=["book-1800"])
    ]
    assert messages[:3] == [
        "3: base: 'book-18' is no ruleset; did you mean 'book-1800'?",
        "4: names: found no name for the game 'bettel'",
        "4: names: 'solo' is no game of this ruleset",
    ]
    assert "5: score.base.bettel: found no ruling; expected an answer" in messages
    assert messages[-2:] == [
        "6: play.void: found no note with the grade 'editorial'; expected the reason in our own words",
        "7: play.follow: found the grade 'stated'; expected 'editorial'",
    ]


def test_questions_call_a_game_as_the_editors_do(baseline: Baseline) -> None:
    assert find("game.grossfrage").question == "What kind of game is Großfrage?"
    assert {game: game_name(game) for game in baseline.names} == baseline.names
    assert game_name("pique_solo") == "Pique solo"


def test_a_folder_is_loaded_whole_or_refused_whole(tmp_path: Path, write: Callable[..., Path]) -> None:
    sources = source_ids(rulesets_folder().parent / "sources") | SOURCES
    base = (rulesets_folder() / BASELINE_FILE).read_text(encoding="utf-8")
    (tmp_path / BASELINE_FILE).write_text(base, encoding="utf-8")
    write("play.void: {grade: unread}")
    assert list(load_rulesets(tmp_path, sources)) == ["book-1800"]
    write("play.void: {grade: none}")
    write("play.viod: {grade: unread}", head=HEAD.replace("id: book-1800", "id: tome"), name="tome.yaml")
    with pytest.raises(DataError) as caught:
        load_rulesets(tmp_path, sources)
    assert [Path(str(problem.file)).name for problem in caught.value.problems] == [
        "book-1800.yaml",
        "tome.yaml",
    ]
    files = [Path(str(problem.file)).name for problem in check_rulesets(tmp_path, sources)]
    assert list(dict.fromkeys(files)) == [BASELINE_FILE, "book-1800.yaml", "tome.yaml"]


def test_a_draft_keeps_what_could_be_read(write: Callable[..., Path], baseline: Baseline) -> None:
    draft = draft_ruleset(write("play.void: {grade: none}\nplay.follow: {grade: unread}"), baseline, SOURCES)
    assert (set(draft.value.rulings), draft.faulty) == ({"play.follow"}, {"play.void"})


def without_lines(ruleset: Ruleset) -> Ruleset:
    return replace(
        ruleset, rulings={point: replace(ruling, line=None) for point, ruling in ruleset.rulings.items()}
    )


def through_json(data: dict[str, Any]) -> dict[str, Any]:
    return dict(json.loads(json.dumps(data)))


@pytest.mark.parametrize("path", ruleset_files(rulesets_folder()), ids=lambda path: path.stem)
def test_json_keeps_a_ruleset(path: Path, baseline: Baseline) -> None:
    sources = source_ids(rulesets_folder().parent / "sources")
    ruleset = load_ruleset(path, baseline, sources).overlaid(find("play.void"), "must_trump")
    again = ruleset_from_data(through_json(ruleset_to_data(ruleset)), baseline)
    assert again == without_lines(ruleset)
    assert again.spec == ruleset.spec


def test_json_keeps_the_baseline(baseline: Baseline) -> None:
    again = baseline_from_data(through_json(baseline_to_data(baseline)))
    rulings = {point: replace(ruling, line=None) for point, ruling in baseline.rulings.items()}
    assert again == replace(baseline, rulings=rulings)


@pytest.mark.parametrize("data", [{}, {"format": "spadille.ruleset/2"}])
def test_json_of_another_format_is_refused(data: dict[str, Any], baseline: Baseline) -> None:
    with pytest.raises(UsageError, match=r"expected 'spadille\.ruleset/1'"):
        ruleset_from_data(data, baseline)
    with pytest.raises(UsageError, match=r"expected 'spadille\.baseline/1'"):
        baseline_from_data(data)
