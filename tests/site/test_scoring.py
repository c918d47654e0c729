"""The page on scoring says what the engine says: of every class of results, in every figure, in every chart."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from spadille.cards import Suit
from spadille.errors import UsageError
from spadille.outcome import ToutBid
from spadille.point import Amount, Grade, Price
from spadille.ruleset import Ruleset
from spadille.scheme import Result, Score, score
from spadille.site import words as site_words
from spadille.site.edition import Edition
from spadille.site.here import Here
from spadille.site.scoring import amounts, cells, faults, figures, measures, results, strips, words
from spadille.site.scoring.scale import Scale
from support.html import Element, by_id
from support.scoring import decoded, endings, result_of, state_of, suits_to_try

PAGE = "scoring/index.md"
KILOBYTES = 60

Read = Callable[[str], Element]


@pytest.fixture(scope="module")
def data(site: Path) -> dict[str, Any]:
    """The calculator's data, as the site has them."""
    read: dict[str, Any] = json.loads((site / "data" / "scoring.json").read_text(encoding="utf-8"))
    return read


@pytest.fixture(scope="module")
def survey(edition: Edition) -> results.Survey:
    """Every result under every ruleset."""
    return results.survey(edition)


def signed(amount: Amount) -> str:
    """Write an amount as pages do."""
    return f"{'+' if amount > 0 else '−' if amount < 0 else ''}{abs(amount)}"


def said_by_engine(ruleset: Ruleset, result: Result, edition: Edition) -> dict[str, Any]:
    """Return what the data must say of a result."""
    try:
        found = score(result, ruleset)
    except UsageError as error:
        read = [faults.read(line) for line in str(error).split("\n")]
        return {"scores": None, "faults": [(fault.sentence, fault.point) for fault in read]}
    total = found.reckoning.total
    return {
        "scores": (*shares(total), len(total.opponents)),
        "made": found.reckoning.made,
        "asked": set(found.points),
        "items": [
            {
                "point": item.point,
                "label": item.label,
                "shares": shares(item.shares),
                "grade": item.grade,
                "cites": [(edition.sources[cite.witness].short, cite.at) for cite in item.cites],
            }
            for item in found.reckoning.items
        ],
    }


def shares(of: Any) -> tuple[str, str | None, str]:
    assert len(set(of.opponents)) == 1
    partner = None if of.partner is None else signed(of.partner)
    return signed(of.declarer), partner, signed(of.opponents[0])


def test_every_class_of_results_is_what_the_engine_says(data: dict[str, Any], edition: Edition) -> None:
    classes = 0
    for ruleset, book in zip(edition.rulesets, data["books"], strict=True):
        assert book["id"] == ruleset.id
        for name, game in zip(data["axes"]["game"], book["games"], strict=True):
            if game is None:
                with pytest.raises(UsageError, match="has no game"):
                    score(Result(game=name, tricks=5, trump=Suit.CLUBS), ruleset)
                continue
            for suits in suits_to_try(data, game):
                for ending in endings(data):
                    state = state_of(name, suits, ending)
                    told = decoded(data, book, state)
                    right = said_by_engine(ruleset, result_of(state), edition)
                    assert told is not None
                    assert told.scores == right["scores"], (book["id"], state)
                    assert list(told.faults) == right.get("faults", []), (book["id"], state)
                    if told.scores is not None:
                        assert told.made is right["made"]
                        assert set(told.asked) == right["asked"]
                        without_note = [
                            {key: value for key, value in item.items() if key != "note"}
                            for item in told.items
                        ]
                        assert without_note == right["items"]
                    classes += 1
    assert classes > 20_000


def test_every_setting_of_the_suits_is_what_the_engine_says(data: dict[str, Any], edition: Edition) -> None:
    for ruleset, book in zip(edition.rulesets, data["books"], strict=True):
        for place, game in enumerate(data["axes"]["game"]):
            if book["games"][place] is None:
                continue
            for suits in results.SUITS:
                ending = results.Ending(tricks=5)
                state = {
                    **dict.fromkeys(("favourite", "sur"), "none"),
                    **{
                        axis: suit.name.lower()
                        for axis in ("trump", "favourite", "sur")
                        if (suit := getattr(suits, axis)) is not None
                    },
                }
                state |= {"game": game, "tricks": "5", "prime": "no", "tout": "none", "matadors": "split"}
                told = decoded(data, book, state)
                right = said_by_engine(ruleset, results.result_of(game, suits, ending), edition)
                assert told is not None
                assert told.scores == right["scores"], (book["id"], state)


def test_nobody_plays_a_secret_solo(edition: Edition) -> None:
    # The calculator has no switch for it: a source that allows it needs one.
    for ruleset in edition.rulesets:
        with pytest.raises(UsageError, match="alone"):
            score(Result(game=ruleset.games()[0], trump=Suit.HEARTS, tricks=4, alone=True), ruleset)


