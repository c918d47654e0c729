"""The results of one book as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from spadille.outcome import Item, Shares
from spadille.points.game.row import POINT as GAME
from spadille.points.score import unit
from spadille.ruleset import Ruleset
from spadille.scheme import Score
from spadille.site import faces
from spadille.site.here import address, ruleset_page
from spadille.site.scoring import faults, standing, words
from spadille.site.scoring.pools import Pool, Shared
from spadille.site.scoring.results import Book, Faults, GameTable, Verdict
from spadille.vocabulary import find, rank

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The pools of one book, and the rule points that its results name."""

    ruleset: Ruleset
    shared: Shared
    results: Pool[Row] = field(default_factory=Pool)
    items: Pool[Row] = field(default_factory=Pool)
    asked: Pool[tuple[int, ...]] = field(default_factory=Pool)
    points: Pool[str] = field(default_factory=Pool)


def encoded(book: Book, shared: Shared) -> dict[str, Any]:
    """Return a book; a place in its lists stands for the thing there, `games` follow the axis of games."""
    ruleset, sheet = book.ruleset, _Sheet(book.ruleset, shared)
    games = [_game(table, sheet) for table in book.games.values()]
    sheet.points.all_places(GAME[game].id for game, table in book.games.items() if table is None)
    return {
        "id": ruleset.id,
        "title": ruleset.title,
        "page": address(ruleset_page(ruleset.id)),
        "unit": words.UNITS[ruleset.answer(unit.POINT)],
        "names": [ruleset.name(game) for game in book.games],
        "absent": [
            None if table else shared.points.place(GAME[game].id) for game, table in book.games.items()
        ],
        "games": games,
        "results": list(sheet.results),
        "items": list(sheet.items),
        "asked": list(sheet.asked),
        "rulings": {
            str(shared.points.place(point)): _ruling(point, ruleset, shared) for point in sheet.points
        },
    }


def shares_of(shares: Shares) -> tuple[str, str | None, str]:
    """Return what declarer, the partner and each opponent have; without a deal all opponents fare alike."""
    (opponent,) = set(shares.opponents)
    partner = None if shares.partner is None else faces.amount(shares.partner)
    return faces.amount(shares.declarer), partner, faces.amount(opponent)


def _game(table: GameTable | None, sheet: _Sheet) -> dict[str, Any] | None:
    """Return the columns of a game, and for every setting of the suits its column, or below nought its faults."""
    if table is None:
        return None
    columns: Pool[tuple[int, ...]] = Pool()
    places = {
        level: columns.place(tuple(_verdict(found, sheet) for found in endings))
        for level, endings in table.endings.items()
    }
    suits = [_reason(found, sheet) if isinstance(found, tuple) else places[found] for found in table.suits]
    return {"suits": suits, "columns": list(columns)}


def _verdict(found: Verdict, sheet: _Sheet) -> int:
    """Return the place of a result, or below nought that of the faults."""
    if not isinstance(found, Score):
        return _reason(found, sheet)
    sheet.points.all_places(found.points)
    asked = sheet.asked.place(sheet.shared.points.all_places(sorted(found.points, key=rank)))
    items = tuple(sheet.items.place(_item(item, sheet)) for item in found.reckoning.items)
    total = found.reckoning.total
    flags = (int(found.reckoning.made), int(standing.is_ours(found, sheet.ruleset)))
    return sheet.results.place((*shares_of(total), len(total.opponents), *flags, items, asked))


def _reason(found: Faults, sheet: _Sheet) -> int:
    """Return the place of a list of faults, counted down from -1."""
    several = [faults.read(message) for message in found]
    sheet.points.all_places(fault.point for fault in several if fault.point)
    return -1 - sheet.shared.reasons.place(sheet.shared.faults.all_places(several))


def _item(item: Item, sheet: _Sheet) -> Row:
    point, label = sheet.shared.points.place(item.point), sheet.shared.labels.place(item.label)
    return (point, label, *shares_of(item.shares))


def _ruling(point_id: str, ruleset: Ruleset, shared: Shared) -> Row:
    """Return the grade played, what the source itself has where it has no answer, citations and note."""
    point = find(point_id)
    played, own = ruleset.ruling(point), ruleset.own(point)
    lent = not ruleset.answers_itself(point)
    silence = (own.grade.value if own else "") if lent else None
    note = shared.notes.place(played.note) if played.note else None
    return (played.grade.value, silence, shared.cites.all_places(played.cites), note)
