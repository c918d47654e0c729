"""The scripts are sent in few files, with everything that was written in them."""

from __future__ import annotations

import json
import posixpath
import re
import shutil
from pathlib import Path

import pytest
from support.html import parsed

from spadille.errors import UsageError
from spadille.site.scripts import FOLDER, Scripts, scripts

ENTRY = 'import { b } from "./b.mjs";\n// why\nconsole.log(b, import("./later.mjs"));\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Scripts of which two share a part, and one brings another later."""
    for name, script in {
        "sp-one.mjs": ENTRY,
        "sp-two.mjs": 'import { b } from "./b.mjs";\nconsole.log(`${b} </script>`);\n',
        "b.mjs": '/** @type {string} */\nexport const b = "shared";\n',
        "later.mjs": 'console.log("later");\n',
        "arrive.mjs": 'console.log("every page");\n',
        **dict.fromkeys(("lab/worker.mjs", "lab/engine.mjs", "lab/current.mjs", "lab/progress.mjs"), "console.log(1);\n"),
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(script, encoding="utf-8")
    return tmp_path


def test_a_script_is_sent_with_what_it_shares_and_without_comments(root: Path, folder: Path) -> None:
    sent = scripts(folder, root)
    (common,) = sent.needs["arrive.mjs"]
    (shared,) = set(sent.needs["sp-one.mjs"]) - {common}
    assert set(sent.needs["sp-two.mjs"]) == {shared, common}
    assert '"shared"' in sent.files[shared]
    (later,) = [name for name, content in sent.files.items() if '"later"' in content]
    assert later in sent.files["sp-one.mjs"]
    assert not [content for content in sent.files.values() if "why" in content or "@type" in content]


def test_what_every_page_has_is_one_file_with_what_is_shared_and_no_part_of_the_worker(root: Path, folder: Path) -> None:
    (folder / "arrive.mjs").write_text('import "./b.mjs";\nconsole.log("every page");\n', encoding="utf-8")
    sent = scripts(folder, root)
    (common,) = sent.needs["arrive.mjs"]
    assert "every page" in sent.files[common]
    assert sent.needs["sp-one.mjs"] == sent.needs["sp-two.mjs"] == (common,)
    assert '"shared"' in sent.files[common]
    assert sent.needs["lab/worker.mjs"] == ()
    assert "every page" not in sent.files["lab/worker.mjs"]


def test_a_page_calls_for_every_part_once_and_for_all_of_them_late() -> None:
    sent = Scripts({}, {"a.mjs": ("p.mjs", "q.mjs"), "b.mjs": ("q.mjs",)})
    page = "".join(f'<script type="module" src="../{FOLDER}{name}"></script>' for name in ("a.mjs", "b.mjs"))
    early = "".join(f'<link rel="modulepreload" fetchpriority="low" href="../{FOLDER}{part}">' for part in ("p.mjs", "q.mjs"))
    called = sent.called(page)
    assert called.startswith(early)
    assert called.count("modulepreload") == 2
    assert called.count('fetchpriority="low"></script>') == 2
    assert sent.loaded(page) == {"a.mjs", "b.mjs", "p.mjs", "q.mjs"}


def test_without_esbuild_the_scripts_are_sent_as_they_are(folder: Path) -> None:
    sent = scripts(folder, folder)
    assert sent.files["sp-one.mjs"] == ENTRY
    assert sent.needs["sp-one.mjs"] == sent.needs["sp-two.mjs"] == ("b.mjs",)
    assert sent.needs["later.mjs"] == ()


def test_a_script_that_is_wrong_ends_the_build(root: Path, folder: Path) -> None:
    (folder / "sp-two.mjs").write_text('import "./nowhere.mjs";\n', encoding="utf-8")
    with pytest.raises(UsageError, match=r"nowhere\.mjs"):
        scripts(folder, root)


def test_every_part_that_a_page_calls_for_is_there(site: Path) -> None:
    wanted = set()
    for path in site.rglob("*.html"):
        # It tells everything from the root of the host.
        if path.name == "404.html":
            continue
        for address in re.findall(r'(?:href|src)="([^"]+\.mjs)"', path.read_text(encoding="utf-8")):
            wanted.add(posixpath.normpath(posixpath.join(path.parent.relative_to(site).as_posix(), address)))
    assert len(wanted) > 15
    assert [name for name in wanted if not (site / name).is_file()] == []


def test_a_page_asks_for_few_scripts(site: Path) -> None:
    page = (site / "deals" / "prime-in-bells" / "index.html").read_text(encoding="utf-8")
    assert len(re.findall(r"\.mjs\"", page)) <= 6
    page = (site / "index.html").read_text(encoding="utf-8")
    assert len(re.findall(r"\.mjs\"", page)) <= 2


def test_the_lock_names_the_esbuild_that_is_installed(root: Path) -> None:
    locked = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))["packages"]["node_modules/esbuild"]
    there = json.loads((root / "node_modules/esbuild/package.json").read_text(encoding="utf-8"))
    assert locked["version"] == there["version"]
