"""The page on which readers write rules of their own."""

from __future__ import annotations

import json
from typing import Final

from spadille.site.edition import Edition
from spadille.site.here import COLLATION_PAGE, POINTS_PAGE, Here
from spadille.site.html import Child, Html, el, join
from spadille.site.lab.coded import coded
from spadille.site.page import Page
from spadille.site.words import lab_house as said

PATH: Final = "lab/rules.md"

_SCRIPT: Final = "assets/js/sp-house.mjs"
_COMMANDS: Final = (
    "spadille check rulesets/NAME.yaml\nspadille replay docs/deals/prime-in-bells.yaml --ruleset NAME"
)


def page(edition: Edition) -> Page:
    """Return the page."""
    here = Here(edition, PATH)
    parts = (
        el("p", said.LEAD, class_="sp-lead"),
        el("p", said.PRIVATE),
        _by_hand(here, edition),
        el(
            "sp-house",
            _shelf(edition),
            _desk(here),
            data_words=json.dumps({**said.IN_SCRIPT}, ensure_ascii=False),
        ),
        el("script", type="module", src=here.href(_SCRIPT)),
    )
    return Page(path=PATH, title=said.TITLE, description=said.DESCRIPTION, parts=parts, wide=True)


def _by_hand(here: Here, edition: Edition) -> Html:
    """Return what the page says where no script runs."""
    links = (
        here.link(said.FILES_LINK, "reference/files.md"),
        here.link(said.POINTS_LINK, POINTS_PAGE),
        here.link(said.COMMANDS_LINK, "reference/commands.md"),
    )
    return el(
        "div",
        el("p", said.WITHOUT_SCRIPT),
        el("ol", *(el("li", coded(step)) for step in said.BY_HAND)),
        el("pre", el("code", said.SAMPLE.format(base=edition.baseline.base))),
        el("p", join(links, " · ")),
        class_="sp-lab__byhand",
    )


def _shelf(edition: Edition) -> Html:
    """Return what a ruleset can be begun with, and the place of those that are kept."""
    books = [el("option", book.title, value=book.id) for book in edition.rulesets]
    choice = el(
        "label",
        el("span", said.BEGIN_WITH, class_="sp-steer__name"),
        el("select", el("option", said.OWN_TEMPLATE, value=""), *books, name_="begin"),
        class_="sp-steer__field",
    )
    opener = el(
        "label",
        el("span", said.OPEN),
        el("input", type="file", name_="file", accept=".yaml,.yml,.txt"),
        class_="sp-house__open",
    )
    return el(
        "form",
        choice,
        el("button", said.BEGIN, type="submit"),
        opener,
        el("p", role="status", class_="sp-house__told"),
        el("div", class_="sp-house__progress"),
        el(
            "section",
            el("h2", said.SHELF, id="kept", class_="sp-house__name"),
            el("p", said.SHELF_EMPTY, class_="sp-house__empty"),
            el("ul", class_="sp-house__list", hidden=True),
            aria_labelledby="kept",
            class_="sp-house__kept",
        ),
        class_="sp-steer sp-house__shelf",
        autocomplete="off",
    )


def _desk(here: Here) -> Html:
    """Return the editor with what stands around it; a script shows it when there is something to edit."""
    return el(
        "div",
        el("h2", said.EDITOR, id="desk", class_="sp-house__title"),
        _editor(),
        el("p", role="status", class_="sp-house__state"),
        el(
            "section",
            el("h3", said.MESSAGES, id="messages"),
            el("ol", class_="sp-house__messages"),
            aria_labelledby="messages",
            class_="sp-house__faults",
            hidden=True,
        ),
        el(
            "section",
            el("h3", said.HELP, id="cursor"),
            el("div", class_="sp-house__help"),
            aria_labelledby="cursor",
            class_="sp-house__asked",
        ),
        el(
            "p",
            _button("save", said.SAVE),
            _button("remove", said.REMOVE),
            here.link(said.IN_COLLATION, COLLATION_PAGE),
            class_="sp-house__do",
        ),
        el(
            "details",
            el("summary", said.COMMAND_LINE),
            el("p", coded(said.ON_COMMAND_LINE)),
            el("pre", el("code", _COMMANDS, class_="sp-house__commands")),
        ),
        class_="sp-house__desk",
        role="region",
        aria_labelledby="desk",
        hidden=True,
    )


def _editor() -> Html:
    field = el(
        "textarea",
        id="ruleset",
        wrap="off",
        spellcheck="false",
        autocapitalize="off",
        autocomplete="off",
        rows=24,
        aria_describedby="ruleset-keys",
        aria_autocomplete="list",
        aria_haspopup="listbox",
        aria_controls="suggestions",
    )
    return el(
        "div",
        el("label", said.EDITOR, for_="ruleset", class_="sp-steer__name"),
        el(
            "div",
            el("div", class_="sp-editor__lines", aria_hidden="true"),
            field,
            el(
                "div",
                el("ul", id="suggestions", role="listbox", aria_label=said.SUGGESTIONS),
                el("p", class_="sp-editor__more", aria_hidden="true"),
                class_="sp-editor__offer",
                hidden=True,
            ),
            class_="sp-editor__frame",
        ),
        el("p", said.KEYS, id="ruleset-keys", class_="sp-editor__keys"),
        el("p", role="status", class_="sp-unseen sp-editor__count"),
        class_="sp-editor",
    )


def _button(does: str, label: Child) -> Html:
    return el("button", label, type="button", data_do=does)
