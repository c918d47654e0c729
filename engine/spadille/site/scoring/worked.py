"""Seven results under every book: the table that stands for the calculator where there are no scripts."""

from __future__ import annotations

from typing import Final

from spadille.cards import Suit
from spadille.outcome import Matadors
from spadille.ruleset import Ruleset
from spadille.scheme import Score
from spadille.site import faces
from spadille.site.here import Here
from spadille.site.html import Html, classes, el, join
from spadille.site.scoring import calculator, faults, standing, words
from spadille.site.scoring.book_data import shares_of
from spadille.site.scoring.results import Ending, Suits, result_of, verdict

_HEARTS: Final = Suits(trump=Suit.HEARTS)
_DIAMONDS: Final = Suits(trump=Suit.DIAMONDS)
_FAVOURITE: Final = Suits(trump=Suit.SPADES, favourite=Suit.SPADES)
_WON: Final = Ending(tricks=5, matadors=Matadors.SPLIT)
_LOST: Final = Ending(tricks=4, matadors=Matadors.SPLIT)

RESULTS: Final = (
    ("frage", _HEARTS, _WON),
    ("frage", _HEARTS, _LOST),
    ("mussfrage", _HEARTS, _LOST),
    ("grossfrage", _HEARTS, _LOST),
    ("solo", _DIAMONDS, _WON),
    ("solo", _DIAMONDS, _LOST),
    ("solo", _FAVOURITE, _LOST),
)


def table(here: Here) -> Html:
    """Return the results side by side, a row a book."""
    heads = [_head(game, suits, ending, here=here) for game, suits, ending in RESULTS]
    rows = [_row(ruleset, here) for ruleset in here.edition.rulesets]
    whole = el(
        "table",
        el("thead", el("tr", el("th", words.BOOK, scope="col"), *heads)),
        el("tbody", *rows),
        class_="sp-figures",
    )
    return el("section", whole, class_="sp-scroll", tabindex="0", aria_label=words.WORKED)


def _head(game: str, suits: Suits, ending: Ending, *, here: Here) -> Html:
    sub = words.WORKED_FAVOURITE if suits.favourite else words.WORKED_TRICKS
    name = join((here.edition.baseline.names.get(game, game), faces.suit(suits.trump)), " ")
    return el(
        "th",
        el("a", name, href=calculator.address(game, suits, ending)),
        " ",
        el("span", sub.format(tricks=ending.tricks), class_="sp-sub"),
        scope="col",
    )


def _row(ruleset: Ruleset, here: Here) -> Html:
    cells = [_cell(ruleset, *result) for result in RESULTS]
    return el("tr", el("th", here.ruleset(ruleset), scope="row"), *cells)


def _cell(ruleset: Ruleset, game: str, suits: Suits, ending: Ending) -> Html:
    if game not in ruleset.games():
        return el("td", words.ABSENT_GAME, class_="sp-unpaid")
    found = verdict(ruleset, result_of(game, suits, ending))
    if not isinstance(found, Score):
        return el("td", " ".join(faults.read(message).sentence for message in found), class_="sp-unpaid")
    declarer, partner, opponent = shares_of(found.reckoning.total)
    others = join(
        (
            words.SHORT_PARTNER.format(amount=partner) if partner else words.ALONE,
            words.SHORT_OPPONENTS.format(amount=opponent),
        ),
        ", ",
    )
    figure = el(
        "span",
        declarer,
        class_=classes("sp-figures__sum", "sp-lentfigure" if standing.is_ours(found, ruleset) else None),
    )
    return el("td", figure, " ", el("span", others, class_="sp-sub"))
