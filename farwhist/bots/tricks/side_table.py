"""What a seat knows in the middle of a trick-taking deal, as plain numbers for play-outs.

A card is its place in the pack. Nothing here knows a bid: it serves games in which tricks are
taken alone or with a partner.
"""

from __future__ import annotations

from functools import cached_property
from random import Random

from msgspec import Struct

from farwhist.bots.core.house_rules import HouseRules
from farwhist.bots.core.seat_view import house_rules
from farwhist.engine.cards import Card, Seat
from farwhist.engine.chance import shuffled
from farwhist.engine.position import Position
from farwhist.rules.ranking import TRUMP, Values, led_suit
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.unseen import unseen

Hands = list[list[int]]
TRIES = 40

ALL = 99
"""A memory for every trick of a deal."""

COURT = 9
"""As strong as a jack is, or a card in its place: nobody forgets these."""


class SideTable(Struct, frozen=True, dict=True):
    """One seat's knowledge.

    `suit[c]` and `strength[c]` are those of card c (suit -1, which is the last of five: none),
    `fixed[s]` the cards that seat s is known to hold, `room[s]` how many more it holds, `loose` the
    cards that may be there, and `void[s]` the suits that it has shown to have no more of. `duty` is
    what may be played where beating or ruffing is a duty, else None.
    """

    seat: Seat
    active: tuple[Seat, ...]
    single: tuple[Seat, ...]
    pack: tuple[Card, ...]
    number: dict[Card, int]
    suit: list[int]
    strength: list[int]
    trump: int
    fixed: Hands
    room: list[int]
    loose: list[int]
    void: list[set[int]]
    duty: HouseRules | None = None

    @cached_property
    def ranked(self) -> Hands:
        """The pack by suits, each from the weakest to the strongest; last those without a suit."""
        parts: Hands = [[] for _ in range(5)]
        for card in sorted(range(len(self.pack)), key=self.strength.__getitem__):
            parts[self.suit[card]].append(card)
        return parts

    @cached_property
    def above(self) -> dict[int, int]:
        """How many cards of its suit beat each card of the pack."""
        return {
            card: len(ranked) - 1 - place
            for ranked in self.ranked
            for place, card in enumerate(ranked)
        }

    @classmethod
    def of(cls, ruleset: Ruleset, view: Position, seat: Seat, memory: int = ALL) -> SideTable:
        """Return what `seat` knows, having seen its own cards.

        Of finished tricks it remembers the last `memory` card by card, and of older ones its own
        cards and the court cards.
        """
        values, duty = ruleset.ranking.values(view.trump, view.low), house_rules(ruleset)
        number = {card: place for place, card in enumerate(ruleset.pack)}
        fixed = [[number[card] for card in hand if card is not None] for hand in view.hands]
        room = [sum(card is None for card in hand) for hand in view.hands]
        suits = [values.suit[card] for card in ruleset.pack]
        older = view.tricks[: max(0, len(view.tricks) - memory)]
        forgotten = [
            number[card]
            for trick in older
            for mover, card in trick.plays
            if mover != seat and values.strength[card] % TRUMP < COURT
        ]
        return cls(
            seat,
            view.active,
            view.single,
            ruleset.pack,
            number,
            [-1 if suit is None else int(suit) for suit in suits],
            [values.strength[card] for card in ruleset.pack],
            -1 if view.trump is None else int(view.trump),
            fixed,
            room,
            [*(number[card] for card in unseen(ruleset, view, seat)), *forgotten],
            voids(view, values, memory, must_ruff=duty.must_ruff),
            duty if duty.must_beat or duty.must_ruff else None,
        )

    def tricks(self, view: Position) -> list[list[tuple[Seat, int]]]:
        """Return the plays of all tricks so far, the one on the table last."""
        tricks = (*(trick.plays for trick in view.tricks), tuple(view.trick))
        return [[(seat, self.number[card]) for seat, card in plays] for plays in tricks if plays]

    def played(self, view: Position) -> Hands:
        """Return what each seat has played so far."""
        gone: Hands = [[] for _ in view.hands]
        for plays in self.tricks(view):
            for seat, card in plays:
                gone[seat].append(card)
        return gone

    def world(self, rng: Random) -> Hands:
        """Return hands that fit all that the seat knows; what is left over is out of play."""
        for _ in range(TRIES):
            hands = self._deal(rng, self.void)
            if hands is not None:
                return hands
        hands = self._deal(rng, [set() for _ in self.void])
        assert hands is not None, "without voids any deal fits"
        return hands

    def _deal(self, rng: Random, void: list[set[int]]) -> Hands | None:
        """Deal the loose cards, the most restricted first; None when a hand cannot be filled."""
        hands = [list(hand) for hand in self.fixed]
        room = list(self.room)
        takers = [seat for seat, left in enumerate(room) if left]
        spare = len(self.loose) - sum(room)
        cards = shuffled(rng, self.loose)
        if any(void):
            cards.sort(key=lambda card: -sum(self.suit[card] in void[seat] for seat in takers))
        random = rng.random
        for card in cards:
            suit = self.suit[card]
            total = spare
            for seat in takers:
                if suit not in void[seat]:
                    total += room[seat]
            if not total:
                return None
            pick = random() * total
            for seat in takers:
                if suit not in void[seat]:
                    pick -= room[seat]
                    if pick < 0:
                        hands[seat].append(card)
                        room[seat] -= 1
                        break
            else:
                spare -= 1
        return None if any(room) else hands


def voids(
    view: Position, values: Values, memory: int, *, must_ruff: bool = False
) -> list[set[int]]:
    """Return the suits that each seat has failed to follow; a single card need not follow.

    Where ruffing is a duty, who does not ruff a trick without a trump has none.

    Of finished tricks the last `memory` are looked at, and the trick on the table.
    """
    void: list[set[int]] = [set() for _ in view.hands]
    recent = view.tricks[max(0, len(view.tricks) - memory) :]
    for plays in (*(trick.plays for trick in recent), tuple(view.trick)):
        led = led_suit(plays, values)
        if led is None:
            continue
        ruffed = False
        for seat, card in plays:
            suit = values.suit[card]
            if suit is not None and suit is not led and seat not in view.single:
                void[seat].add(int(led))
                if must_ruff and view.trump not in (None, led, suit) and not ruffed:
                    void[seat].add(int(view.trump or 0))
            ruffed = ruffed or suit is view.trump
    return void
