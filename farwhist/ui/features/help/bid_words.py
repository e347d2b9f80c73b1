"""A sentence for each value of each option of the games in which sides take what they have bid."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.help.rule_section import Words

CARDS: Final[Words] = {
    "jokers": {
        "2": QT_TRANSLATE_NOOP(
            "Rules",
            "Two jokers take the place of the twos of hearts and diamonds. The red joker is the "
            "highest spade, the black one the second.",
        )
    },
}

NILS: Final[Words] = {
    "nil": {
        "100": QT_TRANSLATE_NOOP("Rules", "A bid of 0 is nil: you undertake to take no trick."),
        "50": QT_TRANSLATE_NOOP("Rules", "A bid of 0 is nil: you undertake to take no trick."),
        "off": QT_TRANSLATE_NOOP("Rules", "A bid of 0 is a bid like any other."),
    },
    "blind_nil": {
        "on": QT_TRANSLATE_NOOP(
            "Rules",
            "A player 100 points behind may bid nil before looking at the cards, before all "
            "others bid.",
        )
    },
}

PLAY: Final[Words] = {
    "trump_lead": {
        "after_broken": QT_TRANSLATE_NOOP(
            "Rules",
            "Spades may not be led until they are broken (one is played on another suit), "
            "unless you hold nothing else.",
        ),
        "any": QT_TRANSLATE_NOOP("Rules", "A spade may be led at any time."),
        "after_first": QT_TRANSLATE_NOOP(
            "Rules",
            "Spades may not be led to the first trick, unless you hold nothing else.",
        ),
    },
}

SCORE: Final[Words] = {
    "nil": {
        "100": QT_TRANSLATE_NOOP(
            "Rules",
            "Nil scores 100 if you take no trick and loses 100 if you do, separately from the "
            "contract.",
        ),
        "50": QT_TRANSLATE_NOOP(
            "Rules",
            "Nil scores 50 if you take no trick and loses 50 if you do, separately from the "
            "contract.",
        ),
    },
    "blind_nil": {"on": QT_TRANSLATE_NOOP("Rules", "A blind nil counts twice.")},
    "nil_tricks": {
        "bags": QT_TRANSLATE_NOOP("Rules", "The tricks of a failed nil are bags."),
        "contract": QT_TRANSLATE_NOOP(
            "Rules", "The tricks of a failed nil help to make the partner's contract."
        ),
    },
}

FAILED_NIL_ALONE: Final = SCORE["nil_tricks"]["bags"]
"""What is told where there are no partners, and nothing can be chosen."""

BAGS: Final[Words] = {
    "bags": {
        "10": QT_TRANSLATE_NOOP("Rules", "Ten bags cost a penalty; bags beyond them carry over."),
        "5": QT_TRANSLATE_NOOP("Rules", "Five bags cost a penalty; bags beyond them carry over."),
        "off": QT_TRANSLATE_NOOP("Rules", "Bags cost nothing."),
    },
    "bag_penalty": {
        "100": QT_TRANSLATE_NOOP("Rules", "The penalty for bags is 100 points."),
        "50": QT_TRANSLATE_NOOP("Rules", "The penalty for bags is 50 points."),
    },
}
