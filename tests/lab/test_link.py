"""A link holds a whole deal in few signs; whatever is cut off it or changed in it is noticed."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from spadille.cards import Card
from spadille.dealing import random_record
from spadille.errors import UsageError
from spadille.io.folders import deals_folder
from spadille.io.record_text import record_to_data
from spadille.io.records import load_record, record_from_data
from spadille.lab import link_signs, link_text
from spadille.lab.deal import dealt
from spadille.lab.link import ROOM, link, unlink
from spadille.lab.link_words import WORDS_1
from spadille.library import load_ruleset
from spadille.record import Contract, Line, Record, Trick
from spadille.seats import Seat
from support.record_strategies import records

RECORDS = sorted(deals_folder().glob("*.yaml"))
BOOKS = (
    "encyclopaedia-ru+play.first_lead=declarer",
    "altenburg-1988+score.prime=3",
)
GOLDEN = json.loads((Path(__file__).parent / "links.json").read_text(encoding="utf-8"))


def linked(record: Record, *, line: str | None = None, step: int = 17, books: Any = BOOKS) -> str:
    return link(record=record, line=line, books=[load_ruleset(spec) for spec in books], step=step)["text"]


def kept(record: Record, line: Line) -> dict[str, Any]:
    """Return what a link owes of a record: everything but its other lines, and what it says, shows and expects."""
    data = record_to_data(replace(record, lines=(line,), about="", shows=(), expect=()))
    return json.loads(json.dumps(data))


def held(text: str) -> dict[str, Any]:
    """Return what a link held, without what it says about the deal."""
    found = json.loads(json.dumps(unlink(text=text)))
    found["record"].pop("about", None)
    return found


def random_line(rng: Random, record: Record) -> Line:
    """Return a line with an auction and every card played, in an order that no rule would allow."""
    cards = [card for hand in record.hands.values() for card in hand]
    rng.shuffle(cards)
    seats = len(record.hands)
    tricks = [Trick(tuple(cards[n : n + seats])) for n in range(0, len(cards), seats)]
    auction = tuple(
        replace(call) for call in load_record(deals_folder() / "i-hold.yaml").lines[0].auction or ()
    )
    contract = Contract(declarer=rng.choice(list(Seat)), game="frage", trump=cards[0].suit, called=Card("CA"))
    return Line(id="main", auction=auction, contract=contract, play=tuple(tricks[: rng.randrange(9)]))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_published_deal_comes_back_whole(path: Path) -> None:
    record = load_record(path)
    for line in record.lines:
        text = linked(record, line=line.id)
        assert len(f"deal={text}&end") <= 300
        assert text.isalnum()
        assert text.isascii()
        assert held(text) == {
            "record": kept(record, line),
            "line": line.id,
            "books": list(BOOKS),
            "step": 17,
        }


@settings(max_examples=120)
@given(records())
def test_a_record_of_any_shape_comes_back_whole(record: Record) -> None:
    # A title may be too long for a link; that is told, and tried below.
    record = replace(record, title=record.title[:40].strip() or "x")
    line = record.lines[-1]
    found = held(linked(record, line=line.id, step=0, books=BOOKS[:1]))
    assert found["record"] == kept(record, line)
    assert (found["line"], found["books"], found["step"]) == (line.id, list(BOOKS[:1]), 0)


def test_five_hundred_random_deals_come_back_whole() -> None:
    for seed in range(500):
        rng = Random(seed)  # noqa: S311 - a card game, no secret
        record = replace(random_record(seed), id=f"mine-{seed}", title="A deal that I remember", about="")
        record = replace(record, lines=(random_line(rng, record),))
        text = linked(record, step=seed % 40)
        assert len(text) <= ROOM
        assert held(text)["record"] == kept(record, record.lines[0])


def test_every_single_cut_or_change_is_noticed() -> None:
    record = load_record(deals_folder() / "prime-in-bells.yaml")
    text = linked(record)
    whole = unlink(text=text)
    rng = Random(1)  # noqa: S311
    signs = link_signs._SIGNS + "-_.%&=#?"
    wrong = [text[:n] for n in range(len(text))]
    wrong += [text[:n] + text[n + 1 :] for n in range(len(text))]
    wrong += [text[n:] for n in range(1, len(text))]
    for _ in range(200):
        place = rng.randrange(len(text))
        wrong.append(text[:place] + rng.choice(signs) + text[place + 1 :])
        wrong.append(text[:place] + rng.choice(signs) + text[place:])
        other = rng.randrange(len(text))
        low, high = sorted((place, other))
        wrong.append(text[:low] + text[high:low:-1] + text[high:])
    for changed in wrong:
        try:
            found = unlink(text=changed)
        except UsageError as error:
            assert str(error) == link_signs.DAMAGED or "begins with" in str(error)  # noqa: PT017
        else:
            assert found == whole


@pytest.mark.parametrize(
    "sign", [".", ")", ">", ",", "]", "%29", "%3E", "!", "'", '"', "…", ">.", "&end", "&gt;"]
)
def test_a_sign_that_a_chat_program_appends_is_ignored(sign: str) -> None:
    text = linked(dealt(0))
    assert unlink(text=text + sign) == unlink(text=text)


@pytest.mark.parametrize(
    "blank", ["\n", "\r\n", " ", "\t", "%0A", "%0D%0A", "%20", "\u00a0", "\u200b", "\u00ad"]
)
def test_a_break_within_is_put_up_with(blank: str) -> None:
    text = linked(dealt(0))
    for place in (1, len(text) // 2, len(text) - 1):
        assert unlink(text=text[:place] + blank + text[place:]) == unlink(text=text)
    assert unlink(text=f"https://example.org/lab/#deal={text}&end") == unlink(text=text)


def test_a_random_deal_is_told_by_its_seed() -> None:
    for seed in (0, 1, -7, 10**59):
        record = dealt(seed)
        text = linked(record, books=("altenburg-1988",), step=0)
        assert len(text) < 40 + len(str(seed))
        assert unlink(text=text)["record"] == record_to_data(record)
        other = replace(record, title="Mine now")
        assert held(linked(other))["record"] == kept(other, other.lines[0])


def test_what_there_is_no_room_for_is_told() -> None:
    record = replace(dealt(3), id="mine", title="All of it", about="Words. " * 90)
    said = link(record=record, books=[load_ruleset("altenburg-1988")], step=0)
    assert said["left_out"] == []
    assert unlink(text=said["text"])["record"]["about"] == record.about
    rng = Random(3)  # noqa: S311
    noise = "".join(rng.choice("abcdefghijklmnopqrstuvwxyzäöü") for _ in range(600))
    said = link(record=replace(record, about=noise), books=[load_ruleset("altenburg-1988")], step=0)
    assert said["left_out"] == ["about"]
    assert "about" not in unlink(text=said["text"])["record"]
    long = replace(record, about=noise, title=noise)
    said = link(record=long, books=[load_ruleset("altenburg-1988")], step=0)
    assert said["left_out"] == ["about", "title"]
    assert unlink(text=said["text"])["record"]["title"] == noise[:79] + "…"
    assert len(said["text"]) <= ROOM


def test_hostile_words_come_back_as_words() -> None:
    record = replace(
        dealt(4), id="x", title='<img src=x onerror="document.title=1">', about="\\n\n**bold** &lt;b&gt; \\\\"
    )
    found = unlink(text=linked(record))["record"]
    assert (found["title"], found["about"]) == (record.title, record.about)


def made_up(content: bytes) -> str:
    """Return a link with a right sum, whatever it holds."""
    return link_signs.signs(content)


def bomb(size: int) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(b"a" * size) + packer.flush()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0",
        b"\0\0",
        b"\3\0" + bomb(10),
        b"\0\0" + bomb(link_text.MOST + 1),
        b"\0\0" + bomb(4_000_000),
        b"\0\xff" + b"\xff" * 255,
        b"\0\x20" + b"\xff" * 32 + bomb(5),
        b"\x40\0" + bomb(5),
        bytes(range(256)),
    ],
)
def test_what_somebody_has_made_up_is_refused(content: bytes) -> None:
    with pytest.raises(UsageError) as told:
        unlink(text=made_up(content))
    assert str(told.value) == link_signs.DAMAGED


@pytest.mark.parametrize(
    "words",
    [
        {"step": "-1"},
        {"step": "99999999"},
        {"rows": "900stop"},
        {"contract": "xfrage D"},
        {"table": "ZZ"},
        {"auction": ".qpass"},
        {"name": "<b>"},
        {"title": ""},
        {"step": "\u0663"},
    ],
)
def test_words_that_are_none_are_refused(words: dict[str, str]) -> None:
    usual = {"step": "0", "line": "", "table": "", "auction": ".", "contract": "", "rows": ""}
    usual |= {"name": "x", "title": "X", "about": "", "books": ()}
    fine = link_text.packed(link_text.Words(**usual))
    assert unlink(text=made_up(b"\0\0" + fine))["step"] == 0
    spoiled = link_text.packed(link_text.Words(**usual | words))
    with pytest.raises(UsageError) as told:
        unlink(text=made_up(b"\0\0" + spoiled))
    assert str(told.value) == link_signs.DAMAGED


@pytest.mark.parametrize("text", ["", " ", "1", "0", "2abc", "1" * 5_000, "1" * 9_000, "<b>", "🂡", "1\u0661"])
def test_what_is_no_link_is_told_in_one_message(text: str) -> None:
    with pytest.raises(UsageError) as told:
        unlink(text=text)
    assert "\n" not in str(told.value)


def test_the_words_of_links_are_frozen() -> None:
    """Whoever changes them breaks every link that was ever sent: begin a new version instead."""
    assert sha256(WORDS_1.encode()).hexdigest() == GOLDEN["words"]


@pytest.mark.parametrize("number", range(len(GOLDEN["links"])))
def test_links_that_were_sent_are_read_for_ever(number: int) -> None:
    golden = GOLDEN["links"][number]
    assert json.loads(json.dumps(unlink(text=golden["text"]))) == golden["holds"]


def test_what_comes_back_is_a_record() -> None:
    for golden in GOLDEN["links"]:
        assert record_from_data(golden["holds"]["record"]).lines[0].id == golden["holds"]["line"]
