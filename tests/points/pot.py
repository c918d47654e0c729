"""The pack, the pot, and what goes wrong at the table, under every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from points.exercise import exercise
from spadille.cards import ALL_CARDS
from spadille.ruleset import Ruleset
from support.tables import dealt, finished, outcome, played, seats, table

EIGHT_SPADES = dealt({"forehand": "CQ S7 SQ SA SK SJ ST S9"})
ONE_SPADE = dealt({"forehand": "S8 H7 H8 H9 HT D8 D9 DT"})
SPADES = {"declarer": "forehand", "game": "solo", "trump": "S"}
POT = {"pot.stake": "4", "favourite.fixed_by": "trumps_of_first_deal"}

# Forehand plays a Frage in hearts with middlehand, who has the ace of spades, and leads a diamond.
TABLE = dealt(
    {
        "forehand": "D9 D8 CQ HA HK H7 S9 S8",
        "middlehand": "DA SA SK SJ CA CK CJ H8",
        "rearhand": "DK DQ SQ HQ HJ HT C9 C8",
        "dealer": "DJ DT D7 H9 ST S7 CT C7",
    }
)
FRAGE = {"declarer": "forehand", "game": "frage", "trump": "H", "called": "SA"}
CHIPS = {"score.settlement": "opponents_pay", "pot.stake": "4"}
LOSES = {
    "irregularity.revoke": "side_loses_the_game",
    "irregularity.out_of_turn": "defender_loses_the_game",
    "irregularity.exposed": "defender_loses_the_game",
}


def pot(hands: dict[str, str], *, favourite: str | None = None, lying: int | None = None) -> Callable:
    """Return what sees the pot before and after a solo in spades, and what forehand has of it."""

    def seen(ruleset: Ruleset) -> tuple[Any, ...]:
        found = finished(ruleset, hands, SPADES, at=table(favourite, pot=lying)).pot
        return found.before, found.after, sum(found.to.values())

    return seen


def erred(row: str, *, lying: int = 10) -> Callable:
    """Return what sees how a Frage goes on after an irregularity: the status, the scores, what goes into the pot."""

    def seen(ruleset: Ruleset) -> tuple[Any, ...]:
        rows = [row, "D9 DA DQ DJ"] if row.startswith("revoke") else ["D9 DA DQ DJ", row]
        trace = played(ruleset, TABLE, FRAGE, *rows, at=table(pot=lying))
        paid = (
            {seat.value: -amount for seat, amount in trace.pot.to.items() if amount < 0} if trace.pot else {}
        )
        return outcome(trace), seats(trace), paid

    return seen


EXERCISES = [
    exercise(
        "pack.cards",
        "six cards each",
        {"thirty_two": "refused pack.cards", "twenty_four": "partial"},
        seen=lambda ruleset: outcome(
            played(ruleset, dealt({}, pack=[card for card in ALL_CARDS if card[1] not in "89"]))
        ),
    ),
    exercise(
        "pot.staked_by",
        "the pot holds only this deal's stake",
        {"dealer": (4, 0, 4), "everybody": (16, 0, 16)},
        seen=pot(EIGHT_SPADES),
        under=POT,
    ),
    exercise(
        "pot.won_by",
        "a solo is made with all the tricks",
        {"any_game_made": (10, 0, 10), "favourite_solo_or_tout": (10, 0, 10)},
        seen=pot(EIGHT_SPADES, lying=10),
        under=POT,
    ),
    exercise(
        "pot.won_by",
        "a Frage is made, by a defender's revoke",
        {
            "any_game_made": ("complete", [2, 2, -2, -2], {"before": 10, "after": 0, "to": {"forehand": 10}}),
            "favourite_solo_or_tout": ("complete", [2, 2, -2, -2], {"before": 10, "after": 10, "to": {}}),
        },
        seen=lambda ruleset: (
            outcome(
                trace := played(ruleset, TABLE, FRAGE, "revoke dealer CT", "D9 DA DQ DJ", at=table(pot=10))
            ),
            seats(trace),
            trace.pot.as_json(),
        ),
        under={**LOSES, **CHIPS},
    ),
    exercise(
        "pot.lost",
        "a solo is lost",
        {"stays": (10, 10, 0), "declarer_adds_as_much": (10, 20, -10)},
        seen=pot(ONE_SPADE, lying=10),
        under=POT,
    ),
    exercise(
        "irregularity.revoke",
        "a defender revokes",
        {
            "side_loses_the_game": ("complete", [2, 2, -2, -2], {}),
            "taken_back": ("partial", [], {}),
        },
        seen=erred("revoke dealer CT"),
        under=CHIPS,
    ),
    exercise(
        "irregularity.revoke",
        "the partner revokes",
        {
            "side_loses_the_game": ("complete", [-2, -2, 2, 2], {}),
            "taken_back": ("partial", [], {}),
        },
        seen=erred("revoke middlehand SA"),
        under=CHIPS,
    ),
    exercise(
        "irregularity.out_of_turn",
        "a defender leads out of turn",
        {
            "defender_loses_the_game": ("complete", [2, 2, -4, 0], {}),
            "taken_back": ("partial", [], {}),
        },
        seen=erred("out-of-turn rearhand C9"),
        under=CHIPS,
    ),
    exercise(
        "irregularity.out_of_turn",
        "declarer leads out of turn",
        {
            "defender_loses_the_game": ("partial", [], {}),
            "taken_back": ("partial", [], {}),
        },
        seen=erred("out-of-turn forehand S9"),
        under=CHIPS,
    ),
    exercise(
        "irregularity.exposed",
        "a defender exposes a card",
        {
            "defender_loses_the_game": ("complete", [2, 2, 0, -4], {}),
            "taken_back": ("partial", [], {}),
        },
        seen=erred("exposed dealer H9"),
        under=CHIPS,
    ),
    exercise(
        "irregularity.exposed",
        "the partner exposes a card",
        {
            "defender_loses_the_game": ("partial", [], {}),
            "taken_back": ("partial", [], {}),
        },
        seen=erred("exposed middlehand CA"),
        under=CHIPS,
    ),
    exercise(
        "irregularity.pot_fine",
        "the partner revokes in a Frage",
        {
            "nothing": ("complete", [-2, -2, 2, 2], {}),
            "sixteen": ("complete", [-2, -2, 2, 2], {"middlehand": 16}),
            "as_much_as_lies_in_it": ("complete", [-2, -2, 2, 2], {"middlehand": 10}),
        },
        seen=erred("revoke middlehand SA"),
        under={**LOSES, **CHIPS},
    ),
]
