"""The tricks and their end, under every answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from points.exercise import exercise
from spadille.deal import Deal
from spadille.inquiry import Inquiry
from spadille.phases import asking
from spadille.phases.narrowing import legal
from spadille.ruleset import Ruleset
from support.records import line, record
from support.tables import cards_after, dealt, outcome, played, seats

# Forehand plays a solo in hearts and leads; middlehand has spades and no diamond, rearhand neither.
TABLE = dealt(
    {
        "forehand": "S9 D9 CQ HA SA ST D8 H7",
        "middlehand": "SK S8 HT C9 CJ CK CA SQ",
        "rearhand": "HK H9 C7 C8 CT HQ HJ H8",
        "dealer": "SJ S7 DA DK DQ DJ DT D7",
    }
)
# Rearhand's only trump is a low one.
LOW_TRUMP = dealt(
    {
        "forehand": "S9 D9 CQ HA SA ST D8 H7",
        "middlehand": "HK HT SK S8 C9 CJ CA SQ",
        "rearhand": "H9 C7 C8 CT CK SJ S7 H8",
        "dealer": "HQ HJ DA DK DQ DJ DT D7",
    }
)
# Middlehand's only trumps are spadille, or baste.
BARE_SPADILLE = dealt({"forehand": "H9 H7 D9 D8 S9 S8 C9 C8", "middlehand": "CQ CA CK CJ SA SK SJ ST"})
BARE_BASTE = dealt({"forehand": "CQ H7 H9 D8 S9 S8 C9 C8", "middlehand": "SQ CA CK CJ SA SK SJ ST"})
SOLO = {"declarer": "forehand", "game": "solo", "trump": "H"}

# Forehand has the first six tricks in diamonds; then rearhand takes two. Middlehand's ace of spades has not fallen.
PRIME = {
    "forehand": "CQ D7 SQ DA DK DQ C9 C8",
    "middlehand": "DJ D8 HK HQ SA SK C7 CT",
    "rearhand": "HA H9 H8 DT S9 S8 CA CK",
    "dealer": "D9 HJ HT H7 SJ ST S7 CJ",
}
HEART = {**PRIME, "forehand": "CQ D7 SQ DA DK DQ C9 HT", "dealer": "D9 HJ C8 H7 SJ ST S7 CJ"}
FRAGE = {"declarer": "forehand", "game": "frage", "trump": "D", "called": "SA"}
MUSSFRAGE = {**FRAGE, "game": "mussfrage"}
FIVE = ("CQ D8 DT D9", "D7 DJ S8 S7", "SQ C7 S9 H7", "DA CT CK CJ", "DK HQ H8 HT")
SIX = (*FIVE, "DQ HK H9 ST")
EIGHT = (*SIX, "C9 SA CA SJ", "HA HJ C8 SK")
# The same hands, and forehand has five tricks of six.
NOT_IN_A_ROW = ("C9 CT CA CJ", "DT D9 CQ DJ", "D7 D8 S8 S7", "SQ C7 S9 H7", "DA HQ H8 HT", "DK HK H9 ST")
PRIME_SOLO = {"declarer": "forehand", "game": "solo", "trump": "D"}


def cards(
    hands: dict[str, str], trick: str, *rows: str, contract: dict[str, str] | None = None
) -> Callable[[Ruleset], list[str]]:
    """Return what sees the cards that the next player may play."""
    return lambda ruleset: cards_after(ruleset, hands, contract or SOLO, *rows, trick=trick)


def ended(*rows: str, contract: dict[str, str] | None = None) -> Callable[[Ruleset], tuple[object, ...]]:
    """Return what sees how a deal with the first five tricks ends, what of the tout, and forehand's score."""

    def seen(ruleset: Ruleset) -> tuple[object, ...]:
        trace = played(ruleset, PRIME, contract or FRAGE, *rows)
        return outcome(trace), str(trace.tout), (seats(trace) or [None])[0]

    return seen


def may_ask(rows: Sequence[str]) -> Callable[[Ruleset], list[int]]:
    """Return what sees after how many of these tricks declarer may ask for his partner."""

    def seen(ruleset: Ruleset) -> list[int]:
        moments = []
        for number in range(len(rows) + 1):
            made = record(PRIME, line(FRAGE, rows[:number]))
            deal = Deal(made, made.lines[0], ruleset)
            deal.run()
            if legal(asking.narrowings(deal.state, Inquiry(ruleset))):
                moments.append(number)
        return moments

    return seen


