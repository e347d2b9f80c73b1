"""Classic Whist.

Four players, partners facing each other. Thirteen cards each; the last card, the dealer's, is
shown and fixes trump. No bids: the eldest hand leads, one follows suit if one can. Each trick above
six scores 1 for the side. With honours, a side that was dealt three of the four top trumps scores
2 more, with all four 4 more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from farwhist.engine.cards import Rank, pack
from farwhist.engine.position import DealResult, Position
from farwhist.rules.games.partners import end_options
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, switch
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.side_scoring import SideScoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.parts import Part, Parts
from farwhist.rules.scoring.undertaken import SidePay, counted
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.sides import BOOK, tricks_in_play
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import Classic

ID = "classic"
NAME = QT_TRANSLATE_NOOP("Games", "Classic Whist")
EMBLEM = "partners"
KIND = GameKind(
    thinks="tricks",
    plate="calls",
    corner="sides",
    summary="tricks",
    outcome="sides",
    rules_page="sides",
    counted_as="sides",
)

OPTIONS = OptionTable(
    [
        *end_options(),
        switch(
            "honours",
            label=QT_TRANSLATE_NOOP("Options", "Honours"),
            help=QT_TRANSLATE_NOOP(
                "Options", "Three of the four top trumps, as dealt, score 2, all four 4."
            ),
            sentences={
                True: QT_TRANSLATE_NOOP(
                    "Rules",
                    "Honours: a side dealt three of the ace, king, queen and jack of trumps "
                    "scores 2 more; all four score 4 more.",
                )
            },
        ),
    ]
)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Classic Whist"),
        QT_TRANSLATE_NOOP("Presets", "With a partner, the odd tricks count."),
        least_seats=4,
        most_seats=4,
    ),
)


class OddTricks(SidePay, frozen=True):
    """The tricks above six, and the honours where they count."""

    with_honours: bool

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a side is paid for a deal."""
        odd = max(0, tricks_in_play(deal.taken)[side] - BOOK)
        extra = honours(deal, side) if self.with_honours else 0
        return counted(Part("odd", 1, odd), Part("honours", extra))


def honours(deal: Position | DealResult, side: int) -> int:
    """Return what the honours as dealt are worth to a side; they show when they are played."""
    dealt = {(seat, card) for seat, hand in enumerate(deal.dealt) for card in hand}
    played = {play for trick in deal.tricks for play in trick.plays}
    held = [
        card
        for seat, card in dealt | played
        if card and card.suit is deal.trump and card.rank >= Rank.JACK and seat % 2 == side
    ]
    return {3: 2, 4: 4}.get(len(held), 0)


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("Classic", resolved)
    cards, ranking = pack(), Ranking()
    plan = Plan((PlannedDeal(13),), None)
    trump = TrumpRule("dealer_last")
    pay = OddTricks(values["honours"])
    target = int(values["play_to"]) if values["play"] == "score" else None
    return Ruleset(
        id=game,
        seats=seats,
        sides=2,
        direction=1,
        phases=(
            Opening(plan),
            Dealing(cards, plan, trump),
            Tricks(ranking, trump),
            SideScoring(pay, target, deals=values["hands"]),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
        side_pay=pay,
    )
