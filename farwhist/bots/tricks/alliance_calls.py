"""What to call where calls make the sides: by counting a hand, or by playing deals out.

A hand is worth about so many tricks alone with a trump suit, and is so safe at misère. Who plays
deals out lets the others call so in deals that fit what they have called, and plays each deal to
its end in the contract that comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from typing import Final, Protocol

from farwhist.bots.tricks.alliance_playout import AlliancePlayOut
from farwhist.bots.tricks.contracts import CAUTION, TRIED, Contracts
from farwhist.bots.tricks.side_playout import side_margin
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.cards import Seat, Suit
from farwhist.engine.moves import PASS, Call, Contract, Strain
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

LEAST_TRICKS: Final = 0.77
TRUMP_CARDS: Final = (0.55,) * 6 + (0.61, 0.69, 0.78, 0.97, 1.26, 1.53, 1.6)
PLAIN_CARDS: Final = (-0.22,) * 9 + (-0.12, 0.09, 0.51, 0.78)
"""What a hand takes alone with a trump suit: so much, and so much more or less for each of its
cards, from the two to the ace. The best line through 40,000 deals that were played out."""

WANTED: Final[Mapping[Strain, float]] = {
    Strain.PROPOSAL: 3.5,
    Strain.ACCEPTANCE: 3.0,
    Strain.SOLO: 4.4,
    Strain.ABUNDANCE: 7.9,
    Strain.ROYAL: 7.9,
    Strain.DECLARED: 11.3,
}
"""With so many tricks, and `CAUTION` to spare, a hand makes each contract in half of such deals;
partners whose hands are worth 7 together make prop and cop."""

SAFE: Final[Mapping[Strain, float]] = {Strain.MISERE: 1.0, Strain.OPEN: 0.5}
"""And one in so much danger, with the same to spare, a misère in six of ten."""

FREE: Final = (2, 4, 6)
"""The lowest cards of a suit are no danger at misère up to these strengths: five, seven, nine."""

DANGER: Final = (0.5, 0.35, 0.2)
"""What each step above them is worth, the lowest card first."""


class CallJudge(Protocol):
    """What judges calls for one seat."""

    def world(self, rng: Random) -> Hands:
        """Return hands that explain what the others have called."""

    def outcomes(self, calls: Sequence[Call], world: Hands, rng: Random) -> list[float]:
        """Return the points that each call brings in one deal."""

    def made(self, offers: Sequence[Contract], world: Hands, rng: Random) -> dict[Contract, bool]:
        """Return which contracts one's own side makes in one deal."""


def judge_of(ruleset: Ruleset, view: Position, seat: Seat) -> CallJudge:
    """Return who judges calls in an auction for contracts."""
    judge: Callable[[Ruleset, Position, Seat], CallJudge] = (
        AllianceCalls if lookup.makes_sides(ruleset) else Contracts
    )
    return judge(ruleset, view, seat)


