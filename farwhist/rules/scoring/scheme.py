"""A way to score one seat in one deal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from farwhist.engine.cards import Card
from farwhist.engine.position import DealResult, Points
from farwhist.rules.scoring.parts import Parts, total


class Scheme(Struct, frozen=True):
    """A way to score one seat in one deal."""

    @property
    def lower_wins(self) -> bool:
        """Whether the lowest total wins."""
        raise NotImplementedError

    def parts(self, case: Case, seat: int) -> Parts:
        """Return what `seat` is paid, part by part; the points are their sum and nothing else."""
        raise NotImplementedError

    def points(self, case: Case, seat: int) -> Points:
        """Return what `seat` scores."""
        return total(self.parts(case, seat))


class Case(Struct, frozen=True):
    """One deal whose tricks have all been taken; lists hold one entry a seat.

    Args:
        size: the cards of the deal.
        largest: the largest hand of the match.
        players: the seats of this deal.
        bids: None for a seat that sat out.
        taken: the tricks.
        totals: the scores before the deal.
        full_pack: whether the whole pack was dealt.
        blind: who bid blind; empty where nobody did.
        turned: the card that was turned up for trump.
        earlier: the deals before this one.
    """

    size: int
    largest: int
    players: tuple[int, ...]
    bids: Sequence[int | None]
    taken: Sequence[int]
    totals: Sequence[Points]
    full_pack: bool = False
    blind: Sequence[bool] = ()
    turned: Card | None = None
    earlier: Sequence[DealResult] = ()

    def bid(self, seat: int) -> int:
        """Return the bid of a seat that plays in this deal."""
        bid = self.bids[seat]
        assert bid is not None
        return bid

    def made(self, seat: int) -> bool:
        """Whether the seat took exactly what it bid."""
        return self.bids[seat] == self.taken[seat]
