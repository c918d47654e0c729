"""The MkDocs hook: adds the generated pages to those written by hand. It alone knows MkDocs."""

from __future__ import annotations

import shutil
import sys
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure import StructureItem
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

if TYPE_CHECKING:
    import spadille.site.page
    from spadille.site.scripts import Scripts
    from spadille.site.sheets import Sheets

_FONT = Path("node_modules/@fontsource-variable/source-serif-4")
_FONT_SHEETS = ("index.css", "wght-italic.css")
_FONT_FOLDER = "assets/font/"
_FIRST_FONT = f"{_FONT_FOLDER}files/source-serif-4-latin-wght-normal.woff2"
"""The font of nearly every word, which a browser should ask for before it has read the style sheet."""


class PageFile(File):
    """The file of a generated page."""

    generated_page: spadille.site.page.Page


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Forget the engine as it was, so that `mkdocs serve` shows what has just been written; add the font's sheets."""
    for name in [name for name in sys.modules if name == "spadille" or name.startswith("spadille.")]:
        del sys.modules[name]
    if _font(config).is_dir():
        config.extra_css[:0] = [_FONT_FOLDER + sheet for sheet in _FONT_SHEETS]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add every generated page with its data, the playing cards, and the font where it is installed."""
    from spadille.errors import SpadilleError
    from spadille.naming import Pack
    from spadille.site import cards
    from spadille.site.build import loaded, pages
    from spadille.site.downloads import feed
    from spadille.site.navigation import expanded

    try:
        generated = list(pages(loaded(_deals(config))))
    except SpadilleError as error:
        raise PluginError(str(error)) from None
    for page in generated:
        file = PageFile.generated(config, page.path, content=page.markdown)
        assert isinstance(file, PageFile)
        file.generated_page = page
        files.append(file)
        for name, content in page.data.items():
            files.append(File.generated(config, name, content=content))
    for pack in Pack:
        files.append(File.generated(config, f"assets/cards-{pack}.svg", content=cards.sprite(pack)))
    changelog = (Path(config.config_file_path).parent / "CHANGELOG.md").read_text(encoding="utf-8")
    files.append(File.generated(config, feed.PATH, content=feed.feed(changelog, config.site_url or "")))
    for path in _font_files(config):
        relative = path.relative_to(_font(config)).as_posix()
        files.append(File.generated(config, _FONT_FOLDER + relative, abs_src_path=str(path)))
    _add_laboratory(files, config)
    _add_scripts(files, config)
    _add_styles(files, config)
    written = sorted(file.src_uri for file in files.documentation_pages())
    config.nav = expanded(config.nav or [], dict.fromkeys([*(page.path for page in generated), *written]))
    return files


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Put the blocks of a generated page into their places, and let the words of the glossary lead to it."""
    from spadille.site import home
    from spadille.site.build import loaded, marker
    from spadille.site.html import spaced
    from spadille.site.lab import workbook

    if isinstance(page.file, PageFile):
        # MkDocs must know what in the blocks can be linked to.
        page.present_anchor_ids = (page.present_anchor_ids or set()) | page.file.generated_page.ids()
        html = page.file.generated_page.filled(html)
    html = marker(Path(config.docs_dir)).marked(html, page.file.src_uri)
    if page.file.src_uri.startswith(workbook.FOLDER):
        html = workbook.whole(html) + workbook.cells(page.file.src_uri, Path(config.docs_dir))
    # The index of the search is made of the text alone.
    return spaced(home.filled(html, page.file.src_uri, loaded(_deals(config))))


def on_page_context(
    context: TemplateContext, page: Page, config: MkDocsConfig, nav: Navigation
) -> TemplateContext:
    """Describe the page to machines."""
    from spadille.site import metadata
    from spadille.site.cite import Cited

    described = metadata.plain(str(page.meta.get("description") or ""))
    described = described or metadata.first_words(page.content or "") or config.site_description or ""
    page.meta["description"] = escape(described)
    title = metadata.plain(str(page.title or config.site_name))
    page.meta["colophon"] = escape(Cited(title, page.file.src_uri).text)
    above = [(metadata.plain(section.title or ""), _index_address(section)) for section in page.ancestors]
    page.meta["head"] = metadata.head(
        metadata.Described(
            path=page.file.src_uri,
            title=metadata.plain(str(page.title or config.site_name)),
            description=described,
            url=page.canonical_url or "",
            site=config.site_name,
            home=config.site_url or "",
            above=tuple(reversed(above)),
        )
    )
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Mend what the theme leaves undone, and give the page the style sheets that it needs."""
    from spadille.site.theme import mended

    sheets: Sheets = config.extra["sheets"]
    scripts: Scripts = config.extra["scripts"]
    return scripts.called(sheets.linked(mended(output)))


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Give a page that the theme makes by itself its style sheets too."""
    if not template_name.endswith(".html"):
        return output_content
    sheets: Sheets = config.extra["sheets"]
    scripts: Scripts = config.extra["scripts"]
    return scripts.called(sheets.linked(output_content))


