"""Records that a reader pastes, and takes away: what the command line says of them is what the page says."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from spadille.dealing import hands_of, random_record
from spadille.errors import DataError, UsageError
from spadille.game import replay
from spadille.io.folders import deals_folder
from spadille.io.record_text import record_to_data
from spadille.io.records import load_record, parse_record, record_from_data
from spadille.lab.deal import deal
from spadille.lab.serve import answer
from spadille.lab.text import LONGEST, read, write
from spadille.library import load_ruleset

SPADILLE = str(Path(sys.executable).with_name("spadille"))
FOREHANDS = (
    "C10 D7 SQ DA DK DQ C9 C8",
    "♣Q D7 SQ DA DK DQ C9 C8",
    "♣️Q D7 SQ DA DK DQ C9 C8",
    "QC D7 SQ DA DK DQ C9 C8",
    "cq D7 SQ DA DK DQ C9 C8",
    "EO D7 SQ DA DK DQ C9 C8",
    "CQ, D7, SQ, DA, DK, DQ, C9, C8",
)
BARE = """format: 1
id: g05-early-end
title: Where it stops
hands:
  forehand: {forehand}
  middlehand: DJ D8 HK HQ SA SK C7 CT
  rearhand: HA H9 H8 DT S9 S8 CA CK
  dealer: D9 HJ HT H7 SJ ST S7 CJ
lines:
  - id: bare
    contract: {{declarer: forehand, game: frage, trump: D, called: HA}}
"""


def told(text: str) -> list[tuple[int | None, str]]:
    """Return what the page is told about a text, through its one door."""
    said = json.loads(answer(json.dumps({"method": "read", "params": {"text": text, "name": "deal.yaml"}})))
    assert said["error"]["kind"] == "input"
    return [(problem["line"], problem["message"]) for problem in said["error"]["problems"]]


@pytest.mark.parametrize("forehand", FOREHANDS)
def test_a_spelling_of_other_people_is_told_as_by_the_command_line(forehand: str, tmp_path: Path) -> None:
    text = BARE.format(forehand=forehand)
    path = tmp_path / "deal.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        load_record(path)
    assert told(text) == [(problem.line, problem.message) for problem in error.value.problems]
    assert all(line == 5 for line, _ in told(text))


def test_all_spellings_are_told_at_once() -> None:
    text = BARE.format(forehand=FOREHANDS[0])
    text = text.replace("middlehand: DJ", "middlehand: ♦J").replace("rearhand: HA", "rearhand: AH")
    found = told(text.replace("dealer: D9", "dealer: d9"))
    assert [line for line, _ in found] == [5, 6, 7, 8]
    nearest = ("'CT'", "'DJ'", "'HA'", "'D9'")
    assert all(f"did you mean {card}" in message for card, (_, message) in zip(nearest, found, strict=True))
    assert not any("in no hand" in message for _, message in found)


def test_a_spelling_is_told_in_the_very_words_of_the_command(tmp_path: Path) -> None:
    text = BARE.format(forehand=FOREHANDS[0])
    (tmp_path / "deal.yaml").write_text(text, encoding="utf-8")
    run = subprocess.run(
        [SPADILLE, "check", "deal.yaml"], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert run.stderr.splitlines() == [f"deal.yaml:{line}: {message}" for line, message in told(text)]


@pytest.mark.parametrize("path", sorted(deals_folder().glob("*.yaml"))[::6], ids=lambda path: path.stem)
def test_a_record_is_read_written_and_read_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text=text)["record"]
    again = write(record=record_from_data(record))
    assert again["name"] == f"{path.stem}.yaml"
    assert read(text=again["text"])["record"] == record
    assert read(text=json.dumps(record))["record"] == record


def test_hostile_words_stay_words() -> None:
    title = '<img src=x onerror="document.title=1">'
    about = "**bold** [x](javascript:alert(1)) &lt;b&gt;"
    text = BARE.format(forehand="CQ D7 SQ DA DK DQ C9 C8").replace(
        "title: Where it stops", f"title: {json.dumps(title)}\nabout: {json.dumps(about)}"
    )
    record = read(text=text)["record"]
    assert (record["title"], record["about"]) == (title, about)
    assert write(record=record_from_data(record))["text"].count(about) == 1
    problems = told(text.replace("id: bare", "id: <b>x</b>").replace("CQ D7", "<i>Q D7"))
    assert any("'<b>x</b>'" in message for _, message in problems)
    assert any("'<i>Q'" in message for _, message in problems)


BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{new}: &{new} [{','.join([f'*{old}'] * 9)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "#",
        "hello",
        "{",
        "[]",
        "[[[",
        "\0",
        "<html>",
        "{}",
        "- a\n- b",
        "[" * 5_000,
        "{a: " * 300,
        '{"a": ' * 300 + "1" + "}" * 300,
        BOMB,
        "!!python/object/apply:os.system [ls]",
        "x" * (LONGEST + 1),
        "\ud800",
        "a: 1\na: 2\n",
        "%YAML 1.1\n---\na: b\n",
        "---\na: b\n---\nc: d\n",
        "<<: {a: b}",
    ],
    ids=range(22),
)
def test_what_is_no_record_is_told(text: str) -> None:
    problems = told(text)
    assert problems
    assert all(message and "Traceback" not in message for _, message in problems)


def test_a_seed_deals_the_hands_of_the_command_line() -> None:
    for seed in ("0", "1", "-7", "123456789"):
        said = deal(seed=seed)
        record = record_from_data(said["record"])
        assert said["seed"] == seed
        assert record.hands == hands_of(int(seed)) == random_record(int(seed)).hands
        assert replay(record, load_ruleset("altenburg-1988")).status == "partial"
        assert f"--seed {seed}'" in record.about
        assert parse_record(write(record=record)["text"], "x").hands == record.hands


def test_without_a_seed_a_new_one_is_told() -> None:
    for empty in (None, ""):
        said = deal(seed=empty)
        assert deal(seed=said["seed"]) == said


@pytest.mark.parametrize("seed", ["1.0", "x", " ", "١", "-0", "01", "9" * 61])
def test_a_bad_seed_is_told_as_by_the_command_line(seed: str, run: Callable[..., str]) -> None:
    with pytest.raises(UsageError) as told_here:
        deal(seed=seed)
    assert str(told_here.value) in run("deal", "--seed", seed)


def test_another_pack_is_dealt_by_its_book() -> None:
    book = load_ruleset("sollo")
    record = record_from_data(deal(seed="3", book=book)["record"])
    assert record.hands == hands_of(3, book)
    assert "--ruleset sollo" in record.about
    assert "--ruleset" not in deal(seed="3", book=load_ruleset("altenburg-1988"))["record"]["about"]


@pytest.fixture
def run() -> Callable[..., str]:
    """Run the command line and return what it says on standard error."""

    def command(*arguments: str) -> str:
        return subprocess.run([SPADILLE, *arguments], capture_output=True, text=True, check=False).stderr

    return command


def test_what_is_read_has_the_shape_of_a_record() -> None:
    path = deals_folder() / "prime-in-bells.yaml"
    assert read(text=path.read_text(encoding="utf-8"))["record"] == record_to_data(load_record(path))
