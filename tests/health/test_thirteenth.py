"""A new ruleset needs one YAML file and its source's file, and no Python: the acceptance test of the design."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from spadille import load_ruleset

SOURCE = """\
format: 1
id: inn-at-the-bridge
kind: web-page
short: Inn at the bridge
csl: {type: webpage, title: A house rule made for a test}
about: Made for a test.
game: variant
read: {extent: full, what: The whole of a card pinned to the wall.}
"""

CITE = "cites: [{witness: inn-at-the-bridge, at: the card}]"

RECORD = """\
format: 1
id: four-are-enough
title: Four are enough
hands:
  forehand: C7 CK CQ D7 D8 D9 DA DJ
  middlehand: CA CJ H8 H9 HA SA SJ SK
  rearhand: C8 C9 CT DQ HK S7 S8 SQ
  dealer: DK DT H7 HJ HQ HT S9 ST
lines:
  - id: main
    auction: [forehand kleinsolo, middlehand pass, rearhand pass, dealer pass]
    contract: {declarer: forehand, game: kleinsolo, trump: D}
    play:
      - CQ CJ DQ DK
      - D7 H8 SQ DT
      - DA H9 C8 H7
      - DJ SJ C9 HJ
      - stop
"""


def ruleset(points: Iterable[str]) -> str:
    """Write a ruleset that answers little, is silent on the other points, and has a game that no other book knows."""
    own = {
        "auction.order": "kleinsolo < frage < grossfrage < solo",
        "game.kleinsolo": "{partner: none, trumps: declarer, aim: 4}",
        "score.base.kleinsolo": "3",
        "auction.opening": "any_game",
        "score.prime": "1",
    }
    lines = ["format: 1", "id: inn-at-the-bridge", "source: inn-at-the-bridge", "title: Inn at the bridge"]
    lines += ["read: All of it.", "names: {kleinsolo: Little solo}", "rulings:"]
    silent = [point for point in points if point not in own]
    for point, answer in own.items():
        lines.append(f"  {point}: {{answer: {answer}, grade: stated, {CITE}}}")
    lines += [f"  {point}: {{grade: silent}}" for point in silent]
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def edition(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the edition with a thirteenth ruleset in it: two new files, nothing changed."""
    copy = tmp_path_factory.mktemp("edition")
    shutil.copy(root / "pyproject.toml", copy)
    for folder in ("engine", "rulesets", "sources"):
        shutil.copytree(root / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "docs" / "deals").mkdir(parents=True)
    (copy / "docs" / "deals" / "four-are-enough.yaml").write_text(RECORD, encoding="utf-8")
    (copy / "sources" / "inn-at-the-bridge.yaml").write_text(SOURCE, encoding="utf-8")
    (copy / "rulesets" / "inn-at-the-bridge.yaml").write_text(
        ruleset(load_ruleset("hammer-1811").rulings), encoding="utf-8"
    )
    return copy


def run(edition: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line of an edition's own engine."""
    program = (
        f"import sys; sys.path.insert(0, {str(edition / 'engine')!r}); from spadille.cli import main; main()"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False, cwd=edition
    )


def test_the_new_files_are_found_sound(edition: Path) -> None:
    found = run(edition, "check")
    assert (found.returncode, found.stderr) == (0, "")


def test_a_deal_is_played_by_the_new_book(edition: Path) -> None:
    played = run(
        edition, "replay", "docs/deals/four-are-enough.yaml", "--ruleset", "inn-at-the-bridge", "--json"
    )
    trace = json.loads(played.stdout)
    assert trace["status"] == "complete"
    assert trace["prime"] is True
    assert trace["scores"] == {"forehand": 3 + 1, "middlehand": 0, "rearhand": 0, "dealer": 0}
    assert [(item["label"], item["grade"]) for item in trace["items"]] == [
        ("Little solo", "stated"),
        ("Prime", "stated"),
    ]


def test_the_new_book_stands_in_the_collation_and_is_compared(edition: Path) -> None:
    columns = json.loads(run(edition, "collate", "--json").stdout)["points"]
    assert all("inn-at-the-bridge" in row["answers"] for row in columns)
    compared = run(
        edition,
        "compare",
        "docs/deals/four-are-enough.yaml",
        "--rulesets",
        "inn-at-the-bridge,hammer-1811",
        "--json",
    )
    against = json.loads(compared.stdout)["against"][0]
    assert against["first"]["phase"] == "auction"
    assert "auction.order" in against["points"]
