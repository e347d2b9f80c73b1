"""Romanian Whist.

Three to six players, two ranks for each, so that eight cards a player use up the pack. The hands
go from 1 card to 8 and back, or from 8 to 1 and back, with the ends dealt once by every player.
The next card is turned for trump; with eight cards there is none. Bids in turn from the eldest
hand; the dealer may not make them add up to the tricks. Whoever cannot follow suit must play a
trump. A made bid scores 5 and 1 a trick, a missed one loses the difference.

With seven players the dealer sits out; or all seven play, with four jokers as the ones of the
suits, which are the lowest cards. The premium for five deals in a row made (or missed) is an
option; the sources differ on it, so the plain presets leave it off.
"""

from farwhist.rules.exact_bid.build import build
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.games.preset import Mode, Preset
from farwhist.rules.kind import EXACT_BIDS
from farwhist.rules.words import QT_TRANSLATE_NOOP

ID = "romanian"
NAME = QT_TRANSLATE_NOOP("Games", "Romanian Whist")
EMBLEM = "fan"
KIND = EXACT_BIDS

COMMON = {
    "pack": "8N",
    "bidding": "IN_TURN",
    "hook": "on",
    "must_ruff": "on",
    "scoring": "ROMANIAN",
}
SEVEN = {7: {"sit_out": "dealer"}}

MODE = Mode({**COMMON, "sequence": "ROM_181", "streak": "on"}, SEVEN)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Romanian Whist 1-8-1"),
        QT_TRANSLATE_NOOP("Presets", "From one card to eight and back; you must ruff when void."),
        {**COMMON, "sequence": "ROM_181"},
        SEVEN,
        most_seats=7,
    ),
    Preset(
        "romanian_818",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Romanian Whist 8-1-8"),
        QT_TRANSLATE_NOOP("Presets", "From eight cards to one and back."),
        {**COMMON, "sequence": "ROM_818"},
        SEVEN,
        most_seats=7,
    ),
    Preset(
        "romanian_premium",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Romanian Whist with premium"),
        QT_TRANSLATE_NOOP(
            "Presets", "Five bids in a row, made or missed, win or lose ten points more."
        ),
        {**COMMON, "sequence": "ROM_181", "streak": "on"},
        SEVEN,
        most_seats=7,
    ),
    Preset(
        "romanian_56",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Romanian Whist for seven"),
        QT_TRANSLATE_NOOP("Presets", "56 cards: four jokers are the ones, the lowest cards."),
        {**COMMON, "pack": "56", "sequence": "ROM_181"},
        least_seats=7,
        most_seats=7,
        usual_seats=7,
    ),
)

__all__ = ["EMBLEM", "ID", "KIND", "MODE", "NAME", "OPTIONS", "PRESETS", "build"]
