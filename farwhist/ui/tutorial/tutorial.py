"""Runs the lessons at the table of the window, and gives the running match back.

The lessons are imported when the first one begins: they would slow down every start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.engine.decision import Decision
from farwhist.engine.moves import Bid, Move
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.play.on_table import Purpose
from farwhist.ui.play.runner import MatchRunner
from farwhist.ui.table.table import Table
from farwhist.ui.tutorial.lesson_panel import TutorialPanel
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import questions

if TYPE_CHECKING:
    from farwhist.ui.tutorial.lesson import Lesson, Step

translate = QCoreApplication.translate


class Tutorial(QObject):
    """Six lessons, one after the other; each can be repeated or skipped at any time.

    Args:
        panel: where the lessons speak; it stands in the window.
        say: speaks a text to a screen reader.
    """

    def __init__(
        self,
        panel: TutorialPanel,
        runner: MatchRunner,
        table: Table,
        host: PanelHost,
        say: Callable[[str, Kind], None],
    ) -> None:
        super().__init__(panel)
        self.panel = panel
        self.number = 0
        self._runner = runner
        self._table = table
        self._host = host
        self._say = say
        self._running = False
        self._step: Step | None = None
        self._comment: tuple[str, bool] = ("", True)
        runner.began.connect(self._look)
        runner.asked.connect(self._ask)
        table.asking.chosen.connect(self._judge)
        host.chosen.connect(self._judge)
        table.summary.connect(self._sum_up)
        panel.again.connect(self.again)
        panel.onward.connect(self.onward)
        panel.left.connect(self.leave)

    @property
    def running(self) -> bool:
        """Whether a lesson is on the table."""
        return self._running

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons in their order."""
        from farwhist.ui.tutorial.lessons import LESSONS

        return LESSONS

    @property
    def lesson(self) -> Lesson:
        """The lesson on the table, or the one that would come."""
        return self.lessons[self.number]

    def start(self, number: int = 0) -> None:
        """Put the running match aside, if one runs, and begin with this lesson."""
        self._running = True
        self.number = number
        self._begin()

    def again(self) -> None:
        """Begin the same lesson anew."""
        if self._running:
            self._begin()

    def onward(self) -> bool:
        """Go on to the next lesson, or back to the match; return whether a lesson was running."""
        if not self._running:
            return False
        if self.number + 1 < len(self.lessons):
            self.number += 1
            self._begin()
        else:
            self.leave()
        return True

    def leave(self) -> None:
        """Take up the match that was put aside."""
        if not self._running:
            return
        self._running = False
        self.panel.hide()
        self._host.close()
        self._runner.go_back()
        self._table.view.setFocus()

    def _begin(self) -> None:
        from farwhist.ui.tutorial.lesson import Script

        lesson = self.lesson
        self._step, self._comment = None, ("", True)
        self.panel.begin(self.number, len(self.lessons), translate("Tutorial", lesson.title))
        self._host.close()
        self._runner.start(
            lesson.begun(), Purpose.LESSON, deal=lesson.deal(), script=Script(lesson)
        )
        self._say(self.panel.accessibleName(), Kind.RESULT)
        self._table.view.setFocus()

    def _look(self) -> None:
        """Step aside when another match has been begun meanwhile."""
        if self._running and not self._runner.rehearsing:
            self._running = False
            self.panel.hide()
        self._step, self._comment = None, ("", True)

    def _ask(self, decision: Decision) -> None:
        if not self._running or decision.settled:
            return
        view = self._table.position
        self._step = self.lesson.step(decision, view)
        text = (
            questions.your_turn(decision, view)
            if self._step is None
            else translate("Tutorial", self._step.ask)
        )
        self._tell(text, Kind.TURN)

    def _judge(self, move: Move) -> None:
        """Note what is to be said about a move when its consequence has been seen."""
        if not self._running or self._step is None:
            return
        right = self._step.means(move)
        text = self._step.praise if right else self._step.otherwise
        self._comment = (translate("Tutorial", text) if text else "", right)
        if not isinstance(move, Bid):
            self._step = None

    def _sum_up(self) -> None:
        if not self._running:
            return
        result, seat = self._table.position.results[-1], self._runner.viewer
        made = result.bids[seat] == result.taken[seat]
        self._tell(
            translate("Tutorial", self.lesson.made if made else self.lesson.missed), Kind.RESULT
        )

    def _tell(self, text: str, kind: Kind) -> None:
        comment, right = self._comment
        self._comment = ("", True)
        self.panel.say(comment, text, right=right)
        self._say(f"{comment} {text}".strip(), kind)
