"""Gathers sentences for a moment and hands them on as one text, as to a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer

from farwhist.ui.settings import catalogue
from farwhist.ui.settings.catalogue import Verbosity

GATHER = 250
"""Sentences within so many milliseconds are one announcement."""

Sink = Callable[[str, bool], None]
"""Takes a text, and whether it is urgent."""


class Kind(Enum):
    """What a sentence is about; it decides under which setting it is spoken."""

    TURN = auto()
    RESULT = auto()
    EVENT = auto()
    ANSWER = auto()


VERBOSITY: dict[Verbosity, frozenset[Kind]] = {
    "all": frozenset(Kind),
    "turn": frozenset({Kind.TURN, Kind.RESULT, Kind.ANSWER}),
    "off": frozenset({Kind.ANSWER}),
}
"""What is spoken, by the value of the preference. What the player asks for is always answered."""


class Announcer(QObject):
    """Hands each text to a sink, urgent where one of its sentences is.

    Args:
        sink: takes the texts, such as `ScreenReader.speak`.
    """

    def __init__(self, parent: QObject, sink: Sink) -> None:
        super().__init__(parent)
        self.verbosity = catalogue.VERBOSITY.default
        self.last = ""
        self._sink = sink
        self._waiting: list[tuple[str, Kind]] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(GATHER)
        self._pause.timeout.connect(self.flush)

    def set_sink(self, sink: Sink) -> None:
        """Hand the texts to `sink` from now on."""
        self._sink = sink

    def say(self, text: str, kind: Kind) -> None:
        """Speak `text` within a moment, unless the setting keeps it silent."""
        if not text or kind not in VERBOSITY[self.verbosity]:
            return
        if kind is Kind.TURN:  # an earlier turn is over by now
            self._waiting = [each for each in self._waiting if each[1] is not Kind.TURN]
        self._waiting.append((text, kind))
        if kind is Kind.ANSWER:
            self.flush()
        elif not self._pause.isActive():
            self._pause.start()

    def repeat(self) -> str:
        """Speak the last text again and return it."""
        self.flush()
        if self.last:
            self._sink(self.last, True)
        return self.last

    def forget(self) -> None:
        """Drop what has not been spoken yet, because it no longer holds."""
        self._pause.stop()
        self._waiting = []

    def begin_anew(self) -> None:
        """Drop what has not been spoken yet and repeat nothing: somebody else listens now."""
        self.forget()
        self.last = ""

    def flush(self) -> None:
        """Speak at once what is waiting."""
        self._pause.stop()
        if not self._waiting:
            return
        text = " ".join(each for each, _ in self._waiting)
        urgent = any(kind in (Kind.TURN, Kind.ANSWER) for _, kind in self._waiting)
        self._waiting = []
        self.last = text
        self._sink(text, urgent)
