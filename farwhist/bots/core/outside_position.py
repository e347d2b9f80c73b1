"""Reading a position from anybody's table, as one seat knows it.

The fields are those of the printed record (docs/records.md). The position is built by the same
events as in a match of our own, and everything that cannot be is refused with what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Literal

from farwhist.bots.core.outside_fields import (
    MOST,
    Unfit,
    cards_of,
    number,
    rows_of,
    rules_of,
    totals_of,
    trick_of,
)
from farwhist.bots.core.sampling import Impossible, Sampler
from farwhist.bots.core.seat_view import seat_views
from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.events import (
    BidMade,
    BidsRevealed,
    CardPlayed,
    CardsDealt,
    CardTurned,
    Event,
    MatchStarted,
    TrickTaken,
    TrumpSet,
    TurnedFrom,
)
from farwhist.engine.moves import STRAINS, play
from farwhist.engine.phase import Phase
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ruleset import Ruleset

FIELDS = frozenset(
    (
        "game", "set", "seats", "cards", "dealer", "seat", "hand", "turn_up", "trump", "bids",
        "tricks", "totals", "deal",
    )
)  # fmt: skip


def read_position(data: Mapping[str, Any]) -> tuple[Ruleset, Position, Decision]:
    """Return the rules, what the seat knows, and its open decision, where exact numbers are bid.

    Raises:
        Unfit: the position cannot be.
    """
    rules = rules_of(data, FIELDS)
    if not rules.kind.exact:
        raise Unfit(f"“{rules.id}” is no game in which an exact number of tricks is bid.")
    return _Reader(rules, data).read()


class _Reader:
    def __init__(self, rules: Ruleset, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.data = data
        seats = rules.seats
        self.seat = number(data, "seat", 0, seats - 1)
        self.dealer = number(data, "dealer", 0, seats - 1)
        self.size = number(data, "cards", 1, 26)
        self.hand = cards_of(data.get("hand", []), "The hand")
        tricks = rows_of(data, "tricks")
        self.tricks = [trick_of(each, place, seats) for place, each in enumerate(tricks, 1)]
        self.position = Position(seats)

    def _happen(self, event: Event) -> None:
        event.apply(self.position)

    def read(self) -> tuple[Ruleset, Position, Decision]:
        self._start()
        self._check_cards()
        self._deal()
        self._bid()
        if self.tricks and self.position.bids[self.seat] is None:
            raise Unfit("Cards have been played, but the seat itself has not bid.")
        self._play()
        decision = self._decision()
        self._check_deal()
        return self.rules, self.position, decision

    def _start(self) -> None:
        rules, position = self.rules, self.position
        self._happen(MatchStarted(rules.sides, self.dealer, rules.direction))
        position.place = self._place()
        totals = totals_of(self.data, rules.seats)
        if totals is not None:
            position.totals = totals
        opening: Any = rules.phases[0]
        for event in opening.step(position, Random(0)):
            self._happen(event)
        if self.seat not in position.active:
            raise Unfit("The seat sits this deal out.")

    def _place(self) -> int:
        """Return which deal of the match it is, from 0; without a number the first that fits."""
        plan = self.rules.plan
        if "deal" in self.data:
            place = number(self.data, "deal", 1, plan.count or MOST) - 1
            size = plan.at(place).size
            if size != self.size:
                raise Unfit(f"Deal {place + 1} of this match has {size} cards, not {self.size}.")
            return place
        places = [place for place, deal in enumerate(plan.deals) if deal.size == self.size]
        return next((p for p in places if not plan.deals[p].twist), places[0])

    def _check_cards(self) -> None:
        turned = self._turn_up()
        played = [one for _, cards, _ in self.tricks for one in cards]
        everything = [*self.hand, *played]
        if turned is not None and turned not in everything:
            everything.append(turned)
        for one in everything:
            if one not in self.rules.pack:
                raise Unfit(f"{one} is not in the pack of this game.")
            if everything.count(one) > 1:
                raise Unfit(f"{one} is there twice.")
        if turned is not None and turned in [*self.hand, *played] and not self._stays_in_play():
            raise Unfit(f"{turned} is the turn-up and cannot be in a hand.")

    def _turn_up(self) -> Card | None:
        text = self.data.get("turn_up")
        return None if text is None else cards_of([text], "The turn-up")[0]

    def _rule(self) -> str:
        return lookup.tricks(self.rules).trump.of(
            self.position, self.rules.plan, len(self.rules.pack)
        )

    def _stays_in_play(self) -> bool:
        return self._rule() in ("dealer_last", "cut_first")

    def _deal(self) -> None:
        position, size = self.position, self.size
        own = [one for seat, one in self._played() if seat == self.seat]
        if len(self.hand) + len(own) != size:
            raise Unfit(
                f"The seat was dealt {size} cards: {len(self.hand)} in the hand and "
                f"{len(own)} played do not make that."
            )
        blank: tuple[Card | None, ...] = (None,) * size
        hands = tuple(
            (*self.hand, *own) if seat == self.seat else blank if seat in position.active else ()
            for seat in range(self.rules.seats)
        )
        rest = len(self.rules.pack) - size * len(position.active)
        self._happen(CardsDealt(hands, (None,) * rest))
        position.unseen = ()
        self._fix_trump()

    def _fix_trump(self) -> None:
        turned, rule = self._turn_up(), self._rule()
        if turned is not None:
            turned_from: dict[str, TurnedFrom] = {"dealer_last": "hand", "cut_first": "cut"}
            place = turned_from.get(rule, "stock")
            if place == "stock" and not self.position.stock:
                raise Unfit("All cards are dealt, so none can have been turned.")
            last = self.position.order_from(self.position.eldest)[-1]
            own = {*self.hand, *(one for seat, one in self._played() if seat == self.seat)}
            if place == "hand" and last == self.seat and turned not in own:
                raise Unfit(f"{turned} is the dealer's last card and must be in its hand.")
            self._happen(CardTurned(turned, place, last))
        named = turned is not None and lookup.tricks(self.rules).trump.is_named(turned)
        if "trump" not in self.data:
            if named:
                raise Unfit("“trump” is missing.")
            if turned is not None or rule == "nt_always":
                self._happen(TrumpSet(self._by(turned)))
            elif rule not in ("hidden_trump", "reveal_after_bids", "high_bidder", "auction"):
                raise Unfit("“trump” is missing.")
            return
        letter = self.data["trump"]
        text = "NT" if letter is None else str(letter)
        if text not in STRAINS:
            raise Unfit(f"No trump is written “{letter}”: S, H, D, C or null.")
        wrong = turned is not None and STRAINS[text] is not self._by(turned)
        if text == "NT" if named else wrong:
            raise Unfit(f"{turned} was turned, so trump cannot be “{letter}”.")
        if rule == "nt_always" and letter is not None:
            raise Unfit("A deal of this size is played without trump.")
        self._happen(TrumpSet(STRAINS[text]))

    def _by(self, turned: Card | None) -> Suit | None:
        if turned is None:
            return None
        return lookup.tricks(self.rules).trump.by_turned(turned)

    def _bid(self) -> None:
        bids = self.data.get("bids", [None] * self.rules.seats)
        if not isinstance(bids, list) or len(bids) != self.rules.seats:
            raise Unfit("“bids” must hold one entry for each seat, null where it is not known.")
        for seat, bid in enumerate(bids):
            if bid is None:
                continue
            if type(bid) is not int or not 0 <= bid <= self.size:
                raise Unfit(f"The bid of seat {seat} must be from 0 to {self.size}.")
            if seat not in self.position.active:
                raise Unfit(f"Seat {seat} sits this deal out and cannot have bid.")
        total: int | None = sum(bid for bid in bids if bid is not None)
        if lookup.hides_bids(self.rules) and any(bids[seat] is None for seat in self._others()):
            total = None
        if bids[self.seat] is not None:
            self._happen(BidsRevealed(tuple(bids), total))
            return
        for seat, bid in enumerate(bids):
            if bid is not None:
                self._happen(BidMade(seat, bid, (self.position.bid_total or 0) + bid))

    def _others(self) -> list[Seat]:
        return [seat for seat in self.position.active if seat != self.seat]

    def _played(self) -> Iterable[tuple[Seat, Card]]:
        for place, (leader, cards, _) in enumerate(self.tricks, 1):
            if leader not in self.position.active:
                raise Unfit(f"Trick {place} is led by seat {leader}, which does not play.")
            order = self.position.order_from(leader)
            if len(cards) > len(order):
                raise Unfit(f"Trick {place} has more cards than players.")
            yield from zip(order, cards, strict=False)

    def _play(self) -> None:
        phase = self._tricks_phase()
        position = self.position
        count = len(position.active)
        self._phase("tricks")
        for place, (leader, cards, winner) in enumerate(self.tricks, 1):
            if leader != position.turn:
                turn = position.turn
                raise Unfit(f"Trick {place} is led by seat {leader}, but seat {turn} has the lead.")
            if len(cards) < count and place < len(self.tricks):
                raise Unfit(f"Trick {place} is not complete, yet another one follows.")
            for one in cards:
                self._one(phase, place, one)
            if len(cards) == count:
                trick, trump, up = position.trick, position.trump, position.turn_up
                taken = self.rules.ranking.winner(trick, trump, turned=up)
                if winner is not None and winner != taken:
                    raise Unfit(f"Trick {place} is taken by seat {taken}, not by seat {winner}.")
                self._happen(TrickTaken(taken))

    def _one(self, phase: Tricks, place: int, one: Card) -> None:
        seat = self.position.turn
        if seat == self.seat:
            objection = phase.why_not(self.position, seat, play(one))
            if objection is not None:
                raise Unfit(f"Trick {place}: the seat could not play {one} ({objection.key}).")
        self._happen(CardPlayed(seat, one))

    def _tricks_phase(self) -> Tricks:
        return lookup.tricks(self.rules)

    def _phase(self, part: Literal["bidding", "tricks"]) -> Phase:
        number = lookup.place_of(self.rules, part)
        if number is None:
            raise Unfit("These rules have no such part of a deal.")
        self.position.phase = number
        return self.rules.phases[number]

    def _decision(self) -> Decision:
        position = self.position
        if position.bids[self.seat] is None:
            phase = self._phase("bidding")
            decisions = phase.step(position, Random(0))
            for decision in decisions:
                if isinstance(decision, Decision) and decision.seat == self.seat:
                    return decision
            raise Unfit("It is not this seat's turn to bid.")
        if not self.hand:
            raise Unfit("The hand is empty: there is nothing to choose.")
        if position.turn != self.seat:
            raise Unfit(f"It is seat {position.turn}'s turn, not that of seat {self.seat}.")
        if not position.trump_fixed and position.trick:
            raise Unfit("“trump” is missing.")
        (decision,) = self._tricks_phase().step(position, Random(0))
        assert isinstance(decision, Decision)
        return decision

    def _check_deal(self) -> None:
        """See that the hidden cards can lie so that nobody has revoked."""
        try:
            for seat_view in seat_views(self.rules, self.position, self.seat):
                Sampler(seat_view.known).owners(Random(0).random)
        except Impossible:
            raise Unfit(
                "The cards cannot lie so: somebody did not follow suit with a card that nobody "
                "else can hold, or too many cards are out."
            ) from None
