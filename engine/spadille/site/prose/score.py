"""Sentences on the reckoning. `{games}` are one game or several that share an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site.prose.twin import Twin

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "score.settlement": {
        "declaring_side_scores": "Each player of the declaring side writes down the result, plus or minus; the others write nothing.",
        "opponents_pay": "Each opponent pays the declaring side the amount of the game, or is paid it.",
    },
    "score.unit": {
        "points": "The result is counted in points, which are written down.",
        "chips": "The result is counted in chips, or in whatever unit the players agree on.",
        "stakes": "The measure of every payment is the stake, or *Stamm*, that the dealer sets.",
    },
    "score.tout_counts": {
        "beside_the_game": "The tout is added to the game.",
        "instead_of_the_game": "The figure of the tout takes the place of the game’s.",
        "doubles_the_game": "A tout pays as much again as the game.",
    },
    "score.tout_failed": {
        "game_and_tout_lost": "If a tout undertaken by playing on fails, the game and the tout are both lost.",
        "game_won_tout_lost": "If a tout undertaken by playing on fails, the game is won and the tout is lost.",
        "only_the_prime_forgone": "If a tout undertaken by playing on fails, the game is still won, and only the prime is forgone.",
        "tout_lost_game_void": "If a tout undertaken by playing on fails, the tout is lost, and the game is neither won nor lost.",
    },
    "score.tout_announced_failed": {
        "game_and_tout_lost": "If an announced tout fails, the game and the tout are both lost.",
        "game_won_tout_lost": "If an announced tout fails, the game is won and the tout is lost.",
        "only_the_prime_forgone": "If an announced tout fails, the game is still won, and only the prime is forgone.",
        "tout_lost_game_void": "If an announced tout fails, the tout is lost, and the game is neither won nor lost.",
    },
    "score.tout_partner": {
        "as_the_lost_game": "The partner shares a lost tout as he shares the lost game.",
        "pays_like_declarer": "By a lost tout the partner always loses as much as declarer.",
    },
    "score.matadors_counted": {
        "dealt_to_either_side": "The matadors count for whichever side had all three in its hands: the declaring side gains by them if it wins, and pays for them if it loses.",
        "dealt_to_declaring_side": "The matadors count for the declaring side alone, if it had all three in its hands: it gains by them if it wins, and pays for them if it loses.",
        "dealt_to_the_winners": "The matadors count only when the side that wins had all three in its hands; it gains by them.",
    },
    "score.codille": {
        "nothing_more": "A game lost by more than one trick costs no more than any other.",
        "game_counts_double": "A game in which the declaring side wins fewer than four tricks, which is *codille*, is paid double, and the premiums once.",
    },
    "score.odd_unit": {
        "declarer": "Where a sum cannot be halved, declarer pays or takes the odd unit.",
        "partner": "Where a sum cannot be halved, the partner pays or takes the odd unit.",
    },
}

AMOUNTS: Final[Mapping[str, tuple[str, str]]] = {
    "score.prime": (
        "The prime, five tricks in a row and a stop, is worth {amount}.",
        "No premium is paid for the prime.",
    ),
    "score.tout": (
        "A tout that was not announced is worth {amount}.",
        "No figure is set on a tout that was not announced.",
    ),
    "score.tout_announced": (
        "An announced tout is worth {amount}.",
        "No figure is set on an announced tout.",
    ),
    "score.matadors": (
        "The three matadors together are worth {amount}.",
        "Nothing is paid for the matadors.",
    ),
}
"""Where there is an amount, and where there is none."""

PRICES: Final[Mapping[str, tuple[str, str]]] = {
    "score.base": ("the price of {games} is {amount}", "that of {games} {amount}"),
    "score.favourite_base": (
        "in the favourite suit the price of {games} is {amount}",
        "that of {games} {amount}",
    ),
}
"""The first clause of a series, and every other."""

LOST_PARTNER: Final[Mapping[str, str]] = {
    "pays_like_declarer": "When {games} is lost, the partner loses as much as declarer.",
    "loses_nothing": "When {games} is lost, declarer bears the whole loss, and the partner neither wins nor loses.",
}
"""The names of the games are joined by *or*."""

_WAYS: Final = ("undertaken by playing on", "announced")

TWINS: Final[Mapping[tuple[str, str], Mapping[str, Twin]]] = {
    ("score.tout_failed", "score.tout_announced_failed"): {
        "game_and_tout_lost": Twin(
            "If a tout fails, whether {first} or {second}, the game and the tout are both lost.", *_WAYS
        ),
        "game_won_tout_lost": Twin(
            "If a tout fails, whether {first} or {second}, the game is won and the tout is lost.", *_WAYS
        ),
        "only_the_prime_forgone": Twin(
            "If a tout fails, whether {first} or {second}, the game is still won, and only the prime is forgone.",
            *_WAYS,
        ),
        "tout_lost_game_void": Twin(
            "If a tout fails, whether {first} or {second}, the tout is lost, and the game is neither won nor lost.",
            *_WAYS,
        ),
    },
}
"""Two questions with the same answer, in one sentence."""
