"""Hands texts to the system's screen reader, in the way that it listens to.

Orca of before about 2024, as of Debian 12, knows no announcements; it speaks notifications that are
shown. A newer one would speak both, so each text goes one way: announced, unless those who listen
have asked the registry of AT-SPI for other events only.
"""

from __future__ import annotations

import functools
import re
import sys
from typing import Any, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

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

NOTIFICATIONS: Final = 8
"""How many texts a slow reader may lag behind: it asks for the text after it was told of it."""


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
            self._notifications.show_next(text)
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

    Elsewhere it would say "notification" before each.
    """

    role = QAccessible.Role.StatusBar

    def __init__(self, parent: QWidget) -> None:
        _install()
        super().__init__(parent)
        self.hide()  # else it would be shown with its parent
        self.resize(0, 0)
        self._all = [Notification(self) for _ in range(NOTIFICATIONS)]
        self._next = 0

    def show_next(self, text: str) -> None:
        """Let the reader find this text in a notification that has just been shown."""
        notification = self._all[self._next]
        self._next = (self._next + 1) % len(self._all)
        notification.setAccessibleName(text)
        QAccessible.updateAccessibility(
            QAccessibleEvent(notification, QAccessible.Event.ObjectShow)
        )


class Notification(QWidget):
    """One text; its place and state do not matter."""

    role = QAccessible.Role.Notification

    def __init__(self, parent: Notifications) -> None:
        super().__init__(parent)
        self.resize(0, 0)


_INTERFACES: list[QAccessibleWidget] = []
"""Kept as long as the program runs, because Qt holds them by plain pointers."""


@functools.cache
def _install() -> None:
    QAccessible.installFactory(_interface)


def _interface(key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, Notifications | Notification):
        return None
    _INTERFACES.append(QAccessibleWidget(thing, thing.role, ""))
    return _INTERFACES[-1]
