"""What one seat knows of a deal, in the core's numbers, and deals that agree with it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from msgspec import Struct, field

from farwhist.bots.core.card_rules import CardRule
from farwhist.bots.core.estimate import UNIT, Estimator
from farwhist.bots.core.playout import (
    JESTERS,
    NO_TRUMP,
    SUIT_SIZE,
    TRUMP,
    WIZARD_WORTH,
    WIZARDS,
    rotations,
)

CODES: Final = 6 * SUIT_SIZE
"""All numbers of cards are below this; those of the four suits are below `JESTERS`."""

Draw = Callable[[], float]


class Impossible(ValueError):
    """No deal agrees with what a seat is said to know."""


def free_worth(card: int) -> int:
    """Return what a card without a suit is worth, in thousandths of a trick; other cards 0."""
    return WIZARD_WORTH if card > WIZARDS else 0


class Situation(Struct, eq=False):
    """A deal as seat 0 knows it; cards and seats as in `farwhist.bots.core.playout`.

    Attributes:
        players: how many play.
        size: the cards of a hand at the beginning.
        trump: `TRUMP` or `NO_TRUMP`.
        must_ruff: whoever is void must play a trump.
        mine: one's own cards, as far as one knows them.
        unseen: all cards that may be anywhere else, in ascending order.
        room: for each seat how many of `unseen` it holds; the rest is out of play.
        barred: for each seat the cards of `unseen` that it cannot hold.
        placed: cards of `unseen` that are known to be in a seat's hand.
        played: what each seat has played.
        bids: what each seat has bid, None where it is not known.
        total: the sum of all bids, where it is known although some bids are not.
        taken: tricks taken.
        trick: the seats and cards of the present trick, in order.
        leader: who leads, or led, to the present trick.
        tops: the highest strength of each suit in play.
        wizards: so many wizards, and as many jesters, are in the pack.
        habits: for each seat the rule by which it is taken to choose cards, None for who thinks.
    """

    players: int
    size: int
    trump: int
    mine: list[int]
    unseen: list[int]
    room: list[int]
    leader: int
    tops: Sequence[int] = (13, 13, 13, 13)
    must_ruff: bool = False
    placed: dict[int, int] = field(default_factory=dict)
    total: int | None = None
    trick: list[tuple[int, int]] = field(default_factory=list)
    wizards: int = 0
    barred: list[set[int]] = field(default_factory=list)
    played: list[list[int]] = field(default_factory=list)
    bids: list[int | None] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    habits: list[CardRule | None] = field(default_factory=list)
    after: Sequence[Sequence[int]] = ()

    def __post_init__(self) -> None:
        self.mine, self.unseen = sorted(self.mine), sorted(self.unseen)
        self.barred = [set() for _ in range(self.players)]
        self.played = [[] for _ in range(self.players)]
        self.bids = [None] * self.players
        self.taken = [0] * self.players
        self.habits = [None] * self.players
        self.after = rotations(self.players)

    @property
    def left(self) -> int:
        """The tricks to come, the present one included."""
        done = 0
        for tricks in self.taken:
            done += tricks
        return self.size - done

    def bits(self) -> tuple[int, ...]:
        """Return for every card its bit in a suit mask; the highest in play is bit 12.

        Cards without a suit have none.
        """
        return _bits(tuple(self.tops))

    def seen(self) -> bytearray:
        """Return 1 for every card that all have seen played."""
        gone = bytearray(CODES)
        for row in self.played:
            for card in row:
                gone[card] = 1
        return gone

    def boss(self, gone: bytearray) -> list[int]:
        """Return the highest card of each suit that is not gone."""
        row = []
        for suit in range(4):
            card = suit * 32 + self.tops[suit]
            while gone[card]:
                card -= 1
            row.append(card)
        return row


class Sampler:
    """Deals the unseen cards so that everything agrees with what is known.

    Args:
        known: the situation.
        judge: what is bid with a hand, for inference from bids; None without it.
        sigma: how far a bid usually is from that, in thousandths of a trick.
        pool: so many deals are dealt first, and then taken by how well they explain the bids.

    `chosen` is the number of the deal that was taken last: the same deal has the same number.
    """

    def __init__(
        self,
        known: Situation,
        judge: Estimator | None = None,
        sigma: int = UNIT,
        pool: int = 0,
    ) -> None:
        self.known = known
        self.judge = judge
        players = known.players
        total = 0
        for room in known.room:
            total += room
        stock = len(known.unseen) - total
        if stock < 0:
            raise Impossible("hands")
        self.rooms = [*known.room, stock]
        self.slots = [seat << 2 for seat, room in enumerate(self.rooms) for _ in range(room)]
        self.turns = _turns(len(self.slots), total)
        everyone = tuple(range(players + 1))
        self.tight: list[tuple[int, tuple[int, ...]]] = []
        self.loose: list[int] = []
        for index, card in enumerate(known.unseen):
            if card in known.placed:
                self.tight.append((index, (known.placed[card],)))
                continue
            allowed = tuple(
                seat
                for seat in everyone
                if self.rooms[seat] and (seat == players or card not in known.barred[seat])
            )
            if len(allowed) < sum(1 for room in self.rooms if room):
                self.tight.append((index, allowed))
            else:
                self.loose.append(index)
        self.tight.sort(key=lambda item: (len(item[1]), item[0]))
        self.suits = [card >> 5 if card < JESTERS else 0 for card in known.unseen]
        self.free_worths = [free_worth(card) for card in known.unseen] if known.wizards else []
        self.played_worths = [sum(map(free_worth, row)) for row in known.played]
        self.judged = [
            seat for seat in range(1, players) if known.bids[seat] is not None and known.room[seat]
        ]
        self.pool_size = pool if judge is not None and self.judged and known.unseen else 0
        self.pool: list[list[int]] = []
        self.heights: list[int] = []
        self.drawn = 0
        self.chosen = self.dealt = 0
        bits = known.bits()
        self.bits = [bits[card] for card in known.unseen]
        self.base_masks = [0] * (4 * players + 4)
        for seat in range(players):
            for card in known.played[seat]:
                if card >= JESTERS:
                    continue
                self.base_masks[4 * seat + (card >> 5)] |= bits[card]
        self.likely = likelihoods(sigma)
        self.mine: list[list[int]] = [[], [], [], []]
        for card in known.mine:
            if card < JESTERS:
                self.mine[card >> 5].append(card)

    def owners(self, draw: Draw) -> list[int]:
        """Return four times the seat that holds each unseen card; out of play is one more."""
        if not self.tight:
            slots = self.slots[:]
            for place, span in self.turns:
                other = place + int(draw() * span)
                slots[place], slots[other] = slots[other], slots[place]
            return slots
        for _ in range(16):
            found = self._try(draw)
            if found is not None:
                return found
        return self._match(draw)

    def _try(self, draw: Draw) -> list[int] | None:
        room = self.rooms[:]
        found = [0] * len(self.suits)
        for index, allowed in self.tight:
            total = 0
            for seat in allowed:
                total += room[seat]
            if not total:
                return None
            k = int(draw() * total)
            for seat in allowed:
                k -= room[seat]
                if k < 0:
                    break
            room[seat] -= 1
            found[index] = seat << 2
        slots = [seat << 2 for seat, free in enumerate(room) for _ in range(free)]
        for place, span in _turns(len(slots), len(slots) - room[-1]):
            other = place + int(draw() * span)
            slots[place], slots[other] = slots[other], slots[place]
        for index, slot in zip(self.loose, slots, strict=True):
            found[index] = slot
        return found

    def _match(self, draw: Draw) -> list[int]:
        """Return owners by augmenting paths, which finds a deal whenever there is one."""
        everyone = tuple(seat for seat, room in enumerate(self.rooms) if room)
        allowed = {index: list(seats) for index, seats in self.tight}
        order = [index for index, _ in self.tight] + self.loose
        holders: list[list[int]] = [[] for _ in self.rooms]

        def place(index: int, tried: set[int]) -> bool:
            seats = allowed[index] if index in allowed else list(everyone)
            if not seats:
                return False
            turn = int(draw() * len(seats))
            for seat in seats[turn:] + seats[:turn]:
                if seat in tried:
                    continue
                tried.add(seat)
                row = holders[seat]
                if len(row) < self.rooms[seat]:
                    row.append(index)
                    return True
                for where, other in enumerate(row):
                    if place(other, tried):
                        row[where] = index
                        return True
            return False

        for index in order:
            if not place(index, set()):
                raise Impossible("cards")
        found = [0] * len(self.suits)
        for seat, row in enumerate(holders):
            for index in row:
                found[index] = seat << 2
        return found

    def masks(self, owners: Sequence[int]) -> list[int]:
        """Return the suit masks of the hands as they were dealt."""
        masks = self.base_masks[:]
        for owner, suit, bit in zip(owners, self.suits, self.bits, strict=True):
            masks[owner + suit] |= bit
        return masks

    def _weight(self, owners: Sequence[int]) -> int:
        masks = self.masks(owners)
        judge, likely, bids = self.judge, self.likely, self.known.bids
        weight = 1
        for seat in self.judged:
            base = 4 * seat
            worth = judge.worth(*masks[base : base + 4])  # type: ignore[union-attr]
            if self.free_worths:
                worth += self.free_worth_of(owners, seat)
            off = (worth - UNIT * bids[seat]) // 50  # type: ignore[operator]
            weight *= likely[off if off >= 0 else -off - 1]
        return weight

    def free_worth_of(self, owners: Sequence[int], seat: int) -> int:
        """Return what the cards without a suit are worth that a seat was dealt."""
        own, worth = 4 * seat, self.played_worths[seat]
        for owner, each in zip(owners, self.free_worths, strict=True):
            if owner == own:
                worth += each
        return worth

    def refresh(self, draw: Draw) -> None:
        """Deal a new pool, each deal with its share of how well the bids are explained.

        A pool of which less than a quarter has been taken stays: a hint asks often for few deals.
        """
        if 4 * self.drawn < len(self.pool):
            return
        total, self.drawn = 0, 0
        self.pool, self.heights = [], []
        self.dealt += self.pool_size
        for _ in range(self.pool_size):
            owners = self.owners(draw)
            total += self._weight(owners)
            self.pool.append(owners)
            self.heights.append(total)

    def choose(self, draw: Draw) -> list[int]:
        """Return the owners of a deal: a fresh one, or one of the pool by its share."""
        if not self.pool:
            self.chosen += 1
            return self.owners(draw)
        self.drawn += 1
        place = bisect_right(self.heights, int(draw() * self.heights[-1]))
        self.chosen = self.dealt + place
        return self.pool[place]

    def hands(self, owners: Sequence[int]) -> list[list[int]]:
        """Return the hands of a deal, each as one list, with cards that belong to no suit."""
        hands: list[list[int]] = [[] for _ in self.rooms]
        hands[0] += self.known.mine
        for card, owner in zip(self.known.unseen, owners, strict=True):
            hands[owner >> 2].append(card)
        return hands[:-1]

    def rows(self, owners: Sequence[int]) -> list[list[int]]:
        """Return the hands of a deal, as the core wants them; all cards belong to suits."""
        rows: list[list[int]] = [[] for _ in range(4 * self.known.players + 4)]
        for card, suit, owner in zip(self.known.unseen, self.suits, owners, strict=True):
            rows[owner + suit].append(card)
        del rows[-4:]
        for suit in range(4):
            if self.mine[suit]:
                rows[suit] = sorted(rows[suit] + self.mine[suit])
        return rows


@cache
def _bits(tops: tuple[int, ...]) -> tuple[int, ...]:
    row = [0] * CODES
    for suit, top in enumerate(tops):
        for strength in range(1, 32):
            row[suit * 32 + strength] = 1 << max(0, min(12, 12 - top + strength))
    return tuple(row)


@cache
def _turns(cards: int, taken: int) -> tuple[tuple[int, int], ...]:
    """Return which cards are exchanged, and with how many, so that the first ones lie anywhere.

    So much shuffling is enough where all the others are alike, out of play.
    """
    return tuple((place, cards - place) for place in reversed(range(min(taken, cards - 1))))


@cache
def likelihoods(sigma: int) -> tuple[int, ...]:
    """Return how likely a bid is that is off by 50 k thousandths, as whole numbers.

    A bell curve made of multiplications alone, so that it is the same on every machine.
    """
    found = []
    for step in range(600):
        z = (50 * step + 25) / sigma
        x = 1 + z * z / 32
        for _ in range(4):
            x = x * x
        found.append(1 + int(1000 / x))
    return tuple(found)


__all__ = ["NO_TRUMP", "TRUMP", "Draw", "Impossible", "Sampler", "Situation"]
