"""Getting rid of cards onto a pile, and the penalty for laying one that nobody can answer.

Source: Bastard, by Daniel Manship, and our numbered rulings on what his text leaves open,
docs/rules.md#rulings-of-bastard. An ace makes the pile fall and a two makes it rise; colours
alternate; a joker opens it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

from msgspec import Struct

from farwhist.engine import chance
from farwhist.engine.cards import Card, Rank, Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import (
    CardGiven,
    CardsDrawn,
    CardsShed,
    DealScored,
    Event,
    LeadSet,
    MatchEnded,
    PenaltyBegan,
    PileReset,
    PileStarted,
    SeatsFinished,
    TurnGivenUp,
)
from farwhist.engine.moves import PASS, Give, Move, Pass, PlayCard
from farwhist.engine.phase import Step
from farwhist.engine.position import Points, Position
from farwhist.rules.phases.dealing import Forced

ONE_PACK = 4
"""So many cards of a rank one pack has."""


def after_card(card: Card, rising: bool) -> bool:
    """Return whether the pile rises once this card lies on top."""
    if card.rank is Rank.ACE:
        return False
    return True if card.rank in (Rank.TWO, Rank.JOKER) else rising


class PileStart(Forced, frozen=True):
    """The winner's left begins the next game, and the top card of the stock begins the pile.

    `coloured_jokers`: a joker that begins it is answered by the other colour.
    """

    coloured_jokers: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Start the pile, once."""
        if position.pile:
            return ()
        events: list[Event] = []
        if position.results:
            winner = chance.one_of(rng, position.results[-1].finished[0])
            leader = position.following[winner]
            if leader != position.leader:
                events.append(LeadSet(leader))
        card = position.stock[0]
        assert card is not None
        joker = card.rank is Rank.JOKER
        binds = joker and self.coloured_jokers
        return [*events, PileStarted(card, after_card(card, True), joker, binds)]


class Shedding(Struct, frozen=True):
    """One game, until one player is left with cards.

    Args:
        coloured_jokers: a joker is laid only on the other colour, and answered by it.
        random_gift: the card given as a penalty is drawn, not chosen.
    """

    coloured_jokers: bool = False
    random_gift: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Settle what follows by itself, else ask the seat whose turn it is."""
        active = position.active
        if position.penalty is not None:
            return self._collect(position, rng)
        done = tuple(seat for seat in active if not position.hands[seat])
        if done:
            return (SeatsFinished(done),)
        if len(active) == 1:
            return ()
        seat = position.turn
        if position.owner not in active and position.passes >= len(active):
            return (PileReset(seat),)
        moves = self._moves(position, seat)
        if not moves:
            return self._punish(position, seat)
        return (Decision(seat, moves),)

    def _back_at_owner(self, position: Position, seat: Seat) -> bool:
        return position.owner == seat and position.passes == len(position.active) - 1

    # Playing

    def _moves(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the legal moves; none means that the owner of the pile pays the penalty."""
        plays = tuple(self._sets(position, seat))
        if self._back_at_owner(position, seat):
            return plays
        return (*plays, PASS) if self._pass_objection(position, bool(plays)) is None else plays

    def _pass_objection(self, position: Position, can_play: bool) -> Objection | None:
        if not can_play:
            return None
        if position.open_pile:
            return Objection("open_pile")
        if len(position.active) == 2:
            return Objection("pass_two_left")
        return Objection("pass_after_pass") if position.passes else None

    def _sets(self, position: Position, seat: Seat) -> Iterator[Move]:
        """Yield every set that may be laid.

        With more than four cards of a rank, which takes two packs, only one order is listed of
        sets of the same cards that begin with the same colour: the others leave the same pile.
        """
        groups: dict[Rank, tuple[list[Card], list[Card]]] = {}
        for card in position.hands[seat]:
            if card is not None:
                groups.setdefault(card.rank, ([], []))[not card.red].append(card)
        for rank in sorted(groups):
            red, black = groups[rank]
            for first, other in ((red, black), (black, red)):
                if first and self._card_objection(position, first[0]) is None:
                    yield from _alternating(first, other, joker=rank is Rank.JOKER)

    def _card_objection(self, position: Position, card: Card) -> Objection | None:
        """Return why a set may not begin with this card."""
        top = position.pile[-1]
        free = position.open_pile and not position.colour_binds
        clash = card.red is top.red and not free
        if card.rank is Rank.JOKER:
            return Objection("joker_colour") if clash and self.coloured_jokers else None
        if clash:
            return Objection("other_colour")
        if position.open_pile:
            return None
        if position.rising and card.rank <= top.rank:
            return Objection("must_be_higher")
        if not position.rising and card.rank >= top.rank:
            return Objection("must_be_lower")
        return None

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Lay the cards, pass and draw, or give a card."""
        if isinstance(move, Give):
            assert position.penalty is not None
            return (CardGiven(seat, position.penalty, move.card),)
        if isinstance(move, Pass):
            return [TurnGivenUp(seat), *_draw(position, seat, 1)]
        assert isinstance(move, PlayCard)
        last = move.cards[-1]
        rising = after_card(last, position.rising)
        joker = last.rank is Rank.JOKER
        return (CardsShed(seat, move.cards, rising, joker, joker and self.coloured_jokers),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this may not be done."""
        if position.penalty is not None:
            if not isinstance(move, Give):
                return Objection("must_give")
            return None if move.card in position.hands[seat] else Objection("not_in_hand")
        if isinstance(move, Pass):
            return self._pass_objection(position, any(self._sets(position, seat)))
        if not isinstance(move, PlayCard) or not move.cards:
            return Objection("not_now")
        if any(card not in position.hands[seat] for card in move.cards):
            return Objection("not_in_hand")
        if len({card.rank for card in move.cards}) > 1:
            return Objection("same_rank")
        if len(set(move.cards)) < len(move.cards):
            return Objection("not_in_hand")
        objection = self._card_objection(position, move.cards[0])
        if objection is not None:
            return objection
        if move.cards[0].rank is Rank.JOKER:
            return Objection("one_joker") if len(move.cards) > 1 else None
        pairs = zip(move.cards, move.cards[1:], strict=False)
        if any(one.red is two.red for one, two in pairs):
            return Objection("alternate")
        return None if move in self._moves(position, seat) else Objection("set_order")

    # The penalty

    def _punish(self, position: Position, owner: Seat) -> list[Event]:
        """Return the drawing of cards that the pack still has, and what the others owe."""
        need = position.seats - 1
        from_stock = min(need, len(position.stock))
        others = list(position.order_from(owner)[1:])[::-1]
        givers = tuple(others[: need - from_stock])
        began = PenaltyBegan(owner, len(givers), givers)
        return [began, *_draw(position, owner, from_stock)]

    def _collect(self, position: Position, rng: Random) -> Step:
        owner = position.penalty
        assert owner is not None
        if position.givers:
            giver = position.givers[0]
            hand = [card for card in position.hands[giver] if card is not None]
            if self.random_gift and hand:
                return (CardGiven(giver, owner, self.gift(position, hand, rng)),)
            return (Decision(giver, tuple(Give(card) for card in hand)),)
        done = tuple(seat for seat in position.active if not position.hands[seat])
        if done:
            return (SeatsFinished(done),)
        if len(position.active) == 1:
            return ()
        return (PileReset(position.following[owner]),)

    def gift(self, position: Position, hand: Sequence[Card], rng: Random) -> Card:
        """Return the card that is drawn from a giver's hand."""
        return chance.one_of(rng, hand)


