"""The command line as a user calls it, in this process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from spadille.cli.run import run
from support.calling import Call, Called

RECORDS = Path(__file__).parent / "records"
GOLDEN = Path(__file__).parent / "golden"
OURS = ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "SPADILLE_PACK", "_SPADILLE_COMPLETE")


@pytest.fixture
def spadille(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Call the command line with some words."""
    for name in OURS:
        monkeypatch.delenv(name, raising=False)

    def call(*words: object) -> Called:
        capsys.readouterr()
        status = run([str(word) for word in words])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Called(status, out, err)

    return call


@pytest.fixture
def golden(*, regen: bool) -> Callable[[str, str], None]:
    """Hold a text against a file of `golden/`; `--regen` writes the file anew."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / f"{name}.txt"
        if regen:
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return check


@pytest.fixture
def prime() -> Path:
    """A record in which a side wins the first five tricks and stops."""
    return RECORDS / "prime-in-bells.yaml"


@pytest.fixture
def all_pass() -> Path:
    """A record in which all pass, in three lines."""
    return RECORDS / "g03-all-pass.yaml"
