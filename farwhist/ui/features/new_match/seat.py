"""The button of a seat, and the menu of who sits there."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QActionGroup,
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from farwhist import bots
from farwhist.ui.avatars.picture import picture
from farwhist.ui.features.new_match.another_person import ask_person
from farwhist.ui.features.new_match.page_style import NewMatchStyle, frame, ringed
from farwhist.ui.match.players import Seating
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import draw
from farwhist.ui.style.text import cut_name, fitted, without_key
from farwhist.ui.style.tips import name_sign
from farwhist.ui.style.tokens import PLATE_RADIUS
from farwhist.ui.table.drawing import rounded
from farwhist.ui.wording.player_names import level_word, short_level_word, shown_names, style_word
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def offer_people(menu: QMenu, players: Seating, place: int | None) -> None:
    """Add to a menu who can sit at an opponent's place, or at the player's own seat (None)."""
    group = QActionGroup(menu)
    here = players.own if place is None else players.person_at(place)
    choices = {each.key: shown_names([each.name])[0] for each in players.people.all}
    if place is not None:
        name = players.name_of(players.opponents[place])
        choices.pop(players.own.key)
        person = translate("New match", "Person: {name}")
        choices = {key: person.format(name=each) for key, each in choices.items()}
        bot = translate("New match", "Opponent: {name}").format(name=name)
        choices = {"": bot, **choices}
    for key, words in choices.items():
        action = menu.addAction(without_key(words))
        action.setCheckable(True)
        action.setChecked(key == ("" if here is None else here.key))
        action.setData(key)
        group.addAction(action)
    group.triggered.connect(lambda chosen: players.sit(place, chosen.data()))
    another = menu.addAction(translate("New match", "Another person …"))
    parent = menu.parent()
    assert isinstance(parent, QWidget)
    another.triggered.connect(lambda: ask_person(parent, players, place))


ARROWS: Final = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}

DOTS: Final = len(bots.OFFERED)


class Sitter(Struct, frozen=True):
    """What is to be seen of who sits at a seat; people have neither level nor style.

    `person`: somebody who plays at this screen too, at another seat than the player's own. `side`
    is "", or "ours" or "theirs" where partners play.
    """

    name: str
    avatar: int
    level: str = ""
    style: str = ""
    side: str = ""
    person: bool = False


class SeatButton(QPushButton):
    """A seat at the table; a click, Enter or Space opens what can be chosen for it.

    `join` is a small button on the seat of a bot: a person shall sit there instead.

    Signals:
        dropped(at): it was dragged, and its middle let go there, in pixels of the table.
        pushed(direction): Alt and an arrow key were pressed.
    """

    dropped = Signal(QPoint)
    pushed = Signal(QPoint)

    def __init__(self, style: NewMatchStyle, parent: QWidget) -> None:
        super().__init__(parent)
        set_help_anchor(self, "opponents#levels")
        self._style = style
        self.sitter = Sitter("", 0)
        self._held: QPoint | None = None
        self._home = QPoint()
        self.dragged = False
        self.target = False
        self.join = QPushButton(self)
        self.join.setProperty("flat", False)
        self.join.setProperty("join", True)
        self.join.setAutoDefault(False)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def own(self) -> bool:
        """Whether this is the player's seat."""
        return not self.sitter.level and not self.sitter.person

    def show_sitter(self, sitter: Sitter, where: str) -> None:
        """Show who sits here; `where` says it to whoever does not see it."""
        self.sitter = sitter
        parts = [sitter.name, where]
        if sitter.person:
            parts[1:1] = [translate("New match", "a person at this screen")]
        elif not self.own:
            parts[1:1] = [level_word(sitter.level), style_word(sitter.style)]
        self.setAccessibleName(joined(each for each in parts if each))
        tip = (
            ""
            if self.own
            else translate("New match", "Change seat: drag, or Alt with an arrow key")
        )
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        here = translate("New match", "Let a person play at this screen in the place of {name}")
        name_sign(self.join, here.format(name=sitter.name))
        if not sitter.level and self.window().focusWidget() is self.join:
            self.setFocus()
        self.join.setVisible(bool(sitter.level))
        self._place_join()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_join()

    def _place_join(self) -> None:
        """Let the small button stand behind the name, in words where both fit."""
        join, room, gap = self.join, self._room(), self._style.px(4)
        words, sign = translate("New match", "+ Person"), "+"
        fonts, heights, top = self._lines(room)
        name = QFontMetricsF(fonts[0]).horizontalAdvance(self.sitter.name)
        for text in (words, sign):
            join.setText(text)
            join.adjustSize()
            if name + gap + join.width() <= room.width():
                break
        beside = round(top + (heights[0] - join.height()) / 2)
        join.move(self.width() - join.width() - self._style.px(6), max(beside, 1))

    # --- dragging -------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and not self.own:
            self._held, self._home = event.position().toPoint(), self.pos()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is None:
            super().mouseMoveEvent(event)
            return
        gone = event.position().toPoint() - self._held
        if not self.dragged and gone.manhattanLength() < QApplication.startDragDistance():
            return
        self.dragged = True
        self.setDown(False)
        self.raise_()
        self.move(self.pos() + gone)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None
        if not self.dragged:
            super().mouseReleaseEvent(event)
            return
        self.dragged = False
        self.setDown(False)
        middle = self.geometry().center()
        self.move(self._home)
        self.dropped.emit(middle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if not self.own:
                self.pushed.emit(step)
            event.accept()
        elif step is not None:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    # --- drawing --------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = style.theme, QRectF(self.rect())
        radius = style.px(PLATE_RADIUS)
        ground = theme.pressed if self.isDown() else theme.pointer if self.underMouse() else ""
        painter.fillPath(rounded(box, radius), QColor(ground or theme.plate))
        line = theme.accent if self.own or ringed(self) else theme.control_line
        frame(painter, box, radius, line, style.px(3) if self.own or ringed(self) else 1)
        if ringed(self):
            inner = box.adjusted(4, 4, -4, -4)
            frame(painter, inner, radius - 4, theme.text, style.px(1.5))
        if self.sitter.side:
            self._draw_side(painter, box)
        face = self._face()
        at = face.topLeft()
        painter.drawPixmap(
            at, picture(self.sitter.avatar, round(face.width()), self.devicePixelRatioF())
        )
        self._write(painter, self._room())
        painter.end()

    def _face(self) -> QRectF:
        """Return where the portrait is."""
        style, box = self._style, QRectF(self.rect())
        side = min(round(box.height()) - 2 * self._pad(), style.px(64), round(0.25 * box.width()))
        left = self._pad() + (style.px(5) if self.sitter.side else 0)
        return QRectF(left, box.center().y() - side / 2, side, side)

    def _room(self) -> QRectF:
        """Return where the words are."""
        left = self._face().right() + self._pad()
        return QRectF(left, 0, self.width() - left - self._style.px(6), self.height())

    def _pad(self) -> int:
        return self._style.px(7 if self._style.compact else 9)

    def _draw_side(self, painter: QPainter, box: QRectF) -> None:
        theme, wide = self._style.theme, self._style.px(5)
        ours = self.sitter.side == "ours"
        bar = QRectF(self._style.px(5), 0.2 * box.height(), wide, 0.6 * box.height())
        painter.fillPath(rounded(bar, wide / 2), QColor(theme.accent if ours else theme.needs))

    def _write(self, painter: QPainter, room: QRectF) -> None:
        """Write name, level and style; without room for both, the dots stand upright."""
        style, theme, sitter = self._style, self._style.theme, self.sitter
        (name, strong, plain), lines, y = self._lines(room)
        more = _more() if lines[2] else ""
        beside = 0 if self.join.isHidden() else self.join.width() + style.px(4)
        head = _Line(painter, room.adjusted(0, 0, -beside, 0), theme.text)
        head.write(sitter.name, name, y, name=True)
        text = _Line(painter, room, theme.text)
        if sitter.person:
            person = translate("New match", "Person")
            text.write(person, strong, y + lines[0], theme.accent, arrow=True)
            text.write(
                translate("New match", "at this screen"),
                plain,
                y + lines[0] + lines[1],
                theme.secondary,
            )
            return
        if self.own:
            own = translate("New match", "Your seat")
            text.write(own, strong, y + lines[0], theme.accent)
            text.write(more, plain, y + lines[0] + lines[1], theme.secondary)
            return
        word, manner = short_level_word(sitter.level), style_word(sitter.style)
        second, third = y + lines[0], y + lines[0] + lines[1]
        widest, high = _widest(strong), QFontMetrics(strong).height()
        for share, arrow in ((1.0, 1), (0.8, 1), (0.66, 1), (0.66, 0), (0.54, 0)):
            step = share * high
            dots = DOTS * step + style.px(5)
            if dots + widest + arrow * high <= room.width():
                self._dots(painter, QPointF(room.x(), second + lines[1] / 2), step)
                text.write(word, strong, second, indent=dots, arrow=bool(arrow))
                break
        else:
            step = min(0.66 * lines[1], room.height() / (DOTS + 2))
            foot = QPointF(room.right() - 0.5 * step, room.center().y() + 2 * step)
            self._dots(painter, foot, step, up=True)
            room.setRight(room.right() - 1.6 * step)
            text = _Line(painter, room, theme.text)
            text.write(word, strong, second)
        text.write(manner, plain, third, theme.secondary)

    def _lines(self, room: QRectF) -> tuple[tuple[QFont, QFont, QFont], list[int], float]:
        """Return the fonts of name, level and style, how high each line is, and where they begin.

        Fonts are smaller where the room is low or narrow; the name's line holds the small button.
        """
        style = self._style
        least = 0 if self.own or self.sitter.person else self.join.sizeHint().height()
        for large, small in ((16, 13), (14, 12), (13, 11)):
            fonts = style.font(large, 700), style.font(small, 600), style.font(small)
            lines = [QFontMetrics(each).height() for each in fonts]
            lines[0] = max(lines[0], least)
            if self.own:
                wide = QFontMetrics(fonts[2]).horizontalAdvance(_more())
            else:
                wide = _widest(fonts[1]) + style.px(14)
            if sum(lines) <= room.height() - style.px(4) and wide <= room.width():
                break
        if self.own and wide > room.width():
            lines[2] = 0
        spare = min(max((room.height() - style.px(12) - sum(lines)) / 3, 0), style.px(4))
        lines = [round(each + spare) for each in lines]
        return fonts, lines, room.center().y() - sum(lines) / 2

    def _dots(self, painter: QPainter, at: QPointF, step: float, *, up: bool = False) -> None:
        """Draw a dot for each level, filled up to the one that holds: in a line, or upwards."""
        theme, known = self._style.theme, bots.OFFERED
        filled = known.index(self.sitter.level) + 1 if self.sitter.level in known else 0
        radius = 0.36 * step
        for n in range(DOTS):
            on = n < filled
            painter.setPen(QPen(QColor(theme.accent if on else theme.control_line), 1.2))
            painter.setBrush(QColor(theme.accent) if on else Qt.BrushStyle.NoBrush)
            where = QPointF(at.x() + radius + 1 + n * step, at.y())
            if up:
                where = QPointF(at.x(), at.y() - n * step)
            painter.drawEllipse(where, radius, radius)


def _more() -> str:
    return translate("New match", "Name and picture …")


def _widest(font: QFont) -> int:
    """Return how wide the longest of the words for a level is."""
    metrics = QFontMetrics(font)
    return max(metrics.horizontalAdvance(short_level_word(each)) for each in bots.OFFERED)


class _Line(Struct, frozen=True):
    """Writes lines into a room: where it is too narrow a name is cut, and all else smaller."""

    painter: QPainter
    room: QRectF
    colour: str

    def write(
        self,
        text: str,
        font: QFont,
        y: float,
        colour: str = "",
        *,
        indent: float = 0.0,
        arrow: bool = False,
        name: bool = False,
    ) -> None:
        painter = self.painter
        high = QFontMetrics(font).height()
        left = self.room.x() + indent
        tail = 0.8 * high if arrow else 0.0
        wide = self.room.right() - left - tail
        painter.setFont(font if name else fitted(text, font, wide))
        metrics = painter.fontMetrics()
        shown = cut_name(text, metrics, wide) if name else text
        painter.setPen(QColor(colour or self.colour))
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, y, wide + 1, high), align, shown)
        if arrow:
            side = 0.6 * high
            x = left + metrics.horizontalAdvance(shown) + 0.15 * high
            draw(painter, "down", QRectF(x, y + 0.22 * high, side, side), painter.pen().color())
