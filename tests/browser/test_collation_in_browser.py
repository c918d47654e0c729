"""The collation in a browser: base, columns, filters, the address, the apparatus, and what is taken away."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from spadille.collation import Row, collate
from spadille.ruleset import Ruleset
from spadille.site.edition import Edition
from spadille.site.words import collation as said
from support.axe import faults
from support.exchange import exchanging
from support.laboratory import ENGINE, ask
from support.sources import with_sources
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

PAGE = "collation/"
BASE = "[name=base]"
STATUS = "sp-collation [role=status]"
PANEL = "sp-collation [popover]"
# The table as it is on the screen: heads and rows, cell by cell, without signs that say how a cell stands to the base.
SCREEN = """() => {
  const seen = (cells) => [...cells].filter((cell) => cell.checkVisibility());
  const words = (node) => node.textContent.replaceAll("\\uFE0E", "").replace(/\\s+/g, " ").trim();
  const said = (td) => {
    const answer = td.querySelector("button.sp-cell__grade") && words(td.querySelector("a"));
    const grade = td.querySelector(".sp-cell__word");
    return answer ? `${answer} (${words(grade)})` : words(grade ?? td);
  };
  const rows = seen(document.querySelectorAll("sp-collation tbody tr[id]"));
  return {
    heads: seen(document.querySelectorAll("sp-collation th[data-ruleset]")).map((th) => words(th.querySelector("a"))),
    rows: rows.map((tr) => [
      tr.id,
      words(tr.querySelector("th a")),
      tr.querySelector("th .sp-differs")?.checkVisibility() ? "yes" : "no",
      ...seen(tr.querySelectorAll("td")).map(said),
    ]),
  };
}"""


@pytest.fixture(scope="module")
def rows(edition: Edition) -> tuple[Row, ...]:
    return collate(edition.rulesets)


@pytest.fixture(scope="module")
def base(edition: Edition) -> Ruleset:
    found = edition.ruleset(edition.baseline.base)
    assert found is not None
    return found


def test_against_a_base_cells_are_quiet_or_marked(
    opened: Open, edition: Edition, rows: tuple[Row, ...], base: Ruleset
) -> None:
    page = opened(PAGE)
    page.locator(BASE).select_option(base.id)
    order = [base, *(ruleset for ruleset in edition.rulesets if ruleset is not base)]
    assert page.evaluate(SCREEN)["heads"] == [ruleset.title for ruleset in order]
    marks = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("sp-collation tbody tr[id]")].map((tr) => [tr.id,
          [...tr.querySelectorAll("td")].map((td) => td.querySelector(".sp-cell__mark")?.textContent ?? "")]))"""
    )
    assert marks == {row.point.id: [_mark(row, base, ruleset) for ruleset in order] for row in rows}
    assert {"", "=", "≠"} == {mark for row in marks.values() for mark in row}


def test_differences_only_leaves_the_rows_that_differ(
    opened: Open, edition: Edition, rows: tuple[Row, ...], base: Ruleset
) -> None:
    page = opened(PAGE)
    page.get_by_label(said.DIFFERENCES).check()
    assert _ids(page) == [row.point.id for row in rows if row.differs]
    page.locator(BASE).select_option(base.id)
    wanted = [
        row.point.id for row in rows if any(_mark(row, base, ruleset) == "≠" for ruleset in edition.rulesets)
    ]
    assert _ids(page) == wanted
    assert page.locator(STATUS).inner_text().startswith(f"{len(wanted)} of {len(rows)} questions")


def test_columns_that_are_hidden_do_not_count(opened: Open, edition: Edition, rows: tuple[Row, ...]) -> None:
    page = opened(PAGE)
    page.get_by_text(said.COLUMNS, exact=True).first.click()
    page.get_by_role("button", name=said.SHOW_NONE, exact=True).click()
    two = edition.rulesets[-2:]
    for ruleset in two:
        page.locator(f"[name=column][value='{ruleset.id}']").check()
    page.get_by_label(said.DIFFERENCES).check()
    seen = page.evaluate(SCREEN)
    assert seen["heads"] == [ruleset.title for ruleset in two]
    assert [row[0] for row in seen["rows"]] == [
        row.point.id for row in rows if _mark(row, two[0], two[1]) == "≠"
    ]
    assert {len(row) for row in seen["rows"]} == {5}


