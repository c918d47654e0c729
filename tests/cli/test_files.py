"""`spadille check`, `fmt`, `schema`: the files of the edition, and anybody's."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from support.calling import Call

CROOKED = "id: x\nformat: 1\ntitle:  X  \nhands:\n  forehand: CQ C9\nlines: []\n"


def test_the_edition_has_no_problem(spadille: Call) -> None:
    called = spadille("check")
    assert (called.status, called.err) == (0, "")
    assert called.out.startswith("No problem in ")


def test_a_wrong_file_is_2_and_every_problem_is_told(spadille: Call, tmp_path: Path, prime: Path) -> None:
    path = tmp_path / "bad.yaml"
    text = prime.read_text(encoding="utf-8")
    path.write_text(text.replace("C9 CQ", "C10 ♣Q").replace("frage", "frgae"), encoding="utf-8")
    called = spadille("check", path, "--json")
    assert called.status == 2
    assert len(called.data["problems"]) >= 2
    assert called.err.count(f"{path}:8: ") >= 2
    assert {"file": str(path), "line": 8} == {
        key: called.data["problems"][0][key] for key in ("file", "line")
    }


def test_a_result_that_does_not_come_is_a_finding(spadille: Call, tmp_path: Path, prime: Path) -> None:
    path = tmp_path / "prime-in-bells.yaml"
    expectation = "expect:\n  altenburg-1988: {line: main, scores: {forehand: 5, middlehand: 4}}\n"
    path.write_text(prime.read_text(encoding="utf-8") + expectation, encoding="utf-8")
    called = spadille("check", path)
    assert (called.status, called.out) == (1, "")
    assert called.err.startswith(f"{path}:")


def test_a_missing_file_names_its_neighbour(spadille: Call, prime: Path) -> None:
    called = spadille("check", prime.with_name("prime-in-bell.yaml"))
    assert called.status == 2
    assert "did you mean 'prime-in-bells.yaml'?" in called.err


def test_fmt_writes_the_one_spelling_once(spadille: Call, tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(CROOKED, encoding="utf-8")
    path.chmod(0o640)
    assert spadille("fmt", "--check", tmp_path).out == f"{path}\n"
    assert path.read_text(encoding="utf-8") == CROOKED
    assert spadille("fmt", "--check", path).status == 1
    called = spadille("fmt", path)
    assert (called.status, called.out) == (0, f"{path}\n")
    assert path.read_text(encoding="utf-8").startswith("format: 1\nid: x\n")
    assert path.stat().st_mode & 0o777 == 0o640
    assert [entry.name for entry in tmp_path.iterdir()] == ["x.yaml"]
    assert spadille("fmt", path, "--json").data == {"files": 1, "changed": []}


def test_fmt_goes_on_after_a_file_that_cannot_be_read(spadille: Call, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(CROOKED, encoding="utf-8")
    bad.write_text("a: [", encoding="utf-8")
    called = spadille("fmt", bad, good)
    assert (called.status, called.out) == (2, f"{good}\n")
    assert str(bad) in called.err


def test_fmt_leaves_what_may_not_be_written(
    spadille: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(CROOKED, encoding="utf-8")
    monkeypatch.setattr("os.access", lambda *_: False)
    called = spadille("fmt", path)
    assert called.status == 2
    assert "cannot be written" in called.err
    assert path.read_text(encoding="utf-8") == CROOKED


def test_the_files_of_the_edition_have_the_one_spelling(spadille: Call) -> None:
    called = spadille("fmt", "--check")
    assert (called.status, called.out) == (0, "")


def test_the_schema_is_data(spadille: Call) -> None:
    assert spadille("schema").data["$schema"].startswith("https://json-schema.org/")
    assert spadille("schema", "--json").out == spadille("schema").out


def test_a_folder_is_checked_whole(spadille: Call, tmp_path: Path, prime: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        shutil.copy(prime, tmp_path / name)
    assert spadille("check", tmp_path).out == "No problem in 2 files.\n"
