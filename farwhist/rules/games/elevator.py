"""Elevator Whist, as in Far Whist.

Everybody plays alone. The hands grow from 1 card by two to 13 and shrink to 1 again. The top card
of the rest is turned and fixes trump; with 13 cards there is none. All bid at the same time how
many tricks they will take, from 0 up: each seat shows only that it is ready until all are, then
the bids are shown together. The eldest hand leads; one follows suit if one can, otherwise plays
any card: nobody has to ruff or overruff. Whoever takes exactly its bid scores 10 and 1 a trick;
whoever misses loses 1 for each trick too many or too few.

The published rules say that a miss loses points, not how many: the numbers are ours.
"""

from farwhist.rules.exact_bid.build import build
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import EXACT_BIDS
from farwhist.rules.words import QT_TRANSLATE_NOOP

ID = "elevator"
NAME = QT_TRANSLATE_NOOP("Games", "Elevator Whist")
EMBLEM = "stairs"
KIND = EXACT_BIDS

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Elevator Whist"),
        QT_TRANSLATE_NOOP(
            "Presets", "Bid in secret, reveal together, and take exactly what you bid."
        ),
    ),
    Preset(
        "elevator_turn",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Elevator Whist, bids in turn"),
        QT_TRANSLATE_NOOP(
            "Presets", "The same deals, with open bids in turn that may not add up to the tricks."
        ),
        {"bidding": "IN_TURN", "hook": "on"},
    ),
    Preset(
        "elevator_32",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Elevator Whist, 32 cards"),
        QT_TRANSLATE_NOOP("Presets", "Two ranks for each player, and you must ruff when void."),
        {"pack": "8N", "must_ruff": "on"},
        {7: {"sit_out": "dealer"}},
        most_seats=7,
    ),
)

__all__ = ["EMBLEM", "ID", "KIND", "NAME", "OPTIONS", "PRESETS", "build"]
