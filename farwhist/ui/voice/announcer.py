"""Gathers sentences for a moment, and hands them as one text to the system's screen reader.

Orca of before about 2024, as of Debian 12, knows no announcements; it speaks notifications that are
shown. A newer one would speak both, so each text goes one way: announced, unless those who listen
have asked the registry of AT-SPI for other events only.
"""

from __future__ import annotations

import functools
import re
import sys
from collections import deque
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from farwhist.ui.settings import catalogue
from farwhist.ui.settings.catalogue import Verbosity
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.voice.messages import Messages
from farwhist.ui.voice.signs import in_words

REGISTRY: Final = (
    "org.a11y.atspi.Registry",
    "/org/a11y/atspi/registry",
    "org.a11y.atspi.Registry",
    "GetRegisteredEvents",
)
CONNECTION: Final = "a11y"
"""What Qt calls its own connection to the bus of AT-SPI; there is none before somebody listens."""

PATIENCE: Final = 2000
"""Milliseconds that the registry has for an answer; without one, a text is announced."""

ANNOUNCEMENTS: Final = re.compile(r'"object:(announcement:.*|:)?"', re.IGNORECASE)
CHANGES_OF_STATE: Final = re.compile(r'"object:(statechanged|state-changed):', re.IGNORECASE)

SLOW: Final = 500
"""Milliseconds after which it is found out whether a text was dropped."""

PROBES: Final = 20
"""How often that is tried for one text."""

NOTIFICATIONS: Final = PROBES + 12
"""How many there are, taken by turns: that of a text stays as it was until it has been read."""


class ScreenReader(QObject):
    """Speaks texts of a widget, in their order, without ever waiting for who listens."""

    def __init__(self, source: QWidget) -> None:
        super().__init__(source)
        self._source = source
        self._notifications: Notifications | None = None

    def speak(self, text: str, urgent: bool) -> None:
        """Speak a text, if there is a screen reader.

        Args:
            urgent: whether what is being spoken may be cut off for it, where the reader can do so.
        """
        if not QAccessible.isActive():
            return
        question = _question()
        if question is None:
            self._announce(text, urgent)
            return
        question.setParent(self)
        question.finished.connect(lambda call: self._answered(call, text, urgent))

    def _answered(self, call: Any, text: str, urgent: bool) -> None:
        # PySide cannot take a list of pairs out of an answer, but it writes all that is in it.
        events = str(call.reply())
        call.deleteLater()
        if CHANGES_OF_STATE.search(events) and not ANNOUNCEMENTS.search(events):
            if self._notifications is None:
                self._notifications = Notifications(self._source)
            self._notifications.add(text)
        else:
            self._announce(text, urgent)

    def _announce(self, text: str, urgent: bool) -> None:
        event = QAccessibleAnnouncementEvent(self._source, text)
        level = QAccessible.AnnouncementPoliteness
        event.setPoliteness(level.Assertive if urgent else level.Polite)
        QAccessible.updateAccessibility(event)


def _question() -> Any:
    """Ask the registry what is listened to; None where there is none, as on Windows and macOS."""
    if sys.platform in ("win32", "darwin"):
        return None
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
    except ImportError:
        return None
    bus = QDBusConnection(CONNECTION)
    if not bus.isConnected():
        return None
    message = QDBusMessage.createMethodCall(*REGISTRY)
    return QDBusPendingCallWatcher(bus.asyncCall(message, PATIENCE))


class Notifications(QWidget):
    """What no eye sees: notifications in a status bar, where Orca speaks their text and no more.

    Elsewhere it would say "notification" before each. While very much happens, as when a window
    opens, Orca drops what it is told. When it speaks a text it asks for the relations of its label,
    so the next text is shown when that has been asked for. Where that takes long, an empty
    notification is shown: Orca asks in the order in which it was told, so when it asks for that one
    first, it has dropped the text, which is then shown again.
    """

    role = QAccessible.Role.StatusBar

    def __init__(self, parent: QWidget) -> None:
        _install()
        super().__init__(parent)
        self.hide()  # else it would be shown with its parent
        self.resize(0, 0)
        self._unused = deque(Notification(self) for _ in range(NOTIFICATIONS))
        self._texts: deque[str] = deque()
        self._text: Notification | None = None
        self._probes: list[Notification] = []
        self._slow = QTimer(self, singleShot=True, interval=SLOW)
        self._slow.timeout.connect(self._probe)

    def add(self, text: str) -> None:
        """Let the reader find this text in a notification, after those that wait already."""
        self._texts.append(text)
        if self._text is None:
            self._show()

    def _show(self) -> None:
        self._probes.clear()
        self._text = self._next(self._texts[0])
        self._slow.start()

    def _probe(self) -> None:
        if len(self._probes) < PROBES:
            self._probes.append(self._next(""))
            self._slow.start()
        else:  # who listens is no screen reader
            self._texts.clear()
            self._text = None

    def _next(self, text: str) -> Notification:
        notification = self._unused[0]
        self._unused.rotate(-1)
        with QSignalBlocker(notification.label):  # Qt itself asks at each change of a name
            notification.label.setAccessibleName(text)
        shown = QAccessibleEvent(notification, QAccessible.Event.ObjectShow)
        QAccessible.updateAccessibility(shown)
        return notification

    def note_asked(self, notification: Notification) -> None:
        """Go on, because the reader has come to this one."""
        if notification is self._text:
            self._texts.popleft()
            self._text = None
            self._slow.stop()
        if self._texts and (self._text is None or notification in self._probes):
            self._show()


