"""The bibliography and the pages of the sources: what is shown of each, and the forms for whoever holds the book."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from spadille.bibliography import cite_text
from spadille.checks.edition import check
from spadille.io.nodes import parse, plain
from spadille.point import Grade, Ruling
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import source_page
from spadille.site.sources.form import file_name, form, spelled
from spadille.source import Source
from spadille.vocabulary import find
from support.html import Element, by_id


def forms(edition: Edition) -> Iterator[tuple[Source, Ruleset | None, str]]:
    """Yield every form there is."""
    for source in edition.sources.values():
        rulesets: list[Ruleset | None] = [r for r in edition.rulesets if r.source == source.id]
        for ruleset in rulesets or [None]:
            text = form(source, ruleset)
            if text:
                yield source, ruleset, text


def filled(text: str, ruleset: Ruleset | None) -> str:
    """Fill in a form as somebody would who finds in the book what the edition plays already."""
    lines, point = [], ""
    for line in text.splitlines():
        bare = line.strip()
        if (
            line.startswith("  ")
            and not line.startswith("   ")
            and bare.endswith(":")
            and bare[0] not in "#-"
        ):
            point = bare.removesuffix(":")
        if bare == "answer:":
            answer = "It does."
            if point and ruleset:
                answer = spelled(ruleset.ruling(find(point)))
            lines.append(f"{line} {answer}")
        elif bare == "at:":
            lines.append(f"{line} p. 26")
        elif bare.startswith("copy:"):
            lines.append("copy: City library, Sp 25")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def test_every_source_with_a_ruleset_and_a_gap_has_a_form(edition: Edition) -> None:
    offered = {ruleset.id for _, ruleset, _ in forms(edition) if ruleset}
    gaps = {Grade.UNREAD, Grade.SILENT, Grade.CONJECTURED}
    assert offered == {
        ruleset.id
        for ruleset in edition.rulesets
        if any(ruling.grade in gaps for ruling in ruleset.rulings.values())
    }


def test_a_form_asks_for_everything_unread_silent_or_sought(edition: Edition) -> None:
    for source, ruleset, text in forms(edition):
        data = plain(parse(text, "form"))
        assert isinstance(data, dict)
        asked = data.get("rulings", {})
        assert isinstance(asked, dict)
        if ruleset:
            gaps = {
                point
                for point, ruling in ruleset.rulings.items()
                if ruling.grade in {Grade.UNREAD, Grade.SILENT, Grade.CONJECTURED}
            }
            sought = {point for entry in source.open for point in entry.points if point in ruleset.rulings}
            assert gaps | sought <= set(asked)
        questions = data.get("questions", [])
        assert len(questions) == sum(not (ruleset and entry.points) for entry in source.open)


def test_every_form_filled_in_is_accepted(edition: Edition, tmp_path: Path) -> None:
    found = []
    for source, ruleset, text in forms(edition):
        path = tmp_path / file_name(source, ruleset)
        path.write_text(filled(text, ruleset), encoding="utf-8")
        found += [str(problem) for problem in check([path])]
    assert found == []


def test_every_form_left_empty_is_told_so_and_nothing_else(edition: Edition, tmp_path: Path) -> None:
    for source, ruleset, text in forms(edition):
        path = tmp_path / file_name(source, ruleset)
        path.write_text(text, encoding="utf-8")
        (problem,) = check([path])
        assert "found nothing filled in; expected an answer" in problem.message


def test_one_answer_is_enough(edition: Edition, tmp_path: Path) -> None:
    source, ruleset, text = max(forms(edition), key=lambda found: len(found[2]))
    assert ruleset is not None
    head, _, tail = text.partition("  deal.direction:\n    answer:")
    first, _, rest = tail.partition("        at:")
    text = f"{head}  deal.direction:\n    answer: clockwise{first}        at: p. 30{rest}"
    path = tmp_path / file_name(source, ruleset)
    path.write_text(text.replace("copy:", "copy: mine"), encoding="utf-8")
    assert check([path]) == []


def test_the_form_lists_the_answers_there_are(edition: Edition) -> None:
    for _, ruleset, text in forms(edition):
        comments = " ".join(line.strip(" #") for line in text.splitlines() if line.strip().startswith("#"))
        asked = plain(parse(text, "form"))
        assert isinstance(asked, dict)
        for point in asked.get("rulings", {}):
            for word, meaning in find(point).kind.options().items():
                assert word in comments
                assert meaning.split()[0] in comments
        assert ruleset is None or ruleset.id in text


def test_what_is_odd_in_a_source_cannot_spoil_its_form(edition: Edition, tmp_path: Path) -> None:
    source = next(source for source in edition.sources.values() if source.open and not source.open[0].points)
    odd = replace(source.open[0], question='Is it "so": yes # or\nno?', look="p. 1: [a] {b} # c")
    text = form(replace(source, short="A: b # c\nd", open=(odd,)), None)
    data = plain(parse(text, "form"))
    assert isinstance(data, dict)
    (asked,) = data["questions"]
    assert isinstance(asked, dict)
    assert (asked["question"], asked["look"]) == (odd.question, odd.look)


def test_the_page_offers_the_form_as_it_is_and_as_a_file(
    site: Path, page: Callable[[str], Element], edition: Edition
) -> None:
    for source, ruleset, text in forms(edition):
        tree = page(source_page(source.id))
        name = file_name(source, ruleset)
        assert (site / "contribute" / name).read_text(encoding="utf-8") == text
        assert [a for a in tree.all("a") if a.attributes.get("href") == f"../../contribute/{name}"]
        assert " ".join(text.split()) in [frame.one("pre").text for frame in tree.all("sp-form")]


def test_the_strip_has_a_cell_for_every_ruling(page: Callable[[str], Element], edition: Edition) -> None:
    for source in edition.sources.values():
        rulesets = [ruleset for ruleset in edition.rulesets if ruleset.source == source.id]
        strips = page(source_page(source.id)).all("svg", class_="sp-strip")
        assert len(strips) == len(rulesets)
        for ruleset, strip in zip(rulesets, strips, strict=True):
            grades = [ruling.grade for ruling in ruleset.rulings.values()]
            for grade in Grade:
                cells = strip.all("rect", class_=f"sp-cellmark--{grade.value}")
                assert len(cells) == grades.count(grade)
            assert strip.attributes["aria-label"] == words.COVERAGE_OF.format(title=ruleset.title)


def test_the_strip_is_told_in_words_and_its_patterns_are_there(
    page: Callable[[str], Element], edition: Edition
) -> None:
    for ruleset in edition.rulesets:
        tree = page(source_page(ruleset.source))
        told = " ".join(element.text for element in tree.all("details", class_="sp-strip__words"))
        for grade, count in _by_phase(ruleset.rulings):
            assert f"{count} {words.GRADES[grade].word}" in told
        patterns = {pattern.id for pattern in tree.all("pattern")}
        assert patterns == {
            f"sp-fill-{grade.value}" for grade in Grade if grade not in {Grade.STATED, Grade.EDITORIAL}
        }


def _by_phase(rulings: dict[str, Ruling]) -> Iterator[tuple[Grade, int]]:
    phases: dict[str, list[Grade]] = {}
    for point, ruling in rulings.items():
        phases.setdefault(point.partition(".")[0], []).append(ruling.grade)
    for grades in phases.values():
        for grade in set(grades):
            yield grade, grades.count(grade)


def test_every_ruling_that_cites_a_source_is_on_its_page(
    page: Callable[[str], Element], edition: Edition
) -> None:
    for ruleset in edition.rulesets:
        for point, ruling in ruleset.rulings.items():
            for cite in ruling.cites:
                hrefs = [a.attributes.get("href") for a in page(source_page(cite.witness)).all("a")]
                assert f"../../rulesets/{ruleset.id}/#{point}" in hrefs


def test_a_source_on_which_nothing_rests_says_so(page: Callable[[str], Element], edition: Edition) -> None:
    cited = {
        cite.witness for ruleset in edition.rulesets for r in ruleset.rulings.values() for cite in r.cites
    }
    for source_id in edition.sources:
        assert (words.NOTHING_CITED in page(source_page(source_id)).text) is (source_id not in cited)


def test_a_date_in_dispute_leads_to_its_reading(page: Callable[[str], Element], edition: Edition) -> None:
    disputed = [s for s in edition.sources.values() if s.dating and s.dating.rivals]
    assert disputed
    for source in disputed:
        tree = page(source_page(source.id))
        assert any("readings/#c" in a.attributes.get("href", "") for a in tree.all("a"))


def test_the_bibliography_has_every_work_with_how_much_was_read(
    page: Callable[[str], Element], edition: Edition
) -> None:
    places = by_id(page("sources/index.md"))
    for source in edition.sources.values():
        entry = places[source.id]
        assert entry.one("svg", class_="sp-leaves")
        assert words.EXTENTS[source.read.extent] in entry.text
        assert " ".join(cite_text(source).split()) in entry.text


def test_within_a_part_the_bibliography_goes_by_date(
    page: Callable[[str], Element], edition: Edition
) -> None:
    shelves = page("sources/index.md").all("ol", class_="sp-bibliography")
    assert len(shelves) == len({source.concern for source in edition.sources.values()})
    order = list(edition.sources)
    for shelf in shelves:
        ids = [entry.id for entry in shelf.all("li") if entry.id]
        assert ids == sorted(ids, key=order.index)


def test_the_whole_bibliography_can_be_taken_away(site: Path, edition: Edition) -> None:
    csl = json.loads((site / "sources" / "spadille.json").read_text(encoding="utf-8"))
    assert {item["id"] for item in csl} == set(edition.sources)
    bibtex = (site / "sources" / "spadille.bib").read_text(encoding="utf-8")
    assert all(f"{{{source_id},\n" in bibtex for source_id in edition.sources)


@pytest.mark.parametrize("place", ["known_through", "depends_on"])
def test_every_tie_is_on_both_pages(page: Callable[[str], Element], edition: Edition, place: str) -> None:
    for source in edition.sources.values():
        for tie in getattr(source, place):
            assert edition.sources[tie.source].short in page(source_page(source.id)).text
            assert source.short in page(source_page(tie.source)).text
