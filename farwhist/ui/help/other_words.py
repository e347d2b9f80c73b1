"""A sentence for each value of each option of the games without exact bids."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.help.rule_section import Words

ELIMINATION: Final[Words] = {
    "first_trump": {
        "turn_up": QT_TRANSLATE_NOOP("Rules", "In the first deal a turned card fixes trump."),
        "random": QT_TRANSLATE_NOOP("Rules", "In the first deal trump is drawn by lot."),
        "cut": QT_TRANSLATE_NOOP(
            "Rules", "Before the first deal all cut a card: the highest names trump."
        ),
    },
    "choose_when": {
        "after": QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever took most tricks in a deal names the trump of the next, after seeing the new "
            "cards.",
        ),
        "before": QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever took most tricks in a deal names the trump of the next, before seeing the "
            "new cards.",
        ),
    },
    "allow_nt": {True: QT_TRANSLATE_NOOP("Rules", "No trump may be named as well.")},
    "tie": {
        "cut": QT_TRANSLATE_NOOP(
            "Rules", "When several took most tricks, they cut for the right to name trump."
        ),
        "last_trick": QT_TRANSLATE_NOOP(
            "Rules",
            "When several took most tricks, whoever of them took one last names trump; they cut "
            "when none of them took any.",
        ),
        "turn_up": QT_TRANSLATE_NOOP(
            "Rules", "When several took most tricks, a turned card fixes trump."
        ),
    },
    "trump_lead": {
        "after_broken": QT_TRANSLATE_NOOP(
            "Rules",
            "A trump may be led only once one has been played on another suit, or by whoever holds "
            "nothing else.",
        ),
        "after_first": QT_TRANSLATE_NOOP(
            "Rules",
            "No trump may be led to the first trick, except by whoever holds nothing else.",
        ),
    },
    "misere": {
        False: QT_TRANSLATE_NOOP("Rules", "Whoever takes no trick in a deal is out."),
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever takes two or more tricks in a deal is out; in the deal of one card the only "
            "trick puts its player out. When all would be out, those with the fewest tricks stay.",
        ),
    },
    "dogs_life": {
        "on": QT_TRANSLATE_NOOP(
            "Rules",
            "The first players to whom this happens have a dog's life: one card in the next deal, "
            "which they may keep for a later trick by knocking. A trick with it brings them back.",
        )
    },
    "second_life": {
        "blind_card": QT_TRANSLATE_NOOP(
            "Rules",
            "The next players who take no trick have one card in the next deal that they may not "
            "look at.",
        )
    },
    "sweep_ends_game": {
        "on": QT_TRANSLATE_NOOP("Rules", "Whoever takes every trick of a deal wins at once.")
    },
}

SIDES: Final[Words] = {
    "honours": {
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "Honours: a side that was dealt three of ace, king, queen and jack of trumps scores 2 "
            "more, with all four 4 more.",
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
        "Never": QT_TRANSLATE_NOOP("Rules", "The kitty is shown to nobody but the high bidder."),
        "Trump": QT_TRANSLATE_NOOP("Rules", "With a trump suit the kitty is shown to all."),
        "Always": QT_TRANSLATE_NOOP("Rules", "The kitty is shown to all."),
    },
    "bidder_gets_kitty": {
        False: QT_TRANSLATE_NOOP("Rules", "It stays out of play."),
        True: QT_TRANSLATE_NOOP(
            "Rules", "The high bidder takes it and lays as many cards away, face down."
        ),
    },
}

BID_PLAY: Final[Words] = {
    "bidder_leads": {
        False: QT_TRANSLATE_NOOP("Rules", "The eldest hand leads to the first trick."),
        True: QT_TRANSLATE_NOOP("Rules", "The high bidder leads to the first trick."),
    },
    "jokers": {
        "2": QT_TRANSLATE_NOOP(
            "Rules",
            "The two jokers are the highest trumps, the red one above the black one. Without trump "
            "they are worth nothing.",
        ),
        "1": QT_TRANSLATE_NOOP(
            "Rules", "The joker is the highest trump. Without trump it is worth nothing."
        ),
    },
    "nt_joker": {
        "when_void": QT_TRANSLATE_NOOP(
            "Rules", "Without trump, a joker may be thrown off by whoever cannot follow suit."
        ),
        "must_when_void": QT_TRANSLATE_NOOP(
            "Rules", "Without trump, whoever cannot follow suit must throw off a joker."
        ),
        "any_time": QT_TRANSLATE_NOOP(
            "Rules", "Without trump, a joker may be thrown off to any trick."
        ),
    },
    "nt_joker_lead": {
        "only_if_last": QT_TRANSLATE_NOOP(
            "Rules", "Without trump, a joker may be led only by whoever holds nothing else."
        )
    },
}

BID_SCORE: Final[Words] = {
    "score_level_only": {
        False: QT_TRANSLATE_NOOP(
            "Rules", "A contract that is made scores 1 for every trick above six."
        ),
        True: QT_TRANSLATE_NOOP("Rules", "A contract that is made scores its number, no more."),
    },
    "double_nt": {
        True: QT_TRANSLATE_NOOP("Rules", "Without trump, points won and lost are doubled.")
    },
    "defensive_scoring": {
        True: QT_TRANSLATE_NOOP(
            "Rules", "The other side scores 1 for each of its tricks above six."
        )
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
        "chosen": QT_TRANSLATE_NOOP("Rules", "Everybody chooses the card to give."),
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