def test_a_zero_is_a_zero(data: dict[str, Any]) -> None:
    said = {amount for book in data["books"] for result in book["results"] for amount in result[:3]}
    assert "0" in said
    assert not said & {"-0", "+0", "−0", ""}


def test_the_data_are_small(site: Path) -> None:
    text = (site / "data" / "scoring.json").read_bytes()
    assert len(gzip.compress(text, 9)) < KILOBYTES * 1024


@pytest.mark.parametrize(
    ("message", "sentence", "point"),
    [
        (
            "favourite H: the favourite suit is always C [favourite.fixed_by]",
            "Favourite hearts: the favourite suit is always clubs.",
            "favourite.fixed_by",
        ),
        (
            "matadors defending: declarer must hold CQ himself in Mußfrage [game.mussfrage]",
            "Matadors defending: declarer must hold ♣ Q himself in Mußfrage.",
            "game.mussfrage",
        ),
        ("7 tricks: a deal has 6; expected [0-6]", "7 tricks: a deal has 6; expected [0-6].", None),
    ],
)
def test_a_fault_is_told_in_the_words_of_readers(message: str, sentence: str, point: str | None) -> None:
    assert faults.read(message) == faults.Fault(sentence, point)


# The seven results of an earlier program's fault: nothing may be lost between the players.
SEVEN = {
    ("frage", "5"): "+2 partner +2, opponents −2",
    ("frage", "4"): "−4 partner 0, opponents +2",
    ("mussfrage", "4"): "−4 partner 0, opponents +2",
    ("grossfrage", "4"): "−4 partner −4, opponents +4",
    ("solo", "5"): "+12 alone, opponents −4",
    ("solo", "4"): "−12 alone, opponents +4",
    ("solo favourite", "4"): "−24 alone, opponents +8",
}


def test_seven_results_stand_worked_out(page: Read) -> None:
    table = next(table for table in page(PAGE).all("table") if "4 tricks, favourite suit" in table.text)
    rows = {row.all("th")[0].text: [cell.text for cell in row.all("td")] for row in table.all("tr")[1:]}
    assert rows["Russian encyclopaedia"] == list(SEVEN.values())
    assert rows["Altenburg 1988"][6] == "Favourite spades: the favourite suit is always clubs."
    assert rows["Malborn"][0] == words.ABSENT_GAME


def test_every_figure_says_how_it_stands(page: Read, edition: Edition, survey: results.Survey) -> None:
    read = page(PAGE)
    ids = by_id(read)
    buttons = {
        found.attributes["popovertarget"]: found for found in read.all("button", class_="sp-figures__open")
    }
    seen = 0
    for _, columns in figures.topics(survey.games, Here(edition, PAGE)):
        for column in columns:
            for ruleset in edition.rulesets:
                name = f"{column.point.id}-{ruleset.id}"
                if name not in buttons:
                    assert column.point.applies is not None or not cells.cell(ruleset, column).arises
                    continue
                cell, seen = buttons[name].parent, seen + 1
                assert cell is not None
                check_figure(cell, ids[name], column, ruleset, edition)
    assert seen >= 400


def check_figure(
    cell: Element, opened: Element, column: cells.Column, ruleset: Ruleset, edition: Edition
) -> None:
    found = cells.cell(ruleset, column)
    own, played = ruleset.own(found.point), ruleset.ruling(found.point)
    if found.arises and isinstance(column.point.kind, Price):
        figure = str(ruleset.answer(column.point)) if ruleset.answer(column.point) else "nothing"
        assert cell.all("button")[0].text == figure
    if own is not None and own.answer is not None:
        assert site_words.GRADES[own.grade].word in cell.text
        assert not cell.all(class_="sp-lentfigure")
    else:
        assert "ours (" in cell.text
        assert (site_words.GRADES[own.grade].word if own else words.NOT_RECORDED) in cell.text
        assert cell.all(class_="sp-lentfigure")
        assert site_words.GRADES[Grade.EDITORIAL].word in opened.text
    for cite in (own or played).cites:
        assert edition.sources[cite.witness].short in opened.text
        assert cite.at in opened.text
    for rival in own.rivals if own else ():
        assert rival.note in opened.text
        assert site_words.RIVALS in opened.text


def test_figures_known_from_the_sources(page: Read) -> None:
    ids = by_id(page(PAGE))
    cell = {name: found for name, found in ids.items() if "sp-opened" in found.classes}
    buttons = {
        found.attributes["popovertarget"]: found.text
        for found in page(PAGE).all("button", class_="sp-figures__open")
    }
    assert buttons["score.tout_announced-encyclopaedia-ru"] == "16"
    assert buttons["score.prime-pierer-1863"] == "1/4"
    assert buttons["score.base.durch-malborn"] == "4"
    assert buttons["score.favourite_base.solo-encyclopaedia-ru-paper"] == "8"
    assert buttons["score.tout_announced-parlett-2008"] == words.DOES_NOT_ARISE
    assert "Solo as listed beside Frage" in cell["score.base.solo-altenburg-1988"].text


