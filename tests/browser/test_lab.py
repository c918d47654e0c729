"""The laboratory: cards dealt by a seed, laid by hand, opened as a record; and nothing that is opened becomes markup."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from spadille.cards import ALL_CARDS
from spadille.dealing import hands_of
from spadille.lab.serve import answer
from spadille.seats import Seat
from spadille.site.words import lab_deal as said
from support.bench import HERE, Bench, bench
from support.record_files import exchanged
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page

REST = "D7 SQ DA DK DQ C9 C8"
SPELLINGS = ["C10", "♣Q", "♣\ufe0fQ", "QC", "cq", "EO", "CQ,"]
ALL_SPELLINGS = exchanged({"CQ D7": "C10 D7", "DJ D8": "♣\ufe0fQ D8", "HA H9": "QC H9", "D9 HJ": "EO HJ"})
NO_BREAK = exchanged({f"  {seat}:": f"\u00a0\u00a0{seat}:" for seat in Seat})
TWICE = exchanged({"trump: D,": 'trump: D, "trump": H,'}, more="  - id: bare\n    auction: []\n")
HOSTILE_TITLE = '<img src=x onerror="document.title=1">'
HOSTILE_ABOUT = "**bold** [x](javascript:alert(1)) &lt;b&gt;"
HOSTILE = exchanged({"title: Where it stops": f"title: '{HOSTILE_TITLE}'\nabout: '{HOSTILE_ABOUT}'"})
MALFORMED = [
    *(
        "{",
        "[",
        "]",
        "format: 1",
        "- 1",
        "null",
        '"',
        "a: b: c",
        "\t- x",
        "%YAML 9",
        "--- a\n--- b",
        "\x01",
        "\ud7ff",
    ),
    *(
        "{}",
        "[]",
        "0",
        '{"format": 1}',
        '{"format": 2, "id": "x"}',
        '{"a": 1, "a": 2}',
        "[" * 3000,
        "{" * 3000,
        "? " * 500,
    ),
    *(
        "&a [*a]",
        "a: &a [x]\nb: [*a, *a]",
        "!!python/object:os.system x",
        "<<: {a: b}",
        "<script>alert(1)</script>",
        "x" * 90_000,
    ),
    exchanged({"format: 1": "format: 9"}),
    exchanged({"hands:": "hand:"}),
    exchanged({"game: frage": "game: 'no game'"}),
    exchanged({"DJ D8": "DJ DJ"}),
    exchanged({"  dealer: D9 HJ HT H7 SJ ST S7 CJ\n": ""}),
]
LARGE = 256 * 1024 + 1


@pytest.fixture(scope="module")
def lab(opened_long: Open) -> Bench:
    """One page, and in it one engine, for all tests of this file."""
    return bench(opened_long(HERE, reduced_motion="reduce"))


def messages(text: str, name: str = "") -> list[str]:
    """Return what the command line has against a record, without the name of the file."""
    params = {"text": text, **({"name": name} if name else {})}
    problems = json.loads(answer(json.dumps({"method": "read", "params": params})))["error"]["problems"]
    return [
        (f"line {one['line']}: " if one["line"] else "") + one["message"].replace("\n", " ")
        for one in problems
    ]


def hands(bench: Bench) -> dict[str, set[str]]:
    return {seat: set(cards.split()) for seat, cards in bench.record()["hands"].items()}


def dealt(seed: int) -> dict[str, set[str]]:
    return {seat.value: set(hand) for seat, hand in hands_of(seed).items()}


def test_nothing_is_loaded_before_somebody_asks(opened: Open) -> None:
    page = opened(HERE)
    bench(page)
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert [name for name in loaded if "/assets/py/" in name] == []
    assert [worker for worker in page.workers if "search" not in worker.url] == []


def test_the_page_says_all_without_scripts(opened: Open) -> None:
    page = opened(HERE, java_script_enabled=False)
    expect(page.locator(".sp-lab__cloth .sp-pc")).to_have_count(32)
    text = page.locator("article").inner_text()
    for words in (said.WITHOUT_SCRIPT, said.WHERE_NOTHING, said.SHELL_PLAY, "spadille deal --seed 0"):
        assert words in text
    assert page.locator(".sp-lab-books a").count() == 12


@pytest.mark.parametrize("seed", [0, -7])
def test_a_seed_gives_the_hands_of_the_command_line(lab: Bench, seed: int) -> None:
    lab.deal(str(seed))
    assert hands(lab) == dealt(seed)


def test_a_seed_that_is_left_out_is_shown_and_gives_the_deal_again(lab: Bench) -> None:
    lab.deal("")
    seed = lab.field("seed").input_value()
    assert hands(lab) == dealt(int(seed))
    lab.button("fresh").click()
    lab.settled()
    assert lab.field("seed").input_value() != seed


@pytest.mark.parametrize("seed", ["1.0", " 1", "<b>", "9" * 61])
def test_a_seed_that_is_none_is_refused_as_on_the_command_line(lab: Bench, seed: str) -> None:
    lab.deal("0")
    lab.deal(seed)
    told = json.loads(answer(json.dumps({"method": "deal", "params": {"seed": seed}})))["error"]["message"]
    assert told in lab.notice.inner_text()
    assert hands(lab) == dealt(0)


def test_cards_are_laid_by_hand(lab: Bench) -> None:
    lab.panel("edit")
    lab.button("clear").click()
    assert lab.page.locator(".sp-ed__rack .sp-ed__card").count() == 32
    lab.page.locator(".sp-ed [data-seat=dealer]").click()
    for card in ("CQ", "SQ", "D7", "D8"):
        lab.page.locator(f".sp-ed [data-code={card}]").click()
    lab.page.locator(".sp-ed [data-at=dealer] [data-code=D8]").click()
    lab.button("lay").click(force=True)
    assert said.WIDGET["missing"].format(count=29) in lab.page.locator(".sp-ed__said").inner_text()
    lab.button("rest").click()
    lab.button("swap").click()
    lab.page.locator(".sp-ed [data-at=dealer] [data-code=D7]").click()
    other = lab.page.locator(".sp-ed [data-at=forehand] .sp-ed__card").first
    taken = other.get_attribute("data-code")
    other.click()
    lab.field("title").fill("Mine <b>")
    lab.field("favourite").select_option("S")
    lab.field("pot").fill("4")
    lab.button("lay").click()
    lab.settled()
    record, found = lab.record(), hands(lab)
    assert {"CQ", "SQ", taken} <= found["dealer"]
    assert "D7" in found["forehand"]
    assert sorted(card for hand in found.values() for card in hand) == sorted(ALL_CARDS)
    assert (record["title"], record["table"]) == ("Mine <b>", {"favourite": "S", "pot": 4})
    assert lab.title.inner_text() == "Mine <b>"


def test_a_full_hand_takes_no_more_and_keys_alone_will_do(lab: Bench) -> None:
    lab.panel("edit")
    lab.button("clear").click()
    page = lab.page
    page.locator(".sp-ed [data-seat=forehand]").focus()
    page.keyboard.press("Enter")
    page.locator(".sp-ed__rack .sp-ed__card").first.focus()
    for _ in range(9):
        page.keyboard.press("Enter")
    assert page.locator(".sp-ed [data-at=forehand] .sp-ed__card").count() == 8
    assert page.locator(".sp-ed [data-at=middlehand] .sp-ed__card").count() == 1
    page.locator(".sp-ed [data-seat=forehand]").press("Enter")
    page.keyboard.press("Tab")
    page.locator(".sp-ed__rack .sp-ed__card").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    full = said.WIDGET["full"].format(seat="Forehand", size=8)
    assert page.locator(".sp-ed__said").inner_text() == full


@pytest.mark.parametrize("card", SPELLINGS)
def test_another_spelling_of_a_card(lab: Bench, card: str) -> None:
    text = exchanged({f"CQ {REST}": f"{card} {REST}"})
    lab.open(text)
    assert lab.told() == messages(text)
    nearest = "CT" if card == "C10" else "CQ"
    assert "line 5: " in lab.told()[0]
    assert f"did you mean '{nearest}'?" in lab.told()[0]


@pytest.mark.parametrize(
    ("text", "lines"),
    [(ALL_SPELLINGS, [5, 6, 7, 8]), (NO_BREAK, [5, 6, 7, 8]), (TWICE, [11, 12])],
    ids=["spellings", "no-break spaces", "twice"],
)
def test_all_faults_are_told_at_once(lab: Bench, text: str, lines: list[int]) -> None:
    before = lab.record()
    lab.open(text)
    assert lab.told() == messages(text)
    assert [int(told.split()[1].rstrip(":")) for told in lab.told()] == lines
    assert lab.record() == before


def test_a_line_number_leads_to_the_line(lab: Bench) -> None:
    lab.open(ALL_SPELLINGS)
    lab.page.locator(".sp-lab__line").nth(1).click()
    marked = lab.field("text").evaluate("it => it.value.slice(it.selectionStart, it.selectionEnd)")
    assert marked == ALL_SPELLINGS.splitlines()[5]


def test_a_record_is_pasted_as_yaml_and_as_json(lab: Bench) -> None:
    lab.open(exchanged())
    record = lab.record()
    assert (record["id"], lab.title.inner_text()) == ("early-end", "Where it stops")
    lab.deal("0")
    lab.open(json.dumps(record, indent=1))
    assert lab.record() == record


def test_a_record_is_opened_and_dropped_as_a_file(lab: Bench, tmp_path: Path) -> None:
    lab.deal("0")
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(exchanged(), encoding="utf-8")
    bad.write_bytes(b"title: \xff")
    lab.panel("import")
    lab.field("file").set_input_files(good)
    expect(lab.title).to_have_text("Where it stops")
    lab.settled()
    lab.panel("import")
    lab.field("file").set_input_files(bad)
    expect(lab.page.locator(".sp-lab__problems")).to_have_text(said.WIDGET["notText"].format(name="bad.yaml"))
    _drop(lab.page, "dropped.yaml", ALL_SPELLINGS)
    assert lab.told() == messages(ALL_SPELLINGS, "dropped.yaml")


def test_a_large_text_is_weighed_and_not_read(lab: Bench) -> None:
    lab.open(" " * LARGE)
    told = lab.page.locator(".sp-lab__problems")
    expect(told).to_have_text(said.WIDGET["emptyText"])
    lab.open("#" * LARGE)
    name = said.WIDGET["pasted"]
    expect(told).to_have_text(said.WIDGET["tooLarge"].format(name=name, size=257, most=256))


def test_malformed_texts_are_answered_one_by_one_and_the_page_goes_on(lab: Bench) -> None:
    lab.deal("0")
    assert len(MALFORMED) >= 30
    for text in MALFORMED:
        lab.open(text)
        assert lab.told() == messages(text), text[:80]
        assert hands(lab) == dealt(0)
    lab.open(exchanged())
    assert lab.title.inner_text() == "Where it stops"


def test_hostile_text_stays_text(lab: Bench) -> None:
    title = lab.page.title()
    lab.open(HOSTILE)
    assert lab.title.inner_text() == HOSTILE_TITLE
    assert lab.record()["about"] == HOSTILE_ABOUT
    link = lab.link
    tab = lab.page.context.new_page()
    tab.goto(link)
    other = bench(tab)
    expect(other.title).to_have_text(HOSTILE_TITLE, timeout=60_000)
    other.settled()
    lab.open(exchanged({"id: bare": "id: <b>x</b>", "CQ D7": "<i>Q D7"}))
    assert any("'<b>x</b>'" in told for told in lab.told())
    assert any("'<i>Q'" in told for told in lab.told())
    for page in (lab.page, tab):
        assert page.evaluate("document.querySelectorAll('sp-lab :is(img, b, i), img[src=x]').length") == 0
        assert page.title() == title
    tab.close()


def _drop(page: Page, name: str, text: str) -> None:
    page.locator("sp-lab").evaluate(
        """(lab, [name, text]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], name));
          lab.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
        }""",
        [name, text],
    )
