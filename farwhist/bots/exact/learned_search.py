"""A search of cards whose play-outs follow the learned policy."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.bots.core.sampling import Draw
from farwhist.bots.core.seat_view import SeatView
from farwhist.bots.exact.learned import learned_playout
from farwhist.bots.exact.policy import heat, masks_of, policy
from farwhist.bots.exact.policy_query import log_weights
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
                    known.after, known.trump, noise, weights, tables, draw,
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
                    known.after, known.trump, noise, weights, tables, draw,
                )  # fmt: skip
                self._note(place, need, wanted)
        self.worlds += worlds
