"""What a result is worth, under every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from points.exercise import exercise
from spadille.inquiry import Inquiry
from spadille.outcome import Matadors, Outcome, ToutBid
from spadille.phases.score import reckon
from spadille.point import Amount
from spadille.ruleset import Ruleset
from spadille.state import Level

CHIPS = {"score.settlement": "opponents_pay"}
ATTEMPTED, ANNOUNCED = ToutBid.ATTEMPTED, ToutBid.ANNOUNCED


def worth(
    game: str = "frage", tricks: int = 5, **result: Any
) -> Callable[[Ruleset], tuple[Amount | None, ...]]:
    """Return what sees what declarer, partner and each opponent have of a result."""
    partner = game not in ("solo", "durch")
    given: dict[str, Any] = {"game": game, "tricks": tricks, "of": 8, "partner": partner}
    given |= {"opponents": 2 if partner else 3} | result

    def seen(ruleset: Ruleset) -> tuple[Amount | None, ...]:
        total = reckon(Outcome(**given), Inquiry(ruleset)).total
        return total.declarer, total.partner, *total.opponents

    return seen


EXERCISES = [
    exercise(
        "score.settlement",
        "a Frage is won",
        {"declaring_side_scores": (2, 2, 0, 0), "opponents_pay": (2, 2, -2, -2)},
        seen=worth(),
    ),
    exercise(
        "score.settlement",
        "a solo is lost",
        {"declaring_side_scores": (-6, None, 0, 0, 0), "opponents_pay": (-18, None, 6, 6, 6)},
        seen=worth("solo", 4),
    ),
    exercise(
        "score.settlement",
        "a Frage is lost by a lead out of turn, for which one opponent pays",
        {"declaring_side_scores": (2, 2, 0, 0), "opponents_pay": (2, 2, 0, -4)},
        seen=worth("frage", 0, forfeited=False, sole_payer=1),
    ),
    exercise(
        "score.lost_partner.frage",
        "a Frage is lost",
        {"pays_like_declarer": (-2, -2, 2, 2), "loses_nothing": (-4, 0, 2, 2)},
        seen=worth(tricks=4),
        under=CHIPS,
    ),
    exercise(
        "score.lost_partner.frage",
        "a Frage is lost on paper",
        {"pays_like_declarer": (-2, -2, 0, 0), "loses_nothing": (-2, 0, 0, 0)},
        seen=worth(tricks=4),
    ),
    exercise(
        "score.tout_counts",
        "all eight",
        {
            "beside_the_game": (6, 6, 0, 0),
            "instead_of_the_game": (4, 4, 0, 0),
            "doubles_the_game": (4, 4, 0, 0),
        },
        seen=worth(tricks=8, tout=ATTEMPTED),
    ),
    exercise(
        "score.tout_counts",
        "all eight, announced in a solo",
        {
            "beside_the_game": (13, None, 0, 0, 0),
            "instead_of_the_game": (7, None, 0, 0, 0),
            "doubles_the_game": (12, None, 0, 0, 0),
        },
        seen=worth("solo", 8, tout=ANNOUNCED),
    ),
    exercise(
        "score.tout_failed",
        "a tout is undertaken and fails",
        {
            "game_and_tout_lost": (-6, -6, 0, 0),
            "game_won_tout_lost": (-2, -2, 0, 0),
            "only_the_prime_forgone": (2, 2, 0, 0),
            "tout_lost_game_void": (-4, -4, 0, 0),
        },
        seen=worth(tricks=7, tout=ATTEMPTED),
    ),
    exercise(
        "score.tout_announced_failed",
        "an announced tout fails",
        {
            "game_and_tout_lost": (-9, -9, 0, 0),
            "game_won_tout_lost": (-5, -5, 0, 0),
            "only_the_prime_forgone": (2, 2, 0, 0),
            "tout_lost_game_void": (-7, -7, 0, 0),
        },
        seen=worth(tricks=7, tout=ANNOUNCED),
    ),
    exercise(
        "score.tout_announced_failed",
        "an announced tout fails, and the game with it",
        {
            "game_and_tout_lost": (-9, -9, 0, 0),
            "game_won_tout_lost": (-9, -9, 0, 0),
            "only_the_prime_forgone": (-2, -2, 0, 0),
            "tout_lost_game_void": (-9, -9, 0, 0),
        },
        seen=worth(tricks=4, tout=ANNOUNCED),
    ),
    exercise(
        "score.tout_partner",
        "a tout fails where declarer bears a lost Frage alone",
        {"as_the_lost_game": (-8 + 2, 2, 2, 2), "pays_like_declarer": (-4 + 2, -4 + 2, 2, 2)},
        seen=worth(tricks=7, tout=ATTEMPTED),
        under={
            **CHIPS,
            "score.lost_partner.frage": "loses_nothing",
            "score.tout_failed": "game_won_tout_lost",
        },
    ),
    exercise(
        "score.matadors_counted",
        "the declaring side has them and wins",
        {
            "dealt_to_either_side": (5, 5, 0, 0),
            "dealt_to_declaring_side": (5, 5, 0, 0),
            "dealt_to_the_winners": (5, 5, 0, 0),
        },
        seen=worth(matadors=Matadors.DECLARING),
        under={"score.matadors": "3"},
    ),
    exercise(
        "score.matadors_counted",
        "the declaring side has them and loses",
        {
            "dealt_to_either_side": (-5, -5, 0, 0),
            "dealt_to_declaring_side": (-5, -5, 0, 0),
            "dealt_to_the_winners": (-2, -2, 0, 0),
        },
        seen=worth(tricks=4, matadors=Matadors.DECLARING),
        under={"score.matadors": "3"},
    ),
    exercise(
        "score.matadors_counted",
        "the others have them and lose",
        {
            "dealt_to_either_side": (5, 5, 0, 0),
            "dealt_to_declaring_side": (2, 2, 0, 0),
            "dealt_to_the_winners": (2, 2, 0, 0),
        },
        seen=worth(matadors=Matadors.DEFENDING),
        under={"score.matadors": "3"},
    ),
    exercise(
        "score.matadors_counted",
        "the others have them and win",
        {
            "dealt_to_either_side": (-5, -5, 0, 0),
            "dealt_to_declaring_side": (-2, -2, 0, 0),
            "dealt_to_the_winners": (-5, -5, 0, 0),
        },
        seen=worth(tricks=4, matadors=Matadors.DEFENDING),
        under={"score.matadors": "3"},
    ),
    exercise(
        "score.codille",
        "a Frage is lost with three tricks",
        {"nothing_more": (-2, -2, 0, 0), "game_counts_double": (-4, -4, 0, 0)},
        seen=worth(tricks=3),
    ),
    exercise(
        "score.codille",
        "a Frage is lost with four",
        {"nothing_more": (-2, -2, 0, 0), "game_counts_double": (-2, -2, 0, 0)},
        seen=worth(tricks=4),
    ),
    exercise(
        "score.odd_unit",
        "three at the table: one opponent pays three to two",
        {"declarer": (2, 1, -3), "partner": (1, 2, -3)},
        seen=worth("grossfrage", opponents=1),
        under=CHIPS,
    ),
    exercise(
        "score.odd_unit",
        "three at the table: two pay three to one opponent",
        {"declarer": (-2, -1, 3), "partner": (-1, -2, 3)},
        seen=worth("grossfrage", 4, opponents=1),
        under=CHIPS,
    ),
    exercise(
        "favourite.payment",
        "a Frage in the favourite suit with the first five tricks",
        {
            "doubles_everything": (8, 8, 0, 0),
            "figures_of_its_own": (5, 5, 0, 0),
            "as_any_suit": (4, 4, 0, 0),
        },
        seen=worth(level=Level.FAVOURITE, stopped=True),
    ),
    exercise(
        "favourite.payment",
        "a solo in another suit",
        {
            "doubles_everything": (6, None, 0, 0, 0),
            "figures_of_its_own": (6, None, 0, 0, 0),
            "as_any_suit": (6, None, 0, 0, 0),
        },
        seen=worth("solo"),
    ),
]
