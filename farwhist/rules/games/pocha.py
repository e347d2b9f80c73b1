"""La Pocha, the Spanish game of exact bids with the card play of Tute.

Three to six play alone, counter-clockwise, with the Spanish pack of 40 cards, which rank A 3 K Q J
7 6 5 4 2; with three or six the twos stay out, so that all cards can be dealt. The hands grow from
1 card to the most that the pack allows and shrink again; the ends are dealt once by every player.
The next card is turned for trump; where none is left, the dealer's last card, which stays in the
hand. Bids in turn from the eldest hand; the dealer may not make them add up to the tricks. One
follows suit and beats the best card of the suit if one can, though not once somebody has ruffed.
Who cannot follow must ruff, above the trumps already played; who cannot overruff plays any card. A
made bid scores 10 and 5 a trick, a missed one loses 5 for each trick off.

Sources: juegosnaipes.com and Juegon for deals and play, Wikipedia (Pocha) for players and cards,
Ludoteka and the club of cccj.es for the points, Ludoteka for the packs without twos, Fournier for
the dealer's last card. A game of its own beside Oh Hell, since pack, order of the cards, direction
and card play are others.

With a French pack all 52 cards are played, ace high. Where the ends are dealt once, or only the
largest deal by every player (Ludoteka), the options of the deals say so.
"""

from farwhist.rules.exact_bid.build import build
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import EXACT_BIDS
from farwhist.rules.words import QT_TRANSLATE_NOOP

ID = "pocha"
NAME = QT_TRANSLATE_NOOP("Games", "La Pocha")
EMBLEM = "three"
KIND = EXACT_BIDS

COMMON = {
    "direction": "counter",
    "sequence": "ONES_AND_PEAKS",
    "full_pack_trump": "DEALER_LAST",
    "bidding": "IN_TURN",
    "hook": "on",
    "must_ruff": "on",
    "must_overruff": "on",
    "free_below": "on",
    "must_beat_suit": "on",
    "scoring": "POCHA",
}

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "La Pocha"),
        QT_TRANSLATE_NOOP(
            "Presets", "The Spanish pack: the three is second, and you must beat if you can."
        ),
        {"pack": "spanish_even", "ranks": "ace_three", **COMMON},
        least_seats=3,
        most_seats=6,
    ),
    Preset(
        "pocha_french",
        ID,
        QT_TRANSLATE_NOOP("Presets", "La Pocha, French pack"),
        QT_TRANSLATE_NOOP("Presets", "The same with all 52 cards, ace high."),
        COMMON,
        least_seats=3,
        most_seats=6,
    ),
)

__all__ = ["EMBLEM", "ID", "KIND", "NAME", "OPTIONS", "PRESETS", "build"]
