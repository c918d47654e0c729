"""The address of a moment of a replay on a deal's page; the script reads it (docs/assets/js/replay/link.mjs)."""

from __future__ import annotations

from urllib.parse import quote


def moment(line: str, ruleset: str, *, step: int, against: str | None = None) -> str:
    """Return the hash that shows a step of a line under a ruleset, beside another where one is given.

    A blank is written `~`, for programs put blanks and line breaks into links.
    """
    fields = {"line": line, "ruleset": ruleset, "against": against, "step": str(step)}
    written = [
        f"{key}={quote(value.replace(' ', '~'), safe='+=/:,')}"
        for key, value in fields.items()
        if value is not None
    ]
    return "#" + "&".join([*written, "end"])
