"""The one spelling of our YAML files, as far as it can be had without losing a comment or a word.

- Lines end in LF, without blanks behind the text; the file ends in one line end, and begins with neither a byte order
  mark nor `---` nor a blank line; there are never two blank lines in a row.
- The keys at the top stand in the order of their kind of file (record, ruleset, source ...), each with the comments above
  it. A comment at the head of the file with a blank line behind it stays there, as does one at its foot.
- The cards of a hand are sorted by suit (C D H S) and rank (7 8 9 A J K Q T), with one blank between, without quotes.
- Quotes in one line are double; single ones stay only where double ones would need escapes.

Everything else is the writer's: indentation, lists in brackets or in lines, folding, quotes that are not needed, sums.
Formatting twice is formatting once, and the file says the same before and after. JSON is touched at its ends only,
and what is no file of ours not at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spadille.cards import Card
from spadille.io import nodes
from spadille.io.fmt_lines import plain_lines, reordered, scalars, tidied
from spadille.io.kinds import Kind, kind_of
from spadille.io.tree import Node, Plain, plain

if TYPE_CHECKING:
    import yaml

KEYS: Final = {
    Kind.RECORD: ("format", "id", "title", "about", "shows", "table", "hands", "lines", "expect"),
    Kind.RULESET: ("format", "id", "source", "base", "title", "read", "names", "rulings"),
    Kind.SOURCE: (
        *("format", "id", "kind", "short", "game", "csl", "about", "read"),
        *("copies", "known_through", "depends_on", "dates", "open", "note"),
    ),
    Kind.CONTRIBUTION: ("format", "contribution", "ruleset", "by", "copy", "questions", "rulings"),
    Kind.GLOSSARY: ("format", "groups", "terms"),
}
"""The order of the keys at the top, by the kind of file."""


def format_file(path: Path) -> tuple[str, str]:
    """Return the text of a file as it is and as it should be; DataError where it cannot be read."""
    text = nodes.text_of(path)
    return text, format_text(text, str(path))


def format_text(text: str, file: str) -> str:
    """Return the text in the one spelling; DataError, naming `file`, where it cannot be read.

    A file of none of our kinds is left as it is.
    """
    tree = nodes.parse(text, file)
    kind = kind_of(tree)
    if kind is None:
        return text
    clean = plain_lines(text)
    if clean.lstrip().startswith(("{", "[")):
        return clean.strip() + "\n"
    result = _respelled(clean, kind)
    result = reordered(result, _composed(result), KEYS[kind])
    result = tidied(result, _composed(result))
    same = _meaning(nodes.parse(result, file)) == _meaning(tree)
    # What we have not thought of is better left as it is than changed.
    return result if same else clean


def _composed(text: str) -> yaml.Node:
    import yaml

    strict = yaml.BaseLoader
    try:
        root: yaml.Node | None = yaml.compose(text, getattr(yaml, "CBaseLoader", strict))
    except yaml.YAMLError:
        # The library in C refuses a few things that the one in Python, which decides, does not.
        root = yaml.compose(text, strict)
    assert root is not None
    return root


def _meaning(tree: Node) -> Plain:
    """Return what a file says, in whatever order it names the cards of a hand."""
    said = plain(tree)
    hands = said.get("hands") if isinstance(said, dict) else None
    if not isinstance(said, dict) or not isinstance(hands, dict):
        return said
    sorted_hands: dict[str, Plain] = {
        seat: " ".join(sorted(hand.split())) if isinstance(hand, str) else hand
        for seat, hand in hands.items()
    }
    return {**said, "hands": sorted_hands}


def _respelled(text: str, kind: Kind) -> str:
    """Return the text with its cards and quotes in their one spelling."""
    root = _composed(text)
    hands = {hand.start_mark.index for hand in _hands(root)} if kind is Kind.RECORD else set()
    edits = []
    for scalar in scalars(root):
        start, end = scalar.start_mark.index, scalar.end_mark.index
        spelling = (_sorted_cards(scalar) if start in hands else None) or _requoted(scalar)
        if spelling is not None:
            edits.append((start, end, spelling))
    for start, end, spelling in sorted(edits, reverse=True):
        text = text[:start] + spelling + text[end:]
    return text


def _hands(root: yaml.Node) -> Iterator[yaml.ScalarNode]:
    import yaml

    if isinstance(root, yaml.MappingNode):
        for key, value in root.value:
            if key.value == "hands" and isinstance(value, yaml.MappingNode):
                yield from (hand for _, hand in value.value if isinstance(hand, yaml.ScalarNode))


def _sorted_cards(hand: yaml.ScalarNode) -> str | None:
    """Return the cards of a hand in order, or None where they are not all cards, or stand in a block."""
    codes = hand.value.split()
    try:
        cards = sorted(map(Card, codes))
    except ValueError:
        return None
    return None if hand.style in ("|", ">") or not cards else " ".join(cards)


def _requoted(scalar: yaml.ScalarNode) -> str | None:
    """Return a text in double quotes that stands in single ones, or None where it should stay as it is."""
    one_line = scalar.start_mark.line == scalar.end_mark.line
    if scalar.style != "'" or not one_line or '"' in scalar.value or "\\" in scalar.value:
        return None
    return f'"{scalar.value}"'