def test_rows_are_found_by_part_of_the_game_and_by_words(opened: Open, rows: tuple[Row, ...]) -> None:
    page = opened(PAGE)
    page.locator("[name=phase]").select_option("auction")
    assert _ids(page) == [row.point.id for row in rows if row.point.phase == "auction"]
    page.locator("[name=phase]").select_option("")
    page.locator("[name=find]").fill("mussfrage WORTH")
    page.locator(STATUS).filter(has_text=re.compile(r"^\d of ")).wait_for()
    assert _ids(page) == [row.point.id for row in rows if "Mußfrage worth" in row.question]
    page.locator("[name=find]").fill("no such words")
    page.get_by_text(said.IN_SCRIPT["nothing"]).wait_for()
    page.get_by_role("button", name=said.RESET).click()
    assert len(_ids(page)) == len(rows)
    assert "?" not in page.url


def test_the_address_brings_back_what_was_shown(opened: Open, base: Ruleset, edition: Edition) -> None:
    page = opened(PAGE)
    other = max(
        (ruleset for ruleset in edition.rulesets if ruleset is not base),
        key=lambda ruleset: sum(ruling.answer is not None for ruling in ruleset.rulings.values()),
    )
    entries = page.evaluate("history.length")
    page.goto(f"{page.url}?columns={base.id},{other.id}&differences&phase=auction&find=bid&base={base.id}")
    shown = page.evaluate(SCREEN)
    assert shown["heads"] == [base.title, other.title]
    assert shown["rows"]
    page.get_by_label(said.DIFFERENCES).uncheck()
    page.get_by_label(said.DIFFERENCES).check()
    assert page.evaluate("history.length") == entries + 1
    for again in (page.reload, lambda: _away_and_back(page)):
        again()
        assert page.evaluate(SCREEN) == shown
        assert page.locator("[name=find]").input_value() == "bid"
        assert page.get_by_label(said.DIFFERENCES).is_checked()


def test_a_link_to_a_row_shows_it_whatever_is_filtered(opened: Open, rows: tuple[Row, ...]) -> None:
    page = opened(f"{PAGE}?phase=auction#{rows[-1].point.id}")
    assert page.locator(f"[id='{rows[-1].point.id}']").is_visible()


@pytest.mark.parametrize("query", ["", "?base={base}&differences", "?columns={base},{last}&phase=play"])
def test_csv_and_json_are_the_table_on_the_screen(
    opened: Open, edition: Edition, base: Ruleset, tmp_path: Path, query: str
) -> None:
    page = opened(PAGE + query.format(base=base.id, last=edition.rulesets[-1].id))
    shown = page.evaluate(SCREEN)
    raw = _download(page, said.CSV, tmp_path / "table.csv", suffix=".csv")
    assert raw.startswith(b"\xef\xbb\xbf")
    head, *lines = csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline=""))
    assert head == [*(said.IN_SCRIPT[key] for key in ("point", "asked", "sourcesDiffer")), *shown["heads"]]
    assert lines == shown["rows"]
    assert all(cell for line in lines for cell in line)
    data = json.loads(_download(page, said.JSON, tmp_path / "table.json", suffix=".json"))
    assert [column["title"] for column in data["columns"]] == shown["heads"]
    assert [_line(row, data["columns"]) for row in data["rows"]] == shown["rows"]


def test_silent_unread_and_not_asked_are_three_words(
    opened: Open, edition: Edition, rows: tuple[Row, ...], tmp_path: Path
) -> None:
    page = opened(PAGE)
    raw = _download(page, said.CSV, tmp_path / "table.csv", suffix=".csv")
    lines = list(csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline="")))[1:]
    for row, line in zip(rows, lines, strict=True):
        for ruleset, cell in zip(edition.rulesets, line[3:], strict=True):
            own = ruleset.own(row.point)
            if own is None or own.answer is None:
                assert cell == (own.grade.value if own else said.NOT_ASKED)
            else:
                assert cell.endswith(f"({own.grade.value})")


