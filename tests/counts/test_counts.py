"""The number of ways through a deal, per ruleset, as chess programs count theirs: any slip in the rules changes one.

`pytest tests/counts --regen` writes `counts.yaml` anew. Whoever does so explains every figure that has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from counts.counting import auctions, ending, playouts
from counts.positions import AUCTIONS, ENDINGS
from spadille.library import all_rulesets, load_ruleset, ruleset_ids
from spadille.points.pack import cards as pack_cards
from spadille.record import Record
from spadille.ruleset import Ruleset

GOLDEN = Path(__file__).parent / "counts.yaml"

Counts = dict[str, dict[str, dict[str, int]]]


def fits(record: Record, ruleset: Ruleset) -> bool:
    dealt = {card for hand in record.hands.values() for card in hand}
    return dealt == pack_cards.PACKS[ruleset.answer(pack_cards.POINT)]


def counted() -> Counts:
    found: Counts = {"auctions": {}, "playouts": {}}
    for ruleset in sorted(all_rulesets(), key=lambda ruleset: ruleset.id):
        found["auctions"][ruleset.id] = {
            name: auctions(record, ruleset) for name, record in AUCTIONS.items() if fits(record, ruleset)
        }
        found["playouts"][ruleset.id] = {
            name: playouts(ending(record, ruleset), ruleset)
            for name, record in ENDINGS.items()
            if fits(record, ruleset)
        }
    return found


@pytest.fixture(scope="module")
def counts(*, regen: bool) -> Counts:
    found = counted()
    if regen:
        GOLDEN.write_text(yaml.safe_dump(found, allow_unicode=True, sort_keys=True), encoding="utf-8")
    return found


@pytest.mark.parametrize("kind", ["auctions", "playouts"])
def test_there_are_as_many_ways_as_there_were(counts: Counts, kind: str) -> None:
    golden: Counts = yaml.safe_load(GOLDEN.read_text(encoding="utf-8"))
    assert sorted(golden[kind]) == list(ruleset_ids())
    assert counts[kind] == golden[kind]


def test_auctions_of_malborn_by_hand(counts: Counts) -> None:
    """Everybody speaks once, for solo < gewiesen < durch, and only rearhand has the card that gewiesen shows.

    The dealer, last, may pass or bid whatever is left above: 3 ways over nothing, 2 over solo or gewiesen, 1 over
    durch. Rearhand over nothing passes (3), or bids solo (2), gewiesen (2) or durch (1): 8; over solo 2 + 2 + 1 = 5;
    over durch 1. Middlehand has no gewiesen: over nothing 8 + 5 + 1 = 14, over solo 5 + 1 = 6, over durch 1.
    Forehand: 14 + 6 + 1 = 21.
    """
    assert counts["auctions"]["malborn"]["queens divided"] == 21


def test_playouts_of_sollo_by_hand(counts: Counts) -> None:
    """Forehand has the first four tricks and leads from S7 HT; the others hold DA HJ, HA HK, DK HQ; clubs are trumps.

    He may stop: 1. On S7 nobody can follow and everybody may play either card: 2 x 2 x 2 = 8, and the last trick
    plays itself. On HT middlehand must play HJ and the dealer HQ, while rearhand has a choice of two hearts: 2.
    Together 11.
    """
    assert counts["playouts"]["sollo"]["24 cards, soloist has the first four"] == 11


def test_a_rule_exchanged_changes_a_count() -> None:
    one = load_ruleset("altenburg-1988+auction.hold=must_raise")
    divided = AUCTIONS["queens divided"]
    assert auctions(divided, one) < auctions(divided, load_ruleset("altenburg-1988"))
    two = load_ruleset("altenburg-1988+play.follow=free")
    four = ENDINGS["soloist has four of five"]
    # Nobody need follow: every order of the three cards in each of four hands, and no trick ends the deal early.
    assert playouts(ending(four, two), two) == 6**4
