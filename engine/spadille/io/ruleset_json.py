"""Rulesets as plain JSON data and back: what is handed to a place that reads no YAML, such as a browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spadille.errors import UsageError
from spadille.point import Citation, Grade, Raw, Rival, Ruling, as_json
from spadille.ruleset import Baseline, Ruleset

RULESET_FORMAT: Final = "spadille.ruleset/1"
BASELINE_FORMAT: Final = "spadille.baseline/1"


def ruleset_to_data(ruleset: Ruleset) -> dict[str, Any]:
    """Return the ruleset's own part as JSON-ready data, overlays included and the baseline left out."""
    return {
        "format": RULESET_FORMAT,
        "id": ruleset.id,
        "source": ruleset.source,
        "title": ruleset.title,
        "read": ruleset.read,
        "names": dict(ruleset.names),
        "overlays": [[point, as_json(answer)] for point, answer in ruleset.overlays],
        "rulings": _rulings_to_data(ruleset.rulings),
    }


def ruleset_from_data(data: Mapping[str, Any], baseline: Baseline) -> Ruleset:
    """Return the ruleset that `ruleset_to_data` made the data from; UsageError when they are of another format.

    The data are trusted: they are checked when they are made, as files.
    """
    _expect(data, RULESET_FORMAT)
    return Ruleset(
        id=data["id"],
        source=data["source"],
        title=data["title"],
        read=data["read"],
        names=data["names"],
        overlays=tuple((point, _raw(answer)) for point, answer in data["overlays"]),
        rulings=_rulings_from_data(data["rulings"]),
        baseline=baseline,
    )


def baseline_to_data(baseline: Baseline) -> dict[str, Any]:
    """Return the baseline as JSON-ready data."""
    return {
        "format": BASELINE_FORMAT,
        "base": baseline.base,
        "names": dict(baseline.names),
        "rulings": _rulings_to_data(baseline.rulings),
    }


def baseline_from_data(data: Mapping[str, Any]) -> Baseline:
    """Return the baseline that `baseline_to_data` made the data from; UsageError when they are of another format."""
    _expect(data, BASELINE_FORMAT)
    return Baseline(base=data["base"], names=data["names"], rulings=_rulings_from_data(data["rulings"]))


def _expect(data: Mapping[str, Any], wanted: str) -> None:
    if data.get("format") != wanted:
        raise UsageError(f"found data of the format {data.get('format')!r}; expected {wanted!r}")


def _rulings_to_data(rulings: Mapping[str, Ruling]) -> dict[str, Any]:
    return {
        point: {
            "answer": as_json(ruling.answer),
            "grade": ruling.grade.value,
            "cites": [cite.as_json() for cite in ruling.cites],
            "note": ruling.note,
            "rivals": [
                {
                    "answer": as_json(rival.answer),
                    "cites": [cite.as_json() for cite in rival.cites],
                    "note": rival.note,
                }
                for rival in ruling.rivals
            ],
        }
        for point, ruling in rulings.items()
    }


def _rulings_from_data(rulings: Mapping[str, Any]) -> dict[str, Ruling]:
    return {
        point: Ruling(
            point=point,
            answer=None if ruling["answer"] is None else _raw(ruling["answer"]),
            grade=Grade(ruling["grade"]),
            cites=_cites(ruling["cites"]),
            note=ruling["note"],
            rivals=tuple(
                Rival(_raw(rival["answer"]), _cites(rival["cites"]), rival["note"])
                for rival in ruling["rivals"]
            ),
        )
        for point, ruling in rulings.items()
    }


def _cites(cites: list[Mapping[str, str]]) -> tuple[Citation, ...]:
    return tuple(Citation(**cite) for cite in cites)


def _raw(answer: Any) -> Raw:
    if isinstance(answer, list):
        return tuple(answer)
    if isinstance(answer, Mapping):
        return dict(answer)
    return str(answer)
