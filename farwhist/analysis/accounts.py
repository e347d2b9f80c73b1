"""What a seat's choices were worth in a deal and in a match: sums that always add up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import fsum, sqrt

from msgspec import Struct, field

from farwhist.analysis.judged import Judged
from farwhist.bots.judging.verdict import BLAME, Unit, Verdict
from farwhist.engine.cards import Seat
from farwhist.engine.makers import Maker
from farwhist.engine.position import DealResult


class Losses(Struct):
    """A sum of losses, with its standard error, and what it is the sum of."""

    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def lost(self) -> float:
        """What was lost in all; more is worse."""
        return fsum(each.loss for each in self.verdicts)

    @property
    def error(self) -> float:
        """The standard error of that sum."""
        return sqrt(fsum(each.error**2 for each in self.verdicts))

    @property
    def chosen(self) -> int:
        """How many of them were choices."""
        return sum(not each.forced for each in self.verdicts)


class DealAccount(Struct):
    """One deal of one seat: its points are what its decisions cost and what all else gave.

    Args:
        result: the deal as it ended; None where the match ends before it does.
        points: of the seat, or its side, more being better; None where points tell nothing.
        losses, matched: what its own decisions lost in points, and of the chance to win the match.
        verdicts: all that was decided for the seat, in order, also what it did not decide itself.
        missing: how many of its own decisions the coach does not judge.
    """

    number: int
    result: DealResult | None
    points: float | None
    losses: Losses
    matched: Losses
    verdicts: list[Judged]
    missing: int = 0

    @property
    def own(self) -> list[Judged]:
        """What the seat has decided itself."""
        return [each for each in self.verdicts if each.maker.own]

    @property
    def slips(self) -> list[Judged]:
        """Its own decisions that are blamed."""
        return [each for each in self.own if each.verdict and each.verdict.word in BLAME]

    @property
    def whole(self) -> bool:
        """Whether the seat has decided all itself; only such deals tell how well it does so.

        A rest that was decided left nothing to choose, nor did a move that was the only one.
        """
        return all(
            each.maker in (Maker.SELF, Maker.CLAIM)
            or (each.verdict is not None and each.verdict.forced)
            for each in self.verdicts
        )

    @property
    def decisions(self) -> float:
        """What the decisions gave: nothing at best."""
        return -self.losses.lost

    @property
    def cards_and_others(self) -> float | None:
        """What remains of the points: the cards, and what the others did."""
        return None if self.points is None else self.points - self.decisions


def deal_accounts(
    found: Iterable[Judged],
    results: Sequence[DealResult],
    seat: Seat,
    points_of: Callable[[DealResult], float] | None,
) -> list[DealAccount]:
    """Return the deals of one seat in which it had to choose.

    Args:
        found: the judged choices of all seats.
        results: the finished deals of the match.
        seat: whose account it is.
        points_of: returns what a deal gave the seat, more being better; None where points tell
            nothing.
    """
    ended = {result.deal: result for result in results}
    deals: dict[int, list[Judged]] = {}
    for each in found:
        if each.seat == seat:
            deals.setdefault(each.deal, []).append(each)
    found_deals = []
    for number in sorted(deals):
        result = ended.get(number)
        points = None
        if result is not None and points_of is not None and not result.void:
            points = points_of(result)
        found_deals.append(_account(number, deals[number], result, points))
    return found_deals


def _account(
    number: int, judged: list[Judged], result: DealResult | None, points: float | None
) -> DealAccount:
    own = [each for each in judged if each.maker.own]
    told = [each.verdict for each in own if each.verdict is not None]
    return DealAccount(
        number,
        result,
        points,
        _of_unit(told, "points"),
        _of_unit(told, "match"),
        judged,
        len(own) - len(told),
    )


def _of_unit(verdicts: Iterable[Verdict], unit: Unit) -> Losses:
    return Losses([each for each in verdicts if each.unit == unit])


def grouped(
    deals: Iterable[DealAccount], key: Callable[[DealAccount, Verdict], str], unit: Unit
) -> dict[str, Losses]:
    """Return the losses of all choices by some key, in the order in which keys first appear."""
    found: dict[str, Losses] = {}
    for deal in deals:
        for verdict in (deal.losses if unit == "points" else deal.matched).verdicts:
            found.setdefault(key(deal, verdict), Losses()).verdicts.append(verdict)
    return found


def by_part(deal: DealAccount, verdict: Verdict) -> str:
    """Whether something was bid or called, or played."""
    return "play" if verdict.kind in ("card", "discard") else "bid"


def by_size(deal: DealAccount, verdict: Verdict) -> str:
    """The cards of the deal."""
    return str(deal.result.size) if deal.result else ""


def by_trump(deal: DealAccount, verdict: Verdict) -> str:
    """Whether there was a trump suit."""
    return "" if deal.result is None else "no trump" if deal.result.trump is None else "trump"
