"""The files of the engine in the built site: the Pyodide that we know, little enough to send, and nothing of it in the repository."""

from __future__ import annotations

import dataclasses
import gzip
import hashlib
import json
import marshal
import re
import subprocess
import sys
from importlib import import_module
from importlib.machinery import PathFinder
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from spadille.errors import UsageError
from spadille.io.compiled import edition_from_json
from spadille.io.ruleset_json import ruleset_to_data
from spadille.lab.later import Later, NotComeError
from spadille.site.edition import Edition
from spadille.site.runtime import pack, pinned, reach
from spadille.site.runtime.files import LIST
from spadille.site.scripts import FOLDER, scripts
from spadille.site.words import lab_engine as said

MOST = 5_600_000
FIRST = ("pyodide.mjs", "pyodide.asm.mjs")
SCRIPTS = ("lab/engine.mjs", "lab/worker.mjs")


@pytest.fixture(scope="module")
def listed(site: Path) -> dict[str, Any]:
    """What a page is told of the runtime."""
    found: dict[str, Any] = json.loads((site / LIST).read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def engine(site: Path, listed: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the engine, unpacked as a page unpacks it."""
    path = tmp_path_factory.mktemp("engine") / "engine.zip"
    path.write_bytes(gzip.decompress((site / LIST).parent.joinpath(listed["engine"]).read_bytes()))
    return path


def sent(path: Path) -> int:
    """Return what a host sends of a file: packed where that makes it smaller."""
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content)))


@pytest.mark.parametrize("name", sorted(pinned.SUMS.keys() - {pinned.WASM}))
def test_it_is_the_pyodide_that_we_know(site: Path, name: str) -> None:
    content = (site / pinned.FOLDER / name).read_bytes()
    assert hashlib.sha256(content).hexdigest() == pinned.SUMS[name]


def test_the_lock_file_names_the_same_version(root: Path) -> None:
    packages = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert packages[str(pinned.PACKAGE)]["version"] == pinned.VERSION
    stock = json.loads((root / pinned.PACKAGE / "pyodide-lock.json").read_text(encoding="utf-8"))
    assert {key: pinned.LOCK["info"][key] for key in stock["info"]} == stock["info"]


def test_another_pyodide_is_not_published(root: Path, tmp_path: Path) -> None:
    for name in pinned.SUMS:
        (tmp_path / name).symlink_to(root / pinned.PACKAGE / name)
    assert pinned.checked(tmp_path).keys() == pinned.SUMS.keys()
    (tmp_path / "pyodide.mjs").unlink()
    (tmp_path / "pyodide.mjs").write_text("other")
    with pytest.raises(UsageError, match=r"in pyodide\.mjs; install"):
        pinned.checked(tmp_path)


def test_little_is_sent_before_the_first_answer(site: Path, listed: dict[str, Any], root: Path) -> None:
    folder = (site / LIST).parent
    files = [folder / listed["folder"] / name for name in FIRST]
    files += [folder / listed[name] for name in ("python", "stdlib", "engine")]
    files += [site / LIST, site / "data/lab.json"]
    called = scripts(root / "docs" / FOLDER, root).needs
    files += [site / FOLDER / name for script in SCRIPTS for name in (script, *called[script])]
    whole = sum(map(sent, files))
    assert whole <= MOST
    (told,) = re.findall(r"(\d+) MB", said.WIDGET["loading"])
    assert round(whole / 1_000_000) == int(told)


def test_names_change_with_contents(site: Path, listed: dict[str, Any]) -> None:
    for name in ("python", "rest", "stdlib", "engine", "yaml"):
        path = (site / LIST).parent / listed[name]
        assert hashlib.sha256(path.read_bytes()).hexdigest()[:12] in path.name


def test_python_comes_in_two_parts(site: Path, listed: dict[str, Any], root: Path) -> None:
    folder = (site / LIST).parent
    now, rest = (len((folder / listed[name]).read_bytes()) for name in ("python", "rest"))
    whole = len((root / pinned.PACKAGE / pinned.WASM).read_bytes())
    assert now < 0.65 * whole < whole < now + rest
    assert not (folder / listed["folder"] / pinned.WASM).exists()


def test_the_engine_carries_the_edition(engine: Path, edition: Edition) -> None:
    with ZipFile(engine) as archive:
        carried = edition_from_json(archive.read("spadille/data/edition.json").decode())
    assert [ruleset_to_data(carried.ruleset(name)) for name in carried.rulesets] == [
        ruleset_to_data(ruleset) for ruleset in edition.rulesets
    ]
    assert carried.witnesses == {source.id: source.short for source in edition.sources.values()}


def test_the_engine_is_all_that_its_door_leads_to(engine: Path, root: Path) -> None:
    known = reach.modules(root / "engine" / "spadille")
    reached = pack.reachable(known)
    places = {path.relative_to(root / "engine").as_posix() + "c" for path in map(known.get, reached) if path}
    with ZipFile(engine) as archive:
        assert {name for name in archive.namelist() if name.endswith(".pyc")} == places
    assert not {"spadille.cli", "spadille.site.hook", "spadille.site.build"} & reached.keys()
    foreign = {name.partition(".")[0] for names in reached.values() for name in names}
    assert foreign - sys.stdlib_module_names == {"yaml"}


@pytest.fixture(scope="module")
def at_hand(site: Path, listed: dict[str, Any]) -> tuple[list[str], set[str | bytes]]:
    """The texts and the patterns that are sent compiled."""
    content = gzip.decompress((site / LIST).parent.joinpath(listed["stdlib"]).read_bytes())
    with ZipFile(BytesIO(content)) as archive:
        texts, patterns = marshal.loads(archive.read("ready.bin"))
    return [text for text, _ in texts], {pattern for pattern, _ in patterns}


def test_the_classes_of_the_engine_are_sent_compiled(at_hand: tuple[list[str], set[str | bytes]]) -> None:
    heads = {head for text in at_hand[0] for head in re.findall(r"def __init__\(self,(.*)\)", text)}
    known = {tuple(re.findall(r"(?:^|,)(\w+)", head)) for head in heads}
    modules = [import_module(f"spadille.{name}") for name in ("record", "trace", "point", "state", "ruleset")]
    classes = [value for module in modules for value in vars(module).values() if dataclasses.is_dataclass(value)]
    fields = [tuple(field.name for field in dataclasses.fields(found) if field.init) for found in classes]
    assert len(fields) > 20
    assert [names for names in fields if names and names not in known] == []


def test_the_patterns_of_the_engine_are_sent_compiled(at_hand: tuple[list[str], set[str | bytes]], root: Path) -> None:
    reached = pack.reachable(reach.modules(root / "engine" / "spadille"))
    found = {
        f"{name}.{key}": value.pattern
        for name in reached
        for key, value in vars(import_module(name)).items()
        if isinstance(value, re.Pattern)
    }
    missing = [name for name, pattern in found.items() if pattern not in at_hand[1]]
    assert len(found) > 5
    # Only to write a bibliography are these needed, which no page asks for.
    assert {name.rpartition(".")[0] for name in missing} <= {"spadille.io.csl"}


def test_nothing_of_it_is_in_the_repository(root: Path) -> None:
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    assert [name for name in names if name.endswith((".wasm", ".zip", ".pack", ".pyc", ".whl"))] == []
    assert [name for name in names if "pyodide" in name] == ["tests/benchmarks/pyodide_start.py"]


def test_what_is_packed_is_kept(root: Path, edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, store = pack.plan(edition), root / "build" / "runtime"
    kept = pack.packed(plan, pyodide=root / pinned.PACKAGE, store=store)
    monkeypatch.setattr(pack, "_make", None)
    assert pack.packed(pack.plan(edition), pyodide=root / pinned.PACKAGE, store=store) == kept
    changed = pack.Plan({**plan.sources, "engine/spadille/cards.py": b""})
    assert changed.key != plan.key


def test_what_does_not_run_ends_the_build(root: Path, edition: Edition, tmp_path: Path) -> None:
    plan = pack.plan(edition)
    broken = pack.Plan({**plan.sources, "engine/spadille/lab/serve.py": b"raise ValueError('no door')"})
    with pytest.raises(UsageError, match="no door"):
        pack.packed(broken, pyodide=root / pinned.PACKAGE, store=tmp_path)
    assert list(tmp_path.iterdir()) == []


# -- what comes later


def archive_of(path: Path, **modules: str) -> str:
    """Write modules into an archive; return its path."""
    with ZipFile(path, "w") as archive:
        for name, source in modules.items():
            archive.writestr(f"{name.replace('__', '/')}.py", source)
    return str(path)


def test_a_module_comes_when_it_is_imported(tmp_path: Path) -> None:
    place = archive_of(tmp_path / "rest.zip", lone="VALUE = 1", pack__part="VALUE = 2")
    asked: list[tuple[str, str]] = []

    def fetch(archive: str, module: str) -> str:
        asked.append((archive, module))
        return place

    finder = Later({"lone": "rest", "pack.part": "rest"}, fetch)
    assert finder.find_spec("json", None) is None
    assert asked == []
    for name in ("lone", "pack.part"):
        found = finder.find_spec(name, ["/elsewhere"])
        assert found is not None
        assert found.origin is not None
        assert found.origin.startswith(place)
    assert asked == [("rest", "lone")]


def test_a_module_that_does_not_come_is_a_reason_to_give(tmp_path: Path) -> None:
    def fetch(archive: str, module: str) -> str:
        raise OSError(f"no network for {archive}")

    finder = Later({"lone": "rest"}, fetch)
    with pytest.raises(NotComeError, match=r"the part of Python that has lone did not come \(no network"):
        finder.find_spec("lone", None)
    assert issubclass(NotComeError, ModuleNotFoundError)
    assert PathFinder.find_spec("lone") is None
