"""What each value of an option of the exact-bid family means, in English."""

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP

VALUE_WORDS: Final = {
    "pack": {
        "52": QT_TRANSLATE_NOOP("Values", "52 cards"),
        "48": QT_TRANSLATE_NOOP("Values", "48 cards, from the three up"),
        "40": QT_TRANSLATE_NOOP("Values", "40 cards, from the five up"),
        "36": QT_TRANSLATE_NOOP("Values", "36 cards, from the six up"),
        "32": QT_TRANSLATE_NOOP("Values", "32 cards, from the seven up"),
        "8N": QT_TRANSLATE_NOOP("Values", "8 cards for each player"),
        "spanish": QT_TRANSLATE_NOOP("Values", "40 cards, Spanish: no 8, 9, 10"),
        "even": QT_TRANSLATE_NOOP("Values", "52 less some twos, to deal evenly"),
        "56": QT_TRANSLATE_NOOP("Values", "56 cards: with four jokers as ones"),
        "60": QT_TRANSLATE_NOOP("Values", "60 cards: with wizards and jesters"),
        "104": QT_TRANSLATE_NOOP("Values", "104 cards: two packs"),
    },
    "ranks": {
        "standard": QT_TRANSLATE_NOOP("Values", "Ace high"),
        "ace_three": QT_TRANSLATE_NOOP("Values", "Spanish: ace, three, king …"),
        "bowers": QT_TRANSLATE_NOOP("Values", "Trump jack and its twin on top"),
    },
    "sit_out": {
        "nobody": QT_TRANSLATE_NOOP("Values", "Nobody"),
        "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
    },
    "direction": {
        "clockwise": QT_TRANSLATE_NOOP("Values", "Clockwise"),
        "counter": QT_TRANSLATE_NOOP("Values", "Counter-clockwise"),
    },
    "sequence": {
        "UP_DOWN_2": QT_TRANSLATE_NOOP("Values", "Up and down by two: 1, 3 … 3, 1"),
        "UP_DOWN": QT_TRANSLATE_NOOP("Values", "Up and down: 1, 2 … 2, 1"),
        "DOWN_UP": QT_TRANSLATE_NOOP("Values", "Down and up: 10 … 1 … 10"),
        "UP": QT_TRANSLATE_NOOP("Values", "Up only: 1, 2, 3 …"),
        "DOWN": QT_TRANSLATE_NOOP("Values", "Down only: … 3, 2, 1"),
        "DOWN_UP_ONES": QT_TRANSLATE_NOOP(
            "Values", "Down and up, one-card deals once by each dealer"
        ),
        "UP_DOWN_PEAKS": QT_TRANSLATE_NOOP(
            "Values", "Up and down, largest deal once by each dealer"
        ),
        "ROM_181": QT_TRANSLATE_NOOP("Values", "Romanian: 1 … 8 … 1"),
        "ROM_818": QT_TRANSLATE_NOOP("Values", "Romanian: 8 … 1 … 8"),
        "ROM_1381": QT_TRANSLATE_NOOP("Values", "Romanian by two: 1, 3, 5, 7, 8 … 1"),
        "FIDEPO": QT_TRANSLATE_NOOP("Values", "Down and up, never fewer than 4"),
        "STEP2_DOWN_UP": QT_TRANSLATE_NOOP("Values", "Down by two, the other sizes up"),
        "CARTIER": QT_TRANSLATE_NOOP("Values", "Down to 2 and up"),
        "NOMMIE": QT_TRANSLATE_NOOP("Values", "Down and up, 2 cards by every dealer"),
        "CONSTANT": QT_TRANSLATE_NOOP("Values", "Always the same number"),
        "CLAG": QT_TRANSLATE_NOOP("Values", "Clag, with special deals"),
        "CUSTOM": QT_TRANSLATE_NOOP("Values", "A sequence of your own"),
    },
    "cap": {"auto": QT_TRANSLATE_NOOP("Values", "As many as fit")},
    "one_card": {
        "normal": QT_TRANSLATE_NOOP("Values", "Played normally"),
        "FOREHEAD": QT_TRANSLATE_NOOP("Values", "Forehead: you see all but your own"),
        "HIDDEN_ONE": QT_TRANSLATE_NOOP("Values", "Hidden: nobody sees a card"),
    },
    "trump": {
        "TURN_UP": QT_TRANSLATE_NOOP("Values", "The next card is turned up"),
        "DEALER_LAST": QT_TRANSLATE_NOOP("Values", "The dealer's last card"),
        "CUT_FIRST": QT_TRANSLATE_NOOP("Values", "A card is cut before the deal"),
        "ROTATE": QT_TRANSLATE_NOOP("Values", "Trumps go round in an order"),
        "RANDOM": QT_TRANSLATE_NOOP("Values", "A suit is drawn"),
        "FIXED": QT_TRANSLATE_NOOP("Values", "The same suit in every deal"),
        "NT_ALWAYS": QT_TRANSLATE_NOOP("Values", "No trump"),
        "HIGH_BIDDER": QT_TRANSLATE_NOOP("Values", "The highest bidder chooses"),
        "AUCTION": QT_TRANSLATE_NOOP("Values", "It is auctioned"),
        "REVEAL_AFTER_BIDS": QT_TRANSLATE_NOOP("Values", "Turned up after the bids"),
        "HIDDEN_TRUMP": QT_TRANSLATE_NOOP("Values", "Hidden until somebody cannot follow suit"),
    },
    "wizard_turned": {
        "dealer": QT_TRANSLATE_NOOP("Values", "The dealer chooses the suit"),
        "NT": QT_TRANSLATE_NOOP("Values", "No trump"),
    },
    "full_pack_trump": {
        "NT": QT_TRANSLATE_NOOP("Values", "No trump"),
        "DEALER_LAST": QT_TRANSLATE_NOOP("Values", "The dealer's last card"),
        "CUT_FIRST": QT_TRANSLATE_NOOP("Values", "A card is cut before the deal"),
        "DEALER_BLIND": QT_TRANSLATE_NOOP("Values", "The dealer chooses before the deal"),
        "AUCTION": QT_TRANSLATE_NOOP("Values", "It is auctioned"),
    },
    "bidding": {
        "READY": QT_TRANSLATE_NOOP("Values", "All at once, hidden until everyone is ready"),
        "IN_TURN": QT_TRANSLATE_NOOP("Values", "Openly, in turn"),
    },
    "first_bidder": {
        "eldest": QT_TRANSLATE_NOOP("Values", "The player after the dealer"),
        "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
    },
    "hook": {
        "off": QT_TRANSLATE_NOOP("Values", "None: the last bidder is free"),
        "on": QT_TRANSLATE_NOOP("Values", "In every deal"),
        "from_k": QT_TRANSLATE_NOOP("Values", "From a certain number of cards on"),
        "not_last_deal": QT_TRANSLATE_NOOP("Values", "In all deals but the last"),
    },
    "total_rule": {
        "free": QT_TRANSLATE_NOOP("Values", "Free"),
        "must_exceed": QT_TRANSLATE_NOOP("Values", "More than the tricks"),
        "coop": QT_TRANSLATE_NOOP("Values", "Exactly the tricks, played until all make it"),
    },
    "bid_visibility": {
        "open": QT_TRANSLATE_NOOP("Values", "Every bid"),
        "total_only": QT_TRANSLATE_NOOP("Values", "Only their total"),
    },
    "first_leader": {
        "eldest": QT_TRANSLATE_NOOP("Values", "The player after the dealer"),
        "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
    },
    "trump_lead": {
        "any": QT_TRANSLATE_NOOP("Values", "Any time"),
        "after_broken": QT_TRANSLATE_NOOP("Values", "Once trumps are broken"),
        "after_first": QT_TRANSLATE_NOOP("Values", "After the first trick"),
        "only_if_forced": QT_TRANSLATE_NOOP("Values", "Only when holding nothing else"),
    },
    "streak_one_card": {
        "skip": QT_TRANSLATE_NOOP("Values", "Skipped"),
        "break": QT_TRANSLATE_NOOP("Values", "They end the streak"),
        "count": QT_TRANSLATE_NOOP("Values", "They count"),
    },
    "end": {
        "fixed": QT_TRANSLATE_NOOP("Values", "After the whole sequence"),
        "target": QT_TRANSLATE_NOOP("Values", "When a score is reached"),
    },
    "check": {
        "deal": QT_TRANSLATE_NOOP("Values", "After every deal"),
        "tour": QT_TRANSLATE_NOOP("Values", "After each whole sequence"),
    },
    "tie": {
        "shared": QT_TRANSLATE_NOOP("Values", "The place is shared"),
        "extra_deal": QT_TRANSLATE_NOOP("Values", "Another deal"),
        "sum_made_bids": QT_TRANSLATE_NOOP("Values", "The larger total of made bids"),
        "total_tricks": QT_TRANSLATE_NOOP("Values", "Most tricks in the match"),
    },
}
