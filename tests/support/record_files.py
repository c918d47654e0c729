"""A record that is fine, and the same with a line or two exchanged."""

from __future__ import annotations

from collections.abc import Mapping

GOOD = """\
format: 1
id: early-end
title: Where it stops
hands:
  forehand: CQ D7 SQ DA DK DQ C9 C8
  middlehand: DJ D8 HK HQ SA SK C7 CT
  rearhand: HA H9 H8 DT S9 S8 CA CK
  dealer: D9 HJ HT H7 SJ ST S7 CJ
lines:
  - id: bare
    contract: {declarer: forehand, game: frage, trump: D, called: HA}
"""
FIVE = "[CQ D8 DT D9, D7 DJ S8 S7, SQ C7 S9 H7, DA CT CK CJ, DK HQ H8 HT"
"""The first five tricks of the deal, all won by the declaring side; the bracket is open."""


def exchanged(changes: Mapping[str, str] | None = None, *, more: str = "") -> str:
    """Return the record with each key of `changes` exchanged for its value, and `more` behind it."""
    text = GOOD
    for old, new in (changes or {}).items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text + more
