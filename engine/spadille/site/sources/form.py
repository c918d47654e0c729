"""The form by which somebody who holds a work can say what it says: a file that `spadille check` understands.

`spadille.io.contributions` reads it. It lists what the edition does not know of the source, each question with the
answers that there are and the place to look at, and is a fragment of a ruleset once it is filled in.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from spadille.collation import question
from spadille.point import Grade, Point, Ruling, as_json
from spadille.points.game.row import COLUMNS
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.source import Extent, Source
from spadille.vocabulary import find, rank

_WIDTH: Final = 84
_KNOWN: Final = frozenset({Grade.REPORTED, Grade.IMPLIED})


def file_name(source: Source, ruleset: Ruleset | None) -> str:
    """Return the name of the form as a file."""
    return f"{ruleset.id if ruleset else source.id}.yaml"


def form(source: Source, ruleset: Ruleset | None) -> str:
    """Return the form for a source and one of its rulesets, if it has any; empty where nothing is to be asked."""
    asked = [entry for entry in source.open if ruleset is None or not entry.points]
    groups = _groups(source, ruleset) if ruleset else {}
    if not (asked or any(groups.values())):
        return ""
    lines = [*_head(source, ruleset)]
    if asked:
        lines += ["questions:", *_comment(words.FORM_QUESTIONS, indent=2)]
        for entry in asked:
            lines.append(f"  - question: {_quoted(entry.question)}")
            lines += [f"    look: {_quoted(entry.look)}"] if entry.look else []
            lines.append("    answer:")
    if ruleset and any(groups.values()):
        lines.append("rulings:")
        for title, points in groups.items():
            lines += _group(title, points, _Asking(source, ruleset)) if points else []
    return "\n".join(lines) + "\n"


def _head(source: Source, ruleset: Ruleset | None) -> Iterator[str]:
    name = file_name(source, ruleset)
    for line in (*words.FORM_HEAD, *(words.FORM_HEAD_RULINGS if ruleset else ()), *words.FORM_FOOT):
        yield f"# {line.format(short=source.short, file=name)}".rstrip()
    yield ""
    yield "format: 1"
    yield f"contribution: {source.id}"
    if ruleset:
        yield f"ruleset: {ruleset.id}"
    yield f"by:  # {words.FORM_BY}"
    yield f"copy:  # {words.FORM_COPY_READ}"


def _groups(source: Source, ruleset: Ruleset) -> dict[str, list[str]]:
    """Return the rule points that the form asks about, under the titles of their groups."""
    sought = {point for entry in source.open for point in entry.points}
    groups: dict[str, list[str]] = {
        words.FORM_ASKED_FOR: [],
        **{title: [] for title in words.FORM_GRADES.values()},
    }
    for point in sorted(ruleset.rulings, key=rank):
        title = _title(ruleset.rulings[point], source, sought=point in sought)
        if title:
            groups[title].append(point)
    return groups


def _title(ruling: Ruling, source: Source, *, sought: bool) -> str | None:
    if sought or ruling.grade is Grade.CONJECTURED:
        return words.FORM_ASKED_FOR
    if ruling.grade in _KNOWN:
        return words.FORM_GRADES[Grade.REPORTED] if source.read.extent is Extent.NONE else None
    return words.FORM_GRADES.get(ruling.grade)


@dataclass(frozen=True, slots=True)
class _Asking:
    """The form while it is being written."""

    source: Source
    ruleset: Ruleset

    def look(self, point: str) -> str | None:
        """Return where in the work the answer may stand."""
        return next((entry.look for entry in self.source.open if point in entry.points and entry.look), None)


def _group(title: str, points: Iterable[str], asking: _Asking) -> Iterator[str]:
    yield "  #"
    yield from _comment(f"== {title} ==", indent=2)
    games = False
    for point_id in points:
        point = find(point_id)
        if not games and point.kind is GAME.kind:
            games = True
            yield from ("  #", *_columns())
        yield "  #"
        yield from _entry(point, asking)


def _columns() -> Iterator[str]:
    """Yield what may stand in the columns of a game, for whoever has one to write down."""
    yield from _comment(words.FORM_GAMES, indent=2)
    yield from _answers({column: ", ".join(known) for column, known in COLUMNS.items()}, "")


def _entry(point: Point[Any], asking: _Asking) -> Iterator[str]:
    ruling = asking.ruleset.rulings[point.id]
    yield from _comment(question(point, [asking.ruleset]), indent=2)
    if where := asking.look(point.id):
        yield from _comment(words.FORM_LOOK.format(where=where), indent=2)
    if point.applies:
        answers = " / ".join(sorted(point.applies.answers))
        yield from _comment(words.FORM_ONLY.format(point=point.applies.point, answers=answers), indent=2)
    if ruling.answer is not None:
        answer = spelled(ruling)
        had = words.FORM_WE_HAVE.format(answer=answer, grade=words.GRADES[ruling.grade].word)
        yield from _comment(had, indent=2)
    yield from _answers(point.kind.options(), point.kind.expected())
    yield f"  {point.id}:"
    yield "    answer:"
    yield f"    grade: {Grade.STATED.value}"
    yield "    cites:"
    yield f"      - witness: {asking.source.id}"
    yield "        at:"


def _answers(options: Mapping[str, str], expected: str) -> Iterator[str]:
    if not options:
        yield from _comment(words.FORM_EXPECTED.format(expected=expected), indent=2, hang=4)
    width = max(map(len, options), default=0)
    for word, meaning in options.items():
        yield from _comment(f"  {word.ljust(width)}  {meaning}", indent=2, hang=width + 4)


def spelled(ruling: Ruling) -> str:
    """Return an answer as it would be written in the form."""
    answer = ruling.answer
    if isinstance(answer, str):
        return answer
    if isinstance(answer, tuple):
        return f"[{', '.join(answer)}]"
    columns: dict[str, str] = as_json(answer)
    return "{" + ", ".join(f"{column}: {word}" for column, word in columns.items()) + "}"


def _comment(text: str, *, indent: int, hang: int = 0) -> list[str]:
    first, more = f"{' ' * indent}# ", f"{' ' * indent}# {' ' * hang}"
    return textwrap.wrap(
        text,
        _WIDTH,
        initial_indent=first,
        subsequent_indent=more,
        drop_whitespace=True,
        break_long_words=False,
    )


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
