"""Tricks for the stock, played out by rules of thumb, and what the hands are worth after them.

The weights are a fit to the tricks that the solver finds in 3000 deals of thirteen cards each; an
estimate is then 0.95 tricks off, as a standard deviation.
"""

from __future__ import annotations

from functools import cache
from math import erf, sqrt
from random import Random
from typing import Final

from farwhist.bots.drawing.draw_table import RANKS, DrawTable, Hand, World, suits_of
from farwhist.bots.drawing.two_hands import Suits, tops
from farwhist.rules.scoring.duel import DuelPay

TRUMP_MORE: Final = 0.63
"""What each trump that the leader has more than the other is worth, in tricks."""

TOP_TRUMPS: Final = (0.67, 0.37, 0.20)
TOP_PLAIN: Final = (0.80, 0.54, 0.33, 0.18, 0.12, 0.08, 0.04)
"""What the highest cards of a suit are worth beside that to whoever has them."""

LEADS: Final = 0.08
HALF: Final = 6.5
OFF: Final = 0.95

WORTH: Final = (
    (0.63, 0.63, 0.64, 0.65, 0.66, 0.68, 0.70, 0.75, 0.81, 0.90, 1.00, 1.13, 1.30),
    (0.00, 0.00, 0.01, 0.03, 0.05, 0.07, 0.10, 0.14, 0.20, 0.28, 0.42, 0.60, 0.80),
)
"""What a card is worth to a hand that keeps it until the stock is used up: a trump, and another."""

TAKES: Final = (
    (0.10, 0.15, 0.20, 0.25, 0.30, 0.35, 0.40, 0.50, 0.60, 0.70, 0.80, 0.90, 1.00),
    (0.03, 0.04, 0.05, 0.06, 0.08, 0.10, 0.15, 0.20, 0.28, 0.38, 0.55, 0.75, 0.92),
)
"""How often a card that is led takes the trick: a trump, and another."""

LEAD: Final = 0.05
"""What the next lead is worth, beside the card that the winner draws."""

STRAY: Final = 0.1
"""How often a card is led at random when deals are played out."""

VALUES: Final = tuple(WORTH[card >= RANKS][card % RANKS] for card in range(4 * RANKS))
CHANCES: Final = tuple(TAKES[card >= RANKS][card % RANKS] for card in range(4 * RANKS))


@cache
def _trumps(suit: int) -> float:
    _, _, held, against = tops(suit)
    return TRUMP_MORE * (held - against) + _highest(suit, TOP_TRUMPS)


@cache
def _plain(suit: int) -> float:
    return _highest(suit, TOP_PLAIN)


def _highest(suit: int, weights: tuple[float, ...]) -> float:
    bits = f"{suit:b}"[1:]
    return sum(w if bit == "1" else -w for w, bit in zip(weights, bits, strict=False))


def estimate(suits: Suits) -> float:
    """Return about how many of thirteen tricks the leader takes."""
    trumps, a, b, c = suits
    return HALF + LEADS + _trumps(trumps) + _plain(a) + _plain(b) + _plain(c)


class Worth:
    """What a seat's tricks are worth to it: its points less those of the other.

    Args:
        pay: what both are paid.
        won: the tricks for the stock that both have, the seat's own first.
        late: the same of those after it.
    """

    def __init__(self, pay: DuelPay, won: tuple[int, int], late: tuple[int, int]) -> None:
        self.pay = pay
        self.lead = pay.early * (won[0] - won[1]) + pay.late * (late[0] - late[1])

    @property
    def of_early(self) -> float:
        """What taking a trick for the stock is worth of itself, in tricks after it."""
        return self.pay.early / self.pay.late

    def of(self, early: int, late: float, off: float = 0.0) -> float:
        """Return what so many tricks more than the other's are worth, on top of those taken.

        Args:
            early, late: of those for the stock, and of those after it.
            off: how far `late` may be from the truth, as a standard deviation; 0 not at all.
        """
        more = self.lead + self.pay.early * early + self.pay.late * late
        if self.pay.points_for != "deal":
            return more
        if off:
            return erf(more / (off * self.pay.late * sqrt(2)))
        return float((more > 0) - (more < 0))


