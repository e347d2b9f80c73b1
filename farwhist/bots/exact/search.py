"""Flat Monte Carlo: every choice is played out in the same sampled deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from farwhist.bots.core.estimate import UNIT, Estimator
from farwhist.bots.core.free_cards import laid
from farwhist.bots.core.house_rules import HouseRules, playout_any
from farwhist.bots.core.playout import JESTERS, playout
from farwhist.bots.core.sampling import Draw, Sampler, Situation
from farwhist.bots.exact.utility import Outcome

ALMOST = 1 - 1e-12


class House(NamedTuple):
    """House rules that the fast core does not play, and where the deal stands in them."""

    rules: HouseRules
    first: bool
    broken: bool


def scales(noise: Sequence[float]) -> list[float]:
    """Return what the core wants beside the noise of each seat."""
    return [ALMOST / each if each else 0.0 for each in noise]


def groups(known: Situation, cards: Sequence[int]) -> list[list[int]]:
    """Return the cards in groups of equals: no card that matters lies between them."""
    between = set(known.unseen) | {card for _, card in known.trick}
    found: list[list[int]] = []
    for card in sorted(cards):
        if found and found[-1][-1] >> 5 == card >> 5:
            if card > JESTERS:
                found[-1].append(card)
                continue
            gap = range(found[-1][-1] + 1, card)
            if not any(other in between for other in gap):
                found[-1].append(card)
                continue
        found.append([card])
    return found


def trick_state(known: Situation) -> tuple[int, int, int]:
    """Return the suit led (or less than 0), the winning card (0: none yet) and who played it."""
    led, best, taker = -1, 0, known.leader
    for seat, card in known.trick:
        led, best, wins = laid(led, best, card, known.trump)
        if wins:
            taker = seat
    return led, best, taker


class Trace:
    """What each choice has led to in each deal, in the order in which deals were played out.

    `deals` are their numbers (`Sampler.chosen`), `rows` a row a choice: tricks, or the worth of the
    outcome where that is asked for. A choice that was dropped has a shorter row.
    """

    def __init__(self, choices: int) -> None:
        self.deals: list[int] = []
        self.rows: list[list[float]] = [[] for _ in range(choices)]


class CardSearch:
    """Averages of what each card leads to; `run` may be called again to refine them.

    `playing` are the places of the cards that are played out; with a `trace` every play-out is
    written down.
    """

    def __init__(
        self,
        known: Situation,
        cards: Sequence[int],
        sampler: Sampler,
        noise: Sequence[float],
        judge: Estimator | None = None,
        house: House | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        self.known = known
        self.sampler = sampler
        self.house = house
        self.outcome = outcome
        self.worth: list[float] = [0.0 for _ in cards]
        self.cards = list(cards)
        self.playing: Sequence[int] = range(len(self.cards))
        self.trace: Trace | None = None
        self.noise = list(noise)
        self.scale = scales(noise)
        self.judge = judge
        self.worlds = 0
        self.counts: list[list[int]] = [[0] * (known.size + 1) for _ in cards]
        gone = known.seen()
        for _, card in known.trick:
            gone[card] = 1
        self.gone = gone
        self.boss = known.boss(gone)
        led, best, taker = trick_state(known)
        self.need: list[int] = [
            0 if bid is None else bid - taken
            for bid, taken in zip(known.bids, known.taken, strict=True)
        ]
        self.unknown = [seat for seat, bid in enumerate(known.bids) if bid is None and seat]
        behind = known.players - len(known.trick)
        self.order = known.after[0][: behind - 1]
        self.starts = []
        for card in self.cards:
            mine = led < 0 or (card > best and card >> 5 in (led, known.trump))
            self.starts.append(
                (card >> 5 if led < 0 else led, card if mine else best, 0 if mine else taker)
            )

    def run(self, worlds: int, draw: Draw) -> None:
        """Play every card out in so many more deals."""
        known, sampler = self.known, self.sampler
        after, trump, must_ruff = known.after, known.trump, known.must_ruff
        noise, scale = self.noise, self.scale
        left = known.left
        cards = [(place, self.cards[place], self.starts[place]) for place in self.playing]
        house = self.house
        sampler.refresh(draw)
        for _ in range(worlds):
            owners = sampler.choose(draw)
            rows = sampler.rows(owners)
            need = self.need
            if self.unknown:
                need = guessed(sampler, owners, need, self.unknown, known, self.judge)
            self._note_deal()
            for place, card, (led, best, taker) in cards:
                hands = [row[:] for row in rows]
                hands[card >> 5].remove(card)
                gone = self.gone[:]
                boss = self.boss[:]
                gone[card] = 1
                if card == boss[card >> 5]:
                    c = card - 1
                    while gone[c]:
                        c -= 1
                    boss[card >> 5] = c
                wanted = need[:]
                if house is None:
                    playout(
                        hands, boss, gone, wanted, self.order, led, best, taker, left, after,
                        trump, must_ruff, noise, scale, draw,
                    )  # fmt: skip
                else:
                    playout_any(
                        hands, boss, gone, wanted, self.order, led, best, taker, left, after,
                        trump, house.rules, noise, draw, house.first, house.broken,
                    )  # fmt: skip
                self._note(place, need, wanted)
        self.worlds += worlds

    def _note_deal(self) -> None:
        if self.trace is not None:
            self.trace.deals.append(self.sampler.chosen)

    def _note(self, place: int, need: Sequence[int], wanted: Sequence[int]) -> None:
        """Count a deal that has been played out; `wanted` is what is left of all bids."""
        old = self.known.taken
        found: float = old[0] + need[0] - wanted[0]
        self.counts[place][int(found)] += 1
        if self.outcome is not None:
            taken = [a + b - c for a, b, c in zip(old, need, wanted, strict=True)]
            bids = [a + b for a, b in zip(old, need, strict=True)]
            found = self.outcome(taken, bids)
            self.worth[place] += found
        if self.trace is not None:
            self.trace.rows[place].append(found)

    def values(self, points: Sequence[float]) -> list[float]:
        """Return the average of `points[tricks]` for every card, or of the outcome."""
        if self.outcome is not None and self.worlds:
            return [worth / self.worlds for worth in self.worth]
        return [mean(counts, points) for counts in self.counts]


def mean(counts: Sequence[int], points: Sequence[float]) -> float:
    """Return the average of `points[tricks]` over counted play-outs."""
    total, number = 0.0, 0
    for count, value in zip(counts, points, strict=True):
        total += count * value
        number += count
    return total / number if number else 0.0


def guessed(
    sampler: Sampler,
    owners: Sequence[int],
    need: Sequence[int],
    unknown: Sequence[int],
    known: Situation,
    judge: Estimator | None,
) -> list[int]:
    """Return `need` with the bids that are not known guessed from the hands of a deal."""
    masks = sampler.masks(owners)
    worths, bids = [], []
    for seat in unknown:
        worth = UNIT * known.size // known.players
        if judge is not None:
            base = 4 * seat
            worth = judge.worth(*masks[base : base + 4])
            if sampler.free_worths:
                worth += sampler.free_worth_of(owners, seat)
        bid = (worth + UNIT // 2) // UNIT
        worths.append(worth)
        bids.append(0 if bid < 0 else min(bid, known.size))
    if known.total is not None:
        _add_up(bids, worths, known)
    found = list(need)
    for seat, bid in zip(unknown, bids, strict=True):
        found[seat] = bid - known.taken[seat]
    return found


def _add_up(bids: list[int], worths: Sequence[int], known: Situation) -> None:
    """Change guessed bids, the worst fitting first, until all bids have the sum that is known."""
    rest = known.total or 0
    for bid in known.bids:
        rest -= bid or 0
    rest = max(0, min(rest, known.size * len(bids)))
    while (short := rest - sum(bids)) != 0:
        step = 1 if short > 0 else -1
        free = [n for n, bid in enumerate(bids) if 0 <= bid + step <= known.size]
        best = max(free, key=lambda n: step * (worths[n] - UNIT * bids[n]))
        bids[best] += step


class BidSearch:
    """What each bid leads to, before the first lead; `playing` and `trace` as in `CardSearch`."""

    def __init__(
        self,
        known: Situation,
        bids: Sequence[int],
        sampler: Sampler,
        noise: Sequence[float],
        judge: Estimator,
        house: House | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        self.known = known
        self.sampler = sampler
        self.house = house
        self.outcome = outcome
        self.worth: dict[int, float] = dict.fromkeys(bids, 0.0)
        self.bids = list(bids)
        self.playing: Sequence[int] = range(len(self.bids))
        self.trace: Trace | None = None
        self.noise = list(noise)
        self.scale = scales(noise)
        self.judge = judge
        self.worlds = 0
        self.counts: dict[int, list[int]] = {bid: [0] * (known.size + 1) for bid in bids}
        self.unknown = [seat for seat, bid in enumerate(known.bids) if bid is None and seat]

    def add(self, bids: Sequence[int]) -> None:
        """Look at more bids; those of `playing` are played out."""
        self.bids += bids
        for bid in bids:
            self.worth[bid] = 0.0
            self.counts[bid] = [0] * (self.known.size + 1)

    def run(self, worlds: int, draw: Draw) -> None:
        """Play every bid out in so many more deals."""
        known, sampler = self.known, self.sampler
        fresh = known.boss(bytearray(128))
        start = [bid or 0 for bid in known.bids]
        sampler.refresh(draw)
        for _ in range(worlds):
            owners = sampler.choose(draw)
            rows = sampler.rows(owners)
            need = guessed(sampler, owners, start, self.unknown, known, self.judge)
            self._note_deal()
            for place in self.playing:
                wanted = need[:]
                wanted[0] = self.bids[place]
                self._play([row[:] for row in rows], fresh[:], wanted, draw)
                self._note(place, need, wanted)
        self.worlds += worlds

    def _note_deal(self) -> None:
        if self.trace is not None:
            self.trace.deals.append(self.sampler.chosen)

    def _note(self, place: int, need: Sequence[int], wanted: Sequence[int]) -> None:
        """Count a deal that has been played out; `wanted` is what is left of all bids."""
        bid = self.bids[place]
        found: float = bid - wanted[0]
        self.counts[bid][int(found)] += 1
        if self.outcome is not None:
            bids = [bid, *need[1:]]
            taken = [a - b for a, b in zip(bids, wanted, strict=True)]
            found = self.outcome(taken, bids)
            self.worth[bid] += found
        if self.trace is not None:
            self.trace.rows[place].append(found)

    def _play(self, hands: list[list[int]], boss: list[int], need: list[int], draw: Draw) -> None:
        known, house = self.known, self.house
        order = known.after[known.leader]
        if house is None:
            playout(
                hands, boss, bytearray(128), need, order, -1, 0, known.leader, known.size,
                known.after, known.trump, known.must_ruff, self.noise, self.scale, draw,
            )  # fmt: skip
        else:
            playout_any(
                hands, boss, bytearray(128), need, order, -1, 0, known.leader, known.size,
                known.after, known.trump, house.rules, self.noise, draw, True, False,
            )  # fmt: skip

    def values(self, points: Mapping[int, Sequence[float]]) -> dict[int, float]:
        """Return the average of `points[bid][tricks]` for every bid, or of the outcome."""
        if self.outcome is not None and self.worlds:
            return {bid: worth / max(1, sum(self.counts[bid])) for bid, worth in self.worth.items()}
        return {bid: mean(counts, points[bid]) for bid, counts in self.counts.items()}
