"""What all replays share: the words of the controls, and what the cards are called in either pack."""

from __future__ import annotations

import json
from typing import Any, Final

from spadille.cards import ALL_CARDS, Suit
from spadille.naming import SIGNS, Pack, suit_name
from spadille.site import cards, words
from spadille.site.cards.blank import INDEX
from spadille.site.words import replay as said

WORDS_FILE: Final = "data/replay.json"
CARDS_FILE: Final = "data/cards.json"

# Asks for the sign as text where a system would otherwise draw a coloured picture.
_AS_TEXT: Final = "\ufe0e"


def files() -> dict[str, str]:
    """Return the files by their paths in the site."""
    packs = {pack.value: _pack(pack) for pack in Pack}
    return {WORDS_FILE: _text(dict(said.WIDGET)), CARDS_FILE: _text(packs)}


def sprite_file(pack: Pack) -> str:
    """Return the path of a pack's pictures in the site."""
    return f"assets/cards-{pack}.svg"


def _pack(pack: Pack) -> dict[str, Any]:
    """Return what the cards and suits of a pack are called, what stands in a corner, and where the pictures are."""
    french = pack is Pack.FRENCH
    return {
        "pictures": sprite_file(pack),
        "cards": {card: cards.name(card, pack) for card in ALL_CARDS},
        "ranks": INDEX[pack],
        "suits": {suit: words.SUITS[suit] if french else suit_name(suit, pack) for suit in Suit},
        "signs": {suit: SIGNS[suit] + _AS_TEXT for suit in Suit} if french else None,
    }


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
