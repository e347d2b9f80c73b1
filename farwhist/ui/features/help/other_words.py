"""A sentence for each value of each option of the games without exact bids."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.help.rule_section import Words

ELIMINATION: Final[Words] = {
    "first_trump": {
        "turn_up": QT_TRANSLATE_NOOP("Rules", "In the first deal a turned card sets trumps."),
        "random": QT_TRANSLATE_NOOP("Rules", "In the first deal trumps are drawn at random."),
        "cut": QT_TRANSLATE_NOOP(
            "Rules", "Before the first deal everyone cuts a card: the highest chooses trumps."
        ),
    },
    "choose_when": {
        "after": QT_TRANSLATE_NOOP(
            "Rules",
            "Of the players still in, the one who took the most tricks chooses the next trumps, "
            "after seeing the new cards.",
        ),
        "before": QT_TRANSLATE_NOOP(
            "Rules",
            "Of the players still in, the one who took the most tricks chooses the next trumps, "
            "before seeing the new cards.",
        ),
    },
    "allow_nt": {True: QT_TRANSLATE_NOOP("Rules", "The player may also choose no trump.")},
    "tie": {
        "cut": QT_TRANSLATE_NOOP(
            "Rules", "If several took the most tricks, they cut for the right to choose trumps."
        ),
        "last_trick": QT_TRANSLATE_NOOP(
            "Rules",
            "If several took the most tricks, the one who took a trick last chooses trumps; they "
            "cut if none of them took any.",
        ),
        "turn_up": QT_TRANSLATE_NOOP(
            "Rules", "If several took the most tricks, a turned card sets trumps."
        ),
    },
    "trump_lead": {
        "after_broken": QT_TRANSLATE_NOOP(
            "Rules",
            "Trumps may not be led until they are broken (one is played on another suit), "
            "unless you hold nothing else.",
        ),
        "after_first": QT_TRANSLATE_NOOP(
            "Rules",
            "Trumps may not be led to the first trick, unless you hold nothing else.",
        ),
    },
    "misere": {
        False: QT_TRANSLATE_NOOP("Rules", "A player who takes no trick in a deal is out."),
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "A player who takes two or more tricks in a deal is out; in the one-card deal the "
            "only trick does it. If everyone would be out, those with the fewest tricks stay.",
        ),
    },
    "dogs_life": {
        "on": QT_TRANSLATE_NOOP(
            "Rules",
            "The first players to whom this happens get a last chance (the dog's life): one card "
            "in the next deal, which they may keep for a later trick by knocking. A trick with "
            "it brings them back.",
        )
    },
    "second_life": {
        "blind_card": QT_TRANSLATE_NOOP(
            "Rules",
            "The next players to take no trick get one card in the next deal that they may not "
            "look at.",
        )
    },
    "sweep_ends_game": {
        "on": QT_TRANSLATE_NOOP("Rules", "A player who takes every trick of a deal wins at once.")
    },
}

ONE_CARD: Final = (
    QT_TRANSLATE_NOOP(
        "Rules",
        "A player on one card never leads: the next player who may leads instead.",
    ),
    QT_TRANSLATE_NOOP(
        "Rules",
        "That one card need not follow suit, and must be played to the last trick at the latest.",
    ),
)
"""What is told of the tricks where a player can live on with one card."""

SIDES: Final[Words] = {
    "honours": {
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "Honours: a side dealt three of the ace, king, queen and jack of trumps scores 2 "
            "more; all four score 4 more.",
        )
    },
}

BID_AUCTION: Final[Words] = {
    "low_beats_high": {
        "on": QT_TRANSLATE_NOOP(
            "Rules", "At the same number, downtown beats uptown and no trump beats both."
        ),
        "off": QT_TRANSLATE_NOOP(
            "Rules", "At the same number, uptown and downtown are equal and no trump beats both."
        ),
    },
    "sport_kitty": {
        "Never": QT_TRANSLATE_NOOP(
            "Rules", "After choosing trumps only the high bidder sees the kitty."
        ),
        "Trump": QT_TRANSLATE_NOOP(
            "Rules",
            "When trumps are chosen the kitty is shown to all, at no trump to the high bidder "
            "only.",
        ),
        "Always": QT_TRANSLATE_NOOP(
            "Rules", "When trumps are chosen, or no trump, the kitty is shown to all."
        ),
    },
    "bidder_gets_kitty": {
        False: QT_TRANSLATE_NOOP(
            "Rules",
            "The kitty stays out of play; those who have seen it can look at it again.",
        ),
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "The high bidder picks the kitty up and discards as many cards, face down, and can "
            "look at them again.",
        ),
    },
}

BID_PLAY: Final[Words] = {
    "bidder_leads": {
        False: QT_TRANSLATE_NOOP("Rules", "The player after the dealer leads to the first trick."),
        True: QT_TRANSLATE_NOOP("Rules", "The high bidder leads to the first trick."),
    },
    "jokers": {
        "2": QT_TRANSLATE_NOOP(
            "Rules",
            "The two jokers are the highest trumps, the red one above the black one. At no "
            "trump they are worth nothing; if one is led, the next card of a suit says which "
            "suit to follow.",
        ),
        "1": QT_TRANSLATE_NOOP(
            "Rules",
            "The joker is the highest trump. At no trump it is worth nothing; if it is led, the "
            "next card says which suit to follow.",
        ),
    },
    "nt_joker": {
        "when_void": QT_TRANSLATE_NOOP(
            "Rules", "At no trump, a player who cannot follow suit may discard a joker."
        ),
        "must_when_void": QT_TRANSLATE_NOOP(
            "Rules", "At no trump, a player who cannot follow suit must discard a joker."
        ),
        "any_time": QT_TRANSLATE_NOOP(
            "Rules", "At no trump, a joker may be discarded on any trick."
        ),
    },
    "nt_joker_lead": {
        "only_if_last": QT_TRANSLATE_NOOP(
            "Rules", "At no trump, a joker may be led only by a player who holds nothing else."
        )
    },
}

BID_SCORE: Final[Words] = {
    "score_level_only": {
        False: QT_TRANSLATE_NOOP("Rules", "A made contract scores 1 for every trick above six."),
        True: QT_TRANSLATE_NOOP("Rules", "A made contract scores the number bid, no more."),
    },
    "double_nt": {
        True: QT_TRANSLATE_NOOP("Rules", "At no trump, points won and lost are doubled.")
    },
    "defensive_scoring": {
        True: QT_TRANSLATE_NOOP("Rules", "The other side scores 1 for each trick above six.")
    },
}

SHEDDING: Final[Words] = {
    "coloured_jokers": {
        False: QT_TRANSLATE_NOOP(
            "Rules", "A joker goes on anything, and anything goes on it; the pile then rises."
        ),
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "A joker goes only on the other colour, and any card of the other colour goes on it; "
            "the pile then rises.",
        ),
    },
}

PENALTY: Final[Words] = {
    "gift": {
        "chosen": QT_TRANSLATE_NOOP("Rules", "Each player chooses the card to give."),
        "random": QT_TRANSLATE_NOOP("Rules", "The card to give is drawn."),
    },
}

POINTS: Final[Words] = {
    "points": {
        "ends": QT_TRANSLATE_NOOP("Rules", "The winner of a game scores 1, the last loses 1."),
        "places": QT_TRANSLATE_NOOP(
            "Rules", "Everybody scores 1 for each player who finishes the game later."
        ),
    },
}
