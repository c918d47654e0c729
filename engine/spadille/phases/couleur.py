"""The suits that stand above the others in this deal."""

from __future__ import annotations

from collections.abc import Mapping

from spadille.cards import Suit
from spadille.inquiry import Inquiry
from spadille.points.favourite import fixed_by, sur
from spadille.record import Table
from spadille.state import Level


def preferred(table: Table, rules: Inquiry) -> Mapping[Level, Suit]:
    """Return the favourite suit and the one above it, as far as there are any."""
    suits: dict[Level, Suit] = {}
    favourite = fixed_by.favourite(rules.ask(fixed_by.POINT), table.favourite)
    if favourite is not None:
        suits[Level.FAVOURITE] = favourite
    if table.sur is not None and rules.ask(sur.POINT) is sur.Sur.MAY_AGREE:
        suits[Level.SUR] = table.sur
    return suits


def level_of(trump: Suit | None, table: Table, rules: Inquiry) -> Level:
    """Return the level of a game with these trumps."""
    levels = [level for level, suit in preferred(table, rules).items() if suit == trump]
    return max(levels, default=Level.PLAIN)