def on_post_build(config: MkDocsConfig) -> None:
    """Write the style sheets of the pages; put the theme's into the common one, without what no page has, now that all are known."""
    from spadille.site import styles
    from spadille.site.sheets import DARK, THEME
    from spadille.site.theme import restyled

    sheets: Sheets = config.extra["sheets"]
    site = Path(config.site_dir)
    for path, content in sheets.files().items():
        (site / path).write_text(content, encoding="utf-8")
    bundles = site.glob("assets/javascripts/bundle.*.js")
    scripts = "\n".join(bundle.read_text(encoding="utf-8") for bundle in bundles)
    # The theme links them in the order of their names.
    theme = {
        path.relative_to(site).as_posix(): sheets.lean(restyled(path.read_text(encoding="utf-8")), scripts)
        for path in sorted(site.glob(f"{THEME}*.css"))
    }
    common = site / styles.PATH
    whole = styles.joined({**theme, styles.PATH: common.read_text(encoding="utf-8")})
    common.write_text(whole, encoding="utf-8")
    (site / DARK).write_text(sheets.dark(whole), encoding="utf-8")
    shutil.rmtree(site / THEME)


def _add_laboratory(files: Files, config: MkDocsConfig) -> None:
    """Add the engine for the reader's browser, and the words of the scripts that ask it."""
    from spadille.errors import SpadilleError
    from spadille.site import lab_words
    from spadille.site.build import loaded
    from spadille.site.runtime.files import files as runtime

    files.append(File.generated(config, lab_words.PATH, content=lab_words.content()))
    try:
        for path, content in runtime(loaded(_deals(config)), root=Path(config.config_file_path).parent):
            files.append(File.generated(config, path, content=content))
    except SpadilleError as error:
        raise PluginError(str(error)) from None


def _add_styles(files: Files, config: MkDocsConfig) -> None:
    """Add one style sheet in the place of all that every page needs; the others wait for the pages that need them."""
    from spadille.site import styles
    from spadille.site.sheets import Sheets

    sheets = {
        path: file.content_string for path in config.extra_css if (file := files.get_file_from_path(path))
    }
    fonts = {path: styles.early(sheet) for path, sheet in sheets.items() if path.startswith(_FONT_FOLDER)}
    files.append(File.generated(config, styles.PATH, content=styles.joined({**sheets, **fonts})))
    config.extra_css = [styles.PATH]
    config.extra["font"] = _FIRST_FONT if fonts else None
    config.extra["sheets"] = Sheets(
        {path: file.content_string for path in config.extra["sheets"] if (file := files.get_file_from_path(path))},
        config.extra["scripts"],
    )


def _add_scripts(files: Files, config: MkDocsConfig) -> None:
    """Add our scripts as they are sent, in the place of those that were written."""
    from spadille.errors import SpadilleError
    from spadille.site.scripts import FOLDER, scripts

    for file in [file for file in files if file.src_uri.startswith(FOLDER)]:
        files.remove(file)
    try:
        sent = scripts(Path(config.docs_dir) / FOLDER, Path(config.config_file_path).parent)
    except SpadilleError as error:
        raise PluginError(str(error)) from None
    for name, content in sent.files.items():
        files.append(File.generated(config, FOLDER + name, content=content))
    config.extra["scripts"] = sent


def _deals(config: MkDocsConfig) -> Path:
    return Path(config.docs_dir) / "deals"


def _index_address(section: StructureItem) -> str:
    """Return the full address of a section's own page, or nothing where it has none."""
    children = section.children if isinstance(section, Section) else ()
    pages = (child for child in children if isinstance(child, Page) and child.is_index)
    return next((page.canonical_url or "" for page in pages), "")


def _font(config: MkDocsConfig) -> Path:
    return Path(config.config_file_path).parent / _FONT


def _font_files(config: MkDocsConfig) -> list[Path]:
    folder = _font(config)
    sheets = [folder / sheet for sheet in _FONT_SHEETS]
    found = [*sheets, folder / "LICENSE", *sorted((folder / "files").glob("*-wght-*.woff2"))]
    return found if folder.is_dir() else []
