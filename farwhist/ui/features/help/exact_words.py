"""A sentence for each value of each option of the exact-bid games.

An option that needs more than a sentence of its own, such as a number, is told in `exact_rules`.
"""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.help.rule_section import Words

CARDS: Final[Words] = {
    "pack": {
        "52": QT_TRANSLATE_NOOP("Rules", "The full pack of 52 cards."),
        "48": QT_TRANSLATE_NOOP("Rules", "48 cards: no twos."),
        "40": QT_TRANSLATE_NOOP("Rules", "40 cards: no twos, threes and fours."),
        "36": QT_TRANSLATE_NOOP("Rules", "36 cards: from the six up."),
        "32": QT_TRANSLATE_NOOP("Rules", "32 cards: from the seven up."),
        "spanish": QT_TRANSLATE_NOOP("Rules", "40 cards: no eights, nines and tens."),
        "56": QT_TRANSLATE_NOOP(
            "Rules", "56 cards: each suit has a one below the two; the ones are four jokers."
        ),
        "60": QT_TRANSLATE_NOOP("Rules", "60 cards: 52, four wizards and four jesters."),
        "104": QT_TRANSLATE_NOOP(
            "Rules",
            "Two packs of 52 cards; of two equal cards, the first one played is the higher.",
        ),
    },
    "ranks": {
        "standard": QT_TRANSLATE_NOOP("Rules", "The ace is the highest card, then king, queen …"),
        "ace_three": QT_TRANSLATE_NOOP("Rules", "The cards rank A 3 K Q J, then 10 down to 2."),
        "bowers": QT_TRANSLATE_NOOP(
            "Rules",
            "The jack of trumps is the highest trump; the other jack of the same colour is the "
            "next and belongs to the trumps.",
        ),
    },
    "sit_out": {"dealer": QT_TRANSLATE_NOOP("Rules", "The dealer sits out each deal.")},
    "direction": {
        "clockwise": QT_TRANSLATE_NOOP("Rules", "Deal, bids and play go round clockwise."),
        "counter": QT_TRANSLATE_NOOP("Rules", "Deal, bids and play go round counter-clockwise."),
    },
}

DEALS: Final[Words] = {
    "one_card": {
        "FOREHEAD": QT_TRANSLATE_NOOP(
            "Rules", "In a one-card deal you see every card but your own."
        ),
        "HIDDEN_ONE": QT_TRANSLATE_NOOP(
            "Rules", "In a one-card deal nobody sees a card before everyone has bid."
        ),
    },
    "each_dealer": {True: QT_TRANSLATE_NOOP("Rules", "Every size is dealt once by each player.")},
}

TRUMP: Final[Words] = {
    "trump": {
        "TURN_UP": QT_TRANSLATE_NOOP(
            "Rules", "The next card after the deal is turned up: its suit is trumps."
        ),
        "DEALER_LAST": QT_TRANSLATE_NOOP(
            "Rules", "The dealer's last card is shown and sets trumps; it stays in the hand."
        ),
        "CUT_FIRST": QT_TRANSLATE_NOOP(
            "Rules",
            "A card is cut before the deal: its suit is trumps, and it is shuffled back in.",
        ),
        "RANDOM": QT_TRANSLATE_NOOP("Rules", "The trump suit is drawn at random for each deal."),
        "NT_ALWAYS": QT_TRANSLATE_NOOP("Rules", "There is no trump."),
        "HIGH_BIDDER": QT_TRANSLATE_NOOP(
            "Rules", "The highest bidder (the first, if tied) chooses trumps after the bids."
        ),
        "AUCTION": QT_TRANSLATE_NOOP(
            "Rules",
            "Trumps are auctioned: the player who offers the most tricks chooses the suit and "
            "keeps that bid. If everybody passes, there is no trump.",
        ),
        "REVEAL_AFTER_BIDS": QT_TRANSLATE_NOOP(
            "Rules", "The card that sets trumps is turned only after everyone has bid."
        ),
        "HIDDEN_TRUMP": QT_TRANSLATE_NOOP(
            "Rules",
            "The card that sets trumps stays face down until somebody cannot follow suit.",
        ),
    },
    "full_pack_trump": {
        "NT": QT_TRANSLATE_NOOP("Rules", "When the whole pack is dealt, there is no trump."),
        "DEALER_LAST": QT_TRANSLATE_NOOP(
            "Rules", "When the whole pack is dealt, the dealer's last card sets trumps."
        ),
        "CUT_FIRST": QT_TRANSLATE_NOOP(
            "Rules", "When the whole pack is dealt, a card cut before the deal sets trumps."
        ),
        "DEALER_BLIND": QT_TRANSLATE_NOOP(
            "Rules",
            "When the whole pack is dealt, the dealer chooses trumps before any card is dealt.",
        ),
        "AUCTION": QT_TRANSLATE_NOOP(
            "Rules",
            "When the whole pack is dealt, trumps are auctioned; if everybody passes, there is "
            "no trump.",
        ),
    },
    "random_nt": {True: QT_TRANSLATE_NOOP("Rules", "The draw may also give no trump.")},
    "face_means_nt": {
        True: QT_TRANSLATE_NOOP("Rules", "A king, queen or jack turned up means no trump.")
    },
    "wizard_turned": {
        "dealer": QT_TRANSLATE_NOOP(
            "Rules",
            "A jester turned up means no trump; for a wizard the dealer looks at the cards and "
            "chooses trumps.",
        ),
        "NT": QT_TRANSLATE_NOOP("Rules", "A wizard or a jester turned up means no trump."),
    },
    "super_trump": {
        True: QT_TRANSLATE_NOOP("Rules", "The twin of the turned card is the highest trump.")
    },
    "nt_when_max": {True: QT_TRANSLATE_NOOP("Rules", "In the largest deals there is no trump.")},
}