def test_notes_come_along_whatever_is_in_them(
    opened: Open, edition: Edition, rows: tuple[Row, ...], tmp_path: Path
) -> None:
    page = opened(PAGE)
    page.get_by_label(said.WITH_NOTES).check()
    raw = _download(page, said.CSV, tmp_path / "table.csv", suffix=".csv")
    lines = list(csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline="")))[1:]
    noted = 0
    for row, line in zip(rows, lines, strict=True):
        for ruleset, cell in zip(edition.rulesets, line[3:], strict=True):
            if (own := ruleset.own(row.point)) and own.note:
                assert cell.endswith(f"\n{own.note}")
                noted += 1
    assert noted


def test_a_cell_may_hold_anything(opened: Open) -> None:
    page = with_sources(opened(PAGE))
    cells = [
        ["Großfrage", 'a "note",\nwith – a break', " led by a space", "\r", '"', "", "plain"],
        ["Médiateur"],
    ]
    text = page.evaluate(
        "async (cells) => (await import(new URL('../written/collation/take.mjs', location.href))).csv(cells)",
        cells,
    )
    assert text[0] == "\ufeff"
    assert list(csv.reader(io.StringIO(text[1:], newline=""))) == cells


def test_the_apparatus_opens_in_place_by_keyboard(
    opened: Open, edition: Edition, rows: tuple[Row, ...]
) -> None:
    row, ruleset = next(
        (row, ruleset)
        for row in rows
        for ruleset in edition.rulesets
        if (own := ruleset.own(row.point)) and own.rivals and own.note and own.cites
    )
    own = ruleset.own(row.point)
    assert own is not None
    page = opened(PAGE)
    button = page.locator(f"[id='{row.point.id}'] button[data-ruleset='{ruleset.id}']")
    button.focus()
    page.keyboard.press("Enter")
    panel = page.locator(PANEL)
    panel.wait_for()
    told = panel.inner_text()
    assert row.question in told
    assert own.note in told
    assert own.cites[0].at in told
    assert panel.locator("li").count() == len(own.rivals)
    page.keyboard.press("Tab")
    assert panel.evaluate("panel => panel.contains(document.activeElement)")
    page.keyboard.press("Escape")
    panel.wait_for(state="hidden")
    assert button.evaluate("button => button === document.activeElement")


def test_a_silence_opens_with_what_is_played_instead(
    opened: Open, edition: Edition, rows: tuple[Row, ...]
) -> None:
    row, ruleset = next(
        (row, ruleset)
        for row in rows
        for ruleset in edition.rulesets
        if (own := ruleset.own(row.point)) and own.answer is None
    )
    page = opened(PAGE)
    page.locator(f"[id='{row.point.id}'] button[data-ruleset='{ruleset.id}']").click()
    page.locator(PANEL).wait_for()
    assert said.IN_SCRIPT["played"] in page.locator(PANEL).inner_text()


def test_without_javascript_the_table_is_complete(opened: Open, rows: tuple[Row, ...]) -> None:
    page = opened(PAGE, java_script_enabled=False)
    assert page.locator("sp-collation tbody tr[id]").count() == len(rows)
    assert page.locator("sp-collation table").is_visible()
    assert not page.locator("sp-collation form").is_visible()
    assert page.get_by_text(said.WITHOUT_SCRIPT).is_visible()


def test_two_books_fit_a_telephone(opened: Open, base: Ruleset, edition: Edition) -> None:
    page = opened(f"{PAGE}?base={base.id}&columns={edition.rulesets[-1].id}", size="telephone")
    assert page.locator(".sp-scroll--tall").evaluate("frame => frame.scrollWidth - frame.clientWidth") <= 0


def test_the_table_prints_whole_with_its_heads(opened: Open) -> None:
    page = opened(PAGE)
    page.emulate_media(media="print")
    assert not page.locator("sp-collation form").is_visible()
    style = "(node, name) => getComputedStyle(node)[name]"
    assert page.locator(".sp-scroll--tall").evaluate(style, "overflow") == "visible"
    assert page.locator("sp-collation thead").evaluate(style, "display") == "table-header-group"
    assert page.locator("sp-collation thead th").first.evaluate(style, "position") == "static"


# -- what is on its way while the reader goes on

