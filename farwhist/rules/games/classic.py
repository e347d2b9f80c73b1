"""Classic Whist.

Four players, partners facing each other. Thirteen cards each; the last card, the dealer's, is
shown and fixes trump. No bids: the eldest hand leads, one follows suit if one can. Each trick above
six scores 1 for the side. With honours, a side that was dealt three of the four top trumps scores
2 more, with all four 4 more. A match goes to a score, or is a number of deals or a rubber.

Source: Trickster Whist; Laws of Whist for the rubber. Reference (Whist drive): trumps by rotation,
perhaps with a deal without, and every trick counts; Accrington: a rotation with each deal, through
the four suits. Our own: the order hearts, clubs, diamonds, spades, 24 deals, and that the same
partners play all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from farwhist.engine.cards import Rank, Suit, pack
from farwhist.engine.position import DealResult, Position
from farwhist.rules.games.partners import end_options
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, choice, switch
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.side_scoring import SideScoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.parts import Part, Parts
from farwhist.rules.scoring.rubber import LONG, SHORT, Rubber
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
        *end_options(rubber=True),
        choice(
            "rubber_to",
            "5",
            "10",
            label=QT_TRANSLATE_NOOP("Options", "Games to"),
            help=QT_TRANSLATE_NOOP("Options", "The points of a game of the rubber."),
            needs=QT_TRANSLATE_NOOP("Options", "Only in a rubber."),
            applies=lambda v: v["play"] == "rubber",
            sentences={
                "5": QT_TRANSLATE_NOOP(
                    "Rules",
                    "A game is won with 5 points and counts 1 point of the rubber; 2 against fewer "
                    "than three, 3 against none.",
                ),
                "10": QT_TRANSLATE_NOOP(
                    "Rules",
                    "A game is won with 10 points and counts 1 point of the rubber; 2 against "
                    "fewer than five.",
                ),
            },
        ),
        choice(
            "trump",
            label=QT_TRANSLATE_NOOP("Options", "Trump suit"),
            help=QT_TRANSLATE_NOOP(
                "Options", "The suit of the dealer's last card, or the suits in turn."
            ),
            words={
                "last_card": QT_TRANSLATE_NOOP("Values", "The dealer's last card"),
                "round": QT_TRANSLATE_NOOP("Values", "Suits in turn"),
                "round_nt": QT_TRANSLATE_NOOP("Values", "Suits in turn, then no trump"),
            },
            sentences={
                "last_card": QT_TRANSLATE_NOOP(
                    "Rules", "The dealer's last card is shown: its suit is trumps."
                ),
                "round": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Trumps are hearts in the first deal, then clubs, diamonds and spades, and so "
                    "on in turn.",
                ),
                "round_nt": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Trumps are hearts in the first deal, then clubs, diamonds and spades; the "
                    "fifth deal is played without trumps, and so on in turn.",
                ),
            },
        ),
        switch(
            "all_tricks",
            label=QT_TRANSLATE_NOOP("Options", "All tricks score"),
            help=QT_TRANSLATE_NOOP(
                "Options", "Each trick scores 1, not only those above six; play a number of deals."
            ),
            needs=QT_TRANSLATE_NOOP("Options", "Only with a number of deals."),
            applies=lambda v: v["play"] == "hands",
            sentences={
                False: QT_TRANSLATE_NOOP("Rules", "A side scores 1 for each trick above six."),
                True: QT_TRANSLATE_NOOP("Rules", "A side scores 1 for each trick."),
            },
        ),
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
    Preset(
        "classic_drive",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Whist drive"),
        QT_TRANSLATE_NOOP(
            "Presets", "24 deals with trumps in turn, and every trick counts, as at a whist drive."
        ),
        {"trump": "round", "all_tricks": "on", "play": "hands", "hands": "24"},
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "classic_short",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Short Whist"),
        QT_TRANSLATE_NOOP(
            "Presets", "A rubber, the best of three games to 5 points, with honours."
        ),
        {"play": "rubber", "honours": "on"},
        least_seats=4,
        most_seats=4,
    ),
)

ROUND: Final = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)
"""The trumps in turn."""

SHORT_GAME: Final = 5
"""The points of a game of Short Whist."""


class OddTricks(SidePay, frozen=True):
    """The tricks above six, or all of them, and the honours where they count."""

    with_honours: bool
    all_tricks: bool = False

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a side is paid for a deal."""
        taken = tricks_in_play(deal.taken)[side]
        odd = Part("odd", 1, max(0, taken - BOOK))
        extra = honours(deal, side) if self.with_honours else 0
        return counted(Part("tricks", 1, taken) if self.all_tricks else odd, Part("honours", extra))


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
    target = int(values["play_to"]) if values["play"] == "score" else None
    by_deals = values["play"] == "hands"
    trump = TrumpRule("dealer_last")
    if values["trump"] != "last_card":
        last = (None,) if values["trump"] == "round_nt" else ()
        trump = TrumpRule("rotate", rotation=(*ROUND, *last))
    pay = OddTricks(values["honours"], values["all_tricks"] and by_deals)
    rubber = None
    if values["play"] == "rubber":
        goal = int(values["rubber_to"])
        rubber = Rubber(pay, goal, LONG if goal > SHORT_GAME else SHORT)
    return Ruleset(
        id=game,
        seats=seats,
        sides=2,
        direction=1,
        phases=(
            Opening(plan),
            Dealing(cards, plan, trump),
            Tricks(ranking, trump),
            SideScoring(pay, target, deals=values["hands"], rubber=rubber),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
        side_pay=pay,
        rubber=rubber,
    )
