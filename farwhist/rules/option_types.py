"""The values of the options as types: a misspelt key or mode fails the type check.

Written by ``python -m tests.option_types_update`` from the tables of options; a test compares.
"""

from typing import Literal, TypedDict

from farwhist.engine.cards import Suit

OnOff = Literal["on", "off"]

Pack = Literal["52", "48", "40", "36", "32", "8N", "spanish", "even"]
Ranks = Literal["standard", "ace_three", "bowers"]
SitOut = Literal["nobody", "dealer"]
Direction = Literal["clockwise", "counter"]
Sequence = Literal[
    "UP_DOWN_2",
    "UP_DOWN",
    "DOWN_UP",
    "UP",
    "DOWN",
    "DOWN_UP_ONES",
    "UP_DOWN_PEAKS",
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
OneCard = Literal["normal", "FOREHEAD", "HIDDEN_ONE"]
Trump = Literal[
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
TrumpSuit = Literal["S", "H", "D", "C"]
FullPackTrump = Literal["NT", "DEALER_LAST", "CUT_FIRST", "DEALER_BLIND", "AUCTION"]
Bidding = Literal["READY", "IN_TURN"]
FirstBidder = Literal["eldest", "dealer"]
Hook = Literal["off", "on", "from_k", "not_last_deal"]
TotalRule = Literal["free", "must_exceed", "coop"]
BidVisibility = Literal["open", "total_only"]
FirstLeader = Literal["eldest", "dealer"]
TrumpLead = Literal["any", "after_broken", "after_first", "only_if_forced"]
StreakOneCard = Literal["skip", "break", "count"]
End = Literal["fixed", "target"]
Check = Literal["deal", "tour"]
Tie = Literal["shared", "extra_deal", "sum_made_bids", "total_tricks"]


class ExactBid(TypedDict):
    """See the table of options."""

    pack: Pack
    ranks: Ranks
    sit_out: SitOut
    direction: Direction
    sequence: Sequence
    custom: str
    cap: int | None
    include_peak: bool
    each_dealer: bool
    rom_tail: bool
    one_card: OneCard
    blind_deal: bool
    trump: Trump
    rotation: tuple[Suit | None, ...]
    trump_suit: TrumpSuit
    random_nt: bool
    face_means_nt: bool
    nt_when_max: bool
    full_pack_trump: FullPackTrump
    bidding: Bidding
    first_bidder: FirstBidder
    hook: Hook
    hook_from: int
    total_rule: TotalRule
    coop_tries: int
    second_round: bool
    bid_visibility: BidVisibility
    nil_twice: bool
    blind_bonus: bool
    blind_behind: int
    blind_extra: int
    first_leader: FirstLeader
    trump_lead: TrumpLead
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
    streak_one_card: StreakOneCard
    streak_restart: OnOff
    end: End
    tours: int
    points: int
    check: Check
    longest: int
    tie: Tie


KnockoutSecondLife = Literal["off", "blind_card"]
KnockoutTrumpLead = Literal["any", "after_broken", "after_first"]
KnockoutFirstTrump = Literal["turn_up", "random", "cut"]
KnockoutChooseWhen = Literal["after", "before"]
KnockoutTie = Literal["cut", "last_trick", "turn_up"]


class Knockout(TypedDict):
    """See the table of options."""

    start_cards: int
    dogs_life: OnOff
    second_life: KnockoutSecondLife
    sweep_ends_game: OnOff
    trump_lead: KnockoutTrumpLead
    first_trump: KnockoutFirstTrump
    choose_when: KnockoutChooseWhen
    allow_nt: bool
    tie: KnockoutTie
    misere: bool


ClassicPlay = Literal["score", "hands"]
ClassicPlayTo = Literal["7", "5", "9"]


class Classic(TypedDict):
    """See the table of options."""

    play: ClassicPlay
    play_to: ClassicPlayTo
    hands: int
    honours: bool


BidWhistPlay = Literal["score", "hands"]
BidWhistPlayTo = Literal["7", "5", "9"]
BidWhistJokers = Literal["2", "1", "0"]
BidWhistMinimumBid = Literal["3", "1", "2", "4"]
BidWhistSportKitty = Literal["Never", "Trump", "Always"]
BidWhistNtJoker = Literal["when_void", "must_when_void", "any_time"]
BidWhistNtJokerLead = Literal["allowed", "only_if_last"]


class BidWhist(TypedDict):
    """See the table of options."""

    play: BidWhistPlay
    play_to: BidWhistPlayTo
    hands: int
    kitty: OnOff
    jokers: BidWhistJokers
    minimum_bid: BidWhistMinimumBid
    low_beats_high: OnOff
    sport_kitty: BidWhistSportKitty
    bidder_gets_kitty: bool
    bidder_leads: bool
    double_nt: bool
    defensive_scoring: bool
    score_level_only: bool
    nt_joker: BidWhistNtJoker
    nt_joker_lead: BidWhistNtJokerLead


BastardPacks = Literal["auto", "1", "2"]
BastardGift = Literal["chosen", "random"]
BastardPoints = Literal["ends", "places"]


class Bastard(TypedDict):
    """See the table of options."""

    packs: BastardPacks
    coloured_jokers: bool
    gift: BastardGift
    games: int
    points: BastardPoints
