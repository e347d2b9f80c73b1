"""Wizard, after Ken Fisher's game of 1984.

Three to six play alone with sixty cards: 52, four wizards and four jesters. The hands grow from 1
card until all are dealt. The next card is turned for trump: a jester means no trump, and for a
wizard the dealer looks at the cards and names the suit; the last deal is without trump. Bids in
turn from the eldest hand. One follows suit if one can, but a wizard or a jester may be played at
any time. The first wizard takes the trick; a jester takes none, unless there are only jesters: then
the first. After a wizard was led anybody plays anything; after a jester the next ordinary card sets
the suit. A made bid scores 20 and 10 a trick, a missed one loses 10 for each trick off.

The Canadian rule, by which the bids may not add up to the tricks, is the limit on the last bid. The
delayed reveal, by which bids are written down and shown after the last trick, is an option too.
"""

from farwhist.rules.exact_bid.build import build
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import EXACT_BIDS
from farwhist.rules.words import QT_TRANSLATE_NOOP

ID = "wizard"
NAME = QT_TRANSLATE_NOOP("Games", "Wizard")
EMBLEM = "hat"
KIND = EXACT_BIDS

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Wizard"),
        QT_TRANSLATE_NOOP(
            "Presets", "Sixty cards: wizards take any trick, jesters none, at any time."
        ),
        {"pack": "60", "sequence": "UP", "bidding": "IN_TURN", "scoring": "WIZARD"},
        least_seats=3,
        most_seats=6,
    ),
)

__all__ = ["EMBLEM", "ID", "KIND", "NAME", "OPTIONS", "PRESETS", "build"]
