"""The markup of built pages: valid, what it refers to is there, and machines are told what each page is."""

from __future__ import annotations

import json
import posixpath
import re
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest

from spadille.naming import Pack
from spadille.site.edition import Edition
from support.built_site import Built
from support.html import Element, read
from support.page_kinds import page_kinds

LOCATION = re.compile("<loc>(.*?)</loc>")
ROOT = "https://example.org/spadille/"


@pytest.fixture(scope="module")
def sample(site: Path, edition: Edition) -> dict[str, Path]:
    """A page or two of every kind, and the page for what is not there."""
    kinds = {kind: site / path / "index.html" for kind, path in page_kinds(edition).items()}
    return {**kinds, "404": site / "404.html"}


@pytest.fixture(scope="module")
def trees(sample: dict[str, Path]) -> dict[str, Element]:
    return {kind: read(path) for kind, path in sample.items()}


def test_the_markup_is_valid(root: Path, sample: dict[str, Path], tmp_path: Path) -> None:
    # What a notebook looks like is not ours to say.
    pages = [str(path) for kind, path in sample.items() if kind != "workbook"]
    report = tmp_path / "report.json"
    program = root / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
    settings = ["--config", str(root / ".htmlvalidate.mjs"), "--formatter", f"json={report}"]
    subprocess.run(
        [root / ".venv" / "bin" / "node", program, *settings, *pages], capture_output=True, check=False
    )
    found = [
        f"{page['filePath']}:{fault['line']}: {fault['ruleId']}: {fault['message']}: {fault.get('selector')}"
        for page in json.loads(report.read_text(encoding="utf-8"))
        for fault in page["messages"]
    ]
    assert found == []


def test_every_picture_of_a_card_is_in_its_file(site: Path, trees: dict[str, Element]) -> None:
    known = {
        f"assets/cards-{pack}.svg": set(
            re.findall(
                r'<symbol[^>]* id="([^"]+)"', (site / f"assets/cards-{pack}.svg").read_text(encoding="utf-8")
            )
        )
        for pack in Pack
    }
    used = {
        urldefrag(href)
        for tree in trees.values()
        for element in tree.all("use")
        if ".svg" in (href := element.attributes.get("href") or element.attributes.get("xlink:href") or "")
    }
    assert used
    for where in used:
        name = where.url[where.url.index("assets/") :]
        assert unquote(where.fragment) in known[name]


def test_every_address_in_the_data_of_deals_leads_somewhere(site: Path, built: dict[str, Built]) -> None:
    wrong = set()
    for path in sorted((site / "data" / "deals").glob("*.json")):
        for there in _pages(json.loads(path.read_text(encoding="utf-8"))):
            parts = urldefrag(there)
            page = built.get(posixpath.join(parts.url, "index.html"))
            if page is None or (parts.fragment and parts.fragment not in page.ids):
                wrong.add(f"{path.name}: {there}")
    assert wrong == set()


def _pages(data: Any) -> list[str]:
    """Return every value of a `page` in the data."""
    if isinstance(data, list):
        return [found for item in data for found in _pages(item)]
    if not isinstance(data, dict):
        return []
    own = [data["page"]] if isinstance(data.get("page"), str) else []
    return own + [found for item in data.values() for found in _pages(item)]


def test_the_map_of_the_site_lists_every_page_and_no_other(site: Path, built: dict[str, Built]) -> None:
    listed = set(LOCATION.findall((site / "sitemap.xml").read_text(encoding="utf-8")))
    pages = {
        ROOT + name.removesuffix("index.html")
        for name in built
        if name.endswith("index.html") and not name.startswith("embed/")
    }
    assert listed == pages


def test_every_page_says_what_it_is(trees: dict[str, Element]) -> None:
    for kind, tree in trees.items():
        if kind == "404":
            continue
        said = {_name(meta): meta.attributes["content"] for meta in tree.all("meta") if _name(meta)}
        assert len(said["description"]) > 20, kind
        assert said["og:title"], kind
        assert said["og:description"] == said["description"], kind
        canonical = [link.attributes["href"] for link in tree.all("link") if _rel(link) == "canonical"]
        assert canonical == [said["og:url"]], kind


@pytest.mark.parametrize(
    ("kind", "which"),
    [
        ("home", "CreativeWork"),
        ("ruleset", "ScholarlyArticle"),
        ("point", "ScholarlyArticle"),
        ("source", "ScholarlyArticle"),
        ("collation", "Dataset"),
        ("deal", "Dataset"),
        ("data", "Dataset"),
    ],
)
def test_a_page_is_described_in_linked_data(trees: dict[str, Element], kind: str, which: str) -> None:
    work, *trail = _linked(trees[kind])
    assert work["@type"] == which
    assert work["name"] == trees[kind].one("h1").text.removesuffix("¶").strip() or kind == "home"
    assert work["license"].startswith("https://creativecommons.org/")
    assert (which == "CreativeWork") == ("isPartOf" not in work)
    if trail:
        steps = trail[0]["itemListElement"]
        assert [step["position"] for step in steps] == list(range(1, len(steps) + 1))
        assert steps[0]["item"] == ROOT


def _linked(tree: Element) -> list[dict[str, Any]]:
    scripts = [s for s in tree.all("script") if s.attributes.get("type") == "application/ld+json"]
    return [json.loads("".join(child for child in s.children if isinstance(child, str))) for s in scripts]


def _name(meta: Element) -> str:
    return meta.attributes.get("name") or meta.attributes.get("property") or ""


def _rel(link: Element) -> str:
    return link.attributes.get("rel", "")