BIDDING: Final[Words] = {
    "bidding": {
        "READY": QT_TRANSLATE_NOOP(
            "Rules",
            "Everyone bids at the same time how many tricks they will take. A bid stays secret, "
            "and may be changed, until everybody is ready; then all bids are revealed together.",
        ),
        "IN_TURN": QT_TRANSLATE_NOOP(
            "Rules", "Players bid in turn, aloud, how many tricks they will take."
        ),
    },
    "first_bidder": {
        "eldest": QT_TRANSLATE_NOOP("Rules", "The player after the dealer bids first."),
        "dealer": QT_TRANSLATE_NOOP("Rules", "The dealer bids first."),
    },
    "hook": {
        "off": QT_TRANSLATE_NOOP("Rules", "The last bidder may bid any number."),
        "on": QT_TRANSLATE_NOOP(
            "Rules",
            "The bids may not add up to the number of tricks: the last bidder must avoid that.",
        ),
        "not_last_deal": QT_TRANSLATE_NOOP(
            "Rules",
            "The bids may not add up to the number of tricks: the last bidder must avoid that, "
            "except in the last deal.",
        ),
    },
    "total_rule": {
        "must_exceed": QT_TRANSLATE_NOOP(
            "Rules", "The bids must add up to more than the number of tricks."
        ),
        "coop": QT_TRANSLATE_NOOP(
            "Rules",
            "The bids must add up to exactly the number of tricks, and all play together: the "
            "deal counts only if everybody makes their bid.",
        ),
    },
    "second_round": {
        True: QT_TRANSLATE_NOOP(
            "Rules", "After everyone has bid, each in turn may raise their bid by one."
        )
    },
    "bid_visibility": {
        "total_only": QT_TRANSLATE_NOOP(
            "Rules", "Only the total of the bids is shown until the deal is over."
        )
    },
    "nil_twice": {True: QT_TRANSLATE_NOOP("Rules", "Nobody may bid 0 in two deals in a row.")},
}

PLAY: Final[Words] = {
    "first_leader": {
        "eldest": QT_TRANSLATE_NOOP(
            "Rules",
            "The player after the dealer leads to the first trick, the winner of each "
            "trick to the next.",
        ),
        "dealer": QT_TRANSLATE_NOOP(
            "Rules", "The dealer leads to the first trick, the winner of each trick to the next."
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
        "only_if_forced": QT_TRANSLATE_NOOP(
            "Rules", "You may lead a trump only if you hold nothing else."
        ),
    },
    "may_trump_anytime": {
        False: QT_TRANSLATE_NOOP("Rules", "You must follow suit if you can."),
        True: QT_TRANSLATE_NOOP(
            "Rules", "You must follow suit if you can, or play a trump instead."
        ),
    },
    "must_beat_suit": {
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "If you follow suit, you must beat the best card of that suit so far, if possible.",
        )
    },
    "must_ruff": {
        False: QT_TRANSLATE_NOOP(
            "Rules", "If you cannot follow suit, you may play any card; you need not play a trump."
        ),
        True: QT_TRANSLATE_NOOP("Rules", "If you cannot follow suit, you must play a trump."),
    },
    "must_overruff": {
        True: QT_TRANSLATE_NOOP(
            "Rules", "That trump must beat the trumps already in the trick, if possible."
        )
    },
    "free_below": {
        True: QT_TRANSLATE_NOOP("Rules", "If all your trumps are lower, you may play any card.")
    },
}

