"""The values of the options as types: a misspelt key or mode fails the type check.

Written by ``python -m tests.option_types_update`` from the tables of options; a test compares.
"""

from typing import Literal, TypedDict

from farwhist.engine.cards import Suit


class ExactBid(TypedDict):
    """See the table of options."""

    pack: Literal[
        "52",
        "48",
        "40",
        "36",
        "32",
        "8N",
        "spanish",
        "spanish_even",
        "even",
        "56",
        "60",
        "104",
    ]
    ranks: Literal["standard", "ace_three", "bowers"]
    sit_out: Literal["nobody", "dealer"]
    direction: Literal["clockwise", "counter"]
    sequence: Literal[
        "UP_DOWN_2",
        "UP_DOWN",
        "DOWN_UP",
        "UP",
        "DOWN",
        "DOWN_UP_ONES",
        "UP_DOWN_PEAKS",
        "ONES_AND_PEAKS",
        "ROM_181",
        "ROM_818",
        "ROM_1381",
        "FIDEPO",
        "STEP2_DOWN_UP",
        "CARTIER",
        "NOMMIE",
        "CONSTANT",
        "CLAG",
        "CUSTOM",
    ]
    custom: str
    cap: int | None
    include_peak: Literal["off", "on", "mirror", "twice"]
    each_dealer: bool
    rom_tail: bool
    one_card: Literal["normal", "FOREHEAD", "HIDDEN_ONE"]
    blind_deal: bool
    trump: Literal[
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
    ]
    rotation: tuple[Suit | None, ...]
    trump_suit: Literal["S", "H", "D", "C"]
    random_nt: bool
    face_means_nt: bool
    wizard_turned: Literal["dealer", "NT", "again"]
    super_trump: bool
    nt_when_max: bool
    full_pack_trump: Literal["NT", "DEALER_LAST", "CUT_FIRST", "DEALER_BLIND", "AUCTION"]
    bidding: Literal["READY", "IN_TURN"]
    first_bidder: Literal["eldest", "dealer"]
    hook: Literal["off", "on", "from_k", "not_last_deal"]
    hook_from: int
    total_rule: Literal["free", "must_exceed", "coop"]
    coop_tries: int
    second_round: bool
    bid_visibility: Literal["open", "total_only", "hidden"]
    nil_twice: bool
    blind_bonus: bool
    blind_behind: int
    blind_extra: int
    first_leader: Literal["eldest", "dealer"]
    trump_lead: Literal["any", "after_broken", "after_first", "only_if_forced"]
    must_ruff: bool
    must_overruff: bool
    free_below: bool
    must_beat_suit: bool
    may_trump_anytime: bool
    scoring: str
    slam: int
    spade_double: bool
    streak: bool
    streak_len: int
    streak_amount: int
    streak_one_card: Literal["skip", "break", "count"]
    streak_restart: Literal["on", "off"]
    end: Literal["fixed", "target"]
    tours: int
    points: int
    check: Literal["deal", "tour"]
    longest: int
    tie: Literal["shared", "extra_deal", "sum_made_bids", "total_tricks"]
