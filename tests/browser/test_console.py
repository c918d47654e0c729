"""The Python console, and the workbook's cells that run in the page."""

from __future__ import annotations

import ast
import contextlib
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import spadille
from spadille.io.records import load_record
from spadille.site.lab import console_page
from spadille.site.words import lab_console as said
from support.axe import faults
from support.exchange import exchanging
from support.laboratory import ask
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

PAGE = "lab/python/"
BOOKS = ("reading-a-ruleset", "one-deal-twelve-books", "schemes-as-functions")
LONG = 30_000
RUNTIME = "**/assets/py/files.json"
HOSTILE = "<img src=x onerror=document.title=1>"


@pytest.fixture(scope="module")
def page(opened_long: Open) -> Page:
    return opened_long(PAGE)


@pytest.mark.parametrize(
    ("code", "kind", "text"),
    [
        ("6 * 7", "value", "42"),
        ("'a', None", "value", "('a', None)"),
        ("print('one')\nprint('two')", "out", "one\ntwo"),
        ("import sys; print('oops', file=sys.stderr)", "out", "oops"),
        (f"'{HOSTILE}'", "value", f"'{HOSTILE}'"),
        (f"print('{HOSTILE}')", "out", HOSTILE),
        ("deal.id", "value", f"'{console_page.DEAL}'"),
        ("spadille.load_ruleset('altenburg-1988').title", "value", "'Altenburg 1988'"),
    ],
)
def test_what_is_run_is_answered_as_text(page: Page, code: str, kind: str, text: str) -> None:
    entry = _run(page, code)
    assert entry.locator(f".sp-console__{kind}").text_content() == text
    assert page.locator("sp-console img").count() == 0


@pytest.mark.parametrize("code", ["1 / 0", "no_such_name", "for", "raise SystemExit"])
def test_an_error_is_told_and_ends_nothing(page: Page, code: str) -> None:
    error = _run(page, code).locator(".sp-console__error").inner_text()
    assert re.search(r"ZeroDivisionError|NameError|SyntaxError|SystemExit", error)
    assert "spadille/lab" not in error
    assert _run(page, "1 + 1").locator(".sp-console__value").inner_text() == "2"


def test_names_stay(page: Page) -> None:
    _run(page, "kept = 17")
    assert _run(page, "kept + 1").locator(".sp-console__value").inner_text() == "18"


def test_silence_is_said(page: Page) -> None:
    assert said.IN_SCRIPT["nothing"] in _run(page, "nothing = 1").inner_text()


def test_what_was_run_comes_back_by_the_arrow_keys(page: Page) -> None:
    _run(page, "'first'")
    _run(page, "'second'")
    field = page.locator("#python")
    field.fill("draft")
    for key, shown in (
        ("ArrowUp", "'second'"),
        ("ArrowUp", "'first'"),
        ("ArrowDown", "'second'"),
        ("ArrowDown", "draft"),
    ):
        field.press(key)
        assert field.input_value() == shown
    field.fill("")


def test_a_block_goes_on_until_an_empty_line(page: Page) -> None:
    field = page.locator("#python")
    field.fill("")
    before = page.locator(".sp-console__entry").count()
    for line in ("for number in range(3):", "print(number)"):
        page.keyboard.type(line)
        field.press("Enter")
    assert field.input_value() == "for number in range(3):\n    print(number)\n    "
    assert page.locator(".sp-console__entry").count() == before
    field.press("Enter")
    assert _ended(page, before).locator(".sp-console__out").inner_text() == "0\n1\n2"


def test_an_endless_loop_can_be_stopped(page: Page) -> None:
    _run(page, "gone = 1")
    before = page.locator(".sp-console__entry").count()
    page.locator("#python").fill("while True: pass")
    page.locator("#python").press("Control+Enter")
    page.get_by_text(said.IN_SCRIPT["running"]).wait_for()
    page.get_by_role("button", name=said.STOP, exact=True).click()
    assert said.IN_SCRIPT["stopped"] in _ended(page, before).inner_text()
    assert _run(page, "deal.id").locator(".sp-console__value").inner_text() == f"'{console_page.DEAL}'"
    assert "NameError" in _run(page, "gone").locator(".sp-console__error").inner_text()


