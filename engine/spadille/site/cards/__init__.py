"""The playing cards of the site, drawn by us: two packs, each one SVG file with a symbol a card.

The build writes `assets/cards-french.svg` and `assets/cards-german.svg`; a page shows the queen of clubs with
`<svg class="sp-playing-card" role="img" aria-label="queen of clubs"><use href="…/cards-french.svg#CQ"/></svg>`.
"""

from spadille.site.cards.pack import BACK, drawing, name, parts, sprite

__all__ = ["BACK", "drawing", "name", "parts", "sprite"]
