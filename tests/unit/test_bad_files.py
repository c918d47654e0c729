"""Every kind of bad file and exactly what is said about it: a name, the bytes, and the problems by line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import yaml

from spadille.errors import DataError
from spadille.io.nodes import LARGEST, MOST_PROBLEMS, parse, read

EMPTY = "the file is empty; expected 'key: value' lines such as 'format: 1'"
PRINTABLE = "expected printable text"
ONCE = "expected every key once"
ANCHOR = "expected every value written out where it belongs (a text that begins with '&' stands in quotes)"
ALIAS = "expected the value itself, written out (a text that begins with '*' stands in quotes)"
MERGE = "found the merge key '<<'; expected the keys themselves, written out"
TAG = "expected the value alone (a text that begins with '!' stands in quotes)"
NO_TAG = "expected quotes around a text that begins with '!' (tags are not used)"
DIRECTIVE = "expected the document itself"
DEEP = "found more than 40 levels of nesting; expected a flatter file"
SPACES = "expected ordinary spaces"
TAB = "found U+0009 TAB in the indentation; expected ordinary spaces"
TAB_ELSEWHERE = "found U+0009 TAB outside quotes; expected ordinary spaces"
NO_BREAK = "found U+00A0 NO-BREAK SPACE in the indentation; expected ordinary spaces"
COLON = "expected quotes around a text that holds it, or a key indented like its neighbours"
ESCAPE = "expected one that YAML knows, or '\\\\' for a backslash"
BEHIND = "behind a complete value; expected the end of the line"
WITHOUT_COLON = "without a colon; expected 'key: value' or '- item'"

BAD: dict[str, tuple[str | bytes, list[tuple[int, str]]]] = {
    "empty": ("", [(1, EMPTY)]),
    "blank lines": ("\n  \n\n", [(1, EMPTY)]),
    "the beginning of a document only": ("---\n", [(1, EMPTY)]),
    "comments only": (
        "# a record\n# to come\n",
        [(1, "the file holds nothing but comments; expected 'key: value' lines such as 'format: 1'")],
    ),
    "binary": (
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
        [(3, "found a NUL byte at offset 8, as in a binary file; expected text in UTF-8")],
    ),
    "UTF-16": ("format: 1".encode("utf-16"), [(1, "found UTF-16; expected text in UTF-8")]),
    "Latin-1": (
        "format: 1\ntitle: Großfrage\n".encode("latin-1"),
        [(2, "found the byte 0xDF at offset 20; expected text in UTF-8")],
    ),
    "control characters": (
        "format: 1\ntitle: a\x07b\x1b[31m\x07\nid: \x7f\n",
        [
            (2, f"found U+0007 control character; {PRINTABLE}"),
            (2, f"found U+001B ESCAPE; {PRINTABLE}"),
            (3, f"found U+007F DELETE; {PRINTABLE}"),
        ],
    ),
    "line ends of other worlds": (
        "title: a\u2028b\nabout: c\x85d\n",
        [(1, f"found U+2028 LINE SEPARATOR; {PRINTABLE}"), (2, f"found U+0085 NEXT LINE; {PRINTABLE}")],
    ),
    "a byte order mark inside": (
        "format: 1\n\ufeffid: a\n",
        [(2, f"found U+FEFF ZERO WIDTH NO-BREAK SPACE; {PRINTABLE}")],
    ),
    "no character": ("id: \uffff\n", [(1, f"found U+FFFF no character; {PRINTABLE}")]),
    "a control, a second key, and YAML that makes no sense for it": (
        "id: \x01\nid: b\ntitle: [\n",
        [
            (1, f"found U+0001 control character; {PRINTABLE}"),
            (2, f"found the key 'id' a second time (first in line 1); {ONCE}"),
        ],
    ),
    "a second key": (
        "hands:\n  rearhand: C9\n  dealer: C8\n  rearhand: C7\n",
        [(4, f"found the key 'rearhand' a second time (first in line 2); {ONCE}")],
    ),
    "a second key in braces": (
        'lines:\n  - contract: {declarer: forehand, trump: D, "trump": H, called: HA}\n',
        [(2, f"found the key 'trump' a second time (first in line 2); {ONCE}")],
    ),
    "a second and a third key in braces": (
        "contract: {declarer: forehand, trump: D,\n  \"trump\": H,\n  'trump': C}\n",
        [
            (2, f"found the key 'trump' a second time (first in line 1); {ONCE}"),
            (3, f"found the key 'trump' a second time (first in line 1); {ONCE}"),
        ],
    ),
    "second keys, nested": (
        "expect:\n  one-1800: {line: a, line: b}\n  one-1800: {line: c}\nexpect: {}\n",
        [
            (2, f"found the key 'line' a second time (first in line 2); {ONCE}"),
            (3, f"found the key 'one-1800' a second time (first in line 2); {ONCE}"),
            (4, f"found the key 'expect' a second time (first in line 1); {ONCE}"),
        ],
    ),
    "a second key in JSON": (
        '{"id": "a",\n "hands": {"dealer": 1,\n\t"dealer": 2}}',
        [(3, f"found the key 'dealer' a second time (first in line 2); {ONCE}")],
    ),
    "a merge key": (
        "x: &other\n  play.follow: {answer: a}\nrulings: {<<: *other, play.follow: {answer: b}}\n",
        [(1, f"found the anchor '&other'; {ANCHOR}"), (3, MERGE)],
    ),
    "merge keys": (
        "rulings:\n  <<: [*a, *b]\n  <<: {play.follow: {answer: a}}\n",
        [
            (2, MERGE),
            (2, f"found the alias '*a'; {ALIAS}"),
            (2, f"found the alias '*b'; {ALIAS}"),
            (3, MERGE),
        ],
    ),
    "aliases that explode": (
        "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: *c\n",
        [
            (1, f"found the anchor '&a'; {ANCHOR}"),
            (2, f"found the anchor '&b'; {ANCHOR}"),
            (2, f"found the alias '*a'; {ALIAS}"),
            (3, f"found the anchor '&c'; {ANCHOR}"),
            (3, f"found the alias '*b'; {ALIAS}"),
            (4, f"found the alias '*c'; {ALIAS}"),
        ],
    ),
    "aliases as keys": (
        "*a : b\n*b : c\n",
        [(1, f"found the alias '*a'; {ALIAS}"), (2, f"found the alias '*b'; {ALIAS}")],
    ),
    "tags": (
        "a: !!python/object/apply:os.system [ls]\nb: !foo\nc: !!int 1\nd: ! x\ne: !own {}\n",
        [
            (1, f"found the tag '!!python/object/apply:os.system'; {TAG}"),
            (2, f"found the tag '!foo'; {TAG}"),
            (3, f"found the tag '!!int'; {TAG}"),
            (4, f"found the tag '!'; {TAG}"),
            (5, f"found the tag '!own'; {TAG}"),
        ],
    ),
    "an unknown tag": ("a: !e!x y\n", [(1, f"found '!e!x y'; {NO_TAG}")]),
    "a tag that is none": ("a: !x<y z\n", [(1, f"found '!x<y z'; {NO_TAG}")]),
    "directives": (
        "# first\n%YAML 1.2\n%TAG !e! tag:example.org,2000:\n---\na: b\n",
        [
            (2, f"found the directive '%YAML 1.2'; {DIRECTIVE}"),
            (3, f"found the directive '%TAG !e! tag:example.org,2000:'; {DIRECTIVE}"),
        ],
    ),
    "two documents": (
        "a: b\n---\nc: d\n",
        [(2, "found a second document ('---'); expected one document a file")],
    ),
    "two documents, the first ended": (
        "a: b\n...\nc: d\n",
        [(3, "found 'c: d' behind the end of the document; expected nothing more")],
    ),
    "a list as a key": ("? [a, b]\n: c\n", [(1, "found a list in the place of a key; expected a word")]),
    "a mapping as a key": ("{a: b}: c\n", [(1, "found a mapping in the place of a key; expected a word")]),
    "a list as a key in brackets": (
        "[[a, b]: c]\n",
        [(1, "found a list in the place of a key; expected a word")],
    ),
    "no key": (": b\n", [(1, "found ': b' without a key; expected 'key: value'")]),
    "no key in braces": (
        "a: {: b, c: d}\n",
        [(1, "found ': b, c: d}' without a key; expected 'key: value'")],
    ),
    "no key behind a question mark": ("?\n: b\n", [(1, "found no key before ':'; expected 'key: value'")]),
    "deep brackets": ("a:\n  " + "[" * 10_000, [(2, DEEP)]),
    "deep brackets, closed": ("a:\n  " + "[" * 10_000 + "]" * 10_000, [(2, DEEP)]),
    "deep JSON": ('{"a":\n' * 10_000 + "1" + "}" * 10_000, [(41, DEEP)]),
    "JSON only just too deep": ('{"a":\n' * 41 + "1" + "}" * 41, [(41, DEEP)]),
    "deep lists": ("- " * 10_000, [(1, DEEP)]),
    "deep mappings": ("".join(" " * depth + "a:\n" for depth in range(500)), [(41, DEEP)]),
    "tabs": (
        "hands:\n\tforehand: C9\n\tdealer: C8\nlines:\n  - id: a\n  \tplay: b\n",
        [(2, TAB), (3, TAB), (6, TAB)],
    ),
    "tabs, and tabs in quotes and blocks that are none": (
        'title: "a\n\tb"\nabout: |\n  c\n  \td\nhands:\n\tforehand: C9\n',
        [(7, TAB)],
    ),
    "a tab behind a key": (
        "format: 1\nid:\ta\n",
        [(2, "found U+0009 TAB behind 'id:'; expected ordinary spaces")],
    ),
    "a tab behind a hyphen": ("-\ta\n", [(1, "found U+0009 TAB behind '-'; expected ordinary spaces")]),
    "a tab behind a text": ("id: a\t\ntitle: b\n", [(1, TAB_ELSEWHERE)]),
    "a tab in a bare text": ("title: a\tb\n", [(1, TAB_ELSEWHERE)]),
    "a tab in braces": ("contract: {declarer: forehand,\n\ttrump: D}\n", [(2, TAB)]),
    "no-break spaces": (
        "hands:\n\xa0\xa0forehand: C9\n\xa0\xa0middlehand: C8\n\xa0\xa0rearhand: C7\n\xa0\xa0dealer: CT\n",
        [(2, NO_BREAK), (3, NO_BREAK), (4, NO_BREAK), (5, NO_BREAK)],
    ),
    "no-break spaces before a list": (
        "play:\n  - a\n\xa0\xa0- b\n\xa0\xa0- c\n",
        [(3, NO_BREAK), (4, NO_BREAK)],
    ),
    "no-break spaces and a second key": (
        "hands:\n\xa0 dealer: C9\n\xa0 dealer: C9\nid: a\nid: b\n",
        [
            (2, NO_BREAK),
            (3, NO_BREAK),
            (5, f"found the key 'id' a second time (first in line 4); {ONCE}"),
        ],
    ),
    "a no-break space that goes on": ("play:\n  - a\n  \xa0- b\n", [(3, NO_BREAK)]),
    "a no-break space in an empty line": ("id: a\n\xa0\ntitle: b\n", [(2, NO_BREAK)]),
    "a no-break space behind a hyphen": (
        "play:\n  -\xa0a\n",
        [(2, "found U+00A0 NO-BREAK SPACE behind '-'; expected ordinary spaces")],
    ),
    "a no-break space behind a colon": (
        "format: 1\nid:\xa0a\ntitle: b\n",
        [(2, "found U+00A0 NO-BREAK SPACE behind 'id:'; expected ordinary spaces")],
    ),
    "a no-break space before a text": (
        "title: \xa0a\n",
        [(1, "found U+00A0 NO-BREAK SPACE before a text; expected ordinary spaces")],
    ),
    "a no-break space behind a text": (
        "title: a\xa0\n",
        [(1, "found U+00A0 NO-BREAK SPACE behind a text; expected ordinary spaces")],
    ),
    "a no-break space in a key": (
        "first\xa0lead: a\n",
        [(1, "found U+00A0 NO-BREAK SPACE in the key 'firstlead'; expected ordinary spaces")],
    ),
    "a no-break space in a quoted key": (
        '"first\xa0lead": a\n',
        [(1, "found U+00A0 NO-BREAK SPACE in the key 'firstlead'; expected ordinary spaces")],
    ),
    "a no-break space in a key of JSON": (
        '{"a\xa0": 1}',
        [(1, "found U+00A0 NO-BREAK SPACE in the key 'a'; expected ordinary spaces")],
    ),
    "other spaces": (
        "hands:\n\u3000dealer: C9\n\u2003\u202frearhand: C8\n",
        [
            (2, f"found U+3000 IDEOGRAPHIC SPACE in the indentation; {SPACES}"),
            (
                3,
                f"found U+2003 EM SPACE and U+202F NARROW NO-BREAK SPACE in the indentation; {SPACES}",
            ),
        ],
    ),
    "characters without width": (
        "i\u200bd: a\n\u2060title: b\n\u200eabout: c\nti\u00adtle: d\n",
        [
            (1, "found U+200B ZERO WIDTH SPACE in the key 'id'; expected nothing there"),
            (2, "found U+2060 WORD JOINER in the indentation; expected nothing there"),
            (3, "found U+200E LEFT-TO-RIGHT MARK in the indentation; expected nothing there"),
            (4, "found U+00AD SOFT HYPHEN in the key 'title'; expected nothing there"),
        ],
    ),
    "an emoji selector in a key": (
        "hands: {♣\ufe0f: a}\n",
        [(1, "found U+FE0F VARIATION SELECTOR-16 in the key '♣'; expected nothing there")],
    ),
    "a text behind a value": ('title: "a" b\n', [(1, f"found 'b' {BEHIND}")]),
    "a text behind brackets": ("play: [a] b\n", [(1, f"found 'b' {BEHIND}")]),
    "a colon in a text": (
        "title: Solo: the game\n",
        [(1, f"found ': ' in 'title: Solo: the game'; {COLON}")],
    ),
    "a key too far to the right": ("id: a\n  title: b\n", [(2, f"found ': ' in 'title: b'; {COLON}")]),
    "a key between two depths": (
        "hands:\n    dealer: C9\n  rearhand: C8\n",
        [(3, "found 'rearhand: C8', indented by 2; expected a key indented by 0 like those from line 1")],
    ),
    "an item between two depths": (
        "- a:\n  - b\n - c\n",
        [(3, "found '- c', indented by 1; expected '- ' indented by 0 like those from line 1")],
    ),
    "a key among items": (
        "- a\nb: c\n",
        [(2, "found 'b: c', indented by 0; expected '- ' indented by 0 like those from line 1")],
    ),
    "a line without a colon": ("id: a\ntitle\nabout: b\n", [(2, f"found 'title' {WITHOUT_COLON}")]),
    "a hyphen without a space": ("- a\n-b\n", [(2, f"found '-b' {WITHOUT_COLON}")]),
    "a list behind a key": (
        "play: - a\n",
        [(1, "found '- ' in 'play: - a'; expected the list in the lines below")],
    ),
    "a question mark behind a key": (
        "play: ? a\n",
        [(1, "found '? ' in 'play: ? a'; expected 'key: value'")],
    ),
    "a question mark in brackets": (
        "answers: [who?, why? that, a]\n",
        [
            (
                1,
                "found '?, why? that, a]' in brackets; expected quotes around a text that holds a question mark",
            )
        ],
    ),
    "a bracket that is not closed": (
        "auction: [a, b\nplay: c\n",
        [(2, "found ': c' in the list that line 1 opens; expected ',' or ']'")],
    ),
    "a bracket that is not closed, at the end": (
        "auction: [a, b",
        [(1, "found the end of the file in the list that line 1 opens; expected ',' or ']'")],
    ),
    "a brace that is not closed": (
        "contract: {game: frage",
        [(1, "found the end of the file in the mapping that line 1 opens; expected ',' or '}'")],
    ),
    "a brace too many": ("contract: {game: frage}}\n", [(1, f"found '}}' {BEHIND}")]),
    "a comma too many": ("auction: [a,, b]\n", [(1, "found ', b]'; expected a text, a list or a mapping")]),
    "a bracket for a value": ("auction: ]\n", [(1, "found ']'; expected a text, a list or a mapping")]),
    "a quote that is not closed": (
        "id: a\ntitle: 'Solo\nabout: b\n",
        [(2, 'found no closing quote for "\'Solo"; expected "\'" behind the text')],
    ),
    "a double quote that is not closed": (
        'id: a\ntitle: "Solo\n',
        [(2, "found no closing quote for '\"Solo'; expected '\"' behind the text")],
    ),
    "an unknown escape": (
        'title: "C:\\games"\n',
        [(1, f"found the escape '\\\\g' in double quotes; {ESCAPE}")],
    ),
    "an escape cut short": (
        'title: "\\u00g0"\n',
        [(1, f"found the escape '\\\\u' in double quotes; {ESCAPE}")],
    ),
    "an escape beyond Unicode": (
        'id: a\ntitle: "\\UFFFFFFFF"\n',
        [(2, "found an escape beyond Unicode in double quotes; expected at most '\\U0010FFFF'")],
    ),
    "half of a pair": (
        'id: a\ntitle: "\\ud83d x"\n',
        [
            (
                2,
                "found U+D83D half of a surrogate pair in a text; expected both halves, or the character itself",
            )
        ],
    ),
    "half of a pair in JSON": (
        '{"id": "a",\n"title": "\\ude00"}',
        [
            (
                2,
                "found U+DE00 half of a surrogate pair in a text; expected both halves, or the character itself",
            )
        ],
    ),
    "an at sign": (
        "title: @home\n",
        [(1, "found '@home'; expected quotes around a text that begins with '@'")],
    ),
    "a percent sign": ("title: %\n", [(1, "found '%'; expected quotes around a text that begins with '%'")]),
    "a backtick": ("title: `a`\n", [(1, "found '`a`'; expected quotes around a text that begins with '`'")]),
    "an ampersand": (
        "title: & co\n",
        [(1, "found '& co'; expected quotes around a text that begins with '&'")],
    ),
    "an asterisk": (
        "title: *bold*\n",
        [(1, "found '*bold*'; expected quotes around a text that begins with '*'")],
    ),
    "a block with a text behind its sign": (
        "about: > a\n  b\n",
        [(1, "found 'a' behind the sign of a block; expected the text in the indented lines below")],
    ),
    "a fault, then one that ends the reading": (
        "id: a\nid: b\ntitle: c: d\n",
        [
            (2, f"found the key 'id' a second time (first in line 1); {ONCE}"),
            (3, f"found ': ' in 'title: c: d'; {COLON}"),
        ],
    ),
}


@pytest.fixture(params=["library in C", "library in Python"])
def library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyYAML with and without its part in C, which is not everywhere."""
    if request.param == "library in Python":
        monkeypatch.delattr(yaml, "CBaseLoader", raising=False)


