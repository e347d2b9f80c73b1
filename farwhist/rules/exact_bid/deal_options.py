"""The options of cards, deals and trump in the exact-bid family; see `options`."""

from __future__ import annotations

from typing import Final

from farwhist.engine.cards import Suit
from farwhist.rules.options import Option, Refusal, RulesError, Values, choice, switch, when
from farwhist.rules.sequences import custom
from farwhist.rules.words import QT_TRANSLATE_NOOP


def _read_cap(text: str) -> int | None:
    if text.lower() == "auto":
        return None
    value = int(text)
    if not 1 <= value <= 26:
        raise ValueError(text)
    return value


def _read_custom(text: str) -> str:
    custom(text)
    return text.replace(" ", "")


def _read_rotation(text: str) -> tuple[Suit | None, ...]:
    letters = [part.strip().upper() for part in text.replace("-", ",").split(",")]
    known = all(letter in ("S", "H", "D", "C", "NT") for letter in letters)
    if not known or len(set(letters)) < len(letters):
        raise RulesError(Refusal("bad_rotation", {"value": text}))
    return tuple(None if each == "NT" else Suit("SHDC".index(each)) for each in letters)


def _write_rotation(suits: tuple[Suit | None, ...]) -> str:
    return ",".join("NT" if suit is None else suit.letter for suit in suits)


def _turns_a_card(values: Values) -> bool:
    return values["trump"] in ("TURN_UP", "REVEAL_AFTER_BIDS", "HIDDEN_TRUMP")


def shows_a_card(values: Values) -> bool:
    return _turns_a_card(values) or values["trump"] in ("DEALER_LAST", "CUT_FIRST")


