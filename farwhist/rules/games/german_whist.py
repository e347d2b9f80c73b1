"""German Whist, for two.

Thirteen cards each; the next one is turned, its suit is trump, and it lies on the stock as the
prize of the first trick. The dealer's opponent leads, one follows suit if one can. The winner of a
trick takes the face-up card, the loser the one below, unseen; the next is turned, and the winner
leads. After thirteen tricks the stock is used up; whoever takes more of the other thirteen, with
the cards then in hand, wins the deal. The deal alternates.

A deal that is won scores 1; or the tricks more than the other has, or every trick, score 1 each.
Some count all twenty-six tricks, or the first thirteen once and the others twice. A match of so
many deals goes on while both have the same score, and so does one to a score (our own ruling).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from farwhist.engine.cards import pack
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, choice, number
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.drawing import DrawTricks
from farwhist.rules.phases.side_scoring import SideScoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.duel import DuelPay
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import GermanWhist

ID = "german_whist"
NAME = QT_TRANSLATE_NOOP("Games", "German Whist")
EMBLEM = "draw"
HAND: Final = 13
KIND = GameKind(
    thinks="drawing",
    plate="calls",
    corner="stock",
    summary="tricks",
    outcome="more",
    rules_page="drawing",
    counted_as="alone",
)

OPTIONS = OptionTable(
    [
        choice(
            "counted",
            label=QT_TRANSLATE_NOOP("Options", "Tricks that count"),
            help=QT_TRANSLATE_NOOP(
                "Options", "Whether the tricks for the stock count too, or win cards only."
            ),
            words={
                "second": QT_TRANSLATE_NOOP("Values", "The last thirteen"),
                "all": QT_TRANSLATE_NOOP("Values", "All"),
                "double": QT_TRANSLATE_NOOP("Values", "All, the last thirteen twice"),
            },
            sentences={
                "second": QT_TRANSLATE_NOOP(
                    "Rules", "Only the thirteen tricks after the stock is used up count."
                ),
                "all": QT_TRANSLATE_NOOP("Rules", "All twenty-six tricks count."),
                "double": QT_TRANSLATE_NOOP(
                    "Rules",
                    "All tricks count, those after the stock is used up as two tricks each.",
                ),
            },
        ),
        choice(
            "points",
            label=QT_TRANSLATE_NOOP("Options", "Points"),
            help=QT_TRANSLATE_NOOP(
                "Options", "1 for the deal, 1 for each trick more than the other, or 1 for each."
            ),
            words={
                "deal": QT_TRANSLATE_NOOP("Values", "For the deal"),
                "difference": QT_TRANSLATE_NOOP("Values", "For tricks more than the other"),
                "tricks": QT_TRANSLATE_NOOP("Values", "For every trick"),
            },
            sentences={
                "deal": QT_TRANSLATE_NOOP("Rules", "Whoever has more of them scores 1."),
                "difference": QT_TRANSLATE_NOOP(
                    "Rules", "Whoever has more of them scores 1 for each that the other has fewer."
                ),
                "tricks": QT_TRANSLATE_NOOP("Rules", "Each of them scores 1 for who takes it."),
            },
        ),
        choice(
            "play",
            label=QT_TRANSLATE_NOOP("Options", "Play"),
            help=QT_TRANSLATE_NOOP("Options", "To a score, or a number of deals."),
            words={
                "hands": QT_TRANSLATE_NOOP("Values", "A number of deals"),
                "score": QT_TRANSLATE_NOOP("Values", "To a score"),
            },
        ),
        number(
            "hands",
            5,
            1,
            100,
            label=QT_TRANSLATE_NOOP("Options", "Deals"),
            help=QT_TRANSLATE_NOOP("Options", "After this many deals the higher score wins."),
            needs=QT_TRANSLATE_NOOP("Options", "Only with a number of deals."),
            applies=lambda v: v["play"] == "hands",
        ),
        number(
            "play_to",
            5,
            1,
            500,
            label=QT_TRANSLATE_NOOP("Options", "Play to"),
            help=QT_TRANSLATE_NOOP("Options", "The score that ends the match."),
            needs=QT_TRANSLATE_NOOP("Options", "Only in a match to a score."),
            applies=lambda v: v["play"] == "score",
        ),
    ]
)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "German Whist"),
        QT_TRANSLATE_NOOP(
            "Presets", "For two: thirteen tricks for better cards, then thirteen that count."
        ),
        usual_seats=2,
        most_seats=2,
    ),
)


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("GermanWhist", resolved)
    cards, ranking = pack(), Ranking()
    plan = Plan((PlannedDeal(HAND),), None)
    trump = TrumpRule("turn_up")
    early, late = {"second": (0, 1), "all": (1, 1), "double": (1, 2)}[values["counted"]]
    pay = DuelPay(values["points"], HAND, early, late)
    target = values["play_to"] if values["play"] == "score" else None
    return Ruleset(
        id=game,
        seats=seats,
        sides=2,
        direction=1,
        phases=(
            Opening(plan),
            Dealing(cards, plan, trump),
            DrawTricks(ranking, trump, set_aside=not early),
            Tricks(ranking, trump),
            SideScoring(pay, target, deals=values["hands"], extra=True),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
        side_pay=pay,
    )
