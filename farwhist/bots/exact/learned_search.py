"""A search of cards whose play-outs follow the learned policy."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.bots.core.sampling import Draw, Situation
from farwhist.bots.core.seat_view import SeatView
from farwhist.bots.exact.learned import learned_playout
from farwhist.bots.exact.policy import UNITS, buckets, heat, masks_of, policy, shape
from farwhist.bots.exact.search import BidSearch, CardSearch, guessed, trick_state

SHARP = (4, 3)
"""How sharply oneself, and the others, prefer the better cards; 2 is as strong players did."""

NOISE = 0.1
"""How often everybody plays any legal card instead."""

PULL = 0.015
"""The share of the points at stake for which the policy thinks a card e times as good."""


def fits(seat_view: SeatView) -> bool:
    """Whether the policy was learned for such a table: four players, 52 cards, no duty to ruff."""
    known = seat_view.known
    free = seat_view.rules.plain and not known.must_ruff
    usual = seat_view.ranks == 13 and max(known.tops) <= 13 and not known.wizards
    return free and known.players == 4 and usual


class LearnedSearch(CardSearch):
    """Averages of what each card leads to when everybody plays as strong players did."""

    def run(self, worlds: int, draw: Draw) -> None:
        """Play every card out in so many more deals."""
        known, sampler = self.known, self.sampler
        led, best, taker = trick_state(known)
        tables = policy()
        weights = [heat(SHARP[seat > 0]) for seat in range(known.players)]
        noise = [NOISE] * known.players
        mine = masks_of(known.mine) + [0] * (4 * known.players)
        alive = masks_of([*known.mine, *known.unseen])
        before = (best >> 5, 1 << (best & 31))
        cards = [(place, self.cards[place]) for place in self.playing]
        sampler.refresh(draw)
        for _ in range(worlds):
            owners = sampler.choose(draw)
            rows = mine[:]
            for card, owner in zip(known.unseen, owners, strict=True):
                rows[owner + (card >> 5)] |= 1 << (card & 31)
            need = self.need
            if self.unknown:
                need = guessed(sampler, owners, need, self.unknown, known, self.judge)
            self._note_deal()
            for place, card in cards:
                hands, left, wanted = rows[:], alive[:], need[:]
                suit, bit = card >> 5, 1 << (card & 31)
                hands[suit] ^= bit
                left[suit] ^= bit
                wins = led < 0 or (card > best and suit in (led, known.trump))
                learned_playout(
                    hands, left, wanted, self.order, suit if led < 0 else led,
                    (suit, bit) if wins else before, 0 if wins else taker, known.left,
                    known.after, known.trump, noise, known.habits, weights, tables,
                    draw,
                )  # fmt: skip
                self._note(place, need, wanted)
        self.worlds += worlds

    def values(self, points: Sequence[float]) -> list[float]:
        """Return the averages, moved a little towards what strong players choose."""
        found = super().values(points)
        if self.outcome is not None:
            return found
        pull = PULL * (max(points) - min(points))
        thought = log_weights(self.known, self.cards)
        return [value + pull * each for value, each in zip(found, thought, strict=True)]


class LearnedBidSearch(BidSearch):
    """What each bid leads to when everybody plays as strong players did."""

    def run(self, worlds: int, draw: Draw) -> None:
        """Play every bid out in so many more deals."""
        known, sampler = self.known, self.sampler
        tables = policy()
        weights = [heat(SHARP[seat > 0]) for seat in range(known.players)]
        noise = [NOISE] * known.players
        mine = masks_of(known.mine) + [0] * (4 * known.players)
        alive = masks_of([*known.mine, *known.unseen])
        start = [bid or 0 for bid in known.bids]
        order = known.after[known.leader]
        sampler.refresh(draw)
        for _ in range(worlds):
            owners = sampler.choose(draw)
            rows = mine[:]
            for card, owner in zip(known.unseen, owners, strict=True):
                rows[owner + (card >> 5)] |= 1 << (card & 31)
            need = guessed(sampler, owners, start, self.unknown, known, self.judge)
            self._note_deal()
            for place in self.playing:
                wanted = need[:]
                wanted[0] = self.bids[place]
                learned_playout(
                    rows[:], alive[:], wanted, order, -1, (0, 0), known.leader, known.size,
                    known.after, known.trump, noise, known.habits, weights, tables,
                    draw,
                )  # fmt: skip
                self._note(place, need, wanted)
        self.worlds += worlds


Entry = tuple[int, int, int]


def log_weights(known: Situation, cards: Sequence[int]) -> list[float]:
    """Return for each card the logarithm of the policy's weight for it, up to a constant."""
    tables = policy()
    asked = [
        (suit, bit, sum(row[n] for row, n in zip(tables, entry, strict=True)) / UNITS)
        for suit, bit, entry in question(known)
    ]
    return [
        [weight for suit, bit, weight in asked if suit == card >> 5 and bit <= 1 << (card & 31)][-1]
        for card in cards
    ]


