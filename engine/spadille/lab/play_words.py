"""What is said to a reader who plays on."""

from __future__ import annotations

from typing import Final

BID: Final = "{seat} is to speak."
DECLARE: Final = "{seat} says what is played."
TRUMP: Final = "{seat} names trumps."
CALLED: Final = "{seat} calls a card, whose holder becomes the partner."
DEMANDED: Final = "{seat} demands an ace."
RETURNS: Final = "{seat} gives a card for the ace."
LAID: Final = "{seat} lays a card face down for the suit that was called."
LEAD: Final = "{seat} is to lead."
PLAY: Final = "{seat} is to play."
NOTHING: Final = "This book allows nothing here: the deal cannot go on under it."

NO_ACTION: Final = "there is no action {action!r} here; the actions are {actions}"
NOT_OPEN: Final = "the deal is over under this book; nothing can be added to it"
NOTHING_TO_TAKE_BACK: Final = "nothing has been done yet that could be taken back"
