"""The call, under every answer."""

from __future__ import annotations

from collections.abc import Callable

from points.exercise import exercise
from spadille.ruleset import Ruleset
from support.tables import cards_after, choices, dealt, outcome, played

# Forehand plays in hearts. He has no spade; the ace of spades is in middlehand.
NO_SPADE = dealt(
    {
        "forehand": "CQ H7 HK HQ C9 C8 D9 D8",
        "middlehand": "SA SK S9 DK CK CJ H8 DT",
        "rearhand": "CA S8 S7 H9 HT CT C7 DJ",
        "dealer": "DA SQ HA HJ SJ ST DQ D7",
    }
)
FOUR_ACES = dealt({"forehand": "CA SA HA DA CQ H9 H8 D8"})
THREE_ACES = dealt({"forehand": "CA SA DA CQ H9 H8 HK D8", "middlehand": "HA"})
FRAGE = {"declarer": "forehand", "game": "frage", "trump": "H", "called": "SA"}
LAID = {**FRAGE, "laid": "C8"}


def callable_cards(hands: dict[str, str]) -> Callable:
    """Return what sees the cards that forehand may call."""

    def seen(ruleset: Ruleset) -> list[str]:
        trace = played(ruleset, hands, {**FRAGE, "called": "HA"})
        return [choice.split()[1] for choice in trace.refusal.legal]

    return seen


def called(hands: dict[str, str], **contract: str) -> Callable:
    """Return what sees how a call ends."""
    return lambda ruleset: outcome(played(ruleset, hands, {**FRAGE, **contract}))


def own_ace(ruleset: Ruleset) -> tuple[str, bool | None, str | None]:
    trace = played(ruleset, THREE_ACES, {**FRAGE, "called": "CA"})
    return outcome(trace), trace.made, trace.contract.partner if trace.contract else None


EXERCISES = [
    exercise(
        "call.which",
        "forehand calls in hearts",
        {"plain_ace": ["CA", "DA", "SA"], "plain_ace_or_king": ["CA", "CK", "DA", "DK", "SA", "SK"]},
        seen=callable_cards(NO_SPADE),
    ),
    exercise(
        "call.own_ace",
        "forehand calls an ace of his own",
        {
            "not_allowed": ("refused call.own_ace", None, None),
            "game_lost_at_once": ("complete", False, None),
            "secret_solo": ("partial", None, None),
        },
        seen=own_ace,
    ),
    exercise(
        "call.all_aces",
        "forehand has four aces",
        {
            "king_with_all_four_aces": ["CK", "DK", "SK"],
            "king_without_a_callable_ace": ["CK", "DK", "SK"],
            "never": [],
        },
        seen=callable_cards(FOUR_ACES),
    ),
    exercise(
        "call.all_aces",
        "forehand has every ace but the one of trumps",
        {
            "king_with_all_four_aces": [],
            "king_without_a_callable_ace": ["CK", "DK", "SK"],
            "never": [],
        },
        seen=callable_cards(THREE_ACES),
    ),
    exercise(
        "call.void_suit",
        "forehand has no spade",
        {
            "allowed": ["CA", "DA", "SA"],
            "not_allowed": ["CA", "DA"],
            "with_a_card_laid_down": ["CA", "DA", "SA"],
        },
        seen=callable_cards(NO_SPADE),
    ),
    exercise(
        "call.void_suit",
        "forehand has no spade and calls the ace",
        {
            "allowed": "partial",
            "not_allowed": "refused call.void_suit",
            "with_a_card_laid_down": "refused call.void_suit",
        },
        seen=called(NO_SPADE),
    ),
    exercise(
        "call.void_suit",
        "forehand has no spade, calls the ace and lays a card",
        {
            "allowed": "refused call.void_suit",
            "not_allowed": "refused call.void_suit",
            "with_a_card_laid_down": "partial",
        },
        seen=called(NO_SPADE, laid="C8"),
    ),
    exercise(
        "call.void_suit",
        "forehand has a diamond, calls that ace and lays a card",
        {
            "allowed": "refused call.void_suit",
            "not_allowed": "refused call.void_suit",
            "with_a_card_laid_down": "refused call.void_suit",
        },
        seen=called(NO_SPADE, called="DA", laid="C8"),
    ),
    exercise(
        "call.laid_card",
        "to a trump lead",
        {"first_lead_of_called_suit": ["CQ", "H7", "HK", "HQ"], "first_trump_lead": ["C8"]},
        seen=lambda ruleset: cards_after(ruleset, NO_SPADE, LAID, "C9 CK CA D7", trick="H9 HJ"),
        under={"call.void_suit": "with_a_card_laid_down"},
    ),
    exercise(
        "call.laid_card",
        "to a lead of the called suit",
        {
            "first_lead_of_called_suit": ["C8"],
            "first_trump_lead": ["CQ", "D8", "D9", "H7", "HK", "HQ"],
        },
        seen=lambda ruleset: cards_after(ruleset, NO_SPADE, LAID, "C9 CK CA D7", trick="S7 SJ"),
        under={"call.void_suit": "with_a_card_laid_down"},
    ),
    exercise(
        "call.suit_as_trump",
        "the partner names trumps in a Großfrage",
        {"not_allowed": ["C", "D", "H"], "allowed": ["C", "D", "H", "S"]},
        seen=lambda ruleset: choices(played(ruleset, NO_SPADE, {**FRAGE, "game": "grossfrage"}), "trump "),
    ),
]
