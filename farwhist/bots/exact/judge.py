"""Judging a seat's choices by Monte Carlo, from its view alone. Bots, hints and study share this.

A judge is asked to `run` so many deals, as often as one likes, and then tells what it has found.
Where trump is not fixed yet it looks at every trump that is possible, each with its weight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

from farwhist.bots.core.estimate import UNIT, Estimator, estimator, foreteller
from farwhist.bots.core.free_cards import NONE_YET, fair_estimator, laid, play_out
from farwhist.bots.core.levels import Level
from farwhist.bots.core.playout import JESTERS, TRUMP
from farwhist.bots.core.sampling import CODES, Draw, Sampler, free_worth
from farwhist.bots.core.seat_view import SeatView, seat_views
from farwhist.bots.exact.learned_search import LearnedBidSearch, LearnedSearch
from farwhist.bots.exact.search import (
    BidSearch,
    CardSearch,
    House,
    Trace,
    groups,
    guessed,
    mean,
    trick_state,
)
from farwhist.bots.exact.standings import ending
from farwhist.bots.exact.utility import points_table
from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

CLOSE = 0.1
"""Bids within so many points of the best are as good."""

CLOSE_CHANCE = 0.005
"""And within so much of the best chance to win the match, whatever was played out."""


REGULAR = 0.1
"""How often somebody who follows a rule is taken to play any legal card instead."""


def judge_of(seat_view: SeatView) -> Estimator:
    """Return the worth of hands in this kind of deal; wizards count apart."""
    known = seat_view.known
    if known.wizards:
        kind = known.players, known.size, seat_view.ranks, known.trump == TRUMP
        return fair_estimator(*kind, known.wizards)
    return estimator(known.players, known.size, seat_view.ranks, known.trump == TRUMP)


def own_worth(seat_view: SeatView) -> int:
    """Return the worth of the seat's own hand, or an equal share where it has not seen it."""
    known = seat_view.known
    if known.room[0]:
        return UNIT * known.size // known.players
    bits, masks = known.bits(), [0, 0, 0, 0]
    for card in known.mine:
        if card < JESTERS:
            masks[card >> 5] |= bits[card]
    return judge_of(seat_view).worth(*masks) + sum(map(free_worth, known.mine))


def _noise(seat_view: SeatView, mine: float, others: float) -> list[float]:
    return [mine] + [REGULAR if habit else others for habit in seat_view.known.habits[1:]]


def _house(seat_view: SeatView) -> House | None:
    if seat_view.rules.plain and not seat_view.known.wizards:
        return None
    return House(seat_view.rules, seat_view.first, seat_view.broken)


def _foretold(seat_view: SeatView, level: Level) -> tuple[Estimator, int]:
    """Return what the level takes bids to say of a hand, and how far they may be off.

    A level that infers hands from bids knows how strong players bid; to others a bid is what the
    hand is worth.
    """
    known = seat_view.known
    if level.pool and not known.wizards:
        return foreteller(known.players, known.size, seat_view.ranks, known.trump == TRUMP)
    return judge_of(seat_view), UNIT


def sampler_of(seat_view: SeatView, level: Level) -> Sampler:
    """Return what deals the cards that a seat does not see, as a level takes the bids."""
    return Sampler(seat_view.known, *_foretold(seat_view, level), level.pool)


