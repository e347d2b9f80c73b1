"""Calls that make the sides of a deal: who plays with whom, and against whom.

Source: Solo Whist, docs/rules.md#solo-whist. From the eldest hand each calls higher than the call
before or passes, round and round until nobody is left to speak; who has passed is out of it. A
proposal may be accepted by anybody who has not passed, and at last by the eldest hand though it
has. Who proposes and finds no partner may play solo instead. If nobody plays anything, the deal is
thrown in, or by agreement all play a general misère.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct

from farwhist.engine.cards import Seat, Suit
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import (
    NOBODY,
    Called,
    ContractMade,
    Event,
    HandOpened,
    LeadSet,
    TrumpSet,
)
from farwhist.engine.moves import PASS, Contract, Move, NameTrump, Pass, Strain, name_trump
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Forced
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.sides import made_to_avoid

RANKED: Final = (
    Strain.PROPOSAL,
    Strain.ACCEPTANCE,
    Strain.SOLO,
    Strain.MISERE,
    Strain.ABUNDANCE,
    Strain.ROYAL,
    Strain.OPEN,
    Strain.DECLARED,
)
"""What may be called, from the lowest up."""

PROPOSAL, ACCEPTANCE, SOLO = (Contract(1, strain) for strain in RANKED[:3])
GENERAL: Final = Contract(1, Strain.GENERAL)
PAIR: Final = Contract(1, Strain.PAIR)

CHOOSES_TRUMP: Final = (Strain.ABUNDANCE, Strain.DECLARED)


class AuctionState(NamedTuple):
    """What stands in an auction: the highest call, who made it, and who proposed."""

    best: Contract | None = None
    seat: Seat | None = None
    proposer: Seat | None = None

    @property
    def lonely(self) -> bool:
        """Whether a proposal stands that nobody has accepted."""
        return self.best == PROPOSAL

    @property
    def declaring(self) -> tuple[Seat, ...]:
        """Who would play what stands; the proposer comes before the partner."""
        if self.seat is None:
            return ()
        if self.best == ACCEPTANCE and self.proposer is not None:
            return (self.proposer, self.seat)
        return (self.seat,)


def standing(position: Position) -> AuctionState:
    """Return what has been called last."""
    found = AuctionState()
    for seat, call in position.calls:
        if isinstance(call, Contract):
            proposer = seat if call == PROPOSAL else found.proposer
            found = AuctionState(call, seat, proposer)
    return found


class AllianceAuction(Struct, frozen=True):
    """The calls of a deal.

    `general`: if nobody plays anything, all play a general misère.
    """

    general: bool = False

    def next_to_speak(self, position: Position) -> Seat | None:
        """Return who calls next; None when all has been said."""
        if not position.calls:
            return position.eldest
        now = standing(position)
        last = dict(position.calls)
        silent = {*now.declaring, *(seat for seat, call in last.items() if call == PASS)}
        for seat in position.order_from(position.calls[-1][0])[1:]:
            if seat not in silent:
                return seat
        if not now.lonely or last[now.declaring[0]] == PASS:
            return None
        eldest = position.eldest
        refused = [seat for seat, call in position.calls if call == PASS].count(eldest) > 1
        if eldest not in now.declaring and not refused:
            return eldest
        return now.declaring[0]

    def offers(self, position: Position, seat: Seat) -> list[Contract]:
        """Return what a seat may call now beside passing."""
        now = standing(position)
        if seat == now.seat:
            return [SOLO]
        if any(each == seat and call == PASS for each, call in position.calls):
            return [ACCEPTANCE]
        least = 0 if now.best is None else RANKED.index(now.best.strain) + 1
        found = [Contract(1, strain) for strain in RANKED[least:]]
        return found if now.lonely else [each for each in found if each != ACCEPTANCE]

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next seat, or settle who plays what."""
        if position.contract is not None:
            return ()
        seat = self.next_to_speak(position)
        if seat is not None:
            return (Decision(seat, (PASS, *self.offers(position, seat))),)
        return self.settled(position)

    def settled(self, position: Position) -> tuple[Event, ...]:
        """Return what comes of the calls when nobody has more to say; nothing: it is thrown in."""
        now = standing(position)
        if now.best is None or now.lonely:
            return (ContractMade(NOBODY, GENERAL),) if self.general else ()
        made = PAIR if now.best == ACCEPTANCE else now.best
        return (ContractMade(now.declaring[0], made, now.declaring),)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Record the call."""
        assert isinstance(move, (Contract, Pass))
        return (Called(seat, move),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this call may not be made."""
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Contract) or move.level != 1 or move.strain not in RANKED:
            return Objection("not_now")
        if move in self.offers(position, seat):
            return None
        if move == ACCEPTANCE and not standing(position).lonely:
            return Objection("nothing_proposed")
        now = standing(position)
        best = now.best
        outbid = best is not None and RANKED.index(move.strain) <= RANKED.index(best.strain)
        return Objection("must_outbid" if outbid else "not_now")


class AllianceTrump(Struct, frozen=True):
    """The trump of the contract: the turned suit, none, or one that the declarer names.

    `slam_trump`: at abundance declared it names one too, else there is none.
    """

    slam_trump: bool = True

    def without(self, made: Contract) -> bool:
        """Whether a contract is played without trump."""
        declared = made.strain is Strain.DECLARED and not self.slam_trump
        return declared or made_to_avoid(made)

    def chooses(self, made: Contract) -> bool:
        """Whether who plays a contract chooses its trump."""
        return made.strain in CHOOSES_TRUMP and not self.without(made)

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the declarer for a trump, or take it away, once."""
        made, seat = position.contract, position.declarer
        if made is None:
            return ()
        if self.without(made):
            return () if position.trump is None else (TrumpSet(None),)
        if not self.chooses(made) or position.named_by is not None or seat is None:
            return ()
        return (Decision(seat, tuple(name_trump(suit) for suit in Suit)),)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Fix the trump."""
        assert isinstance(move, NameTrump)
        return (TrumpSet(move.suit, seat),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this names no trump."""
        named = isinstance(move, NameTrump) and move.suit is not None
        return None if named else Objection("not_now")


class AllianceLead(Forced, frozen=True):
    """The eldest hand leads, at abundance declared whoever plays it."""

    def leader(self, position: Position, declarer: Seat, contract: Contract) -> Seat:
        """Return who leads when `declarer` plays this contract."""
        return declarer if contract.strain is Strain.DECLARED else position.eldest

    def step(self, position: Position, rng: Random) -> Step:
        """Give the lead to that player, once."""
        if position.declarer is None or position.contract is None:
            return ()
        seat = self.leader(position, position.declarer, position.contract)
        return () if position.leader == seat else (LeadSet(seat),)


class AllianceTricks(Tricks, frozen=True):
    """The tricks, where anything is played; after the first one an open misère is laid open."""

    def step(self, position: Position, rng: Random) -> Step:
        """Open the hand when it is due; else go on as ever."""
        made, seat = position.contract, position.declarer
        if made is None:
            return ()
        due = made.strain is Strain.OPEN and len(position.tricks) == 1 and not position.trick
        if due and seat is not None and not position.open_hands:
            cards = tuple(card for card in position.hands[seat] if card is not None)
            return (HandOpened(seat, cards),)
        return Tricks.step(self, position, rng)
