"""The README does what it says: its sessions are run as they are printed."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SESSIONS = [
    (command.removeprefix(".venv/bin/"), output)
    for block in re.findall(r"^```console\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    for command, output in re.findall(r"^\$ (\S.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    if command.startswith(".venv/bin/spadille ")
]


@pytest.mark.parametrize(("command", "output"), SESSIONS, ids=[command for command, _ in SESSIONS])
def test_a_command_prints_what_the_readme_shows(command: str, output: str) -> None:
    environment = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1"}
    program = ROOT / ".venv" / "bin" / "spadille"
    run = subprocess.run(
        [program, *command.split()[1:]],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=environment,
    )
    assert (run.returncode, run.stderr) == (0, "")
    shown = [line.rstrip() for line in run.stdout.splitlines()]
    if output:
        assert shown == output.splitlines()
    else:
        assert shown


def test_the_readme_opens_with_a_session_that_has_two_results() -> None:
    command, output = SESSIONS[0]
    assert command.startswith("spadille compare ")
    assert README.index(command) < README.index("## ")
    assert {"-6 0 -6 0", "+2 0 +2 0"} <= set(re.findall(r"[-+]\d 0 [-+]\d 0", output))


def test_the_python_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    test = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert test.examples
    result = doctest.DocTestRunner().run(test)
    assert result.failed == 0
