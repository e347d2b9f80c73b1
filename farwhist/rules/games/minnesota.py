"""Minnesota Whist and Norwegian Whist.

Four players, partners facing each other, 52 cards, thirteen each, no trumps. In turn from the
eldest hand each player decides how the deal is played or passes: grand, in which both sides want
tricks, or nullo, in which neither does. If the others have all passed, the dealer decides.

In Minnesota all lay a black card for grand or a red one for nullo face down, and turn them in turn
until the first black one. A card counts only if all before it were red, so that is a call in turn:
grand or a pass, and the dealer's red card is nullo. The player before the one who decided for grand
leads, and at nullo the player after the dealer. Each trick above six scores 1: at grand for the
side that took it, at nullo for the other. The side with 13 points wins. In Norway nullo may be
called by everybody, the leads are the other way round, odd tricks at grand count 4, or 8 where the
side that decided for it took fewer than seven, and at nullo 2; 50 points win. In South Dakota
whoever fails loses the points, and nobody scores them. So many matches would never end, and here a
side with as many points below zero as win has lost (ours).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, cast

from farwhist.engine.cards import pack
from farwhist.engine.position import DealResult, Position
from farwhist.rules.games.partners import end_options
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, choice
from farwhist.rules.phases.contracts import GrandAuction, GrandLead
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.side_scoring import SideScoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.parts import Part, Parts
from farwhist.rules.scoring.undertaken import SidePay, counted
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.sides import BOOK, nullo, tricks_in_play
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import Minnesota

ID = "minnesota"
NAME = QT_TRANSLATE_NOOP("Games", "Minnesota Whist")
EMBLEM = "grand"
KIND = GameKind(
    thinks="tricks",
    plate="calls",
    corner="sides",
    summary="tricks",
    outcome="sides",
    rules_page="grand",
    counted_as="sides",
)

OPTIONS = OptionTable(
    [
        *end_options("13", "7", "11", "20", "30", "50", "80"),
        choice(
            "calls",
            label=QT_TRANSLATE_NOOP("Options", "Who may call nullo"),
            help=QT_TRANSLATE_NOOP(
                "Options", "Only the dealer, when all others have passed, or everybody."
            ),
            words={
                "dealer": QT_TRANSLATE_NOOP("Values", "Only the dealer"),
                "everybody": QT_TRANSLATE_NOOP("Values", "Everybody"),
            },
            sentences={
                "dealer": QT_TRANSLATE_NOOP(
                    "Rules",
                    "In turn from the player after the dealer, each player calls grand or passes. "
                    "The first grand decides. When all others pass, the dealer calls grand or "
                    "nullo.",
                ),
                "everybody": QT_TRANSLATE_NOOP(
                    "Rules",
                    "In turn from the player after the dealer, each player calls grand or nullo, "
                    "or passes. The first call decides. When all others pass, the dealer must "
                    "call.",
                ),
            },
        ),
        choice(
            "grand_lead",
            label=QT_TRANSLATE_NOOP("Options", "First lead at grand"),
            help=QT_TRANSLATE_NOOP(
                "Options", "The player before or after the caller; at nullo the other of the two."
            ),
            words={
                "before": QT_TRANSLATE_NOOP("Values", "The player before the caller"),
                "after": QT_TRANSLATE_NOOP("Values", "The player after the caller"),
            },
            sentences={
                "before": QT_TRANSLATE_NOOP(
                    "Rules",
                    "The player before the caller leads at grand, the player after the caller at "
                    "nullo.",
                ),
                "after": QT_TRANSLATE_NOOP(
                    "Rules",
                    "The player after the caller leads at grand, the player before the caller at "
                    "nullo.",
                ),
            },
        ),
        choice(
            "grand_trick",
            "1",
            "4",
            label=QT_TRANSLATE_NOOP("Options", "Points at grand"),
            help=QT_TRANSLATE_NOOP("Options", "What each trick above six counts at grand."),
            sentences={
                "1": QT_TRANSLATE_NOOP(
                    "Rules", "At grand a side scores 1 for each of its tricks above six."
                ),
                "4": QT_TRANSLATE_NOOP(
                    "Rules", "At grand a side scores 4 for each of its tricks above six."
                ),
            },
        ),
        choice(
            "grand_failed",
            label=QT_TRANSLATE_NOOP("Options", "When grand fails"),
            help=QT_TRANSLATE_NOOP(
                "Options", "What the tricks count where the caller's side takes fewer than seven."
            ),
            words={
                "single": QT_TRANSLATE_NOOP("Values", "The others score as usual"),
                "double": QT_TRANSLATE_NOOP("Values", "The others score twice as much"),
                "lost": QT_TRANSLATE_NOOP("Values", "The caller's side loses"),
            },
            sentences={
                "double": QT_TRANSLATE_NOOP(
                    "Rules",
                    "If the caller's side takes fewer than seven tricks, the others score twice as "
                    "much.",
                ),
                "lost": QT_TRANSLATE_NOOP(
                    "Rules",
                    "If the caller's side takes fewer than seven tricks, it loses as much for each "
                    "trick below seven, and the others score nothing.",
                ),
            },
        ),
        choice(
            "nullo_trick",
            "1",
            "2",
            label=QT_TRANSLATE_NOOP("Options", "Points at nullo"),
            help=QT_TRANSLATE_NOOP("Options", "What each trick above six counts at nullo."),
        ),
        choice(
            "nullo_pays",
            label=QT_TRANSLATE_NOOP("Options", "Tricks at nullo"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Tricks above six are points for the other side, or lost by the side that took "
                "them.",
            ),
            words={
                "others": QT_TRANSLATE_NOOP("Values", "The other side scores"),
                "lost": QT_TRANSLATE_NOOP("Values", "The side that took them loses"),
            },
        ),
    ]
)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Minnesota Whist"),
        QT_TRANSLATE_NOOP("Presets", "Partners play for tricks or against them, without trumps."),
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "south_dakota",
        ID,
        QT_TRANSLATE_NOOP("Presets", "South Dakota Whist"),
        QT_TRANSLATE_NOOP("Presets", "Whoever fails loses points; 11 win."),
        {"play_to": "11", "grand_failed": "lost", "nullo_pays": "lost"},
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "norwegian",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Norwegian Whist"),
        QT_TRANSLATE_NOOP("Presets", "Everybody may call grand or nullo; 50 points win."),
        {
            "play_to": "50",
            "calls": "everybody",
            "grand_lead": "after",
            "grand_trick": "4",
            "grand_failed": "double",
            "nullo_trick": "2",
        },
        least_seats=4,
        most_seats=4,
    ),
)


class GrandPay(SidePay, frozen=True):
    """The tricks above six: for who took them at grand, for the others at nullo.

    Args:
        grand, nullo: what each of them counts.
        failed: what a grand is worth in which the caller's side takes fewer than seven tricks.
        nullo_lost: at nullo they are lost by who took them, and nobody scores.
    """

    grand: int
    nullo: int
    failed: Literal["single", "double", "lost"]
    nullo_lost: bool

    @property
    def unit(self) -> int:
        """What a trick is worth where most is played for it."""
        return self.grand

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a side is paid for a deal."""
        assert deal.declarer is not None
        assert deal.contract is not None
        tricks = tricks_in_play(deal.taken)
        odd, theirs = (max(0, tricks[each] - BOOK) for each in (side, 1 - side))
        if nullo(deal.contract):
            if self.nullo_lost:
                return counted(Part("odd", -self.nullo, odd))
            return counted(Part("left", self.nullo, theirs))
        declares = deal.declarer % 2 == side
        if not odd:
            lost = declares and self.failed == "lost"
            return (Part("short", -self.grand, BOOK + 1 - tricks[side]),) if lost else ()
        if not declares and self.failed == "lost":
            return ()
        double = not declares and self.failed == "double"
        return (Part("odd", 2 * self.grand if double else self.grand, odd),)


def can_lose(values: Minnesota) -> bool:
    """Whether totals can fall, so that as many points below zero as win end the match too."""
    return "lost" in (values["grand_failed"], values["nullo_pays"])


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("Minnesota", resolved)
    cards, ranking = pack(), Ranking()
    plan, trump = Plan((PlannedDeal(13),), None), TrumpRule("nt_always")
    pay = GrandPay(
        int(values["grand_trick"]),
        int(values["nullo_trick"]),
        values["grand_failed"],
        values["nullo_pays"] == "lost",
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
            GrandAuction(nullo=values["calls"] == "everybody"),
            GrandLead(values["grand_lead"]),
            Tricks(ranking, trump),
            SideScoring(pay, target, both_ways=can_lose(values), deals=values["hands"]),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
        side_pay=pay,
    )
