"""Oh Hell and its relatives: Blackout, German Bridge, Ascenseur, La Podrida, Judgement ...

Everybody plays alone and bids in turn, from the dealer's left, how many tricks it will take; in
most circles the last bidder may not make the bids add up to the tricks. The turned card fixes
trump. One follows suit if one can, otherwise plays any card. Scores differ most from place to
place; each preset says which it uses.
"""

from farwhist.rules.exact_bid.build import build
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import EXACT_BIDS
from farwhist.rules.words import QT_TRANSLATE_NOOP

ID = "oh_hell"
NAME = QT_TRANSLATE_NOOP("Games", "Oh Hell!")
EMBLEM = "flame"
KIND = EXACT_BIDS

IN_TURN = {"bidding": "IN_TURN", "hook": "on"}

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Oh Hell!"),
        QT_TRANSLATE_NOOP(
            "Presets", "At most ten cards, down to one and up again; every trick counts."
        ),
        {**IN_TURN, "sequence": "DOWN_UP", "cap": "10", "scoring": "CLASSIC10"},
    ),
    Preset(
        "blackout",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Blackout"),
        QT_TRANSLATE_NOOP("Presets", "Like Oh Hell!, but a missed bid scores nothing."),
        {**IN_TURN, "sequence": "DOWN_UP", "cap": "10", "scoring": "EXACT10"},
    ),
    Preset(
        "german_bridge",
        ID,
        QT_TRANSLATE_NOOP("Presets", "German Bridge"),
        QT_TRANSLATE_NOOP("Presets", "Made: 10 + bid². Missed: −(tricks off)²."),
        {**IN_TURN, "sequence": "UP_DOWN", "scoring": "SQUARE_SQUARE"},
    ),
    Preset(
        "ascenseur",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Ascenseur"),
        QT_TRANSLATE_NOOP("Presets", "The French game: down to one card and up again."),
        {**IN_TURN, "sequence": "DOWN_UP", "cap": "10", "scoring": "CLASSIC10"},
    ),
    Preset(
        "ascenseur_up",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Ascenseur, from one card"),
        QT_TRANSLATE_NOOP("Presets", "The French game the other way round: up first."),
        {**IN_TURN, "sequence": "UP_DOWN", "cap": "10", "scoring": "CLASSIC10"},
    ),
    Preset(
        "ascenseur_max",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Ascenseur, whole pack"),
        QT_TRANSLATE_NOOP(
            "Presets", "As many cards as the pack allows; no trump when the whole pack is dealt."
        ),
        {**IN_TURN, "sequence": "DOWN_UP", "scoring": "CLASSIC10"},
    ),
    Preset(
        "ascenseur_2",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Ascenseur 2+1"),
        QT_TRANSLATE_NOOP("Presets", "Made: 2 + tricks. Missed: −1 for each trick off."),
        {**IN_TURN, "sequence": "UP_DOWN", "scoring": "ASC2"},
    ),
    Preset(
        "podrida",
        ID,
        QT_TRANSLATE_NOOP("Presets", "La Podrida"),
        QT_TRANSLATE_NOOP(
            "Presets", "With one-card deals for every dealer and three points a trick."
        ),
        {**IN_TURN, "sequence": "DOWN_UP_ONES", "scoring": "PODRIDA3"},
    ),
    Preset(
        "nomination",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Nomination Whist"),
        QT_TRANSLATE_NOOP("Presets", "Trumps go round: spades, hearts, clubs, diamonds, none."),
        {
            **IN_TURN,
            "sequence": "DOWN_UP",
            "cap": "10",
            "trump": "ROTATE",
            "rotation": "S,H,C,D,NT",
            "scoring": "CLASSIC10",
        },
    ),
    Preset(
        "boerenbridge",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Boerenbridge"),
        QT_TRANSLATE_NOOP(
            "Presets", "The Dutch game. Made: 10 + 2 a trick. Missed: −2 for each trick off."
        ),
        {**IN_TURN, "sequence": "DOWN_UP", "cap": "10", "scoring": "BOER2P"},
    ),
    Preset(
        "judgement",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Judgement"),
        QT_TRANSLATE_NOOP(
            "Presets", "At most ten cards, down to one; trumps in turn, all or nothing."
        ),
        {
            **IN_TURN,
            "sequence": "DOWN",
            "cap": "10",
            "trump": "ROTATE",
            "rotation": "S,D,C,H",
            "scoring": "EXACT10",
        },
    ),
)

__all__ = ["EMBLEM", "ID", "KIND", "NAME", "OPTIONS", "PRESETS", "build"]