class Notification(QWidget):
    """A text that may be shown; neither place nor state matters."""

    role = QAccessible.Role.Notification

    def __init__(self, parent: Notifications) -> None:
        super().__init__(parent)
        self.resize(0, 0)
        self.label = Label(self)
        self.label.asked.connect(
            lambda: parent.note_asked(self), Qt.ConnectionType.QueuedConnection
        )


class Label(QWidget):
    """The text of a notification.

    Signals:
        asked(): a screen reader speaks the text.
    """

    role = QAccessible.Role.StaticText
    asked = Signal()


class Interface(QAccessibleWidget):
    """What a screen reader sees of one of these three."""

    def __init__(self, widget: Notifications | Notification | Label) -> None:
        super().__init__(widget, widget.role, "")
        self._widget = widget

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        if isinstance(self._widget, Label):
            self._widget.asked.emit()
        return []


_INTERFACES: list[Interface] = []
"""Kept as long as the program runs, because Qt holds them by plain pointers."""


@functools.cache
def _install() -> None:
    QAccessible.installFactory(_interface)


def _interface(key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, Notifications | Notification | Label):
        return None
    _INTERFACES.append(Interface(thing))
    return _INTERFACES[-1]


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
    NOTICE = auto()


VERBOSITY: dict[Verbosity, frozenset[Kind]] = {
    "all": frozenset(Kind),
    "turn": frozenset({Kind.TURN, Kind.RESULT, Kind.ANSWER, Kind.NOTICE}),
    "off": frozenset({Kind.ANSWER}),
}
"""What is spoken, by the value of the preference. What the player asks for is always answered."""


class Announcer(QObject):
    """Hands each text to a sink, urgent where one of its sentences is.

    Args:
        sink: takes the texts, such as `ScreenReader.speak`.

    `verbosity` is what is spoken, and `length` how much those are to say who speak unasked.
    """

    def __init__(self, parent: QObject, sink: Sink) -> None:
        super().__init__(parent)
        self.verbosity = catalogue.VERBOSITY.default
        self.length = catalogue.TableRows.speech.default
        self.messages = Messages()
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
        text = in_words(text)
        if kind is Kind.TURN:  # an earlier turn is over by now
            self._waiting = [each for each in self._waiting if each[1] is not Kind.TURN]
        self._waiting.append((text, kind))
        if kind is Kind.ANSWER:
            self.flush()
        elif not self._pause.isActive():
            self._pause.start()

    def read_back(self, command: CommandId) -> str:
        """Speak the last text again, or the one before or after that, and return it."""
        self.flush()
        messages = self.messages
        ways: dict[CommandId, Callable[[], str]] = {
            "ask_again": messages.again,
            "ask_earlier": messages.earlier,
            "ask_later": messages.later,
        }
        text = ways[command]()
        if text:
            self._sink(text, True)
        return text

    def forget(self) -> None:
        """Drop what has not been spoken yet, because it no longer holds; a notice does."""
        self._waiting = [each for each in self._waiting if each[1] is Kind.NOTICE]
        if not self._waiting:
            self._pause.stop()

    def begin_anew(self) -> None:
        """Drop what has not been spoken yet and repeat nothing: somebody else listens now."""
        self._pause.stop()
        self._waiting = []
        self.messages.forget()

    def flush(self) -> None:
        """Speak at once what is waiting, answers first."""
        self._pause.stop()
        if not self._waiting:
            return
        self._waiting.sort(key=lambda each: each[1] is not Kind.ANSWER)
        text = " ".join(each for each, _ in self._waiting)
        urgent = any(kind in (Kind.TURN, Kind.ANSWER) for _, kind in self._waiting)
        self._waiting = []
        self.messages.add(text)
        self._sink(text, urgent)