@pytest.mark.parametrize("example", said.TRIED, ids=lambda example: example.says[:20])
def test_the_examples_do_here_what_they_do_elsewhere(page: Page, root: Path, example: said.Example) -> None:
    before = page.locator(".sp-console__entry").count()
    place = said.TRIED.index(example)
    assert page.locator(".sp-console__example code").nth(place).text_content() == example.code
    page.get_by_role("button", name=said.TRY).nth(place).click()
    entry = _ended(page, before)
    out, value = _elsewhere(example.code, root / "docs" / "deals" / f"{console_page.DEAL}.yaml")
    assert entry.locator(".sp-console__error").count() == 0
    found = [entry.locator(f".sp-console__{kind}").all_text_contents() for kind in ("out", "value")]
    assert found == [[text] if text else [] for text in (out.rstrip("\n"), value)]


def test_names_stay_while_other_pages_are_read(opened: Open) -> None:
    page = opened(PAGE)
    _run(page, "kept = 17")
    page.get_by_role("link", name=said.WORKBOOK).click()
    page.get_by_role("button", name=f"{said.WIDGET['run']} 1", exact=True).click()
    page.locator(".sp-cells__told").first.filter(has_text=said.WIDGET["same"]).wait_for(timeout=LONG)
    page.go_back()
    assert _run(page, "kept + 1").locator(".sp-console__value").inner_text() == "18"


def test_the_deal_is_at_hand_where_the_engine_ran_before_the_page_came(opened: Open, server: str) -> None:
    page = exchanging(opened("lab/"))
    ask(page, server, "hello")
    page.evaluate("globalThis.mark = 'still here'")
    page.locator(f"a[href$='{PAGE}']").first.evaluate("link => link.click()")
    # The field is there before its script is.
    page.locator(".sp-console__progress > *").wait_for(state="attached")
    assert _run(page, "deal.id").locator(".sp-console__value").inner_text() == f"'{console_page.DEAL}'"
    assert page.evaluate("globalThis.mark") == "still here"


def test_the_deal_last_looked_at_in_the_laboratory_is_at_hand(opened: Open, server: str) -> None:
    page = opened("lab/")
    page.evaluate(
        """async (root) => {
          const { remember } = await import(`${root}assets/js/lab/current.mjs`);
          remember(await (await fetch(`${root}data/deals/one-trick-too-many.record.json`)).json());
        }""",
        server,
    )
    page.goto(server + PAGE)
    page.locator(".sp-console__deal", has_text="One trick too many").wait_for()
    assert _run(page, "deal.id").locator(".sp-console__value").inner_text() == "'one-trick-too-many'"


def test_without_javascript_the_page_says_what_to_do(opened: Open) -> None:
    page = opened(PAGE, java_script_enabled=False)
    assert page.get_by_text("spadille.load_record(PATH)").is_visible()
    assert not page.locator("#python").is_visible()
    assert page.locator(".sp-console__example code").count() == len(said.TRIED)


