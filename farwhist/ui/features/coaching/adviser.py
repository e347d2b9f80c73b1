"""Processes in which the coach works while a match is played: they take what others leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from farwhist.ui.match.thinking import Cancel, Hear

if TYPE_CHECKING:
    from farwhist.bots.thinking.task import Task
    from farwhist.ui.match.thinking import ThinkApart

REST: Final = 20_000
"""After so many milliseconds without a task the processes end."""


class QuietAdviser(QObject):
    """Works out several tasks side by side, each in a process of its own.

    The processes begin with the first task, and end when there was none for a while.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._free: list[ThinkApart] = []
        self._busy: list[ThinkApart] = []
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._end_free)

    @property
    def processes(self) -> int:
        """How many there are now."""
        return len(self._free) + len(self._busy)

    def advise(self, task: Task, hear: Hear) -> Cancel:
        """Call `hear` with the answers when they come; what is returned ends that at once."""
        thinker = self._take()
        self._busy.append(thinker)

        def done() -> None:
            if thinker in self._busy:
                self._busy.remove(thinker)
                self._free.append(thinker)
                if not self._busy:
                    self._rest.start()

        def told(text: str | None) -> None:
            if text is None:
                done()
            hear(text)

        stop = thinker.advise(task, told)

        def cancel() -> None:
            stop()
            done()

        return cancel

    def close(self) -> None:
        """End all processes; nothing is heard of their tasks."""
        self._rest.stop()
        for thinker in (*self._busy, *self._free):
            thinker.close()
            thinker.deleteLater()
        self._busy, self._free = [], []

    def _take(self) -> ThinkApart:
        self._rest.stop()
        if self._free:
            return self._free.pop()
        from farwhist.ui.match.thinking import ThinkApart

        thinker = ThinkApart(self, quiet=True)
        thinker.start()
        return thinker

    def _end_free(self) -> None:
        for thinker in self._free:
            thinker.close()
            thinker.deleteLater()
        self._free = []
