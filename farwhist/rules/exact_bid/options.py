"""Every option of the exact-bid family. The first value of each list is the default.

Where each comes from: docs/rules.md#options-of-the-exact-bid-games.
"""

from __future__ import annotations

from typing import Any, Final

from farwhist.engine.cards import Suit
from farwhist.rules.exact_bid.value_words import VALUE_WORDS
from farwhist.rules.options import (
    Option,
    OptionTable,
    Refusal,
    RulesError,
    Values,
    choice,
    number,
    on_page,
    switch,
)
from farwhist.rules.scoring.schemes import SCHEMES, read_scheme
from farwhist.rules.sequences import SIZES, custom
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


def _in_turn(values: Values) -> bool:
    return bool(values["bidding"] == "IN_TURN")


def _turns_a_card(values: Values) -> bool:
    return values["trump"] in ("TURN_UP", "REVEAL_AFTER_BIDS", "HIDDEN_TRUMP")


def _shows_a_card(values: Values) -> bool:
    return _turns_a_card(values) or values["trump"] in ("DEALER_LAST", "CUT_FIRST")


def _blind(values: Values) -> bool:
    return bool(values["blind_bonus"] or values["scoring"] == "PROSPECT")


def _when(key: str, *legal: Any) -> Any:
    return lambda values: values[key] in legal


CARDS: Final = [
    choice(
        "pack",
        "52",
        "48",
        "40",
        "36",
        "32",
        "8N",
        "spanish",
        "even",
        "56",
        "60",
        "104",
        label=QT_TRANSLATE_NOOP("Options", "Pack"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "The cards in the pack. Short packs keep the highest ranks: with eight cards for "
            "each player, two ranks per player. The Spanish pack has no 8, 9 or 10; twos can be "
            "removed so that the cards deal out evenly. 56 cards include four jokers as ones, "
            "60 include four wizards and four jesters, 104 are two packs.",
        ),
        also={"auto52": {"pack": "52"}, "auto8N": {"pack": "8N"}},
    ),
    choice(
        "ranks",
        "standard",
        "ace_three",
        "bowers",
        label=QT_TRANSLATE_NOOP("Options", "Card ranking"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the "
            "other jack of its colour as the two highest trumps.",
        ),
    ),
    choice(
        "sit_out",
        "nobody",
        "dealer",
        label=QT_TRANSLATE_NOOP("Options", "Who sits out"),
        help=QT_TRANSLATE_NOOP(
            "Options", "The dealer can sit out each deal, so that one more player can join."
        ),
    ),
    choice(
        "direction",
        "clockwise",
        "counter",
        label=QT_TRANSLATE_NOOP("Options", "Direction of play"),
        help=QT_TRANSLATE_NOOP("Options", "Which way dealing, bidding and play go round."),
    ),
]

