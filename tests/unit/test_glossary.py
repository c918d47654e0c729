"""The glossary's file: what it may say, what is said about faults, and laws that the edition's own obeys."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.checks.glossary import check_glossary
from spadille.errors import DataError
from spadille.glossary import Attestation, Form, Glossary, Language, Term
from spadille.io import folders
from spadille.io.glossary import load_glossary
from spadille.io.rulesets import source_ids

GOOD = """\
format: 1
groups: {cards: Cards}
terms:
  spadille:
    word: spadille
    group: cards
    means: The highest trump.
    forms:
      - {lang: de, form: Beste, cites: [{witness: book, at: p. 38}], note: so it says}
    see: [manille]
    points: [pack.matadors]
    marks: [spadille]
  manille:
    word: manille
    group: cards
    ours: yes
    means: The next.
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "glossary.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def known() -> frozenset[str]:
    return source_ids(folders.sources_folder())


@pytest.fixture(scope="module")
def glossary(known: frozenset[str]) -> Glossary:
    path = folders.glossary_file()
    assert path is not None
    return load_glossary(path, known)


def test_a_glossary_is_read(tmp_path: Path) -> None:
    found = load_glossary(written(tmp_path, GOOD), {"book"})
    assert found == Glossary(
        groups={"cards": "Cards"},
        terms={
            "spadille": Term(
                id="spadille",
                word="spadille",
                means="The highest trump.",
                group="cards",
                forms=(
                    Form(
                        language=Language.GERMAN,
                        text="Beste",
                        cites=(Attestation("book", "p. 38"),),
                        note="so it says",
                        line=9,
                    ),
                ),
                see=("manille",),
                points=("pack.matadors",),
                marks=("spadille",),
                line=4,
            ),
            "manille": Term(
                id="manille", word="manille", means="The next.", group="cards", ours=True, line=13
            ),
        },
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (
            "witness: book",
            "witness: boook",
            9,
            "witness: found 'boook'; expected the id of a source; did you mean 'book'?",
        ),
        ("lang: de", "lang: dd", 9, "lang: found 'dd'; expected de, nds, fr, en, es, ru"),
        (
            "see: [manille]",
            "see: [manile]",
            10,
            "see: found 'manile'; expected the id of another term; did you mean 'manille'?",
        ),
        ("see: [manille]", "see: [spadille]", 10, "see: found 'spadille'; expected the id of another term"),
        (
            "    group: cards\n    means: The highest",
            "    group: card\n    means: The highest",
            6,
            "did you mean 'cards'?",
        ),
        ("ours: yes", "ours: no", 16, "ours: found 'no'; expected yes"),
        (
            "cites: [{witness: book, at: p. 38}]",
            "cites: []",
            9,
            "found a form without a witness; expected one",
        ),
        ("    means: The next.\n", "", 13, "manille: found no key 'means'; expected word, group, means"),
        ("  manille:\n", "  Manille:\n", 13, "terms: found 'Manille'; expected small letters"),
        ("marks: [spadille]", "marks: [' ']", 12, "marks: found nothing but blanks; expected a text"),
        ("groups: {cards: Cards}", "groups: cards", 2, "groups: found 'cards'; expected a mapping of groups"),
        ("format: 1", "format: 9", 1, "format: found '9'; expected '1'"),
    ],
)
def test_faults_are_told_in_their_place(tmp_path: Path, old: str, new: str, line: int, said: str) -> None:
    assert old in GOOD
    with pytest.raises(DataError) as error:
        load_glossary(written(tmp_path, GOOD.replace(old, new)), {"book"})
    assert any(said in problem.message and problem.line == line for problem in error.value.problems)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("points: [pack.matadors]", "points: [pack.matador]", "points: 'pack.matador' is no rule point"),
        ("    ours: yes\n", "", "manille: found no form; expected one that a witness has, or 'ours: yes'"),
        (
            "    ours: yes\n",
            "    ours: yes\n    marks: [spadille]\n",
            "'spadille' leads to 'spadille' already",
        ),
    ],
)
def test_what_a_glossary_owes_its_readers(tmp_path: Path, old: str, new: str, said: str) -> None:
    (problem,) = check_glossary(written(tmp_path, GOOD.replace(old, new)), {"book"})
    assert said in problem.message


def test_the_edition_has_every_language(glossary: Glossary, known: frozenset[str]) -> None:
    path = folders.glossary_file()
    assert path is not None
    assert check_glossary(path, known) == ()
    spoken = {form.language for term in glossary.terms.values() for form in term.forms}
    assert spoken == set(Language)


def test_a_definition_fits_beside_a_word(glossary: Glossary) -> None:
    assert [term.id for term in glossary.terms.values() if len(term.means) > 190] == []


def test_a_word_that_means_different_cards_says_so(glossary: Glossary) -> None:
    wenzel = glossary.terms["wenzel"]
    witnesses = {cite.witness: form.note for form in wenzel.forms for cite in form.cites}
    assert "Ober" in witnesses["pierer-casco"]
    assert "Unter" in witnesses["pierer-schafkopf"]
    assert wenzel.caution
