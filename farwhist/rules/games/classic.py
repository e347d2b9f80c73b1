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
from farwhist.engine.position import Points, Position
from farwhist.rules.games.partners import END_OPTIONS
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, switch
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.side_scoring import SideScoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.sides import BOOK, side_of, tricks_in_play
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
        *END_OPTIONS,
        switch(
            "honours",
            label=QT_TRANSLATE_NOOP("Options", "Honours"),
            help=QT_TRANSLATE_NOOP(
                "Options", "Three of the four top trumps, as dealt, score 2, all four 4."
            ),
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


def honours(position: Position) -> list[int]:
    """Return what the honours as dealt are worth to both sides."""
    held = [0, 0]
    for seat, hand in enumerate(position.dealt):
        for card in hand:
            if card and card.suit is position.trump and card.rank >= Rank.JACK:
                held[side_of(position, seat)] += 1
    return [{3: 2, 4: 4}.get(count, 0) for count in held]


def points(values: Classic, position: Position) -> tuple[Points, ...]:
    """Return the points of a deal for both sides."""
    odd = [max(0, tricks - BOOK) for tricks in tricks_in_play(position.taken)]
    extra = honours(position) if values["honours"] else [0, 0]
    return (odd[0] + extra[0], odd[1] + extra[1])


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("Classic", resolved)
    cards, ranking = pack(), Ranking()
    plan = Plan((PlannedDeal(13),), None)
    trump = TrumpRule("dealer_last")
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
            SideScoring(lambda at: points(values, at), target, deals=values["hands"]),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
    )