OWN = "th[data-ruleset='house:{}']"
RUNTIME = "**/assets/py/files.json"
APPARATUS = "**/data/apparatus/{}.json"
# Answers come when the page is told to let them come.
HOLD = """async (address) => {
  const { engine } = await import(address);
  const ask = engine.ask.bind(engine);
  const told = new Promise((resolve) => { globalThis.letCome = resolve; });
  engine.ask = async (...question) => { await told; return ask(...question); };
}"""


def test_own_rules_asked_for_twice_come_once(opened: Open, server: str) -> None:
    page = _keeping(opened, "mine")
    held = _held_back(page, RUNTIME)
    add = page.get_by_role("button", name=said.IN_SCRIPT["add"])
    with page.expect_request(RUNTIME):
        add.click()
    add.click()
    held.pop().continue_()
    ask(page, server, "hello")
    page.locator(OWN.format("mine")).wait_for()
    assert page.locator(OWN.format("mine")).count() == 1
    assert page.locator("[name=column][value='house:mine']").count() == 1
    assert page.url == f"{server}{PAGE}?with=house:mine"


def test_the_address_names_own_rules_while_they_come(opened: Open, server: str) -> None:
    page = _keeping(opened, "mine")
    held = _held_back(page, RUNTIME)
    with page.expect_request(RUNTIME):
        page.goto(f"{server}{PAGE}?with=house:mine&base=house:mine")
    page.get_by_label(said.DIFFERENCES).check()
    assert page.url == f"{server}{PAGE}?with=house:mine&differences"
    held.pop().continue_()
    page.locator(OWN.format("mine")).wait_for()
    page.wait_for_url(f"{server}{PAGE}?base=house:mine&with=house:mine&differences")
    assert page.get_by_label(said.DIFFERENCES).is_checked()


def test_the_address_goes_on_naming_own_rules_that_are_not_here(opened: Open, server: str) -> None:
    page = opened(f"{PAGE}?with=house:gone")
    page.get_by_text(said.IN_SCRIPT["missing"].format(names="gone")).wait_for()
    page.get_by_label(said.DIFFERENCES).check()
    assert page.url == f"{server}{PAGE}?with=house:gone&differences"


def test_own_rules_do_not_come_over_the_page_before(opened: Open, server: str) -> None:
    page = _keeping(opened, "mine")
    held = _held_back(page, RUNTIME)
    with page.expect_request(RUNTIME):
        page.evaluate(
            "() => { history.pushState(null, '', '?with=house:mine'); dispatchEvent(new Event('popstate')); }"
        )
    page.go_back()
    held.pop().continue_()
    ask(page, server, "hello")
    assert page.locator(OWN.format("mine")).count() == 0
    assert page.url == server + PAGE


def test_own_rules_unticked_meanwhile_stay_so(opened: Open, server: str) -> None:
    page = _keeping(opened, "mine", "other")
    page.goto(f"{page.url}?with=house:mine")
    page.locator(OWN.format("mine")).wait_for()
    page.evaluate(HOLD, server + ENGINE)
    page.get_by_role("button", name=said.IN_SCRIPT["add"]).click()
    page.get_by_text(said.COLUMNS, exact=True).first.click()
    page.locator("[name=column][value='house:mine']").uncheck()
    page.evaluate("letCome()")
    page.locator(OWN.format("other")).wait_for()
    assert not page.locator("[name=column][value='house:mine']").is_checked()
    assert page.locator(OWN.format("mine")).is_hidden()
    assert page.url == f"{server}{PAGE}?with=house:other"


def test_own_rules_that_come_late_leave_the_next_page_alone(opened: Open, server: str) -> None:
    page = exchanging(_keeping(opened, "mine"))
    held = _held_back(page, RUNTIME)
    page.get_by_label(said.DIFFERENCES).check()
    with page.expect_request(RUNTIME):
        page.get_by_role("button", name=said.IN_SCRIPT["add"]).click()
    page.locator(".md-tabs__link", has_text="Deals").click()
    page.wait_for_selector("h1:has-text('Deals')")
    held.pop().continue_()
    ask(page, server, "hello")
    assert page.url == f"{server}deals/"