CARDS: Final = [
    choice(
        "pack",
        label=QT_TRANSLATE_NOOP("Options", "Pack"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "The cards in the pack. Short packs keep the highest ranks: with eight cards for "
            "each player, two ranks per player. The Spanish pack has no 8, 9 or 10, and for 3 or 6 "
            "players no twos if you like; from 52, some twos can be removed so that the cards "
            "deal out evenly. 56 cards include four jokers as ones, "
            "60 include four wizards and four jesters, 104 are two packs.",
        ),
        also={"auto52": {"pack": "52"}, "auto8N": {"pack": "8N"}},
        words={
            "52": QT_TRANSLATE_NOOP("Values", "52 cards"),
            "48": QT_TRANSLATE_NOOP("Values", "48 cards, from the three up"),
            "40": QT_TRANSLATE_NOOP("Values", "40 cards, from the five up"),
            "36": QT_TRANSLATE_NOOP("Values", "36 cards, from the six up"),
            "32": QT_TRANSLATE_NOOP("Values", "32 cards, from the seven up"),
            "8N": QT_TRANSLATE_NOOP("Values", "8 cards for each player"),
            "spanish": QT_TRANSLATE_NOOP("Values", "40 cards, Spanish: no 8, 9, 10"),
            "spanish_even": QT_TRANSLATE_NOOP("Values", "40 cards, Spanish; 36 for 3 or 6 players"),
            "even": QT_TRANSLATE_NOOP("Values", "52 less some twos, to deal evenly"),
            "56": QT_TRANSLATE_NOOP("Values", "56 cards: with four jokers as ones"),
            "60": QT_TRANSLATE_NOOP("Values", "60 cards: with wizards and jesters"),
            "104": QT_TRANSLATE_NOOP("Values", "104 cards: two packs"),
        },
        sentences={
            "52": QT_TRANSLATE_NOOP("Rules", "The full pack of 52 cards."),
            "48": QT_TRANSLATE_NOOP("Rules", "48 cards: no twos."),
            "40": QT_TRANSLATE_NOOP("Rules", "40 cards: no twos, threes and fours."),
            "36": QT_TRANSLATE_NOOP("Rules", "36 cards: from the six up."),
            "32": QT_TRANSLATE_NOOP("Rules", "32 cards: from the seven up."),
            "spanish": QT_TRANSLATE_NOOP("Rules", "40 cards: no eights, nines and tens."),
            "spanish_even": QT_TRANSLATE_NOOP(
                "Rules",
                "40 cards: no eights, nines and tens. With three or six players there are no twos "
                "either, so that all cards can be dealt.",
            ),
            "56": QT_TRANSLATE_NOOP(
                "Rules", "56 cards: each suit has a one below the two; the ones are four jokers."
            ),
            "60": QT_TRANSLATE_NOOP("Rules", "60 cards: 52, four wizards and four jesters."),
            "104": QT_TRANSLATE_NOOP(
                "Rules",
                "Two packs of 52 cards; of two equal cards, the first one played is the higher.",
            ),
        },
    ),
    choice(
        "ranks",
        label=QT_TRANSLATE_NOOP("Options", "Card ranking"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the "
            "other jack of its colour as the two highest trumps.",
        ),
        words={
            "standard": QT_TRANSLATE_NOOP("Values", "Ace high"),
            "ace_three": QT_TRANSLATE_NOOP("Values", "Spanish: ace, three, king …"),
            "bowers": QT_TRANSLATE_NOOP("Values", "Trump jack and its twin on top"),
        },
        sentences={
            "standard": QT_TRANSLATE_NOOP(
                "Rules", "The ace is the highest card, then king, queen …"
            ),
            "ace_three": QT_TRANSLATE_NOOP("Rules", "The cards rank A 3 K Q J, then 10 down to 2."),
            "bowers": QT_TRANSLATE_NOOP(
                "Rules",
                "The jack of trumps is the highest trump; the other jack of the same colour is the "
                "next and belongs to the trumps.",
            ),
        },
    ),
    choice(
        "sit_out",
        label=QT_TRANSLATE_NOOP("Options", "Who sits out"),
        help=QT_TRANSLATE_NOOP(
            "Options", "The dealer can sit out each deal, so that one more player can join."
        ),
        words={
            "nobody": QT_TRANSLATE_NOOP("Values", "Nobody"),
            "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
        },
        sentences={"dealer": QT_TRANSLATE_NOOP("Rules", "The dealer sits out each deal.")},
    ),
    choice(
        "direction",
        label=QT_TRANSLATE_NOOP("Options", "Direction of play"),
        help=QT_TRANSLATE_NOOP("Options", "Which way dealing, bidding and play go round."),
        words={
            "clockwise": QT_TRANSLATE_NOOP("Values", "Clockwise"),
            "counter": QT_TRANSLATE_NOOP("Values", "Counter-clockwise"),
        },
        sentences={
            "clockwise": QT_TRANSLATE_NOOP("Rules", "Deal, bids and play go round clockwise."),
            "counter": QT_TRANSLATE_NOOP(
                "Rules", "Deal, bids and play go round counter-clockwise."
            ),
        },
    ),
]

