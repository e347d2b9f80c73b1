"""Scoring a deal and ranking a match: a scheme, its add-ons, and how ties are parted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.scoring.add_ons import AddOn
from farwhist.rules.scoring.parts import Parts, total
from farwhist.rules.scoring.scheme import Case, Scheme

Tie = Literal["shared", "extra_deal", "sum_made_bids", "total_tricks"]


class Book(Struct, frozen=True):
    """Everything about points in one ruleset.

    Args:
        scheme: the points of one seat in one deal.
        largest: the largest hand of the match.
        pack_size: how many cards the pack has.
        tie: "shared", "sum_made_bids", "total_tricks" or "extra_deal".
        add_ons: what is paid on top, in this order.
    """

    scheme: Scheme
    largest: int
    pack_size: int
    tie: Tie = "shared"
    add_ons: tuple[AddOn, ...] = ()

    def parts(self, case: Case, seat: int) -> Parts:
        """Return everything that `seat` is paid for the deal; its points are the sum."""
        parts = self.scheme.parts(case, seat)
        for add_on in self.add_ons:
            parts += add_on.parts(case, seat, parts)
        return parts

    def deal_points(self, position: Position) -> tuple[Points, ...]:
        """Return what each seat scores for the deal whose tricks have all been taken."""
        case = self._running(position)
        return tuple(
            total(self.parts(case, seat)) if seat in position.active else 0
            for seat in range(position.seats)
        )

    def seat_points(self, position: Position, seat: int) -> Points:
        """Return what one seat that plays scores for the deal whose tricks have all been taken."""
        return total(self.parts(self._running(position), seat))

    def explained(self, results: Sequence[DealResult], number: int, seat: int) -> Parts:
        """Return the parts of what `seat` scored in `results[number]`.

        They are empty for 0 points that nothing was paid for, for a seat that sat out and for a
        deal that did not count. `results` are all finished deals of the match in their order.
        """
        result = results[number]
        if result.bids[seat] is None or result.void:
            return ()
        players = tuple(each for each, bid in enumerate(result.bids) if bid is not None)
        before = [new - own for new, own in zip(result.totals, result.points, strict=True)]
        return self.parts(self._case(result, players, before, results[:number]), seat)

    def _running(self, position: Position) -> Case:
        return self._case(position, position.active, position.totals, position.results)

    def _case(
        self,
        deal: Position | DealResult,
        players: tuple[int, ...],
        totals: Sequence[Points],
        earlier: Sequence[DealResult],
    ) -> Case:
        return Case(
            size=deal.size,
            largest=self.largest,
            players=players,
            bids=deal.bids,
            taken=deal.taken,
            totals=totals,
            full_pack=deal.size * len(players) == self.pack_size,
            blind=deal.blind,
            turned=deal.turn_up,
            earlier=earlier,
        )

    def leading(self, position: Position) -> list[int]:
        """Return the seats in first place by points alone."""
        best = (min if self.scheme.lower_wins else max)(position.totals)
        return [seat for seat, total in enumerate(position.totals) if total == best]

    def ranking(self, position: Position) -> tuple[tuple[int, ...], ...]:
        """Return the seats of each place, the winners first; equals share a place."""
        places: dict[tuple[Points, Points], list[int]] = {}
        for seat, points in enumerate(position.totals):
            key = (points if self.scheme.lower_wins else -points, -self._tie_break(position, seat))
            places.setdefault(key, []).append(seat)
        return tuple(tuple(places[key]) for key in sorted(places))

    def _tie_break(self, position: Position, seat: int) -> Points:
        counted = [result for result in position.results if not result.void]
        if self.tie == "sum_made_bids":
            return sum(_made_bid(result, seat) for result in counted)
        if self.tie == "total_tricks":
            return sum(result.taken[seat] for result in counted)
        return 0


def _made_bid(result: DealResult, seat: int) -> int:
    bid = result.bids[seat]
    return bid if bid is not None and bid == result.taken[seat] else 0
