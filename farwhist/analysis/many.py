"""Reviews of many saved matches, here or by any executor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from farwhist import executors
from farwhist.analysis.accounts import DealAccount, Losses, by_part, by_size, by_trump, grouped
from farwhist.analysis.judged import Judged, keys_of
from farwhist.analysis.review import Asked, Review, data_of, review
from farwhist.analysis.seat_review import SeatReview, seats_of
from farwhist.bots.judging.verdict import Verdict
from farwhist.store.matches import Saved
from farwhist.store.verdicts import CarriedVerdicts, KeptVerdict, VerdictKeeper, VerdictStore

if TYPE_CHECKING:
    from concurrent.futures import Executor


class ToldReview(NamedTuple):
    """A review as plain data, and as lines of English text."""

    data: dict[str, Any]
    lines: list[str]


def reviews(
    matches: Sequence[Saved],
    asked: Asked,
    keep: Path | None = None,
    executor: Executor | None = None,
) -> Iterator[ToldReview]:
    """Yield the review of each match, in their order.

    Args:
        matches: sound ones.
        asked: what is wanted of each.
        keep: the file in which verdicts are kept, if any. Other machines cannot write it: they are
            given what it holds of a match, and what they find is kept when the match is done.
        executor: what makes the reviews; this process if None.

    Raises:
        NotDone: the executor gave up.
        Trouble: verdicts cannot be kept there.
    """
    if keep is None or executors.shares_files(executor):
        yield from executors.results(_work, [(saved, asked, keep) for saved in matches], executor)
        return
    store = VerdictStore(keep)
    tasks = [(saved, asked, _kept(saved, asked, store)) for saved in matches]
    for told, found in executors.results(_work_elsewhere, tasks, executor):
        store.keep(found)
        yield told


def _kept(saved: Saved, asked: Asked, store: VerdictStore) -> dict[str, KeptVerdict]:
    return store.find(keys_of(saved, saved.rules(), seats_of(saved, asked.seats)))


def _work(job: tuple[Saved, Asked, Path | None]) -> ToldReview:
    saved, asked, keep = job
    return _told(saved, asked, None if keep is None else VerdictStore(keep))


def _work_elsewhere(
    job: tuple[Saved, Asked, dict[str, KeptVerdict]],
) -> tuple[ToldReview, list[KeptVerdict]]:
    saved, asked, kept = job
    store = CarriedVerdicts(kept)
    return _told(saved, asked, store), store.found


def _told(saved: Saved, asked: Asked, store: VerdictKeeper | None) -> ToldReview:
    found = review(saved, asked, store)
    return ToldReview(data_of(found, asked), list(lines(found)))


SHARES = {
    "exact": "exact",
    "match": "wins the match",
    "stay": "stays in",
    "odd_trick": "odd trick",
    "contract": "contract",
}


def lines(found: Review) -> Iterator[str]:
    """Yield the lines of a review."""
    if not found.judged:
        yield "The coach does not judge this game."
        return
    for one in found.seats:
        yield from _of_seat(one)


def _of_seat(one: SeatReview) -> Iterator[str]:
    name = f" ({one.name})" if one.name else ""
    yield f"Seat {one.seat}{name}"
    if one.expert and one.assumed:
        yield "  The level of some opponents is not known: club is assumed."
    if one.quick and one.luck_elsewhere:
        yield f"  Luck is told among players of the level {one.luck_among}, not those who played."
    yield "  deal  cards  trump  points  decisions  cards and others   luck"
    for deal in one.deals:
        yield _row(one, deal)
    yield f"  Decisions {_signed(one.losses)}"
    if one.points is not None and one.rules.rubber is not None:
        yield "  Points are those that each deal scored for its game, not those of the rubber."
    if one.points is not None:
        rest = one.points + one.losses.lost
        lost = -one.losses.lost
        yield f"  Points {one.points:+.1f} = decisions {lost:+.1f}, cards and others {rest:+.1f}"
    yield from _made_of(one)
    if one.matched.chosen:
        yield f"  Chance to win the match: decisions {-one.matched.lost:+.3f}"
    for title, key in (("part", by_part), ("cards", by_size), ("trump", by_trump)):
        groups = grouped(one.deals, key, "points")
        told = [f"{name or 'unfinished'} {_signed(sums)}" for name, sums in groups.items()]
        yield f"  By {title}: " + "; ".join(told)
    slips = [(each, each.verdict) for deal in one.deals for each in deal.slips if each.verdict]
    for judged, verdict in sorted(slips, key=lambda pair: -pair[1].loss / pair[1].stake):
        yield f"  {_slip(judged, verdict)}"
    missing = sum(deal.missing for deal in one.deals)
    if missing:
        yield f"  Not judged: {missing} decisions of a kind that the coach does not judge."
    others = sum(not each.maker.own for deal in one.deals for each in deal.verdicts)
    if others:
        yield f"  Not counted: {others} decisions made in this player's place, or by a hint."


STARTS = {
    "usual": "An expert usually",
    "expert": "An expert with these cards",
    "cards": "Cards and other players",
}


def _made_of(one: SeatReview) -> Iterator[str]:
    found = one.breakdown()
    if found is None or found.begins == "cards":
        return
    luck = f"luck {found.luck.mean:+.1f}, " if found.luck is not None else ""
    yield (
        f"  {STARTS[found.begins]} {found.start:+.1f}, {luck}bids {found.bids:+.1f}, "
        f"play {found.play:+.1f}, how it fell {found.fell:+.1f} = points {found.points:+.1f}"
    )
    if found.luck is not None:
        yield (
            f"  Luck {found.luck.mean:+.1f} ± {2 * found.luck.error:.1f};"
            f" points without it {found.points - found.luck.mean:+.1f}"
        )


def _row(one: SeatReview, deal: DealAccount) -> str:
    result = deal.result
    size = "" if result is None else str(result.size)
    trump = "" if result is None else "NT" if result.trump is None else result.trump.letter
    points = "" if deal.points is None else f"{deal.points:+.1f}"
    rest = "" if deal.cards_and_others is None else f"{deal.cards_and_others:+.1f}"
    luck = one.luck([deal]) if deal.points is not None else None
    told = "" if luck is None else f"{luck.mean:+.1f} ± {2 * luck.error:.1f}"
    decisions = f"{-deal.losses.lost:+.1f} ± {2 * deal.losses.error:.1f}"
    return (
        f"  {deal.number:>4}  {size:>5}  {trump:>5}  {points:>6}  {decisions:>11}  {rest:>14}"
        f"  {told:>11}"
    ).rstrip()


def _signed(losses: Losses) -> str:
    return f"{-losses.lost:+.1f} ± {2 * losses.error:.1f}"


def _slip(judged: Judged, verdict: Verdict) -> str:
    best, own = verdict.choices[0], verdict.choices[verdict.played]
    where = f"trick {verdict.trick}" if verdict.trick else "before the first trick"
    lost = f"{verdict.loss:.1f} ± {2 * verdict.error:.1f}"
    if verdict.unit == "match":
        lost = f"{100 * verdict.loss:.0f} % of the match"
    text = f"{verdict.word}: deal {judged.deal}, {where}, {own.moves[0]} lost {lost}; "
    text += f"better: {best.moves[0]}"
    what = SHARES.get(verdict.share, "")
    return text + (f" ({what} {best.share:.0%}, not {own.share:.0%})" if what else "")
