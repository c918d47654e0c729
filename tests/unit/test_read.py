"""Turning nodes into values: what is fine comes back, what is not is noted, and nothing stops the reading."""

from __future__ import annotations

from enum import StrEnum

import pytest

from spadille.errors import DataError, Problem
from spadille.io.nodes import MOST_PROBLEMS, Fields, Node, Text, parse
from spadille.io.read import Reader, described

FILE = "deal.yaml"


class Suit(StrEnum):
    CLUBS = "C"
    SPADES = "S"


@pytest.fixture
def reader() -> Reader:
    return Reader(FILE)


def said(reader: Reader) -> list[str]:
    return [str(problem) for problem in reader.problems]


def value_of(written: str) -> Node:
    """The node of a value in line 2."""
    node = parse(f"first: x\nkey: {written}\n", FILE)
    assert isinstance(node, Fields)
    return node.entries[1][1]


def test_fields_in_order(reader: Reader) -> None:
    node = parse("title: Solo\nid: a\n", FILE)
    values = reader.fields(node, "a record", required=("id",), optional=("title", "about"))
    assert values == {"title": Text("Solo", 1), "id": Text("a", 2)}
    assert said(reader) == []


def test_unknown_and_missing_keys(reader: Reader) -> None:
    node = parse("id: a\ncolour: C\nfarbe: S\n", FILE)
    assert reader.fields(node, "table", required=("id", "pot"), optional=("couleur",)) == {"id": Text("a", 1)}
    assert said(reader) == [
        "deal.yaml:2: table: found the key 'colour'; expected id, pot, couleur; did you mean 'couleur'?",
        "deal.yaml:3: table: found the key 'farbe'; expected id, pot, couleur",
        "deal.yaml:1: table: found no key 'pot'; expected id, pot",
    ]


def test_what_is_missing_is_noted_where_the_mapping_is_named(reader: Reader) -> None:
    node = parse("solo:\n  # a comment\n  pot: 4\n  colour: C\n", FILE)
    [(key, value)] = reader.entries(node, "games")
    assert reader.fields(value, key.value, required=("id",), optional=("id", "pot"), key=key) == {
        "pot": Text("4", 3)
    }
    assert said(reader) == [
        "deal.yaml:4: solo: found the key 'colour'; expected id, pot",
        "deal.yaml:1: solo: found no key 'id'; expected id",
    ]


def test_what_must_be_one_text_and_is_another(reader: Reader) -> None:
    node = parse("format: 2\nid: solo\nabout: x\n", FILE)
    reader.head(reader.fields(node, "a record", optional=("format", "id", "about")), format="1", id="frage")
    assert said(reader) == [
        "deal.yaml:1: format: found '2'; expected '1'",
        "deal.yaml:2: id: found 'solo'; expected 'frage'",
    ]


def test_what_must_be_one_text_and_is_none(reader: Reader) -> None:
    node = parse("format: ' '\nid: [a]\n", FILE)
    reader.head(reader.fields(node, "a record", optional=("format", "id")), format="1", id="frage", base="x")
    assert said(reader) == [
        "deal.yaml:1: format: found nothing but blanks; expected a text",
        "deal.yaml:2: id: found a list; expected a text",
    ]


def test_what_must_be_one_text_and_is(reader: Reader) -> None:
    reader.head({"format": Text("1", 1), "about": Text("2", 1)}, format="1")
    reader.raise_if_any()


def test_a_misspelt_key_is_not_missing_as_well(reader: Reader) -> None:
    reader.fields(parse("hnads: {}\n", FILE), "a record", required=("hands", "lines"))
    assert said(reader) == [
        "deal.yaml:1: a record: found the key 'hnads'; expected hands, lines; did you mean 'hands'?",
        "deal.yaml:1: a record: found no key 'lines'; expected hands, lines",
    ]


def test_a_key_that_is_there_is_not_proposed_before_one_that_is_not(reader: Reader) -> None:
    reader.fields(parse("trump: D\ntrumps: H\n", FILE), "contract", required=("trump",), optional=("tramps",))
    assert said(reader) == [
        "deal.yaml:2: contract: found the key 'trumps'; expected trump, tramps; did you mean 'tramps'?"
    ]


