"""An auction for a contract, its second choice, and the kitty.

Source: Bid Whist as played at Trickster's tables: one round of bids, each a level of one to seven
above six tricks and uptown, downtown or no trump. Grand or nullo, and who leads then: Norwegian and
Minnesota Whist, docs/rules.md#minnesota-whist.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Literal

from msgspec import Struct

from farwhist.engine.cards import Seat, Suit
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import (
    Called,
    CardDiscarded,
    ContractMade,
    Event,
    KittySet,
    KittyShown,
    KittyTaken,
    LeadSet,
    OrderSet,
    TrumpSet,
)
from farwhist.engine.moves import (
    PASS,
    Contract,
    Discard,
    Move,
    NameOrder,
    NameTrump,
    Pass,
    Strain,
    name_trump,
)
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Forced

SportKitty = Literal["Never", "Trump", "Always"]


LEVELS = range(1, 8)
STRAINS = tuple(strain for strain in Strain if strain.levelled)


class KittyAside(Forced, frozen=True):
    """What is not dealt is set aside as the kitty."""

    def step(self, position: Position, rng: Random) -> Step:
        """Set the rest of the pack aside, once."""
        if not position.stock:
            return ()
        return (KittySet(tuple(position.stock)),)


class ContractAuction(Struct, frozen=True):
    """Each seat calls once, from the eldest hand; the dealer must bid when all others pass.

    `least` is the lowest level, and `low_beats_high` says whether downtown outranks uptown at
    the same level; no trump always does.
    """

    least: int = 3
    low_beats_high: bool = True

    @property
    def strains(self) -> tuple[Strain, ...]:
        """What may be bid."""
        return STRAINS

    @property
    def most(self) -> int:
        """The highest level."""
        return LEVELS[-1]

    def worth(self, contract: Contract) -> tuple[int, int]:
        """Return what a contract is compared by."""
        order = {Strain.UP: 0, Strain.DOWN: int(self.low_beats_high), Strain.NT: 2}
        return contract.level, order[contract.strain]

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next seat, or settle the auction."""
        if position.contract is not None:
            return ()
        if len(position.calls) == len(position.active):
            seat, contract = self.best(position)
            assert seat is not None
            assert contract is not None
            return (ContractMade(seat, contract),)
        seat = position.order_from(position.eldest)[len(position.calls)]
        return (Decision(seat, self._moves(position, seat)),)

    def best(self, position: Position) -> tuple[Seat | None, Contract | None]:
        """Return the highest contract so far and who called it."""
        best: tuple[Seat | None, Contract | None] = (None, None)
        for seat, call in position.calls:
            if isinstance(call, Contract):
                best = (seat, call)
        return best

    def lowest(self, above: Contract | None, *, must: bool) -> list[Contract]:
        """Return the lowest contract of each strain that outbids the one `above`.

        `must`: the others have all passed, and who is last may not.
        """
        found = []
        for strain in STRAINS:
            each = (Contract(level, strain) for level in range(self.least, LEVELS.stop))
            enough = (
                offer for offer in each if above is None or self.worth(offer) > self.worth(above)
            )
            found += list(islice(enough, 1))
        return found

    def _moves(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        offers = [Contract(level, strain) for level in LEVELS for strain in STRAINS]
        moves: list[Move] = [PASS, *offers]
        return tuple(move for move in moves if self.why_not(position, seat, move) is None)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Record the call."""
        assert isinstance(move, (Contract, Pass))
        return (Called(seat, move),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this call may not be made."""
        _, best = self.best(position)
        if isinstance(move, Pass):
            last = len(position.calls) == len(position.active) - 1
            return Objection("dealer_must_bid") if last and best is None else None
        if not isinstance(move, Contract) or move.level not in LEVELS:
            return Objection("not_now")
        if move.strain not in self.strains:
            return Objection("not_now")
        if move.level < self.least:
            return Objection("least_level", {"least": self.least})
        if best is not None and self.worth(move) <= self.worth(best):
            return Objection("must_outbid")
        return None


class SecondChoice:
    """The declarer names the trump suit, or without trump which way the ranks run."""

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the declarer, once."""
        contract, seat = position.contract, position.declarer
        if position.trump_fixed or contract is None or seat is None:
            return ()
        return (Decision(seat, self._moves(contract)),)

    def _moves(self, contract: Contract) -> tuple[Move, ...]:
        if contract.strain is Strain.NT:
            return (NameOrder(False), NameOrder(True))
        return tuple(name_trump(suit) for suit in Suit)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Fix trump and the order of the ranks."""
        if isinstance(move, NameOrder):
            return (OrderSet(move.low), TrumpSet(None))
        assert isinstance(move, NameTrump)
        assert position.contract is not None
        low = position.contract.strain is Strain.DOWN
        return (OrderSet(low), TrumpSet(move.suit, seat))

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this names nothing."""
        assert position.contract is not None
        return None if move in self._moves(position.contract) else Objection("not_now")


class KittyExchange(Struct, frozen=True):
    """The declarer sees the kitty; where the options say so all do, and the declarer takes it.

    `sport` is "Never", "Trump" (only with a trump suit) or "Always". Whoever takes the kitty lays
    as many cards away, any cards, one by one and face down.
    """

    sport: SportKitty = "Never"
    to_declarer: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Show the kitty, hand it over, and ask for the discards."""
        seat = position.declarer
        assert seat is not None
        cards = tuple(card for card in position.kitty if card is not None)
        if cards and not position.kitty_looked:
            return (KittyShown(cards, None if self._sported(position) else seat),)
        if cards and self.to_declarer:
            return (KittyTaken(seat, cards, position.kitty_open),)
        if len(position.hands[seat]) > position.size:
            hand = [card for card in position.hands[seat] if card is not None]
            return (Decision(seat, tuple(Discard(card) for card in hand)),)
        return ()

    def _sported(self, position: Position) -> bool:
        return self.sport == "Always" or (self.sport == "Trump" and position.trump is not None)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Lay the card away."""
        assert isinstance(move, Discard)
        return (CardDiscarded(seat, move.card),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this cannot be laid away."""
        if not isinstance(move, Discard):
            return Objection("not_now")
        return None if move.card in position.hands[seat] else Objection("not_in_hand")


class DeclarerLeads(Forced, frozen=True):
    """The declarer leads to the first trick."""

    def step(self, position: Position, rng: Random) -> Step:
        """Give the lead to the declarer, once."""
        seat = position.declarer
        assert seat is not None
        return () if position.leader == seat else (LeadSet(seat),)


GRAND, NULLO = Contract(1, Strain.GRAND), Contract(1, Strain.NULLO)

FirstLead = Literal["before", "after"]


class GrandAuction(ContractAuction, frozen=True):
    """From the eldest hand each seat decides how the deal is played, or passes it on.

    The first who decides ends the auction, and the dealer may not pass when all others have.
    `nullo`: every seat may decide for nullo, not only the dealer.
    """

    least: int = 1
    nullo: bool = False

    @property
    def strains(self) -> tuple[Strain, ...]:
        """What may be called."""
        return Strain.GRAND, Strain.NULLO

    @property
    def most(self) -> int:
        """The only level."""
        return self.least

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next seat, or settle the auction."""
        if position.contract is not None:
            return ()
        seat, contract = self.best(position)
        if seat is not None and contract is not None:
            return (ContractMade(seat, contract),)
        seat = position.order_from(position.eldest)[len(position.calls)]
        must = seat == position.dealer
        offers: list[Move] = [*self.lowest(None, must=must)]
        return (Decision(seat, tuple(offers if must else [PASS, *offers])),)

    def lowest(self, above: Contract | None, *, must: bool) -> list[Contract]:
        """Return what may be decided now; nothing where it is decided."""
        if above is not None:
            return []
        return [GRAND, NULLO] if must or self.nullo else [GRAND]

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this call may not be made."""
        must = seat == position.dealer
        if isinstance(move, Pass):
            return Objection("dealer_must_bid") if must else None
        return None if move in self.lowest(None, must=must) else Objection("not_now")


class GrandLead(Forced, frozen=True):
    """Who leads to the first trick, which depends on what was decided.

    `grand`: the player before or after the one who decided. At nullo it is the other of the two.
    """

    grand: FirstLead = "before"

    def leader(self, position: Position, declarer: Seat, contract: Contract) -> Seat:
        """Return who leads when `declarer` has decided so."""
        order = position.order_from(declarer)
        before = (self.grand == "before") is (contract == GRAND)
        return order[-1] if before else order[1]

    def step(self, position: Position, rng: Random) -> Step:
        """Give the lead to that player, once."""
        assert position.declarer is not None
        assert position.contract is not None
        seat = self.leader(position, position.declarer, position.contract)
        return () if position.leader == seat else (LeadSet(seat),)
