"""What is thought out about a deal beside the page: the coach's answer, and its play to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.rules.deal_text import DealText
from farwhist.ui.features.editor.advice import Advice, due
from farwhist.ui.features.editor.coach_panel import CoachPanel
from farwhist.ui.features.editor.editor_words import EditorCounts
from farwhist.ui.features.editor.playing_out import PlayingOut, Plays
from farwhist.ui.match.thinking import Adviser

if TYPE_CHECKING:
    from farwhist.bots.judging.verdict import Verdict

translate = QCoreApplication.translate


class DealWork(QObject):
    """Asks the coach, and lets all seats play, until the deal is another one.

    Signals:
        said(text): what a screen reader is to say.
        went_on(text): how far all have played.
        played_out(moves): the deal is over, with these moves.

    Args:
        adviser: returns who works it out.
        panel: shows what the coach says.
    """

    said = Signal(str)
    went_on = Signal(str)
    played_out = Signal(object)

    def __init__(self, adviser: Callable[[], Adviser], panel: CoachPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._advice = Advice(adviser, self)
        self._playing = PlayingOut(adviser, self)
        self._asked: tuple[DealText, str] | None = None
        self._played: DealText | None = None
        self._advice.found.connect(self._answer)
        self._playing.moved.connect(self._tell_tricks)
        self._playing.done.connect(self._end)

    @property
    def playing(self) -> bool:
        """Whether a deal is being played to its end."""
        return self._playing.running

    def ask(self, text: DealText, names: Sequence[str]) -> None:
        """Ask the coach what every choice is worth."""
        decision = due(text.match(), 0)
        if decision is None or not self._advice.ask(text):
            return
        self._asked = text, names[decision.seat]
        told = translate("Editor", "The coach is thinking …")
        self._panel.tell(told)
        self.said.emit(told)

    def play_out(self, text: DealText, plays: Sequence[Plays]) -> None:
        """Let all seats play the deal to its end."""
        self._played = text
        self.said.emit(translate("Editor", "Everyone plays on."))
        self._playing.start(text, plays)

    def follow(self, text: DealText | None) -> None:
        """Give up what was asked about another deal than this."""
        if self._played != text:
            self._playing.stop()
        if self._asked is not None and self._asked[0] != text:
            self._asked = None
            self._advice.stop()
            self._panel.tell(translate("Editor", "The deal has changed. Ask the coach again."))

    def stop(self) -> None:
        """Think no more."""
        self._advice.stop()
        self._playing.stop()

    def _answer(self, verdict: Verdict | None) -> None:
        if self._asked is None:
            return
        if verdict is None or verdict.forced:
            told = translate("Editor", "The coach has nothing to compare here.")
            self._panel.tell(told)
        else:
            told = self._panel.show_verdict(verdict, self._asked[1])
        self.said.emit(told)

    def _tell_tricks(self, tricks: int) -> None:
        self.went_on.emit(EditorCounts.so_far(tricks))

    def _end(self, moves: object) -> None:
        self.played_out.emit(moves)
        self.said.emit(translate("Editor", "The deal is over."))
