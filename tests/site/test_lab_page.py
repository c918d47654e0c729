"""The laboratory's page as it is built: what its script is given, and what it says of the plain player."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from spadille.cards import ALL_CARDS
from spadille.lab import player
from spadille.site.edition import Edition
from spadille.site.here import address, ruleset_page
from spadille.site.lab import given
from spadille.site.lab.page import PATH
from spadille.site.words import lab_deal as said
from support.html import Element, addresses


def test_the_script_is_given_every_deal_once_and_the_packs(site: Path, edition: Edition) -> None:
    data = json.loads((site / given.PATH).read_text(encoding="utf-8"))
    deals = [tuple(record) for phase in data["deals"] for record in phase["records"]]
    assert sorted(deals) == [(record.id, record.title) for record in edition.records]
    sizes = [(len(each["seats"]), len(each["cards"])) for each in data["layouts"]]
    assert sizes == [(4, 32), (4, 24), (3, 24)]
    assert data["layouts"][0]["cards"] == list(ALL_CARDS)


def test_the_page_leads_to_every_book(page: Callable[[str], Element], edition: Edition) -> None:
    found = addresses(page(PATH))
    for ruleset in edition.rulesets:
        assert f"../{address(ruleset_page(ruleset.id))}" in found


def test_the_plain_player_bids_as_the_page_says() -> None:
    auction = said.PLAIN_DOES["The auction"]
    assert f"{player.WITH_PARTNER} for a game with a partner, {player.ALONE} for one without" in auction
