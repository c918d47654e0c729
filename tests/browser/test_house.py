"""Rules of the reader's own: written with suggestions, checked as on the command line, kept, taken away, and set beside the books."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from spadille.checks.edition import check
from spadille.collation import collate
from spadille.lab.house import house_template
from spadille.library import load_ruleset
from spadille.site.edition import Edition
from spadille.site.words import collation as table
from spadille.site.words import lab_engine
from spadille.site.words import lab_house as said
from support.axe import faults
from support.calling import as_program
from support.exchange import exchanging
from support.laboratory import ask
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

PAGE = "lab/rules/"
LONG = 30_000
RUNTIME = "**/assets/py/files.json"
TEXTS = "JSON.parse(localStorage.getItem('spadille.house')).map(({ text }) => text)"
FIELD = "#ruleset"
STATE = ".sp-house__state"
OPTIONS = "#suggestions [role=option]"
HEAD = "format: 1\nid: {id}\nsource: house\ntitle: {title}\nbase: altenburg-1988\nrulings:\n"
SOUND = HEAD + "  play.first_lead: {{answer: declarer}}\n  score.prime: {{answer: none, note: Too dear.}}\n"
HOSTILE = '<img src=x onerror="document.title=1">'
FAULTY = {
    "answer": HEAD + "  play.first_lead: {{answer: forehnad}}\n  score.prime: {{answer: none}}\n",
    "point": HEAD + "  play.first_leed: {{answer: forehand}}\n  no.such.thing: {{answer: x}}\n",
    "key": HEAD + "  play.first_lead: {{answr: forehand}}\n",
    "twice": HEAD + "  play.first_lead: {{answer: forehand}}\n  play.first_lead: {{answer: declarer}}\n",
    "book": HEAD.replace("altenburg-1988", "altenburg") + "  play.first_lead: {{answer: forehand}}\n",
    "no-break space": HEAD + "  play.first_lead:\n\u00a0\u00a0  answer: forehand\n",
    "yaml": HEAD + "  play.first_lead: {{answer: [forehand\n",
    "markup": HEAD + f"  play.first_lead: {{{{answer: '{HOSTILE}'}}}}\n",
}


@pytest.fixture(scope="module")
def page(opened_long: Open) -> Page:
    return opened_long(PAGE)


@pytest.mark.parametrize("fault", FAULTY)
def test_the_messages_are_those_of_the_command_line(page: Page, tmp_path: Path, fault: str) -> None:
    text = FAULTY[fault].format(id="faulty", title="Faulty")
    _open(page, text)
    path = tmp_path / "faulty.yaml"
    path.write_text(text, encoding="utf-8")
    problems = check([path])
    assert problems
    line = said.IN_SCRIPT["line"]
    wanted = [
        f"{line.format(line=problem.line) if problem.line else said.IN_SCRIPT['whole']} {problem.message}"
        for problem in problems
    ]
    assert page.locator(".sp-house__messages li").all_text_contents() == wanted
    faulty = sorted({problem.line for problem in problems if problem.line})
    assert page.locator(".sp-editor__faulty").all_text_contents() == [str(number) for number in faulty]
    assert page.locator("sp-house img").count() == 0


def test_a_message_leads_to_its_line(page: Page) -> None:
    text = FAULTY["answer"].format(id="faulty", title="Faulty")
    _open(page, text)
    page.locator(".sp-house__messages button").first.click()
    chosen = page.locator(FIELD).evaluate("f => f.value.slice(f.selectionStart, f.selectionEnd)")
    assert chosen == "  play.first_lead: {answer: forehnad}"
    assert page.locator(FIELD).evaluate("f => f === document.activeElement")


def test_rules_are_written_by_keyboard_with_suggestions(page: Page) -> None:
    _open(page, HEAD.format(id="typed", title="Typed"))
    page.locator(FIELD).focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("  leads to the fir")
    assert page.locator(OPTIONS).count() == 0
    for _ in "leads to the fir":
        page.keyboard.press("Backspace")
    page.keyboard.type("play.fir")
    page.locator(OPTIONS).first.wait_for()
    field = page.locator(FIELD)
    assert field.get_attribute("aria-activedescendant") is None
    page.keyboard.press("ArrowDown")
    active = page.locator(f"#{field.get_attribute('aria-activedescendant')}")
    assert active.get_attribute("aria-selected") == "true"
    assert "Who leads to the first trick?" in active.inner_text()
    page.keyboard.press("Enter")
    assert field.input_value().endswith("rulings:\n  play.first_lead:\n    answer: ")
    assert {"forehand", "declarer"} <= {text.split()[0] for text in page.locator(OPTIONS).all_inner_texts()}
    page.keyboard.press("Escape")
    assert page.locator("#suggestions").is_hidden()
    page.keyboard.press("Control+ ")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert re.search(r"answer: \w+$", field.input_value())
    page.get_by_text(said.IN_SCRIPT["fine"].format(title="Typed", spec="typed")).wait_for()
    page.keyboard.press("Tab")
    assert not field.evaluate("f => f === document.activeElement")


def test_the_question_at_the_cursor_is_told_and_its_answers_can_be_taken(page: Page) -> None:
    _open(page, SOUND.format(id="told", title="Told"))
    page.locator(FIELD).focus()
    page.locator(FIELD).evaluate(
        "f => { const at = f.value.indexOf('first_lead'); f.setSelectionRange(at, at); }"
    )
    page.locator(".sp-house__question", has_text="Who leads to the first trick?").wait_for()
    page.locator(".sp-house__answers button", has_text="forehand").click()
    assert "play.first_lead: {answer: forehand}\n" in page.locator(FIELD).input_value()


@pytest.mark.parametrize("book", ["", "pierer-1863"])
def test_rules_are_begun_on_a_book_or_on_none(page: Page, book: str) -> None:
    page.locator("[name=begin]").select_option(book)
    page.get_by_role("button", name=said.BEGIN, exact=True).click()
    page.locator(f"{FIELD}:focus").wait_for()
    _settled(page)
    template = house_template(book=load_ruleset(book) if book else None)["text"]
    text = page.locator(FIELD).input_value()
    assert re.sub(r"^id: our-rules(-\d)?$", "id: our-rules", text, flags=re.MULTILINE) == template
    assert page.locator(".sp-house__messages li").count() == 0


def test_what_is_written_is_kept_and_known_to_the_engine_of_every_page(opened: Open, server: str) -> None:
    page = opened(PAGE)
    _open(page, SOUND.format(id="first", title="First"))
    _open(page, SOUND.format(id="second", title=HOSTILE.replace('"', "'")))
    page.reload()
    titles = page.locator(".sp-house__list button")
    assert titles.all_text_contents() == [HOSTILE.replace('"', "'"), "First"]
    titles.last.click()
    assert page.locator(FIELD).input_value() == SOUND.format(id="first", title="First")
    page.goto(f"{server}deals/")
    books = ask(page, server, "hello")["books"]
    assert {book["spec"] for book in books if book["house"]} == {"first", "second"}
    assert page.locator("img[src=x]").count() == 0
    assert page.title() != "1"


def test_what_is_removed_can_be_brought_back(page: Page) -> None:
    _open(page, SOUND.format(id="gone", title="Gone"))
    page.get_by_role("button", name=said.REMOVE).click()
    assert page.locator(".sp-house__list button", has_text=re.compile("^Gone$")).count() == 0
    page.get_by_role("button", name=said.IN_SCRIPT["back"]).click()
    page.get_by_text(said.IN_SCRIPT["fine"].format(title="Gone", spec="gone")).wait_for()


def test_two_rulesets_cannot_have_one_name(page: Page) -> None:
    _open(page, SOUND.format(id="name", title="Name"))
    _open(page, SOUND.format(id="name", title="Other"))
    wanted = said.IN_SCRIPT["taken"].format(spec="name", title="Name")
    assert page.locator(".sp-house__messages li").all_text_contents() == [f"line 2 {wanted}"]
    page.get_by_role("button", name=said.REMOVE).click()


def test_a_file_is_accepted_by_the_command_line(page: Page, root: Path, tmp_path: Path) -> None:
    _open(page, SOUND.format(id="taken-away", title="Taken away"))
    with page.expect_download() as coming:
        page.get_by_role("button", name=said.SAVE).click()
    assert coming.value.suggested_filename == "taken-away.yaml"
    copy = tmp_path / "edition"
    for name in ("engine", "rulesets", "sources"):
        shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(root / "pyproject.toml", copy)
    coming.value.save_as(copy / "rulesets" / "taken-away.yaml")
    deal = root / "docs" / "deals" / "prime-in-bells.yaml"
    assert "No problem" in _spadille(copy, "check", copy / "rulesets" / "taken-away.yaml")
    trace = json.loads(_spadille(copy, "replay", deal, "--ruleset", "taken-away", "--json"))
    assert trace["ruleset"] == "taken-away"


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("long.yaml", b"#" * 150_000, "too long"),
        ("picture.yaml", b"\x89PNG\x00\x01", "is not a text"),
    ],
)
def test_a_file_that_is_no_ruleset_is_refused(page: Page, name: str, content: bytes, told: str) -> None:
    page.locator("[name=file]").set_input_files({"name": name, "mimeType": "text/plain", "buffer": content})
    page.locator(".sp-house__told", has_text=told).wait_for()
    assert name in page.locator(".sp-house__told").inner_text()


def test_what_is_written_in_another_page_is_not_written_over(opened: Open) -> None:
    page = opened(PAGE)
    _open(page, SOUND.format(id="both", title="Both"))
    other = page.context.new_page()
    other.goto(page.url)
    text = SOUND.format(id="both", title="Both, and more")
    other.locator(FIELD).fill(text)
    page.wait_for_function("text => document.querySelector('#ruleset').value === text", arg=text)
    page.bring_to_front()
    page.locator(FIELD).focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("#")
    page.wait_for_function(f"text => {TEXTS}.join() === text", arg=f"{text}#")
    other.wait_for_function("text => document.querySelector('#ruleset').value === text", arg=f"{text}#")


def test_rules_are_begun_once_however_often_it_is_asked_while_the_engine_loads(
    opened: Open, server: str
) -> None:
    page = opened(PAGE)
    held = _held_back(page)
    begin = page.get_by_role("button", name=said.BEGIN, exact=True)
    with page.expect_request(RUNTIME):
        begin.click()
    begin.click()
    begin.click()
    held.pop().continue_()
    ask(page, server, "hello")
    _settled(page)
    assert page.locator(".sp-house__list li").count() == 1
    begin.click()
    page.locator(".sp-house__list li").nth(1).wait_for()


def test_what_is_written_last_is_kept_though_the_check_was_under_way(opened: Open, server: str) -> None:
    page = exchanging(opened(PAGE))
    held = _held_back(page)
    with page.expect_request(RUNTIME):
        page.locator("[name=file]").set_input_files(_file(SOUND.format(id="left", title="Left")))
    page.locator(".sp-house__list button", has_text="Left").wait_for()
    text = SOUND.format(id="left", title="Left in a hurry")
    page.locator(FIELD).evaluate(
        """(field, text) => {
          field.value = text;
          field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
          [...document.querySelectorAll(".md-tabs__link")].find((link) => link.textContent.includes("Deals")).click();
        }""",
        text,
    )
    page.wait_for_selector("h1:has-text('Deals')")
    held.pop().continue_()
    ask(page, server, "hello")
    assert page.evaluate(TEXTS) == [text]


def test_where_nothing_can_be_kept_it_is_said(opened: Open) -> None:
    page = opened()
    page.context.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full'); }")
    page.goto(f"{page.url}{PAGE}")
    page.locator(".sp-house__told", has_text=said.IN_SCRIPT["blocked"]).wait_for()
    _open(page, SOUND.format(id="passing", title="Passing"))
    assert page.locator(".sp-house__list button").all_text_contents() == ["Passing"]


def test_without_the_engine_what_is_written_is_kept_all_the_same(opened: Open) -> None:
    page = opened()
    page.context.add_init_script("delete window.WebAssembly")
    page.goto(f"{page.url}{PAGE}")
    text = SOUND.format(id="kept", title="Kept")
    page.locator("[name=file]").set_input_files(_file(text))
    page.get_by_text(lab_engine.WIDGET["nowasm"]).wait_for()
    page.reload()
    assert page.locator(FIELD).input_value() == text


def test_without_javascript_the_page_tells_of_files(opened: Open, tmp_path: Path, edition: Edition) -> None:
    page = opened(PAGE, java_script_enabled=False)
    assert page.get_by_text(said.WITHOUT_SCRIPT).is_visible()
    assert not page.locator(FIELD).is_visible()
    sample = page.locator(".sp-lab__byhand pre").text_content()
    path = tmp_path / "our-rules.yaml"
    path.write_text(sample or "", encoding="utf-8")
    assert check([path]) == []


def test_the_readers_rules_stand_beside_the_books(opened: Open, edition: Edition, tmp_path: Path) -> None:
    page = opened(PAGE)
    _open(page, SOUND.format(id="beside", title="Beside"))
    beside = page.get_by_role("link", name=said.IN_COLLATION)
    assert (beside.get_attribute("href") or "").endswith("/collation/?with=house:beside")
    page.goto(page.url.replace(PAGE, "collation/"))
    page.get_by_role("button", name=table.IN_SCRIPT["add"]).click()
    head = page.locator("th[data-ruleset='house:beside']")
    head.wait_for(timeout=LONG)
    assert table.IN_SCRIPT["yours"] in head.inner_text()
    assert "with=house:beside" in page.url
    assert page.get_by_role("button", name=table.IN_SCRIPT["add"]).is_hidden()
    base = next(ruleset for ruleset in edition.rulesets if ruleset.id == "altenburg-1988")
    cell = page.locator("[id='score.prime'] td").last
    assert cell.inner_text().replace("\ufe0e", "").split("\n")[0].strip() == "none"
    page.locator("[name=base]").select_option(base.id)
    page.get_by_text(table.COLUMNS, exact=True).first.click()
    page.get_by_role("button", name=table.SHOW_NONE, exact=True).click()
    page.locator("[name=column][value='house:beside']").check()
    page.get_by_label(table.DIFFERENCES).check()
    shown = page.locator("sp-collation tbody tr[id]:visible")
    assert shown.evaluate_all("rows => rows.map((row) => row.id)") == ["play.first_lead", "score.prime"]
    head_row, *rows = csv.reader(io.StringIO(_download(page, table.CSV, tmp_path).decode("utf-8-sig")))
    assert head_row[3:] == [base.title, "Beside"]
    assert [row[0] for row in rows] == ["play.first_lead", "score.prime"]
    assert {row[4].rpartition(" (")[2] for row in rows} == {f"{table.IN_SCRIPT['yours']})"}
    data = json.loads(_download(page, table.JSON, tmp_path))
    assert [column["id"] for column in data["columns"]] == [base.id, "house:beside"]
    page.locator("[id='score.prime'] button[data-ruleset='house:beside']").click()
    page.locator("sp-collation [popover]", has_text="Too dear.").wait_for()
    assert faults(page, "sp-collation") == []
    page.keyboard.press("Escape")
    address = page.url
    page.reload()
    head.wait_for(timeout=LONG)
    assert page.url == address
    assert page.locator("sp-collation tbody tr[id]:visible").count() == 2
    other = opened(address.split("spadille/")[1])
    other.get_by_text(table.IN_SCRIPT["missing"].format(names="beside")).wait_for()
    assert other.locator("sp-collation tbody tr[id]").count() == len(collate(edition.rulesets))


@pytest.mark.parametrize("look", [("screen", "light"), ("telephone", "dark")], ids="-".join)
def test_nobody_is_shut_out(opened: Open, look: tuple[str, str]) -> None:
    page = opened(PAGE, size=look[0], color_scheme=look[1], reduced_motion="reduce")
    assert faults(page, "sp-house") == []
    _open(page, FAULTY["answer"].format(id="faulty", title="Faulty"))
    page.locator(FIELD).focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("  play.")
    page.locator(OPTIONS).first.wait_for()
    page.keyboard.press("ArrowDown")
    assert faults(page, "sp-house") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    page.locator(FIELD).fill(SOUND.format(id="sound", title="Sound"))
    page.get_by_text(said.IN_SCRIPT["fine"].format(title="Sound", spec="sound")).wait_for()
    assert faults(page, "sp-house") == []


def _open(page: Page, text: str) -> None:
    """Open a ruleset as a file, and wait until it is judged."""
    page.locator("[name=file]").set_input_files(_file(text))
    page.wait_for_function("text => document.querySelector('#ruleset').value === text", arg=text)
    _settled(page)


def _file(text: str) -> Any:
    return {"name": "rules.yaml", "mimeType": "application/yaml", "buffer": text.encode()}


def _held_back(page: Page) -> list[Route]:
    """Keep the engine on its way when it is first asked for, and return a list of what lets it come."""
    held: list[Route] = []
    page.route(RUNTIME, lambda route: held.append(route), times=1)  # noqa: PLW0108 - it must be a function
    return held


def _settled(page: Page) -> None:
    checking = said.IN_SCRIPT["checking"]
    page.wait_for_function(
        f"([checking]) => !['', checking].includes(document.querySelector('{STATE}').textContent)",
        arg=[checking],
        timeout=LONG,
    )


def _spadille(copy: Path, *words: object) -> str:
    """Call the command line of a copy of the edition."""
    done = as_program(*words, environment={"PYTHONPATH": str(copy / "engine")})
    assert done.status == 0, done.err
    return done.out


def _download(page: Page, button: str, folder: Path) -> bytes:
    with page.expect_download() as coming:
        page.get_by_role("button", name=button).click()
    coming.value.save_as(folder / "table")
    return (folder / "table").read_bytes()
