"""What the summary of a deal tells of each player or side, for every kind of game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.rules.kind import SummaryText
from farwhist.rules.sides import side_of
from farwhist.ui.scores import tally
from farwhist.ui.scores.tally import Scores
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody did, a mark with a word for it, and how far off it was: None has no colour."""

    did: str
    mark: str = ""
    away: int | None = None
    brief: str = ""
    """What is enough of the mark where there is little room; without it, the whole mark."""
    counts: str = ""
    """What was taken of what was bid, as on the plates: enough where there is less room still."""


@dataclass(frozen=True, slots=True)
class SummaryRow:
    """One player or side: its place now, how many places it rose, and where it stood before."""

    column: int
    members: tuple[Seat, ...]
    place: int
    was: int
    rose: int
    own: bool
    told: Told


def summary_rows(scores: Scores, human: Seat) -> list[SummaryRow]:
    """Return the rows of the deal that was scored last, from the first place down."""
    view, result, detail = scores.view, scores.results[-1], DETAILS[scores.kind.summary]
    columns = [each for each in scores.order if scores.kind.points or result.dealt[each]]
    places = tally.places(result.totals, low=scores.low)
    before = [total - new for total, new in zip(result.totals, result.points, strict=True)]
    old = tally.places(before, low=scores.low)
    if scores.kind.points:
        columns.sort(key=lambda each: (places[each], each))
    was = sorted(columns, key=lambda each: (old[each], each)) if scores.kind.points else columns
    own = side_of(view, human)
    return [
        SummaryRow(
            column=each,
            members=tuple(tally.members_of(view, range(view.seats), each)),
            place=places[each] if scores.kind.points else 0,
            was=was.index(each),
            rose=tally.place_change(scores.results, each, low=scores.low),
            own=each == own,
            told=detail(scores, each),
        )
        for each in columns
    ]


def _bid_and_took(bid: str, taken: str) -> str:
    return translate("Summary", "bid {bid}, took {taken}").format(bid=bid, taken=taken)


def _bids(scores: Scores, column: int) -> Told:
    result = scores.results[-1]
    bid, taken = result.bids[column], result.taken[column]
    if bid is None:
        return Told(translate("Summary", "sat out"))
    away = taken - bid
    sign = number_words.difference_mark(away)
    mark = f"{sign} {number_words.difference_words(away)}"
    return Told(_bid_and_took(str(bid), str(taken)), mark, away, sign, f"{taken}/{bid}")


def _bags(scores: Scores, column: int) -> Told:
    view, result = scores.view, scores.results[-1]
    bids = [str(bid or 0) for bid in tally.members_of(view, result.bids, column)]
    taken = [str(each) for each in tally.members_of(view, result.taken, column)]
    away = tally.away_of(scores, len(scores.results) - 1, column)
    bags = translate("Summary", "bags: {count}").format(count=result.bags[column])
    sign = "" if away is None else number_words.difference_mark(away) + " "
    did = _bid_and_took("+".join(bids), "+".join(taken))
    counts = f"{sum(map(int, taken))}/{sum(map(int, bids))}"
    return Told(did, sign + bags, away, counts=counts)


def _tricks(scores: Scores, column: int) -> Told:
    taken = tally.tricks_of(scores.view, scores.results[-1].taken, column)
    return Told(Counts().tricks(taken))


def _staying(scores: Scores, column: int) -> Told:
    view = scores.view
    did = _tricks(scores, column).did
    if scores.results[-1].points[column]:
        return Told(did, translate("Summary", "wins"), 0)
    if column not in view.alive:
        return Told(did, translate("Summary", "out"), 1)
    if column in view.single:
        return Told(did, translate("Summary", "last chance"), -1)
    return Told(did, translate("Summary", "stays in"), 0)


def _cards(scores: Scores, column: int) -> Told:
    left = len(scores.view.hands[column])
    return Told(translate("Summary", "cards left: {count}").format(count=left))


DETAILS: Final[Mapping[SummaryText, Callable[[Scores, int], Told]]] = {
    "bids": _bids,
    "bags": _bags,
    "tricks": _tricks,
    "staying": _staying,
    "cards": _cards,
}
