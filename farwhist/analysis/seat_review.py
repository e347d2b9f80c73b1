"""All that is known of one seat in a match: what it lost, and what was luck."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import fsum

from msgspec import Struct, field

from farwhist import bots
from farwhist.analysis.accounts import DealAccount, Losses, by_part, deal_accounts, grouped
from farwhist.analysis.breakdown import Breakdown
from farwhist.analysis.duplicate import PLAYS
from farwhist.analysis.judged import Judged
from farwhist.analysis.luck import Fit, ReplayedDeal, fit_of, kind_of, luck_of
from farwhist.analysis.mean import Mean
from farwhist.analysis.opponents import TableLevels, tables
from farwhist.bots.judging.coach import COMPARISONS, never
from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved


class SeatReview(Struct):
    """The deals of one seat; what is added to it later may be missing of any of them.

    Args:
        expert: what an expert got from the cards of a deal, by its number, in so many `plays`.
        quick: what the quick player got from them.
        fit: how luck follows from that; None where it was not measured for these rules.
        tables: who sat at the other seats in each finished deal, by its number.
        luck_among: the level of the others when luck is told.
    """

    saved: Saved
    rules: Ruleset
    seat: Seat
    name: str
    deals: list[DealAccount]
    fit: Fit | None = None
    expert: dict[int, Mean] = field(default_factory=dict)
    plays: int = PLAYS
    quick: dict[int, Mean] = field(default_factory=dict)
    tables: dict[int, TableLevels] = field(default_factory=dict)
    luck_among: str = bots.USUAL_LEVEL

    def sit(self, tables: dict[int, TableLevels]) -> None:
        """Let these have sat at the other seats.

        Luck is told among them where it was measured so, and among club players elsewhere: it is
        nought in the mean all the same.
        """
        self.tables = tables
        levels = {table.among(self.seat) for table in tables.values()}
        one = levels.pop() if len(levels) == 1 else None
        self.fit = fit_of(self.saved, one)
        self.luck_among = one if one is not None and self.fit is not None else bots.USUAL_LEVEL
        self.fit = self.fit or fit_of(self.saved)

    def others(self, deal: int) -> str | tuple[str, ...]:
        """Return who plays a deal again with somebody else in the seat."""
        table = self.tables.get(deal)
        return bots.USUAL_LEVEL if table is None else table.others(self.seat)

    @property
    def assumed(self) -> bool:
        """Whether of some opponent it is not known how well it played: it counts as a club one."""
        return any(table.assumed for table in self.tables.values())

    @property
    def luck_elsewhere(self) -> bool:
        """Whether luck is told among others than those who played."""
        return self.fit is not None and any(
            table.among(self.seat) != self.luck_among for table in self.tables.values()
        )

    @property
    def losses(self) -> Losses:
        """All that was lost in points."""
        return Losses([each for deal in self.deals for each in deal.losses.verdicts])

    @property
    def matched(self) -> Losses:
        """All that was lost of the chance to win the match."""
        return Losses([each for deal in self.deals for each in deal.matched.verdicts])

    @property
    def ended(self) -> list[DealAccount]:
        """The finished deals, where points tell something."""
        return [deal for deal in self.deals if deal.points is not None]

    @property
    def points(self) -> float | None:
        """The points of all finished deals; None where points tell nothing."""
        known = [deal.points for deal in self.deals if deal.points is not None]
        return fsum(known) if known else None

    def usually(self, number: int) -> Mean | None:
        """Return what an expert gets in the long run from such a deal, where that is known."""
        return None if self.fit is None else self.fit.expert.get(kind_of(self.rules, number))

    def luck(self, deals: Sequence[DealAccount] | None = None) -> Mean | None:
        """Return the luck of these deals, or all finished ones; None if it is not known of each."""
        deals = self.ended if deals is None else deals
        played = [self.replayed(deal) for deal in deals]
        if self.fit is None or not deals or None in played:
            return None
        return luck_of(self.fit, [each for each in played if each is not None])

    def replayed(self, deal: DealAccount) -> ReplayedDeal | None:
        """Return how a finished deal was played again for luck; None if it was not."""
        kind, quickly = kind_of(self.rules, deal.number), self.quick.get(deal.number)
        if self.fit is None or quickly is None or kind not in self.fit.expert:
            return None
        expert = self.expert.get(deal.number)
        if expert is None or self.others(deal.number) != self.luck_among:
            return ReplayedDeal(kind, quickly)
        return ReplayedDeal(kind, quickly, expert.mean, self.plays)

    def breakdown(self, deals: Sequence[DealAccount] | None = None) -> Breakdown | None:
        """Return what the points of these deals, or all finished ones, are made of.

        None where points tell nothing, or values are not points.
        """
        deals = self.ended if deals is None else deals
        points = [deal.points for deal in deals if deal.points is not None]
        if not points or len(points) < len(deals):
            return None
        losses = Losses([each for deal in deals for each in deal.losses.verdicts])
        parts = grouped(deals, by_part, "points")
        bids, play = (-parts[each].lost if each in parts else 0.0 for each in ("bid", "play"))
        whole, luck, called = fsum(points), self.luck(deals), "bid" in parts
        usual = [self.usually(deal.number) for deal in deals]
        expert = [self.expert.get(deal.number) for deal in deals]
        if luck is not None:
            start = fsum(each.mean for each in usual if each is not None)
            return Breakdown("usual", start, luck, bids, play, losses.error, whole, called)
        if None not in expert:
            start = fsum(each.mean for each in expert if each is not None)
            return Breakdown("expert", start, None, bids, play, losses.error, whole, called)
        return Breakdown(
            "cards", whole - bids - play, None, bids, play, losses.error, whole, called
        )


def judges(rules: Ruleset) -> bool:
    """Whether the coach judges anything in a game."""
    return COMPARISONS[rules.kind.thinks] is not never


def seats_of(saved: Saved, wanted: Collection[Seat]) -> list[Seat]:
    """Return the seats to look at: the `wanted` ones, or the people's, or all."""
    return sorted(wanted or saved.played_by or range(saved.seats))


def seat_reviews(
    saved: Saved, rules: Ruleset, seats: Iterable[Seat], found: Sequence[Judged]
) -> list[SeatReview]:
    """Return the reviews of some seats, from all that was judged; nothing was played again yet."""
    results = saved.match(rules).position.results
    sign = -1 if rules.kind.lower_wins else 1
    whole = []
    for seat in seats:
        side = seat % rules.sides

        def points_of(result: DealResult, side: int = side) -> float:
            return sign * lookup.deal_points(rules, result, side)

        told = points_of if rules.kind.points else None
        deals = deal_accounts(found, results, seat, told)
        name = saved.names[seat] if saved.names else ""
        one = SeatReview(saved, rules, seat, name, deals)
        one.sit(tables(saved, rules, seat))
        whole.append(one)
    return whole