def problems_of(path: Path) -> list[tuple[int | None, str]]:
    with pytest.raises(DataError) as caught:
        read(path)
    assert {problem.file for problem in caught.value.problems} == {str(path)}
    return [(problem.line, problem.message) for problem in caught.value.problems]


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize("name", BAD)
def test_bad_file(name: str, tmp_path: Path) -> None:
    content, expected = BAD[name]
    path = tmp_path / "bad.yaml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert problems_of(path) == expected


@pytest.mark.parametrize("name", [name for name, (content, _) in BAD.items() if isinstance(content, str)])
def test_line_ends_do_not_matter(name: str) -> None:
    content, expected = BAD[name]
    for ending in ("\r\n", "\r"):
        with pytest.raises(DataError) as caught:
            parse(str(content).replace("\n", ending), "bad.yaml")
        assert [(problem.line, problem.message) for problem in caught.value.problems] == expected


def test_a_message_begins_with_its_place() -> None:
    with pytest.raises(DataError) as caught:
        parse("id: a\nid: b\n", "deals/a.yaml")
    assert str(caught.value).startswith("deals/a.yaml:2: found the key 'id' a second time")


def test_half_of_a_pair_in_python_text() -> None:
    with pytest.raises(DataError, match="U\\+DCFF half of a surrogate pair"):
        parse("id: \udcff", "argv")


