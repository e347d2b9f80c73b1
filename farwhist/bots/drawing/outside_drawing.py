"""Reading a position of a game in which two draw from the stock, as one seat knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from farwhist.bots.core.outside_fields import (
    Unfit,
    cards_of,
    number,
    rows_of,
    rules_of,
    seat_rows,
    totals_of,
    trick_of,
)
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    CardTurned,
    DealGiven,
    Event,
    MatchStarted,
    TricksSetAside,
    TrickTaken,
    TrumpSet,
    UpcardTurned,
)
from farwhist.engine.moves import play
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

FIELDS: Final = frozenset(
    (
        "game", "set", "seats", "deal", "cards", "dealer", "seat", "hand", "turn_up", "trump",
        "tricks", "totals", "drawn", "upcard",
    )
)  # fmt: skip


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
        self.hand = cards_of(data.get("hand", []), "The hand")
        rows = rows_of(data, "tricks")
        self.tricks = [trick_of(each, place, rules.seats) for place, each in enumerate(rows, 1)]
        self.drawn = [
            (who, None if text is None else cards_of([text], "“drawn”")[0])
            for who, text in seat_rows(data, "drawn", rules.seats)
        ]
        if "turn_up" not in data:
            raise Unfit("“turn_up” is missing.")
        (self.turned,) = cards_of([data["turn_up"]], "The turn-up")
        self.position = Position(rules.seats)
        self.first, self.second = lookup.trick_phases(rules)

    def _happen(self, *events: Event) -> None:
        for event in events:
            event.apply(self.position)

    def read(self) -> tuple[Ruleset, Position, Decision]:
        self._deal()
        for place, (leader, cards, winner) in enumerate(self.tricks, 1):
            self._turn()
            if leader != self.position.turn:
                raise Unfit(
                    f"Trick {place} is led by seat {leader}, but seat {self.position.turn} has "
                    "the lead."
                )
            self._lay(place, cards)
            if len(self.position.trick) == self.rules.seats:
                self._take(place, winner)
            elif place < len(self.tricks):
                raise Unfit(f"Trick {place} is not complete, yet another one follows.")
        self._turn()
        if sorted(map(str, self.position.hands[self.seat])) != sorted(map(str, self.hand)):
            raise Unfit("“hand” is not what the tricks leave the seat.")
        return self.rules, self.position, self._asked()

    def _deal(self) -> None:
        rules, position = self.rules, self.position
        dealer = number(self.data, "dealer", 0, rules.seats - 1)
        self._happen(MatchStarted(rules.sides, dealer, rules.direction))
        self._happen(DealGiven(0, points=tuple(totals_of(self.data, rules.sides) or ())))
        for event in rules.phases[0].step(position, Random(0)):
            assert isinstance(event, Event), "an opening asks nobody"
            self._happen(event)
        own = [card for who, card in self._played() if who == self.seat]
        drew = [card for who, card in self.drawn if who == self.seat]
        first = [card for card in (*self.hand, *own) if card not in drew]
        size, known = position.size, {*first, *(card for _, card in self._played())}
        if len(first) != size:
            raise Unfit(f"The seat was dealt {size} cards; its fields make {len(first)}.")
        for card in (*known, *self.hand, self.turned, *(card for _, card in self.drawn if card)):
            if card not in rules.pack:
                raise Unfit(f"{card} is not in the pack of this game.")
        laid = [card for _, card in self._played()]
        for card in laid:
            if laid.count(card) > 1 or card in self.hand:
                raise Unfit(f"{card} is there twice.")
        blank: tuple[Card | None, ...] = (None,) * size
        hands = tuple(tuple(first) if s == self.seat else blank for s in range(rules.seats))
        self._happen(CardsDealt(hands, (None,) * (len(rules.pack) - size * rules.seats)))
        self._happen(CardTurned(self.turned), TrumpSet(self.turned.suit))
        position.phase = rules.phases.index(self.first)

    def _played(self) -> list[tuple[Seat, Card]]:
        seats = self.rules.seats
        return [
            ((leader + place) % seats, card)
            for leader, cards, _ in self.tricks
            for place, card in enumerate(cards)
        ]

    def _turn(self) -> None:
        """Turn the card for which the next trick is played, if there is a stock left."""
        position = self.position
        if not position.stock or position.upcard is not None:
            return
        known = [card for _, card in self.drawn[2 * len(position.tricks) :][:1]]
        if not position.tricks:
            known = [self.turned]
        elif not known:
            known = [*cards_of([self.data.get("upcard", "")], "“upcard”")]
        if known[0] is None or known[0] not in self.rules.pack:
            raise Unfit("The winner of a trick takes a card that all see: “drawn” must tell it.")
        self._happen(UpcardTurned(known[0]))

    def _lay(self, place: int, cards: Sequence[Card]) -> None:
        for card in cards:
            position, seat = self.position, self.position.turn
            if len(position.trick) == self.rules.seats:
                raise Unfit(f"Trick {place} has more cards than players.")
            if seat == self.seat:
                objection = self._phase.why_not(position, seat, play(card))
                if objection is not None:
                    raise Unfit(f"Trick {place}: the seat could not play {card} ({objection.key}).")
            self._happen(CardPlayed(seat, card))

    @property
    def _phase(self) -> Any:
        return self.first if self.position.stock else self.second

    def _take(self, place: int, told: Seat | None) -> None:
        position = self.position
        best = self.rules.ranking.winner(position.trick, position.trump)
        if told is not None and told != best:
            raise Unfit(f"Trick {place} is taken by seat {best}, not by seat {told}.")
        top = position.upcard
        self._happen(TrickTaken(best))
        if top is None:
            return
        drawn = self.drawn[2 * place - 2 : 2 * place]
        if [who for who, _ in drawn] != position.order_from(best):
            raise Unfit(f"After trick {place} seat {best} draws, then the other: “drawn”.")
        for (who, card), shown in zip(drawn, (True, False), strict=True):
            mine = card if shown or who == self.seat else None
            if mine is None and who == self.seat:
                raise Unfit(f"After trick {place} the seat has seen what it drew: “drawn”.")
            self._happen(CardsDrawn(who, (mine,), shown))
        if not position.stock:
            if self.first.set_aside:
                self._happen(TricksSetAside())
            position.phase = self.rules.phases.index(self.second)

    def _asked(self) -> Decision:
        if self.position.turn != self.seat:
            turn = self.position.turn
            raise Unfit(f"It is seat {turn}'s turn, not that of seat {self.seat}.")
        step = self._phase.step(self.position, Random(0))
        if not step or not isinstance(step[0], Decision):
            raise Unfit("The deal has ended.")
        return step[0]
