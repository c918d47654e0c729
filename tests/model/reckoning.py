"""What a played deal is worth, by the model. Nothing here imports the engine."""

from __future__ import annotations

from dataclasses import dataclass

from model.solo import SEATS, TRUMPS, Game


@dataclass(frozen=True)
class Result:
    """How a deal ended."""

    made: bool
    tout: str
    matadors: str
    """`declaring`, `defending` or `split`."""
    scores: dict[str, int]
    pot: dict[str, object] | None


def result(game: Game, favourite: str | None, pot: int | None) -> Result:
    """Return the result of a deal that has ended, given the favourite suit and pot that earlier deals left."""
    book, contract = game.book, game.contract
    bet = "announced" if contract.announced else "attempted" if game.attempted else None
    every = game.won == 8
    made = not game.lost_by_call and game.won >= 5
    if bet and book.failed_tout == "all":
        made = every
    if book.always_clubs:
        favourite = "C"
    preferred = contract.trump == favourite and not _trumps_unnamed(game)
    held = matadors(game)
    amount = _amount(game, bet, made=made, preferred=preferred, held=held)
    tout = "none" if bet is None else bet if not every else "made" if bet == "attempted" else "announced-made"
    takes = every or (contract.game == "solo" and preferred) if book.pot_is_grand else True
    return Result(
        made=made,
        tout=tout,
        matadors=held,
        scores=_shared(game, amount),
        pot=_pot(game, book.stake if pot is None else pot, won=made and takes) if book.stake else None,
    )


def _trumps_unnamed(game: Game) -> bool:
    """Whether the game was lost before its trumps were named, by calling an own ace in a game of the partner's suit."""
    return game.lost_by_call and game.contract.game in ("grossfrage", "mussfrage")


def matadors(game: Game) -> str:
    """Return the side to which all three matadors were dealt."""
    if _trumps_unnamed(game):
        return "split"
    holders = {seat for seat in SEATS for card in TRUMPS[game.contract.trump][:3] if card in game.dealt[seat]}
    if holders <= set(game.side):
        return "declaring"
    return "split" if holders & set(game.side) else "defending"


def _amount(game: Game, bet: str | None, *, made: bool, preferred: bool, held: str) -> dict[str, int]:
    """Return what the side wins by the game with its premiums, and by the tout; negative where it loses."""
    book, name = game.book, game.contract.game
    own_figures = preferred and book.base_in_favourite is not None
    base = book.base_in_favourite[name] if own_figures and book.base_in_favourite else book.base[name]
    sign = 1 if made else -1
    part = sign * (base + (book.matadors if held != "split" else 0)) + (book.prime if game.stopped else 0)
    worth = {None: 0, "attempted": book.tout, "announced": book.announced}[bet]
    if game.won == 8:
        whole = worth
    elif book.failed_tout == "prime" and bet == "attempted":
        whole = 0
    else:
        whole = -worth
    factor = 2 if preferred and not own_figures else 1
    return {"game": part * factor, "tout": whole * factor}


def _shared(game: Game, amount: dict[str, int]) -> dict[str, int]:
    """Return what everybody has of it."""
    book, declarer = game.book, game.contract.declarer
    scores = dict.fromkeys(SEATS, 0)
    opponents = [seat for seat in SEATS if seat not in game.side]
    for part in amount.values():
        if not book.chips:
            for seat in game.side:
                scores[seat] += part
            continue
        for seat in opponents:
            scores[seat] -= part
        bearers = [declarer] if part < 0 and game.contract.game in book.loses_alone else game.side
        for seat in bearers:
            scores[seat] += part * len(opponents) // len(bearers)
    return scores


def _pot(game: Game, before: int, *, won: bool) -> dict[str, object]:
    to = {game.contract.declarer: before} if won else {}
    return {"before": before, "after": 0 if won else before, "to": to}
