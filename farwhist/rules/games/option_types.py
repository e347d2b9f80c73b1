"""The values of the options as types: a misspelt key or mode fails the type check.

Written by ``python -m tests.option_types_update`` from the tables of options; a test compares.
"""

from typing import Literal, TypedDict


class Knockout(TypedDict):
    """See the table of options."""

    start_cards: int
    dogs_life: Literal["on", "off"]
    second_life: Literal["off", "blind_card"]
    sweep_ends_game: Literal["on", "off"]
    trump_lead: Literal["any", "after_broken", "after_first"]
    first_trump: Literal["turn_up", "random", "cut"]
    choose_when: Literal["after", "before"]
    allow_nt: bool
    tie: Literal["cut", "last_trick", "turn_up"]
    misere: bool


class Classic(TypedDict):
    """See the table of options."""

    play: Literal["score", "hands", "rubber"]
    play_to: Literal["7", "5", "9"]
    hands: int
    rubber_to: Literal["5", "10"]
    trump: Literal["last_card", "round", "round_nt"]
    all_tricks: bool
    honours: bool


class BidWhist(TypedDict):
    """See the table of options."""

    play: Literal["score", "hands"]
    play_to: Literal["7", "5", "9"]
    hands: int
    kitty: Literal["on", "off"]
    jokers: Literal["2", "1", "0"]
    minimum_bid: Literal["3", "1", "2", "4"]
    low_beats_high: Literal["on", "off"]
    sport_kitty: Literal["Never", "Trump", "Always"]
    bidder_gets_kitty: bool
    bidder_leads: bool
    double_nt: Literal["off", "on", "all"]
    boston: bool
    defensive_scoring: bool
    score_level_only: bool
    nt_joker: Literal["when_void", "must_when_void", "any_time"]
    nt_joker_lead: Literal["allowed", "only_if_last"]


class Minnesota(TypedDict):
    """See the table of options."""

    play: Literal["score", "hands"]
    play_to: Literal["13", "7", "11", "20", "30", "50", "80"]
    hands: int
    calls: Literal["dealer", "everybody"]
    grand_lead: Literal["before", "after"]
    grand_trick: Literal["1", "4"]
    grand_failed: Literal["single", "double", "lost"]
    nullo_trick: Literal["1", "2"]
    nullo_pays: Literal["others", "lost"]


class SoloWhist(TypedDict):
    """See the table of options."""

    deals: int
    all_pass: Literal["thrown_in", "general"]
    declared_trump: Literal["own", "none"]
    over: Literal["nothing", "fifth"]


class Spades(TypedDict):
    """See the table of options."""

    partners: Literal["on", "off"]
    bidding: Literal["free", "suicide", "mirror", "whiz"]
    least_bid: Literal["0", "4"]
    first_deal: bool
    ten_tricks: Literal["100", "200"]
    target: int
    floor: Literal["none", "-200", "-500"]
    nil: Literal["100", "50", "off"]
    blind_nil: Literal["on", "off"]
    blind_bid: Literal["off", "6", "7"]
    passing: Literal["off", "blind", "any"]
    passed_cards: Literal["2", "1", "3"]
    nil_tricks: Literal["bags", "contract"]
    bags: Literal["10", "5", "off"]
    bag_penalty: Literal["100", "50"]
    trump_lead: Literal["after_broken", "any", "after_first"]
    jokers: Literal["0", "2"]
    drawn: Literal["off", "seen", "unseen", "open"]
    deuces: bool


class CallBreak(TypedDict):
    """See the table of options."""

    deals: int
    least_bid: Literal["1", "2"]
    must_beat: Literal["on", "off"]
    must_ruff: Literal["on", "off"]
    over: Literal["tenth", "nothing"]


class GermanWhist(TypedDict):
    """See the table of options."""

    counted: Literal["second", "all", "double"]
    points: Literal["deal", "difference", "tricks"]
    play: Literal["hands", "score"]
    hands: int
    play_to: int


class Bastard(TypedDict):
    """See the table of options."""

    packs: Literal["auto", "1", "2"]
    coloured_jokers: bool
    gift: Literal["chosen", "random"]
    games: int
    points: Literal["ends", "places"]
