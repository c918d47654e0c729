"""A rule changed on a deal's page: the engine in the page plays the deal anew, and the address holds what was changed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Error, expect

from spadille.comparison import compare
from spadille.io.record_text import record_to_data
from spadille.lab.rules import rules
from spadille.lab.serve import answer as answered
from spadille.library import load_ruleset
from spadille.record import Record
from spadille.site.edition import Edition
from spadille.site.here import address, deal_page
from spadille.site.replay.moment import moment
from spadille.site.words import lab_play as played
from spadille.site.words import lab_rules as asked
from spadille.site.words import replay as said
from spadille.vocabulary import find
from support.axe import faults
from support.held import Held, held
from support.watched import Open

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

RECORD = "helfer"
HERE = address(deal_page(RECORD))
BOOK = "altenburg-1988"
CHANGE = ("play.first_lead", "declarer")
VALUED = "score.base.frage"
CHANGED = f"{BOOK}+{'='.join(CHANGE)}"
LINK = moment("main", CHANGED, step=7, against=BOOK)
SLOW = 30_000

# A book and an answer of one word, and of several.
G10 = moment("main", "encyclopaedia-ru+play.first_lead=forehand", step=7)
WORDY = moment(
    "main", f"{BOOK}+game.frage={{partner: called, trumps: declarer, aim: 4}}", step=7, against=BOOK
)

PANEL = ".sp-change__whole:not([hidden])"
STATE = """() => {
  const {deal, state} = document.querySelector('sp-replayer');
  const spec = place => place === null ? null : deal.books[place].spec;
  return deal && [deal.lines[state.line].id, spec(state.book), spec(state.beside), state.step];
}"""
WIDER = "document.scrollingElement.scrollWidth - window.innerWidth"


@pytest.fixture(scope="module")
def record(edition: Edition) -> Record:
    return next(record for record in edition.records if record.id == RECORD)


@pytest.fixture(scope="module")
def desk(opened_long: Open) -> Page:
    """One page for the whole file, so that the engine comes once."""
    return opened_long(HERE, reduced_motion="reduce")


@pytest.fixture
def page(desk: Page, server: str) -> Page:
    """The page as it is opened first, with the engine that is already there."""
    show(desk, server, moment("main", BOOK, step=0))
    shows(desk, BOOK, None, 0)
    return desk


def show(page: Page, server: str, hash_: str) -> None:
    """Follow a link to a moment of the deal without loading the page again; what it leads to may still be on its way."""
    page.goto(server + HERE + hash_)
    page.wait_for_selector("sp-replayer[data-state=ready]")


def state(page: Page) -> list[Any]:
    """Return line, book, book beside it and step, by what the replayer says of itself."""
    found: list[Any] = page.evaluate(STATE)
    return found


def shows(page: Page, book: str, beside: str | None, step: int) -> None:
    """Wait until this is shown of the usual line."""
    expected = ["main", book, beside, step]
    try:
        page.wait_for_function(
            f"expected => JSON.stringify(({STATE})()) === JSON.stringify(expected)",
            arg=expected,
            timeout=SLOW,
        )
    except Error:
        assert state(page) == expected
        raise


def wait_for(page: Page, book: str) -> None:
    page.wait_for_function(f"book => ({STATE})()?.[1] === book", arg=book, timeout=SLOW)


def addressed(page: Page, hash_: str) -> None:
    """Wait until the address says this."""
    expect(page).to_have_url(page.url.partition("#")[0] + hash_)


def settled(page: Page) -> None:
    """Wait until the panel says what is true of what is shown."""
    page.wait_for_selector(".sp-change:not([aria-busy])", timeout=SLOW)


def panel(page: Page) -> Locator:
    door = page.get_by_role("button", name=said.WIDGET["change"], exact=True)
    if door.get_attribute("aria-expanded") != "true":
        door.click()
    page.wait_for_selector(PANEL, timeout=SLOW)
    settled(page)
    return page.locator(".sp-change")


def point(page: Page, name: str) -> Locator:
    """Open a question."""
    found = panel(page).locator(f"[data-point='{name}']")
    fold = found.locator("xpath=ancestor::details").last
    if fold.count() and fold.get_attribute("open") is None:
        fold.locator("> summary").click()
    if found.get_attribute("open") is None:
        found.locator("> summary").click()
    return found


def change(page: Page, name: str, value: str) -> None:
    point(page, name).locator(f"input[value='{value}']").check()


def choose(page: Page, name: str, book: str) -> None:
    """Choose one of the deal's books above the tables."""
    place = page.evaluate(
        "book => document.querySelector('sp-replayer').deal.books.findIndex(({spec}) => spec === book)", book
    )
    page.locator(".sp-rp__choose").get_by_label(said.WIDGET[name], exact=True).select_option(str(place))