def test_of_many_words_only_the_nearest_is_named(reader: Reader) -> None:
    words = [f"play.point_{number}" for number in range(50)]
    reader.word(Text("play.pont_7", 1), "shows", of=words)
    assert said(reader) == [
        "deal.yaml:1: shows: found 'play.pont_7'; expected one of 50 words; did you mean 'play.point_7'?"
    ]


def test_who_names_what_there_is_not_is_told_the_nearest(reader: Reader) -> None:
    known = {"of": ["muster-1811"], "expected": "the id of a source"}
    names = [Text("muster-1811", 1), Text("muster-1812", 1), None]
    assert [reader.named(name, "witness", **known) for name in names] == ["muster-1811", "muster-1812", ""]
    assert said(reader) == [
        "deal.yaml:1: witness: found 'muster-1812'; expected the id of a source; did you mean 'muster-1811'?"
    ]


def test_a_mapping_with_any_keys_is_asked_for_by_what_it_holds(reader: Reader) -> None:
    assert reader.entries(Text("solo", 1), "names", of="games and their names") == ()
    assert said(reader) == ["deal.yaml:1: names: found 'solo'; expected a mapping of games and their names"]


@pytest.mark.parametrize(
    ("written", "method", "message"),
    [
        ("[a]", "fields", "found a list; expected a mapping with id"),
        ("", "fields", "found nothing; expected a mapping with id"),
        ("solo", "entries", "found 'solo'; expected a mapping"),
        ("{a: b}", "items", "found a mapping; expected a list"),
        ("", "texts", "found nothing; expected a list"),
        ("[a, [b]]", "texts", "found a list; expected a text"),
        ("[a, '']", "texts", "found nothing; expected a text"),
        ("{}", "text", "found a mapping; expected a text"),
        ("''", "text", "found nothing; expected a text"),
        ("'  '", "text", "found nothing but blanks; expected a text"),
        ("[a, ' ']", "texts", "found nothing but blanks; expected a text"),
        ("frge", "word", "found 'frge'; expected frage, solo; did you mean 'frage'?"),
        ("", "word", "found nothing; expected frage, solo"),
        ("' '", "word", "found nothing but blanks; expected frage, solo"),
        ("[solo]", "word", "found a list; expected frage, solo"),
        ("c", "member", "found 'c'; expected C, S; did you mean 'C'?"),
        ("“quoted”", "identifier", "found '“quoted”'; expected {id}; did you mean 'quoted'?"),
        (
            "Großfrage à 4",
            "identifier",
            "found 'Großfrage à 4'; expected {id}; did you mean 'grossfrage-a-4'?",
        ),
        ("-a", "identifier", "found '-a'; expected {id}; did you mean 'a'?"),
        ("a--b", "identifier", "found 'a--b'; expected {id}; did you mean 'a-b'?"),
        ("♣", "identifier", "found '♣'; expected {id}"),
        ("[]", "identifier", "found a list; expected {id}"),
        ("four", "number", "found 'four'; expected a whole number from 0 to 32"),
        ("33", "number", "found '33'; expected a whole number from 0 to 32"),
        ("-1", "number", "found '-1'; expected a whole number from 0 to 32"),
        ("1.0", "number", "found '1.0'; expected a whole number from 0 to 32"),
        ("07", "number", "found '07'; expected a whole number from 0 to 32"),
        ("1e1", "number", "found '1e1'; expected a whole number from 0 to 32"),
        ("٣", "number", "found '٣'; expected a whole number from 0 to 32"),
        ("", "number", "found nothing; expected a whole number from 0 to 32"),
        ("1" * 100, "number", f"found '{'1' * 59}…'; expected a whole number from 0 to 32"),
    ],
)
def test_what_does_not_fit_is_noted_and_comes_back_empty(
    reader: Reader, written: str, method: str, message: str
) -> None:
    more = {
        "fields": {"required": ("id",)},
        "word": {"of": ("frage", "solo")},
        "member": {"of": Suit},
        "number": {"low": 0, "high": 32},
    }
    found = getattr(reader, method)(value_of(written), "place", **more.get(method, {}))
    expected = message.replace("{id}", "small letters a to z and digits, joined by single hyphens")
    assert said(reader) == [f"deal.yaml:2: place: {expected}"]
    assert not found or method == "texts"


