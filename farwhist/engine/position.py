"""The state of a match, complete or as far as one seat knows it.

A `Position` is changed by nothing but an event's `apply`. A player's view is a position too: what
the seat may not see is blank, which is None in the place of a card or a bid.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from msgspec import Struct

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.moves import Call, Contract

Points = float
"""A score: whole, with halves in a few schemes, or with tenths, rounded to hundredths."""


class Trick(Struct, frozen=True, gc=False):
    """A finished trick: who played which card, in the order played, and who took it."""

    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat

    @property
    def leader(self) -> Seat:
        """The seat that played first."""
        return self.plays[0][0]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order played."""
        return tuple(card for _, card in self.plays)


class Cut(NamedTuple):
    """Who drew which card to see who is highest, for the deal with this number."""

    deal: int
    draws: tuple[tuple[Seat, Card], ...]
    winner: Seat | None


class DealResult(Struct, frozen=True, gc=False):
    """A finished deal, as the score sheet and the printed record need it.

    `points` and `totals` are one a side. `void`: the deal did not count and is played again.
    `finished` are the groups that shed all their cards, first to last, where that is the aim.
    `bags` are the tricks above the bids that each side has gathered and not paid for, where such
    tricks cost something in the end. `named_by` is the seat that named the trump, if one did; where
    there was a contract, `declarer` played `contract`, and `declaring` are the seats that did so
    together, where sides change from deal to deal. In a rubber, `game` is what each side has
    scored in the game that this deal belongs to, and `games` how many each has won.
    """

    deal: int
    size: int
    dealer: Seat
    dealt: tuple[tuple[Card | None, ...], ...]
    turn_up: Card | None
    trump: Suit | None
    bids: tuple[int | None, ...]
    blind: tuple[bool, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    points: tuple[Points, ...]
    totals: tuple[Points, ...]
    void: bool = False
    finished: tuple[tuple[Seat, ...], ...] = ()
    bags: tuple[int, ...] = ()
    named_by: Seat | None = None
    declarer: Seat | None = None
    contract: Contract | None = None
    declaring: tuple[Seat, ...] = ()
    game: tuple[Points, ...] = ()
    games: tuple[int, ...] = ()


# A position changes with every event, and to set a field of a Struct takes three times as long.
@dataclass(slots=True, kw_only=True)
class DealState:
    """What belongs to one deal; the next deal forgets all of it.

    `active` are the seats that play, clockwise; `following[s]` is the active seat that acts after
    seat s.

    Zones: `hands`, `trick`, `tricks` and `stock` hold every card of the pack exactly once. The
    turn-up is the first card of `stock`, or lies in a hand where a rule says so. In a hand that is
    partly known the blanks come last. `unseen` are the seats that have not looked at their own.

    `named_by` is the seat that named the trump, if one did.

    Where tricks are played for the stock, `upcard` is its top card, which lies face up, and
    `stock_tricks` how many such tricks there are; those of the cards in hand follow.

    `spoken[s]` counts the open bids of seat s, `ready[s]` is true once it has bid in any way, and
    `bid_total` is the sum of the bids, None where a seat may not know it. `passing` are the seats
    that keep their only card in the current trick.

    Where there is a contract, `declarer` plays `contract`, and `low` says that the ranks run
    A 2 3 ... K. Where sides change from deal to deal, `declaring` are the seats that play it
    together, the declarer first, and `open_hands` those whose cards all see. `kitty` holds the
    cards set aside (`kitty_looked`: the declarer has seen it, `kitty_open`: everybody has) and
    `discards` those laid away.

    Where cards are shed, `pile` holds the cards laid, the last on top. `open_pile` says that any
    rank may be laid on it, and any colour unless `colour_binds`; else `rising` says that it must
    be higher. `owner` laid the last card and `passes` counts the passes since. `penalty` owes cards
    that `givers` still have to give: `owed` of them. `finished` are the groups that have shed all,
    first to last.

    Where hands are drawn, `looking` is the seat that has looked at the top card of the stock and
    has neither kept nor discarded it; `discards_open` says that the discards lie face up.

    `given` counts the cards of the deal that one seat has given another.
    """

    size: int = 0
    dealer: Seat = 0
    leader: Seat = 0
    turn: Seat = 0
    active: tuple[Seat, ...] = ()
    following: tuple[Seat, ...] = ()
    dealt: tuple[tuple[Card | None, ...], ...] = ()
    hands: list[list[Card | None]] = field(default_factory=list)
    stock: list[Card | None] = field(default_factory=list)
    trick: list[tuple[Seat, Card]] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    unseen: tuple[Seat, ...] = ()
    turn_up: Card | None = None
    trump: Suit | None = None
    trump_fixed: bool = False
    named_by: Seat | None = None
    bids: list[int | None] = field(default_factory=list)
    blind: list[bool] = field(default_factory=list)
    bid_total: int | None = 0
    spoken: list[int] = field(default_factory=list)
    ready: list[bool] = field(default_factory=list)
    sealed: list[int | None] = field(default_factory=list)
    calls: list[tuple[Seat, Call]] = field(default_factory=list)
    passing: list[Seat] = field(default_factory=list)
    upcard: Card | None = None
    stock_tricks: int = 0

    contract: Contract | None = None
    declarer: Seat | None = None
    low: bool = False
    declaring: tuple[Seat, ...] = ()
    open_hands: tuple[Seat, ...] = ()
    kitty: list[Card | None] = field(default_factory=list)
    kitty_looked: bool = False
    kitty_open: bool = False
    discards: list[Card | None] = field(default_factory=list)

    pile: list[Card] = field(default_factory=list)
    open_pile: bool = False
    colour_binds: bool = False
    rising: bool = True
    owner: Seat | None = None
    passes: int = 0
    penalty: Seat | None = None
    givers: tuple[Seat, ...] = ()
    owed: int = 0
    given: int = 0
    looking: Seat | None = None
    discards_open: bool = False
    finished: list[tuple[Seat, ...]] = field(default_factory=list)


@dataclass(slots=True)
class Position(DealState):
    """Where a match stands: the deal in hand, and what lasts from deal to deal.

    `deal` counts the deals that were dealt, from 1, and `place` the finished ones that count, from
    0: it is the index of the current deal in the deal sequence.

    Where players drop out, `alive` are the seats still in the match, `out` the groups that have
    left it, first to last; `single` and `single_blind` are seats that get one card, the latter
    unseen, `lives` counts how often such a second chance has been given, `caller` names the next
    trump, and `cut` is what the players cut last.
    """

    seats: int
    sides: int = 0
    direction: int = 1
    phase: int = 0
    deal: int = 0
    place: int = 0
    totals: list[Points] = field(default_factory=list)
    results: list[DealResult] = field(default_factory=list)
    ranking: tuple[tuple[int, ...], ...] = ()

    alive: tuple[Seat, ...] = ()
    out: list[tuple[Seat, ...]] = field(default_factory=list)
    single: tuple[Seat, ...] = ()
    single_blind: tuple[Seat, ...] = ()
    lives: int = 0
    caller: Seat | None = None
    cut: Cut | None = None

    def copy(self) -> Position:
        """Return an equal position of its own: a change of one leaves the other as it is."""
        again = copy(self)
        for name in _LISTS:
            kept = getattr(self, name)
            setattr(again, name, [list(e) if type(e) is list else e for e in kept])
        return again

    @property
    def over(self) -> bool:
        """Whether the match has ended; `ranking` then holds the sides of each place."""
        return bool(self.ranking)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides in first place; empty until the match has ended."""
        return self.ranking[0] if self.ranking else ()

    def order_from(self, first: Seat) -> list[Seat]:
        """Return the active seats in playing order, beginning with `first`, which is active."""
        order = [first]
        while (seat := self.following[order[-1]]) != first:
            order.append(seat)
        return order

    @property
    def deal_tricks(self) -> int:
        """How many tricks the deal has: as many as a hand has cards, after those for the stock."""
        return self.size + self.stock_tricks

    @property
    def eldest(self) -> Seat:
        """The active seat that comes after the dealer."""
        return self.following[self.dealer]


_LISTS = tuple(each.name for each in fields(Position) if each.default_factory is list)


def next_active(seats: int, active: tuple[Seat, ...], direction: int) -> tuple[Seat, ...]:
    """Return for every seat the active seat that acts after it; some seat must be active."""
    found = []
    for seat in range(seats):
        other = (seat + direction) % seats
        while other not in active:
            other = (other + direction) % seats
        found.append(other)
    return tuple(found)