def test_too_large_a_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as stream:
        stream.truncate(50_000_000)
    monkeypatch.setattr("spadille.io.nodes.parse", pytest.fail)
    assert problems_of(path) == [(None, "found 50000000 bytes; expected a file of at most 1000000")]


def test_the_largest_file(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    path.write_text("id: a\n" + "#" * (LARGEST - 7) + "\n", encoding="ascii")
    assert read(path) == parse("id: a", "small")
    path.write_text("id: a\n" + "#" * (LARGEST - 6) + "\n", encoding="ascii")
    assert problems_of(path) == [(None, "found 1000001 bytes; expected a file of at most 1000000")]


def test_a_file_without_end() -> None:
    assert problems_of(Path("/dev/zero")) == [
        (None, "found more than 1000000 bytes; expected a file of at most 1000000")
    ]


def test_too_long_a_text() -> None:
    with pytest.raises(DataError, match="found more than 1000000 bytes"):
        parse("#" * (LARGEST + 1), "pasted")


def test_no_file(tmp_path: Path) -> None:
    (tmp_path / "solo.yaml").touch()
    assert problems_of(tmp_path / "sollo.yaml") == [
        (None, "found no such file; expected a file to read; did you mean 'solo.yaml'?")
    ]
    assert problems_of(tmp_path / "folder" / "sollo.yaml") == [
        (None, "found no such file; expected a file to read")
    ]


def test_a_folder(tmp_path: Path) -> None:
    assert problems_of(tmp_path) == [(None, "found a folder; expected a file")]


def test_no_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.yaml"
    path.touch(mode=0)

    def refuse(*_: object) -> None:
        raise PermissionError(13, os.strerror(13))

    # The tests may run as root, who may read everything.
    monkeypatch.setattr(Path, "open", refuse)
    assert problems_of(path) == [
        (None, "found no permission to read the file; expected one that may be read")
    ]


@pytest.mark.parametrize(
    ("path", "reason"),
    [("a\0b", "embedded null byte"), ("/dev/null/a", "Not a directory"), ("a" * 5000, "File name too long")],
)
def test_a_path_that_is_none(path: str, reason: str) -> None:
    expected = f"found a path that cannot be opened ({reason}); expected a file to read"
    assert problems_of(Path(path)) == [(None, expected)]


def test_a_flood_of_problems_is_cut() -> None:
    with pytest.raises(DataError) as caught:
        parse("id: a\n" * 1000, "flood.yaml")
    problems = caught.value.problems
    assert len(problems) == MOST_PROBLEMS + 1
    assert str(problems[-1]) == "flood.yaml: found 799 further problems, not listed"
