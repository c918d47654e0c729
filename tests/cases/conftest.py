"""Faults that other people's programs had, as small records: each file of `records/` bears its case's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.cli.run import run
from support.calling import Call, Called

RECORDS = Path(__file__).parent / "records"


@pytest.fixture
def spadille(capsys: pytest.CaptureFixture[str]) -> Call:
    """Call the command line with some words."""

    def call(*words: object) -> Called:
        capsys.readouterr()
        status = run([str(word) for word in words])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Called(status, out, err)

    return call


@pytest.fixture
def own_ace() -> Path:
    """Declarer calls an ace that he holds himself."""
    return RECORDS / "g02-own-ace.yaml"


@pytest.fixture
def early_end() -> Path:
    """The same deal, broken off in six places."""
    return RECORDS / "g05-early-end.yaml"