def stance(known: Situation, led: int, taker: int) -> tuple[int, int, int]:
    """Return where in each table the decision of seat 0 stands."""
    need = [
        0 if bid is None else bid - won for bid, won in zip(known.bids, known.taken, strict=True)
    ]
    wants, left = need[0], known.left
    behind = known.players - 1 - len(known.trick)
    mine, alive = masks_of(known.mine), masks_of([*known.mine, *known.unseen])
    mode = 0 if led < 0 else 1 if mine[led] else 2
    tight = ((wants < 0, 0), (wants == 0, 1), (wants > left, 2), (wants == left, 3))
    close = ((wants == left - 1, 4), (wants == 1, 5), (wants == 2, 6), (True, 7))
    kind = 8 * mode + next(code for holds, code in tight + close if holds)
    hungry = sum(need[seat] > 0 for seat in known.after[0][:behind])
    full = mode > 0 and need[taker] > 0
    lack = sum(number for number in need if number > 0) - left
    few = sum(left > bound for bound in (2, 3, 5, 8))
    held, unseen = (known.players - 1) * left, _unseen(alive, left)
    trumps = 10 * (alive[3] & ~mine[3]).bit_count() * held
    rest = 0 if known.trump != 3 else (trumps >= 8 * unseen) + (trumps >= 21 * unseen)
    place = behind if mode and behind < 3 else 3
    return (
        (((kind * 4 + place) * 2 + full) * 3 + min(hungry, 2)) * 16,
        (kind * 5 + few) * 144,
        ((kind * 5 + min(max(lack, -2), 2) + 2) * 3 + rest) * 96,
    )


def _unseen(alive: Sequence[int], left: int) -> int:
    return sum(mask.bit_count() for mask in alive) - left


def question(known: Situation) -> list[tuple[int, int, Entry]]:
    """Return the cards that differ, each with its suit, its bit and its entries in the tables."""
    led, best, taker = trick_state(known)
    mine, alive = masks_of(known.mine), masks_of([*known.mine, *known.unseen])
    a, b, c = stance(known, led, taker)
    near = buckets((known.players - 1) * known.left, _unseen(alive, known.left))
    found = []
    for suit in (led,) if led >= 0 and mine[led] else (0, 1, 2, 3):
        row, is_trump = mine[suit], int(suit == known.trump)
        over = 0
        if led >= 0 and suit in (best >> 5, known.trump):
            over = row & -(2 << (best & 31)) if suit == best >> 5 else row
        length = min(row.bit_count(), 4) - 1
        for part, wins in ((row & ~over, 0), (over, 2)):
            for bit, above, below, rank in shape(part, alive[suit] & ~row):
                x, high = is_trump + wins, near[above]
                ranks = b + high * 24 + near[below] * 4 + x
                found.append((suit, bit, (a + rank + x, ranks, c + high * 16 + length * 4 + x)))
    return found
