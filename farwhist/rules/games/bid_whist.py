"""Bid Whist.

Four players, partners facing each other, 52 cards and up to two jokers. Twelve cards each and a
kitty of the rest, which counts as the declaring side's first trick. One round of bids: a level,
which is so many tricks above six, and uptown (ace high), downtown (ace, two, three ...) or no
trump. The highest bidder then names the trump suit, or without trump the order of the ranks. Jokers
are the two highest trumps, and worth nothing without trump. A made bid scores every trick above
six, a failed one loses its level.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

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
        switch(
            "double_nt",
            label=QT_TRANSLATE_NOOP("Options", "Double for no trump"),
            help=QT_TRANSLATE_NOOP("Options", "A no-trump contract wins or loses twice as much."),
            sentences={
                True: QT_TRANSLATE_NOOP("Rules", "At no trump, points won and lost are doubled.")
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
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Bid Whist"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Partners bid for the right to choose trumps. The kitty stays out of play.",
        ),
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "bid_whist_kitty",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Bid Whist, bidder takes the kitty"),
        QT_TRANSLATE_NOOP("Presets", "The high bidder picks up the kitty and leads."),
        {"bidder_gets_kitty": "on", "bidder_leads": "on"},
        least_seats=4,
        most_seats=4,
    ),
)


class ContractPay(SidePay, frozen=True):
    """The contract, made or missed, and the odd tricks of the defenders where they count.

    Args:
        kitty: whether the kitty is a trick of the declaring side.
        double_nt: a contract without trump counts twice.
        level_only: a made contract is worth its level, not every odd trick.
        defence: the defenders are paid for their odd tricks.
    """

    kitty: bool
    double_nt: bool
    level_only: bool
    defence: bool

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a side is paid for a deal."""
        assert deal.declarer is not None
        assert deal.contract is not None
        odd = tricks_in_play(deal.taken)[side] - BOOK
        if deal.declarer % 2 != side:
            return counted(Part("odd", 1, max(0, odd) if self.defence else 0))
        odd += self.kitty
        level = deal.contract.level
        factor = 2 if self.double_nt and deal.contract.strain is Strain.NT else 1
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
