"""The options of bidding and play in the exact-bid family; see `options`."""

from __future__ import annotations

from typing import Final

from farwhist.rules.options import Values, choice, number, switch, when
from farwhist.rules.words import QT_TRANSLATE_NOOP

OPEN_TRUMPS: Final = ("HIGH_BIDDER", "AUCTION")
"""Ways to find trumps in which all must see the bids."""


def _in_turn(values: Values) -> bool:
    return bool(values["bidding"] == "IN_TURN")


def _limited(values: Values) -> bool:
    """Whether the sum of the bids may be limited: in turn, and where a seat may know it."""
    shown = values["trump"] in OPEN_TRUMPS or values["bid_visibility"] != "hidden"
    return _in_turn(values) and shown


def _blind(values: Values) -> bool:
    return bool(values["blind_bonus"] or values["scoring"] == "PROSPECT")


BIDDING: Final = [
    choice(
        "bidding",
        label=QT_TRANSLATE_NOOP("Options", "Bidding"),
        help=QT_TRANSLATE_NOOP(
            "Options", "All at once, hidden until everyone is ready; or openly in turn."
        ),
        also={"FISTS": {"bidding": "READY"}},
        words={
            "READY": QT_TRANSLATE_NOOP("Values", "All at once, hidden until everyone is ready"),
            "IN_TURN": QT_TRANSLATE_NOOP("Values", "Openly, in turn"),
        },
        sentences={
            "READY": QT_TRANSLATE_NOOP(
                "Rules",
                "Everyone bids at the same time how many tricks they will take. A bid stays "
                "secret, and may be changed, until everybody is ready; then all bids are revealed "
                "together.",
            ),
            "IN_TURN": QT_TRANSLATE_NOOP(
                "Rules", "Players bid in turn, aloud, how many tricks they will take."
            ),
        },
    ),
    choice(
        "first_bidder",
        label=QT_TRANSLATE_NOOP("Options", "First bidder"),
        help=QT_TRANSLATE_NOOP("Options", "Who bids first."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with bids in turn."),
        applies=_in_turn,
        words={
            "eldest": QT_TRANSLATE_NOOP("Values", "The player after the dealer"),
            "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
        },
        sentences={
            "eldest": QT_TRANSLATE_NOOP("Rules", "The player after the dealer bids first."),
            "dealer": QT_TRANSLATE_NOOP("Rules", "The dealer bids first."),
        },
    ),
    choice(
        "hook",
        label=QT_TRANSLATE_NOOP("Options", "Hook: what the last may not bid"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "The last bidder may not make the bids add up to the number of tricks: never, "
            "always, from a certain size on, or in all deals but the last.",
        ),
        needs=QT_TRANSLATE_NOOP(
            "Options", "Only with bids in turn, not hidden, whose total is free."
        ),
        applies=lambda v: _limited(v) and v["total_rule"] == "free",
        arguments={"from_k": "hook_from"},
        also={"no_hook": {"hook": "off"}},
        words={
            "off": QT_TRANSLATE_NOOP("Values", "None: the last bidder is free"),
            "on": QT_TRANSLATE_NOOP("Values", "In every deal"),
            "from_k": QT_TRANSLATE_NOOP("Values", "From a certain number of cards on"),
            "not_last_deal": QT_TRANSLATE_NOOP("Values", "In all deals but the last"),
        },
        sentences={
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
    ),
    number(
        "hook_from",
        4,
        1,
        26,
        label=QT_TRANSLATE_NOOP("Options", "Hook from this many cards"),
        help=QT_TRANSLATE_NOOP("Options", "In smaller deals the last bidder is free."),
        needs=QT_TRANSLATE_NOOP("Options", "Only with a hook from a certain size on."),
        applies=lambda v: _limited(v) and v["hook"] == "from_k",
    ),
    choice(
        "total_rule",
        label=QT_TRANSLATE_NOOP("Options", "Total of the bids"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Free; above the number of tricks; or exactly equal, and the deal is played again "
            "until all have made their bids.",
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with bids in turn that are not hidden."),
        applies=_limited,
        words={
            "free": QT_TRANSLATE_NOOP("Values", "Free"),
            "must_exceed": QT_TRANSLATE_NOOP("Values", "More than the tricks"),
            "coop": QT_TRANSLATE_NOOP("Values", "Exactly the tricks, played until all make it"),
        },
        sentences={
            "must_exceed": QT_TRANSLATE_NOOP(
                "Rules", "The bids must add up to more than the number of tricks."
            ),
            "coop": QT_TRANSLATE_NOOP(
                "Rules",
                "The bids must add up to exactly the number of tricks, and all play together: the "
                "deal counts only if everybody makes their bid.",
            ),
        },
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
        applies=lambda v: _limited(v) and v["total_rule"] == "coop",
    ),
    switch(
        "second_round",
        label=QT_TRANSLATE_NOOP("Options", "Second round of bids"),
        help=QT_TRANSLATE_NOOP(
            "Options", "After everyone has bid, each player may raise their bid by one."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only with bids in turn."),
        applies=_in_turn,
        sentences={
            True: QT_TRANSLATE_NOOP(
                "Rules", "After everyone has bid, each in turn may raise their bid by one."
            )
        },
    ),
    choice(
        "bid_visibility",
        label=QT_TRANSLATE_NOOP("Options", "Bids shown"),
        help=QT_TRANSLATE_NOOP(
            "Options", "Every bid; or until the deal is over only their total, or nothing."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Not when the bids decide who chooses trumps."),
        applies=lambda v: v["trump"] not in OPEN_TRUMPS,
        words={
            "open": QT_TRANSLATE_NOOP("Values", "Every bid"),
            "total_only": QT_TRANSLATE_NOOP("Values", "Only their total"),
            "hidden": QT_TRANSLATE_NOOP("Values", "When the deal is over"),
        },
        sentences={
            "total_only": QT_TRANSLATE_NOOP(
                "Rules", "Only the total of the bids is shown until the deal is over."
            ),
            "hidden": QT_TRANSLATE_NOOP(
                "Rules", "Nobody sees the bids of the others until the deal is over."
            ),
        },
    ),
    switch(
        "nil_twice",
        label=QT_TRANSLATE_NOOP("Options", "Never 0 twice in a row"),
        help=QT_TRANSLATE_NOOP("Options", "Nobody may bid 0 in two deals in a row."),
        sentences={True: QT_TRANSLATE_NOOP("Rules", "Nobody may bid 0 in two deals in a row.")},
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
        label=QT_TRANSLATE_NOOP("Options", "First lead"),
        help=QT_TRANSLATE_NOOP("Options", "Who leads to the first trick."),
        words={
            "eldest": QT_TRANSLATE_NOOP("Values", "The player after the dealer"),
            "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
        },
        sentences={
            "eldest": QT_TRANSLATE_NOOP(
                "Rules",
                "The player after the dealer leads to the first trick, the winner of each "
                "trick to the next.",
            ),
            "dealer": QT_TRANSLATE_NOOP(
                "Rules",
                "The dealer leads to the first trick, the winner of each trick to the next.",
            ),
        },
    ),
    choice(
        "trump_lead",
        label=QT_TRANSLATE_NOOP("Options", "Leading trumps"),
        help=QT_TRANSLATE_NOOP(
            "Options",
            "Any time; once trumps are broken (one is played on another suit); after the first "
            "trick; or only when a player holds nothing else.",
        ),
        words={
            "any": QT_TRANSLATE_NOOP("Values", "Any time"),
            "after_broken": QT_TRANSLATE_NOOP("Values", "Once trumps are broken"),
            "after_first": QT_TRANSLATE_NOOP("Values", "After the first trick"),
            "only_if_forced": QT_TRANSLATE_NOOP("Values", "Only when holding nothing else"),
        },
        sentences={
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
    ),
    switch(
        "must_ruff",
        label=QT_TRANSLATE_NOOP("Options", "Must ruff"),
        help=QT_TRANSLATE_NOOP("Options", "Players who cannot follow suit must play a trump."),
        sentences={
            False: QT_TRANSLATE_NOOP(
                "Rules",
                "If you cannot follow suit, you may play any card; you need not play a trump.",
            ),
            True: QT_TRANSLATE_NOOP("Rules", "If you cannot follow suit, you must play a trump."),
        },
    ),
    switch(
        "must_overruff",
        label=QT_TRANSLATE_NOOP("Options", "Must overruff"),
        help=QT_TRANSLATE_NOOP(
            "Options", "That trump must beat the trumps already played, if possible."
        ),
        needs=QT_TRANSLATE_NOOP("Options", "Only when players must ruff."),
        applies=when("must_ruff", True),
        sentences={
            True: QT_TRANSLATE_NOOP(
                "Rules", "That trump must beat the trumps already in the trick, if possible."
            )
        },
    ),
    switch(
        "free_below",
        label=QT_TRANSLATE_NOOP("Options", "Free when unable to overruff"),
        help=QT_TRANSLATE_NOOP("Options", "Players who cannot overruff may play any card."),
        needs=QT_TRANSLATE_NOOP("Options", "Only when players must overruff."),
        applies=lambda v: v["must_ruff"] and v["must_overruff"],
        sentences={
            True: QT_TRANSLATE_NOOP("Rules", "If all your trumps are lower, you may play any card.")
        },
    ),
    switch(
        "must_beat_suit",
        label=QT_TRANSLATE_NOOP("Options", "Must beat"),
        help=QT_TRANSLATE_NOOP(
            "Options", "Players who follow suit must beat its best card, if possible."
        ),
        sentences={
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "If you follow suit, you must beat the best card of that suit so far, if possible.",
            )
        },
    ),
    switch(
        "may_trump_anytime",
        label=QT_TRANSLATE_NOOP("Options", "May trump instead of following"),
        help=QT_TRANSLATE_NOOP("Options", "Players may trump even when they could follow suit."),
        sentences={
            False: QT_TRANSLATE_NOOP("Rules", "You must follow suit if you can."),
            True: QT_TRANSLATE_NOOP(
                "Rules", "You must follow suit if you can, or play a trump instead."
            ),
        },
    ),
]
