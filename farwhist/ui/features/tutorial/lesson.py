"""What a lesson is: prepared deals, the moves of the others, and what is said about yours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Bid, Move, read
from farwhist.engine.position import DealResult, Position
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.prepared import PreparedDeal
from farwhist.store.matches import Saved

HUMAN: Final[Seat] = 0


class Step(Struct, frozen=True):
    """One move of the player, or several of one kind that go together, such as discards.

    Args:
        ask: what to do, and why.
        good: the moves that are meant, as text; others are allowed.
        praise: said after one of those.
        otherwise: said after another move.
        led: the letter of the suit that is led when this is asked, nothing when the player leads,
            and None for a bid or when it does not matter.
        table: the cards of the trick when this is asked, or the card on top of the pile; None when
            they do not matter.
        after: the cards of the trick before; None when they do not matter.
        trump: the letter of the trump suit; None when it does not matter.
        times: how many moves.
    """

    ask: str
    good: tuple[str, ...]
    praise: str
    otherwise: str = ""
    led: str | None = None
    table: str | None = None
    after: str | None = None
    trump: str | None = None
    times: int = 1

    def means(self, move: Move) -> bool:
        """Whether this is a move that is meant."""
        return move in [read(each) for each in self.good]

    def fits(self, decision: Decision, view: Position) -> bool:
        """Whether it can be said now; an earlier move may have spoilt that."""
        led = decision.led.suit.letter if decision.led is not None else ""
        table = [card for _, card in view.trick] or view.pile[-1:]
        after = view.tricks[-1].cards if view.tricks else ()
        trump = view.trump.letter if view.trump is not None else ""
        wanted = (
            (self.led, led),
            (self.table, _text(table)),
            (self.after, _text(after)),
            (self.trump, trump),
        )
        right = all(one is None or one == found for one, found in wanted)
        return right and any(self.means(move) for move in decision.moves)


def _text(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in cards)


Goal = Callable[[DealResult], bool]
"""Says of a finished deal whether the player has done what was wanted."""


def exact(result: DealResult) -> bool:
    """Whether the player took what was bid."""
    return result.bids[HUMAN] == result.taken[HUMAN]


def tricks(least: int) -> Goal:
    """Return the goal to take so many tricks."""
    return lambda result: result.taken[HUMAN] >= least


def points(least: int) -> Goal:
    """Return the goal to score so many points, alone or with the partner."""
    return lambda result: result.points[HUMAN] >= least


class Scene(Struct, frozen=True):
    """A stretch of one deal; the player sits at seat 0 and the others go round to the left.

    Args:
        steps: the player's moves in their order.
        goal: what is wanted of the player.
        made, missed: said at the end of the deal. Without them the scene is not played to that
            end: it is over with its steps, or when the player has left their path.
    """

    steps: tuple[Step, ...]
    goal: Goal = exact
    made: str = ""
    missed: str = ""

    @property
    def whole(self) -> bool:
        """Whether it is played to the end of its deal."""
        return bool(self.made)

    @property
    def asks_bid(self) -> bool:
        """Whether the player begins with a bid of tricks."""
        return isinstance(read(self.steps[0].good[0]), Bid)

    def begun(self) -> Saved:
        """Return the match of the scene, with the moves before it; raises NotImplementedError."""
        raise NotImplementedError

    def deal(self) -> PreparedDeal | None:
        """Return cards that the match is to be played with, where it has no deal of its own."""
        return None

    def preferred(self, seat: Seat, *, leads: bool) -> tuple[Move, ...]:
        """Return the moves of an opponent, the first legal of which it makes.

        Raises:
            NotImplementedError: each kind of scene has its own.
        """
        raise NotImplementedError

    def step(self, decision: Decision, view: Position, own: Sequence[Move]) -> Step | None:
        """Return the step that a decision of the player is, or None if the deal went astray.

        `own` are the moves of the player in this scene, by :func:`own_moves`.
        """
        number = len(own)
        for step in self.steps:
            if number < step.times:
                return step if step.fits(decision, view) else None
            number -= step.times
        return None


def own_moves(scene: Scene, moves: Sequence[tuple[Seat, Move]]) -> list[Move]:
    """Return what the player has done in a scene, of all `moves` of its match.

    A bid that was changed counts once.
    """
    found: list[Move] = []
    for seat, move in moves[len(scene.begun().moves) :]:
        if seat == HUMAN:
            if found and isinstance(move, Bid) and isinstance(found[-1], Bid):
                found.pop()
            found.append(move)
    return found


class Lesson(Struct, frozen=True):
    """What is learnt in one go: a scene, or several after one another."""

    title: str
    scenes: tuple[Scene, ...]

    @property
    def game(self) -> str:
        """What is played."""
        return PRESETS[self.scenes[0].begun().preset].game


def move_of(text: str) -> Move:
    """Return a move of its text, in which “play” may be left out.

    Raises:
        ValueError: it is no move.
    """
    try:
        return read(text)
    except ValueError:
        return read(f"play {text}")
