"""Measure what a call of the command line costs in CPU time, imports included: one record, and a thousand.

Run by hand: `.venv/bin/python tests/benchmarks/command_line.py`. The aims are 0.35 s for a call with one record and 10 s for
a call with a thousand. What a machine makes of them is for a reader to judge; no test asserts it.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from spadille.contract import conclude
from spadille.dealing import random_record
from spadille.inquiry import Inquiry
from spadille.io.record_text import record_to_yaml
from spadille.library import base_id, load_ruleset
from spadille.log import Log
from spadille.phases import play
from spadille.phases.narrowing import legal
from spadille.record import Record, Trick
from spadille.ruleset import Ruleset

COMMAND = (sys.executable, "-c", "from spadille.cli import main; main()")


def played(seed: int, ruleset: Ruleset) -> Record:
    """Return the deal with this seed, its made-up contract played out with the first legal card every time."""
    record = random_record(seed)
    line = record.lines[0]
    assert line.contract is not None
    state = conclude(line.contract, record, None, log=Log(ruleset))
    while not state.over:
        state = play.begin(state, Inquiry(ruleset)) if state.leader is None else state
        state = play.apply(state, legal(play.narrowings(state, Inquiry(ruleset)))[0], Inquiry(ruleset))
    rows = tuple(Trick(trick.cards) for trick in state.tricks)
    return replace(record, lines=(replace(line, play=rows),))


def seconds(*arguments: str) -> float:
    """Return the CPU time of one call."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*COMMAND, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Print a table of calls and their costs."""
    ruleset = load_ruleset(base_id())
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for seed in range(1000):
            path = Path(folder) / f"{seed}.yaml"
            path.write_text(record_to_yaml(played(seed, ruleset)), encoding="utf-8")
            files.append(str(path))
        under = ("--ruleset", ruleset.spec)
        calls = {
            "--version": ("--version",),
            "replay, one record, --json": ("replay", files[0], *under, "--json"),
            "replay, one record, for people": ("replay", files[0], *under),
            "compare, one record, --json": ("compare", files[0], "--json"),
            "score --json": ("score", *under, *"--game solo --trump H --tricks 5 --json".split()),
            "deal --seed 0": ("deal", "--seed", "0"),
            "collate --json": ("collate", "--json"),
            "replay, 1,000 records, --json": ("replay", *files, *under, "--json"),
        }
        for name, arguments in calls.items():
            best = min(seconds(*arguments) for _ in range(1 if "1,000" in name else 3))
            sys.stdout.write(f"{best:7.3f} s  {name}\n")


if __name__ == "__main__":
    main()
