"""Opens the study of a finished deal over all that stands below the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import Shiboken

from farwhist.engine.position import DealResult
from farwhist.ui.play.runner import MatchRunner
from farwhist.ui.scores.tally import numbers
from farwhist.ui.table.table import Table
from farwhist.ui.table.tempo import Tempo

if TYPE_CHECKING:
    from farwhist.ui.study.coach import Coaching
    from farwhist.ui.study.page import StudyLook, StudyPage

translate = QCoreApplication.translate


class Study(QObject):
    """Shows a deal of the match on the table step by step; the match waits meanwhile.

    Only deals that the table has shown to their end can be studied: a running deal keeps its
    secrets. The page goes when another position is shown on the table.

    Args:
        play_on: lets the match be played on for practice after so many of its moves.
        coaching: returns what the coach needs of the match that is played, None where no coach is.
        look: returns how the page is drawn, and which keys work there.
        say: lets a screen reader tell something.
        home: gets the keyboard when what had it before is gone.
    """

    def __init__(
        self,
        window: QMainWindow,
        runner: MatchRunner,
        table: Table,
        tempo: Tempo,
        *,
        play_on: Callable[[int], object],
        coaching: Callable[[], Coaching | None],
        look: Callable[[], StudyLook],
        say: Callable[[str], object],
        home: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._runner = runner
        self._table = table
        self._tempo = tempo
        self._play_on = play_on
        self._coaching = coaching
        self._look = look
        self._say = say
        self._home = home
        self._before: QWidget | None = None
        self._stopped = False
        self.page: StudyPage | None = None
        window.installEventFilter(self)
        window.menuBar().installEventFilter(self)
        runner.began.connect(lambda fresh: self.close())

    def open(self, deal: int | None) -> None:
        """Study the deal with this number of the match, or the last finished one."""
        results, match = self._finished(), self._runner.match
        if not results or match is None:
            return
        if self.page is not None:
            self.close()
        from farwhist.ui.facts.deal_replay import DealReplay
        from farwhist.ui.study.page import StudiedMatch, StudyPage

        known = [result.deal for result in results]
        stage = self._table.stage
        studied = StudiedMatch(
            replay=lambda number: DealReplay(match, number),
            results=results,
            numbers=numbers(self._table.position),
            shown=self._table.match,
            winner=self._runner.rules.ranking.winner,
            avatars=stage.avatars,
        )
        first = deal if deal in known else known[-1]
        page = self.page = StudyPage(studied, self._look(), first, self._coaching(), self._window)
        page.left.connect(self.close)
        page.said.connect(self._say)
        page.play_on_wanted.connect(self._play_on)
        page.allow_playing_on(self._why_not_play_on())
        self._before = self._window.focusWidget()
        self._stopped = not self._tempo.paused
        self._tempo.pause(True)
        self._place()
        page.show()
        page.raise_()
        self._window.activateWindow()
        page.start()

    def close(self) -> None:
        """Take the page away; the match on the table goes on."""
        page, self.page = self.page, None
        if page is None:
            return
        before, self._before = self._before, None
        page.leave()
        self._home.setFocus()
        if before is not None and Shiboken.isValid(before) and before.isVisible():
            before.setFocus()
        page.hide()
        page.deleteLater()
        if self._stopped:
            self._tempo.pause(False)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        page = self.page
        if page is not None:
            self.close()
            self.open(page.deal.deal)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.page is not None and event.type() is QEvent.Type.Resize:
            self._place()
        return False

    def _why_not_play_on(self) -> str:
        """Return why nobody can play on from an earlier moment, or nothing."""
        if self._runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        if self._runner.setting.human is None:
            return translate("Practice", "Available when you play yourself")
        return ""

    def _finished(self) -> list[DealResult]:
        return list(self._table.position.results)

    def _place(self) -> None:
        assert self.page is not None
        bar = self._window.menuBar()
        top = 0 if bar.isNativeMenuBar() else bar.height()
        self.page.setGeometry(self._window.rect().adjusted(0, top, 0, 0))
