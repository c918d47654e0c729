"""The page on Python is run as it is printed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

FENCE = re.compile(r"^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


RUN = """
import doctest, json, sys
runner = doctest.DocTestRunner(verbose=False)
names = {"__name__": "__main__"}
for line, code in json.load(sys.stdin):
    session = doctest.DocTestParser().get_doctest(code, names, "python.md", "docs/python.md", line)
    runner.run(session, clear_globs=False)
    names = session.globs
print(runner.tries)
sys.exit(runner.failures)
"""


def test_every_session_prints_what_stands_there(root: Path) -> None:
    text = (root / "docs" / "python.md").read_text(encoding="utf-8")
    fences = [(text.count("\n", 0, match.start("code")), match["code"]) for match in FENCE.finditer(text)]
    # A session of its own, as a reader has one: what other tests have imported must not help or hinder.
    ran = subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=root,
        input=json.dumps(fences),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert int(ran.stdout) > 20
