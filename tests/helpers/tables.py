"""A deal laid out by hand and played on by the phases of a ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from farwhist.engine.cards import Card, cards, pack
from farwhist.engine.decision import Decision
from farwhist.engine.events import (
    CardsDealt,
    DealScored,
    DealStarted,
    Event,
    MatchStarted,
    PhaseBegan,
    TrickTaken,
)
from farwhist.engine.moves import read, write
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset


class Table:
    """Like a match, but it begins with events of the test's own in a phase of its choice.

    It stops before the deal after this one is started, or with `onward` at its first decision.
    """

    def __init__(
        self,
        rules: Ruleset,
        events: Iterable[Event],
        phase: type,
        onward: bool = False,
        seed: int = 1,
    ) -> None:
        self.rules, self.onward = rules, onward
        self.position = Position(rules.seats)
        self.events: list[Event] = []
        self.decision: Decision | None = None
        self.rng = Random(seed)
        for event in events:
            self._happen(event)
        self.told = len(self.events)
        index = next(i for i, each in enumerate(rules.phases) if isinstance(each, phase))
        self._happen(PhaseBegan(index))
        self._advance()

    def _happen(self, event: Event) -> None:
        self.events.append(event)
        event.apply(self.position)

    def _advance(self) -> None:
        self.decision = None
        position, phases = self.position, self.rules.phases
        while not position.over:
            step = phases[position.phase].step(position, self.rng)
            if step and isinstance(step[0], Decision):
                (self.decision,) = step  # type: ignore[assignment]
                return
            for event in step:
                self._happen(event)  # type: ignore[arg-type]
            if not step:
                if position.phase == len(phases) - 1 and not self.onward:
                    return
                self._happen(PhaseBegan((position.phase + 1) % len(phases)))

    @property
    def seat(self) -> int:
        """The seat that must choose."""
        assert self.decision
        return self.decision.seat

    @property
    def legal(self) -> set[str]:
        """The legal moves as texts, having checked that none of them has an objection."""
        assert self.decision
        phase = self.rules.phases[self.position.phase]
        for move in self.decision.moves:
            assert phase.why_not(self.position, self.seat, move) is None
        return {write(move) for move in self.decision.moves}

    def objection(self, text: str) -> str:
        """Return the key of the objection to a move, or an empty text."""
        assert self.decision
        phase = self.rules.phases[self.position.phase]
        move = read(text)
        found = phase.why_not(self.position, self.seat, move)
        assert (found is None) == (move in self.decision.moves)
        return found.key if found else ""

    def do(self, *texts: str) -> Table:
        """Make legal moves, each of the seat whose turn it is."""
        for text in texts:
            move = read(text)
            assert self.decision and move in self.decision.moves, (text, self.legal)
            phase = self.rules.phases[self.position.phase]
            for event in phase.answer(self.position, self.seat, move):
                self._happen(event)
            self._advance()
        return self

    def of(self, kind: type) -> list[Event]:
        """Return the events of one kind that the table itself brought about."""
        return [event for event in self.events[self.told :] if isinstance(event, kind)]

    def result(self) -> tuple[float, ...]:
        """Return the points of the deal."""
        (scored,) = self.of(DealScored)
        assert isinstance(scored, DealScored)
        return scored.points


def opened(rules: Ruleset, size: int, active: Sequence[int] = (), dealer: int = -1) -> list[Event]:
    """Return the first events of a deal; the last seat deals if none is given."""
    seats = rules.seats
    players = tuple(active) or tuple(range(seats))
    dealer %= seats
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    leader = next(seat for seat in order if seat in players)
    return [
        MatchStarted(rules.sides, dealer),
        DealStarted(size, dealer, players, leader),
    ]


def dealt(hands: Sequence[str], stock: str = "", unseen: tuple[int, ...] = ()) -> CardsDealt:
    """Return the deal of these hands."""
    return CardsDealt(tuple(cards(hand) for hand in hands), cards(stock), unseen=unseen)


def taken(*tricks: int) -> list[Event]:
    """Return tricks without cards: so many for each seat, in the order of the seats."""
    return [TrickTaken(seat) for seat, count in enumerate(tricks) for _ in range(count)]


def rest_of(used: Iterable[Card | str], jokers: int = 0, packs: int = 1) -> str:
    """Return, as a text, the cards of a pack that are not among `used`."""
    gone = {str(one) for one in used}
    return " ".join(str(one) for one in pack(jokers=jokers, packs=packs) if str(one) not in gone)
