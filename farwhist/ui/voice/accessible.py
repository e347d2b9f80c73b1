"""The table as a screen reader meets it: a list of the player's cards, then seats and trick.

Qt gives the items of a graphics view no interface at all, so they get their own here. Those of the
children are kept as long as the program runs: Qt holds them by plain pointers.
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
from farwhist.engine.decision import Objection
from farwhist.engine.moves import Move, play
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.table import Table
from farwhist.ui.table.view import TableView
from farwhist.ui.viewmodels.deals import drawing, from_kitty
from farwhist.ui.voice import spoken
from farwhist.ui.wording import refusals
from farwhist.ui.wording.card_names import card_name

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

    def __init__(self, table: TableInterface, card: Card) -> None:
        super().__init__()
        self._table = table
        self._card = card

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        content = self._table.content
        if content is not None and name == QAccessibleActionInterface.pressAction():
            content.play(self._card)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return ""


class PartInterface(QAccessibleInterface):
    """One child of the table. It is valid as long as it lies there, or was in focus just before."""

    def __init__(self, table: TableInterface, part: Part) -> None:
        super().__init__()
        self.part = part
        self._table = table
        self._action = PlayAction(table, part) if isinstance(part, Card) else None

    @property
    def _content(self) -> Content | None:
        return self._table.content if self._table.knows(self.part) else None

    @property
    def _lies(self) -> bool:
        """Whether it lies on the table; nothing but its name is to be told else."""
        return self.part in self._table.shown

    def isValid(self) -> bool:
        return self._content is not None

    def object(self) -> QObject:
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        return self._table.held()  # type: ignore[return-value]

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
        content = self._content
        if content is None:
            return QRect()
        place = content.place(self.part)
        corner = content.view.viewport().mapToGlobal(QPoint(round(place.x), round(place.y)))
        return QRect(corner.x(), corner.y(), round(place.w), round(place.h))

    def window(self) -> QWindow:
        content = self._content
        if content is None:
            return None  # type: ignore[return-value]
        return content.view.window().windowHandle()

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names of cards are not for others to change."""

    def text(self, kind: QAccessible.Text) -> str:
        content = self._content
        if content is not None and kind == QAccessible.Text.Name:
            return content.name(self.part)
        if content is not None and kind == QAccessible.Text.Description and self._lies:
            return content.about(self.part)
        return ""

    def state(self) -> QAccessible.State:
        state, content = QAccessible.State(), self._content
        if content is None:
            state.invalid = True
            return state
        state.readOnly = True
        if isinstance(self.part, Card) and self._lies:
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
    """The table view as a list. `shown` are its children; `follow` brings them up to date.

    Qt may want it before anybody knows what is on the table; it is an empty list until then.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List, "")
        self._view: TableView | None = view
        self.shown: list[Part] = []
        self._content: Content | None = None
        self._children: dict[Part, PartInterface] = {}
        self._panels: list[QWidget] = []
        self._focused: tuple[Part, ...] = ()
        self._name = ""
        view.destroyed.connect(self._empty)

    @property
    def view(self) -> TableView | None:
        """The view; None when it has gone."""
        view = self._view
        return view if view is not None and Shiboken.isValid(view) else None

    @property
    def content(self) -> Content | None:
        """What is on the table; None before that is known, and when the view has gone."""
        return None if self.view is None else self._content

    def fill(self, content: Content) -> None:
        """Let the children be what `content` says, from the next `follow` on."""
        self._content = content

    def _empty(self) -> None:
        # The interface stays, but must not keep a whole window that has gone.
        self._view, self._content, self.shown, self._panels = None, None, [], []
        self._focused = ()

    def held(self) -> QAccessibleInterface | None:
        """Return what Qt holds as the interface of the view; None when the view has gone."""
        view = self.view
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def _heard(self) -> bool:
        """Whether somebody listens, and would look for what is told of this table here.

        Qt crashes at an event about a child of an interface that has no such child.
        """
        return QAccessible.isActive() and self.held() is self

    def follow(self) -> None:
        """Take up what is on the table now, and tell who listens what came and went."""
        content = self.content
        if content is None:
            return
        panels = self.panels()
        if self._heard():
            created = QAccessible.Event.ObjectCreated
            for panel in panels:
                if panel not in self._panels:
                    QAccessible.updateAccessibility(QAccessibleEvent(panel, created))
        self._panels = panels
        now = list(content.parts())
        if now == self.shown:
            return
        for part in [part for part in self.shown if part not in now]:
            self._tell(QAccessible.Event.ObjectDestroyed, part)
            self.shown.remove(part)
        before, self.shown = set(self.shown), now
        for part in now:
            if part not in before:
                self._tell(QAccessible.Event.ObjectCreated, part)
        name, self._name = self._name, content.hand_name()
        if name != self._name:
            self._notify(QAccessible.Event.NameChanged)

    def panels(self) -> list[QWidget]:
        """Return what stands on the table: panel, bubble, button; these are the last children."""
        view = self.view
        return (
            []
            if view is None
            else [
                each
                for each in view.children()
                if isinstance(each, QWidget) and each.property("panel") and not each.isHidden()
            ]
        )

    def knows(self, part: Part) -> bool:
        """Whether a child can be asked about itself: it lies there, or was in focus last or before.

        A reader that finds no way from the card that was played to its list reads the window and
        the list anew with the next card.
        """
        return part in self.shown or part in self._focused

    def tell_focus(self, part: Part) -> None:
        """Say that the keyboard is on this child now."""
        self._focused = (*self._focused[-1:], part)
        self._tell(QAccessible.Event.Focus, part)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return "" if self.content is None else self.content.hand_name()
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
        part = None if self.content is None else self.content.focused()
        if part is None or part not in self.shown:
            return None  # type: ignore[return-value]
        return self.child(self.shown.index(part))

    def _tell(self, kind: QAccessible.Event, part: Part) -> None:
        view = self.view
        if view is not None and self._heard() and part in self.shown:
            index = self.shown.index(part)
            if kind is QAccessible.Event.ObjectDestroyed:
                event = QAccessibleEvent(self.child(index), kind)  # Qt wants no number here
            else:
                event = QAccessibleEvent(view, kind)
                event.setChild(index)
            QAccessible.updateAccessibility(event)

    def _notify(self, kind: QAccessible.Event) -> None:
        view = self.view
        if view is not None and self._heard():
            QAccessible.updateAccessibility(QAccessibleEvent(view, kind))


_TABLES: list[TableInterface] = []
_INSTALLED: list[Callable[..., object]] = []


def install() -> None:
    """Let every table view have its interface, whenever Qt asks; to be called before there is one.

    Qt keeps what it is given at its first question, and asks as soon as the view has the keyboard.
    It keeps a list of factories for the whole program, and so does this.
    """
    if not _INSTALLED:
        QAccessible.installFactory(_interface)
        _INSTALLED.append(_interface)


def expose(content: Content) -> TableInterface:
    """Let the interface of the table's view tell of `content`."""
    install()
    table = _table_of(content.view)
    table.fill(content)
    return table


