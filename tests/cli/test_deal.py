"""`spadille deal`: the same seed gives the same deal, in every process and every version of Python."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from spadille.io.records import load_record, parse_record
from support.calling import Call, as_program

# Dealt with Python 3.11. Whoever changes these changes every deal that anybody has noted by its seed.
SEED_0 = {
    "forehand": "CA CK CQ D9 DA H9 HA SK",
    "middlehand": "C8 CJ DK H8 HK HQ S7 SA",
    "rearhand": "C9 CT D7 D8 DQ HJ S9 SJ",
    "dealer": "C7 DJ DT H7 HT S8 SQ ST",
}


def test_a_seed_gives_its_deal_in_any_process() -> None:
    outs = {
        as_program("deal", "--seed", "0", environment={**os.environ, "PYTHONHASHSEED": seed}).out
        for seed in ("1", "2")
    }
    assert len(outs) == 1
    record = parse_record(outs.pop(), "deal")
    assert {seat: " ".join(hand) for seat, hand in record.hands.items()} == SEED_0


def test_seeds_give_different_deals(spadille: Call) -> None:
    seeds = ["0", "1", "-1", "2", "-2", "99999999999999999999", "-99999999999999999999"]
    hands = {spadille("deal", "--seed", seed).out.partition("hands:")[2] for seed in seeds}
    assert len(hands) == len(seeds)


def test_without_a_seed_the_record_says_how_to_have_it_again(spadille: Call) -> None:
    first = spadille("deal").out
    seed = re.search(r"--seed (-?\d+)", first)
    assert seed is not None
    assert spadille("deal", "--seed", seed[1]).out == first
    assert spadille("deal").out != first


@pytest.mark.parametrize("seed", ["1.0", "", " ", "01", "+1", "1_0", "--0", "-0", "x", "١", "9" * 61])
def test_what_is_no_seed_is_refused_with_a_reason(spadille: Call, seed: str) -> None:
    called = spadille("deal", f"--seed={seed}")
    assert (called.status, called.out) == (2, "")
    assert "seed" in called.err


@pytest.mark.parametrize("ruleset", ["altenburg-1988", "hammer-1811", "malborn", "pierer-1863"])
def test_a_deal_can_be_replayed(spadille: Call, tmp_path: Path, ruleset: str) -> None:
    path = tmp_path / "deal.yaml"
    for seed in range(5):
        path.write_text(spadille("deal", "--seed", seed).out, encoding="utf-8")
        called = spadille("replay", path, "--ruleset", ruleset, "--json")
        assert (called.status, called.data["status"]) == (0, "partial")


def test_a_ruleset_has_its_own_pack(spadille: Call, tmp_path: Path) -> None:
    path = tmp_path / "deal.yaml"
    path.write_text(spadille("deal", "--seed", 3, "--ruleset", "sollo").out, encoding="utf-8")
    assert {len(hand) for hand in load_record(path).hands.values()} == {6}
    called = spadille("replay", path, "--ruleset", "sollo", "--json")
    assert (called.status, called.data["status"]) == (0, "partial")


def test_json_is_the_same_record(spadille: Call) -> None:
    as_yaml = parse_record(spadille("deal", "--seed", 4).out, "deal")
    assert parse_record(spadille("deal", "--seed", 4, "--json").out, "deal").hands == as_yaml.hands


def test_a_dealt_record_is_written_as_our_files_are(spadille: Call, tmp_path: Path) -> None:
    path = tmp_path / "seed-5.yaml"
    path.write_text(spadille("deal", "--seed", 5).out, encoding="utf-8")
    assert spadille("fmt", "--check", path).status == 0
    assert spadille("check", path).status == 0