DEALS: Final = [
    choice(
        "sequence",
        label=QT_TRANSLATE_NOOP("Options", "Deal sequence"),
        help=QT_TRANSLATE_NOOP("Options", "How many cards are dealt in each deal."),
        arguments={"custom": "custom"},
        also={"PER_SIZE_xN": {"sequence": "UP_DOWN", "each_dealer": "on"}},
        words={
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
            "ONES_AND_PEAKS": QT_TRANSLATE_NOOP(
                "Values", "Up and down, one-card and largest deals once by each dealer"
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
    ),
    Option(
        "custom",
        "1,2,3,4,5,4,3,2,1",
        label=QT_TRANSLATE_NOOP("Options", "Own sequence"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Sizes such as 1,3,5, or first/turning point/last such as 10/1/10, optionally "
            "followed by a step. A letter after a size: n no trump, m everyone bids 0, b bid "
            "before looking, r trumps turned after the bids, f forehead, h hidden.",
        ),
        legal="1,3,5 or 10/1/10",
        read=_read_custom,
        needs=QT_TRANSLATE_NOOP("Options", "Only with a sequence of your own."),
        applies=when("sequence", "CUSTOM"),
    ),
    Option(
        "cap",
        None,
        label=QT_TRANSLATE_NOOP("Options", "Maximum cards per player"),
        help=QT_TRANSLATE_NOOP("Options", "The largest deal, as far as the pack allows."),
        legal="auto, 1..26",
        read=_read_cap,
        write=lambda value: "auto" if value is None else str(value),
        bounds=(1, 26),
        needs=QT_TRANSLATE_NOOP("Options", "Not with a sequence that sets its own sizes."),
        applies=lambda v: v["sequence"] not in ("ROM_181", "ROM_818", "ROM_1381", "CLAG", "CUSTOM"),
        words={"auto": QT_TRANSLATE_NOOP("Values", "As many as fit")},
    ),
    choice(
        "include_peak",
        label=QT_TRANSLATE_NOOP("Options", "Always include the largest deal"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "When going up by two would skip the largest deal, it is dealt all the same: once, or "
            "once or twice between two deals of the size below it.",
        ),
        words={
            "off": QT_TRANSLATE_NOOP("Values", "No"),
            "on": QT_TRANSLATE_NOOP("Values", "Once"),
            "mirror": QT_TRANSLATE_NOOP("Values", "Once, then down the same sizes"),
            "twice": QT_TRANSLATE_NOOP("Values", "Twice, then down the same sizes"),
        },
        needs=QT_TRANSLATE_NOOP("Options", "Only when going up and down by two."),
        applies=when("sequence", "UP_DOWN_2"),
    ),
    switch(
        "each_dealer",
        label=QT_TRANSLATE_NOOP("Options", "Every player deals each size"),
        help=QT_TRANSLATE_NOOP(
            "Options", "Every size of the sequence is dealt once by each player."
        ),
        sentences={True: QT_TRANSLATE_NOOP("Rules", "Every size is dealt once by each player.")},
    ),
    switch(
        "rom_tail",
        label=QT_TRANSLATE_NOOP("Options", "Forehead and hidden at the end"),
        help=QT_TRANSLATE_NOOP("Options", "Adds one forehead and one hidden deal of one card."),
    ),
    choice(
        "one_card",
        label=QT_TRANSLATE_NOOP("Options", "Deals of one card"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Played normally; or you see every card but your own; or nobody sees a card before "
            "everyone has bid.",
        ),
        words={
            "normal": QT_TRANSLATE_NOOP("Values", "Played normally"),
            "FOREHEAD": QT_TRANSLATE_NOOP("Values", "Forehead: you see all but your own"),
            "HIDDEN_ONE": QT_TRANSLATE_NOOP("Values", "Hidden: nobody sees a card"),
        },
        sentences={
            "FOREHEAD": QT_TRANSLATE_NOOP(
                "Rules", "In a one-card deal you see every card but your own."
            ),
            "HIDDEN_ONE": QT_TRANSLATE_NOOP(
                "Rules", "In a one-card deal nobody sees a card before everyone has bid."
            ),
        },
    ),
    switch(
        "blind_deal",
        label=QT_TRANSLATE_NOOP("Options", "Bid before looking"),
        help=QT_TRANSLATE_NOOP(
            "Options", "In every deal everyone bids before looking at their cards."
        ),
    ),
]

TRUMP: Final = [
    choice(
        "trump",
        label=QT_TRANSLATE_NOOP("Options", "Trump"),
        help=QT_TRANSLATE_NOOP("Options", "How the trump suit is found."),
        also={
            "NT_TOP": {"trump": "TURN_UP", "nt_when_max": "on"},
            "FACE_NT": {"trump": "TURN_UP", "face_means_nt": "on"},
            "SPADE_DOUBLE": {"trump": "TURN_UP", "spade_double": "on"},
            "DEALER_BLIND": {"trump": "TURN_UP", "full_pack_trump": "DEALER_BLIND"},
            "RANDOM(NT)": {"trump": "RANDOM", "random_nt": "on"},
        },
        arguments={"rotate": "rotation", "fixed": "trump_suit"},
        words={
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
        sentences={
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
            "RANDOM": QT_TRANSLATE_NOOP(
                "Rules", "The trump suit is drawn at random for each deal."
            ),
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
    ),
    Option(
        "rotation",
        (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, None),
        label=QT_TRANSLATE_NOOP("Options", "Order of trumps"),
        help=QT_TRANSLATE_NOOP(
            "Options", "Trumps for each deal in turn; after the last suit the order starts over."
        ),
        legal="S,H,C,D,NT",
        read=_read_rotation,
        write=_write_rotation,
        means="suits",
        needs=QT_TRANSLATE_NOOP("Options", "Only when trumps go round."),
        applies=when("trump", "ROTATE"),
    ),
    choice(
        "trump_suit",
        "S",
        "H",
        "D",
        "C",
        label=QT_TRANSLATE_NOOP("Options", "Trump suit"),
        help=QT_TRANSLATE_NOOP("Options", "The suit that is trumps in every deal."),
        means="suits",
        needs=QT_TRANSLATE_NOOP("Options", "Only with the same trump in every deal."),
        applies=when("trump", "FIXED"),
    ),
    switch(
        "random_nt",
        label=QT_TRANSLATE_NOOP("Options", "Include no trump"),
        help=QT_TRANSLATE_NOOP("Options", "No trump can be drawn as well as a suit."),
        needs=QT_TRANSLATE_NOOP("Options", "Only when the trump suit is drawn."),
        applies=when("trump", "RANDOM"),
        sentences={True: QT_TRANSLATE_NOOP("Rules", "The draw may also give no trump.")},
    ),
    switch(
        "face_means_nt",
        label=QT_TRANSLATE_NOOP("Options", "A court card means no trump"),
        help=QT_TRANSLATE_NOOP(
            "Options", "A king, queen or jack that is turned up means no trump."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when a card is turned for trump."),
        applies=shows_a_card,
        sentences={
            True: QT_TRANSLATE_NOOP("Rules", "A king, queen or jack turned up means no trump.")
        },
    ),
    choice(
        "wizard_turned",
        label=QT_TRANSLATE_NOOP("Options", "When a wizard is turned up"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "The dealer looks at the cards and chooses trumps; there is no trump; or the first "
            "card of a suit is sought.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with wizards, when a card is turned for trump."),
        applies=lambda v: v["pack"] == "60" and shows_a_card(v),
        words={
            "dealer": QT_TRANSLATE_NOOP("Values", "The dealer chooses the suit"),
            "NT": QT_TRANSLATE_NOOP("Values", "No trump"),
            "again": QT_TRANSLATE_NOOP("Values", "Turn on until a suit comes"),
        },
        sentences={
            "again": QT_TRANSLATE_NOOP(
                "Rules",
                "In place of a wizard or jester the next card of a suit is turned up. Only when "
                "none is left there is no trump.",
            ),
            "dealer": QT_TRANSLATE_NOOP(
                "Rules",
                "A jester turned up means no trump; for a wizard the dealer looks at the cards and "
                "chooses trumps.",
            ),
            "NT": QT_TRANSLATE_NOOP("Rules", "A wizard or a jester turned up means no trump."),
        },
    ),
    switch(
        "super_trump",
        label=QT_TRANSLATE_NOOP("Options", "Super trump"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "The twin of the turned card is the highest trump.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with two packs, when a card is turned for trump."),
        applies=lambda v: v["pack"] == "104" and shows_a_card(v),
        sentences={
            True: QT_TRANSLATE_NOOP("Rules", "The twin of the turned card is the highest trump.")
        },
    ),
    switch(
        "nt_when_max",
        label=QT_TRANSLATE_NOOP("Options", "Largest deals without trump"),
        help=QT_TRANSLATE_NOOP(
            "Options", "The largest deals have no trump even when cards are left over."
        ),
        sentences={True: QT_TRANSLATE_NOOP("Rules", "In the largest deals there is no trump.")},
    ),
    choice(
        "full_pack_trump",
        label=QT_TRANSLATE_NOOP("Options", "Trump when the whole pack is dealt"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "When no card is left to turn: no trump, the dealer's last card, a card cut before "
            "the deal, the dealer's choice before the deal, or an auction.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when the next card is turned for trump."),
        applies=_turns_a_card,
        words={
            "NT": QT_TRANSLATE_NOOP("Values", "No trump"),
            "DEALER_LAST": QT_TRANSLATE_NOOP("Values", "The dealer's last card"),
            "CUT_FIRST": QT_TRANSLATE_NOOP("Values", "A card is cut before the deal"),
            "DEALER_BLIND": QT_TRANSLATE_NOOP("Values", "The dealer chooses before the deal"),
            "AUCTION": QT_TRANSLATE_NOOP("Values", "It is auctioned"),
        },
        sentences={
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
    ),
]