class AllianceCalls:
    """Judges calls for one seat.

    Args:
        ruleset: what is played.
        view: what the seat knows.
        seat: who judges.
    """

    def __init__(self, ruleset: Ruleset, view: Position, seat: Seat) -> None:
        self.ruleset, self.view, self.seat = ruleset, view, seat
        self.auction = lookup.alliances(ruleset)
        self.trumps = lookup.alliance_trump(ruleset)
        self.turned = None if view.turn_up is None else view.turn_up.suit
        self._tables: dict[Suit | None, SideTable] = {}
        self.table = self._table(self.turned)
        self.hand = self.table.fixed[seat]
        self._known: dict[tuple[tuple[int, ...], Suit | None], float] = {}

    def _table(self, trump: Suit | None) -> SideTable:
        if trump not in self._tables:
            changed = copy(self.view)
            changed.trump = trump
            self._tables[trump] = SideTable.of(self.ruleset, changed, self.seat)
        return self._tables[trump]

    # Counting

    def tricks(self, hand: Sequence[int], trump: Suit | None) -> float:
        """Return roughly the tricks of a hand that is played alone with this trump."""
        key = (tuple(hand), trump)
        if key not in self._known:
            plain = self._table(None)
            found = LEAST_TRICKS
            for card in hand:
                worths = TRUMP_CARDS if plain.suit[card] == trump else PLAIN_CARDS
                found += worths[plain.strength[card]]
            self._known[key] = found
        return self._known[key]

    def best_suit(self, hand: Sequence[int]) -> Suit:
        """Return the suit with which a hand is worth most as trump."""
        return max(Suit, key=lambda suit: self.tricks(hand, suit))

    def danger(self, hand: Sequence[int]) -> float:
        """Return how dangerous a hand is at misère, 0 or more; 1 is about as likely made as not."""
        plain = self._table(None)
        suits: list[list[int]] = [[] for _ in Suit]
        for card in hand:
            suits[plain.suit[card]].append(plain.strength[card])
        found = 0.0
        for held in suits:
            for strength, free, step in zip(sorted(held), FREE, DANGER, strict=False):
                found += step * max(0, strength - free)
        return found

    def over(self, hand: Sequence[int], offer: Contract) -> float:
        """Return how many tricks more than a contract needs a hand may hope for."""
        strain = offer.strain
        if strain in SAFE:
            return SAFE[strain] - self.danger(hand)
        free = strain in (Strain.ABUNDANCE, Strain.DECLARED)
        trump = self.best_suit(hand) if free else self.turned
        if self.trumps.without(offer):
            trump = None
        return self.tricks(hand, trump) - WANTED[strain]

    def call(self, hand: Sequence[int], offers: Sequence[Contract], error: float = 0.0) -> Call:
        """Return the dearest contract that the hand is worth, or a pass.

        Args:
            hand: the cards of whoever calls.
            offers: what may be called, the lowest first.
            error: by how many tricks the caller deceives itself.
        """
        return next(
            (offer for offer in reversed(offers) if self.over(hand, offer) + error > CAUTION), PASS
        )

    # Playing deals out

    def rows(self, calls: Sequence[Call], worlds: int, rng: Random) -> list[list[float]]:
        """Return what each call brings, deal by deal."""
        return [self.outcomes(calls, self.world(rng), rng) for _ in range(worlds)]

    def outcomes(self, calls: Sequence[Call], world: Hands, rng: Random) -> list[float]:
        """Return the points that each call brings in one deal."""
        known: dict[tuple[Contract | None, tuple[Seat, ...]], float] = {}
        found = []
        for call in calls:
            end = self._settled(world, call)
            key = (end.contract, end.declaring)
            if key not in known:
                known[key] = self._points(world, end, rng)
            found.append(known[key])
        return found

    def world(self, rng: Random) -> Hands:
        """Return the hands which explain best, of a few, what the others have called."""
        worlds = [self.table.world(rng) for _ in range(TRIED if self.view.calls else 1)]
        return min(worlds, key=self.strangeness)

    def strangeness(self, world: Hands) -> float:
        """Return by how many tricks the calls are off those that one would make with these hands.

        A contract needs a hand that is worth it, and who passes has none.
        """
        position = copy(self.view)
        position.calls = []
        strange = 0.0
        for seat, call in self.view.calls:
            if seat != self.seat:
                offers = [call] if isinstance(call, Contract) else []
                offers = offers or self.auction.offers(position, seat)
                over = max(self.over(world[seat], each) for each in offers)
                strange += max(0.0, -over if isinstance(call, Contract) else over)
            position.calls.append((seat, call))
        return strange

    def _settled(self, world: Hands, call: Call) -> Position:
        """Return who plays what when one makes this call and the others count."""
        end = copy(self.view)
        end.calls = [*self.view.calls, (self.seat, call)]
        while (seat := self.auction.next_to_speak(end)) is not None:
            end.calls.append((seat, self.call(world[seat], self.auction.offers(end, seat))))
        for event in self.auction.settled(end):
            event.apply(end)
        return end

    def _points(self, world: Hands, end: Position, rng: Random) -> float:
        if end.contract is None:
            return 0.0
        self._play(world, end, rng)
        return side_margin(self.ruleset, end, self.seat)

    def _play(self, world: Hands, end: Position, rng: Random) -> None:
        """Play a deal out in the contract of `end`."""
        made, declarer = end.contract, end.declarer
        assert made is not None
        end.trump = self._trump(world, made, declarer)
        leader = end.eldest
        if declarer is not None:
            leader = lookup.first_leader(self.ruleset, end, declarer, made)
        play_out = AlliancePlayOut(self._table(end.trump), end, world, rng)
        end.taken = list(play_out.play_from(leader))

    def _trump(self, world: Hands, made: Contract, declarer: Seat | None) -> Suit | None:
        if self.trumps.chooses(made) and declarer is not None:
            return self.best_suit(world[declarer])
        return None if self.trumps.without(made) else self.turned

    def made(self, offers: Sequence[Contract], world: Hands, rng: Random) -> dict[Contract, bool]:
        """Return which contracts one makes in one deal, a pair with whoever holds most beside one.

        A proposal that stands is accepted by the seat itself.
        """
        found = {}
        for offer in offers:
            end = copy(self.view)
            end.calls = [*self.view.calls, (self.seat, offer)]
            if offer.strain is Strain.PROPOSAL:
                others = (seat for seat in end.active if seat != self.seat)
                mate = max(others, key=lambda seat: self.tricks(world[seat], self.turned))
                end.calls.append((mate, Contract(1, Strain.ACCEPTANCE)))
            for event in self.auction.settled(end):
                event.apply(end)
            self._play(world, end, rng)
            found[offer] = side_margin(self.ruleset, end, self.seat) > 0
        return found
