"""Solo Whist.

Four players, 52 cards, thirteen each; the last card, which is the dealer's, is turned, and its suit
is trump. From the eldest hand each calls above what was called before, or passes and is out of it:

- proposal (prop): eight tricks with a partner, who accepts (cop) when his turn comes;
- solo: five tricks alone, with the turned suit as trump;
- misère: no trick alone, without trump;
- abundance: nine tricks alone, with a trump of one's own choice;
- royal abundance: the same with the turned suit, which outranks it;
- open misère: misère with one's hand on the table after the first trick;
- abundance declared: all thirteen tricks alone, with a trump of one's own choice and the lead.

The eldest hand may still accept after it has passed, and who proposed in vain may play solo. Else
the deal is thrown in and the next player deals. The eldest hand leads, one follows suit if one can.
Those who play alone win from or lose to each of the three others, partners one opponent each: 1 at
prop and cop and at solo, 2 at misère, 3 at abundance, 4 at open misère, 6 at abundance declared.
After so many deals the highest total wins.

Sources: the Encyclopaedia Britannica of 1911, Foster's Complete Hoyle, Wikipedia and Pagat, which
differ in what docs/rules.md#solo-whist says. A fifth of a point for tricks more and fewer follows
Pagat, who pays so at solo. Our own: it is the same at abundance; the number of deals, among which
those thrown in do not count; how equals share a general misère.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from farwhist.engine.cards import pack
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, choice, number
from farwhist.rules.phases.alliances import (
    AllianceAuction,
    AllianceLead,
    AllianceTricks,
    AllianceTrump,
)
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.side_scoring import StakesScoring
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.stakes import StakePay
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import SoloWhist

ID = "solo_whist"
NAME = QT_TRANSLATE_NOOP("Games", "Solo Whist")
EMBLEM = "solo"
KIND = GameKind(
    thinks="alliances",
    plate="calls",
    corner="alliances",
    summary="alliances",
    outcome="alliances",
    rules_page="alliances",
    counted_as="alone",
)

SIZE: Final = 13
FIFTH: Final = 0.2
"""What a trick more or fewer than needed is worth where such tricks are paid."""

OPTIONS = OptionTable(
    [
        number(
            "deals",
            12,
            1,
            100,
            label=QT_TRANSLATE_NOOP("Options", "Deals"),
            help=QT_TRANSLATE_NOOP("Options", "How many deals are played."),
        ),
        choice(
            "all_pass",
            label=QT_TRANSLATE_NOOP("Options", "When nobody plays"),
            help=QT_TRANSLATE_NOOP(
                "Options", "What happens when all pass, or a proposal finds no partner."
            ),
            words={
                "thrown_in": QT_TRANSLATE_NOOP("Values", "The next player deals"),
                "general": QT_TRANSLATE_NOOP("Values", "A general misère"),
            },
            sentences={
                "thrown_in": QT_TRANSLATE_NOOP(
                    "Rules",
                    "When nobody plays anything, the deal does not count and the next player "
                    "deals.",
                ),
                "general": QT_TRANSLATE_NOOP(
                    "Rules",
                    "When nobody plays anything, all play a general misère, each alone and without "
                    "trumps: whoever takes most tricks pays 1 to each of the others.",
                ),
            },
        ),
        choice(
            "declared_trump",
            label=QT_TRANSLATE_NOOP("Options", "Trumps at abundance declared"),
            help=QT_TRANSLATE_NOOP(
                "Options", "Whether who must take all tricks chooses a trump suit, or has none."
            ),
            words={
                "own": QT_TRANSLATE_NOOP("Values", "The caller's choice"),
                "none": QT_TRANSLATE_NOOP("Values", "No trumps"),
            },
            sentences={
                "own": QT_TRANSLATE_NOOP(
                    "Rules", "At abundance and at abundance declared the caller chooses trumps."
                ),
                "none": QT_TRANSLATE_NOOP(
                    "Rules",
                    "At abundance the caller chooses trumps; at abundance declared there are none.",
                ),
            },
        ),
        choice(
            "over",
            label=QT_TRANSLATE_NOOP("Options", "Tricks more or fewer"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "What each trick above or below those needed is worth at prop and cop, solo and "
                "abundance.",
            ),
            words={
                "nothing": QT_TRANSLATE_NOOP("Values", "Nothing"),
                "fifth": QT_TRANSLATE_NOOP("Values", "A fifth of a point"),
            },
            sentences={
                "nothing": QT_TRANSLATE_NOOP(
                    "Rules", "Tricks above or below those needed change nothing."
                ),
                "fifth": QT_TRANSLATE_NOOP(
                    "Rules",
                    "At prop and cop, solo and abundance each trick above or below those needed "
                    "is worth a fifth of a point more.",
                ),
            },
        ),
    ]
)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Solo Whist"),
        QT_TRANSLATE_NOOP("Presets", "Alone against three, or with a partner for one deal."),
        least_seats=4,
        most_seats=4,
    ),
)


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("SoloWhist", resolved)
    cards, ranking, trump = pack(), Ranking(), TrumpRule("dealer_last")
    plan = Plan((PlannedDeal(SIZE),), values["deals"])
    pay = StakePay(seats, FIFTH if values["over"] == "fifth" else 0)
    return Ruleset(
        id=game,
        seats=seats,
        sides=seats,
        direction=1,
        phases=(
            Opening(plan, passes_on=True),
            Dealing(cards, plan, trump),
            AllianceAuction(general=values["all_pass"] == "general"),
            AllianceTrump(slam_trump=values["declared_trump"] == "own"),
            AllianceLead(),
            AllianceTricks(ranking, trump),
            StakesScoring(pay, None, deals=values["deals"]),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
        side_pay=pay,
    )
