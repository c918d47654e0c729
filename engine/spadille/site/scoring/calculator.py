"""The calculator: a form that sets a result, and what every book pays for it. The page shows one result without a script."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from spadille.cards import Suit
from spadille.naming import SIGNS
from spadille.site import words as site_words
from spadille.site.here import Here
from spadille.site.html import Child, Html, el, join
from spadille.site.scoring import data, rows, words
from spadille.site.scoring.results import MATADORS, Ending, Suits, Survey, ToutChoice, result_of

ANCHOR: Final = "calculator"
"""Where the calculator stands in the page."""
FIRST: Final = ("solo", Suits(trump=Suit.DIAMONDS), Ending(tricks=5))
"""The result that the page shows first."""


def element(survey: Survey, here: Here, *, below: Child = None) -> Html:
    """Return the calculator; `below` stands under its results."""
    first = result_of(*FIRST)
    results = el(
        "section",
        el("p", rows.summary(first, here), class_="sp-calc__summary", role="status"),
        rows.table(first, here),
        aria_label=words.RESULTS_LABEL,
    )
    form = _form(survey, state(*FIRST), here)
    return el(
        "sp-calculator",
        el("p", words.NEEDS_SCRIPT, class_="sp-note sp-calc__unscripted"),
        el("div", el("div", form, results, class_="sp-calc__layout"), class_="sp-calc"),
        below,
        data_src=here.href(data.PATH),
        data_anchor=ANCHOR,
        data_unloaded=words.NOT_LOADED,
    )


def state(game: str, suits: Suits, ending: Ending) -> dict[str, str]:
    """Return a result in the words of the page's address, one for every axis of the data."""

    def named(suit: Suit | None) -> str:
        return suit.name.lower() if suit else "none"

    return {
        "game": game,
        "trump": named(suits.trump),
        "favourite": named(suits.favourite),
        "sur": named(suits.sur),
        "tricks": str(ending.tricks),
        "prime": "yes" if ending.prime else "no",
        "tout": ending.tout.value,
        "matadors": ending.matadors.value,
    }


def address(game: str, suits: Suits, ending: Ending) -> str:
    """Return the address that sets a result, from within the page."""
    query = "&".join(f"{axis}={value}" for axis, value in state(game, suits, ending).items())
    return f"?{query}#{ANCHOR}"


def _sign(suit: Suit) -> Html:
    """Return the sign of a suit whose name stands beside it."""
    colour = "sp-red" if suit in (Suit.HEARTS, Suit.DIAMONDS) else "sp-black"
    return el("span", f"{SIGNS[suit]}\ufe0e", class_=f"sp-suit {colour}", aria_hidden="true")


def _form(survey: Survey, chosen: Mapping[str, str], here: Here) -> Html:
    names = here.edition.baseline.names
    values = data.axes(survey)
    suits = {suit.name.lower(): join((_sign(suit), site_words.SUITS[suit]), " ") for suit in Suit}
    several: Iterable[tuple[str, str, Mapping[str, Child]]] = (
        ("game", words.GAME, {game: names.get(game, game) for game in survey.games}),
        ("trump", words.TRUMP, suits),
        ("favourite", words.FAVOURITE, {"none": words.NO_SUIT, **suits}),
        ("tricks", words.TRICKS, {tricks: tricks for tricks in values["tricks"]}),
    )
    last: Iterable[tuple[str, str, Mapping[str, Child]]] = (
        ("tout", words.TOUT, {tout.value: words.TOUTS[tout] for tout in ToutChoice}),
        ("matadors", words.MATADORS, {place.value: words.MATADORS_AT[place] for place in MATADORS}),
        ("sur", words.SUR, {"none": words.NO_SUR, **suits}),
    )
    return el(
        "form",
        *(_radios(axis, label, options, chosen=chosen[axis]) for axis, label, options in several),
        _prime(checked=chosen["prime"] == "yes"),
        *(_radios(axis, label, options, chosen=chosen[axis]) for axis, label, options in last),
        class_="sp-calc__form",
        aria_label=words.FORM_LABEL,
        autocomplete="off",
    )


def _radios(axis: str, label: str, options: Mapping[str, Child], *, chosen: str) -> Html:
    choices = [
        el(
            "label",
            el("input", type="radio", name_=axis, value=value, checked=value == chosen),
            el("span", said),
        )
        for value, said in options.items()
    ]
    return _field(label, choices, note=words.TOUT_BARRED if axis == "tout" else None)


def _prime(*, checked: bool) -> Html:
    box = el("input", type="checkbox", name_="prime", value="yes", checked=checked)
    return _field(words.STOPPED, [el("label", box, el("span", words.PRIME))], note=words.PRIME_MEANS)


def _field(label: str, choices: list[Html], *, note: str | None) -> Html:
    return el(
        "fieldset",
        el("legend", label),
        el("div", *choices, class_="sp-choices"),
        el("p", note, class_="sp-note") if note else None,
        class_="sp-field",
    )