def test_ids_are_unique(page: Read) -> None:
    ids = [found.id for found in page(PAGE).all() if found.id]
    assert len(ids) == len(set(ids))


def test_every_chart_has_a_name_a_description_and_a_table(page: Read) -> None:
    pictures = page(PAGE).all("figure", class_="sp-picture")
    assert len(pictures) == 3
    for picture in pictures:
        chart = picture.one("svg")
        named = by_id(picture)
        assert chart.attributes["role"] == "img"
        assert named[chart.attributes["aria-labelledby"]].name == "title"
        assert len(named[chart.attributes["aria-describedby"]].text) > 60
        assert picture.one("table").text
        assert picture.one("figcaption").all("p")[0].text.startswith("What to see")


def test_the_marks_of_the_six_results_stand_where_the_table_says(page: Read, survey: results.Survey) -> None:
    picture = page(PAGE).all("figure", class_="sp-picture")[0]
    several = strips.strips(survey)
    values = [mark.sum.value for strip in several for mark in strip.marks]
    scale = Scale.around(values)
    drawn = [Fraction(circle.attributes["cx"].rstrip("%")) for circle in picture.one("svg").all("circle")]
    assert drawn == [pytest.approx(float(scale.across(value)), abs=0.006) for value in values]
    rows = [[cell.text for cell in row.all("td")] for row in picture.one("table").all("tr")[1:]]
    assert rows == [
        [amounts.in_frages(found.value) if found else words.NO_SUCH_SUM for _, found in strip.sums]
        for strip in several
    ]


def test_the_charts_measure_what_the_engine_scores(edition: Edition, survey: results.Survey) -> None:
    wagers = {wager.ruleset.id: wager for wager in measures.wagers(measures.TOUT, survey)}
    for ruleset in edition.rulesets:
        if ruleset.id not in wagers:
            continue
        wager = wagers[ruleset.id]

        def declarer(*, of: Ruleset = ruleset, **ending: Any) -> Fraction:
            total = score(Result(game="frage", trump=Suit.HEARTS, **ending), of).reckoning.total
            return Fraction(total.declarer)

        unit = declarer(tricks=5)
        assert wager.sure.value == declarer(tricks=5, prime=True) / unit
        assert wager.best.value == declarer(tricks=8, tout=ToutBid.ATTEMPTED) / unit
        assert wager.worst.value == declarer(tricks=6, tout=ToutBid.ATTEMPTED) / unit
        gamble = wager.share * wager.best.value + (1 - wager.share) * wager.worst.value
        assert gamble == wager.sure.value
    assert {name: wager.share for name, wager in wagers.items()} == {
        "pierer-1863": Fraction(9, 16),
        "altenburg-1988": Fraction(5, 6),
        "wikipedia-2018": Fraction(5, 6),
        "parlett-2008": Fraction(5, 8),
        "encyclopaedia-ru": Fraction(2, 3),
        "encyclopaedia-ru-paper": Fraction(1, 2),
    }


def test_a_sum_of_ours_is_marked(survey: results.Survey) -> None:
    wagers = {wager.ruleset.id: wager for wager in measures.wagers(measures.TOUT, survey)}
    parlett, russian = wagers["parlett-2008"], wagers["encyclopaedia-ru"]
    # Parlett names no prime, and says nothing of the partner when a tout fails.
    assert (parlett.worst.ours, parlett.sure.ours, parlett.best.ours) == (True, True, False)
    assert (russian.worst.ours, russian.sure.ours, russian.best.ours) == (True, False, False)
    drawn = {book.ruleset.id for book in measures.drawn(survey)}
    assert "hammer-1811" not in drawn
    assert "malborn" not in drawn


def test_the_sentences_are_true(page: Read) -> None:
    six, touts, solos = (found.text for found in page(PAGE).all("figcaption"))
    assert "“Solo won in the favourite suit”" in six
    assert "worth 4 in some" in six
    assert "12 in others" in six
    assert "from 1 in 2 (Russian encyclopaedia, paper score) to 5 in 6" in touts
    assert "from 7 in 12" in solos
    assert "to 2 in 3" in solos


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Fraction(0), "0"),
        (Fraction(3), "3"),
        (Fraction(-3, 2), "−1½"),
        (Fraction(1, 2), "½"),
        (Fraction(7, 5), "7/5"),
        (Fraction(-1, 5), "−1/5"),
    ],
)
def test_sums_in_frages_are_read_easily(value: Fraction, said: str) -> None:
    assert amounts.in_frages(value) == said


def test_what_the_page_shows_first_is_scored(survey: results.Survey, edition: Edition) -> None:
    from spadille.site.scoring.calculator import FIRST

    found = [results.verdict(ruleset, results.result_of(*FIRST)) for ruleset in edition.rulesets]
    assert sum(isinstance(one, Score) for one in found) > len(found) / 2
