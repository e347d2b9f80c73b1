"""Editors of single values: numbers, suits, and a sequence of deals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Suit
from farwhist.rules.options import Option
from farwhist.rules.sequences import MOST_HOLD, MOST_SIZE, Ramp, ramp_of
from farwhist.ui.features.preferences.controls import Switch, ValueChoice
from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.layouts import FlowLayout, add_layout
from farwhist.ui.style.text import without_key
from farwhist.ui.style.tips import name_sign
from farwhist.ui.style.tokens import tokens_of
from farwhist.ui.wording import option_words
from farwhist.ui.wording.card_names import SYMBOLS, suit_title

translate = QCoreApplication.translate


class Spin(QSpinBox):
    """A number within a range."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRange(least, most)


class Editor(QWidget):
    """Shows and changes the text of one option.

    Signals:
        edited(text): the player has set this.
        typed(text): the player is typing, and this is how far it is.
        finished(): what was typed is complete.
    """

    edited = Signal(str)
    typed = Signal(str)
    finished = Signal()

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(0, 0, 0, 0)

    @property
    def target(self) -> QWidget:
        """The widget that takes the focus."""
        raise NotImplementedError

    def text(self) -> str:
        """Return what is shown."""
        raise NotImplementedError

    def show_text(self, text: str) -> None:
        """Show a text; `edited` is silent."""
        raise NotImplementedError


class SwitchEditor(Editor):
    """A check box with the option's label."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.box = Switch(without_key(option_words.label(option)))
        self.line.addWidget(self.box, 1)
        self.box.toggled.connect(lambda: self.edited.emit(self.text()))

    @property
    def target(self) -> QWidget:
        return self.box

    def text(self) -> str:
        return "on" if self.box.isChecked() else "off"

    def show_text(self, text: str) -> None:
        with QSignalBlocker(self.box):
            self.box.setChecked(text == "on")


class ChoiceEditor(Editor):
    """A choice of the values in words."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._words = {text: option_words.value(option, text) for text in option.texts}
        self.choice = ValueChoice(self._words, without_key(option_words.label(option)))
        self.line.addWidget(self.choice)
        self.choice.chosen.connect(self.edited)

    @property
    def target(self) -> QWidget:
        return self.choice

    def text(self) -> str:
        return self.choice.value

    def show_text(self, text: str) -> None:
        if text not in self.choice.words:  # a record of points that has no name
            self.choice.offer({**self._words, text: option_words.value(self.option, text)})
        self.choice.show_value(text)


class NumberEditor(Editor):
    """A number with its range; where "auto" is legal it stands below the least number."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        assert option.bounds is not None
        least, most = option.bounds
        self._auto = option.default is None
        self.box = Spin(least - self._auto, most)
        if self._auto:
            self.box.setSpecialValueText(option_words.value(option, "auto"))
        self.range = QLabel(f"{least} … {most}")
        self.range.setProperty("quiet", True)
        self.line.addWidget(self.range)
        self.line.addWidget(self.box)
        self.box.valueChanged.connect(lambda: self.edited.emit(self.text()))

    @property
    def target(self) -> QWidget:
        return self.box

    def text(self) -> str:
        auto = self._auto and self.box.value() == self.box.minimum()
        return "auto" if auto else str(self.box.value())

    def show_text(self, text: str) -> None:
        with QSignalBlocker(self.box):
            self.box.setValue(self.box.minimum() if text == "auto" else int(text))


class _Sign(QPushButton):
    """A button for one sign, of the same width as its neighbours at any size of text."""

    def __init__(self, sign: str) -> None:
        super().__init__(sign)
        self.setProperty("number", True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("MMM"), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class RotationEditor(Editor):
    """An order of trumps: each button adds its own at the end, once."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._letters: list[str] = []
        self.words = QLabel()
        self.words.setWordWrap(True)
        column, buttons, taking = QVBoxLayout(), FlowLayout(), FlowLayout()
        column.setSpacing(4)
        column.addWidget(self.words)
        add_layout(column, buttons)
        add_layout(column, taking)
        add_layout(self.line, column, 1)
        self.add: dict[str, QPushButton] = {}
        for suit in (*Suit, None):
            letter = "NT" if suit is None else suit.letter
            sign = translate("Rules", "NT", "no trump, short") if suit is None else SYMBOLS[suit]
            adding = _Sign(sign)
            adding.setAutoDefault(False)
            name = translate("Rules", "Add: {trump}").format(trump=suit_title(suit))
            name_sign(adding, name)
            on_click(adding, self._add, letter)
            buttons.addWidget(adding)
            self.add[letter] = adding
        self.back = QPushButton(translate("Rules", "Remove last"))
        self.clear = QPushButton(translate("Rules", "Clear"))
        for button, act in ((self.back, self._remove), (self.clear, self._clear)):
            button.setAutoDefault(False)
            on_click(button, act)
            taking.addWidget(button)

    @property
    def target(self) -> QWidget:
        return self.add["S"]

    def text(self) -> str:
        return ",".join(self._letters)

    def show_text(self, text: str) -> None:
        self._letters = text.split(",")
        self._tell()

    def _add(self, letter: str) -> None:
        self._letters.append(letter)
        self._changed()

    def _remove(self) -> None:
        del self._letters[-1:]
        self._changed()

    def _clear(self) -> None:
        self._letters = []
        self._changed()

    def _changed(self) -> None:
        self._tell()
        if self._letters:
            self.edited.emit(self.text())

    def _tell(self) -> None:
        empty = translate("Rules", "Choose the first trumps.")
        self.words.setText(option_words.value(self.option, self.text()) if self._letters else empty)
        self.back.setEnabled(bool(self._letters))
        for letter, button in self.add.items():
            button.setEnabled(letter not in self._letters)


