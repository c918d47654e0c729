"""Words of the deal on the first page."""

from __future__ import annotations

from typing import Final

DEALT: Final = "The cards as dealt"
ROLE_DECLARER: Final = "declarer"
ROLE_PARTNER: Final = "partner"
TRUMPS_ARE: Final = "trumps"
PARTNER_HOLDS: Final = "called"
TRICKS_WON: Final = "{won} tricks of {all}"
RESULT: Final = {True: "won", False: "lost"}
NOT_PLAYED: Final = "not played to its end"
EACH: Final = "Under {title}"
ONE_EXCHANGED: Final = "here with one answer of ours:"
RULE: Final = "The rule that made the difference"
RULES: Final = "The rules that made the difference"
WATCH: Final = "“{title}”: watch the deal trick by trick"
NOBODY: Final = "Nobody gains or loses."
