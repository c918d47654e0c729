"""In what order the rules are told: sections, paragraphs, and the questions that each answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SECTIONS: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "table": (("table.players", "pack.cards", "pack.order", "pack.matadors"),),
    "deal": (("deal.first_dealer", "deal.direction", "deal.cut", "deal.batches", "deal.misdeal"),),
    "auction": (
        (
            "auction.order",
            "auction.opening",
            "auction.procedure",
            "auction.hold",
            "auction.raise_after",
        ),
        ("auction.two_queens", "auction.two_queens_four_aces", "auction.all_pass"),
    ),
    "game": (("game",),),
    "favourite": (
        (
            "favourite.fixed_by",
            "favourite.sur",
            "auction.couleur_rank",
            "auction.couleur_partner_names",
            "auction.couleur_binds",
            "favourite.payment",
        ),
    ),
    "call": (
        (
            "call.which",
            "call.own_ace",
            "call.all_aces",
            "call.void_suit",
            "call.laid_card",
            "call.suit_as_trump",
        ),
    ),
    "play": (
        (
            "play.first_lead",
            "play.follow",
            "play.overtake",
            "play.void",
            "play.overtrump",
            "play.undertrump",
        ),
        ("play.matador_privilege", "play.matador_led", "play.called_card", "play.helfer"),
    ),
    "end": (
        ("end.five_tricks", "end.stop", "end.sixth_lead"),
        ("end.tout_announcement", "end.tout_in_forced_game", "end.tout_partner_unknown"),
    ),
    "score": (
        ("score.settlement", "score.unit", "score.base", "score.favourite_base", "score.lost_partner"),
        ("score.odd_unit", "score.codille"),
        (
            "score.prime",
            "score.tout",
            "score.tout_announced",
            "score.tout_counts",
            "score.tout_failed",
            "score.tout_announced_failed",
            "score.tout_partner",
        ),
        ("score.matadors", "score.matadors_counted"),
    ),
    "pot": (("pot.stake", "pot.staked_by", "pot.won_by", "pot.lost"),),
    "irregularity": (
        (
            "irregularity.revoke",
            "irregularity.out_of_turn",
            "irregularity.exposed",
            "irregularity.pot_fine",
        ),
    ),
    "session": (("session.end",),),
}
"""By the anchor of each section: its paragraphs, as the ids of points and families."""