def _interface(key: str, thing: QObject) -> QAccessibleInterface | None:
    return _table_of(thing) if isinstance(thing, TableView) else None


def _table_of(view: TableView) -> TableInterface:
    # By the view itself, not by its address: another one may lie there when it has gone.
    for table in _TABLES:
        if table.view is view:
            return table
    _TABLES.append(TableInterface(view))
    return _TABLES[-1]


SEAT = "seat "


class TableContent:
    """Reads the table; it changes nothing but to play a card.

    `brief` tells whether no more is to be said of hand and cards than who plays often wants.
    """

    def __init__(
        self,
        table: Table,
        why_not: Callable[[Move], Objection | None],
        brief: Callable[[], bool],
    ) -> None:
        self.view = table.view
        self._table = table
        self._why_not = why_not
        self._brief = brief

    def hand_name(self) -> str:
        """Return the name of the list, such as "Your hand, 7 cards"."""
        view = self._table.position
        count = len(view.hands[self._table.match.viewer]) if view.hands else 0
        # A reader reads the list anew when it has the keyboard and its name changes.
        return spoken.hand_name(count, short=self._brief() or drawing(view))

    def parts(self) -> Sequence[Part]:
        """Return the hand from left to right, the seats, the trick, the trump and the deal."""
        seats = len(self._table.match.names)
        if not seats:
            return []
        others = [f"{SEAT}{seat}" for seat in range(seats)]
        return [*self._table.hand(), *others, "trick", "trump", "deal"]

    def name(self, part: Part) -> str:
        """Return a card's name, or what a seat or a corner of the table says."""
        match, view = self._table.match, self._table.position
        if isinstance(part, Card):
            return card_name(part)
        if part.startswith(SEAT):
            seat = int(part.removeprefix(SEAT))
            return spoken.seat(view, seat, match.viewer, match.names[seat], match.kind)
        if part == "trick":
            return spoken.trick(view, match.viewer, match.names)
        return spoken.trump(view) if part == "trump" else spoken.deal(view, match.deals)

    def about(self, part: Part) -> str:
        """Return whether a card is playable, and why it is not."""
        if not isinstance(part, Card):
            return ""
        playable = self._table.input.playable()
        why = self._why_not(play(part)) if playable and part not in playable else None
        return spoken.card_state(
            asked=bool(playable),
            playable=part in playable,
            why="" if why is None else refusals.objection(why),
            kitty=part in from_kitty(self._table.position, self._table.match.viewer),
            short=self._brief(),
        )

    def place(self, part: Part) -> Rect:
        """Return where it lies on the table, in logical pixels."""
        layout = self._table.layout_now()
        if isinstance(part, Card):
            pose = layout.resting.get(part)
            return pose.bounds() if pose is not None else Rect(0, 0, 0, 0)
        if part.startswith(SEAT):
            return layout.plates[int(part.removeprefix(SEAT))]
        if part == "trick":
            slots = list(layout.slots.values())
            x, y = min(slot.x for slot in slots), min(slot.y for slot in slots)
            right, bottom = max(s.right for s in slots), max(s.bottom for s in slots)
            return Rect(x, y, right - x, bottom - y)
        box, half = layout.trump_text, layout.trump_text.h / 2
        return Rect(box.x, box.y + (half if part == "deal" else 0), box.w, half)

    def focused(self) -> Part | None:
        """Return the card in focus, if the table has the keyboard."""
        card = self._table.input.focus.card
        return card if card in self._table.hand() and self.view.hasFocus() else None

    def disabled(self, part: Part) -> bool:
        """Whether a card must be chosen and this one may not be."""
        playable = self._table.input.playable()
        return isinstance(part, Card) and bool(playable) and part not in playable

    def play(self, card: Card) -> None:
        """Play the card, or say why it is not legal."""
        self._table.input.choose(card)