def test_what_is_not_there_is_not_complained_about(reader: Reader) -> None:
    assert reader.fields(None, "hands", required=("dealer",)) == {}
    assert (reader.entries(None, "a"), reader.items(None, "a"), reader.texts(None, "a")) == ((), (), ())
    assert (reader.text(None, "a"), reader.word(None, "a", of=["x"]), reader.identifier(None)) == ("", "", "")
    assert (reader.member(None, "a", of=Suit), reader.number(None, "a", low=1)) == (None, None)
    reader.raise_if_any()


def test_what_fits(reader: Reader) -> None:
    assert reader.entries(value_of("{b: c}"), "a") == ((Text("b", 2), Text("c", 2)),)
    assert reader.items(value_of("[b]"), "a") == (Text("b", 2),)
    assert reader.texts(value_of("[b, c]"), "a") == (Text("b", 2), Text("c", 2))
    assert reader.text(value_of("1:30"), "a") == "1:30"
    assert reader.word(value_of("solo"), "a", of={"frage", "solo"}) == "solo"
    assert reader.member(value_of("S"), "a", of=Suit) is Suit.SPADES
    assert [reader.identifier(value_of(word)) for word in ("12e4", "a-1", "no")] == ["12e4", "a-1", "no"]
    assert [reader.number(value_of(word), "a") for word in ("0", "-7", "811")] == [0, -7, 811]
    assert reader.number(value_of("5"), "a", low=5, high=5) == 5
    reader.raise_if_any()


@pytest.mark.parametrize(
    ("limits", "words"),
    [({}, "a whole number"), ({"low": 1}, "a whole number from 1"), ({"high": 9}, "a whole number up to 9")],
)
def test_limits_in_words(reader: Reader, limits: dict[str, int], words: str) -> None:
    reader.number(Text("x", 1), "pot", **limits)
    assert said(reader) == [f"deal.yaml:1: pot: found 'x'; expected {words}"]


def test_the_same_id_twice(reader: Reader) -> None:
    reader.once([Text("bare", 3), Text("main", 5), Text("bare", 7), Text("bare", 9)], "lines")
    assert said(reader) == [
        "deal.yaml:7: lines: found 'bare' a second time (first in line 3); expected each once",
        "deal.yaml:9: lines: found 'bare' a second time (first in line 3); expected each once",
    ]


def test_everything_is_told_at_once_in_the_order_of_the_file(reader: Reader) -> None:
    reader.problem("later", Text("b", 9))
    reader.problem("sooner", Text("a", 2))
    reader.problem("of the whole file", None)
    with pytest.raises(DataError) as caught:
        reader.raise_if_any()
    expected = (Problem("of the whole file", FILE), Problem("sooner", FILE, 2), Problem("later", FILE, 9))
    assert caught.value.problems == reader.in_order() == expected


def test_too_many_problems_end_the_reading(reader: Reader) -> None:
    for line in range(MOST_PROBLEMS, 0, -1):
        reader.problem("wrong", Text("a", line))
    with pytest.raises(DataError) as caught:
        reader.problem("one too many", Text("a", 300))
    *listed, last = caught.value.problems
    assert [problem.line for problem in listed] == [*range(1, MOST_PROBLEMS + 1), 300]
    assert last == Problem("found more problems than are listed; the rest was not read", FILE)


def test_a_half_broken_file_is_read_to_its_end(reader: Reader) -> None:
    node = parse("id: A\ntable: {favourite: X, pot: four}\nlines: none\n", FILE)
    record = reader.fields(node, "a record", required=("id", "lines", "hands"), optional=("table",))
    table = reader.fields(record.get("table"), "table", optional=("favourite", "pot"))
    assert reader.identifier(record.get("id")) == ""
    assert reader.member(table.get("favourite"), "favourite", of=Suit) is None
    assert reader.number(table.get("pot"), "pot", low=0) is None
    assert [reader.text(line, "line") for line in reader.items(record.get("lines"), "lines")] == []
    assert reader.entries(record.get("hands"), "hands") == ()
    assert [problem.line for problem in reader.problems] == [1, 1, 2, 2, 3]


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("a", "'a'"),
        ("", "nothing"),
        ("' '", "nothing but blanks"),
        ("[a]", "a list"),
        ("{a: b}", "a mapping"),
        ("'\\t'", "'\\\\t'"),
    ],
)
def test_described(written: str, words: str) -> None:
    assert described(value_of(written)) == words
