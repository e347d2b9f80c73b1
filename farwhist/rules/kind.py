"""What kind of game it is: asked by whoever thinks, shows, speaks, counts or explains.

Each answer is a key of its own, so that a new game may combine them freely; whoever acts on one
has a table with an entry for every key. Nobody outside these rules compares a key, looks for a
phase or asks whether there is a book.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

Thinks = Literal["exact", "tricks", "bids", "shedding", "drawing", "alliances"]
"""Who plays for the computer: for exact bids, for tricks alone or in pairs, for tricks that sides
have bid, for getting rid, for tricks of two players who draw from the stock, for contracts whose
calls make the sides."""

TrickWorth = Literal["points", "bids", "staying"]
"""What tricks are worth to a seat: the points that they bring, those with what was bid, or that it
stays in the match."""

PlateText = Literal["bids", "calls", "lives", "cards"]
"""What the plate of a seat says: the tricks taken of those bid; its call, then its tricks; its
tricks, or how it fares in a match that players drop out of; the cards that it holds."""

CornerText = Literal["deal", "sides", "bids", "pile", "stock", "alliances"]
"""What stands beside the stock: trump and the number of the deal; contract or trump, and both
sides' points and tricks; what both sides have taken of their bids, their points and bags; what may
be laid on the pile, and the number of the game; trump, the number of the deal, and what is left of
the stock; trump and who plays what, and the number of the deal."""

SummaryText = Literal["bids", "bags", "calls", "tricks", "staying", "cards", "alliances"]
"""What the summary of a deal lists: bids and tricks; the same by sides, and bags; the same,
where tricks too many are welcome; tricks and points; tricks and who stays in; the cards left and
points; what was played, by whom, and tricks."""

OutcomeText = Literal["bid", "bids", "sides", "staying", "place", "more", "alliances"]
"""What a deal meant to a player: the bid made or missed; what both sides bid and took; what both
sides took; whether it stays in; who was rid of the cards before it; whether it took more tricks
than the other; what was played and whether it was made."""

RulesPage = Literal[
    "exact", "elimination", "sides", "contracts", "grand", "bids", "calls", "shedding", "drawing",
    "alliances",
]  # fmt: skip
"""How the help tells the rules."""

CountedAs = Literal["exact", "most", "sides", "alone", "shed"]
"""How a match is marked in the statistics; the words stand in files."""


class GameKind(Struct, frozen=True):
    """What a game answers to everybody who need not know its rules.

    Args:
        thinks, worth: how the computer's players go about it.
        plate, corner, summary, outcome: what the table, the voice and the panels tell.
        rules_page: how the help tells the rules, and what ends a match.
        counted_as: what of a finished match the statistics compare; a key of `COUNTING`.
        exact: whether a bid must be met exactly, so that exact deals are counted.
        more_wins: whether tricks above a bid are welcome, so that they are never too many.
        tricks: whether cards are played to tricks.
        points: whether points tell how a match stands; not where players drop out of it.
        lower_wins: whether the lowest total wins, so that charts run upside down.
    """

    thinks: Thinks
    plate: PlateText
    corner: CornerText
    summary: SummaryText
    outcome: OutcomeText
    rules_page: RulesPage
    counted_as: CountedAs
    worth: TrickWorth = "points"
    exact: bool = False
    more_wins: bool = False
    tricks: bool = True
    points: bool = True
    lower_wins: bool = False

    @property
    def bids(self) -> bool:
        """Whether each seat bids its tricks, so that the sum of the bids is told."""
        return self.plate == "bids"


EXACT_BIDS: Final = GameKind(
    thinks="exact",
    plate="bids",
    corner="deal",
    summary="bids",
    outcome="bid",
    rules_page="exact",
    counted_as="exact",
    exact=True,
)
"""The kind of all games of exact bids, and of a table before its first match."""


class Counting(Struct, frozen=True):
    """What of finished matches means something in the statistics.

    Args:
        pairs: two sides play, so that places tell no more than winning does.
        points: the points of deals and matches can be compared.
        best: the best total of a match is worth telling.
    """

    pairs: bool = False
    points: bool = True
    best: bool = False


COUNTING: Final[Mapping[CountedAs, Counting]] = {
    "exact": Counting(best=True),
    "most": Counting(points=False),
    "sides": Counting(pairs=True),
    "alone": Counting(best=True),
    "shed": Counting(),
}


def counting(text: str) -> Counting:
    """Return what may be compared in a match that is marked so in a file, by whatever version."""
    return next((found for key, found in COUNTING.items() if key == text), Counting())