def forward(page: Page, steps: int) -> None:
    for _ in range(steps):
        page.locator(".sp-rp__bar").get_by_role("button", name=said.WIDGET["next"], exact=True).click()


def plain(text: str) -> str:
    return " ".join(text.split())


def test_the_deal_parts_where_the_command_line_says(page: Page, record: Record) -> None:
    (against,) = compare(record, load_ruleset(CHANGED), [load_ruleset(BOOK)], line="main").against
    assert against.first is not None
    change(page, *CHANGE)
    wait_for(page, CHANGED)
    shows(page, CHANGED, BOOK, 0)
    box = panel(page).locator(".sp-rp__parting")
    expect(box.locator(".sp-parting__title")).to_contain_text(f"step {against.first.step}:")
    questions = [plain(text) for text in box.locator(".sp-rule > .sp-asked").all_inner_texts()]
    assert questions == [find(name).question for name in against.points]
    expect(panel(page).locator(".sp-change__sentence")).to_have_text(asked.WIDGET["otherEnd"])
    before, now = panel(page).locator(".sp-change__results dd").all_inner_texts()
    assert plain(before).startswith("Made: Forehand 0, Middlehand +4")
    assert plain(now).startswith("Refused: Middlehand")
    addressed(page, moment("main", CHANGED, step=0, against=BOOK))


def test_only_what_the_deal_asks_stands_above_the_fold(page: Page, record: Record) -> None:
    book = rules(book=load_ruleset(BOOK), record=record, line="main")
    points = [each for phase in book["phases"] for each in phase["points"]]
    wanted = [each["id"] for each in points if each["asked"]]
    rest = [each["id"] for each in points if not each["asked"]]
    # What others have unfolded in this page is folded again.
    page.reload()
    here = panel(page)
    expect(here.locator(".sp-change__fold > summary")).to_have_text(
        asked.WIDGET["unasked"].format(count=len(rest))
    )
    names = "all => all.map(each => each.dataset.point)"
    assert here.locator(".sp-change__list > div .sp-change__point").evaluate_all(names) == wanted
    assert here.locator(".sp-change__fold .sp-change__point").evaluate_all(names) == rest
    assert not here.locator(".sp-change__fold .sp-change__point").first.is_visible()


def test_what_was_never_asked_changes_nothing_and_says_so(page: Page) -> None:
    change(page, "irregularity.revoke", "side_loses_the_game")
    wait_for(page, f"{BOOK}+irregularity.revoke=side_loses_the_game")
    expect(panel(page).locator(".sp-change__sentence")).to_have_text(asked.WIDGET["same"])
    mark = panel(page).locator("[data-point='irregularity.revoke'] .sp-change__mark")
    expect(mark).to_have_text(asked.WIDGET["idle"])


def test_every_answer_names_its_books_and_the_own_one_is_marked(page: Page, record: Record) -> None:
    book = rules(book=load_ruleset(BOOK), record=record, line="main")
    data = next(each for phase in book["phases"] for each in phase["points"] if each["id"] == CHANGE[0])
    here = point(page, CHANGE[0])
    for answer, choice in zip(data["answers"], here.locator(".sp-change__choice").all(), strict=True):
        text = plain(choice.inner_text())
        assert answer["words"] in text
        for attested in answer["books"]:
            assert attested["title"] in text
        links = choice.locator("a").evaluate_all("all => all.map(each => each.getAttribute('href'))")
        assert [link.split("spadille/")[-1] for link in links] == [each["page"] for each in answer["books"]]
        own = asked.WIDGET["own"].format(book="Altenburg 1988")
        assert (own in text) == (answer["value"] == data["own"])


