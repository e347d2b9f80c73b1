"""What can be worked out from the matches that were played. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from farwhist.rules.kind import counting
from farwhist.store.statistics import LuckSum, PlayedDeal, PlayedMatch

Game = tuple[str, bool]
"""A preset, and whether its options were changed."""

LAST: Final = 20
"""How many of the last matches are shown one by one."""


class Selection(Struct, frozen=True):
    """Which matches are looked at; None means any game, or any level of the opponents.

    Attributes:
        hints: False for none but those in which hints were not allowed.
    """

    game: Game | None = None
    level: str | None = None
    assisted: bool = False
    hints: bool = True


def games(matches: Iterable[PlayedMatch]) -> list[Game]:
    """Return every game of which something was played, the one played last first."""
    found = dict.fromkeys((match.preset, match.changed) for match in reversed(list(matches)))
    return list(found)


def levels(matches: Iterable[PlayedMatch]) -> set[str]:
    """Return the levels of opponents that there have been, a mixed one among them."""
    return {match.level for match in matches}


def chosen(matches: Iterable[PlayedMatch], choice: Selection) -> list[PlayedMatch]:
    """Return the matches that are looked at."""
    return [
        match
        for match in matches
        if match.assisted is choice.assisted
        and (choice.hints or not match.hints)
        and choice.game in (None, (match.preset, match.changed))
        and choice.level in (None, match.level)
    ]


def ranked(matches: Iterable[PlayedMatch]) -> list[PlayedMatch]:
    """Return those matches in which more than two sides play, so that places tell something."""
    return [match for match in matches if not counting(match.aim).pairs]


class Rate(Struct, frozen=True):
    """How often it went well."""

    good: int = 0
    of: int = 0

    @property
    def share(self) -> float:
        """The part that went well, from 0 to 1."""
        return self.good / self.of if self.of else 0.0

    @property
    def percent(self) -> int:
        """The same as a whole number."""
        return round(100 * self.share)


class CardCounts(Struct, frozen=True):
    """How many cards of a kind a seat got over all deals, and what chance alone would give.

    `band` is twice the standard deviation: 19 of 20 such numbers lie no further from `mean`.
    """

    seat: int
    count: int
    mean: float
    band: float

    @property
    def away(self) -> int:
        """-1 below the band, 1 above it, 0 within."""
        distance = self.count - self.mean
        return 0 if abs(distance) <= self.band else (1 if distance > 0 else -1)


class Figures:
    """The figures of some matches, which are in the order in which they were played."""

    def __init__(self, matches: Sequence[PlayedMatch]) -> None:
        self.matches = list(matches)
        self.finished = [match for match in self.matches if match.place is not None]
        deals = [
            (deal.finished, number, deal.number, deal)
            for number, match in enumerate(self.matches)
            for deal in match.deals
        ]
        self.deals: list[PlayedDeal] = [deal for *_, deal in sorted(deals, key=lambda e: e[:3])]
        self.bids = [deal for deal in self.deals if deal.exact is not None]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return not self.deals

    @property
    def one_game(self) -> bool:
        """Whether the points of all matches can be compared."""
        return len({(match.preset, match.changed) for match in self.matches}) == 1

    @property
    def comparable(self) -> bool:
        """Whether the points of these matches mean something side by side."""
        return self.one_game and all(counting(match.aim).points for match in self.matches)

    @property
    def won(self) -> Rate:
        """How many finished matches were won."""
        return Rate(sum(match.won for match in self.finished), len(self.finished))

    @property
    def fair_share(self) -> float:
        """The part of the matches that a player who is as good as all the others wins."""
        shares = [1 / (2 if counting(match.aim).pairs else match.seats) for match in self.finished]
        return _mean(shares)

    @property
    def place(self) -> float | None:
        """The average place, if any match is finished in which more than two sides play."""
        places = [match.place or 0 for match in ranked(self.finished)]
        return _mean(places) if places else None

    @property
    def exact(self) -> Rate:
        """How many bids were made exactly."""
        return _rate(self.bids)

    @property
    def points(self) -> float | None:
        """The average points of a deal, where they can be compared."""
        counted = [deal.points for deal in self.deals if not deal.void]
        return _mean(counted) if counted and self.comparable else None

    @property
    def best(self) -> PlayedMatch | None:
        """The finished match with the best sum, the first of equals, where sums are compared."""
        told = self.one_game and all(counting(match.aim).best for match in self.matches)
        if not self.finished or not told:
            return None
        return max(self.finished, key=lambda match: -match.total if match.low else match.total)

    @property
    def longest_run(self) -> int:
        """The most bids in a row that were exact."""
        best = run = 0
        for deal in self.bids:
            run = run + 1 if deal.exact else 0
            best = max(best, run)
        return best

    @property
    def run(self) -> int:
        """How many of the last bids were exact without a break."""
        run = 0
        for deal in reversed(self.bids):
            if not deal.exact:
                break
            run += 1
        return run

    @property
    def bias(self) -> float:
        """By how many tricks bids are too high on average; negative: too low."""
        return _mean([_over(deal) for deal in self.bids])

    @property
    def misses(self) -> tuple[int, int]:
        """How many bids were too high, and how many too low."""
        over = [_over(deal) for deal in self.bids]
        return sum(each > 0 for each in over), sum(each < 0 for each in over)

    def by_size(self) -> dict[int, Rate]:
        """Return how many bids were exact for each number of cards, from the fewest on."""
        sizes = sorted({deal.size for deal in self.bids})
        return {size: _rate([d for d in self.bids if d.size == size]) for size in sizes}

    def by_trump(self) -> tuple[Rate, Rate]:
        """Return how many bids were exact with a trump suit, and without."""
        return (
            _rate([deal for deal in self.bids if deal.trump]),
            _rate([deal for deal in self.bids if not deal.trump]),
        )

    def last(self) -> list[PlayedMatch]:
        """Return the last finished matches, oldest first."""
        return self.finished[-LAST:]

    def aces(self) -> list[CardCounts]:
        """Return how many aces each seat was dealt, the player's first."""
        return self._dealt(lambda luck: (luck.aces, luck.aces_mean, luck.aces_spread))

    def trumps(self) -> list[CardCounts]:
        """Return how many trumps each seat was dealt where chance chose the suit."""
        return self._dealt(lambda luck: (luck.trumps, luck.trumps_mean, luck.trumps_spread))

    def _dealt(self, part: Callable[[LuckSum], tuple[int, float, float]]) -> list[CardCounts]:
        sums: dict[int, list[float]] = {}
        for luck in (each for match in self.matches for each in match.luck):
            found = sums.setdefault(luck.seat, [0, 0.0, 0.0])
            for n, value in enumerate(part(luck)):
                found[n] += value
        return [
            CardCounts(seat, int(count), mean, 2 * sqrt(spread))
            for seat, (count, mean, spread) in sorted(sums.items())
            if spread > 0
        ]


def _over(deal: PlayedDeal) -> int:
    return (deal.bid or 0) - deal.took


def _rate(deals: Sequence[PlayedDeal]) -> Rate:
    return Rate(sum(bool(deal.exact) for deal in deals), len(deals))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
