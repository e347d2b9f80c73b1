"""Scoring a deal and ranking a match: a scheme, its add-ons, and how ties are parted."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.engine.cards import Suit
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.scoring.record import Case, Scheme, tidy
from farwhist.values import dataclass


@dataclass(frozen=True, slots=True)
class Streak:
    """A premium for a run of made (missed) deals.

    `length` deals made in a row pay `amount`, missed ones cost it. Deals of one card are skipped
    ("skip"), end the run ("break") or count ("count"). After a premium the run begins anew if
    `restart`; otherwise it pays only once, however long it grows.
    """

    length: int = 5
    amount: int = 10
    one_card: str = "skip"
    restart: bool = True

    def premium(self, deals: Sequence[tuple[int, bool]]) -> Points:
        """Return what the last deal pays on top, given all deals of a seat as (size, made)."""
        run, kind, due = 0, None, 0
        for size, made in deals:
            due = 0
            if size == 1 and self.one_card != "count":
                if self.one_card == "break":
                    run = 0
                continue
            run = run + 1 if made is kind else 1
            kind = made
            if run == self.length:
                due = self.amount if made else -self.amount
                if self.restart:
                    run = 0
        return due


@dataclass(frozen=True, slots=True)
class Book:
    """Everything about points in one ruleset.

    Args:
        scheme: the points of one seat in one deal.
        largest: the largest hand of the match.
        pack_size: how many cards the pack has.
        tie: "shared", "sum_made_bids", "total_tricks" or "extra_deal".
        slam: extra for bidding and taking every trick.
        spade_double: a deal with a spade turned up counts twice.
        blind_extra: extra for a made blind bid.
        streak: the premium for a run, if there is one.
    """

    scheme: Scheme
    largest: int
    pack_size: int
    tie: str = "shared"
    slam: int = 0
    spade_double: bool = False
    blind_extra: int = 0
    streak: Streak | None = None

    def deal_points(self, position: Position) -> tuple[Points, ...]:
        """Return what each seat scores for the deal whose tricks have all been taken."""
        case = Case(
            size=position.size,
            largest=self.largest,
            players=position.active,
            bids=position.bids,
            taken=position.taken,
            totals=position.totals,
            full_pack=position.size * len(position.active) == self.pack_size,
        )
        turned = position.turn_up
        double = self.spade_double and turned is not None and turned.suit is Suit.SPADES
        return tuple(
            tidy(self._seat_points(case, position, seat) * (2 if double else 1))
            if seat in position.active
            else 0
            for seat in range(position.seats)
        )

    def _seat_points(self, case: Case, position: Position, seat: int) -> Points:
        points = self.scheme.points(case, seat)
        made = case.made(seat)
        if made and case.taken[seat] == case.size:
            points += self.slam
        if made and position.blind[seat]:
            points += self.blind_extra
        if self.streak:
            earlier = [
                (result.size, result.bids[seat] == result.taken[seat])
                for result in position.results
                if result.bids[seat] is not None and not result.void
            ]
            points += self.streak.premium([*earlier, (case.size, made)])
        return points

    def leading(self, position: Position) -> list[int]:
        """Return the seats in first place by points alone."""
        best = (min if self.scheme.lower_wins else max)(position.totals)
        return [seat for seat, total in enumerate(position.totals) if total == best]

    def ranking(self, position: Position) -> tuple[tuple[int, ...], ...]:
        """Return the seats of each place, the winners first; equals share a place."""
        places: dict[tuple[Points, Points], list[int]] = {}
        for seat, total in enumerate(position.totals):
            key = (total if self.scheme.lower_wins else -total, -self._tie_break(position, seat))
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
