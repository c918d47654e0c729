"""The page with the Python console."""

from __future__ import annotations

import json
from typing import Final

from spadille.site.edition import Edition
from spadille.site.here import Here, deal_page
from spadille.site.html import Child, Html, el, join
from spadille.site.lab.coded import coded
from spadille.site.page import Page
from spadille.site.words import lab_console as said

PATH: Final = "lab/python.md"
DEAL: Final = "prime-in-bells"
"""The deal that is at hand where the reader has not looked at another."""

_SCRIPT: Final = "assets/js/sp-console.mjs"


def page(edition: Edition) -> Page:
    """Return the page."""
    here = Here(edition, PATH)
    title = next((record.title for record in edition.records if record.id == DEAL), DEAL)
    links = (
        here.link(said.INSTALLED, "python.md"),
        here.link(said.WORKBOOK, "workbook/one-deal-twelve-books.py"),
    )
    words = {**said.IN_SCRIPT, "own": title}
    parts = (
        el("p", said.LEAD, class_="sp-lead"),
        el("p", coded(said.AT_HAND), " ", here.link(title, deal_page(DEAL)), "."),
        el("p", coded(said.WITHOUT_SCRIPT), class_="sp-lab__byhand"),
        el(
            "sp-console",
            _desk(),
            el("h2", said.EXAMPLES),
            *map(_example, said.TRIED),
            data_words=json.dumps(words, ensure_ascii=False),
            data_deal=DEAL,
        ),
        el("p", join(links, " · "), class_="sp-more"),
        el("script", type="module", src=here.href(_SCRIPT)),
    )
    return Page(path=PATH, title=said.TITLE, description=said.DESCRIPTION, parts=parts)


def _desk() -> Html:
    field = el(
        "textarea",
        id="python",
        rows=3,
        spellcheck="false",
        autocapitalize="off",
        autocomplete="off",
        aria_describedby="python-keys",
    )
    return el(
        "form",
        el("p", class_="sp-console__deal"),
        el("div", role="log", aria_label=said.LOG, tabindex="0", class_="sp-console__log", hidden=True),
        el("div", class_="sp-console__progress"),
        el("label", said.INPUT, for_="python", class_="sp-steer__name"),
        field,
        el(
            "p",
            el("button", said.RUN, type="submit"),
            _button("stop", said.STOP, disabled=True),
            _button("clear", said.CLEAR),
            el("span", role="status", class_="sp-console__state"),
            class_="sp-console__do",
        ),
        el("p", said.KEYS, id="python-keys", class_="sp-editor__keys"),
        class_="sp-console__desk",
        autocomplete="off",
    )


def _example(example: said.Example) -> Html:
    return el(
        "div",
        el("p", example.says),
        el("pre", el("code", example.code)),
        el("p", _button("try", said.TRY), class_="sp-console__do"),
        class_="sp-console__example",
    )


def _button(does: str, label: Child, *, disabled: bool = False) -> Html:
    return el("button", label, type="button", data_do=does, disabled=disabled)
