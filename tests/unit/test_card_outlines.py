"""Outlines of cards: moved, turned and mirrored, they are where they should be; and they are written without drifting."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.naming import Pack
from spadille.site.cards import parts
from spadille.site.cards.flat import Parts, flat, shared
from spadille.site.cards.letters import LETTERS
from spadille.site.cards.outline import Box, Outline, ellipse, outline, rectangle
from spadille.site.cards.svg import at, group, mirrored, path, use
from spadille.site.cards.transform import Matrix, matrix

SHAPES = st.sampled_from(list(LETTERS.values()))
places = st.builds(
    lambda x, y, turn, scale, flip: matrix(at(x, y, turn=turn)).after(
        matrix(mirrored(scale=scale) if flip else at(0, 0, scale=scale))
    ),
    st.integers(-90, 90),
    st.integers(-90, 90),
    st.sampled_from([0, 30, 90, 180, 271]),
    st.sampled_from([0.5, 1, 1.6]),
    st.booleans(),
)


def corners(shape: Outline) -> list[tuple[float, float]]:
    """Return where a shape begins, and where each of its steps ends."""
    found = [shape.start]
    begun = here = shape.start
    for step in shape.steps:
        here = (here[0] + step.points[-1][0], here[1] + step.points[-1][1]) if step.points else begun
        begun = here if step.letter == "m" else begun
        found.append(here)
    return found


@given(SHAPES, places)
def test_a_transform_moves_every_corner(d: str, place: Matrix) -> None:
    before, after = corners(outline(d)), corners(outline(d).under(place))
    assert after == [pytest.approx(place.moved(point)) for point in before]


@given(SHAPES, places)
def test_what_is_written_is_read_as_the_same(d: str, place: Matrix) -> None:
    shape = outline(d).under(place)
    read = corners(outline(str(shape)))
    assert [pytest.approx(point, abs=0.0101) for point in corners(shape)] == read


@given(SHAPES, places, st.integers(-50, 50), st.integers(-50, 50))
def test_the_same_shape_elsewhere_is_the_same_text(d: str, place: Matrix, x: int, y: int) -> None:
    here = str(outline(d).under(place))
    there = str(outline(d).under(Matrix(e=x, f=y).after(place)))
    assert here.partition("c")[2].partition("l")[2] == there.partition("c")[2].partition("l")[2]


@pytest.mark.parametrize(
    ("transform", "moved"),
    [
        ("", (3, 1)),
        ("translate(10 20)", (13, 21)),
        ("scale(2)", (6, 2)),
        ("scale(-1 2)", (-3, 2)),
        ("rotate(90)", (-1, 3)),
        ("rotate(180 50 76)", (97, 151)),
        ("translate(10 0)scale(2)", (16, 2)),
        ("translate(1 1)rotate(-90)scale(2)", (3, -5)),
    ],
)
def test_a_transform_is_read_as_svg_means_it(transform: str, moved: tuple[float, float]) -> None:
    assert matrix(transform).moved((3, 1)) == pytest.approx(moved)


@pytest.mark.parametrize("transform", ["skewX(3)", "translate(1)", "scale(1 2 3)"])
def test_another_transform_is_refused(transform: str) -> None:
    with pytest.raises(ValueError, match="expected translate, scale or rotate"):
        matrix(transform)


def test_a_mirrored_arc_runs_the_other_way() -> None:
    step = outline("M0 0a3 3 0 1 1 6 0").under(matrix("scale(-2 2)")).steps[0]
    assert (step.points, step.arc) == (((-12, 0),), (6, 6, 1, 0))


@pytest.mark.parametrize(
    ("d", "place", "says"),
    [
        ("M0 0A2 1 0 0 1 2 2", "rotate(30)", "no circle"),
        ("M0 0A2 1 45 0 1 2 2", "", "turned by 45"),
        ("L0 0", "", "expected M"),
    ],
)
def test_what_cannot_be_done_is_refused(d: str, place: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        outline(d).under(matrix(place))


@pytest.mark.parametrize(
    ("shape", "box"),
    [
        (rectangle(1, 2, 10, 20), (1, 2, 11, 22)),
        (rectangle(0, 0, 10, 20, corner=3), (0, 0, 10, 20)),
        (outline("M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"), (-3, -3, 3, 3)),
        (outline("M0 0S9 9 8 0"), (0, 0, 9, 9)),
    ],
)
def test_a_shape_lies_in_its_box(shape: Outline, box: tuple[float, ...]) -> None:
    assert shape.box(0) == pytest.approx(box)
    assert shape.box(1) == pytest.approx([box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1])


def test_an_ellipse_has_at_least_its_room() -> None:
    left, top, right, bottom = ellipse(2, 5).box(0)
    assert (left, top) <= (-2, -5)
    assert (right, bottom) >= (2, 5)


def test_boxes_side_by_side_do_not_touch() -> None:
    assert not Box(0, 0, 1, 1).touches(Box(1, 0, 2, 1))
    assert Box(0, 0, 1, 1).touches(Box(0.9, 0.9, 2, 2))


SQUARE = "M0 0h4v4h-4z"
NONE = Parts({"square": path(SQUARE, fill="red")}, {})


def test_what_is_painted_alike_and_apart_is_one_path() -> None:
    assert flat(use("square") + use("square", x=9), NONE) == '<path d="M0 0h4v4h-4zM9 0h4v4h-4z" fill="red"/>'


def test_what_overlaps_stays_apart_and_in_order() -> None:
    over = use("square") + path("M2 2h4v4h-4z", fill="blue") + use("square", x=3, y=3)
    assert flat(over, NONE).count("<path") == 3
    assert flat(over, NONE).index("blue") < flat(over, NONE).rindex("red")


def test_a_line_has_room_and_grows_with_its_shape() -> None:
    line = path(SQUARE, fill="none", stroke="red", stroke_width=1)
    assert flat(line + group(line, transform=at(4.5, 0)), Parts({}, {})).count("<path") == 2
    assert 'stroke-width="2"' in flat(group(line, transform="scale(2)"), Parts({}, {}))


def test_a_line_that_would_be_wider_one_way_is_refused() -> None:
    with pytest.raises(ValueError, match="wider one way"):
        flat(path(SQUARE, stroke="red", transform="scale(1 2)"), Parts({}, {}))


def test_the_colour_of_its_own_is_that_of_the_nearest_group_that_has_one() -> None:
    own = path(SQUARE, fill="currentColor")
    assert 'fill="currentColor"' in flat(group(own), Parts({}, {}))
    assert 'fill="blue"' in flat(group(group(own, color="blue"), color="red"), Parts({}, {}))


def test_a_shared_part_takes_the_paint_of_where_it_is_used() -> None:
    both = Parts({}, {"large": path(SQUARE) + path(SQUARE, fill="currentColor", stroke="none")})
    assert (
        shared("large", both) == f'<path d="{SQUARE}"/><path d="{SQUARE}" fill="currentColor" stroke="none"/>'
    )
    drawn = flat(use("large", x=3, fill="red", stroke="blue"), both)
    assert drawn == '<use href="#large" x="3" fill="red" stroke="blue"/>'


@pytest.mark.parametrize("pack", Pack)
def test_every_part_of_a_pack_can_be_put_in_place(pack: Pack) -> None:
    used = parts(pack)
    assert all("<use" not in flat(drawn, used) for drawn in used.own.values())
    assert all(shared(name, used) for name in used.shared)
