"""What panels that ask for a call have in common, and the one that asks how many tricks to bid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, Bid, Look, Move, bid
from farwhist.ui.panels.panel import Panel, mark, on_choice, on_click
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.tokens import (
    BASE_TEXT,
    FELT_CONTROL,
    LIGHT,
    LIGHT_STRONG,
    PANEL_RADIUS,
    RADIUS,
)
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate


WIDTH: Final = 496
"""The least width of a panel that asks for a call, where there is so much room."""

WIDER: Final = 20.0
"""By so many pixels on each side a panel that has no room covers more of the felt."""

STEP: Final = 6
"""Between two buttons of a row."""

_REACH: Final = 3.0
"""How far the ring of a hint stands off its button; a neighbour is twice as far away."""


class QuestionPanel(Panel):
    """Asks for a call. It stands just above the own plate, so that the trick stays in sight.

    A hint lies over the heading and the felt above it: the buttons stay where they are.
    """

    def __init__(self, theme: Theme, font_size: int, parent: QWidget) -> None:
        super().__init__(theme, font_size, parent)
        set_help_anchor(self, "five_minutes#bids")
        self._hinted: tuple[QPushButton, ...] = ()
        self.may_go: tuple[QWidget, ...] = ()
        """What the panel is without where it has no room."""
        self._space()

    @property
    def scale(self) -> float:
        """How much larger everything is than at a text of 14 pixels."""
        return self.font_size / BASE_TEXT

    @property
    def hinted(self) -> tuple[QPushButton, ...]:
        """The buttons that wear the ring of a hint."""
        return self._hinted

    def heading(self, text: str) -> QLabel:
        label = super().heading(text)
        label.setWordWrap(True)
        return label

    def buttons_of(self, move: Move) -> tuple[QPushButton, ...]:
        """Return the buttons with which a move is chosen; none if it is not offered."""
        return ()

    def mark(self, move: Move | None) -> None:
        """Draw the ring of a hint round the buttons of this move, and round no others."""
        self._hinted = () if move is None else self.buttons_of(move)
        self.update()

    @property
    def heading_end(self) -> int:
        """How far down a hint may lie over the panel, in pixels from its upper edge."""
        heads = [each for each in self.findChildren(QLabel) if each.property("heading")]
        tops = [each.y() for each in self.findChildren(QPushButton) if not each.isHidden()]
        first = min(tops, default=0)
        below = all(head.geometry().bottom() < first for head in heads)
        return max(first - round(9 * self.scale), 0) if heads and below else 0

    def fit(self, room: Rect, fonts: Sequence[int] = ()) -> None:
        """Stand in `room`; where that is too low for it, without what may go, and then wider.

        What may go does so too where the rest can be written larger then, as the player wishes.
        """
        self._show_rest(True)
        super().fit(room, fonts)
        size, high = self.font_size, self.height()
        if self.may_go and (high > room.h or size < (fonts or (size,))[0]):
            self._show_rest(False)
            super().fit(room, fonts)
            if high <= room.h and self.font_size == size:
                self._show_rest(True)
                super().fit(room, fonts)
        wide, felt = room, self.parentWidget()
        while self.height() > room.h and felt is not None and wide.w < felt.width() - 2 * WIDER:
            left = max(wide.x - WIDER, 0.0)
            wide = Rect(left, room.y, min(wide.w + 2 * WIDER, felt.width() - left), room.h)
            super().fit(wide, fonts)
        low = round(room.bottom - self.height())
        self.place.setY(low)
        self.move(self.place)

    def _show_rest(self, shown: bool) -> None:
        for each in self.may_go:
            each.setVisible(shown)

    def rescale(self, size: int) -> None:
        super().rescale(size)
        self._space()

    def adapt(self, room: Rect) -> None:
        self.setMaximumWidth(int(room.w))
        self.setMinimumWidth(int(min(room.w, WIDTH * self.scale)))

    def inner(self, room: Rect) -> int:
        """Return how wide the content of the panel can be in `room`."""
        margins = self.column.contentsMargins()
        return int(room.w) - margins.left() - margins.right() - 2

    def in_rows(self, grid: QGridLayout, buttons: Sequence[QPushButton], room: Rect) -> None:
        """Put buttons into as few rows as leave each as wide as its words."""
        for each in buttons:
            each.ensurePolished()
        inner, wide = self.inner(room), [each.sizeHint().width() for each in buttons]
        across = len(buttons)
        if sum(wide) + STEP * (across - 1) > inner:
            across = max(1, min((inner + STEP) // (max(wide) + STEP), across))
        for number, button in enumerate(buttons):
            grid.addWidget(button, number // across, number % across)

    def style_for(self, size: int) -> str:
        return super().style_for(size) + _sheet(self.theme, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._hinted:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.panel_hint), 3 if self.theme.strong else 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for button in self._hinted:
            box = QRectF(button.geometry()).adjusted(-_REACH, -_REACH, _REACH, _REACH)
            painter.drawRoundedRect(box, RADIUS + _REACH, RADIUS + _REACH)
        painter.end()

    def _space(self) -> None:
        scale = self.scale
        side = round(20 * scale)
        self.column.setContentsMargins(side, round(14 * scale), side, round(9 * scale))
        self.column.setSpacing(round(11 * scale))


def _sheet(theme: Theme, size: int) -> str:
    """Return what is drawn otherwise than in the other panels on the felt."""
    colours = LIGHT_STRONG if theme.strong else LIGHT
    scale = size / BASE_TEXT
    high = round(FELT_CONTROL * scale) - 10
    return f"""
        QFrame[panel="true"] {{ border-radius: {PANEL_RADIUS}px; }}
        QLabel[heading="true"] {{ font-size: {round(17 * scale)}px; font-weight: 700; }}
        QLabel[quiet="true"] {{ font-size: {round(13 * scale)}px; }}
        QPushButton {{ font-weight: 600; border-radius: {RADIUS}px; padding: 4px 12px;
            min-height: {high}px; }}
        QPushButton[number="true"] {{ font-size: {round(17 * scale)}px; font-weight: 700;
            padding: 0px; min-height: 0px; }}
        QPushButton[action="true"] {{ padding: 4px 18px; }}
        QPushButton:pressed {{ background: {colours.pressed}; }}
        QPushButton:checked:pressed, QPushButton[action="true"]:pressed {{
            background: {colours.primary_pressed}; }}
        QPushButton:disabled {{ border: 1px dashed {theme.panel_line}; }}
    """


DIGITS_WITHIN = 700
"""Two digits typed within so many milliseconds are one number."""

BESIDE: Final = 8
"""So wide a note beside a button is at least, in sizes of its text."""

_LEAST = 32
"""The least side of a button with a number, in pixels."""


class BidPanel(QuestionPanel):
    """A button for each number from 0 to `size`, and Ready or Bid, which makes the bid.

    Args:
        decision: the player's open decision. When it is settled, `sealed` is the bid that may
            still be changed.
        size: the cards of the deal.
        why_not: why a number is forbidden, as a sentence.
    """

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        decision: Decision,
        size: int,
        sealed: int | None,
        why_not: Callable[[int], str],
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("bidding")
        set_help_anchor(self, "five_minutes#bids")
        self._legal = {move.tricks for move in decision.moves if isinstance(move, Bid)}
        self._size = size
        self._secret = decision.secret
        self._sealed = sealed if decision.settled else None
        self._number = self._sealed
        self._typed = ""
        self._forbidden = ""
        forbidden = [number for number in range(size + 1) if number not in self._legal]
        if len(forbidden) == 1:
            self._forbidden = why_not(forbidden[0])
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(DIGITS_WITHIN)
        self._pause.timeout.connect(self._forget_digits)
        self.column.addWidget(self.heading(translate("Bidding", "How many tricks will you take?")))
        self._grid = QGridLayout()
        self._grid.setSpacing(STEP)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(STEP)
        add_layout(self._middle, self._grid)
        add_layout(self.column, self._middle)
        self.numbers: dict[int, QPushButton] = {
            number: self._button(number, why_not) for number in range(size + 1)
        }
        self._last = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.note = self.quiet("")
        self.note.setWordWrap(True)
        self.may_go = () if self._forbidden else (self.note,)
        row.addWidget(self.note, 1)
        self._looks = False
        self.look: QPushButton | None = None
        if any(isinstance(move, Look) for move in decision.moves):
            self.look = QPushButton(translate("Bidding", "&Look at my cards"))
            self.look.setObjectName("look")
            on_click(self.look, self.chosen.emit, LOOK)
            row.addWidget(self.look)
        self.ready = self.action("")
        self.ready.setObjectName("ready")
        on_click(self.ready, self.commit)
        row.addWidget(self.ready)
        add_layout(self.column, row)
        self.tell("")
        self._show_choice()

    @property
    def number(self) -> int | None:
        """The number that is chosen but not yet bid."""
        return self._number

    def choose(self, number: int) -> None:
        """Choose a number; a forbidden one changes nothing."""
        if number in self._legal:
            self._number, self._looks = number, False
            self._show_choice()

    @property
    def preselected(self) -> Move | None:
        if self._looks:
            return LOOK
        fresh = self._number is not None and self._number != self._sealed
        return bid(self._number) if fresh and self._number is not None else None

    def preselect(self, move: Move) -> bool:
        if isinstance(move, Look) and self.look is not None:
            self._number, self._looks = None, True
            self._show_choice()
            return True
        if isinstance(move, Bid) and move.tricks in self._legal:
            self.choose(move.tricks)
            return True
        return False

    def commit(self) -> None:
        """Make the bid, if a number is chosen that is not bid already."""
        if self.preselected is not None:
            self.chosen.emit(self.preselected)

    def adapt(self, room: Rect) -> None:
        super().adapt(room)
        margins = self.column.contentsMargins()
        edges = margins.left() + margins.right() + 2
        count, high = self._size + 1, round(44 * self.scale)
        usual, large = round(40 * self.scale), round(46 * self.scale)
        inner = self.minimumWidth() - edges
        if _side(inner, count, 1) >= usual:
            wide = min(large, _side(inner, count, 1))
            high, across = max(high, wide), count
        else:
            inner = int(room.w) - edges
            tried, least = range(1, count), self._least_side()
            rows = next((n for n in tried if _side(inner, count, n) >= least), count)
            across = -(-count // rows)
            wide = min(usual, _side(inner, count, rows))
            high = high if rows == 1 else round(0.82 * high)
        for number, button in self.numbers.items():
            button.setFixedSize(wide, high)
            self._grid.addWidget(button, number // across, number % across)
        for column in range(count + 1):
            self._grid.setColumnStretch(column, int(column == across))
        self._arrange_last(room, across * (wide + STEP))

    def _least_side(self) -> int:
        """Return how wide a button must be for the largest number, in pixels."""
        largest = self.numbers[self._size]
        largest.ensurePolished()
        return max(_LEAST, largest.fontMetrics().horizontalAdvance(largest.text()) + 8)

    def buttons_of(self, move: Move) -> tuple[QPushButton, ...]:
        if isinstance(move, Bid) and move.tricks in self.numbers:
            return (self.numbers[move.tricks],)
        return (self.look,) if isinstance(move, Look) and self.look is not None else ()

    def _arrange_last(self, room: Rect, numbers: int) -> None:
        """Let the buttons stand beside the note, below it, or without it beside the numbers.

        `numbers` is how wide those are, in pixels.
        """
        buttons = [each for each in (self.look, self.ready) if each is not None]
        for each in buttons:
            each.ensurePolished()
        wide, inner = sum(each.sizeHint().width() + STEP for each in buttons), self.inner(room)
        beside = self.note.isHidden() and numbers + wide <= inner
        for each in buttons:
            (self._middle if beside else self._last).addWidget(each)
        directions = QBoxLayout.Direction
        narrow = inner - wide < BESIDE * self.font_size
        self._last.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)

    def choice_words(self) -> str:
        """Return the number that is chosen, or why the one that was typed is forbidden."""
        return super().choice_words() or (self._forbidden if self._typed else "")

    def tell(self, note: str) -> None:
        """Write this below the numbers: somebody else is ready, or has bid."""
        self.note.setText("\n".join(each for each in (note, self._forbidden) if each))
        self.refit()

    def take(self, press: Press) -> bool:
        if press.enters:
            self.commit()
        elif press.typed.isdecimal():
            self._type(press.typed)
        elif press.means("less"):
            self._move(-1)
        elif press.means("more"):
            self._move(1)
        elif press.means("least"):
            self.choose(min(self._legal))
        elif press.means("most"):
            self.choose(max(self._legal))
        else:
            return False
        return True

    def _button(self, number: int, why_not: Callable[[int], str]) -> QPushButton:
        button = QPushButton(str(number))
        button.setObjectName(f"bid{number}")
        button.setAutoDefault(False)
        button.setProperty("number", True)
        if number not in self._legal:
            button.setEnabled(False)
            button.setProperty("forbidden", True)
            button.setToolTip(why_not(number))
        on_choice(button, self.choose, number)
        return button

    def _move(self, by: int) -> None:
        legal = sorted(self._legal)
        if self._number is None:
            self.choose(legal[0] if by > 0 else legal[-1])
            return
        later = [n for n in legal if (n - self._number) * by > 0]
        if later:
            self.choose(min(later) if by > 0 else max(later))

    def _type(self, digit: str) -> None:
        text = self._typed + digit
        self._typed = text if int(text) <= self._size else digit
        number = int(self._typed)
        if number in self._legal:
            self.choose(number)
        elif number <= self._size:
            self._number, self._looks = None, False
            self._show_choice()
        self._pause.start()

    def _forget_digits(self) -> None:
        self._typed = ""

    def _show_choice(self) -> None:
        for number, button in self.numbers.items():
            button.setChecked(number == self._number)
        words = translate("Bidding", "Ready") if self._secret else translate("Bidding", "Bid")
        if self._sealed is not None:
            words = translate("Bidding", "Change bid")
        if self.look is not None:
            mark(self.look, self._looks)
        self.ready.setText(words + "  ⏎")
        self.ready.setEnabled(self.preselected is not None and not self._looks)


def _side(inner: int, count: int, rows: int) -> int:
    """Return how wide a button may be when so many stand in so many rows."""
    across = -(-count // rows)
    return (inner + STEP) // across - STEP
