"""The stemma: what is drawn, where it stands, and that the picture says what the list says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from spadille.site.edition import Edition
from spadille.site.here import source_page
from spadille.site.html import Html
from spadille.site.stemma.draw import NARROW, WIDE
from spadille.site.stemma.graph import Link, families, links, ordered
from spadille.site.stemma.lanes import Plan, plan
from spadille.site.stemma.page import PATH
from spadille.source import (
    Bibliography,
    Certainty,
    Concern,
    CslType,
    Date,
    Dependency,
    Extent,
    How,
    Reading,
    Source,
    WorkKind,
)
from support.html import Element, by_id


def work(
    name: str, year: int | None = None, *on: tuple[str, How], kind: WorkKind = WorkKind.RULE_BOOK
) -> Source:
    """Return a work that depends on others."""
    dates = {"issued": Date(year)} if year else {}
    return Source(
        id=name,
        kind=kind,
        short=name,
        concern=Concern.GERMAN_SOLO,
        bibliography=Bibliography(type=CslType.BOOK, title=name, names={}, dates=dates, texts={}),
        about="A work.",
        read=Reading(Extent.NONE, "Nothing."),
        depends_on=tuple(Dependency(source=other, how=how, certain=Certainty.STATED) for other, how in on),
    )


def works(*sources: Source) -> dict[str, Source]:
    return {source.id: source for source in sources}


def pairs(found: tuple[Link, ...]) -> set[tuple[str, str]]:
    return {(link.child, link.parent) for link in found}


def test_what_a_translation_has_from_its_original_is_drawn_once() -> None:
    known = works(
        work("book", 1800),
        work("other", 1810),
        work("text", 1900, ("book", How.CITES)),
        work("translation", 1950, ("text", How.TRANSLATION), ("book", How.CITES), ("other", How.CITES)),
    )
    assert pairs(links(known)) == {("text", "book"), ("translation", "text"), ("translation", "other")}


def test_a_grandchild_is_drawn_as_the_childs_child_and_what_a_later_state_cites_anew_stays() -> None:
    known = works(
        work("book", 1800),
        work("first", 1900, ("book", How.CITES)),
        work("second", 1910, ("first", How.REVISION)),
        work("third", 1920, ("second", How.REVISION), ("first", How.REVISION), ("book", How.CITES)),
    )
    assert pairs(links(known)) == {
        ("first", "book"),
        ("second", "first"),
        ("third", "second"),
        ("third", "book"),
    }


def test_time_runs_downward_and_no_work_stands_above_its_parents() -> None:
    known = works(
        work("late", 1900),
        work("early", 1800),
        work("copy", None, ("early", How.DERIVED)),
        work("page", None, ("copy", How.CITES), ("late", How.CITES), kind=WorkKind.WEB_PAGE),
        work("misdated", 1700, ("early", How.CITES)),
    )
    assert ordered(known, links(known)) == ("early", "misdated", "copy", "late", "page")


def test_a_circle_ends_somewhere() -> None:
    known = works(work("a", 1800, ("b", How.CITES)), work("b", 1810, ("a", How.CITES)))
    assert ordered(known, links(known)) == ("a", "b")


def test_the_states_of_a_text_stand_in_one_lane_and_what_hangs_beside_in_another() -> None:
    known = works(
        work("book", 1800),
        work("first", 1900, ("book", How.CITES)),
        work("translation", 1905, ("first", How.TRANSLATION)),
        work("second", 1910, ("first", How.REVISION)),
        work("third", 1920, ("second", How.REVISION)),
    )
    drawn = links(known)
    found = plan(ordered(known, drawn), drawn)
    trunk = {found.lanes[name] for name in ("first", "second", "third")}
    assert trunk == {0}
    assert found.lanes["translation"] != 0
    assert found.lanes["book"] != 0


def test_no_line_runs_through_the_heir_to_a_later_child() -> None:
    known = works(
        work("laws", 1724),
        work("translation", 1730, ("laws", How.TRANSLATION)),
        work("late", 1900, ("laws", How.CITES)),
    )
    drawn = links(known)
    found = plan(ordered(known, drawn), drawn)
    assert found.lanes["translation"] != found.lanes["laws"]


def test_what_only_hangs_on_a_text_stands_before_its_next_state() -> None:
    known = works(
        work("first", 1900),
        work("zz-translation", None, ("first", How.TRANSLATION), kind=WorkKind.WIKI),
        work("second", None, ("first", How.REVISION), kind=WorkKind.WIKI),
        work("third", None, ("second", How.REVISION), kind=WorkKind.WIKI),
    )
    assert ordered(known, links(known)) == ("first", "zz-translation", "second", "third")


def test_families_are_kept_apart() -> None:
    known = works(
        work("a", 1800),
        work("b", 1810, ("a", How.CITES)),
        work("c", 1820, ("b", How.CITES)),
        work("x", 1800),
        work("y", 1810, ("x", How.CITES)),
    )
    main, others = families(links(known))
    assert pairs(main) == {("b", "a"), ("c", "b")}
    assert pairs(others) == {("y", "x")}
    assert families(()) == ((), ())


@pytest.fixture(scope="module")
def plans(edition: Edition) -> list[Plan]:
    return [
        plan(ordered(edition.sources, drawn), drawn) for drawn in families(links(edition.sources)) if drawn
    ]


def test_no_two_works_share_a_place_and_no_line_runs_through_a_work(plans: list[Plan]) -> None:
    for found in plans:
        assert len(set(found.rows.values())) == len(found.rows)
        for name, lane in found.lanes.items():
            children = [found.rows[link.child] for link in found.children(name)]
            last = max(children, default=found.rows[name])
            between = [
                other
                for other, its in found.lanes.items()
                if its == lane and found.rows[name] < found.rows[other] < last
            ]
            assert between == [], name


def test_every_child_stands_below_its_parents(plans: list[Plan]) -> None:
    for found in plans:
        assert all(found.rows[link.parent] < found.rows[link.child] for link in found.links)


def test_dated_books_stand_in_their_order(plans: list[Plan], edition: Edition) -> None:
    for found in plans:
        years = [
            date.first
            for name in found.rows
            for date in [edition.sources[name].bibliography.dates.get("issued")]
            if date and not edition.sources[name].depends_on
        ]
        assert all(earlier <= later for earlier, later in pairwise(years))


def figures(page: Callable[[str], Element]) -> list[Element]:
    return page(PATH).all("figure", class_="sp-stemma-figure")


def test_every_work_is_a_link_in_both_sizes(
    page: Callable[[str], Element], plans: list[Plan], edition: Edition
) -> None:
    shown = figures(page)
    assert len(shown) == len(plans)
    for figure, found in zip(shown, plans, strict=True):
        for measure in (WIDE, NARROW):
            picture = figure.one("svg", class_=f"sp-stemma--{measure.name}")
            links_to = [work.attributes["href"] for work in picture.all("a", class_="sp-work")]
            assert links_to == [f"../{source_page(name).removesuffix('.md')}/" for name in found.rows]
            names = [
                " ".join(work.one("text", class_="sp-stemma__label").text.split())
                for work in picture.all("a")
            ]
            assert names == [edition.sources[name].short for name in found.rows]


def test_what_was_not_read_and_what_is_inferred_look_different(
    page: Callable[[str], Element], plans: list[Plan], edition: Edition
) -> None:
    for figure, found in zip(figures(page), plans, strict=True):
        picture = figure.one("svg", class_="sp-stemma--wide")
        lost = [work.attributes["href"] for work in picture.all("a", class_="sp-work--lost")]
        unread = [name for name in found.rows if edition.sources[name].read.extent is Extent.NONE]
        assert lost == [f"../{source_page(name).removesuffix('.md')}/" for name in unread]
        bends = picture.one("g", class_="sp-stemma__bends").all("path")
        beside = [link for link in found.links if found.lanes[link.child] != found.lanes[link.parent]]
        assert len(bends) == len(beside)
        broken = [bend for bend in bends if "sp-line--inferred" in bend.classes]
        assert len(broken) == sum(not link.certain for link in beside)
        assert 0 < len(broken) < len(bends) or len(found.links) < 20


def test_the_picture_has_a_name_and_its_text(page: Callable[[str], Element], edition: Edition) -> None:
    tree = page(PATH)
    for figure in figures(page):
        for picture in figure.all("svg", class_="sp-stemma"):
            assert picture.all("title")
            assert picture.all("desc")
    listed = by_id(tree)
    for source in edition.sources.values():
        said = listed[source.id].text
        for link in source.depends_on:
            assert edition.sources[link.source].short in said
            if link.note:
                assert " ".join(link.note.split()) in said


def test_names_in_the_picture_cannot_become_markup(edition: Edition) -> None:
    from dataclasses import replace

    from spadille.site.here import Here
    from spadille.site.stemma.draw import picture

    name = "<script>alert(1)</script>"
    drawn = (Link("b", "a", How.CITES, certain=True),)
    hostile = {"a": replace(work("a", 1800), short=name), "b": work("b", 1900, ("a", How.CITES))}
    here = Here(replace(edition, sources=hostile), PATH)
    shown = picture(plan(("a", "b"), drawn), WIDE, here, title=name)
    assert isinstance(shown, Html)
    assert "<script" not in shown
