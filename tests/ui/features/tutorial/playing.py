"""Plays the scenes of lessons without a window."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read
from farwhist.engine.position import DealResult
from farwhist.ui.features.tutorial.scenes import HUMAN, Scene, Script, Step, own_moves
from farwhist.ui.match.history import MatchTransfer


class Played:
    """A scene that is played by its script, up to the player's next decision."""

    def __init__(self, scene: Scene, moves: tuple[Move, ...] = ()) -> None:
        self.scene = scene
        self.match: Match = MatchTransfer.of(scene.begun(), scene.deal()).history.match
        self.strays: list[Move] = []
        self._script = Script(scene)
        self._go_on()
        for move in moves:
            self.submit(move)

    @property
    def decision(self) -> Decision | None:
        """What the player is asked, None when the deal is over."""
        if self.match.position.results:
            return None
        return next((each for each in self.match.decisions if not each.settled), None)

    @property
    def own(self) -> list[Move]:
        return own_moves(self.scene, self.match.moves)

    @property
    def step(self) -> Step | None:
        decision = self.decision
        assert decision is not None
        return self.scene.step(decision, self.match.view(HUMAN), self.own)

    @property
    def result(self) -> DealResult:
        return self.match.position.results[0]

    def meant(self) -> Move:
        """Return the move that the lesson asks for; it must ask for one."""
        step, decision = self.step, self.decision
        assert step is not None and decision is not None, "the lesson says nothing here"
        return next(move for move in map(read, step.good) if move in decision.moves)

    def submit(self, move: Move) -> None:
        """Make a move of the player, and the answers to it."""
        self.match.submit(HUMAN, move)
        self._go_on()

    def _go_on(self) -> None:
        while (decision := self.decision) is not None and decision.seat != HUMAN:
            seat, view = decision.seat, self.match.view(decision.seat)
            move = self._script.choose(view, decision, Random(0))
            leads = not view.trick and not view.pile
            if move not in self.scene.preferred(seat, leads=leads) and len(decision.moves) > 1:
                self.strays.append(move)
            self.match.submit(seat, move)

    def done(self) -> bool:
        """Whether the scene is over."""
        asked = sum(step.times for step in self.scene.steps)
        return self.decision is None or (not self.scene.whole and len(self.own) >= asked)


def as_told(scene: Scene) -> Iterator[Played]:
    """Yield a scene at each of its decisions, while the player does what is asked."""
    played = Played(scene)
    while not played.done():
        yield played
        played.submit(played.meant())
