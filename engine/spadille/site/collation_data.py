"""The apparatus of the collation as data: one file a ruleset, fetched when the first of its cells is opened."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from spadille.cards import ALL_CARDS, Card
from spadille.collation import Entry, Row
from spadille.naming import SIGNS, Pack, rank_name
from spadille.point import Citation, Point, Raw, Rival
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import address, point_page, ruleset_page, source_page
from spadille.site.words import collation as said

FOLDER: Final = "data/apparatus/"
_CODES: Final = re.compile(rf"\b({'|'.join(ALL_CARDS)})\b")


def files(rows: Iterable[Row], edition: Edition) -> Mapping[str, str]:
    """Return the text of every file, by its path in the site."""
    everything = tuple(rows)
    return {
        f"{FOLDER}{ruleset.id}.json": _json(_ruleset(ruleset, everything, edition))
        for ruleset in edition.rulesets
    }


def spoken() -> str:
    """Return the words that the script says, as JSON."""
    grades = {grade.value: [term.word, term.meaning] for grade, term in words.GRADES.items()}
    return _json({**said.IN_SCRIPT, "grades": grades})


def plain(point: Point[Any], answer: Raw) -> str:
    """Say an answer as text, its cards by their signs."""
    sentence = _CODES.sub(_sign, point.kind.words(point.kind.parse(answer)))
    return sentence[:1].upper() + sentence[1:]


def _sign(match: re.Match[str]) -> str:
    card = Card(match.group())
    return f"{SIGNS[card.suit]}{rank_name(card.rank, Pack.FRENCH)}"


def _ruleset(ruleset: Ruleset, rows: tuple[Row, ...], edition: Edition) -> dict[str, Any]:
    points = {
        row.point.id: _entry(entry, edition)
        for row in rows
        if (entry := row.entries.get(ruleset.spec)) and entry.own is not None
    }
    return {"page": address(ruleset_page(ruleset.id)), "points": points}


def _entry(entry: Entry, edition: Edition) -> dict[str, Any]:
    """Return the apparatus of one cell; what is empty is left out."""
    own = entry.own
    assert own is not None
    answered = own.answer is not None
    played = {"answer": plain(entry.point, entry.played.answer or ""), "note": entry.played.note}
    data = {
        "answer": plain(entry.point, own.answer) if own.answer is not None else "",
        "grade": own.grade.value,
        "cites": _cites(own.cites, edition),
        "note": own.note,
        "rivals": [_rival(entry.point, rival, edition) for rival in own.rivals],
        "played": None if answered else played,
        "question": address(point_page(entry.point.id)),
    }
    return {key: value for key, value in data.items() if value}


def _rival(point: Point[Any], rival: Rival, edition: Edition) -> dict[str, Any]:
    data = {
        "answer": plain(point, rival.answer),
        "cites": _cites(rival.cites, edition),
        "note": rival.note,
    }
    return {key: value for key, value in data.items() if value}


def _cites(cites: Iterable[Citation], edition: Edition) -> list[list[str]]:
    """Return every citation as its words and the address of its witness."""
    found = []
    for cite in cites:
        witness = edition.sources.get(cite.witness)
        name = witness.short if witness else cite.witness
        where = [address(source_page(cite.witness))] if witness else []
        found.append([", ".join(part for part in (name, cite.at) if part), *where])
    return found


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
