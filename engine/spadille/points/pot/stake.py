"""How much is staked to the pot before a deal, by each who stakes?"""

from __future__ import annotations

from spadille.point import Point, Price

POINT = Point(
    id="pot.stake",
    question="How much is staked to the pot before a deal, by each who stakes?",
    matters="The pot apart from the payments between players.",
    kind=Price(),
)
