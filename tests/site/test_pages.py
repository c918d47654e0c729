"""There is a page for everything, and every link on every page leads somewhere."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page, ruleset_page, source_page
from spadille.vocabulary import ENTRIES
from support.built_site import Built
from support.html import Element, addresses, by_id, read

# The replayer reads a moment from the hash; docs/assets/js/replay/link.mjs says how.
_MOMENT = re.compile(r"line=[^&]+&ruleset=[^&]+(&against=[^&]+)?&step=\d+&end")


def test_everything_has_its_page(site: Path, edition: Edition) -> None:
    wanted = [
        *(ruleset_page(ruleset.id) for ruleset in edition.rulesets),
        *(source_page(source_id) for source_id in edition.sources),
        *(deal_page(record.id) for record in edition.records),
        *("index.md", "collation.md", "rulesets/index.md", "sources/index.md", "deals/index.md"),
        *("reference/points.md", "editorial/readings.md", "contribute.md", "python.md"),
    ]
    assert [path for path in wanted if not (site / address(path) / "index.html").is_file()] == []


def test_every_record_can_be_downloaded(site: Path, edition: Edition) -> None:
    assert [r.id for r in edition.records if not (site / "deals" / f"{r.id}.yaml").is_file()] == []


def test_every_page_is_in_the_navigation(
    site: Path, edition: Edition, page: Callable[[str], Element]
) -> None:
    for index, paths in (
        ("rulesets/index.md", [ruleset_page(ruleset.id) for ruleset in edition.rulesets]),
        ("sources/index.md", [source_page(source_id) for source_id in edition.sources]),
        ("deals/index.md", [deal_page(record.id) for record in edition.records]),
    ):
        listed = {_target(index, href) for href in addresses(page(index))}
        assert [path for path in paths if address(path) not in listed] == []


def test_every_link_leads_somewhere(site: Path, built: dict[str, Built]) -> None:
    # The page for what is not there may be shown at any depth: its links start at the root that was configured.
    wrong = [
        f"{name}: {href!r} {fault}"
        for name, page in built.items()
        for href in page.links
        if name != "404.html" and (fault := _fault(name, href, site, built))
    ]
    assert wrong == []


def test_nothing_is_loaded_from_elsewhere(built: dict[str, Built]) -> None:
    assert [(name, url) for name, page in built.items() for url in page.loads if urlsplit(url).netloc] == []


def test_the_scripts_let_the_page_be_painted_first(site: Path) -> None:
    for path in sorted(site.glob("*/index.html")):
        for script in read(path).all("script"):
            tag = script.attributes
            assert "src" not in tag or "defer" in tag or "async" in tag or tag.get("type") == "module", path


def test_everything_about_a_book_is_under_its_tag(page: Callable[[str], Element], edition: Edition) -> None:
    tags = page("tags.md")
    for ruleset in edition.rulesets:
        spoken = {
            record.id
            for record in edition.records
            if any(expected.ruleset.partition("+")[0] == ruleset.id for expected in record.expect)
        }
        pages = (ruleset_page(ruleset.id), source_page(ruleset.source), *map(deal_page, spoken))
        for path in map(address, pages):
            tagged = page(path.strip("/") + ".md").all("a", class_="md-tag")
            assert ruleset.title in {tag.text for tag in tagged}, path
            assert any(link.attributes.get("href") == f"../{path}" for link in tags.all("a")), path


def test_no_id_is_given_twice(built: dict[str, Built]) -> None:
    assert {name: page.ids for name, page in built.items() if len(page.ids) > len(set(page.ids))} == {}


def test_every_rule_point_is_in_the_reference(page: Callable[[str], Element]) -> None:
    places = by_id(page("reference/points.md"))
    for entry in ENTRIES:
        section = places[entry.id].parent
        assert section is not None
        for word, meaning in entry.kind.options().items():
            assert word in section.text
            assert meaning.split(":")[0].split(" (")[0][:20] in section.text


@pytest.mark.parametrize(
    ("href", "fault"), [("../nowhere/", "has no file"), ("#nowhere", "has no such place")]
)
def test_a_broken_link_is_found(site: Path, href: str, fault: str) -> None:
    assert _fault("collation/index.html", href, site, {"collation/index.html": Built([], [], [])}) == fault


def _target(path: str, href: str) -> str:
    """Return the address below the root to which a link on a page leads."""
    joined = posixpath.normpath(posixpath.join("/", address(path), urldefrag(href).url))
    return joined.lstrip("/") + ("/" if href.endswith("/") else "")


def _fault(name: str, href: str, site: Path, built: dict[str, Built]) -> str | None:
    parts = urlsplit(href)
    if parts.scheme or parts.netloc:
        return None
    if href.startswith("/"):
        return "starts at the root, which is not ours"
    path = (
        posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path)))
        if parts.path
        else name
    )
    target = path if path.endswith(".html") or (site / path).is_file() else posixpath.join(path, "index.html")
    target = posixpath.normpath(target)
    if not (site / target).is_file():
        return "has no file"
    if target.startswith(("deals/", "embed/")) and _MOMENT.fullmatch(unquote(parts.fragment)):
        return None
    if parts.fragment and target in built and unquote(parts.fragment) not in built[target].ids:
        return None if parts.fragment.startswith("__") else "has no such place"
    return None