DEALS: Final = [
    choice(
        "sequence",
        *SIZES,
        "CLAG",
        "CUSTOM",
        label=QT_TRANSLATE_NOOP("Options", "Deal sequence"),
        help=QT_TRANSLATE_NOOP("Options", "How many cards are dealt in each deal."),
        arguments={"custom": "custom"},
        also={"PER_SIZE_xN": {"sequence": "UP_DOWN", "each_dealer": "on"}},
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
        applies=_when("sequence", "CUSTOM"),
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
    ),
    switch(
        "include_peak",
        label=QT_TRANSLATE_NOOP("Options", "Always include the largest deal"),
        help=QT_TRANSLATE_NOOP(
            "Options", "When going up by two would skip the largest deal, it is dealt once."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when going up and down by two."),
        applies=_when("sequence", "UP_DOWN_2"),
    ),
    switch(
        "each_dealer",
        label=QT_TRANSLATE_NOOP("Options", "Every player deals each size"),
        help=QT_TRANSLATE_NOOP(
            "Options", "Every size of the sequence is dealt once by each player."
        ),
    ),
    switch(
        "rom_tail",
        label=QT_TRANSLATE_NOOP("Options", "Forehead and hidden at the end"),
        help=QT_TRANSLATE_NOOP("Options", "Adds one forehead and one hidden deal of one card."),
    ),
    choice(
        "one_card",
        "normal",
        "FOREHEAD",
        "HIDDEN_ONE",
        label=QT_TRANSLATE_NOOP("Options", "Deals of one card"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Played normally; or you see every card but your own; or nobody sees a card before "
            "everyone has bid.",
        ),
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
        "TURN_UP",
        "DEALER_LAST",
        "CUT_FIRST",
        "ROTATE",
        "RANDOM",
        "FIXED",
        "NT_ALWAYS",
        "HIGH_BIDDER",
        "AUCTION",
        "REVEAL_AFTER_BIDS",
        "HIDDEN_TRUMP",
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
        applies=_when("trump", "ROTATE"),
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
        applies=_when("trump", "FIXED"),
    ),
    switch(
        "random_nt",
        label=QT_TRANSLATE_NOOP("Options", "Include no trump"),
        help=QT_TRANSLATE_NOOP("Options", "No trump can be drawn as well as a suit."),
        needs=QT_TRANSLATE_NOOP("Options", "Only when the trump suit is drawn."),
        applies=_when("trump", "RANDOM"),
    ),
    switch(
        "face_means_nt",
        label=QT_TRANSLATE_NOOP("Options", "A court card means no trump"),
        help=QT_TRANSLATE_NOOP(
            "Options", "A king, queen or jack that is turned up means no trump."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when a card is turned for trump."),
        applies=_shows_a_card,
    ),
    choice(
        "wizard_turned",
        "dealer",
        "NT",
        label=QT_TRANSLATE_NOOP("Options", "When a wizard is turned up"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "The dealer looks at the cards and chooses trumps, or there is no trump.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with wizards, when a card is turned for trump."),
        applies=lambda v: v["pack"] == "60" and _shows_a_card(v),
    ),
    switch(
        "super_trump",
        label=QT_TRANSLATE_NOOP("Options", "Super trump"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "The twin of the turned card is the highest trump.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with two packs, when a card is turned for trump."),
        applies=lambda v: v["pack"] == "104" and _shows_a_card(v),
    ),
    switch(
        "nt_when_max",
        label=QT_TRANSLATE_NOOP("Options", "Largest deals without trump"),
        help=QT_TRANSLATE_NOOP(
            "Options", "The largest deals have no trump even when cards are left over."
        ),
    ),
    choice(
        "full_pack_trump",
        "NT",
        "DEALER_LAST",
        "CUT_FIRST",
        "DEALER_BLIND",
        "AUCTION",
        label=QT_TRANSLATE_NOOP("Options", "Trump when the whole pack is dealt"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "When no card is left to turn: no trump, the dealer's last card, a card cut before "
            "the deal, the dealer's choice before the deal, or an auction.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when the next card is turned for trump."),
        applies=_turns_a_card,
    ),
]

BIDDING: Final = [
    choice(
        "bidding",
        "READY",
        "IN_TURN",
        label=QT_TRANSLATE_NOOP("Options", "Bidding"),
        help=QT_TRANSLATE_NOOP(
            "Options", "All at once, hidden until everyone is ready; or openly in turn."
        ),
        also={"FISTS": {"bidding": "READY"}},
    ),
    choice(
        "first_bidder",
        "eldest",
        "dealer",
        label=QT_TRANSLATE_NOOP("Options", "First bidder"),
        help=QT_TRANSLATE_NOOP("Options", "Who bids first."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with bids in turn."),
        applies=_in_turn,
    ),
    choice(
        "hook",
        "off",
        "on",
        "from_k",
        "not_last_deal",
        label=QT_TRANSLATE_NOOP("Options", "Hook (last bidder)"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "The last bidder may not make the bids add up to the number of tricks: never, "
            "always, from a certain size on, or in all deals but the last.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with bids in turn whose total is free."),
        applies=lambda v: _in_turn(v) and v["total_rule"] == "free",
        arguments={"from_k": "hook_from"},
        also={"no_hook": {"hook": "off"}},
    ),
    number(
        "hook_from",
        4,
        1,
        26,
        label=QT_TRANSLATE_NOOP("Options", "Hook from this many cards"),
        help=QT_TRANSLATE_NOOP("Options", "In smaller deals the last bidder is free."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a hook from a certain size on."),
        applies=lambda v: _in_turn(v) and v["hook"] == "from_k",
    ),
    choice(
        "total_rule",
        "free",
        "must_exceed",
        "coop",
        label=QT_TRANSLATE_NOOP("Options", "Total of the bids"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Free; above the number of tricks; or exactly equal, and the deal is played again "
            "until all have made their bids.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with bids in turn."),
        applies=_in_turn,
    ),
    number(
        "coop_tries",
        3,
        1,
        20,
        label=QT_TRANSLATE_NOOP("Options", "Attempts"),
        help=QT_TRANSLATE_NOOP(
            "Options", "How many times a deal is played before it counts anyway."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when bids in turn must equal the tricks."),
        applies=lambda v: _in_turn(v) and v["total_rule"] == "coop",
    ),
    switch(
        "second_round",
        label=QT_TRANSLATE_NOOP("Options", "Second round of bids"),
        help=QT_TRANSLATE_NOOP(
            "Options", "After everyone has bid, each player may raise their bid by one."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with bids in turn."),
        applies=_in_turn,
    ),
    choice(
        "bid_visibility",
        "open",
        "total_only",
        label=QT_TRANSLATE_NOOP("Options", "Bids shown"),
        help=QT_TRANSLATE_NOOP("Options", "Every bid, or only their total until the deal is over."),
        needs=QT_TRANSLATE_NOOP("Options", "Not when the bids decide who chooses trumps."),
        applies=lambda v: v["trump"] not in ("HIGH_BIDDER", "AUCTION"),
    ),
    switch(
        "nil_twice",
        label=QT_TRANSLATE_NOOP("Options", "Never 0 twice in a row"),
        help=QT_TRANSLATE_NOOP("Options", "Nobody may bid 0 in two deals in a row."),
    ),
    switch(
        "blind_bonus",
        label=QT_TRANSLATE_NOOP("Options", "Blind bids"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "A player far behind may bid before looking and before the others, for extra points.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Not when the bids must equal the tricks."),
        applies=lambda v: v["total_rule"] != "coop",
    ),
    number(
        "blind_behind",
        20,
        1,
        500,
        label=QT_TRANSLATE_NOOP("Options", "Points behind to bid blind"),
        help=QT_TRANSLATE_NOOP("Options", "How many points behind the leader a player must be."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with blind bids."),
        applies=_blind,
    ),
    number(
        "blind_extra",
        10,
        0,
        100,
        label=QT_TRANSLATE_NOOP("Options", "Bonus for a made blind bid"),
        help=QT_TRANSLATE_NOOP("Options", "Points added to the usual score."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with blind bids."),
        applies=_blind,
    ),
]

PLAY: Final = [
    choice(
        "first_leader",
        "eldest",
        "dealer",
        label=QT_TRANSLATE_NOOP("Options", "First lead"),
        help=QT_TRANSLATE_NOOP("Options", "Who leads to the first trick."),
    ),
    choice(
        "trump_lead",
        "any",
        "after_broken",
        "after_first",
        "only_if_forced",
        label=QT_TRANSLATE_NOOP("Options", "Leading trumps"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Any time; once trumps are broken (one is played on another suit); after the first "
            "trick; or only when a player holds nothing else.",
        ),
    ),
    switch(
        "must_ruff",
        label=QT_TRANSLATE_NOOP("Options", "Must ruff"),
        help=QT_TRANSLATE_NOOP("Options", "Players who cannot follow suit must play a trump."),
    ),
    switch(
        "must_overruff",
        label=QT_TRANSLATE_NOOP("Options", "Must overruff"),
        help=QT_TRANSLATE_NOOP(
            "Options", "That trump must beat the trumps already played, if possible."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when players must ruff."),
        applies=_when("must_ruff", True),
    ),
    switch(
        "free_below",
        label=QT_TRANSLATE_NOOP("Options", "Free when unable to overruff"),
        help=QT_TRANSLATE_NOOP("Options", "Players who cannot overruff may play any card."),
        needs=QT_TRANSLATE_NOOP("Options", "Only when players must overruff."),
        applies=lambda v: v["must_ruff"] and v["must_overruff"],
    ),
    switch(
        "must_beat_suit",
        label=QT_TRANSLATE_NOOP("Options", "Must beat"),
        help=QT_TRANSLATE_NOOP(
            "Options", "Players who follow suit must beat its best card, if possible."
        ),
    ),
    switch(
        "may_trump_anytime",
        label=QT_TRANSLATE_NOOP("Options", "May trump instead of following"),
        help=QT_TRANSLATE_NOOP("Options", "Players may trump even when they could follow suit."),
    ),
]

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
        applies=_shows_a_card,
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
        applies=_when("streak", True),
    ),
    number(
        "streak_amount",
        10,
        1,
        1000,
        label=QT_TRANSLATE_NOOP("Options", "Premium"),
        help=QT_TRANSLATE_NOOP("Options", "Points won or lost."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a streak premium."),
        applies=_when("streak", True),
    ),
    choice(
        "streak_one_card",
        "skip",
        "break",
        "count",
        label=QT_TRANSLATE_NOOP("Options", "One-card deals in a streak"),
        help=QT_TRANSLATE_NOOP(
            "Options", "They are skipped, end the streak, or count like the others."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a streak premium."),
        applies=_when("streak", True),
    ),
    choice(
        "streak_restart",
        "on",
        "off",
        label=QT_TRANSLATE_NOOP("Options", "New streak after a premium"),
        help=QT_TRANSLATE_NOOP("Options", "The count restarts, so a long streak pays again."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a streak premium."),
        applies=_when("streak", True),
    ),
]

END: Final = [
    choice(
        "end",
        "fixed",
        "target",
        label=QT_TRANSLATE_NOOP("Options", "End of the match"),
        help=QT_TRANSLATE_NOOP(
            "Options", "After the whole sequence, or when somebody reaches a score."
        ),
        arguments={"fixed": "tours", "target": "points"},
    ),
    number(
        "tours",
        1,
        1,
        20,
        label=QT_TRANSLATE_NOOP("Options", "Times played"),
        help=QT_TRANSLATE_NOOP("Options", "How many times the whole sequence is played."),
        needs=QT_TRANSLATE_NOOP("Options", "Only when the match ends after the sequence."),
        applies=_when("end", "fixed"),
    ),
    number(
        "points",
        100,
        1,
        10000,
        label=QT_TRANSLATE_NOOP("Options", "Points to reach"),
        help=QT_TRANSLATE_NOOP("Options", "The match ends when a total reaches this."),
        needs=QT_TRANSLATE_NOOP("Options", "Only in a match to a score."),
        applies=_when("end", "target"),
    ),
    choice(
        "check",
        "deal",
        "tour",
        label=QT_TRANSLATE_NOOP("Options", "When the score is checked"),
        help=QT_TRANSLATE_NOOP("Options", "After every deal, or after each whole sequence."),
        needs=QT_TRANSLATE_NOOP("Options", "Only in a match to a score."),
        applies=_when("end", "target"),
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
        applies=_when("end", "target"),
    ),
    choice(
        "tie",
        "shared",
        "extra_deal",
        "sum_made_bids",
        "total_tricks",
        label=QT_TRANSLATE_NOOP("Options", "Ties"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Tied players share the place; or one more deal is played, of the largest size or, in "
            "a match to points, the next of the sequence; or the larger total of made bids, or "
            "the most tricks in the match, decides.",
        ),
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
    ],
    VALUE_WORDS,
)
