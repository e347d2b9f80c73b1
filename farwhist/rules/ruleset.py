"""A ruleset: everything that is fixed before the first card is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from farwhist.engine.cards import Card, Seat
from farwhist.engine.phase import Phase
from farwhist.engine.position import DealResult
from farwhist.rules.kind import GameKind
from farwhist.rules.options import Values
from farwhist.rules.ranking import Ranking
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.parts import Part
from farwhist.rules.sequences import Plan

if TYPE_CHECKING:
    from farwhist.rules.scoring.rubber import Rubber
    from farwhist.rules.scoring.undertaken import SidePay, Undertaken


class Ruleset(Struct, frozen=True):
    """A game with all its options chosen.

    `id` is the preset, or the game, that it was made from; `options` the value of every option.
    `kind` says what the game is to everybody who need not know its rules. `book` scores exact bids,
    `undertaken` those that partners add up,
    and `side_pay` the tricks of partners, which a `rubber` counts by games.
    """

    id: str
    seats: int
    sides: int
    direction: int
    phases: tuple[Phase, ...]
    options: Values
    plan: Plan
    pack: tuple[Card, ...]
    ranking: Ranking
    kind: GameKind
    book: Book | None = None
    undertaken: Undertaken | None = None
    side_pay: SidePay | None = None
    rubber: Rubber | None = None

    @property
    def partners(self) -> bool:
        """Whether several seats play as one side."""
        return self.sides < self.seats

    @property
    def bid_book(self) -> Book:
        """How exact bids are scored.

        Raises:
            ValueError: none are bid in this game.
        """
        if self.book is None:
            raise ValueError(f"{self.id} has no exact bids")
        return self.book

    def explained(self, results: Sequence[DealResult], number: int, seat: Seat) -> Sequence[Part]:
        """Return the parts of a seat's points in a finished deal; none where they have no parts."""
        score = self.book or self.undertaken or self.rubber or self.side_pay
        return () if score is None else score.explained(results, number, seat)

    @property
    def deal_count(self) -> int | None:
        """How many deals the match has, or None where points decide."""
        return self.plan.count

    def size_of(self, place: int) -> int:
        """Return the cards a seat gets in the deal at this place, counted from 0."""
        return self.plan.at(place).size
