"""Whatever is called, and however it ends: a message, an exit status, never a traceback."""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from spadille.cli.app import COMMANDS
from support.calling import PROGRAM, Call, as_program

BASE = "altenburg-1988"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "Usage: spadille"),
        ("raplay", "there is no command 'raplay'; did you mean 'replay'?"),
        ("replay", "Missing argument 'RECORD...'"),
        ("replay x.yaml", "Missing option '--ruleset'"),
        ("replay x.yaml --ruleset", "requires an argument"),
        ("rules altenburg-1998", "there is no ruleset 'altenburg-1998'"),
        ("rules altenburg-1998", "did you mean 'altenburg-1988'?"),
        (f"rules {BASE}+play.frist_lead=declarer", "did you mean 'play.first_lead'?"),
        (f"rules {BASE}+play.first_lead=declarre", "did you mean 'declarer'?"),
        (f"rules {BASE}+play.first_lead", "expected 'point=answer' behind every '+'"),
        (f"rules {BASE}+", "expected 'point=answer' behind every '+'"),
        (f"rules {BASE}+play.first_lead=declarer+play.first_lead=forehand", "twice"),
        (f"rules {BASE}+score.base.slo=3", "did you mean 'score.base.solo'?"),
        (f"rules {BASE}+game.solo={{partner:", "game.solo: found"),
        (f"rules {BASE} --point play.frist_lead", "did you mean 'play.first_lead'?"),
        ("rules ../rulesets/altenburg-1988", "there is no ruleset"),
        (f"collate {BASE} {BASE}", "is named twice"),
        ("rules --jsno", "No such option"),
        ("compare x.yaml --rulesets ,", "there is no ruleset ''"),
        ("completion tcsh", "'tcsh' is not one of"),
        ("simulate", "the command 'simulate' is planned, and not there yet"),
        ("solve x.yaml", "the command 'solve' is planned, and not there yet"),
        ("sources hammer", "did you mean 'hammer-1811'?"),
        ("sources neuestes", "did you mean 'neuestes-spielbuch-1834'?"),
        ("rules malborn --point pot", "did you mean 'pot."),
        ("collate altenburg-198 hamer-1811", "did you mean 'altenburg-1988'?"),
        ("collate altenburg-198 hamer-1811", "did you mean 'hammer-1811'?"),
        ("compare x.yaml --rulesets altenburg-198,solo", "did you mean 'sollo'?"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(spadille: Call, words: str, message: str) -> None:
    called = spadille(*words.split())
    assert (called.status, called.out) == (2, "")
    assert message in called.err


@pytest.mark.parametrize("command", ["check", "fmt", "replay"])
def test_an_empty_path_is_not_the_folder_one_is_in(spadille: Call, command: str) -> None:
    called = spadille(command, "", *(["--ruleset", BASE] if command == "replay" else []))
    assert (called.status, called.out) == (2, "")
    assert "found an empty path" in called.err


@pytest.mark.parametrize("command", [("replay", "-", "--ruleset", BASE), ("compare", "-")])
def test_standard_input_may_be_anything(command: tuple[str, ...], prime: Path) -> None:
    """Some programs hand over a socket, which cannot be opened by a path."""
    ours, theirs = socket.socketpair()
    ours.sendall(prime.read_bytes())
    ours.close()
    with theirs:
        done = subprocess.run(
            [*PROGRAM, *command, "--json"], stdin=theirs, capture_output=True, check=False, encoding="utf-8"
        )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["record"] == "prime-in-bells"


@pytest.mark.parametrize(
    ("closed", "message"),
    [("<&-", "standard input is closed"), (">&-", "cannot write the output: standard output is closed")],
)
def test_what_is_closed_is_said_to_be(closed: str, message: str) -> None:
    words = shlex.join([*PROGRAM, "replay", "-", "--ruleset", BASE, "--json"])
    done = subprocess.run(
        ["sh", "-c", f"{words} {closed}"], stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    assert done.returncode == 2
    assert message in done.stderr.decode()


@pytest.mark.parametrize(
    ("words", "blanks", "status"), [(["check", "--json"], "", 2), (["fmt", "--check"], "  ", 1)]
)
def test_a_name_that_is_no_text_is_shown_as_it_can(
    words: list[str], blanks: str, status: int, tmp_path: Path, prime: Path
) -> None:
    wrong = os.fsencode(tmp_path) + b"/bad\xff.yaml"
    text = prime.read_text("utf-8").replace("\n", f"{blanks}\n")
    Path(os.fsdecode(wrong)).write_text(
        text if blanks else text.replace("title:", "titel:"), encoding="utf-8"
    )
    done = subprocess.run([*PROGRAM, *words, wrong], capture_output=True, check=False)
    assert done.returncode == status, done.stderr
    assert rb"bad\udcff.yaml" in done.stdout


def test_a_title_does_not_steer_the_terminal(tmp_path: Path, prime: Path) -> None:
    record = tmp_path / "r.yaml"
    title = '"\\e]0;told\\a and \\u202Eback"'
    record.write_text(
        re.sub("(?m)^title: .*", lambda _: f"title: {title}", prime.read_text("utf-8")), encoding="utf-8"
    )
    for words in (("replay", record, "--ruleset", BASE), ("compare", record)):
        out = as_program(*words).out
        assert r"\x1B]0;told\x07 and \u202Eback" in out
        assert not re.search("[\x1b\x07\u202e]", out)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples_that_fit(spadille: Call, command: str) -> None:
    called = spadille(command, "--help")
    assert (called.status, called.err) == (0, "")
    assert "For example:" in called.out
    assert f"spadille {command}" in called.out.partition("For example:")[2]
    assert max(map(len, called.out.splitlines())) <= 80


def test_help_and_version(spadille: Call) -> None:
    out = spadille("--help").out
    assert all(f"\n  {command} " in out for command in COMMANDS)
    assert spadille("-h").out == out
    assert spadille("--version").out.startswith("spadille 0.")


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02", b"\xff\xfe", b"- " * 20_000, b"\xc3\x28"])
def test_files_that_are_none_of_ours(spadille: Call, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.yaml"
    path.write_bytes(content)
    for words in (("replay", path, "--ruleset", BASE), ("compare", path), ("check", path), ("fmt", path)):
        called = spadille(*words)
        assert (called.status, called.out) == (2, "")
        assert called.err.startswith(str(path))


def test_a_folder_is_no_record(spadille: Call, tmp_path: Path) -> None:
    called = spadille("compare", tmp_path)
    assert (called.status, called.err) == (2, f"{tmp_path}: found a folder; expected a file\n")


def test_a_file_that_may_not_be_read(spadille: Call, prime: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    called = spadille("compare", prime, "--rulesets", BASE)
    assert called.status == 2
    assert "found no permission" in called.err


def test_an_interrupted_call_says_so(spadille: Call, prime: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("spadille.game.replay", interrupt)
    called = spadille("replay", prime, "--ruleset", BASE)
    assert (called.status, called.err) == (130, "Error: interrupted\n")


def test_a_fault_of_our_own_is_told_as_one(
    spadille: Call, prime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise LookupError("nowhere")

    monkeypatch.setattr("spadille.game.replay", fail)
    called = spadille("replay", prime, "--ruleset", BASE)
    assert called.status == 2
    assert "a fault of Spadille itself (LookupError: nowhere)" in called.err
    monkeypatch.setenv("SPADILLE_TRACEBACK", "1")
    with pytest.raises(LookupError):
        spadille("replay", prime, "--ruleset", BASE)


@pytest.mark.parametrize("words", [("collate", "--json"), ("collate",), ("schema",)])
def test_a_reader_who_leaves_early_is_no_error(words: tuple[str, ...]) -> None:
    with subprocess.Popen([*PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert (process.stderr.read(), process.wait()) == (b"", 0)


def test_output_that_cannot_be_written_is_an_error() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, "schema"], stdout=full, stderr=subprocess.PIPE, check=False, encoding="utf-8"
        )
    assert (done.returncode, done.stderr) == (2, "Error: cannot write the output: No space left on device\n")


def test_data_are_utf_8_whatever_the_locale() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "LC_ALL": "C"}
    called = as_program("collate", "--json", environment=environment)
    assert "Médiateur" in called.out


def test_data_need_no_library_for_people(prime: Path) -> None:
    script = (
        "import sys; from spadille.cli.run import run; "
        f"status = run(['replay', {str(prime)!r}, '--ruleset', {BASE!r}, '--json']); "
        "print(status, 'rich' in sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert done.stderr.split() == ["0", "False"]
    assert json.loads(done.stdout)["status"] == "complete"


def test_importing_spadille_imports_nothing_else() -> None:
    script = "import sys, spadille; print([name for name in sys.modules if name.startswith('spadille.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert done.stdout == "[]\n"


def test_the_public_names_are_there() -> None:
    import spadille

    assert spadille.load_ruleset(BASE).id == BASE
    assert all(getattr(spadille, name) for name in spadille.__all__)
    assert set(spadille.__all__) <= set(dir(spadille))
    with pytest.raises(AttributeError, match="no attribute 'reply'"):
        _ = spadille.reply