def test_the_console_asks_for_nothing_before_it_is_wanted(opened: Open) -> None:
    page = opened(PAGE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/assets/py/" in url]


@pytest.mark.parametrize("look", [("screen", "light"), ("telephone", "dark")], ids="-".join)
def test_nobody_is_shut_out(opened: Open, look: tuple[str, str]) -> None:
    page = opened(PAGE, size=look[0], color_scheme=look[1], reduced_motion="reduce")
    _run(page, "print(1); 1 / 0")
    assert faults(page, "sp-console") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("book", BOOKS)
def test_every_cell_of_a_workbook_runs_in_the_page_as_printed(opened: Open, book: str) -> None:
    page = opened(f"workbook/{book}/")
    runners = page.get_by_role("button", name=re.compile(rf"^{said.WIDGET['run']} \d+$"))
    runners.last.wait_for()
    runners.last.click()
    told = page.locator(".sp-cells__told")
    told.last.filter(has_text=said.WIDGET["same"]).wait_for(timeout=LONG)
    assert set(told.all_text_contents()) == {said.WIDGET["same"]}
    assert told.count() == page.locator(".jp-CodeCell[id]").count()
    assert faults(page, ".jupyter-wrapper") == []


def test_a_cell_is_stopped_while_the_engine_loads(opened: Open) -> None:
    page = opened(f"workbook/{BOOKS[1]}/")
    held: list[Route] = []
    page.route(RUNTIME, lambda route: held.append(route), times=1)  # noqa: PLW0108 - it must be a function
    runner = page.get_by_role("button", name=f"{said.WIDGET['run']} 1", exact=True)
    with page.expect_request(RUNTIME):
        runner.click()
    told = page.locator(".sp-cells__told").first
    told.filter(has_text=said.WIDGET["running"].format(number=1)).wait_for()
    page.get_by_role("button", name=f"{said.WIDGET['stop']} 1", exact=True).click()
    told.filter(has_text=said.WIDGET["stopped"]).wait_for()
    held.pop().continue_()
    runner.click()
    told.filter(has_text=said.WIDGET["same"]).wait_for(timeout=LONG)


def test_a_cell_that_was_stopped_has_what_it_needs_when_it_runs_again(opened: Open) -> None:
    page = opened(f"workbook/{BOOKS[0]}/")
    page.get_by_role("button", name=f"{said.WIDGET['run']} 2", exact=True).click()
    page.locator(".sp-cells__told").nth(1).filter(has_text=said.WIDGET["same"]).wait_for(timeout=LONG)
    page.get_by_role("button", name=f"{said.WIDGET['edit']} 3", exact=True).click()
    field = page.get_by_label(said.WIDGET["code"].format(number=3), exact=True)
    printed = field.input_value()
    field.fill("while True: pass")
    field.press("Control+Enter")
    told = page.locator(".sp-cells__told").nth(2)
    told.filter(has_text=said.WIDGET["running"].format(number=3)).wait_for()
    page.get_by_role("button", name=f"{said.WIDGET['stop']} 3", exact=True).click()
    told.filter(has_text=said.WIDGET["stopped"]).wait_for()
    # By keyboard: a pointer on its way to the button starts the engine before the cell is run.
    field.fill(printed)
    field.press("Control+Enter")
    told.filter(has_text=said.WIDGET["same"]).wait_for(timeout=LONG)


def test_a_cell_can_be_changed_and_put_back(opened: Open) -> None:
    page = opened(f"workbook/{BOOKS[0]}/", size="telephone", color_scheme="dark")
    edit = page.get_by_role("button", name=f"{said.WIDGET['edit']} 1")
    edit.click()
    field = page.get_by_label(said.WIDGET["code"].format(number=1))
    printed = field.input_value()
    field.fill(f"print('{HOSTILE}')\n1 / 0")
    field.press("Control+Enter")
    result = page.locator(".sp-cells__result").first
    result.filter(has_text="ZeroDivisionError").wait_for(timeout=LONG)
    assert HOSTILE in result.inner_text()
    assert page.locator(".jp-CodeCell img").count() == 0
    assert faults(page, ".jupyter-wrapper") == []
    page.get_by_role("button", name=f"{said.WIDGET['restore']} 1").click()
    page.get_by_role("button", name=f"{said.WIDGET['run']} 1").click()
    page.locator(".sp-cells__told").first.filter(has_text=said.WIDGET["same"]).wait_for(timeout=LONG)
    assert field.input_value() == printed
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _run(page: Page, code: str) -> Locator:
    """Run some code, and return what is told of it."""
    before = page.locator(".sp-console__entry").count()
    page.locator("#python").fill(code)
    page.locator("#python").press("Control+Enter")
    return _ended(page, before)


def _ended(page: Page, before: int) -> Locator:
    entry = page.locator(".sp-console__entry").nth(before)
    entry.locator(":scope > :nth-child(2)").wait_for(timeout=LONG)
    page.locator("[data-do=stop]:disabled").wait_for()
    return entry


def _elsewhere(code: str, deal: Path) -> tuple[str, str]:
    """Return what some code prints, and its last value, in this Python."""
    names = {"spadille": spadille, "deal": load_record(deal)}
    *lines, last = ast.parse(code).body
    value = None
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(ast.Module(lines, []), "example", "exec"), names)  # noqa: S102 - our own examples
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "example", "eval"), names)  # noqa: S307
        else:
            exec(compile(ast.Module([last], []), "example", "exec"), names)  # noqa: S102
    return out.getvalue(), "" if value is None else repr(value)