def test_taken_back_with_one_click(page: Page) -> None:
    change(page, *CHANGE)
    wait_for(page, CHANGED)
    listed = panel(page).locator(".sp-change__changes li")
    expect(listed).to_have_count(1)
    listed.get_by_role("button", name="Take back").click()
    wait_for(page, BOOK)
    shows(page, BOOK, None, 0)
    expect(listed).to_have_count(0)
    assert page.evaluate("document.activeElement.textContent") == asked.WIDGET["changes"]


def test_two_changes_and_another_book(page: Page) -> None:
    change(page, *CHANGE)
    wait_for(page, CHANGED)
    change(page, VALUED, "1")
    shows(page, f"{CHANGED}+{VALUED}=1", BOOK, 0)
    panel(page).get_by_label(asked.WIDGET["book"], exact=True).select_option("pierer-1863")
    shows(page, f"pierer-1863+{'='.join(CHANGE)}+{VALUED}=1", "pierer-1863", 0)
    panel(page).get_by_role("button", name=asked.WIDGET["allBack"]).click()
    wait_for(page, "pierer-1863")


def test_an_answer_that_is_none_is_refused_in_its_place(page: Page) -> None:
    here = point(page, VALUED)
    field = here.locator("input[type=text]")
    field.fill("two")
    field.press("Enter")
    fault = here.locator("[role=alert]")
    expect(fault).to_contain_text("'two' is no answer")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert state(page)[1] == BOOK
    field.fill("7")
    here.get_by_role("button", name=asked.WIDGET["use"]).click()
    wait_for(page, f"{BOOK}+score.base.frage=7")


def test_what_is_typed_outlasts_what_comes_meanwhile(page: Page, server: str) -> None:
    field = point(page, VALUED).locator("input[type=text]")
    field.fill("two")
    show(page, server, moment("main", "pierer-1863", step=0))
    shows(page, "pierer-1863", None, 0)
    settled(page)
    expect(field).to_have_value("two")
    # Under this book it may be one of the questions that are folded away.
    point(page, VALUED)
    field.press("Enter")
    fault = page.locator(f"[data-point='{VALUED}'] [role=alert]")
    expect(fault).to_contain_text("'two' is no answer")
    change(page, *CHANGE)
    settled(page)
    expect(field).to_have_value("two")
    expect(fault).to_contain_text("'two' is no answer")
    field.fill("7")
    field.press("Enter")
    wait_for(page, f"pierer-1863+{'='.join(CHANGE)}+{VALUED}=7")
    settled(page)
    expect(field).to_have_value("")


def test_a_change_that_something_else_came_before_is_chosen_no_more(page: Page, server: str) -> None:
    here = point(page, CHANGE[0])
    before = here.locator("input:checked").input_value()
    held_back = held(page, server, "view")
    change(page, *CHANGE)
    held_back.wait()
    choose(page, "beside", "wikipedia-2018")
    shows(page, BOOK, "wikipedia-2018", 0)
    held_back.release()
    settled(page)
    expect(here.locator(f"input[value='{before}']")).to_be_checked()
    assert state(page)[1] == BOOK
    change(page, *CHANGE)
    wait_for(page, CHANGED)


def test_what_is_typed_and_not_played_stays(page: Page, server: str) -> None:
    other = point(page, CHANGE[0]).locator(f"input[value='{CHANGE[1]}']")
    field = point(page, VALUED).locator("input[type=text]")
    held_back = held(page, server, "view")
    field.fill("7")
    field.press("Enter")
    held_back.wait()
    choose(page, "beside", "wikipedia-2018")
    shows(page, BOOK, "wikipedia-2018", 0)
    held_back.release()
    settled(page)
    expect(field).to_have_value("7")
    held_back = held(page, server, "view")
    field.press("Enter")
    held_back.wait()
    other.check()
    held_back.wait(2)
    held_back.release()
    wait_for(page, f"{BOOK}+{VALUED}=7+{'='.join(CHANGE)}")
    settled(page)
    expect(field).to_have_value("")


def test_another_book_that_something_else_came_before_is_chosen_no_more(page: Page, server: str) -> None:
    change(page, *CHANGE)
    wait_for(page, CHANGED)
    books = panel(page).get_by_label(asked.WIDGET["book"], exact=True)
    held_back = held(page, server, "view")
    books.select_option("pierer-1863")
    held_back.wait()
    choose(page, "beside", "wikipedia-2018")
    held_back.wait(2)
    held_back.release()
    shows(page, CHANGED, "wikipedia-2018", 0)
    settled(page)
    expect(books).to_have_value(BOOK)