_ACROSS = 3
"""So many numbers stand beside each other, so that they fit with large print."""


class SequenceEditor(Editor):
    """The numbers write the list; a list that no numbers make leaves them as they are."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.list = QLineEdit()
        self.list.setMaxLength(600)
        self.first, self.turn, self.last = (Spin(1, MOST_SIZE) for _ in range(3))
        self.step = Spin(1, MOST_SIZE - 1)
        self.hold = Spin(1, MOST_HOLD)
        self.numbers = (self.first, self.turn, self.last, self.step, self.hold)
        names = (
            translate("Rules", "First"),
            translate("Rules", "Turning point"),
            translate("Rules", "Last"),
            translate("Rules", "Step"),
            translate("Rules", "Turning point dealt"),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        for place, (spin, name) in enumerate(zip(self.numbers, names, strict=True)):
            label = QLabel(name)
            label.setBuddy(spin)
            row, across = divmod(place, _ACROSS)
            grid.addWidget(label, 2 * row, across)
            grid.addWidget(spin, 2 * row + 1, across)
            spin.setAccessibleName(name)
            spin.valueChanged.connect(self._ramp)
        self.hold.setSuffix(translate("Rules", "×", "times, behind a number"))
        grid.setColumnStretch(_ACROSS, 1)
        label = QLabel(translate("Rules", "As a list"))
        label.setBuddy(self.list)
        column = QVBoxLayout()
        column.setSpacing(4)
        add_layout(column, grid)
        column.addWidget(label)
        column.addWidget(self.list)
        add_layout(self.line, column, 1)
        self.list.textEdited.connect(self._type)
        self.list.editingFinished.connect(self.finished)

    @property
    def target(self) -> QWidget:
        return self.list

    def text(self) -> str:
        return self.list.text().replace(" ", "")

    def show_text(self, text: str) -> None:
        self.list.setText(text)
        self._follow()

    def _follow(self) -> None:
        """Show the numbers that make the list; where none do they keep their last values."""
        ramp = ramp_of(self.text())
        if ramp is None:
            return
        values = (ramp.first, ramp.turn, ramp.last, ramp.step, ramp.hold)
        for spin, value in zip(self.numbers, values, strict=True):
            with QSignalBlocker(spin):
                spin.setValue(value)

    def _type(self) -> None:
        self._follow()
        self.typed.emit(self.text())

    def _ramp(self) -> None:
        self.list.setText(Ramp(*(spin.value() for spin in self.numbers)).text())
        self.edited.emit(self.text())


def problem(widget: QWidget) -> QColor:
    """Return the colour of a sentence on what does not fit."""
    return QColor(tokens_of(widget.palette()).over)


def mark(widget: QWidget) -> QColor:
    """Return the colour of what has been changed."""
    return QColor(tokens_of(widget.palette()).needs)


def tint(label: QLabel, colour: QColor) -> None:
    """Write a label in a colour."""
    palette = label.palette()
    if palette.color(QPalette.ColorRole.WindowText) != colour:
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        label.setPalette(palette)