class _Shares:
    """Parts a number of deals among the trumps that are possible."""

    def __init__(self, views: Sequence[SeatView]) -> None:
        self.weights = [seat_view.weight for seat_view in views]
        total = 0
        for weight in self.weights:
            total += weight
        self.total = total

    def split(self, worlds: int) -> list[int]:
        return [
            max(1, (worlds * weight + self.total // 2) // self.total) for weight in self.weights
        ]

    def mix(self, values: Sequence[float]) -> float:
        found = 0.0
        for value, weight in zip(values, self.weights, strict=True):
            found += value * weight
        return found / self.total

    def each(self) -> list[float]:
        return [weight / self.total for weight in self.weights]


def _followed(
    searches: Sequence[CardSearch | BidSearch], shares: _Shares, choices: int
) -> list[tuple[float, Trace]]:
    found = []
    for share, search in zip(shares.each(), searches, strict=True):
        search.trace = Trace(choices)
        found.append((share, search.trace))
    return found


class CardJudge:
    """What each legal card leads to for `seat`, whose turn it is.

    With `learned` the play-outs follow the learned policy; `learned_search.fits` tells where.
    `chances` and points are those of the play-outs; for a player `advice` tells what comes true.
    `has_opinion` tells whether the values hold what that policy thinks of the cards as well.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        view: Position,
        seat: Seat,
        cards: Sequence[Card],
        level: Level,
        views: Sequence[SeatView] | None = None,
        *,
        learned: bool = False,
    ) -> None:
        self.seat_views = list(views or seat_views(ruleset, view, seat))
        self.bid = view.bids[seat] or 0
        self.points = points_table(ruleset, view, seat, self.bid)
        self._shares = _Shares(self.seat_views)
        seat_view = self.seat_views[0]
        codes = [seat_view.code[card] for card in cards]
        alike = (
            groups(seat_view.known, codes)
            if len(self.seat_views) == 1
            else [[code] for code in codes]
        )
        self.groups = [[seat_view.card[code] for code in group] for group in alike]
        outcome = ending(ruleset, view, seat_view.seats, level.standings)
        self.is_chance = outcome is not None
        self.learned = learned
        self.has_opinion = learned and not self.is_chance
        search = LearnedSearch if learned else CardSearch
        if self.seat_views[0].known.wizards:
            search = FreeCardSearch
        self._searches: list[CardSearch] = [
            search(
                each.known,
                [each.code[group[0]] for group in self.groups],
                sampler_of(each, level),
                _noise(each, level.own_noise, level.noise),
                _foretold(each, level)[0],
                _house(each),
                outcome,
            )
            for each in self.seat_views
        ]
        self.worlds = 0

    def run(self, worlds: int, rng: Random) -> None:
        """Play every card out in so many more deals."""
        for search, share in zip(self._searches, self._shares.split(worlds), strict=True):
            search.run(share, rng.random)
        self.worlds += worlds

    def follow(self) -> list[tuple[float, Trace]]:
        """Return what is written down from now on: for each trump its share, and all play-outs."""
        return _followed(self._searches, self._shares, len(self.groups))

    def narrow(self, places: Sequence[int]) -> None:
        """Play only these choices from now on; averages mean nothing for others any more."""
        for search in self._searches:
            search.playing = places

    def values(self) -> list[float]:
        """Return what each group of cards is worth: points, or a chance when `is_chance`."""
        found = [search.values(self.points) for search in self._searches]
        return [self._shares.mix(each) for each in zip(*found, strict=True)]

    def chances(self) -> list[float]:
        """Return the chance of each group to end with exactly the bid, from 0 to 1."""
        exact = [float(tricks == self.bid) for tricks in range(len(self.points))]
        found = [[mean(counts, exact) for counts in search.counts] for search in self._searches]
        return [self._shares.mix(each) for each in zip(*found, strict=True)]

    def points_values(self) -> list[float]:
        """Return the expected points of each group of cards."""
        found = [
            [mean(counts, self.points) for counts in search.counts] for search in self._searches
        ]
        return [self._shares.mix(each) for each in zip(*found, strict=True)]


class BidJudge:
    """What each bid of `bids` leads to for a seat, before it knows what the others will do.

    `views` are what the seat knows, once for each trump that is possible; `learned` as in
    `CardJudge`.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        view: Position,
        views: Sequence[SeatView],
        bids: Sequence[int],
        level: Level,
        *,
        blind: bool = False,
        learned: bool = False,
    ) -> None:
        self.seat_views = list(views)
        for seat_view in self.seat_views:
            seat_view.known.bids[0] = None
        self.bids = list(bids)
        seats = views[0].seats
        self._table = partial(points_table, ruleset, view, seats[0], blind=blind)
        self.points = {bid: self._table(bid) for bid in self.bids}
        self._doubt = level.bid_doubt
        self._shares = _Shares(self.seat_views)
        outcome = ending(ruleset, view, seats, level.standings)
        self.is_chance = outcome is not None
        search = LearnedBidSearch if learned else BidSearch
        if self.seat_views[0].known.wizards:
            search = FreeBidSearch
        self._searches: list[BidSearch] = [
            search(
                each.known,
                self.bids,
                sampler_of(each, level),
                _noise(each, level.bid_own_noise, level.bid_noise),
                judge_of(each),
                _house(each),
                outcome,
            )
            for each in self.seat_views
        ]
        self.worlds = 0

    def run(self, worlds: int, rng: Random) -> None:
        """Play every bid out in so many more deals."""
        for search, share in zip(self._searches, self._shares.split(worlds), strict=True):
            search.run(share, rng.random)
        self.worlds += worlds

    def widen(self, bids: Sequence[int], worlds: int, rng: Random) -> None:
        """Look at more bids in so many deals of their own."""
        places = range(len(self.bids), len(self.bids) + len(bids))
        self.bids += bids
        self.points.update((bid, self._table(bid)) for bid in bids)
        for search in self._searches:
            search.add(bids)
        self.narrow(places)
        self.run(worlds, rng)
        self.worlds -= worlds

    def follow(self) -> list[tuple[float, Trace]]:
        """Return what is written down from now on: for each trump its share, and all play-outs."""
        return _followed(self._searches, self._shares, len(self.bids))

    def narrow(self, places: Sequence[int]) -> None:
        """Play only these choices from now on; averages mean nothing for others any more."""
        for search in self._searches:
            search.playing = places

    def values(self) -> dict[int, float]:
        """Return what each bid is worth: points, or a chance when `is_chance`."""
        found = [search.values(self.points) for search in self._searches]
        return {bid: self._shares.mix([each[bid] for each in found]) for bid in self.bids}

    def margin(self) -> float:
        """Return how far below the best value a bid is as good: points, or a chance."""
        if not self.is_chance:
            return CLOSE
        return CLOSE_CHANCE + self._doubt / max(1, self.worlds)

    def points_values(self) -> dict[int, float]:
        """Return the expected points of each bid."""
        return {bid: self._mixed(bid, self.points[bid]) for bid in self.bids}

    def chance(self, bid: int) -> float:
        """Return the chance to end with exactly this bid."""
        return self.histogram(bid)[bid]

    def histogram(self, bid: int) -> list[float]:
        """Return the chance of 0, 1, 2 ... tricks when one plays for `bid`."""
        size = len(self.points[bid])
        return [
            self._mixed(bid, [float(tricks == other) for other in range(size)])
            for tricks in range(size)
        ]

    def _mixed(self, bid: int, weights: Sequence[float]) -> float:
        return self._shares.mix([mean(search.counts[bid], weights) for search in self._searches])


def near(bids: Sequence[int], worth: int, span: int) -> list[int]:
    """Return the bids within `span` of what a hand is worth, at least two where there are two."""
    centre = (worth + UNIT // 2) // UNIT
    found = [bid for bid in bids if abs(bid - centre) <= span]
    if len(found) < min(2, len(bids)):
        found = sorted(sorted(bids, key=lambda bid: (abs(bid - centre), bid))[:2])
    return found


def best_bid(judge: BidJudge, worth: int) -> int:
    """Return the best bid; of those that are as good, the nearest to what the hand is worth."""
    return nearest(judge.values(), judge.margin(), worth)


def nearest(values: Mapping[int, float], margin: float, worth: int) -> int:
    """Return of the bids within `margin` of the best the one nearest to what the hand is worth."""
    best = max(values.values())
    good = [bid for bid, value in values.items() if value >= best - margin]
    return min(good, key=lambda bid: (abs(UNIT * bid - worth), bid))


class FreeCardSearch(CardSearch):
    """Averages of what each card leads to."""

    def run(self, worlds: int, draw: Draw) -> None:
        """Play every card out in so many more deals."""
        known, sampler, house = self.known, self.sampler, self.house
        assert house is not None, "these cards are never played by the fast core"
        led, best, taker = trick_state(known)
        sampler.refresh(draw)
        for _ in range(worlds):
            owners = sampler.choose(draw)
            dealt = sampler.hands(owners)
            need = self.need
            if self.unknown:
                need = guessed(sampler, owners, need, self.unknown, known, self.judge)
            self._note_deal()
            for place in self.playing:
                card = self.cards[place]
                hands, wanted = [hand[:] for hand in dealt], need[:]
                hands[0].remove(card)
                now, high, wins = laid(led, best, card, known.trump)
                gone = self.gone[:]
                gone[card] = 1
                play_out(
                    hands, known.boss(gone), gone, wanted, self.order, now, high,
                    0 if wins else taker, known.left, known.after, known.trump, house.rules,
                    self.noise, draw, house.first, house.broken,
                )  # fmt: skip
                self._note(place, need, wanted)
        self.worlds += worlds


class FreeBidSearch(BidSearch):
    """What each bid leads to, before the first lead."""

    def run(self, worlds: int, draw: Draw) -> None:
        """Play every bid out in so many more deals."""
        known, sampler = self.known, self.sampler
        start = [bid or 0 for bid in known.bids]
        sampler.refresh(draw)
        for _ in range(worlds):
            owners = sampler.choose(draw)
            dealt = sampler.hands(owners)
            need = guessed(sampler, owners, start, self.unknown, known, self.judge)
            self._note_deal()
            for place in self.playing:
                wanted = [self.bids[place], *need[1:]]
                self._play_free([hand[:] for hand in dealt], wanted, draw)
                self._note(place, need, wanted)
        self.worlds += worlds

    def _play_free(self, hands: Sequence[list[int]], need: list[int], draw: Draw) -> None:
        known, house = self.known, self.house
        assert house is not None, "these cards are never played by the fast core"
        gone = bytearray(CODES)
        play_out(
            hands, known.boss(gone), gone, need, known.after[known.leader], NONE_YET, 0,
            known.leader, known.size, known.after, known.trump, house.rules, self.noise, draw,
            True, False,
        )  # fmt: skip