def test_an_answer_counts_for_the_book_that_is_shown(page: Page, server: str) -> None:
    """The panel may still have what is true of another: there the answer may be the usual one, and no change."""
    before, after = (str(load_ruleset(book).answer(find(VALUED))) for book in ("pierer-1863", BOOK))
    assert before != after
    show(page, server, moment("main", "pierer-1863", step=0))
    shows(page, "pierer-1863", None, 0)
    field = point(page, VALUED).locator("input[type=text]")
    field.fill(before)
    page.evaluate(
        """([book, field]) => {
          const replayer = document.querySelector('sp-replayer');
          const press = () => field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
          replayer.addEventListener('sp-shown', press, {once: true});
          return replayer.under(book, null);
        }""",
        [BOOK, field.element_handle()],
    )
    wait_for(page, f"{BOOK}+{VALUED}={before}")


def test_the_search_leaves_the_questions_with_these_words(page: Page) -> None:
    field = panel(page).get_by_label(asked.WIDGET["search"])
    field.fill("revoke")
    shown = panel(page).locator(".sp-change__point:visible")
    expect(shown).to_have_count(1)
    field.fill("no such words")
    expect(panel(page).locator(".sp-change__count")).to_have_text(asked.WIDGET["nothing"])
    field.fill("")
    assert shown.count() > 1


def test_the_command_does_the_same(page: Page) -> None:
    change(page, *CHANGE)
    wait_for(page, CHANGED)
    code = panel(page).locator(".sp-change__command code").text_content()
    assert code == f"spadille compare docs/deals/{RECORD}.yaml --line main --rulesets {BOOK},{CHANGED}"


def test_by_keys_alone(page: Page) -> None:
    door = page.get_by_role("button", name=said.WIDGET["change"], exact=True)
    if door.get_attribute("aria-expanded") == "true":
        door.press("Enter")
    door.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(PANEL, timeout=SLOW)
    settled(page)
    summary = page.locator(f"[data-point='{CHANGE[0]}'] > summary")
    for _ in range(80):
        page.keyboard.press("Tab")
        if summary.evaluate("summary => summary === document.activeElement"):
            break
    else:
        pytest.fail("the tab key does not lead to the question")
    if page.locator(f"[data-point='{CHANGE[0]}']").get_attribute("open") is None:
        page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    wait_for(page, CHANGED)
    expect(page.locator(f"[data-point='{CHANGE[0]}'] .sp-change__mark")).to_be_visible()
    settled(page)
    assert page.evaluate("document.activeElement.value") == CHANGE[1], "the focus stays where it was"
    assert state(page)[3] == 0, "the arrow keys are the answers', not the replayer's"
    page.keyboard.press("ArrowUp")
    wait_for(page, BOOK)


LINKED = {
    LINK: (CHANGED, BOOK, 7),
    G10: ("encyclopaedia-ru+play.first_lead=forehand", None, 7),
    WORDY: (f"{BOOK}+game.frage={{partner: called, trumps: declarer, aim: 4}}", BOOK, 7),
}


@pytest.mark.parametrize("link", LINKED, ids=["helfer", "G10", "wordy"])
def test_a_link_brings_back_book_answer_and_step(page: Page, server: str, link: str) -> None:
    show(page, server, link)
    shows(page, *LINKED[link])
    addressed(page, link)
    expect(page.locator(".sp-rp__notice")).to_be_hidden()


@pytest.mark.parametrize(
    "mangled",
    [
        *(G10 + sign for sign in (".", ")", ">", "%29", ",", "%0A", "%20")),
        f"{G10[:40]}%0A{G10[40:]}",
        f"{WORDY[:60]}%0A{WORDY[60:]}",
        f"{WORDY}).",
    ],
)
def test_what_programs_add_to_a_link_does_no_harm(page: Page, server: str, mangled: str) -> None:
    whole = WORDY if "{" in mangled or "%7B" in mangled else G10
    show(page, server, mangled)
    shows(page, *LINKED[whole])
    expect(page.locator(".sp-rp__notice")).to_be_hidden()


