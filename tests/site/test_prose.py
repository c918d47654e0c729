"""The rules as prose: a sentence for every answer, every ruling told once, and nothing lent passed off as the source's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from spadille.collation import points_of
from spadille.library import load_ruleset
from spadille.point import ANSWERED, Choice, Family, Grade, Point, Price
from spadille.points.game.row import Trumps
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.apparatus import Note
from spadille.site.edition import Edition
from spadille.site.here import ruleset_page
from spadille.site.html import Html
from spadille.site.prose import frame, games, grammar, score
from spadille.site.prose.arrangement import Sentence, sections
from spadille.site.prose.fill import fill, places, plain
from spadille.site.prose.relevance import arising
from spadille.site.prose.sections import SECTIONS
from spadille.site.prose.sentence import AMOUNTS, ANSWERS, TWINS, VALUES, say
from spadille.site.prose.setting import setting_of, setting_of_baseline
from spadille.source import WorkKind
from spadille.vocabulary import ENTRIES, find
from support.html import Element, by_id

Read = Callable[[str], Element]

FAMILIES = {"game": games, "score.base": score.PRICES, "score.favourite_base": score.PRICES}
CLOSED = {entry.id: entry for entry in ENTRIES if isinstance(entry.kind, Choice)}


def written(sentence: Sentence) -> str:
    return plain(sentence.write(lambda _, said: said))


def every_sentence(ruleset: Ruleset) -> Iterator[Sentence]:
    for section in sections(ruleset):
        for paragraph in (*section.own, *(one for lent in section.lent for one in lent.paragraphs)):
            yield from paragraph


# Closed sets are closed: whoever adds an answer is told here that it has no sentence yet.


@pytest.mark.parametrize("entry_id", sorted(CLOSED))
def test_every_answer_of_a_closed_list_has_its_sentence(entry_id: str) -> None:
    sentences = score.LOST_PARTNER if entry_id == "score.lost_partner" else ANSWERS[entry_id]
    assert list(sentences) == list(CLOSED[entry_id].kind.options())


def test_every_question_has_its_sentences_and_no_sentence_lacks_a_question() -> None:
    amounts = {entry.id for entry in ENTRIES if isinstance(entry, Point) and isinstance(entry.kind, Price)}
    assert AMOUNTS.keys() == amounts
    told = {*ANSWERS, *AMOUNTS, *VALUES, *FAMILIES, "score.lost_partner"}
    assert told == {entry.id for entry in ENTRIES}


def test_every_kind_of_game_has_its_sentence() -> None:
    assert games.WITH_PARTNER.keys() == {*(way.value for way in Trumps), "suit"}
    assert games.ALONE.keys() == games.WITH_PARTNER.keys() - {Trumps.PARTNER.value}


def test_two_questions_in_one_sentence_have_one_for_every_answer() -> None:
    for (first, second), twins in TWINS.items():
        assert list(twins) == list(find(first).kind.options()) == list(find(second).kind.options())
        assert {places(twin.template) for twin in twins.values()} == {frozenset({"first", "second"})}


def test_every_question_has_its_place_in_the_sections() -> None:
    told = [entry for paragraphs in SECTIONS.values() for paragraph in paragraphs for entry in paragraph]
    assert sorted(told) == sorted(entry.id for entry in ENTRIES)
    assert list(frame.SECTIONS) == list(SECTIONS)


def test_every_kind_of_source_and_of_silence_has_its_word() -> None:
    assert list(frame.WORKS) == list(WorkKind)
    assert frame.GAPS.keys() == {Grade.SILENT, Grade.UNREAD, None}


@pytest.mark.parametrize("entry_id", sorted({*ANSWERS, *AMOUNTS}))
def test_a_sentence_is_one(entry_id: str, edition: Edition) -> None:
    setting = setting_of_baseline(edition.baseline)
    point = find(entry_id)
    for answer in point.kind.options() or ("none", "1", "1/4"):
        said = plain(say(point, answer, setting))
        assert said[0].isupper(), said
        assert said.endswith("."), said
        assert not {"{", "}", "*"} & set(said), said


# A source's rules.


def test_every_ruling_is_told_once(edition: Edition) -> None:
    for ruleset in edition.rulesets:
        told = [point.id for sentence in every_sentence(ruleset) for point in sentence.points]
        assert sorted(told) == sorted(point.id for point in arising(ruleset)), ruleset.id


def test_what_a_source_answers_is_its_own_and_everything_else_is_lent(edition: Edition) -> None:
    for ruleset in edition.rulesets:
        for section in sections(ruleset):
            own = {
                point.id for paragraph in section.own for sentence in paragraph for point in sentence.points
            }
            assert all(ruleset.answers_itself(point) is (point.id in own) for point in section.points)
            for lent in section.lent:
                grades = {
                    own.grade if (own := ruleset.own(point)) and own.grade not in ANSWERED else None
                    for paragraph in lent.paragraphs
                    for sentence in paragraph
                    for point in sentence.points
                }
                assert grades == {lent.grade}


def test_games_are_called_as_the_source_calls_them(edition: Edition) -> None:
    for ruleset in edition.rulesets:
        said = " ".join(written(sentence) for sentence in every_sentence(ruleset))
        for game, usual in ruleset.baseline.names.items():
            if game in ruleset.games():
                assert ruleset.name(game) in said, ruleset.id
            elif game not in ruleset.names and not any(usual in name for name in ruleset.names.values()):
                assert f"In {usual} " not in said, ruleset.id


def test_games_that_cost_the_same_are_priced_together() -> None:
    said = [written(sentence) for sentence in every_sentence(load_ruleset("encyclopaedia-ru"))]
    assert "The price of Frage and Mußfrage is 2 chips and that of Großfrage and Solo 4." in said
    assert (
        "When Frage or Mußfrage is lost, declarer bears the whole loss, and the partner neither wins nor loses."
        in said
    )


def test_parts_of_a_stake_are_told_in_words() -> None:
    said = [written(sentence) for sentence in every_sentence(load_ruleset("pierer-1863"))]
    assert "The prime, five tricks in a row and a stop, is worth a quarter of a stake." in said


def test_no_source_speaks_in_a_unit_that_is_lent_to_it() -> None:
    said = [written(sentence) for sentence in every_sentence(load_ruleset("catsatcards"))]
    assert "The price of Frog is 2, that of Solo 4 and that of Tout 16." in said
    assert "The price of Mußfrage is 1 point." in said


def test_two_questions_with_one_answer_share_a_sentence_until_they_differ() -> None:
    ruleset = load_ruleset("altenburg-1988")
    said = [written(sentence) for sentence in every_sentence(ruleset)]
    assert any(
        one.startswith("If a tout fails, whether undertaken by playing on or announced") for one in said
    )
    point = find("score.tout_announced_failed")
    apart = [written(sentence) for sentence in every_sentence(ruleset.overlaid(point, "tout_lost_game_void"))]
    assert any(one.startswith("If an announced tout fails, the tout is lost") for one in apart)


def test_a_game_that_is_like_another_is_told_by_it() -> None:
    said = [written(sentence) for sentence in every_sentence(load_ruleset("altenburg-1988"))]
    assert (
        "Force is played like Großfrage. Nobody bids it: it falls to a player when all have passed." in said
    )


@pytest.mark.parametrize(
    ("spec", "point", "arises"),
    [
        ("hammer-1811", "pot.won_by", False),
        ("hammer-1811+pot.stake=2", "pot.won_by", True),
        ("hammer-1811", "auction.couleur_rank", False),
        ("hammer-1811+favourite.fixed_by=always_clubs", "auction.couleur_rank", True),
        ("hammer-1811", "play.overtrump", False),
        ("hammer-1811+play.overtake=must_overtake", "play.overtrump", True),
        ("hammer-1811", "score.lost_partner.solo", False),
        ("hammer-1811", "score.lost_partner.frage", True),
        ("hammer-1811", "score.tout", False),
        ("hammer-1811+score.tout_counts=beside_the_game", "score.tout", True),
        ("sollo", "deal.batches", False),
        ("brockhaus-1894", "pot.staked_by", True),
    ],
)
def test_a_question_without_an_object_is_passed_over(spec: str, point: str, *, arises: bool) -> None:
    assert (find(point) in arising(load_ruleset(spec))) is arises


def test_a_game_of_which_the_code_knows_nothing_is_told_all_the_same(edition: Edition) -> None:
    ruleset = load_ruleset("altenburg-1988+game.kreuz={partner: called, trumps: H, aim: all, shows: SQ}")
    said = plain(
        say(find("game.kreuz"), ruleset.ruling(find("game.kreuz")).answer or "", setting_of(ruleset))
    )
    assert said == (
        "In Kreuz hearts are always trumps, and declarer calls a card, whose holder becomes his partner; together they "
        "need all the tricks. He must hold the queen of spades, and show it."
    )


# The page.


def test_every_sentence_has_its_address_and_its_note(page: Read, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        tree = page(ruleset_page(ruleset.id))
        places_of = by_id(tree)
        for point in arising(ruleset):
            sentence = places_of[point.id]
            assert "sp-said" in sentence.classes, f"{ruleset.id}: {point.id}"
            panel = places_of[f"note.{point.id}"]
            assert "popover" in panel.attributes
            assert any(button.attributes.get("popovertarget") == panel.id for button in tree.all("button"))


def test_every_point_has_an_address_on_the_page(page: Read, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        places_of = by_id(page(ruleset_page(ruleset.id)))
        assert [point.id for point in points_of(ruleset) if point.id not in places_of] == []


def test_a_note_has_grade_citations_reasons_and_rivals(page: Read, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        places_of = by_id(page(ruleset_page(ruleset.id)))
        for point in arising(ruleset):
            text = places_of[f"note.{point.id}"].text
            own = ruleset.own(point)
            if own is not None:
                assert words.GRADES[own.grade].word in text
                assert " ".join(own.note.split()) in text
                assert all(edition.sources[cite.witness].short in text for cite in own.cites)
                assert all(cite.at in text for cite in own.cites)
            for rival in own.rivals if own else ():
                assert " ".join(rival.note.split()) in text
                assert plain(say(point, rival.answer, setting_of(ruleset))) in text
            if not ruleset.answers_itself(point):
                assert words.GRADES[Grade.EDITORIAL].word in text
                assert " ".join(ruleset.ruling(point).note.split()) in text


def test_the_margin_says_every_grade_and_every_place(page: Read, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        margin = " ".join(notes.text for notes in page(ruleset_page(ruleset.id)).all(class_="sp-notes"))
        for point in arising(ruleset):
            own = ruleset.own(point)
            assert own is None or words.GRADES[own.grade].word in margin
            assert all(cite.at in margin for cite in (own.cites if own else ()))


def test_what_is_lent_stands_apart(page: Read, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        tree = page(ruleset_page(ruleset.id))
        lent = {said.id for ours in tree.all(class_="sp-editors") for said in ours.all(class_="sp-said")}
        assert lent == {point.id for point in arising(ruleset) if not ruleset.answers_itself(point)}
        for ours in tree.all(class_="sp-editors"):
            label = ours.all(class_="sp-editors__label")[0].text
            assert label in (frame.OURS_ONE, frame.OURS_MANY)


def test_a_silence_is_announced_as_what_it_is(page: Read, edition: Edition) -> None:
    for ruleset in edition.rulesets:
        announced = [ours.all("em") for ours in page(ruleset_page(ruleset.id)).all(class_="sp-editors")]
        if not any(ruling.answer is not None for ruling in ruleset.rulings.values()):
            assert not any(announced), ruleset.id
            continue
        work = frame.WORKS[edition.sources[ruleset.source].kind]
        for em in announced:
            assert len(em) == 1
            assert em[0].text in {
                template.format(work=work) for gap in frame.GAPS.values() for template in (gap.all, gap.rest)
            }


def test_the_search_finds_the_sentences_and_not_their_notes(site: Path, edition: Edition) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"]: entry["text"] for entry in index["docs"]}
    for ruleset in edition.rulesets:
        for section in sections(ruleset):
            text = plain(Html(found[f"rulesets/{ruleset.id}/#{section.anchor}"]))
            for paragraph in section.own:
                for sentence in paragraph:
                    assert written(sentence) in text
            assert "close" not in text.casefold().split()
            assert words.GRADES[Grade.REPORTED].meaning not in text
    assert [where for where in found if "#ruling." in where] == []


# The pieces.


def test_a_template_is_filled_and_nothing_else_in_it_is_markup() -> None:
    filled = fill("A < *b* {c} {d}.", {"c": "<x>", "d": Html("<b>y</b>")})
    assert filled == "A &lt; <i>b</i> &lt;x&gt; <b>y</b>."
    assert plain(filled) == "A < b <x> y."
    with pytest.raises(KeyError):
        fill("{e}", {})


@pytest.mark.parametrize(
    ("value", "unit", "said", "bare"),
    [
        (2, "points", "2 points", "2"),
        (1, "chips", "1 chip", "1"),
        (0, "stakes", "nothing", "nothing"),
        (Fraction(1, 4), "stakes", "a quarter of a stake", "a quarter"),
        (Fraction(2, 3), "stakes", "2/3 of a stake", "2/3"),
    ],
)
def test_amounts(value: Any, unit: str, said: str, bare: str) -> None:
    assert (grammar.amount(value, unit), grammar.bare_amount(value)) == (said, bare)


def test_lists() -> None:
    assert [grammar.listed("abc"[:length]) for length in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert grammar.listed_or(["a", "b"]) == "a or b"
    assert [grammar.batches(sizes) for sizes in ((3, 2, 3), (4, 4))] == [
        "three, two and three",
        "four at a time",
    ]
    assert [grammar.aim(tricks) for tricks in (None, 1, 5)] == ["all the tricks", "one trick", "five tricks"]


def test_a_note_on_a_lent_answer_has_the_editors_rivals(edition: Edition) -> None:
    ruleset = next(one for one in edition.rulesets if one.own(find("end.tout_in_forced_game")))
    point = find("end.tout_in_forced_game")
    note = Note(1, point, ruleset.own(point), ruleset.ruling(point))
    assert note.lent
    assert [rival.answer for rival in note.rivals] == ["forbidden"]


def test_families_know_no_other_question_of_games() -> None:
    assert {entry.id for entry in ENTRIES if isinstance(entry, Family)} == {*FAMILIES, "score.lost_partner"}
