"""What many matches by the same rules tell of a player: from what is kept of them, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from msgspec import Struct

from farwhist.analysis.accounts import DealAccount, Losses, by_part, grouped
from farwhist.analysis.breakdown import Breakdown
from farwhist.analysis.judged import Judged
from farwhist.analysis.luck import Fit, ReplayedDeal, luck_of, shared_error
from farwhist.analysis.material import Material
from farwhist.analysis.mean import Mean
from farwhist.analysis.rating import FEWEST_DEALS
from farwhist.analysis.seat_review import SeatReview
from farwhist.bots.judging.verdict import Unit
from farwhist.store.matches import Saved

PARTS: Final = ("bid", "play")


class DealPart(NamedTuple):
    """What was lost by bids, or by cards, in one deal; and how many of them were choices."""

    lost: float
    chosen: int


class LuckOfDeal(NamedTuple):
    """How luck of one deal is told: among players of a level, by their fit."""

    among: str
    fit: Fit
    replayed: ReplayedDeal


class KeptDeal(Struct, frozen=True):
    """One finished deal of which all choices are judged.

    Args:
        match: the number of its match among those that were read.
        month: when the match ended, such as "2026-11".
        points: more being better; None where points tell nothing.
        parts: by bids and by cards.
        luck: None where luck is not kept.
    """

    match: int
    month: str
    size: int
    trump: bool
    points: float | None
    parts: dict[str, DealPart]
    luck: LuckOfDeal | None

    def lost(self, part: str = "") -> DealPart:
        """Return what was lost by one part, or in all."""
        some = [self.parts[each] for each in ((part,) if part else PARTS)]
        return DealPart(fsum(each.lost for each in some), sum(each.chosen for each in some))


class KeptMatch(Struct, frozen=True):
    """What is kept of one match: `deals` are those that are judged, of so many `finished` ones."""

    saved: Saved
    deals: list[KeptDeal]
    finished: int
    slips: list[Judged]


class Group(Struct, frozen=True):
    """Some deals together; what is told of too few of them is None.

    Args:
        choices: how many decisions there were in them.
        lost, decision: the mean loss a deal and a decision.
        points, adjusted: the mean points a deal, and the points without luck of the `told` deals
            whose luck is kept.
    """

    key: str
    matches: int
    deals: int
    choices: int
    lost: Mean | None
    decision: Mean | None
    points: Mean | None
    adjusted: Mean | None
    told: int


def kept_match(material: Material, number: int, month: str) -> KeptMatch:
    """Return what is kept of a match; `number` is what its deals call it."""
    for _ in material.playing_again():
        pass  # what is kept is taken over; what is missing stays so
    one = material.review()
    return match_of(one, set(material.judged_deals()), number, month, len(material.finished))


def match_of(
    one: SeatReview, judged: set[int], number: int, month: str, finished: int
) -> KeptMatch:
    """Return a match of which these deals are judged.

    Those that the seat has not decided itself from beginning to end are left out.
    """
    done = [deal for deal in one.deals if deal.number in judged and deal.result is not None]
    others = sum(deal.result is not None and not deal.whole for deal in one.deals)
    unit: Unit = "points" if one.losses.chosen or not one.matched.chosen else "match"
    slips = [each for deal in done for each in deal.slips]
    deals = [_kept(one, deal, unit, number, month) for deal in done if deal.whole]
    return KeptMatch(one.saved, deals, finished - others, slips)


def _kept(one: SeatReview, deal: DealAccount, unit: Unit, number: int, month: str) -> KeptDeal:
    found = grouped([deal], by_part, unit)
    parts = {each: found.get(each, Losses()) for each in PARTS}
    replayed = one.replayed(deal)
    luck = None
    if one.fit is not None and replayed is not None and deal.points is not None:
        luck = LuckOfDeal(one.luck_among, one.fit, replayed)
    assert deal.result is not None
    return KeptDeal(
        number,
        month,
        deal.result.size,
        deal.result.trump is not None,
        deal.points,
        {each: DealPart(losses.lost, losses.chosen) for each, losses in parts.items()},
        luck,
    )


# --- sums -----------------------------------------------------------------------------------------


def by_month(deal: KeptDeal) -> str:
    """When its match ended."""
    return deal.month


def by_cards(deal: KeptDeal) -> str:
    """How many cards there were."""
    return f"{deal.size:03}"


def by_suit(deal: KeptDeal) -> str:
    """Whether there was a trump suit."""
    return "trump" if deal.trump else "no trump"


def groups(deals: Iterable[KeptDeal], key: Callable[[KeptDeal], str]) -> list[Group]:
    """Return the deals by some key, in the order of the keys."""
    found: dict[str, list[KeptDeal]] = {}
    for deal in deals:
        found.setdefault(key(deal), []).append(deal)
    return [group(name, found[name]) for name in sorted(found)]


def by_parts(deals: Sequence[KeptDeal]) -> list[Group]:
    """Return what bids lost and what cards lost, as far as there was something to choose."""
    found = [group(part, deals, part) for part in PARTS]
    return [each for each in found if each.choices]


def group(key: str, deals: Sequence[KeptDeal], part: str = "") -> Group:
    """Return some deals together; only what was lost by one `part`, if it is given."""
    lost = [deal.lost(part) for deal in deals]
    points = [deal.points for deal in deals if deal.points is not None]
    told = [deal for deal in deals if deal.luck is not None]
    return Group(
        key,
        len({deal.match for deal in deals}),
        len(deals),
        sum(each.chosen for each in lost),
        _mean([each.lost for each in lost]),
        _ratio(lost),
        _mean(points) if len(points) == len(deals) else None,
        _adjusted(told),
        len(told),
    )


def breakdown(deals: Sequence[KeptDeal]) -> Breakdown | None:
    """Return what the mean points of those deals are made of whose luck is kept.

    None where they are too few.
    """
    told = [deal for deal in deals if deal.luck is not None]
    if len(told) < FEWEST_DEALS:
        return None
    count, luck, starts = len(told), list[Mean](), []
    for fit, some in _by_fit(told):
        luck.append(luck_of(fit, some))
        starts += [fit.expert[each.kind].mean for each in some]
    bids, play = (-fsum(deal.parts[part].lost for deal in told) / count for part in PARTS)
    mean = Mean(
        fsum(each.mean for each in luck) / count,
        sqrt(fsum(each.error**2 for each in luck)) / count,
    )
    points = Mean.of([deal.points for deal in told if deal.points is not None]).mean
    return Breakdown("usual", Mean.of(starts).mean, mean, bids, play, 0.0, points)


def _mean(values: Sequence[float]) -> Mean | None:
    if len(values) < FEWEST_DEALS:
        return None
    return Mean.of(values)


def _ratio(lost: Sequence[DealPart]) -> Mean | None:
    """Return the mean loss a decision; the decisions of a deal hang together, deals do not."""
    some = [each for each in lost if each.chosen]
    if len(some) < FEWEST_DEALS:
        return None
    chosen = sum(each.chosen for each in some)
    mean = fsum(each.lost for each in some) / chosen
    left = fsum((each.lost - mean * each.chosen) ** 2 for each in some)
    return Mean(mean, sqrt(left * len(some) / (len(some) - 1)) / chosen)


def _adjusted(told: Sequence[KeptDeal]) -> Mean | None:
    if len(told) < FEWEST_DEALS:
        return None
    without, shared = [], 0.0
    for deal in told:
        assert deal.luck is not None and deal.points is not None
        without.append(deal.points - luck_of(deal.luck.fit, [deal.luck.replayed]).mean)
    for fit, some in _by_fit(told):
        shared += shared_error(fit, some) ** 2
    luckless = Mean.of(without)
    return Mean(luckless.mean, sqrt(luckless.error**2 + shared / len(told) ** 2))


def _by_fit(deals: Iterable[KeptDeal]) -> Iterator[tuple[Fit, list[ReplayedDeal]]]:
    fits: dict[str, Fit] = {}
    found: dict[str, list[ReplayedDeal]] = {}
    for deal in deals:
        if deal.luck is not None:
            fits[deal.luck.among] = deal.luck.fit
            found.setdefault(deal.luck.among, []).append(deal.luck.replayed)
    yield from ((fits[among], some) for among, some in found.items())
