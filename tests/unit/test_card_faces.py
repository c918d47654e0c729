"""The playing cards: every card of both packs, drawn with nothing but paths in the colours that a page may set.

How a card is composed of parts is asked of the drawing; what a page is sent, of the pack's file.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from spadille.cards import ALL_CARDS, Card, Suit
from spadille.naming import Pack, card_name
from spadille.site import words
from spadille.site.cards import BACK, drawing, name, parts, sprite
from spadille.site.cards.blank import INDEX
from spadille.site.cards.letters import LETTERS

SVG = "{http://www.w3.org/2000/svg}"
RAW, PACKED = 200_000, 19_000
SHOWN = 1_280
"""Elements that a page has for all cards of a pack, each once."""

ELEMENTS = {"svg", "defs", "symbol", "title", "g", "path", "rect", "ellipse", "use"}
ATTRIBUTES = {
    *("id", "viewBox", "href", "transform", "role", "x", "y", "width", "height", "rx", "ry", "d"),
    *("fill", "stroke", "color", "stroke-width", "stroke-opacity", "stroke-linejoin", "stroke-linecap"),
    "paint-order",
}
PROPERTIES = {
    *("--sp-ink", "--sp-red", "--sp-green", "--sp-yellow", "--sp-card"),
    *("--sp-clubs", "--sp-spades", "--sp-hearts", "--sp-diamonds"),
}
COLOUR = re.compile(r"var\((--[a-z-]+),(#[0-9a-f]{6}|@)\)")
SIGN = re.compile(r"p-([CSHD])")
PIPS = {"T": 10, "9": 9, "8": 8, "7": 7}


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 - our own drawing


@pytest.fixture(scope="module", params=list(Pack), ids=lambda pack: pack.value)
def pack(request: pytest.FixtureRequest) -> Pack:
    chosen: Pack = request.param
    return chosen


@pytest.fixture(scope="module")
def tree(pack: Pack) -> ET.Element:
    return parsed(sprite(pack))


@pytest.fixture(scope="module")
def by_id(tree: ET.Element) -> dict[str, ET.Element]:
    return {element.get("id", ""): element for element in tree.iter() if element.get("id")}


@pytest.fixture(scope="module")
def composed(pack: Pack) -> dict[str, ET.Element]:
    """Return the parts and the cards by their ids as they are drawn, before the parts are put into their places."""
    own, shared = parts(pack)
    drawn = {**own, **shared, **{card: drawing(card, pack) for card in ALL_CARDS}}
    whole = "".join(f'<g id="{id_}">{markup}</g>' for id_, markup in drawn.items())
    tree = parsed(f'<svg xmlns="{SVG[1:-1]}">{whole}</svg>')
    return {element.get("id", ""): element for element in tree.iter() if element.get("id")}


def seen(element: ET.Element, by_id: dict[str, ET.Element]) -> Iterator[ET.Element]:
    """Yield what is seen of an element, with all that it uses, as often as it does."""
    yield element
    for child in element:
        if child.tag != f"{SVG}symbol":
            yield from seen(child, by_id)
    if target := element.get("href"):
        yield from seen(by_id[target[1:]], by_id)


def signs(element: ET.Element, by_id: dict[str, ET.Element]) -> Counter[str]:
    """Count the large suit signs by suit."""
    ids = (match for e in seen(element, by_id) if (match := SIGN.fullmatch(e.get("id", ""))))
    return Counter(match[1] for match in ids)


def colours(value: str) -> set[str]:
    """Return the custom properties that a colour consists of; anything else in it is a fault."""
    found = set()
    rest = value
    while match := COLOUR.search(rest):
        found.add(match[1])
        rest = rest.replace(match[0], "@")
    assert re.fullmatch(r"@|none|currentColor|color-mix\(in srgb,@ \d+%,@\)", rest), value
    return found


def test_every_card_has_a_face_and_the_pack_a_back(tree: ET.Element) -> None:
    ids = [symbol.get("id") for symbol in tree.findall(f"{SVG}symbol")]
    assert sorted(filter(None, ids)) == sorted([*ALL_CARDS, BACK])
    assert {symbol.get("viewBox") for symbol in tree.findall(f"{SVG}symbol")} == {"0 0 100 152"}


def test_ids_are_unique_and_every_reference_stays_in_the_file(tree: ET.Element) -> None:
    ids = Counter(element.get("id") for element in tree.iter() if element.get("id"))
    assert [found for found, count in ids.items() if count > 1] == []
    used = {element.get("href", "#")[1:] for element in tree.iter(f"{SVG}use")}
    assert used <= ids.keys()


def test_nothing_is_drawn_that_is_never_used(
    tree: ET.Element, pack: Pack, composed: dict[str, ET.Element]
) -> None:
    large = tree.find(f"{SVG}defs")
    assert large is not None
    used = {element.get("href", "#")[1:] for element in tree.iter(f"{SVG}use")}
    signs = {f"p-{suit}" for suit in Suit} if pack is Pack.GERMAN else set()
    assert {part.get("id") for part in large} == parts(pack).shared.keys() | signs
    assert parts(pack).shared.keys() <= used
    everywhere = {inner.get("href", "#")[1:] for element in composed.values() for inner in element.iter()}
    assert parts(pack).own.keys() <= everywhere


def test_only_shapes_and_no_letters_of_a_font(tree: ET.Element) -> None:
    assert {element.tag.removeprefix(SVG) for element in tree.iter()} <= ELEMENTS
    assert {key for element in tree.iter() for key in element.keys()} <= ATTRIBUTES  # noqa: SIM118
    assert {element.tag for element in tree.iter() if (element.text or "").strip()} == {f"{SVG}title"}


def test_every_colour_is_one_that_a_page_may_set(tree: ET.Element) -> None:
    values = {e.get(key, "none") for e in tree.iter() for key in ("fill", "stroke", "color")}
    assert set().union(*map(colours, values)) <= PROPERTIES


@pytest.mark.parametrize("value", ["red", "#000", "url(#x)", "var(--sp-ink)", "rgb(0,0,0)"])
def test_another_colour_is_found(value: str) -> None:
    with pytest.raises(AssertionError):
        colours(value)


def test_a_pack_is_a_small_file(pack: Pack) -> None:
    text = sprite(pack).encode()
    assert len(text) <= RAW
    assert len(gzip.compress(text)) <= PACKED


def test_a_page_with_all_cards_has_few_elements_more(by_id: dict[str, ET.Element]) -> None:
    count = sum(1 for symbol in (*ALL_CARDS, BACK) for _ in seen(by_id[symbol], by_id))
    assert count <= SHOWN


def test_a_number_card_is_hardly_more_than_paper_and_ink(pack: Pack, by_id: dict[str, ET.Element]) -> None:
    most = {Pack.FRENCH: 10, Pack.GERMAN: 25}[pack]
    assert all(len(list(seen(by_id[card], by_id))) <= most for card in ALL_CARDS if card.rank in PIPS)


def test_every_face_has_its_name(pack: Pack, by_id: dict[str, ET.Element]) -> None:
    titles = {card: by_id[card].findtext(f"{SVG}title") for card in ALL_CARDS}
    assert titles == {card: name(card, pack) for card in ALL_CARDS}
    assert len(set(titles.values())) == len(ALL_CARDS)
    assert by_id[BACK].findtext(f"{SVG}title") == words.CARD_BACK


def test_the_names() -> None:
    assert {name(card, Pack.GERMAN) for card in ALL_CARDS} == {
        card_name(card, Pack.GERMAN) for card in ALL_CARDS
    }
    said = {
        code: (name(Card(code), Pack.FRENCH), name(Card(code), Pack.GERMAN))
        for code in ("CQ", "SJ", "DA", "HT")
    }
    assert said == {
        "CQ": ("queen of clubs", "Eichel-Ober"),
        "SJ": ("jack of spades", "Grün-Unter"),
        "DA": ("ace of diamonds", "Schellen-Daus"),
        "HT": ("ten of hearts", "Herz-Zehn"),
    }


def test_the_corners_say_rank_and_suit(composed: dict[str, ET.Element]) -> None:
    for card in ALL_CARDS:
        shown = Counter(element.get("id") for element in seen(composed[card], composed))
        assert (shown[f"r-{card.rank}"], shown[f"i-{card.suit}"]) == (2, 2), card
        assert sum(shown[f"r-{rank}"] for rank in "AKQJT987") == 2
        assert sum(shown[f"i-{suit}"] for suit in Suit) == 2


def test_ober_unter_and_daus_have_letters_of_their_own() -> None:
    german = INDEX[Pack.GERMAN]
    assert (german["A"], german["Q"], german["J"]) == ("D", "O", "U")
    for letters in INDEX.values():
        assert len(set(letters.values())) == 8
        assert set("".join(letters.values())) <= LETTERS.keys()


def test_a_number_card_has_as_many_pips_as_it_says(composed: dict[str, ET.Element]) -> None:
    for card in ALL_CARDS:
        if card.rank in PIPS:
            assert signs(composed[card], composed) == {card.suit: PIPS[card.rank]}


def test_a_daus_has_two_signs() -> None:
    for suit in Suit:
        drawn = parsed(f"<g>{drawing(Card(suit + 'A'), Pack.GERMAN)}</g>")
        assert sum(e.get("href") == f"#p-{suit}" for e in drawn.iter()) == 2


def test_the_sign_is_high_with_the_ober_and_low_with_the_unter() -> None:
    heights = {"Q": set(), "J": set()}
    for suit in Suit:
        for rank, found in heights.items():
            drawn = parsed(f"<g>{drawing(Card(suit + rank), Pack.GERMAN)}</g>")
            (sign,) = (e.get("transform", "") for e in drawn.iter() if e.get("href") == f"#p-{suit}")
            found.add(float(sign.split()[1].partition(")")[0]))
    assert max(heights["Q"]) < 0 < min(heights["J"])


def test_only_spadille_and_baste_are_distinguished(composed: dict[str, ET.Element]) -> None:
    frames = {card: len(composed[card].findall(f"{SVG}rect")) for card in ALL_CARDS if card.rank in "KQJ"}
    assert {card for card, count in frames.items() if count == 2} == {"CQ", "SQ"}
    assert set(frames.values()) == {1, 2}


def test_no_two_faces_are_alike(by_id: dict[str, ET.Element]) -> None:
    pictures = set()
    for card in ALL_CARDS:
        symbol = by_id[card]
        drawn = [ET.tostring(e) for e in symbol if e.tag != f"{SVG}title"]
        pictures.add(b"".join(drawn) + symbol.get("color", "").encode())
    assert len(pictures) == len(ALL_CARDS)
