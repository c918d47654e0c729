"""The scripts are sent without comments, and with nothing else missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.site.scripts import bare

SCRIPTS = sorted(
    path.relative_to(Path(__file__).parents[2]).as_posix()
    for path in (Path(__file__).parents[2] / "docs/assets/js").rglob("*.mjs")
)


BEFORE_EXPRESSION = (*"(,=:[!&|?{};", "return")


def code(script: str) -> str:
    """Return a script without comments and white space, read sign by sign; strings and regular expressions stay."""
    kept: list[str] = []
    place = 0
    while place < len(script):
        sign = script[place]
        if script.startswith("/*", place):
            place = script.index("*/", place) + 2
            continue
        if script.startswith("//", place):
            place = script.index("\n", place)
            continue
        if sign in "\"'`" or (sign == "/" and "".join(kept).endswith(BEFORE_EXPRESSION)):
            end = place + 1
            while script[end] != sign:
                end += 2 if script[end] == "\\" else 1
            kept.append(script[place : end + 1])
            place = end + 1
            continue
        if not sign.isspace():
            kept.append(sign)
        place += 1
    return "".join(kept)


@pytest.mark.parametrize("name", SCRIPTS)
def test_only_comments_are_missing(root: Path, name: str) -> None:
    script = (root / name).read_text(encoding="utf-8")
    sent = bare(script)
    assert "/*" not in sent
    assert "\n\n" not in sent
    assert code(sent) == code(script)


def test_what_looks_like_a_comment_and_is_none() -> None:
    script = 'const a = "http://x"; // why\nconst b = /** @type {A} */ (c);\n/** One. */\nd(/[/*]/);\n'
    assert bare(script) == 'const a = "http://x"; // why\nconst b = (c);\nd(/[/*]/);\n'
