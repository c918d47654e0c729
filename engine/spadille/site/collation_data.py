"""The apparatus of the collation as data: one file a ruleset, fetched when the first of its cells is opened."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from spadille.cards import ALL_CARDS, Card
from spadille.collation import Entry, Row
from spadille.naming import SIGNS, Pack, rank_name
from spadille.point import Citation, Point, Raw, Rival
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.addresses import address, point_page, ruleset_page
from spadille.site.replay.books import cited
from spadille.site.words import collation as said
from spadille.site.prose.grammar import in_words

if TYPE_CHECKING:
    from spadille.site.edition import Edition

FOLDER: Final = "data/apparatus/"
_CODES: Final = re.compile(rf"\b({'|'.join(ALL_CARDS)})\b")


def files(rows: Iterable[Row], edition: Edition) -> Mapping[str, str]:
    """Return the text of every file, by its path in the site."""
    everything = tuple(rows)
    witnesses = {source.id: source.short for source in edition.sources.values()}
    found = {}
    for ruleset in edition.rulesets:
        data = {
            "page": address(ruleset_page(ruleset.id)),
            "points": apparatus(ruleset, everything, witnesses),
        }
        found[f"{FOLDER}{ruleset.id}.json"] = _json(data)
    return found


def spoken() -> str:
    """Return the words that the script says, as JSON."""
    grades = {grade.value: [term.word, term.meaning] for grade, term in words.GRADES.items()}
    return _json({**said.IN_SCRIPT, "grades": grades})


def plain(point: Point[Any], answer: Raw) -> str:
    """Say an answer as text, its cards by their signs."""
    sentence = _CODES.sub(_sign, point.kind.words(point.kind.parse(answer)))
    return sentence[:1].upper() + sentence[1:]


def short(answer: Raw, point: Point[Any]) -> str:
    """Return an answer as text in the few words that a cell of the table has room for."""
    return _CODES.sub(_sign, in_words(answer)) if isinstance(answer, str) else plain(point, answer)


def _sign(match: re.Match[str]) -> str:
    card = Card(match.group())
    return f"{SIGNS[card.suit]}{rank_name(card.rank, Pack.FRENCH)}"


def apparatus(ruleset: Ruleset, rows: Iterable[Row], witnesses: Mapping[str, str]) -> dict[str, Any]:
    """Return the apparatus of each cell of a ruleset, by point; `witnesses` are the short names of the sources by id."""
    return {
        row.point.id: _entry(entry, witnesses)
        for row in rows
        if (entry := row.entries.get(ruleset.spec)) and entry.own is not None
    }


def _entry(entry: Entry, witnesses: Mapping[str, str]) -> dict[str, Any]:
    """Return the apparatus of one cell; what is empty is left out."""
    own = entry.own
    assert own is not None
    answered = own.answer is not None
    played = {"answer": plain(entry.point, entry.played.answer or ""), "note": entry.played.note}
    data = {
        "answer": plain(entry.point, own.answer) if own.answer is not None else "",
        "grade": own.grade.value,
        "cites": _cites(own.cites, witnesses),
        "note": own.note,
        "rivals": [_rival(entry.point, rival, witnesses) for rival in own.rivals],
        "played": None if answered else played,
        "question": address(point_page(entry.point.id)),
    }
    return {key: value for key, value in data.items() if value}


def _rival(point: Point[Any], rival: Rival, witnesses: Mapping[str, str]) -> dict[str, Any]:
    data = {
        "answer": plain(point, rival.answer),
        "cites": _cites(rival.cites, witnesses),
        "note": rival.note,
    }
    return {key: value for key, value in data.items() if value}


def _cites(cites: Iterable[Citation], witnesses: Mapping[str, str]) -> list[list[str]]:
    return [cited(cite, witnesses) for cite in cites]


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
