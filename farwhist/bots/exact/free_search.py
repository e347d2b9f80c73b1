"""Flat Monte Carlo with wizards and jesters in the pack."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.bots.core.free_cards import NONE_YET, laid, play_out
from farwhist.bots.core.sampling import CODES, Draw
from farwhist.bots.exact.search import BidSearch, CardSearch, guessed, trick_state


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
