"""The first page: what it shows of its deal is what the engine makes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from spadille.errors import UsageError
from spadille.game import replay
from spadille.site import faces, home, words
from spadille.site.edition import Edition
from spadille.site.here import Here
from spadille.site.words import home as said
from support.html import Element, parsed

RECORD = "one-trick-too-many"


@pytest.fixture(scope="module")
def pair(edition: Edition) -> home.Pair:
    return home.pair_of(next(record for record in edition.records if record.id == RECORD), edition)


def test_the_same_cards_come_to_two_results(page: Callable[[str], Element], pair: home.Pair) -> None:
    shown = page("index.md").all(class_="sp-verdict")
    assert len(shown) == 2
    for verdict, ruleset in zip(shown, pair.books, strict=True):
        trace = replay(pair.record, ruleset)
        assert trace.scores is not None
        assert verdict.one(class_="sp-verdict__word").text == said.RESULT[bool(trace.made)]
        assert [gain.text for gain in verdict.one(class_="sp-verdict__gains").all("li")] == [
            f"{words.SEATS[seat]} {faces.amount(amount)}" for seat, amount in trace.scores.items() if amount
        ]
    assert shown[0].one(class_="sp-verdict__word").text != shown[1].one(class_="sp-verdict__word").text


def test_every_card_is_on_the_table(page: Callable[[str], Element], pair: home.Pair) -> None:
    hands = page("index.md").all(class_="sp-fan")
    assert sorted(len(hand.all("use")) for hand in hands) == sorted(map(len, pair.record.hands.values()))
    pictures = [use.attributes["href"].rpartition("#")[2] for hand in hands for use in hand.all("use")]
    assert sorted(pictures) == sorted(card for hand in pair.record.hands.values() for card in hand)


def test_the_rule_that_made_the_difference_is_cited(page: Callable[[str], Element], pair: home.Pair) -> None:
    rule = page("index.md").one(class_="sp-home__rule")
    assert len(rule.all(class_="sp-asked")) == len(pair.against.points) > 0
    assert all(answer.all(class_="sp-cite") for answer in rule.all("dd"))


def test_a_page_without_a_deal_stays_as_it_is(edition: Edition) -> None:
    assert home.filled("<p>Nothing</p>", "read.md", edition) == "<p>Nothing</p>"


def test_a_deal_that_is_not_there_is_named(edition: Edition) -> None:
    with pytest.raises(UsageError, match="no-such-deal"):
        home.filled('<div data-home="no-such-deal"></div>', "index.md", edition)


def test_a_deal_of_one_book_is_none_for_the_first_page(edition: Edition, pair: home.Pair) -> None:
    alone = replace(pair.record, expect=pair.record.expect[:1])
    with pytest.raises(UsageError, match=RECORD):
        home.pair_of(alone, edition)


def test_a_deal_that_was_not_played_out_has_no_result(edition: Edition, pair: home.Pair) -> None:
    line = replace(pair.record.lines[0], play=pair.record.lines[0].play[:3])
    shown = parsed(home.deal(replace(pair.record, lines=(line,)), Here(edition, "index.md")))
    assert {word.text for word in shown.all(class_="sp-verdict__word")} == {said.NOT_PLAYED}