@pytest.mark.parametrize("cut", [1, 2, 4, 9, 20, len(G10) // 2])
def test_a_link_cut_short_says_so(page: Page, server: str, cut: int) -> None:
    show(page, server, G10[:-cut])
    notice = page.locator(".sp-rp__notice")
    expect(notice).to_contain_text(said.WIDGET["cut"])
    page.locator(".sp-rp__bar").get_by_role("button", name=said.WIDGET["next"], exact=True).click()
    expect(notice).to_be_hidden()


def test_an_answer_that_no_book_knows_is_named(page: Page, server: str) -> None:
    show(page, server, moment("main", f"{BOOK}+play.first_lead=declarr", step=3))
    expect(page.locator(".sp-rp__notice")).to_contain_text("did you mean 'declarer'?")
    shows(page, BOOK, None, 3)


NONSENSE = moment("main", f"{BOOK}+play.first_lead=nonsense", step=4)


def on_its_way(page: Page, server: str, link: str, step: int) -> Held:
    """Follow a link to a step of a book that the engine must play, and does not yet: the step is shown of the page's own book."""
    answers = held(page, server, "view")
    show(page, server, link)
    shows(page, BOOK, None, step)
    return answers


def test_the_reader_s_step_counts_though_the_link_is_refused(page: Page, server: str) -> None:
    held_back = on_its_way(page, server, NONSENSE, 4)
    forward(page, 2)
    held_back.release()
    expect(page.locator(".sp-rp__notice")).to_contain_text("nonsense")
    shows(page, BOOK, None, 6)
    addressed(page, moment("main", BOOK, step=6))


def test_the_reader_s_step_is_in_the_address_when_the_link_has_come(page: Page, server: str) -> None:
    held_back = on_its_way(page, server, LINK, 7)
    forward(page, 2)
    held_back.release()
    shows(page, CHANGED, BOOK, 9)
    addressed(page, moment("main", CHANGED, step=9, against=BOOK))


def test_the_reader_s_book_and_step_count_though_the_link_is_refused(page: Page, server: str) -> None:
    held_back = on_its_way(page, server, NONSENSE, 4)
    choose(page, "book", "wikipedia-2018")
    forward(page, 2)
    held_back.release()
    expect(page.locator(".sp-rp__notice")).to_be_hidden()
    shows(page, "wikipedia-2018", None, 6)
    addressed(page, moment("main", "wikipedia-2018", step=6))


def test_a_played_deal_comes_though_the_reader_goes_on(opened: Open, server: str, record: Record) -> None:
    params = {"record": record_to_data(record), "line": "main", "books": ["pierer-1863"], "step": 5}
    link = f"#deal={json.loads(answered(json.dumps({'method': 'link', 'params': params})))['result']['text']}&end"
    page = opened(HERE, reduced_motion="reduce")
    page.wait_for_selector("sp-replayer[data-state=ready]")
    held_back = held(page, server, "unlink")
    page.evaluate("link => { location.hash = link; }", link)
    held_back.wait()
    notice = page.locator(".sp-rp__notice")
    expect(notice).to_contain_text(said.WIDGET["coming"])
    expect(notice.locator(".sp-engine")).to_have_count(1)
    forward(page, 1)
    addressed(page, link)
    held_back.release()
    shows(page, "pierer-1863", None, 5)
    expect(notice).to_be_hidden()
    # It is whole, though an earlier step of it is shown, and its address goes along with the steps.
    expect(page.locator(".sp-play__turn")).to_have_text(played.WIDGET["earlier"])
    expect(page.get_by_role("button", name=played.WIDGET["resume"], exact=True)).to_be_visible()
    addressed(page, link)
    forward(page, 1)
    params["step"] = 6
    addressed(
        page,
        f"#deal={json.loads(answered(json.dumps({'method': 'link', 'params': params})))['result']['text']}&end",
    )
    assert page.evaluate("document.querySelector('sp-replayer').record()")["lines"] == [
        params["record"]["lines"][0]
    ]


def test_a_link_beside_a_book_that_has_not_come_is_shown(opened: Open) -> None:
    book = f"pierer-1863+{'='.join(CHANGE)}"
    page = opened(HERE + moment("main", book, step=3, against="pierer-1863"), reduced_motion="reduce")
    shows(page, book, "pierer-1863", 3)


@pytest.mark.parametrize(
    ("width", "scheme"), [(1280, "light"), (400, "dark"), (400, "light"), (1280, "dark")]
)
def test_axe_finds_nothing_and_nothing_is_too_wide(page: Page, width: int, scheme: Any) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate(
        f"document.body.setAttribute('data-md-color-scheme', '{'slate' if scheme == 'dark' else 'default'}')"
    )
    change(page, *CHANGE)
    wait_for(page, CHANGED)
    point(page, VALUED).locator("input[type=text]").fill("two")
    point(page, VALUED).locator("input[type=text]").press("Enter")
    point(page, "irregularity.revoke")
    expect(page.locator(".sp-change__point [role=alert]:not(:empty)")).to_have_count(1)
    assert faults(page, "sp-replayer") == []
    assert page.evaluate(WIDER) <= 0
    page.set_viewport_size({"width": 1280, "height": 900})


def test_leave_come_back_reload(desk: Page, server: str) -> None:
    show(desk, server, LINK)
    shows(desk, *LINKED[LINK])
    entries = desk.evaluate("history.length")
    desk.locator(".sp-rp__bar").get_by_role("button", name=said.WIDGET["next"], exact=True).click()
    later = (CHANGED, BOOK, 8)
    shows(desk, *later)
    assert desk.evaluate("history.length") == entries
    desk.goto(f"{server}deals/")
    desk.go_back()
    shows(desk, *later)
    desk.reload()
    shows(desk, *later)
    expect(desk.locator(".sp-change__point--changed")).to_have_count(1)


def test_in_a_frame_too(desk: Page, server: str) -> None:
    desk.goto(f"{server}embed/{RECORD}/{LINK}")
    shows(desk, *LINKED[LINK])


def test_cards_are_offered_as_buttons(opened: Open, record: Record) -> None:
    page = opened(HERE, reduced_motion="reduce")
    page.wait_for_selector("sp-replayer[data-state=ready]")
    page.evaluate(
        """() => {
          window.picked = [];
          const offer = () => document.querySelector('sp-replayer').offer({seat: 0, pick: card => window.picked.push(card), cards: new Map([
            ['HJ', {legal: false, title: 'jack of hearts'}], ['DK', {legal: true, title: 'king of diamonds'}]])});
          document.addEventListener('sp-shown', () => window.again && offer());
          offer();
        }"""
    )
    barred, legal = (
        page.locator(".sp-board").get_by_role("button", name=name)
        for name in ("jack of hearts", "king of diamonds")
    )
    expect(barred).to_have_attribute("aria-disabled", "true")
    assert legal.get_attribute("aria-disabled") is None
    barred.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    assert set(page.evaluate("window.picked")) == {"HJ", "DK"}
    assert page.evaluate("document.querySelector('sp-replayer').state.step") == 0
    page.evaluate("window.again = true")
    legal.focus()
    page.evaluate("document.querySelector('sp-replayer').under('altenburg-1988', null, {step: 1})")
    page.wait_for_function("() => document.activeElement.matches('.sp-pc__pick:not([aria-disabled])')")
    page.evaluate("window.again = false")
    page.evaluate("document.querySelector('sp-replayer').under('altenburg-1988', null, {step: 0})")
    page.wait_for_function("() => !document.querySelector('.sp-pc__pick')")


def test_without_the_engine_the_page_says_so_and_goes_on(opened: Open) -> None:
    page = opened("stemma/")
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(page.url.replace("stemma/", HERE) + LINK)
    expect(page.locator(".sp-rp__notice")).to_contain_text("WebAssembly", timeout=SLOW)
    shows(page, BOOK, None, 7)
    page.locator(".sp-rp__bar").get_by_role("button", name=said.WIDGET["next"], exact=True).click()
    shows(page, BOOK, None, 8)
    page.get_by_role("button", name=said.WIDGET["change"], exact=True).click()
    expect(page.locator(".sp-change .sp-engine")).to_contain_text("WebAssembly")
    expect(page.get_by_role("button", name=asked.WIDGET["again"])).to_be_visible()


def test_the_record_lies_beside_the_page(site: Path, record: Record) -> None:
    text = (site / f"data/deals/{RECORD}.record.json").read_text(encoding="utf-8")
    assert json.loads(text) == record_to_data(record)
