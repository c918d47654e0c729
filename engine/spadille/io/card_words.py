"""Cards and suits as people write them elsewhere, and which of ours each is: only ever used to help, never to accept."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from spadille.cards import Card, Suit
from spadille.io.characters import ODD, SPACE, escape, name

EXPECTED_CARD: Final = "a card: suit letter C S H D, then rank A K Q J T 9 8 7"
EXPECTED_SUIT: Final = "a suit letter C S H D"

_SHOWN: Final = 40
"""How much of a token a message repeats."""

_NAME: Final = re.compile(r"[\w.+=<>/,:\[\]{}-][\w .+=<>/,:\[\]{}-]{0,99}")

_SUITS: Final = {
    Suit.CLUBS: "c e ♣ ♧ eichel eicheln kreuz treff club clubs acorns",
    Suit.SPADES: "s g l ♠ ♤ grün gruen gras laub blatt pik schippen spade spades leaves",
    Suit.HEARTS: "h r ♥ ♡ ❤ rot herz coeur heart hearts",
    Suit.DIAMONDS: "d ♦ ♢ schellen schelle karo eckstein diamond diamonds bells",
}
_RANKS: Final = {
    "A": "a as ass daus sau ace 1",
    "K": "k könig koenig king",
    "Q": "q o ober dame queen",
    "J": "j u unter bube jack",
    "T": "t 10 z zehn zehner ten",
    "9": "9 neun nine",
    "8": "8 acht eight",
    "7": "7 sieben seven",
}
_LOOKALIKES: Final = str.maketrans("АСНКТЅЈАΑΗΚΤасѕ", "ACHKTSJAAHKTacs")
"""Letters of other scripts that look like ours."""

_SUIT_OF: Final = {word: suit for suit, words in _SUITS.items() for word in words.split()}
_RANK_OF: Final = {word: rank for rank, words in _RANKS.items() for word in words.split()}
_GERMAN_RANKS: Final = frozenset({"o", "u", "ober", "unter", "daus", "sau"})


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    suit, rank = (
        f"(?P<{group}>{'|'.join(sorted(words, key=len, reverse=True))})"
        for group, words in (("suit", _SUIT_OF), ("rank", _RANK_OF))
    )
    return re.compile(f"{suit}[-_]*{rank}"), re.compile(f"{rank}[-_]*{suit}")


def card_fault(token: str) -> str | None:
    """Return what is wrong with a text that should be one card, or None when it is one."""
    try:
        Card(token)
    except ValueError:
        return f"found {shown(token)}; expected {EXPECTED_CARD}{_did_you_mean(likely_cards(token))}"
    return None


def suit_fault(token: str) -> str | None:
    """Return what is wrong with a text that should be one suit letter, or None when it is one."""
    if token in tuple(Suit):
        return None
    suit = _SUIT_OF.get(_simple(token))
    return f"found {shown(token)}; expected {EXPECTED_SUIT}{_did_you_mean((suit,) if suit else ())}"


def likely_cards(token: str) -> tuple[Card, ...]:
    """Return the card that a wrong spelling most likely means; two where a one may be an ace or a broken ten."""
    simple = _simple(token)
    for pattern in _patterns():
        if match := pattern.fullmatch(simple):
            suit = _SUIT_OF[match["suit"]]
            if match["suit"] == "s" and match["rank"] in _GERMAN_RANKS:
                suit = Suit.DIAMONDS
            rank = _RANK_OF[match["rank"]]
            if match["rank"] == "1":
                return Card(suit + "A"), Card(suit + "T")
            return (Card(suit + rank),)
    return ()


def shown(token: str) -> str:
    """Return the token as written, in quotes, with what cannot be seen as an escape and its name behind."""
    cut = token if len(token) <= _SHOWN else f"{token[: _SHOWN - 1]}…"
    quoted = ODD.sub(lambda match: escape(match.group()), repr(cut))
    strange = [
        name(sign) for sign in dict.fromkeys(cut) if ODD.match(sign) or sign == "\t" or _misleads(sign)
    ]
    return f"{quoted} ({' and '.join(strange)})" if strange else quoted


def label(name: str) -> str:
    """Return a name as it may stand unquoted in a message, or quoted where it holds what a name does not."""
    return name if _NAME.fullmatch(name) else shown(name)


def tokens(text: str) -> list[str]:
    """Return the words of a text, whatever kind of space parts them."""
    return SPACE.sub(" ", text).split()


def space_fault(text: str) -> str | None:
    """Return what is wrong with the spaces between the words of a text, or None when all are ordinary."""
    odd = [name(sign) for sign in dict.fromkeys(text) if sign in "\t\n" or SPACE.match(sign)]
    return f"found {' and '.join(odd)} between the cards; expected ordinary spaces" if odd else None


def _misleads(sign: str) -> bool:
    return str.translate(sign, _LOOKALIKES) != sign


def _simple(token: str) -> str:
    folded = unicodedata.normalize("NFKC", token.translate(_LOOKALIKES))
    return ODD.sub("", folded).strip(" ,;.:|/'\"“”„[]()").casefold()


def _did_you_mean(words: tuple[str, ...]) -> str:
    return f"; did you mean {' or '.join(repr(str(word)) for word in words)}?" if words else ""
