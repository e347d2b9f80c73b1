"""Call Break, the game of Nepal, India and Bangladesh; also Call Bridge, Lakdi.

Four players, each alone, counter-clockwise, 52 cards, 13 each. Spades are always trump. In turn
from the eldest hand each bids how many tricks it will take, at least 1. The eldest hand leads, any
card. One follows suit and beats the best card of the suit if one can, though not once somebody has
ruffed; who cannot follow must ruff, above the spades already played; who can do neither plays any
card. A made bid scores 1 for each trick bid and a tenth for each trick more: bid 4, took 6 is 4.2.
A missed bid loses what was bid. After five deals the highest total wins.

Sources: callbreak.xyz for bids, play, points and deals, and Card Rules Plus, which agrees but for a
lowest bid of 2; Pagat's Call Bridge, in a copy at gambiter.com, for ruffing, and for another way:
who follows suit need not beat. In CallBreak Club nobody need ruff. Our own: equals share a place,
other numbers of deals, and tricks above the bid that count nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from farwhist.engine.cards import Suit, pack
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, choice, number
from farwhist.rules.phases.bidding import TurnBidding
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.target_scoring import TargetScoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.undertaken import Undertaken
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import CallBreak

ID = "call_break"
NAME = QT_TRANSLATE_NOOP("Games", "Call Break")
EMBLEM = "call"
KIND = GameKind(
    thinks="bids",
    plate="bids",
    corner="deal",
    summary="calls",
    outcome="bids",
    rules_page="calls",
    counted_as="alone",
    worth="bids",
    more_wins=True,
)

SIZE: Final = 13
TENTH: Final = 0.1
"""What a trick above the bid scores."""

OPTIONS = OptionTable(
    [
        number(
            "deals",
            5,
            1,
            50,
            label=QT_TRANSLATE_NOOP("Options", "Deals"),
            help=QT_TRANSLATE_NOOP("Options", "How many deals are played."),
        ),
        choice(
            "least_bid",
            "1",
            "2",
            label=QT_TRANSLATE_NOOP("Options", "Lowest bid"),
            help=QT_TRANSLATE_NOOP("Options", "Nobody may bid fewer tricks than this."),
            sentences={
                "1": QT_TRANSLATE_NOOP("Rules", "The lowest bid is 1."),
                "2": QT_TRANSLATE_NOOP("Rules", "The lowest bid is 2."),
            },
        ),
        choice(
            "must_beat",
            "on",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Must beat"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Players who follow suit must beat its best card if they can; not after somebody "
                "has ruffed.",
            ),
            sentences={
                "on": QT_TRANSLATE_NOOP(
                    "Rules",
                    "You must beat the best card of the suit if you can, unless somebody has "
                    "ruffed.",
                )
            },
        ),
        choice(
            "must_ruff",
            "on",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Must ruff"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Players who cannot follow suit must play a spade that beats the spades already "
                "played, if they have one.",
            ),
            sentences={
                "on": QT_TRANSLATE_NOOP(
                    "Rules",
                    "If you cannot follow suit, you must play a spade that beats the spades in "
                    "the trick; if you have none, you may play any card.",
                ),
                "off": QT_TRANSLATE_NOOP(
                    "Rules",
                    "If you cannot follow suit, you may play any card; you need not play a trump.",
                ),
            },
        ),
        choice(
            "over",
            label=QT_TRANSLATE_NOOP("Options", "Tricks above the bid"),
            help=QT_TRANSLATE_NOOP("Options", "What each trick more than the bid scores."),
            words={
                "tenth": QT_TRANSLATE_NOOP("Values", "A tenth of a point"),
                "nothing": QT_TRANSLATE_NOOP("Values", "Nothing"),
            },
            sentences={
                "tenth": QT_TRANSLATE_NOOP(
                    "Rules", "Each trick above the bid scores a tenth of a point."
                ),
                "nothing": QT_TRANSLATE_NOOP("Rules", "Tricks above the bid score nothing."),
            },
        ),
    ]
)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Call Break"),
        QT_TRANSLATE_NOOP(
            "Presets", "Everybody alone, spades are trumps: take at least what you bid."
        ),
        least_seats=4,
        most_seats=4,
    ),
)


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("CallBreak", resolved)
    cards, ranking, trump = pack(), Ranking(), TrumpRule("fixed", suit=Suit.SPADES)
    plan = Plan((PlannedDeal(SIZE),), values["deals"])
    ruff = values["must_ruff"] == "on"
    scoring = Undertaken(
        seats,
        nil=0,
        bag_limit=0,
        trick=1,
        over=TENTH if values["over"] == "tenth" else 0,
        gathered=False,
    )
    return Ruleset(
        id=game,
        seats=seats,
        sides=seats,
        direction=-1,
        phases=(
            Opening(plan),
            Dealing(cards, plan, trump),
            TurnBidding(plan, least=int(values["least_bid"])),
            Tricks(
                ranking,
                trump,
                must_ruff=ruff,
                must_overruff=ruff,
                free_below=ruff,
                must_beat=values["must_beat"] == "on",
            ),
            TargetScoring(scoring, target=None, longest=values["deals"]),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
        undertaken=scoring,
    )
