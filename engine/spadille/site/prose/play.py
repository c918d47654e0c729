"""Sentences on the play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "play.first_lead": {
        "forehand": "Forehand leads to the first trick, whoever plays the game.",
        "declarer": "Declarer leads to the first trick.",
    },
    "play.called_card": {
        "must_be_played": "The called card must be played when its suit is led.",
        "may_be_held_back": "The holder of the called card need not play it when its suit is led, and may follow with another.",
    },
    "play.follow": {
        "must_follow": "Whoever has a card of the suit led must follow with one; both black queens count as trumps.",
        "free": "Nobody need follow suit: any card may be played.",
    },
    "play.overtake": {
        "free": "Whoever follows suit need not beat the cards already played.",
        "must_overtake": "Whoever follows suit must beat the cards already played if he can.",
    },
    "play.matador_privilege": {
        "must_play": "Matadors follow a trump lead like any other trump.",
        "may_withhold": "A player who has no trumps but matadors need not play one to the lead of a lower trump; he may play any card instead.",
    },
    "play.matador_led": {
        "draws_the_lower": "A matador that is led, though not one thrown in later, draws a lower one.",
        "draws_none": "A matador may be withheld whatever trump is led.",
    },
    "play.void": {
        "any_card": "Whoever cannot follow suit may play any card.",
        "must_trump": "Whoever cannot follow suit must trump if he can.",
    },
    "play.overtrump": {
        "must_overtrump": "Whoever trumps must go above a trump already played if he can.",
        "free": "Whoever trumps may do so with any trump.",
    },
    "play.undertrump": {
        "must_still_trump": "The duty to trump holds even for a player whose trumps are all lower than the one played.",
        "any_card": "A player whose trumps are all lower than the one played may play any card.",
    },
    "play.helfer": {
        "never": "Declarer may not ask who his partner is: only the play shows it.",
        "after_four_tricks": "When the called card has stayed away for four tricks, declarer may ask who his partner is; no tout can be made after the question.",
        "after_five_tricks": "When the called card has stayed away for five tricks, declarer may ask who his partner is; no tout can be made after the question.",
    },
}
