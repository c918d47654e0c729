"""Imports point one way: what is below knows nothing of what stands on it."""

from __future__ import annotations

import ast

import pytest

from support.imports import cycle, imports

# From the ground up. A room may import from its own layer and from those before it. A room is a module or a package, or
# a part of a package that has its own place: what a game is must be known before there is a state, or any other question.
LAYERS = (
    ("cards", "seats", "errors", "version"),
    ("point", "source", "bibliography", "glossary", "naming"),
    ("points.game",),
    ("record", "ruleset", "state"),
    ("inquiry", "outcome"),
    ("points",),
    ("vocabulary", "trace"),
    ("phases", "dealing", "collation"),
    ("possible", "log"),
    ("contract", "scheme"),
    ("deal",),
    ("settle",),
    ("game",),
    ("session", "comparison"),
    ("site", "cli"),
    ("lab",),
)
# Rooms beside the stairs: they see the house up to the room named, and only the rooms named may enter them.
BESIDE = {
    "io": ("vocabulary", ("library", "checks", "site", "cli", "lab")),
    "schema": ("vocabulary", ("site", "cli", "checks", "lab")),
    "library": ("vocabulary", ("checks", "site", "cli", "lab")),
    "checks": ("comparison", ("site", "cli", "lab")),
}
FLOOR = {room: floor for floor, rooms in enumerate(LAYERS) for room in rooms}


def may_import(room: str, other: str) -> bool:
    """Tell whether a module of `room` may import one of `other`; the package itself is the roof."""
    if room in ("", other):
        return True
    if other in BESIDE:
        return room in BESIDE[other][1]
    upto = BESIDE[room][0] if room in BESIDE else room
    return other in FLOOR and FLOOR[other] <= FLOOR.get(upto, -1)


def room_of(module: str) -> str:
    """Return the longest beginning of the dotted name that has a place, or else its first word."""
    room = module
    while "." in room and room not in FLOOR:
        room = room.rpartition(".")[0]
    return room


def test_every_module_has_a_place_in_the_table(engine: dict[str, ast.Module]) -> None:
    assert {room_of(name) for name in engine} - {""} - FLOOR.keys() - BESIDE.keys() == set()


def test_imports_point_down(engine: dict[str, ast.Module]) -> None:
    wrong = [
        f"{name} imports {target or 'the package itself'}"
        for name, tree in engine.items()
        for target in sorted(imports(name, tree, engine))
        if not may_import(room_of(name), room_of(target))
    ]
    assert wrong == []


def test_no_circle_of_imports(engine: dict[str, ast.Module]) -> None:
    # A package's own file is its shop window: what stands behind it may be imported while it loads.
    graph = {name: {other for other in imports(name, tree, engine) if other} for name, tree in engine.items()}
    assert cycle(graph) == []


@pytest.mark.parametrize(
    ("room", "other", "allowed"),
    [
        ("game", "phases", True),
        ("phases", "game", False),
        ("points", "points", True),
        ("points", "io", False),
        ("io", "points", True),
        ("io", "game", False),
        ("state", "points", False),
        ("state", "points.game", True),
        ("checks", "io", True),
        ("cards", "", False),
        ("", "cli", True),
        ("lab", "site", True),
        ("site", "lab", False),
    ],
)
def test_the_table_says(room: str, other: str, *, allowed: bool) -> None:
    assert may_import(room, other) is allowed


def test_a_part_of_a_package_may_have_a_place_of_its_own() -> None:
    assert [room_of(name) for name in ("points.game.row", "points.play.void", "io.nodes", "")] == [
        "points.game",
        "points",
        "io",
        "",
    ]


def test_imports_are_found_wherever_they_stand() -> None:
    modules = {name: ast.parse("") for name in ("", "a", "b", "pack", "pack.one", "pack.two")}
    text = "import os, spadille.a\nfrom spadille import b\ndef f():\n    from .two import X\n    from .. import a\n"
    assert imports("pack.one", ast.parse(text), modules) == {"a", "b", "pack.two"}
    assert imports("pack", ast.parse("from .one import Y"), modules) == {"pack.one"}


def test_a_circle_is_found() -> None:
    assert set(cycle({"a": {"b"}, "b": {"a"}, "c": {"a"}})) == {"a", "b"}
    assert cycle({"a": {"b"}, "b": set()}) == []