class DrawPlayOut:
    """Plays tricks for the stock out, both hands being known to nobody but itself.

    Args:
        table: what the seat knows: whose turn it is, and what the trick is for.
        worth: what tricks are worth to it.
        rng: for the stray cards.
        stray: how often a card is led at random.
    """

    def __init__(self, table: DrawTable, worth: Worth, rng: Random, stray: float = STRAY) -> None:
        self.table, self.worth, self.rng, self.stray = table, worth, rng, stray
        unseen = [VALUES[card] for card in table.loose]
        self.usual = sum(unseen) / len(unseen) if unseen else 0.0

    def wish(self, upcard: int) -> float:
        """Return what taking a trick is worth in tricks: who loses it gets any card instead."""
        return 2 * (VALUES[upcard] - self.usual) + LEAD + self.worth.of_early

    def value(self, card: int, world: World) -> float:
        """Return what the deal is worth to the seat when it plays this card in such a world."""
        table = self.table
        hands = [list(table.mine), list(world.theirs)]
        turn, led = 0, table.led
        upcard, stock, place, early = table.upcard, world.stock, 0, 0
        hands[0][card // RANKS] ^= 1 << card % RANKS
        if led < 0:
            led, turn = card, 1
            answer = -1
        else:
            answer = card
        while True:
            if answer < 0:
                answer = follow(hands[turn], led, self.wish(upcard))
                hands[turn][answer // RANKS] ^= 1 << answer % RANKS
            winner = turn if beats(answer, led) else 1 - turn
            early += 1 - 2 * winner
            hands[winner][upcard // RANKS] |= 1 << upcard % RANKS
            drawn = stock[place]
            hands[1 - winner][drawn // RANKS] |= 1 << drawn % RANKS
            if place + 1 == len(stock):
                break
            upcard, place = stock[place + 1], place + 2
            led, turn, answer = self._led(hands[winner], upcard), 1 - winner, -1
            hands[winner][led // RANKS] ^= 1 << led % RANKS
        late = estimate(suits_of(hands[winner], hands[1 - winner]))
        more = 2 * late - 2 * HALF
        return self.worth.of(early, -more if winner else more, 2 * OFF)

    def _led(self, hand: Hand, upcard: int) -> int:
        choices = ends_of(hand)
        if self.stray and self.rng.random() < self.stray:
            return choices[int(self.rng.random() * len(choices))]
        wish = self.wish(upcard)
        best, most = choices[0], -9.0
        for card in choices:
            good = CHANCES[card] * wish - VALUES[card]
            if good > most:
                best, most = card, good
        return best


def beats(answer: int, led: int) -> bool:
    """Return whether a card takes the trick from the one that was led."""
    suit = answer // RANKS
    return answer > led if suit == led // RANKS else suit == 0


def ends_of(hand: Hand) -> list[int]:
    """Return the lowest and the highest card of every suit of a hand."""
    found = []
    for suit, ranks in enumerate(hand):
        if ranks:
            low, high = (ranks & -ranks).bit_length() - 1, ranks.bit_length() - 1
            found.append(RANKS * suit + low)
            if high != low:
                found.append(RANKS * suit + high)
    return found


def follow(hand: Hand, led: int, wish: float) -> int:
    """Return the card that answers one that was led, by what taking the trick is worth."""
    suit, rank = divmod(led, RANKS)
    held = hand[suit]
    if held:
        above = held >> (rank + 1) << (rank + 1)
        low = RANKS * suit + (held & -held).bit_length() - 1
        takes = RANKS * suit + (above & -above).bit_length() - 1 if above else -1
    else:
        plain = [
            RANKS * other + (ranks & -ranks).bit_length() - 1
            for other, ranks in enumerate(hand)
            if other and ranks
        ]
        trumps = hand[0]
        takes = (trumps & -trumps).bit_length() - 1 if trumps and suit else -1
        if not plain:
            return (trumps & -trumps).bit_length() - 1
        low = min(plain, key=VALUES.__getitem__)
    if takes < 0:
        return low
    return takes if wish > VALUES[takes] - VALUES[low] else low
