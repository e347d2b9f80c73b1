"""Tricks between two players whose hands are both known, solved exactly.

A suit is a number: below its highest bit, which marks the end, stands a bit for each card of the
suit that is in one of both hands, the highest card first, and it is 1 where the leader holds it.
Cards that are gone leave no gap, so that deals which differ in these alone are one, and so are
those that differ in which plain suit is which.

Who follows suit plays the lowest card that wins, or the lowest at all; who cannot, ruffs with the
lowest trump or throws the lowest card of another suit. No other card is ever better, which a test
compares with a search of all plays.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

NO_CARDS: Final = 1
"""A suit of which nobody has a card."""

Suits = tuple[int, int, int, int]
"""The trumps, then the other three suits."""


class Lead(NamedTuple):
    """A card that is led: what is left of its suit before the answer, and after each of them.

    `lost` is the suit when the lowest card that beats it answers, `won` when the lowest of all does
    and does not beat it; 0 where the other has no such card.
    """

    alone: int
    lost: int
    won: int


class Tops(NamedTuple):
    """How many cards from the top are the leader's, and the other's; how many each has at all."""

    mine: int
    theirs: int
    held: int
    against: int


@cache
def leads_of(suit: int) -> tuple[Lead, ...]:
    """Return what the leader can lead from a suit, one card of each run, the highest first."""
    count = suit.bit_length() - 1
    theirs = [place for place in range(count) if not suit >> place & 1]
    found, run = [], False
    for place in reversed(range(count)):
        mine = bool(suit >> place & 1)
        if mine and not run:
            found.append(lead_of(suit, place, theirs))
        run = mine
    return tuple(found)


def lead_of(suit: int, place: int, theirs: list[int]) -> Lead:
    """Return the lead of the card at a place, 0 for the lowest, if these are the other's places."""
    above = next((each for each in theirs if each > place), None)
    won = without(without(suit, place), theirs[0]) if theirs and theirs[0] < place else 0
    lost = 0 if above is None else without(without(suit, above), place)
    return Lead(without(suit, place), lost, won)


def without(suit: int, place: int) -> int:
    """Return a suit without the card at a place, 0 for the lowest."""
    return (suit & ((1 << place) - 1)) | ((suit >> (place + 1)) << place)


@cache
def turned(suit: int) -> int:
    """Return a suit as the other player sees it."""
    return suit ^ ((1 << (suit.bit_length() - 1)) - 1)


@cache
def lowest_thrown(suit: int) -> int:
    """Return a suit without the lowest card of the player who does not lead; 0 if there is none."""
    for place in range(suit.bit_length() - 1):
        if not suit >> place & 1:
            return without(suit, place)
    return 0


@cache
def tops(suit: int) -> Tops:
    """Return how a suit lies."""
    count = suit.bit_length() - 1
    bits = f"{suit:b}"[1:]
    held = bits.count("1")
    mine, theirs = count - len(bits.lstrip("1")), count - len(bits.lstrip("0"))
    return Tops(mine, theirs, held, count - held)


class TwoHands:
    """Finds what the leader takes; what is once found is kept for all later questions."""

    def __init__(self) -> None:
        self._known: dict[Suits, list[int]] = {}

    def tricks(self, suits: Suits) -> int:
        """Return how many tricks the leader takes if both play as well as they can."""
        low, high = 0, sum(tops(suit).held for suit in suits)
        count = high
        while low < high:
            middle = (low + high + 1) // 2
            if self.takes(*suits, count, middle):
                low = middle
            else:
                high = middle - 1
        return low

    # The suits are not packed into one argument: that would take a third of the time more.
    def takes(self, trumps: int, a: int, b: int, c: int, count: int, wanted: int) -> bool:
        """Return whether the leader can take so many of the `count` tricks to come."""
        if wanted <= 0:
            return True
        mine, theirs, held, against = tops(trumps)
        if wanted > count - theirs:
            return False
        if mine >= wanted:
            return True
        if not against and held + tops(a)[0] + tops(b)[0] + tops(c)[0] >= wanted:
            return True
        if a < b:
            a, b = b, a
        if b < c:
            b, c = c, b
            if a < b:
                a, b = b, a
        key = (trumps, a, b, c)
        bounds = self._known.get(key)
        if bounds is None:
            bounds = self._known[key] = [0, count + 1]
        elif wanted <= bounds[0]:
            return True
        elif wanted >= bounds[1]:
            return False
        found = self._found(trumps, a, b, c, count - 1, wanted)
        bounds[not found] = wanted
        return found

    def _found(self, trumps: int, a: int, b: int, c: int, left: int, wanted: int) -> bool:
        """Return whether some lead takes so many, `left` tricks being left after it."""
        for lead in leads_of(trumps):
            if self.trump_holds(lead, a, b, c, left, wanted):
                return True
        for suit, one, two in ((a, b, c), (b, a, c), (c, a, b)):
            for lead in leads_of(suit):
                if self.plain_holds(lead, trumps, one, two, left, wanted):
                    return True
        return False

    def trump_holds(self, lead: Lead, a: int, b: int, c: int, left: int, wanted: int) -> bool:
        """Return whether a trump that is led takes so many whatever the other does.

        `wanted` are to be taken of this trick and the `left` ones after it.
        """
        alone, lost, won = lead
        if lost and self._other_takes(lost, a, b, c, left, wanted):
            return False
        if won:
            return self.takes(won, a, b, c, left, wanted - 1)
        return bool(lost) or self._thrown(alone, a, b, c, left, wanted)

    def _thrown(self, trumps: int, a: int, b: int, c: int, left: int, wanted: int) -> bool:
        for suit, one, two in ((a, b, c), (b, a, c), (c, a, b)):
            after = lowest_thrown(suit)
            if after and not self.takes(trumps, after, one, two, left, wanted - 1):
                return False
        return True

    def plain_holds(
        self, lead: Lead, trumps: int, one: int, two: int, left: int, wanted: int
    ) -> bool:
        """Return the same of a plain card; `one` and `two` are the other plain suits."""
        alone, lost, won = lead
        if lost or won:
            if lost and self._other_takes(trumps, lost, one, two, left, wanted):
                return False
            return not won or self.takes(trumps, won, one, two, left, wanted - 1)
        ruffed = lowest_thrown(trumps)
        if ruffed and self._other_takes(ruffed, alone, one, two, left, wanted):
            return False
        for suit, rest in ((one, two), (two, one)):
            after = lowest_thrown(suit)
            if after and not self.takes(trumps, alone, after, rest, left, wanted - 1):
                return False
        return True

    def _other_takes(self, trumps: int, a: int, b: int, c: int, left: int, wanted: int) -> bool:
        """Return whether the other, who leads next, can keep the leader from taking so many."""
        return self.takes(turned(trumps), turned(a), turned(b), turned(c), left, left - wanted + 1)
