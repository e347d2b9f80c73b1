"""The coach looks at each move before it is made, and gives back what surely loses too much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from farwhist.bots.judging.verdict import BLAME, WORDS, Verdict, Word
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import Terms
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Discard, Give, Move
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.match.thinking import Adviser, Cancel

WORK: Final = 300, 1000, 100
"""How much is done for a move: see `farwhist.bots.judging.coach.Work`."""

PATIENCE: Final = 2000
"""After so many milliseconds a move is made without a verdict."""


class Takeback(QObject):
    """Holds a move of the player until the coach has looked at it.

    Each choice is held at most once, so a move that was given back can still be made. Nothing is
    held in a lesson, where hints are not allowed, where several people play, of what the coach
    does not judge, and of cards that are laid or given away.

    Signals:
        began(): a move is held for the first time; with that the match is an assisted one.
        given_back(verdict): the player must say whether it is made.
        dropped(): what was held is of no more use, as another position is shown.
        again(): the player wants to choose again.

    Args:
        least: returns from which word on a move is given back, None for never.
        adviser: returns who works verdicts out.
    """

    began = Signal()
    given_back = Signal(object)
    dropped = Signal()
    again = Signal()

    def __init__(
        self,
        runner: MatchRunner,
        *,
        least: Callable[[], Word | None],
        adviser: Callable[[], Adviser],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._runner = runner
        self._least = least
        self._adviser = adviser
        self._held: Move | None = None
        self._seen: object = None
        self._told = ""
        self._cancel: Cancel | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self.keep)

    @property
    def holding(self) -> bool:
        """Whether a move is held now."""
        return self._held is not None

    def wants(self, move: Move) -> bool:
        """Whether this move of the player is to be held."""
        return self._decision(move) is not None

    def hold(self, move: Move) -> None:
        """Look at a move that is wanted: make it, or have it given back."""
        decision, runner = self._decision(move), self._runner
        match, setting = runner.match, runner.setting
        assert decision is not None and match is not None
        self._held, self._seen, self._told = move, self._choice(decision), ""
        runner.assist()
        self.began.emit()
        terms = Terms(setting.preset, setting.seats, "", tuple(sorted(setting.changes.items())))
        task = JudgeTask.of(terms, match.view(decision.seat), decision, move, WORK)
        self._patience.start(PATIENCE)
        self._cancel = self._adviser().advise(task, self._hear)

    def keep(self) -> None:
        """Make the move that is held."""
        move = self._held
        self._end()
        if move is None:
            return
        decision = self._open()
        if decision is not None and move in decision.moves:
            self._runner.submit(move)
        else:
            self.again.emit()

    def take_back(self) -> None:
        """Let the player choose again."""
        if self._held is not None:
            self._end()
            self.again.emit()

    def drop(self) -> None:
        """Forget what is held: it is not asked for any more."""
        if self._held is not None:
            self._end()
            self.dropped.emit()

    def forget(self) -> None:
        """Forget what is held, and which choice was looked at: another position is shown."""
        self._seen = None
        self.drop()

    def _decision(self, move: Move) -> Decision | None:
        """Return the choice of a move that is to be held; None where it is not."""
        runner, decision = self._runner, self._open()
        if decision is None or self._least() is None or runner.rehearsing or runner.several:
            return None
        if not runner.setting.hints or runner.setting.human is None:
            return None
        if decision.settled or len(decision.moves) < 2 or move not in decision.moves:
            return None
        if isinstance(move, Discard | Give) or self._choice(decision) == self._seen:
            return None
        from farwhist.analysis.seat_review import judges

        return decision if judges(runner.rules) else None

    def _open(self) -> Decision | None:
        match = self._runner.match
        return None if match is None else match.decision(self._runner.viewer)

    def _choice(self, decision: Decision) -> object:
        match = self._runner.match
        return decision.seat, 0 if match is None else match.made(decision.seat)

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._told = text or self._told
            return
        self._cancel = None
        self._patience.stop()
        verdict = verdict_of(self._told) if self._told else None
        if verdict is not None and self._too_much(verdict):
            self.given_back.emit(verdict)
        else:
            self.keep()

    def _too_much(self, verdict: Verdict) -> bool:
        least = self._least()
        if least is None or verdict.word not in BLAME:
            return False
        return WORDS.index(verdict.word) >= WORDS.index(least)

    def _end(self) -> None:
        self._held, cancel, self._cancel = None, self._cancel, None
        self._patience.stop()
        if cancel is not None:
            cancel()