def test_own_rules_that_are_shown_are_not_offered_again(opened: Open) -> None:
    page = _keeping(opened, "mine")
    add = page.get_by_role("button", name=said.IN_SCRIPT["add"])
    add.click()
    page.locator(OWN.format("mine")).wait_for()
    add.wait_for(state="hidden")
    page.evaluate("dispatchEvent(new StorageEvent('storage'))")
    assert add.is_hidden()
    _keep(page, "mine", "other")
    page.evaluate("dispatchEvent(new StorageEvent('storage'))")
    assert add.is_visible()


def test_the_cell_pressed_last_is_the_one_that_opens(opened: Open, edition: Edition) -> None:
    slow, quick = edition.rulesets[0], edition.rulesets[-1]
    page = opened(PAGE)
    pattern = APPARATUS.format(slow.id)
    held = _held_back(page, pattern)
    cell = "sp-collation button[data-ruleset='{}']"
    with page.expect_request(pattern) as asked:
        page.locator(cell.format(slow.id)).first.click()
    page.locator(cell.format(quick.id)).first.click()
    page.locator(PANEL, has_text=quick.title).wait_for()
    held.pop().continue_()
    asked.value.response()
    page.evaluate("async (address) => (await fetch(address)).json()", asked.value.url)
    assert quick.title in page.locator(PANEL).inner_text()


def _keeping(opened: Open, *names: str) -> Page:
    """Open the page in a browser that keeps some rules of the reader's own."""
    page = opened()
    _keep(page, *names)
    page.goto(page.url + PAGE)
    page.get_by_role("button", name=said.IN_SCRIPT["add"]).wait_for()
    return page


def _keep(page: Page, *names: str) -> None:
    kept = []
    for name in names:
        text = f"format: 1\nid: {name}\nsource: house\ntitle: {name}\nrulings:\n  score.prime: {{answer: none}}\n"
        good = {"spec": name, "title": name, "text": text}
        kept.append({"key": name, "title": name, "text": text, "checked": text, "good": good})
    page.evaluate("kept => localStorage.setItem('spadille.house', JSON.stringify(kept))", kept)


def _held_back(page: Page, pattern: str) -> list[Route]:
    """Keep a file on its way when it is first asked for, and return a list of what lets it come."""
    held: list[Route] = []
    page.route(pattern, lambda route: held.append(route), times=1)  # noqa: PLW0108 - it must be a function
    return held


@pytest.mark.parametrize("look", [("screen", "light"), ("telephone", "dark")], ids="-".join)
def test_nobody_is_shut_out_of_what_moves(opened: Open, base: Ruleset, look: tuple[str, str]) -> None:
    page = opened(
        f"{PAGE}?base={base.id}&phase=play", size=look[0], color_scheme=look[1], reduced_motion="reduce"
    )
    page.locator("sp-collation summary").click()
    page.locator("tbody[data-phase=play] button.sp-cell__grade").first.click()
    page.locator(PANEL).wait_for()
    assert faults(page, "sp-collation") == []


def _mark(row: Row, base: Ruleset, ruleset: Ruleset) -> str:
    """Return the sign that a cell should have."""
    answers = [entry.attested if (entry := row.entries.get(r.spec)) else None for r in (base, ruleset)]
    if ruleset is base or None in answers:
        return ""
    return "=" if answers[0] == answers[1] else "≠"


def _ids(page: Page) -> list[str]:
    return [row[0] for row in page.evaluate(SCREEN)["rows"]]


def _away_and_back(page: Page) -> None:
    page.goto(page.url.split("collation/")[0] + "compare/")
    page.go_back()
    page.locator(STATUS).filter(has_text="questions").wait_for()


def _download(page: Page, button: str, path: Path, *, suffix: str) -> bytes:
    with page.expect_download() as coming:
        page.get_by_role("button", name=button).click()
    assert coming.value.suggested_filename.endswith(suffix)
    coming.value.save_as(path)
    return path.read_bytes()


def _line(row: dict[str, Any], columns: list[dict[str, str]]) -> list[str]:
    """Return a row of the JSON as the table has it."""
    cells = [row["cells"][column["id"]] for column in columns]
    return [
        row["point"],
        row["question"],
        "yes" if row["differs"] else "no",
        *(_cell(cell) for cell in cells),
    ]


def _cell(cell: dict[str, Any]) -> str:
    if not cell["asked"]:
        return said.NOT_ASKED
    return f"{cell['answer']} ({cell['grade']})" if cell["answer"] else str(cell["grade"])
