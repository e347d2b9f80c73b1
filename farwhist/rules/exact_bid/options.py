"""Every option of the exact-bid family. The first value of each list is the default.

Where each comes from: docs/rules.md#options-of-the-exact-bid-games.
"""

from __future__ import annotations

from typing import Final

from farwhist.rules.exact_bid.deal_options import CARDS, DEALS, TRUMP, shows_a_card
from farwhist.rules.exact_bid.play_options import BIDDING, PLAY
from farwhist.rules.options import Option, OptionTable, choice, number, on_page, switch, when
from farwhist.rules.scoring.schemes import SCHEMES, read_scheme
from farwhist.rules.words import QT_TRANSLATE_NOOP

SCORING: Final = [
    Option(
        "scoring",
        next(iter(SCHEMES)),
        label=QT_TRANSLATE_NOOP("Options", "Scoring"),
        help=QT_TRANSLATE_NOOP("Options", "The points of a deal: a named scheme or your own."),
        legal=", ".join(SCHEMES),
        read=read_scheme,
        means="scheme",
        values=tuple(SCHEMES),
    ),
    number(
        "slam",
        0,
        -1000,
        1000,
        label=QT_TRANSLATE_NOOP("Options", "Bonus for all tricks"),
        help=QT_TRANSLATE_NOOP("Options", "Extra points for bidding and taking every trick."),
    ),
    switch(
        "spade_double",
        label=QT_TRANSLATE_NOOP("Options", "Spades count double"),
        help=QT_TRANSLATE_NOOP(
            "Options", "All points of a deal are doubled when a spade is turned up."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when a card is turned for trump."),
        applies=shows_a_card,
    ),
    switch(
        "streak",
        label=QT_TRANSLATE_NOOP("Options", "Streak premium"),
        help=QT_TRANSLATE_NOOP(
            "Options", "Making several bids in a row wins points; missing several loses them."
        ),
    ),
    number(
        "streak_len",
        5,
        2,
        30,
        label=QT_TRANSLATE_NOOP("Options", "Streak length"),
        help=QT_TRANSLATE_NOOP("Options", "How many deals in a row."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a streak premium."),
        applies=when("streak", True),
    ),
    number(
        "streak_amount",
        10,
        1,
        1000,
        label=QT_TRANSLATE_NOOP("Options", "Premium"),
        help=QT_TRANSLATE_NOOP("Options", "Points won or lost."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a streak premium."),
        applies=when("streak", True),
    ),
    choice(
        "streak_one_card",
        label=QT_TRANSLATE_NOOP("Options", "One-card deals in a streak"),
        help=QT_TRANSLATE_NOOP(
            "Options", "They are skipped, end the streak, or count like the others."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a streak premium."),
        applies=when("streak", True),
        words={
            "skip": QT_TRANSLATE_NOOP("Values", "Skipped"),
            "break": QT_TRANSLATE_NOOP("Values", "They end the streak"),
            "count": QT_TRANSLATE_NOOP("Values", "They count"),
        },
        sentences={
            "skip": QT_TRANSLATE_NOOP("Rules", "One-card deals are skipped in this count."),
            "break": QT_TRANSLATE_NOOP("Rules", "A one-card deal ends a streak."),
            "count": QT_TRANSLATE_NOOP("Rules", "One-card deals count in a streak."),
        },
    ),
    choice(
        "streak_restart",
        "on",
        "off",
        label=QT_TRANSLATE_NOOP("Options", "New streak after a premium"),
        help=QT_TRANSLATE_NOOP("Options", "The count restarts, so a long streak pays again."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a streak premium."),
        applies=when("streak", True),
        sentences={
            "on": QT_TRANSLATE_NOOP("Rules", "After a premium a new streak begins."),
            "off": QT_TRANSLATE_NOOP("Rules", "A streak pays only once, however long it gets."),
        },
    ),
]

END: Final = [
    choice(
        "end",
        label=QT_TRANSLATE_NOOP("Options", "End of the match"),
        help=QT_TRANSLATE_NOOP(
            "Options", "After the whole sequence, or when somebody reaches a score."
        ),
        arguments={"fixed": "tours", "target": "points"},
        words={
            "fixed": QT_TRANSLATE_NOOP("Values", "After the whole sequence"),
            "target": QT_TRANSLATE_NOOP("Values", "When a score is reached"),
        },
    ),
    number(
        "tours",
        1,
        1,
        20,
        label=QT_TRANSLATE_NOOP("Options", "Times played"),
        help=QT_TRANSLATE_NOOP("Options", "How many times the whole sequence is played."),
        needs=QT_TRANSLATE_NOOP("Options", "Only when the match ends after the sequence."),
        applies=when("end", "fixed"),
    ),
    number(
        "points",
        100,
        1,
        10000,
        label=QT_TRANSLATE_NOOP("Options", "Points to reach"),
        help=QT_TRANSLATE_NOOP("Options", "The match ends when a total reaches this."),
        needs=QT_TRANSLATE_NOOP("Options", "Only in a match to a score."),
        applies=when("end", "target"),
    ),
    choice(
        "check",
        label=QT_TRANSLATE_NOOP("Options", "When the score is checked"),
        help=QT_TRANSLATE_NOOP("Options", "After every deal, or after each whole sequence."),
        needs=QT_TRANSLATE_NOOP("Options", "Only in a match to a score."),
        applies=when("end", "target"),
        words={
            "deal": QT_TRANSLATE_NOOP("Values", "After every deal"),
            "tour": QT_TRANSLATE_NOOP("Values", "After each whole sequence"),
        },
        sentences={
            "deal": QT_TRANSLATE_NOOP("Rules", "Totals are checked after every deal."),
            "tour": QT_TRANSLATE_NOOP(
                "Rules", "Totals are checked each time the whole sequence has been played."
            ),
        },
    ),
    number(
        "longest",
        200,
        1,
        1000,
        label=QT_TRANSLATE_NOOP("Options", "Maximum deals"),
        help=QT_TRANSLATE_NOOP(
            "Options", "A match to a score ends after this many deals at the latest."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only in a match to a score."),
        applies=when("end", "target"),
    ),
    choice(
        "tie",
        label=QT_TRANSLATE_NOOP("Options", "Ties"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Tied players share the place; or one more deal is played, of the largest size or, in "
            "a match to points, the next of the sequence; or the larger total of made bids, or "
            "the most tricks in the match, decides.",
        ),
        words={
            "shared": QT_TRANSLATE_NOOP("Values", "The place is shared"),
            "extra_deal": QT_TRANSLATE_NOOP("Values", "Another deal"),
            "sum_made_bids": QT_TRANSLATE_NOOP("Values", "The larger total of made bids"),
            "total_tricks": QT_TRANSLATE_NOOP("Values", "Most tricks in the match"),
        },
        sentences={
            "shared": QT_TRANSLATE_NOOP("Rules", "Tied players share the place."),
            "extra_deal": QT_TRANSLATE_NOOP(
                "Rules", "If first place is tied, one more deal of the largest size is played."
            ),
            "sum_made_bids": QT_TRANSLATE_NOOP(
                "Rules", "Ties are broken by the larger total of made bids."
            ),
            "total_tricks": QT_TRANSLATE_NOOP(
                "Rules", "Ties are broken by the most tricks in the match."
            ),
        },
    ),
]

OPTIONS: Final = OptionTable(
    [
        *CARDS,
        *on_page("sequence", DEALS),
        *on_page("trump", TRUMP),
        *on_page("bidding", BIDDING),
        *on_page("play", PLAY),
        *on_page("scoring", SCORING),
        *END,
    ]
)
