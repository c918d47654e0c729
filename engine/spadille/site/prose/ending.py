"""Sentences on stopping and going on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "end.five_tricks": {
        "all_tricks_are_played": "All the tricks are played, even when the declaring side already has those that it needs.",
        "cards_are_thrown_in": "As soon as the declaring side has the tricks that it needs the cards are thrown in, unless a tout is being played.",
    },
    "end.stop": {
        "may_stop": "A side that wins the first five tricks in a row may stop.",
        "must_play_on": "A side that wins the first five tricks in a row may not stop.",
    },
    "end.sixth_lead": {
        "undertakes_tout": "A side that has won the first five tricks and leads to the sixth undertakes to win them all, which is a *tout*.",
        "undertakes_nothing": "To lead to the sixth trick after winning the first five binds a side to nothing.",
    },
    "end.tout_announcement": {
        "may_be_announced": "A tout may also be announced beforehand, with the game.",
        "cannot_be_announced": "A tout cannot be announced with the game.",
    },
    "end.tout_in_forced_game": {
        "allowed": "Even in the forced game a tout may be made.",
        "forbidden": "In the forced game a tout can be neither announced nor undertaken.",
    },
    "end.tout_partner_unknown": {
        "allowed": "A tout may be undertaken before the called card has appeared.",
        "forbidden": "Until the called card has appeared no tout can be undertaken: a side that plays on is bound to nothing.",
    },
}
