"""What must a player do who holds both black queens?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from spadille.cards import BASTE, SPADILLE, Card
from spadille.point import Answer, Choice, Point


class TwoQueens(Answer):
    """The answers."""

    NO_DUTY = "no_duty", "Nothing: he bids as he likes."
    NO_FRAGE = "may_not_bid_frage", "He may not play a Frage, but may pass or bid anything else."
    GROSSFRAGE = "must_bid_grossfrage", "He must bid Großfrage, as long as it can still be bid."
    GROSSFRAGE_OR_SOLO = (
        "must_bid_grossfrage_unless_solo",
        "He must bid Großfrage, unless he bids Solo or a Solo has already been bid.",
    )
    WITH_MANILLE = (
        "must_bid_with_spadille_and_manille",
        (
            "Not he: the holder of spadille and a seven, which may become manille, must bid Großfrage, "
            "unless he bids Solo or a Solo has already been bid."
        ),
    )
    RESPEKT = "must_bid_respekt", "He must bid Respekt, as long as it can still be bid, or a higher game."


@dataclass(frozen=True, slots=True)
class Duty:
    """What a hand must do in the auction."""

    lowest: str
    """The game that it must at least bid."""
    may_go_higher: bool


_DUTIES = {
    TwoQueens.GROSSFRAGE: Duty("grossfrage", may_go_higher=False),
    TwoQueens.GROSSFRAGE_OR_SOLO: Duty("grossfrage", may_go_higher=True),
    TwoQueens.WITH_MANILLE: Duty("grossfrage", may_go_higher=True),
    TwoQueens.RESPEKT: Duty("respekt", may_go_higher=True),
}


def concerns(hand: Iterable[Card]) -> bool:
    """Tell whether any answer could bind the hand: it holds spadille, with baste or with a seven."""
    cards = set(hand)
    return SPADILLE in cards and (BASTE in cards or any(card.rank == "7" for card in cards))


def duty(answer: TwoQueens, hand: Iterable[Card]) -> Duty | None:
    """Return what a hand that holds spadille must bid under this answer, or None when it is free."""
    cards = set(hand)
    manille = any(card.rank == "7" for card in cards)
    held = manille if answer is TwoQueens.WITH_MANILLE else BASTE in cards
    return _DUTIES.get(answer) if held and SPADILLE in cards else None


def forbids_frage(answer: TwoQueens, hand: Iterable[Card]) -> bool:
    """Tell whether the hand may not play a Frage under this answer."""
    return answer is TwoQueens.NO_FRAGE and {SPADILLE, BASTE} <= set(hand)


POINT = Point(
    id="auction.two_queens",
    question="What must a player do who holds both black queens?",
    matters="He holds two of the three highest trumps whatever is named: he may be too strong for the small game.",
    kind=Choice(TwoQueens),
)