DEALER_OUT: Final[Words] = {
    "trump": {
        "DEALER_LAST": QT_TRANSLATE_NOOP(
            "Rules", "The last card dealt is shown and sets trumps; it stays in the hand."
        )
    },
    "full_pack_trump": {
        "DEALER_LAST": QT_TRANSLATE_NOOP(
            "Rules", "When the whole pack is dealt, the last card dealt sets trumps."
        ),
        "DEALER_BLIND": QT_TRANSLATE_NOOP(
            "Rules",
            "When the whole pack is dealt, the player after the dealer chooses trumps before any "
            "card is dealt.",
        ),
    },
    "wizard_turned": {
        "dealer": QT_TRANSLATE_NOOP(
            "Rules",
            "A jester turned up means no trump; for a wizard the player after the dealer looks at "
            "the cards and chooses trumps.",
        )
    },
    "first_bidder": {"dealer": BIDDING["first_bidder"]["eldest"]},
    "first_leader": {"dealer": PLAY["first_leader"]["eldest"]},
}
"""What takes the place of sentences in which the dealer plays, where the dealer sits out."""

MORE_DEALS: Final = {
    "deal": QT_TRANSLATE_NOOP(
        "Rules", "If first place is tied, the next deal of the sequence is played."
    ),
    "tour": QT_TRANSLATE_NOOP(
        "Rules", "If first place is tied, the whole sequence is played again."
    ),
}
"""What follows a tie in a match to points, by when totals are checked."""

WIZARDS: Final = (
    QT_TRANSLATE_NOOP("Rules", "A wizard or a jester may be played at any time."),
    QT_TRANSLATE_NOOP(
        "Rules",
        "After a jester is led, the next card of a suit sets the suit to follow. If a wizard "
        "comes before any card of a suit, everybody may play any card.",
    ),
    QT_TRANSLATE_NOOP(
        "Rules",
        "The first wizard takes the trick. A jester takes a trick only if all its cards are "
        "jesters; then the first one wins.",
    ),
)
"""What is told of a pack that has them."""

STREAK: Final[Words] = {
    "streak_one_card": {
        "skip": QT_TRANSLATE_NOOP("Rules", "One-card deals are skipped in this count."),
        "break": QT_TRANSLATE_NOOP("Rules", "A one-card deal ends a streak."),
        "count": QT_TRANSLATE_NOOP("Rules", "One-card deals count in a streak."),
    },
    "streak_restart": {
        "on": QT_TRANSLATE_NOOP("Rules", "After a premium a new streak begins."),
        "off": QT_TRANSLATE_NOOP("Rules", "A streak pays only once, however long it gets."),
    },
}

END: Final[Words] = {
    "check": {
        "deal": QT_TRANSLATE_NOOP("Rules", "Totals are checked after every deal."),
        "tour": QT_TRANSLATE_NOOP(
            "Rules", "Totals are checked each time the whole sequence has been played."
        ),
    },
    "tie": {
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
}

TWISTS: Final = {
    "n": QT_TRANSLATE_NOOP("Rules", "Deals without trump: {deals}."),
    "m": QT_TRANSLATE_NOOP("Rules", "Deals in which everyone bids 0: {deals}."),
    "b": QT_TRANSLATE_NOOP("Rules", "Deals in which you bid before looking at the cards: {deals}."),
    "r": QT_TRANSLATE_NOOP("Rules", "Deals in which trumps are turned after the bids: {deals}."),
    "f": QT_TRANSLATE_NOOP("Rules", "Deals in which you see all cards but your own: {deals}."),
    "h": QT_TRANSLATE_NOOP(
        "Rules", "Deals in which nobody sees a card before everyone has bid: {deals}."
    ),
}
