"""Well-formed records that break a rule: where, by whom, why, and which rule points say so. Exit status 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille import load_ruleset, replay
from spadille.cli.run import run
from spadille.io.records import parse_record
from spadille.trace import Refusal
from support.record_files import FIVE, GOOD

QUEENS_IN_HAND = GOOD[: GOOD.index("lines:")]
"""Forehand holds all three matadors in bells."""
QUEENS_BEHIND = QUEENS_IN_HAND.replace("forehand", "x").replace("dealer", "forehand").replace("x", "dealer")
"""Dealer holds them."""
TWENTY_FOUR = """\
format: 1
id: small
title: Twenty-four cards
hands:
  forehand: CQ D7 SQ DA DK DQ
  middlehand: DJ HK HQ SA SK C7
  rearhand: HA DT CA CK CT HJ
  dealer: HT H7 SJ ST S7 CJ
"""
THREE = """\
format: 1
id: three
title: Three at the table
hands:
  forehand: CQ D7 SQ DA DK DQ C7 CT
  middlehand: DJ HK HQ SA SK HJ CA CK
  dealer: HT H7 SJ ST S7 CJ HA DT
"""
FRAGE = "contract: {declarer: forehand, game: frage, trump: D, called: HA}"
WON_BY_DEALER = "auction: [forehand frage, middlehand pass, rearhand pass, dealer grossfrage, forehand pass]"
GAMES = "the games are frage, grossfrage, mussfrage, solo"
BASE = "altenburg-1988"
STRICT = "encyclopaedia-ru"

Expected = tuple[str, int | None, str | None, str, str, tuple[str, ...]]
"""Phase, trick, seat, action, reason, rule points."""

REFUSALS: dict[str, tuple[str, str, str, Expected]] = {
    "a card that is not in the hand": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: [CQ D8 DT C9]",
        ("play", 1, "dealer", "C9", "dealer does not hold it", ()),
    ),
    "a card played twice": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: [CQ D8 DT D9, CQ DJ S8 S7]",
        ("play", 2, "forehand", "CQ", "forehand does not hold it", ()),
    ),
    "not following suit": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: [CQ HK DT D9]",
        ("play", 1, "middlehand", "HK", "diamonds were led, and middlehand holds D8 DJ", ("play.follow",)),
    ),
    "not overtaking": (
        QUEENS_IN_HAND,
        STRICT,
        f"{FRAGE}\nplay: [C8 C7 CA CJ]",
        ("play", 1, "middlehand", "C7", "the trick must be overtaken with CT", ("play.overtake",)),
    ),
    "a bid too low": (
        QUEENS_BEHIND,
        BASE,
        "auction: [forehand solo, middlehand frage]",
        (
            "auction",
            None,
            "forehand",
            "solo",
            "whoever opens may only bid frage or pass",
            ("auction.opening",),
        ),
    ),
    "a bid no higher": (
        QUEENS_BEHIND,
        BASE,
        "auction: [forehand frage, middlehand frage]",
        (
            "auction",
            None,
            "middlehand",
            "frage",
            "it is not higher than frage",
            ("auction.order", "auction.couleur_rank"),
        ),
    ),
    "a call after passing": (
        QUEENS_BEHIND,
        BASE,
        "auction: [forehand pass, middlehand pass, forehand frage]",
        (
            "auction",
            None,
            "forehand",
            "frage",
            "forehand has passed and is out of the auction; it is rearhand's turn",
            ("auction.procedure",),
        ),
    ),
    "a call out of turn": (
        QUEENS_BEHIND,
        BASE,
        "auction: [forehand frage, rearhand pass]",
        ("auction", None, "rearhand", "pass", "it is middlehand's turn", ("auction.procedure",)),
    ),
    "a call after the auction": (
        QUEENS_BEHIND,
        BASE,
        "auction: [forehand frage, middlehand pass, rearhand pass, dealer grossfrage, forehand pass, forehand solo]",
        (
            "auction",
            None,
            "forehand",
            "solo",
            "forehand has passed and is out of the auction; the auction is over",
            ("auction.procedure",),
        ),
    ),
    "a hold against nobody": (
        QUEENS_BEHIND,
        BASE,
        "auction: [forehand hold]",
        ("auction", None, "forehand", "hold", "nobody has overbid him", ()),
    ),
    "a misspelt bid": (
        QUEENS_BEHIND,
        BASE,
        "auction: [forehand fragen]",
        (
            "auction",
            None,
            "forehand",
            "fragen",
            "the calls are pass, hold and the games frage, grossfrage, solo; did you mean 'frage'?",
            ("auction.order",),
        ),
    ),
    "a pass with both black queens": (
        QUEENS_IN_HAND,
        BASE,
        "auction: [forehand pass]",
        (
            "auction",
            None,
            "forehand",
            "pass",
            "his hand obliges him to bid grossfrage",
            ("auction.two_queens",),
        ),
    ),
    "a contract in the middle of the auction": (
        QUEENS_BEHIND,
        BASE,
        f"auction: [forehand frage]\n{FRAGE}",
        (
            "call",
            None,
            "forehand",
            "frage",
            "the auction is not over: middlehand is to speak",
            ("auction.procedure",),
        ),
    ),
    "a contract that another has won": (
        QUEENS_BEHIND,
        BASE,
        f"{WON_BY_DEALER}\ncontract: {{declarer: forehand, game: grossfrage, trump: H, called: CA}}",
        ("call", None, "forehand", "grossfrage", "dealer won the auction", ("auction.procedure",)),
    ),
    "a game that the ruleset does not have": (
        QUEENS_IN_HAND,
        BASE,
        "contract: {declarer: forehand, game: mediateur, trump: D, called: HA, returns: C8}",
        ("call", None, "forehand", "mediateur", f"there is no such game here; {GAMES}", ("game.mediateur",)),
    ),
    "a misspelt game": (
        QUEENS_IN_HAND,
        BASE,
        FRAGE.replace("frage", "fragee"),
        (
            "call",
            None,
            "forehand",
            "fragee",
            f"there is no such game here; {GAMES}; did you mean 'frage'?",
            ("game.fragee",),
        ),
    ),
    "trumps named as the called suit": (
        QUEENS_IN_HAND,
        BASE,
        "contract: {declarer: forehand, game: grossfrage, trump: H, called: HA}",
        ("call", None, "rearhand", "trump H", "it is the suit of the called card", ("call.suit_as_trump",)),
    ),
    "a trump called": (
        QUEENS_IN_HAND,
        BASE,
        "contract: {declarer: forehand, game: frage, trump: H, called: HA}",
        (
            "call",
            None,
            "forehand",
            "call HA",
            "an ace of a plain suit is called, a king only where no ace will do",
            ("call.which", "call.all_aces"),
        ),
    ),
    "the called ace held by declarer": (
        QUEENS_IN_HAND,
        BASE,
        "contract: {declarer: forehand, game: frage, trump: S, called: DA}",
        ("call", None, "forehand", "call DA", "declarer holds it himself", ("call.own_ace",)),
    ),
    "no called card": (
        QUEENS_IN_HAND,
        BASE,
        "contract: {declarer: forehand, game: frage, trump: D}",
        (
            "call",
            None,
            "forehand",
            "call",
            "in Frage a card must be named, and the contract has no 'called'",
            ("game.frage",),
        ),
    ),
    "a called card in a Solo": (
        QUEENS_IN_HAND,
        BASE,
        "contract: {declarer: forehand, game: solo, trump: D, called: HA}",
        ("call", None, "forehand", "call HA", "in Solo no card is called", ("game.solo",)),
    ),
    "stopping before five": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: [CQ D8 DT D9, D7 DJ S8 S7, SQ C7 S9 H7, stop]",
        (
            "play",
            4,
            "forehand",
            "stop",
            "only a side that has won exactly the first 5 tricks in a row may stop",
            ("end.stop",),
        ),
    ),
    "a trick after the stop": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: {FIVE}, stop, DQ HK H9 ST]",
        ("play", None, None, "DQ HK H9 ST", "the deal is over", ()),
    ),
    "a second stop": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: {FIVE}, stop, stop]",
        ("play", None, None, "stop", "the deal is over", ()),
    ),
    "asking for the partner at once": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: [helfer]",
        ("play", 1, "forehand", "helfer", "4 tricks must have been played", ("play.helfer",)),
    ),
    "a revoke that is none": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: [revoke middlehand D8, CQ D8 DT D9]",
        ("play", 1, "middlehand", "revoke D8", "the card is a proper one, and no revoke", ("play.follow",)),
    ),
    "a card exposed that he does not hold": (
        QUEENS_IN_HAND,
        BASE,
        f"{FRAGE}\nplay: [exposed dealer CQ]",
        ("play", 1, "dealer", "exposed CQ", "dealer does not hold it", ()),
    ),
    "24 cards under a ruleset with 32": (
        TWENTY_FOUR,
        BASE,
        FRAGE,
        ("deal", None, None, "deal", "the record has 24 cards, the pack of this game 32", ("pack.cards",)),
    ),
    "32 cards under a ruleset with 24": (
        QUEENS_IN_HAND,
        "sollo",
        FRAGE,
        ("deal", None, None, "deal", "the record has 32 cards, the pack of this game 24", ("pack.cards",)),
    ),
    "three seats under a ruleset with four": (
        THREE,
        BASE,
        FRAGE,
        ("deal", None, None, "deal", "the record has 3 seats, the game 4", ("table.players",)),
    ),
}


def written(head: str, line: str) -> str:
    return head + "lines:\n  - id: main\n" + "".join(f"    {row}\n" for row in line.split("\n"))


def refused(name: str) -> Refusal:
    head, spec, line, _ = REFUSALS[name]
    trace = replay(parse_record(written(head, line), "r"), load_ruleset(spec))
    assert (trace.status, trace.scores, trace.made, trace.prime) == ("refused", None, None, None)
    assert trace.refusal is not None
    return trace.refusal


@pytest.mark.parametrize("name", REFUSALS)
def test_refusal(name: str) -> None:
    refusal = refused(name)
    found = (refusal.phase, refusal.trick, refusal.seat, refusal.action, refusal.because, refusal.points)
    assert found == REFUSALS[name][3]


@pytest.mark.parametrize("name", REFUSALS)
def test_a_message_has_place_action_reason_and_every_ruling_with_its_grade(name: str) -> None:
    refusal = refused(name)
    parts = [refusal.phase, refusal.seat or "", refusal.action, refusal.because, *refusal.points]
    grades = [f"; {ruling.grade}" for ruling in refusal.rulings]
    assert [part for part in [*parts, *grades] if part not in refusal.message] == []


def test_a_message_whole() -> None:
    assert refused("stopping before five").message == (
        "play, trick 4, forehand: stop: only a side that has won exactly the first 5 tricks in a row may stop "
        "[end.stop = may_stop; reported, wikipedia-ru, Rules, prime and tout, wikipedia-2018, Rules, prime]"
    )


@pytest.mark.parametrize("name", ["not following suit", "24 cards under a ruleset with 32"])
def test_the_exit_status_is_1(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, spec, line, _ = REFUSALS[name]
    path = tmp_path / "r.yaml"
    path.write_text(written(head, line), encoding="utf-8")
    assert run(["replay", str(path), "--ruleset", spec, "--json"]) == 1
    assert '"status": "refused"' in capsys.readouterr().out
