"""Questions and answers as texts: the one door through which a page reaches the engine.

A question is `{"method": "replay", "params": {...}}`; its answer is `{"result": ...}` or `{"error": {"kind": ...,
"message": ..., "problems": [{"line": ..., "message": ...}]}}`, where the kind is `input` if the one who asked can mend
it, and `broken` if it is a fault of the engine.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from spadille.errors import DataError, Problem, SpadilleError, UsageError, nearest
from spadille.lab import asked
from spadille.lab.methods import METHODS, Method

BROKEN: Final = "broken"
INPUT: Final = "input"
LONGEST_MESSAGE: Final = 1_000
"""Characters of the longest message; one that repeats what was found may have to be cut."""

MOST_PROBLEMS: Final = 50
"""How many problems of a file are told at once."""


def answer(text: str) -> str:
    """Return the answer to a question. Never raises: whatever is wrong is said in the answer."""
    try:
        said = {"result": _result(text)}
        return _written(said)
    except DataError as error:
        return _written(_error(INPUT, error.problems))
    except SpadilleError as error:
        return _written(_error(INPUT, [Problem(str(error))]))
    except RecursionError:
        return _written(
            _error(INPUT, [Problem("found more nesting than can be read; expected a flatter one")])
        )
    except Exception as error:  # noqa: BLE001 - a reader must be told, whatever it is
        message = f"a fault of Spadille itself ({type(error).__name__}: {error})"
        return _written(_error(BROKEN, [Problem(message)]))


def _result(text: str) -> Any:
    question = asked.read(text)
    name = question.get("method")
    if not isinstance(name, str) or name not in METHODS:
        hint = nearest(name, METHODS) if isinstance(name, str) else ""
        raise UsageError(
            f"there is no method {asked.shown(name)}; the methods are {', '.join(METHODS)}{hint}"
        )
    method = METHODS[name]
    params = question.get("params", {})
    if not isinstance(params, Mapping):
        raise UsageError(f"params: found {asked.shown(params)}; expected an object")
    handler = getattr(import_module(f"spadille.lab.{method.home}"), name)
    return handler(**_arguments(name, method, params))


def _arguments(name: str, method: Method, params: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parameters of a method as values; UsageError naming what is unknown or missing."""
    for found in params:
        if found not in method.params:
            known = ", ".join(method.params) or "none"
            hint = nearest(found, method.params)
            raise UsageError(f"{name}: found the parameter {asked.shown(found)}; expected {known}{hint}")
    values: dict[str, Any] = {}
    for param, kind in method.params.items():
        given = params.get(param)
        if given is not None:
            values[param] = asked.READERS[kind.rstrip("?")](given, param)
        elif not kind.endswith("?"):
            raise UsageError(f"{name}: found no parameter {param!r}; expected {', '.join(method.params)}")
    return values


def _error(kind: str, problems: Any) -> dict[str, Any]:
    told = [{"line": problem.line, "message": _cut(problem.message)} for problem in problems]
    more = len(told) - MOST_PROBLEMS
    if more > 0:
        told = [
            *told[:MOST_PROBLEMS],
            {"line": None, "message": f"found {more} further problems, not listed"},
        ]
    places = (
        (f"line {problem['line']}: " if problem["line"] else "") + problem["message"] for problem in told
    )
    return {"error": {"kind": kind, "message": "\n".join(places), "problems": told}}


def _cut(message: str) -> str:
    more = len(message) - LONGEST_MESSAGE
    return message if more <= 0 else f"{message[:LONGEST_MESSAGE]}… (and {more} more characters)"


def _written(data: Mapping[str, Any]) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # Half a surrogate pair is no text that a page could be given.
    return text.encode("utf-8", "replace").decode("utf-8")
