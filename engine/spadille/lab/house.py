"""House rules for a page: checked as the command line checks them, and known for as long as the page is open."""

from __future__ import annotations

from typing import Any, Final

from spadille import library
from spadille.errors import DataError, Problem, UsageError
from spadille.ruleset import Ruleset

LONGEST: Final = 100_000
"""Characters of the longest text that is read: the longest ruleset of the edition has half of them."""

NAME: Final = "rules.yaml"
"""What the text is called where a message must call it something."""


def house(*, text: str) -> dict[str, Any]:
    """Return what is wrong with house rules; those with nothing wrong are known from now on, by their id.

    A text that names a source of the edition is held to what a ruleset of that source owes its readers.
    """
    if len(text) > LONGEST:
        return _told(None, [Problem(f"found {len(text)} characters; expected at most {LONGEST}")])
    try:
        ruleset, problems = _judged(text)
    except DataError as error:
        return _told(None, error.problems)
    if not problems:
        try:
            library.register(ruleset)
        except UsageError as error:
            problems = (Problem(str(error)),)
    return _told(ruleset, problems)


def house_forget(*, spec: str) -> dict[str, Any]:
    """Forget house rules by their id; UsageError where none are known by it."""
    library.forget(spec)
    return {}


def house_template(*, book: Ruleset | None = None) -> dict[str, Any]:
    """Return a short text to begin with: rules that stand on a book, or on the edition's own answers."""
    from spadille.lab.house_text import template

    return {"text": template(book)}


def _judged(text: str) -> tuple[Ruleset, tuple[Problem, ...]]:
    from spadille.checks.house import house_problems
    from spadille.checks.rulesets import ruleset_problems
    from spadille.io import nodes, rulesets
    from spadille.io.house import draft_house
    from spadille.io.tree import Fields, Text

    node = nodes.parse(text, NAME)
    heads = {key.value: value for key, value in node.entries} if isinstance(node, Fields) else {}
    source, name = heads.get("source"), heads.get("id")
    known, baseline, ids = library.source_ids(), library.baseline(), library.ruleset_ids()
    if not (isinstance(source, Text) and source.value in known and isinstance(name, Text)):
        draft = draft_house(node, NAME, baseline, known, book=library.book, books=ids)
        return draft.value, house_problems(draft)
    draft = rulesets.drafted(node, NAME, baseline, known, wanted=name.value)
    problems = ruleset_problems(draft)
    if name.value in ids:
        taken = f"id: found {name.value!r}; expected an id of your own, for this one is taken"
        problems = (Problem(taken, NAME, name.line), *problems)
    return draft.value, problems


def _told(ruleset: Ruleset | None, problems: Any) -> dict[str, Any]:
    return {
        "spec": ruleset.id if ruleset is not None and ruleset.id else None,
        "title": ruleset.title if ruleset is not None and ruleset.title else None,
        "problems": [{"line": problem.line, "message": problem.message} for problem in problems],
    }