EXERCISES = [
    exercise(
        "play.first_lead",
        "dealer plays the game",
        {"forehand": "partial", "declarer": "refused play.first_lead"},
        seen=lambda ruleset: outcome(
            played(ruleset, TABLE, {"declarer": "dealer", "game": "solo", "trump": "D"}, "S9 SK C7 S7")
        ),
    ),
    exercise(
        "play.called_card",
        "a heart is led, and rearhand has the called ace with two others",
        {"must_be_played": ["HA"], "may_be_held_back": ["H8", "H9", "HA"]},
        seen=cards(HEART, "HT HQ", contract={**FRAGE, "called": "HA"}),
    ),
    exercise(
        "play.follow",
        "a spade is led, and middlehand has two",
        {"must_follow": ["S8", "SK"], "free": ["C9", "CA", "CJ", "CK", "HT", "S8", "SK", "SQ"]},
        seen=cards(TABLE, "S9"),
    ),
    exercise(
        "play.overtake",
        "a spade is led, and middlehand has a higher and a lower one",
        {"free": ["S8", "SK"], "must_overtake": ["SK"]},
        seen=cards(TABLE, "S9"),
    ),
    exercise(
        "play.void",
        "a diamond is led, and middlehand has none",
        {
            "any_card": ["C9", "CA", "CJ", "CK", "HT", "S8", "SK", "SQ"],
            "must_trump": ["HT", "SQ"],
        },
        seen=cards(TABLE, "D9"),
    ),
    exercise(
        "play.overtrump",
        "a diamond is led and trumped with the ten, and rearhand has higher and lower trumps",
        {"must_overtrump": ["HJ", "HK", "HQ"], "free": ["H8", "H9", "HJ", "HK", "HQ"]},
        seen=cards(TABLE, "D9 HT"),
        under={"play.overtake": "must_overtake", "play.void": "must_trump"},
    ),
    exercise(
        "play.undertrump",
        "a diamond is led and trumped with the king, and rearhand has only lower trumps",
        {
            "must_still_trump": ["H8", "H9"],
            "any_card": ["C7", "C8", "CK", "CT", "H8", "H9", "S7", "SJ"],
        },
        seen=cards(LOW_TRUMP, "D9 HK"),
        under={"play.void": "must_trump"},
    ),
    exercise(
        "play.matador_privilege",
        "a low trump is led, and middlehand has only spadille",
        {"must_play": ["CQ"], "may_withhold": ["CA", "CJ", "CK", "CQ", "SA", "SJ", "SK", "ST"]},
        seen=cards(BARE_SPADILLE, "H9"),
    ),
    exercise(
        "play.matador_privilege",
        "the manille is led, and middlehand has only spadille, which is higher",
        {"must_play": ["CQ"], "may_withhold": ["CA", "CJ", "CK", "CQ", "SA", "SJ", "SK", "ST"]},
        seen=cards(BARE_SPADILLE, "H7"),
    ),
    exercise(
        "play.matador_led",
        "the manille is led, and middlehand has only baste, which is lower",
        {"draws_the_lower": ["SQ"], "draws_none": ["CA", "CJ", "CK", "SA", "SJ", "SK", "SQ", "ST"]},
        seen=cards(BARE_BASTE, "H7"),
        under={"play.matador_privilege": "may_withhold"},
    ),
    exercise(
        "play.helfer",
        "the called ace does not fall in six tricks",
        {"never": [], "after_four_tricks": [4, 5, 6], "after_five_tricks": [5, 6]},
        seen=may_ask(SIX),
        under={"end.sixth_lead": "undertakes_nothing"},
    ),
    exercise(
        "end.five_tricks",
        "forehand has five tricks of six",
        {"all_tricks_are_played": ("partial", "none", None), "cards_are_thrown_in": ("complete", "none", 6)},
        seen=ended(*NOT_IN_A_ROW, contract=PRIME_SOLO),
    ),
    exercise(
        "end.stop",
        "forehand has the first five tricks and stops",
        {"may_stop": ("complete", "none", 4), "must_play_on": ("refused end.stop", "none", None)},
        seen=ended(*FIVE, "stop"),
    ),
    exercise(
        "end.sixth_lead",
        "forehand has the first five tricks and plays on, in vain",
        {"undertakes_tout": ("complete", "attempted", -6), "undertakes_nothing": ("complete", "none", 2)},
        seen=ended(*EIGHT),
    ),
    exercise(
        "end.tout_announcement",
        "forehand announces a tout",
        {
            "may_be_announced": ("partial", "announced", None),
            "cannot_be_announced": ("refused end.tout_announcement", "none", None),
        },
        seen=ended(contract={**FRAGE, "announce": "tout"}),
    ),
    exercise(
        "end.tout_in_forced_game",
        "forehand announces a tout in the forced game",
        {
            "allowed": ("partial", "announced", None),
            "forbidden": ("refused end.tout_in_forced_game", "none", None),
        },
        seen=ended(contract={**MUSSFRAGE, "announce": "tout"}),
    ),
    exercise(
        "end.tout_in_forced_game",
        "forehand has the first five tricks of the forced game and plays on, in vain",
        {"allowed": ("complete", "attempted", -5), "forbidden": ("complete", "none", 1)},
        seen=ended(*EIGHT, contract=MUSSFRAGE),
    ),
    exercise(
        "end.tout_partner_unknown",
        "forehand has the first five tricks with a hidden partner and plays on, in vain",
        {"allowed": ("complete", "attempted", -6), "forbidden": ("complete", "none", 2)},
        seen=ended(*EIGHT),
    ),
]
