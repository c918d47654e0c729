"""A deal's replayer as a page with nothing around it, to be shown in a frame on other people's pages."""

from __future__ import annotations

from typing import Final

from spadille.record import Record
from spadille.site.here import Here, address
from spadille.site.html import Html, el, join
from spadille.site.words import replay as said

_SHEETS: Final = (
    "assets/spadille.css",
    "assets/css/cards.css",
    "assets/css/replayer.css",
)
_HEAD: Final = Html(
    '<meta charset="utf-8">'
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'\">"
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
    '<meta name="robots" content="noindex">'
    '<link rel="icon" href="data:,">'
    '<script>document.documentElement.classList.replace("no-js", "js")</script>'
)


def embed_file(record_id: str) -> str:
    """Return the path of the page in the site; it lies as deep as the deal's own page, whose links it shares."""
    return f"embed/{record_id}/index.html"


def embed_page(record: Record, element: Html, *, here: Here) -> str:
    """Return the page, with the element of the deal's own page in it."""
    sheets = [Html(f'<link rel="stylesheet" href="{here.href(sheet)}">') for sheet in _SHEETS]
    script = el("script", type="module", src=here.href("assets/js/embed.mjs"))
    head = el("head", _HEAD, el("title", record.title), *sheets, script)
    whole = el("a", said.WIDGET["whole"], href=f"../../{address(here.path)}")
    main = el(
        "main",
        el("h1", record.title),
        element,
        el("p", whole, class_="sp-embed__whole"),
        class_="md-typeset sp-embed",
    )
    body = el("body", main, data_md_color_scheme="default")
    return f"<!doctype html>\n{el('html', join((head, body)), lang='en', class_='no-js')}\n"
