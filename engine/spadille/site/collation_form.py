"""What steers the collation: a form that only works, and only shows, where scripts run."""

from __future__ import annotations

from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.html import Child, Html, el
from spadille.site.words import collation as said


def form(edition: Edition) -> Html:
    """Return the form. Its controls have the names under which the page's address remembers them."""
    sources = [(ruleset.id, ruleset.title) for ruleset in edition.rulesets]
    return el(
        "form",
        _choice("base", said.BASE, [("", said.NO_BASE), *sources]),
        _choice("phase", said.PHASE, [("", said.EVERY_PHASE), *words.PHASES.items()]),
        el(
            "label",
            el("span", said.FIND, class_="sp-steer__name"),
            el("input", type="search", name_="find", spellcheck="false"),
            class_="sp-steer__field",
        ),
        _tick("differences", said.DIFFERENCES),
        _columns(edition.rulesets),
        el(
            "div",
            el("p", role="status", class_="sp-steer__status"),
            _button("reset", said.RESET),
            class_="sp-steer__line",
        ),
        el(
            "div",
            _button("csv", said.CSV),
            _button("json", said.JSON),
            _tick("notes", said.WITH_NOTES),
            class_="sp-steer__line sp-steer__take",
        ),
        el("div", class_="sp-steer__line sp-steer__own"),
        el("p", said.PRINT_HINT, class_="sp-steer__hint"),
        class_="sp-steer",
        autocomplete="off",
        aria_label=said.STEER,
    )


def _choice(name: str, label: str, options: list[tuple[str, str]]) -> Html:
    return el(
        "label",
        el("span", label, class_="sp-steer__name"),
        el("select", *(el("option", words, value=value) for value, words in options), name_=name),
        class_="sp-steer__field",
    )


def _columns(rulesets: tuple[Ruleset, ...]) -> Html:
    ticks = [_tick("column", ruleset.title, value=ruleset.id, checked=True) for ruleset in rulesets]
    return el(
        "details",
        el("summary", said.COLUMNS),
        el(
            "fieldset",
            el("legend", said.COLUMNS, class_="sp-steer__hidden"),
            *ticks,
            el(
                "span",
                _button("all", said.SHOW_ALL),
                _button("none", said.SHOW_NONE),
                class_="sp-steer__line",
            ),
        ),
        class_="sp-steer__columns",
    )


def _tick(name: str, label: str, *, value: str | None = None, checked: bool = False) -> Html:
    box = el("input", type="checkbox", name_=name, value=value, checked=checked)
    return el("label", box, " ", label, class_="sp-steer__tick")


def _button(does: str, label: Child) -> Html:
    return el("button", label, type="button", data_do=does)