def _draw(position: Position, seat: Seat, count: int) -> list[Event]:
    cards = tuple(position.stock[:count])
    return [CardsDrawn(seat, cards)] if cards else []


def _alternating(first: list[Card], other: list[Card], joker: bool) -> Iterator[Move]:
    """Yield the sets that begin with a card of `first` and alternate with cards of `other`."""
    if joker:
        yield from (PlayCard((card,)) for card in first)
        return
    choose = permutations if len(first) + len(other) <= ONE_PACK else combinations
    for size in range(1, len(first) + len(other) + 1):
        lead, follow = (size + 1) // 2, size // 2
        for ones in choose(first, lead):
            for twos in choose(other, follow):
                laid = [(twos if turn % 2 else ones)[turn // 2] for turn in range(size)]
                yield PlayCard(tuple(laid))


class SessionScoring(Forced, frozen=True):
    """A session of several games: places give points.

    `by_rank`: a place gives one point for each player behind it; otherwise winners score 1 and
    the last player loses 1.
    """

    games: int = 5
    by_rank: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Score the game, once, and end the session with its last one."""
        if len(position.results) < position.deal:
            return (DealScored(self._points(position), (None,) * position.seats),)
        if position.place < self.games:
            return ()
        places: dict[Points, list[int]] = {}
        for seat, total in enumerate(position.totals):
            places.setdefault(-total, []).append(seat)
        return (MatchEnded(tuple(tuple(places[key]) for key in sorted(places))),)

    def _points(self, position: Position) -> tuple[Points, ...]:
        points = [0] * position.seats
        groups = [*position.finished, position.active]
        if self.by_rank:
            behind = position.seats
            for group in groups:
                behind -= len(group)
                for seat in group:
                    points[seat] = behind
            return tuple(points)
        for seat in groups[0]:
            points[seat] = 1
        for seat in position.active:
            points[seat] = -1
        return tuple(points)
