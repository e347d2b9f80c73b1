"""Reading a position of a game in which cards are shed, as one seat knows it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from farwhist.bots.core.outside_fields import (
    Unfit,
    cards_of,
    number,
    rows_of,
    rules_of,
    totals_of,
)
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import (
    CardGiven,
    CardsDealt,
    CardsDrawn,
    DealGiven,
    Event,
    LeadSet,
    MatchStarted,
    PenaltyBegan,
    PileReset,
    PileStarted,
    SeatsFinished,
)
from farwhist.engine.moves import PASS, Move, PlayCard
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.phases.shedding import after_card
from farwhist.rules.ruleset import Ruleset

FIELDS: Final = frozenset(
    (
        "game", "set", "seats", "deal", "cards", "dealer", "seat", "hand", "totals", "first",
        "starter", "turns",
    )
)  # fmt: skip

STEPS: Final = (SeatsFinished, PileReset)
"""What follows by itself, and every seat can see."""


def read_position(data: Mapping[str, Any]) -> tuple[Ruleset, Position, Decision]:
    """Return the rules, what the seat knows, and its open decision.

    Raises:
        Unfit: the position cannot be.
    """
    return _Reader(rules_of(data, FIELDS), data).read()


class _Reader:
    def __init__(self, rules: Ruleset, data: Mapping[str, Any]) -> None:
        self.rules, self.data = rules, data
        self.seat = number(data, "seat", 0, rules.seats - 1)
        self.dealer = number(data, "dealer", 0, rules.seats - 1)
        self.size = number(data, "cards", 1, 26)
        self.hand = cards_of(data.get("hand", []), "The hand")
        self.phase = lookup.shedding(rules)
        self.turns = [self._turn(row, place) for place, row in enumerate(rows_of(data, "turns"), 1)]
        self.position = Position(rules.seats)

    def _turn(self, row: Any, place: int) -> Mapping[str, Any]:
        if not isinstance(row, Mapping):
            raise Unfit(f"Turn {place} must be an object with fields.")
        if row.get("reset"):
            return row
        number(row, "seat", 0, self.rules.seats - 1, what=f"The seat of turn {place}")
        if not any(key in row for key in ("play", "pass", "penalty")):
            raise Unfit(f"Turn {place} needs “play”, “pass” or “penalty”.")
        return row

    def _happen(self, *events: Event) -> None:
        for event in events:
            event.apply(self.position)

    def read(self) -> tuple[Ruleset, Position, Decision]:
        self._deal()
        for place, row in enumerate(self.turns, 1):
            self._settle()
            if not row.get("reset"):
                self._take(place, row)
        self._settle()
        if sorted(map(str, self.position.hands[self.seat])) != sorted(map(str, self.hand)):
            raise Unfit("“hand” is not what the turns leave the seat.")
        return self.rules, self.position, self._asked()

    def _drew(self, row: Mapping[str, Any], place: int) -> list[Card]:
        return cards_of(row.get("drew") or [], f"Turn {place}")

    def _given(self, row: Mapping[str, Any], place: int) -> list[tuple[Seat, Card | None]]:
        found = []
        for gift in row.get("given") or []:
            right = isinstance(gift, list) and len(gift) == 2 and type(gift[0]) is int
            if not right or not 0 <= gift[0] < self.rules.seats:
                raise Unfit(f"Turn {place}: “given” lists pairs, a seat and its card or null.")
            card = None if gift[1] is None else cards_of([gift[1]], f"Turn {place}")[0]
            found.append((gift[0], card))
        return found

    def _first_hand(self) -> list[Card]:
        """Return the seat's cards as they were dealt: those it holds, less what it was given."""
        hand = list(self.hand)
        for place, row in reversed(list(enumerate(self.turns, 1))):
            gone, come = [], []
            if row.get("seat") == self.seat:
                gone = cards_of(row.get("play") or [], f"Turn {place}")
                come = self._drew(row, place)
                come += [card for _, card in self._given(row, place) if card is not None]
            else:
                gone = [c for giver, c in self._given(row, place) if giver == self.seat and c]
            for card in come:
                if card not in hand and card not in gone:
                    raise Unfit(f"Turn {place}: {card} was drawn, and is neither held nor laid.")
            hand += gone
            hand = [card for card in hand if card not in come]
        return hand

    def _deal(self) -> None:
        rules, size = self.rules, self.size
        hand = self._first_hand()
        starter = cards_of([self.data.get("starter", "")], "“starter”")[0]
        pile = [card for row in self.turns for card in cards_of(row.get("play") or [], "A turn")]
        known = [*hand, starter, *(card for card in pile if card not in hand)]
        for card in (*known, *self.hand):
            if card not in rules.pack:
                raise Unfit(f"{card} is not in the pack of this game.")
        for card in {*known, *pile}:
            if known.count(card) > 1 or pile.count(card) + (card == starter) > 1:
                raise Unfit(f"{card} is there twice.")
        if len(hand) != size:
            raise Unfit(f"The seat was dealt {size} cards; its fields make {len(hand)}.")
        self._happen(MatchStarted(rules.sides, self.dealer, rules.direction))
        self._happen(DealGiven(0, points=tuple(totals_of(self.data, rules.sides) or ())))
        self._happen(*rules.phases[0].step(self.position, Random(0)))
        if self.position.size != size:
            raise Unfit(f"A deal of this game has {self.position.size} cards, not {size}.")
        blank: tuple[Card | None, ...] = (None,) * size
        hands = tuple(tuple(hand) if s == self.seat else blank for s in range(rules.seats))
        self._happen(CardsDealt(hands, (None,) * (len(rules.pack) - size * rules.seats)))
        if "first" in self.data:
            self._happen(LeadSet(number(self.data, "first", 0, rules.seats - 1)))
        joker = starter.suit is None
        binds = joker and self.phase.coloured_jokers
        self._happen(PileStarted(starter, after_card(starter, True), joker, binds))
        self.position.phase = self.rules.phases.index(self.phase)

    def _settle(self) -> None:
        """Let happen what follows by itself."""
        while True:
            step = self.phase.step(self.position, Random(0))
            if not step or not isinstance(step[0], STEPS):
                return
            self._happen(*[each for each in step if isinstance(each, Event)])

    def _take(self, place: int, row: Mapping[str, Any]) -> None:
        seat, position = row["seat"], self.position
        if seat != position.turn:
            raise Unfit(f"Turn {place} is that of seat {position.turn}, not of seat {seat}.")
        if row.get("penalty"):
            self._pay(place, row)
            return
        cards = cards_of(row.get("play") or [], f"Turn {place}")
        move: Move = PlayCard(tuple(cards)) if cards else PASS
        if seat == self.seat:
            objection = self.phase.why_not(position, seat, move)
            if objection is not None:
                raise Unfit(f"Turn {place}: the seat could not do so ({objection.key}).")
        elif len(cards) > len(position.hands[seat]):
            raise Unfit(f"Turn {place}: seat {seat} has not so many cards.")
        for event in self.phase.answer(position, seat, move):
            self._happen(self._seen(event, row, place))

    def _seen(self, event: Event, row: Mapping[str, Any], place: int) -> Event:
        """Return an event with the cards that the seat itself has drawn."""
        if not isinstance(event, CardsDrawn) or event.seat != self.seat:
            return event
        drew = self._drew(row, place)
        if len(drew) != len(event.cards):
            raise Unfit(f"Turn {place}: the seat drew {len(event.cards)} cards, not {len(drew)}.")
        return CardsDrawn(event.seat, tuple(drew))

    def _pay(self, place: int, row: Mapping[str, Any]) -> None:
        step = self.phase.step(self.position, Random(0))
        if not step or not isinstance(step[0], PenaltyBegan):
            raise Unfit(f"Turn {place}: seat {row['seat']} has no penalty to pay.")
        for event in step:
            assert isinstance(event, Event), "nobody is asked yet"
            self._happen(self._seen(event, row, place))
        for giver, card in self._given(row, place):
            if giver not in self.position.givers[:1]:
                raise Unfit(f"Turn {place}: seat {giver} has no card to give now.")
            self._happen(CardGiven(giver, row["seat"], card))

    def _asked(self) -> Decision:
        position = self.position
        due = position.givers[0] if position.givers else position.turn
        if due != self.seat:
            raise Unfit(f"It is seat {due}'s turn, not that of seat {self.seat}.")
        step = self.phase.step(position, Random(0))
        if not step or not isinstance(step[0], Decision):
            raise Unfit("There is nothing to choose.")
        return step[0]
