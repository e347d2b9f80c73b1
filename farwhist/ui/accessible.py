"""The table as a screen reader meets it: a list of the player's cards, then seats and trick.

Qt gives the items of a graphics view no interface at all, so they get their own here. Every
interface is kept as long as the program runs: Qt holds them by plain pointers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from farwhist.engine.cards import Card
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.view import TableView

Part = Card | str
"""A child of the table: a card of the hand, or the key of something else on it."""


class Content(Protocol):
    """What is on the table, in words and places."""

    view: TableView

    def hand_name(self) -> str:
        """Return the name of the whole list."""

    def parts(self) -> Sequence[Part]:
        """Return the children in their order: the hand from left to right, then the rest."""

    def name(self, part: Part) -> str:
        """Return the name of a child."""

    def about(self, part: Part) -> str:
        """Return what else is to be said of a child."""

    def place(self, part: Part) -> Rect:
        """Return where a child lies on the table."""

    def focused(self) -> Part | None:
        """Return the child that the keyboard is on, while the table has the focus."""

    def disabled(self, part: Part) -> bool:
        """Whether the player must choose a card, and this one is not allowed."""

    def play(self, card: Card) -> None:
        """Play this card if it is legal."""


class PlayAction(QAccessibleActionInterface):
    """Lets a screen reader press a card, which plays it."""

    def __init__(self, content: Content, card: Card) -> None:
        super().__init__()
        self._content = content
        self._card = card

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._content.play(self._card)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return ""


class PartInterface(QAccessibleInterface):
    """One child of the table. It is valid as long as it lies there."""

    def __init__(self, table: TableInterface, part: Part) -> None:
        super().__init__()
        self.part = part
        self._table = table
        self._action = PlayAction(table.content, part) if isinstance(part, Card) else None

    def isValid(self) -> bool:
        return self.part in self._table.shown and Shiboken.isValid(self._table.content.view)

    def object(self) -> QObject:
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._table.content.view)

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        roles = QAccessible.Role
        return roles.ListItem if isinstance(self.part, Card) else roles.StaticText

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        place, view = self._table.content.place(self.part), self._table.content.view
        corner = view.viewport().mapToGlobal(QPoint(round(place.x), round(place.y)))
        return QRect(corner.x(), corner.y(), round(place.w), round(place.h))

    def window(self) -> QWindow:
        return self._table.content.view.window().windowHandle()

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names of cards are not for others to change."""

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Name:
            return self._table.content.name(self.part)
        if kind == QAccessible.Text.Description:
            return self._table.content.about(self.part)
        return ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        content = self._table.content
        state.readOnly = True
        if isinstance(self.part, Card):
            state.focusable = True
            state.selectable = True
            state.focused = state.selected = content.focused() == self.part
            state.disabled = content.disabled(self.part)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        # Neither None nor 0 becomes a null pointer here: both would crash Qt.
        if kind == QAccessible.InterfaceType.ActionInterface and self._action is not None:
            return Shiboken.VoidPtr(self._action)  # type: ignore[arg-type, return-value]
        return Shiboken.VoidPtr(0)  # type: ignore[return-value]


class TableInterface(QAccessibleWidget):
    """The table view as a list. `shown` are its children; `follow` brings them up to date."""

    def __init__(self, content: Content) -> None:
        super().__init__(content.view, QAccessible.Role.List, "")
        self.content = content
        self.shown: list[Part] = []
        self._children: dict[Part, PartInterface] = {}
        self._panels: list[QWidget] = []

    def follow(self) -> None:
        """Take up what is on the table now, and tell who listens what came and went."""
        panels = self.panels()
        if QAccessible.isActive():
            created = QAccessible.Event.ObjectCreated
            for panel in panels:
                if panel not in self._panels:
                    QAccessible.updateAccessibility(QAccessibleEvent(panel, created))
        self._panels = panels
        now = list(self.content.parts())
        if now == self.shown:
            return
        for part in [part for part in self.shown if part not in now]:
            self._tell(QAccessible.Event.ObjectDestroyed, part)
            self.shown.remove(part)
        before, self.shown = set(self.shown), now
        for part in now:
            if part not in before:
                self._tell(QAccessible.Event.ObjectCreated, part)
        self._notify(QAccessible.Event.NameChanged)

    def panels(self) -> list[QWidget]:
        """Return what stands on the table: panel, bubble, button; these are the last children."""
        return [
            each
            for each in self.content.view.children()
            if isinstance(each, QWidget) and each.property("panel") and not each.isHidden()
        ]

    def tell_focus(self, part: Part) -> None:
        """Say that the keyboard is on this child now."""
        self._tell(QAccessible.Event.Focus, part)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.content.hand_name()
        return super().text(kind)

    def childCount(self) -> int:
        return len(self.shown) + len(self.panels())

    def child(self, index: int) -> QAccessibleInterface:
        panels = self.panels()
        if 0 <= index - len(self.shown) < len(panels):
            return QAccessible.queryAccessibleInterface(panels[index - len(self.shown)])
        if not 0 <= index < len(self.shown):
            return None  # type: ignore[return-value]
        part = self.shown[index]
        if part not in self._children:
            made = PartInterface(self, part)
            self._children[part] = made
            QAccessible.registerAccessibleInterface(made)
        return self._children[part]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        for number, panel in enumerate(self.panels(), start=len(self.shown)):
            if child.object() is panel:
                return number
        part = getattr(child, "part", None)
        return self.shown.index(part) if part in self.shown else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for index in reversed(range(len(self.shown))):
            found = self.child(index)
            if found.rect().contains(x, y):
                return found
        return None  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        part = self.content.focused()
        if part is None or part not in self.shown:
            return None  # type: ignore[return-value]
        return self.child(self.shown.index(part))

    def _tell(self, kind: QAccessible.Event, part: Part) -> None:
        if QAccessible.isActive() and part in self.shown:
            self.child(self.shown.index(part))
            event = QAccessibleEvent(self.content.view, kind)
            event.setChild(self.shown.index(part))
            QAccessible.updateAccessibility(event)

    def _notify(self, kind: QAccessible.Event) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.content.view, kind))


_CONTENTS: dict[int, TableInterface] = {}
_KEPT: list[TableInterface] = []
_INSTALLED: list[Callable[..., object]] = []


def expose(content: Content) -> TableInterface:
    """Give the table's view its interface; to be called before anybody asks for one.

    Qt keeps a list of factories for the whole program, and so does this.
    """
    if not _INSTALLED:
        QAccessible.installFactory(_interface)
        _INSTALLED.append(_interface)
    table = TableInterface(content)
    _CONTENTS[Shiboken.getCppPointer(content.view)[0]] = table
    _KEPT.append(table)
    return table


def _interface(key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    return _CONTENTS.get(Shiboken.getCppPointer(thing)[0])
