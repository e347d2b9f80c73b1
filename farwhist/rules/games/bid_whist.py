"""Bid Whist.

Four players, partners facing each other, 52 cards and up to two jokers. Twelve cards each and a
kitty of the rest, which counts as the declaring side's first trick. One round of bids: a level,
which is so many tricks above six, and uptown (ace high), downtown (ace, two, three ...) or no
trump. The highest bidder then names the trump suit, or without trump the order of the ranks, takes
the kitty, lays as many cards away and leads. Jokers are the two highest trumps, and worth nothing
without trump. A made bid scores every trick above six, a failed one loses its level.

Source: Trickster Whist, where the kitty stays out of play; NeuralPlay, Bid Whist Challenge and
Parlett give it to the bidder. Parlett: points for the bid alone, twice as many for all without
trump, and four times for a Boston, all thirteen tricks. Our own: a Boston is worth four times what
it would be worth otherwise, also to defenders who are paid for their tricks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, cast

from farwhist.engine.cards import pack
from farwhist.engine.moves import Strain
from farwhist.engine.phase import Phase
from farwhist.engine.position import DealResult, Position
from farwhist.rules.games.partners import end_options
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, choice, switch
from farwhist.rules.phases.contracts import (
    ContractAuction,
    DeclarerLeads,
    KittyAside,
    KittyExchange,
    SecondChoice,
)
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.joker_tricks import JokerTricks
from farwhist.rules.phases.side_scoring import SideScoring
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.parts import Part, Parts
from farwhist.rules.scoring.undertaken import SidePay, counted
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.sides import BOOK, tricks_in_play
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import BidWhist

ID = "bid_whist"
NAME = QT_TRANSLATE_NOOP("Games", "Bid Whist")
EMBLEM = "kitty"
KIND = GameKind(
    thinks="tricks",
    plate="calls",
    corner="sides",
    summary="tricks",
    outcome="sides",
    rules_page="contracts",
    counted_as="sides",
)

OPTIONS = OptionTable(
    [
        *end_options(),
        choice(
            "kitty",
            "on",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Kitty"),
            help=QT_TRANSLATE_NOOP(
                "Options", "Off: thirteen cards each, no jokers, no free trick."
            ),
        ),
        choice(
            "jokers",
            "2",
            "1",
            "0",
            label=QT_TRANSLATE_NOOP("Options", "Jokers"),
            help=QT_TRANSLATE_NOOP("Options", "None, one or two; the kitty has 4, 5 or 6 cards."),
            needs=QT_TRANSLATE_NOOP("Options", "Only with a kitty."),
            applies=lambda v: v["kitty"] == "on",
            sentences={
                "2": QT_TRANSLATE_NOOP(
                    "Rules",
                    "The two jokers are the highest trumps, the red one above the black one. At "
                    "no trump they are worth nothing; if one is led, the next card of a suit says "
                    "which suit to follow.",
                ),
                "1": QT_TRANSLATE_NOOP(
                    "Rules",
                    "The joker is the highest trump. At no trump it is worth nothing; if it is "
                    "led, the next card says which suit to follow.",
                ),
            },
        ),
        choice(
            "minimum_bid",
            "3",
            "1",
            "2",
            "4",
            label=QT_TRANSLATE_NOOP("Options", "Lowest bid"),
            help=QT_TRANSLATE_NOOP("Options", "The level that the first bid must have."),
        ),
        choice(
            "low_beats_high",
            "on",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Low beats high"),
            help=QT_TRANSLATE_NOOP("Options", "At the same level downtown outranks uptown."),
            sentences={
                "on": QT_TRANSLATE_NOOP(
                    "Rules", "At the same number, downtown beats uptown and no trump beats both."
                ),
                "off": QT_TRANSLATE_NOOP(
                    "Rules",
                    "At the same number, uptown and downtown are equal and no trump beats both.",
                ),
            },
        ),
        choice(
            "sport_kitty",
            label=QT_TRANSLATE_NOOP("Options", "Sport the kitty"),
            help=QT_TRANSLATE_NOOP("Options", "After the bids the kitty is shown to all."),
            needs=QT_TRANSLATE_NOOP("Options", "Only with a kitty."),
            applies=lambda v: v["kitty"] == "on",
            words={
                "Never": QT_TRANSLATE_NOOP("Values", "Never"),
                "Trump": QT_TRANSLATE_NOOP("Values", "For bids with trump"),
                "Always": QT_TRANSLATE_NOOP("Values", "Always"),
            },
            sentences={
                "Never": QT_TRANSLATE_NOOP(
                    "Rules", "After choosing trumps only the high bidder sees the kitty."
                ),
                "Trump": QT_TRANSLATE_NOOP(
                    "Rules",
                    "When trumps are chosen the kitty is shown to all, at no trump to the high "
                    "bidder only.",
                ),
                "Always": QT_TRANSLATE_NOOP(
                    "Rules", "When trumps are chosen, or no trump, the kitty is shown to all."
                ),
            },
        ),
        switch(
            "bidder_gets_kitty",
            label=QT_TRANSLATE_NOOP("Options", "Bidder gets the kitty"),
            help=QT_TRANSLATE_NOOP(
                "Options", "The high bidder picks it up and discards as many cards."
            ),
            needs=QT_TRANSLATE_NOOP("Options", "Only with a kitty."),
            applies=lambda v: v["kitty"] == "on",
            sentences={
                False: QT_TRANSLATE_NOOP(
                    "Rules",
                    "The kitty stays out of play; those who have seen it can look at it again.",
                ),
                True: QT_TRANSLATE_NOOP(
                    "Rules",
                    "The high bidder picks the kitty up and discards as many cards, face down, "
                    "and can look at them again.",
                ),
            },
        ),
        switch(
            "bidder_leads",
            label=QT_TRANSLATE_NOOP("Options", "Bidder leads"),
            help=QT_TRANSLATE_NOOP("Options", "Otherwise the player after the dealer leads."),
            sentences={
                False: QT_TRANSLATE_NOOP(
                    "Rules", "The player after the dealer leads to the first trick."
                ),
                True: QT_TRANSLATE_NOOP("Rules", "The high bidder leads to the first trick."),
            },
        ),
        choice(
            "double_nt",
            label=QT_TRANSLATE_NOOP("Options", "Double for no trump"),
            help=QT_TRANSLATE_NOOP(
                "Options", "At no trump the contract, or all points of both sides, count twice."
            ),
            words={
                "off": QT_TRANSLATE_NOOP("Values", "Off"),
                "on": QT_TRANSLATE_NOOP("Values", "The contract"),
                "all": QT_TRANSLATE_NOOP("Values", "All points"),
            },
            sentences={
                "on": QT_TRANSLATE_NOOP(
                    "Rules", "At no trump, points won and lost with the contract are doubled."
                ),
                "all": QT_TRANSLATE_NOOP("Rules", "At no trump, all points are doubled."),
            },
        ),
        switch(
            "boston",
            label=QT_TRANSLATE_NOOP("Options", "Boston"),
            help=QT_TRANSLATE_NOOP("Options", "All thirteen tricks score four times."),
            sentences={
                True: QT_TRANSLATE_NOOP(
                    "Rules",
                    "A Boston, which is all thirteen tricks, scores four times as much.",
                )
            },
        ),
        switch(
            "defensive_scoring",
            label=QT_TRANSLATE_NOOP("Options", "Defenders score"),
            help=QT_TRANSLATE_NOOP("Options", "Defenders score their tricks above six."),
            sentences={
                True: QT_TRANSLATE_NOOP(
                    "Rules", "The other side scores 1 for each trick above six."
                )
            },
        ),
        switch(
            "score_level_only",
            label=QT_TRANSLATE_NOOP("Options", "Only the bid scores"),
            help=QT_TRANSLATE_NOOP("Options", "A made bid scores its level, not all tricks taken."),
            sentences={
                False: QT_TRANSLATE_NOOP(
                    "Rules", "A made contract scores 1 for every trick above six."
                ),
                True: QT_TRANSLATE_NOOP("Rules", "A made contract scores the number bid, no more."),
            },
        ),
        choice(
            "nt_joker",
            label=QT_TRANSLATE_NOOP("Options", "Jokers without trump"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "May be discarded when void; must be discarded when void; or at any time.",
            ),
            needs=QT_TRANSLATE_NOOP("Options", "Only with jokers."),
            applies=lambda v: v["kitty"] == "on" and v["jokers"] != "0",
            words={
                "when_void": QT_TRANSLATE_NOOP("Values", "May be discarded when void"),
                "must_when_void": QT_TRANSLATE_NOOP("Values", "Must be discarded when void"),
                "any_time": QT_TRANSLATE_NOOP("Values", "Any time"),
            },
            sentences={
                "when_void": QT_TRANSLATE_NOOP(
                    "Rules", "At no trump, a player who cannot follow suit may discard a joker."
                ),
                "must_when_void": QT_TRANSLATE_NOOP(
                    "Rules", "At no trump, a player who cannot follow suit must discard a joker."
                ),
                "any_time": QT_TRANSLATE_NOOP(
                    "Rules", "At no trump, a joker may be discarded on any trick."
                ),
            },
        ),
        choice(
            "nt_joker_lead",
            label=QT_TRANSLATE_NOOP("Options", "Leading a joker without trump"),
            help=QT_TRANSLATE_NOOP("Options", "Allowed, or only when a player holds nothing else."),
            needs=QT_TRANSLATE_NOOP("Options", "Only with jokers."),
            applies=lambda v: v["kitty"] == "on" and v["jokers"] != "0",
            words={
                "allowed": QT_TRANSLATE_NOOP("Values", "Allowed"),
                "only_if_last": QT_TRANSLATE_NOOP("Values", "Only when holding nothing else"),
            },
            sentences={
                "only_if_last": QT_TRANSLATE_NOOP(
                    "Rules",
                    "At no trump, a joker may be led only by a player who holds nothing else.",
                )
            },
        ),
    ]
)

PRESETS = (
    Preset(
        "bid_whist_kitty",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Bid Whist"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Partners bid for the right to choose trumps. The high bidder takes the kitty and "
            "leads.",
        ),
        {"bidder_gets_kitty": "on", "bidder_leads": "on"},
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Bid Whist, kitty out of play"),
        QT_TRANSLATE_NOOP(
            "Presets", "Nobody takes the kitty, and the player after the dealer leads."
        ),
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "bid_whist_boston",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Bid Whist with Boston"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Only the bid scores; twice as much at no trump, four times for all the tricks.",
        ),
        {
            "bidder_gets_kitty": "on",
            "bidder_leads": "on",
            "double_nt": "all",
            "boston": "on",
            "defensive_scoring": "on",
            "score_level_only": "on",
        },
        least_seats=4,
        most_seats=4,
    ),
)

ALL_TRICKS: Final = 13
"""The tricks of a deal, the kitty being one."""

BOSTON: Final = 4
"""How often all the tricks count."""


class ContractPay(SidePay, frozen=True):
    """The contract, made or missed, and the odd tricks of the defenders where they count.

    Args:
        kitty: whether the kitty is a trick of the declaring side.
        double_nt: "on": a contract without trump counts twice; "all": so do the defenders' tricks.
        level_only: a made contract is worth its level, not every odd trick.
        defence: the defenders are paid for their odd tricks.
        boston: a side that takes all the tricks is paid four times.
    """

    kitty: bool
    double_nt: Literal["off", "on", "all"]
    level_only: bool
    defence: bool
    boston: bool = False

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a side is paid for a deal."""
        assert deal.declarer is not None
        assert deal.contract is not None
        declares = deal.declarer % 2 == side
        tricks = tricks_in_play(deal.taken)[side] + (self.kitty and declares)
        doubled = self.double_nt == "all" or (self.double_nt == "on" and declares)
        factor = 2 if doubled and deal.contract.strain is Strain.NT else 1
        if self.boston and tricks == ALL_TRICKS:
            factor *= BOSTON
        odd, level = tricks - BOOK, deal.contract.level
        if not declares:
            return counted(Part("odd", factor, max(0, odd) if self.defence else 0))
        if odd < level:
            return (Part("contract_missed", -factor, level),)
        return (Part("contract", factor, level) if self.level_only else Part("odd", factor, odd),)


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("BidWhist", resolved)
    kitty = values["kitty"] == "on"
    cards = pack(jokers=int(values["jokers"]) if kitty else 0)
    plan = Plan((PlannedDeal(12 if kitty else 13),), None)
    trump, ranking = TrumpRule("declared"), Ranking()
    exchange: tuple[Phase, ...] = ()
    if kitty:
        exchange = (KittyExchange(values["sport_kitty"], values["bidder_gets_kitty"]),)
    lead: tuple[Phase, ...] = (DeclarerLeads(),) if values["bidder_leads"] else ()
    pay = ContractPay(
        kitty,
        values["double_nt"],
        values["score_level_only"],
        values["defensive_scoring"],
        values["boston"],
    )
    target = int(values["play_to"]) if values["play"] == "score" else None
    return Ruleset(
        id=game,
        seats=seats,
        sides=2,
        direction=1,
        phases=(
            Opening(plan),
            Dealing(cards, plan, trump),
            KittyAside(),
            ContractAuction(int(values["minimum_bid"]), values["low_beats_high"] == "on"),
            SecondChoice(),
            *exchange,
            *lead,
            JokerTricks(
                ranking,
                trump,
                joker_play=values["nt_joker"],
                joker_lead=values["nt_joker_lead"],
            ),
            SideScoring(pay, target, both_ways=True, deals=values["hands"]),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
        side_pay=pay,
    )
