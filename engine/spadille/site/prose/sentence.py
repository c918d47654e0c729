"""From an answer to a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spadille.cards import Suit
from spadille.point import Point, Raw
from spadille.points.auction import order as auction_order
from spadille.points.deal import batches
from spadille.points.game.row import POINT as GAME
from spadille.points.game.row import Game
from spadille.points.pack import matadors
from spadille.points.pack import order as pack_order
from spadille.points.table import players
from spadille.site import words
from spadille.site.html import Child, Html, join
from spadille.site.prose import (
    auction,
    calling,
    deal,
    ending,
    favourite,
    games,
    grammar,
    irregularity,
    play,
    pot,
    score,
    session,
    table,
)
from spadille.site.prose.fill import fill
from spadille.site.prose.setting import Setting
from spadille.site.prose.twin import Twin

_PARTS: Final = (table, deal, auction, favourite, calling, play, ending, score, pot, irregularity, session)

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    point: sentences for part in _PARTS for point, sentences in getattr(part, "ANSWERS", {}).items()
}
"""The sentence of every answer to every question with a closed list of answers, but those asked of each game."""

AMOUNTS: Final[Mapping[str, tuple[str, str]]] = {**score.AMOUNTS, **pot.AMOUNTS}
"""The sentences of questions that are answered by an amount."""

VALUES: Final[Mapping[str, str]] = {**table.VALUES, **deal.VALUES, **auction.VALUES}
"""The sentences of questions whose answers have a spelling of their own."""

TWINS: Final[Mapping[tuple[str, str], Mapping[str, Twin]]] = {**score.TWINS, **irregularity.TWINS}
"""The sentences of two questions with one answer."""

Values = Mapping[str, Child]


def say(point: Point[Any], answer: Raw, setting: Setting) -> Html:
    """Return the sentence, or sentences, that an answer makes by itself."""
    if point.id in ANSWERS:
        return fill(ANSWERS[point.id][str(answer)], setting.values())
    value = point.kind.parse(answer)
    if point.id in AMOUNTS:
        some, none = AMOUNTS[point.id]
        return fill(some if value else none, {"amount": grammar.amount(value, setting.unit)})
    if point.id in VALUES:
        return fill(VALUES[point.id], _VALUES[point.id](value, setting))
    family, _, game = point.id.rpartition(".")
    if family == GAME.id:
        return say_game(game, value, setting)
    return _say_of_game(family, game, value, setting)


def say_game(name: str, game: Game | None, setting: Setting) -> Html:
    """Return the sentences for a game."""
    called = setting.game(name)
    if game is None:
        return fill(games.ABSENT, {"games": called})
    suit = words.SUITS[game.trumps] if isinstance(game.trumps, Suit) else None
    way = "suit" if suit else game.trumps.value
    template = (games.WITH_PARTNER if game.with_partner else games.ALONE)[way]
    row = fill(template, {"game": called, "suit": suit, "aim": grammar.aim(game.aim)})
    takes = games.TAKES_ACE if game.takes_ace else None
    shows = fill(games.SHOWS, {"card": grammar.card(game.shows)}) if game.shows else None
    return join((row, takes, shows, games.FORCED if game.forced else None), " ")


def _say_of_game(family: str, game: str, value: Any, setting: Setting) -> Html:
    named = setting.game(game)
    if family in score.PRICES:
        amount = grammar.amount(value, setting.unit)
        return grammar.sentence(fill(score.PRICES[family][0], {"games": named, "amount": amount}))
    return fill(score.LOST_PARTNER[value], {"games": named})


def _matadors(names: str, setting: Setting) -> Values:
    each = names.split()
    return {"count": grammar.number(len(each)), "cards": grammar.matadors(each)}


_VALUES: Final[Mapping[str, Callable[[Any, Setting], Values]]] = {
    players.POINT.id: lambda count, _: {"players": grammar.players(count)},
    pack_order.POINT.id: lambda order, setting: {
        "ranks": grammar.ranks(rank for rank in order if rank in setting.ranks)
    },
    matadors.POINT.id: _matadors,
    batches.POINT.id: lambda sizes, _: {
        "total": grammar.number(sum(sizes)),
        "batches": grammar.batches(sizes),
    },
    auction_order.POINT.id: lambda order, setting: {"games": grammar.listed(map(setting.game, order))},
}
