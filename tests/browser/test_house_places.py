"""What the editor of rulesets offers at a place in the text: asked of its module, without an engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from support.sources import with_sources
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page

VOCABULARY: dict[str, Any] = {
    "points": [
        {
            "id": "play.first_lead",
            "question": "Who leads to the first trick?",
            "kind": "choice",
            "hint": "",
            "answers": [
                {"value": "forehand", "words": "The player at the dealer’s left."},
                {"value": "declarer", "words": "Declarer, whatever his seat."},
            ],
        },
        {
            "id": "play.void",
            "question": "What may a player do who cannot follow suit?",
            "kind": "choice",
            "hint": "",
            "answers": [{"value": "any_card", "words": "Play any card."}],
        },
        {
            "id": "pack.order",
            "question": "How do the cards rank?",
            "kind": "value",
            "hint": "x",
            "answers": [],
        },
    ],
    "grades": [{"value": "stated", "words": ""}, {"value": "silent", "words": ""}],
    "books": ["pierer-1863"],
    "witnesses": [{"value": "pierer-1863", "words": "Pierer 1863"}],
    "keys": {
        "ruleset": ["format", "id", "rulings"],
        "ruling": ["answer", "grade", "cites"],
        "citation": ["witness", "at"],
        "rival": ["answer", "note"],
    },
}
HEAD = "format: 1\nid: mine\nrulings:\n"
OFFERED = """async ([text, vocabulary]) => {
  const there = new URL('../../written/lab/house-where.mjs', location.href);
  const { where, suggestions } = await import(there);
  const caret = text.indexOf('|');
  const written = text.replace('|', '');
  const place = where(written, caret);
  const offered = suggestions(place, vocabulary, written);
  const taken = offered[0] ? written.slice(0, place.from) + offered[0].insert + written.slice(place.to) : written;
  return { kind: place.kind, point: place.point, values: offered.map(({ value }) => value), taken };
}"""


@pytest.fixture(scope="module")
def page(opened_long: Open) -> Page:
    return with_sources(opened_long("lab/rules/"))


def _offered(page: Page, text: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(OFFERED, [text, VOCABULARY])
    return found


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("fo|", ["format"]),
        ("|", ["format", "id", "rulings"]),
        (HEAD + "  play|", ["play.first_lead", "play.void"]),
        (HEAD + "  trick|", ["play.first_lead"]),
        (HEAD + "  play.void: {grade: silent}\n  play|", ["play.first_lead"]),
        (HEAD + "  play.first_lead:\n    an|", ["answer"]),
        (HEAD + "  play.first_lead:\n    answer: |", ["forehand", "declarer"]),
        (HEAD + "  play.first_lead:\n    answer: dec|", ["declarer"]),
        (HEAD + "  play.first_lead:\n    grade: s|", ["stated", "silent"]),
        (HEAD + "  play.first_lead:\n    cites: [{wit|", ["witness"]),
        (HEAD + "  play.first_lead:\n    cites: [{witness: pi|", ["pierer-1863"]),
        (HEAD + "  play.first_lead:\n    cites:\n      - wit|", ["witness"]),
        (HEAD + "  play.first_lead:\n    rivals: [{an|", ["answer"]),
        (HEAD + "  play.first_lead: {|", ["answer", "grade", "cites"]),
        (HEAD + "  play.first_lead: {answer: |, grade: stated}", ["forehand", "declarer"]),
        (HEAD + "  play.first_lead: {answer: forehand, gra|}", ["grade"]),
        (HEAD + "  pack.order:\n    answer: |", []),
        (HEAD + "  play.first_lead:\n    note: |", []),
        ("title: |", []),
        ("base: |", ["pierer-1863"]),
    ],
)
def test_what_fits_is_offered(page: Page, text: str, values: list[str]) -> None:
    assert _offered(page, text)["values"] == values


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        (HEAD + "  play.v|", HEAD + "  play.void:\n    answer: "),
        (HEAD + "  play.v|: {grade: silent}", HEAD + "  play.void: {grade: silent}"),
        (HEAD + "  play.first_lead: {answer: de|x, grade: stated}", None),
        (HEAD + "  play.first_lead: {answer: d|eclar, grade: stated}", "declarer, grade: stated}"),
        (
            HEAD + "  play.first_lead:\n    answer: d|ealer\n    grade: stated\n",
            "declarer\n    grade: stated\n",
        ),
        (HEAD + "  play.first_lead:\n    gr|", "    grade: "),
    ],
)
def test_what_is_taken_stands_in_the_place_of_what_was_written(
    page: Page, text: str, taken: str | None
) -> None:
    found = _offered(page, text)["taken"]
    assert found.endswith(taken or "{answer: declarer, grade: stated}")


@pytest.mark.parametrize(
    ("text", "point"),
    [
        (HEAD + "  play.first_lead:\n    answer: |", "play.first_lead"),
        (HEAD + "  play.first_lead:\n    note: >-\n      More.\n\n      Yet more.|", "play.first_lead"),
        (HEAD + "  play.vo|id: {grade: silent}", "play.void"),
        (HEAD + "  play.first_lead: {grade: silent}\n|", "play.first_lead"),
        ("format: 1\n|", None),
        (HEAD + "  # play.first_lead: of old\n|", None),
    ],
)
def test_the_place_knows_its_rule_point(page: Page, text: str, point: str | None) -> None:
    assert _offered(page, text)["point"] == point
