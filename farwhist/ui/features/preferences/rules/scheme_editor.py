"""The editor of a scoring scheme: a named one, or points of your own."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.position import Points
from farwhist.rules.options import Option, RulesError
from farwhist.rules.scoring.parts import tidy
from farwhist.rules.scoring.record import FACTORS, MADE, SIDES, Record, read_record, write_record
from farwhist.rules.scoring.schemes import SCHEMES, scheme
from farwhist.ui.features.preferences.cards import EDGE, PaperCard
from farwhist.ui.features.preferences.controls import Combo
from farwhist.ui.features.preferences.page import FoldLine
from farwhist.ui.features.preferences.rules.editors import Editor
from farwhist.ui.features.preferences.rules.rows import small
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.tips import name_sign
from farwhist.ui.wording import number_words, option_words

_MOST: Final = 9999.5


class HalfSpin(QDoubleSpinBox):
    """A number of points, in halves."""

    def __init__(self) -> None:
        super().__init__()
        self.setDecimals(1)
        self.setRange(-_MOST, _MOST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setKeyboardTracking(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def points(self) -> Points:
        """Return the number, to the nearest half."""
        return tidy(round(self.value() * 2) / 2)

    def textFromValue(self, value: float) -> str:
        return number_words.number(round(value * 2) / 2)

    def valueFromText(self, text: str) -> float:
        plain = text.replace("−", "-").replace(",", ".").strip()
        try:
            return round(float(plain) * 2) / 2
        except ValueError:
            return 0.0

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        plain = text.replace("−", "-").replace(",", ".").strip()
        if plain in ("", "-", "."):
            return (QValidator.State.Intermediate, text, place)
        try:
            fits = abs(float(plain)) <= _MOST
        except ValueError:
            fits = False
        state = QValidator.State.Acceptable if fits else QValidator.State.Invalid
        return (state, text, place)


translate = QCoreApplication.translate

_USUAL: Final = ("M0", "M1", "X0", "Xt", "Xb", "Xd")
"""The numbers that are always shown."""


class RecordFields(QWidget):
    """The coefficients of a record as fields.

    `edited(text)` tells of every change, but `typed(text)` of those to the record as a text, until
    it is `finished`.
    """

    edited = Signal(str)
    typed = Signal(str)
    finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.spins: dict[str, HalfSpin] = {}
        self.nil = QCheckBox(translate("Rules", "A made bid of 0 has its own points:"))
        self.nil_failed = QCheckBox(translate("Rules", "A missed bid of 0 has its own points:"))
        self.low = QCheckBox(translate("Rules", "The lowest score wins"))
        self.fold = FoldLine(_more)
        self._lines: list[tuple[list[HalfSpin], list[QWidget]]] = []
        self._missed_rows: list[tuple[list[HalfSpin], list[QLabel]]] = []
        self._narrow = True
        """Whether the width has no room for a table of what a missed bid costs."""
        self._shown_fixed = ""
        self.fixed = QLineEdit()
        self.fixed.setPlaceholderText("0=10 1=15")
        self.record = QLineEdit()
        self.record.setMaxLength(600)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._nil = self._line(self.nil, "Z0", "Zn")
        self._nil_failed = self._line(self.nil_failed, "nilfail")
        self._fixed = self._labelled(translate("Rules", "Bids with fixed points"), self.fixed)
        self._record = self._labelled(translate("Rules", "As text"), self.record)
        column.setSpacing(12)
        for title, parts in (
            (translate("Rules", "A made bid"), (self._made(), self._nil, self._fixed)),
            (
                translate("Rules", "A missed bid"),
                (self._missed(), self._nil_failed, self.low, self._record),
            ),
        ):
            card = PaperCard(title)
            for part in parts:
                card.add(part)
            column.addWidget(card)
        column.addWidget(self.fold)
        self.fold.toggled.connect(self._show_lines)
        for spin in self.spins.values():
            spin.valueChanged.connect(self._change)
        for box in (self.nil, self.nil_failed, self.low):
            box.toggled.connect(self._change)
        self.fixed.editingFinished.connect(self._change)
        self.record.textEdited.connect(self.typed)
        self.record.editingFinished.connect(self.finished)

    def show_record(self, text: str) -> None:
        """Show a record in all fields."""
        found = read_record(text)
        numbers = found.numbers
        for key, spin in self.spins.items():
            with QSignalBlocker(spin):
                spin.setValue(numbers.get(key, 0))
        fixed = sorted((int(key[1:]), own) for key, own in numbers.items() if key[0] == "T")
        flags = (
            (self.nil, "Z0" in numbers or "Zn" in numbers),
            (self.nil_failed, "nilfail" in numbers),
            (self.low, found.lower_wins),
        )
        for box, on in flags:
            with QSignalBlocker(box):
                box.setChecked(on)
        self._shown_fixed = " ".join(f"{bid}={own}" for bid, own in fixed)
        self.fixed.setText(self._shown_fixed)
        if " ".join(self.record.text().split()) != text:  # else it is being written just now
            self.record.setText(text)
        self._enable()
        self._show_lines()

    def text(self) -> str:
        """Return the record that the fields make."""
        numbers = {
            key: spin.points()
            for key, spin in self.spins.items()
            if key not in ("Z0", "Zn", "nilfail")
        }
        if self.nil.isChecked():
            numbers |= {key: self.spins[key].points() for key in ("Z0", "Zn")}
        if self.nil_failed.isChecked():
            numbers["nilfail"] = self.spins["nilfail"].points()
        text = write_record(numbers, lower_wins=self.low.isChecked())
        fixed = " ".join(f"T{part}" for part in self.fixed.text().split())
        return f"{text} {fixed}" if fixed else text

    def _made(self) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, key in enumerate(MADE):
            label = QLabel(option_words.term(key) or translate("Rules", "points"))
            spin = self._spin(key, translate("Rules", "Made: {factor}"), label.text())
            label.setBuddy(spin)
            words = label.text() if key == "M0" else f"× {label.text()}"
            label.setText(words)
            self._lines.append(([spin], [spin, label]))
            label.setWordWrap(True)
            grid.addWidget(spin, place, 0)
            grid.addWidget(label, place, 1)
        grid.setColumnStretch(1, 1)
        return made

    def _missed(self) -> QWidget:
        missed = QWidget()
        self._grid = QGridLayout(missed)
        self._grid.setContentsMargins(0, 0, 0, 0)
        heads = (
            (translate("Rules", "Missed"), translate("Rules", "Missed: {factor}")),
            (translate("Rules", "Too many"), translate("Rules", "Too many: {factor}")),
            (translate("Rules", "Too few"), translate("Rules", "Too few: {factor}")),
        )
        self._heads = [QLabel(head) for head, _ in heads]
        for factor in FACTORS:
            words = option_words.term(factor)
            spins = [
                self._spin(side + factor, name, words or translate("Rules", "points"))
                for side, (_, name) in zip(SIDES, heads, strict=True)
            ]
            text = f"× {words}" if words else translate("Rules", "points")
            labels = [QLabel(text) for _ in spins]
            for label in labels:
                label.setWordWrap(True)
            self._missed_rows.append((spins, labels))
        self._place_missed()
        return missed

    def _place_missed(self) -> None:
        """Lay the numbers of a missed bid out as a table, or one below another."""
        while self._grid.takeAt(0) is not None:
            pass
        last = len(SIDES)
        for column in range(last + 1):
            self._grid.setColumnStretch(column, column == (1 if self._narrow else last))
        high = len(self._missed_rows) + 1
        for side, head in enumerate(self._heads):
            if self._narrow:
                self._grid.addWidget(head, side * high, 0, 1, 2)
            else:
                self._grid.addWidget(head, 0, side)
            for row, (spins, labels) in enumerate(self._missed_rows, 1):
                if self._narrow:
                    self._grid.addWidget(spins[side], side * high + row, 0)
                    self._grid.addWidget(labels[side], side * high + row, 1)
                else:
                    self._grid.addWidget(spins[side], row, side)
                    self._grid.addWidget(labels[-1], row, last)

    def minimumSizeHint(self) -> QSize:
        spins, labels = self._missed_rows[0]
        wide = spins[0].sizeHint().width() + self._grid.horizontalSpacing() + 2 * EDGE
        wide += max(label.minimumSizeHint().width() for label in labels)
        hint = super().minimumSizeHint()
        return QSize(min(wide, hint.width()), hint.height())

    def table_width(self) -> int:
        """Return how many pixels the table of what a missed bid costs needs."""
        spins = self._missed_rows[0][0]
        columns = zip(self._heads, spins, strict=True)
        wide = sum(max(each.sizeHint().width() for each in column) for column in columns)
        wide += max(labels[-1].minimumSizeHint().width() for _, labels in self._missed_rows)
        return wide + len(SIDES) * self._grid.horizontalSpacing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() - 2 * EDGE < self.table_width()
        if self._narrow != narrow:
            self._narrow = narrow
            self._place_missed()
            self._show_lines()

    def _spin(self, key: str, name: str, factor: str) -> HalfSpin:
        spin = HalfSpin()
        spin.setObjectName(key)
        name_sign(spin, name.format(factor=factor))
        self.spins[key] = spin
        return spin

    def _line(self, box: QCheckBox, *keys: str) -> QWidget:
        part = QWidget()
        column, line = QVBoxLayout(part), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(box)
        add_layout(column, line)
        line.addSpacing(24)
        for key in keys:
            words = option_words.term(key)
            line.addWidget(self._spin(key, box.text() + " {factor}", words))
            if words:
                line.addWidget(QLabel(f"× {words}"))
        line.addStretch(1)
        return part

    @staticmethod
    def _labelled(text: str, edit: QLineEdit) -> QWidget:
        label = QLabel(text)
        label.setBuddy(edit)
        edit.setAccessibleName(text)
        part = QWidget()
        line = QHBoxLayout(part)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label)
        line.addWidget(edit, 1)
        return part

    def _show_lines(self) -> None:
        """Fold the seldom used numbers away that are 0."""
        every = self.fold.open
        folded = 0
        for (spin,), widgets in self._lines:
            told = _told(spin)
            folded += not told
            for widget in widgets:
                widget.setVisible(every or told)
        for row, labels in self._missed_rows:
            used = [_told(spin) for spin in row]
            if not self._narrow:
                used = [any(used)] * len(row)
            folded += used.count(False) if self._narrow else not any(used)
            for place, (spin, label) in enumerate(zip(row, labels, strict=True)):
                seen = every or used[place]
                spin.setVisible(seen)
                label.setVisible(seen and (self._narrow or place == len(row) - 1))
        for place, head in enumerate(self._heads):
            head.setVisible(any(not row[place].isHidden() for row, _ in self._missed_rows))
        for part, told in (
            (self._nil, self.nil.isChecked()),
            (self._nil_failed, self.nil_failed.isChecked()),
            (self._fixed, bool(self.fixed.text())),
            (self.low, self.low.isChecked()),
            (self._record, self.record.hasFocus()),
        ):
            folded += not told
            part.setVisible(every or told)
        self.fold.show_count(folded)

    def _enable(self) -> None:
        for key in ("Z0", "Zn"):
            self.spins[key].setEnabled(self.nil.isChecked())
        self.spins["nilfail"].setEnabled(self.nil_failed.isChecked())

    def _change(self) -> None:
        if self.sender() is self.fixed and self.fixed.text() == self._shown_fixed:
            return
        self._enable()
        self.edited.emit(self.text())


def _told(spin: HalfSpin) -> bool:
    """Whether a number is shown also while the others are folded away."""
    return bool(spin.points()) or spin.hasFocus() or spin.objectName() in _USUAL


def _more(count: int) -> str:
    return translate("Rules", "All numbers: {count} more").format(count=count)


OWN: Final = ""
"""The data of the entry for a record of one's own."""


class SchemeEditor(Editor):
    """A list of the schemes by name, and in words what the chosen one pays.

    `fields` are the numbers of its record, for the page to place.
    """

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._text = ""
        self._own = "M0=10 M1=1 Xd=-1"
        words = {each: option_words.value(option, each) for each in SCHEMES}
        self.box = Combo({**words, OWN: translate("Schemes", "Your own scheme")})
        self.words = small()
        self.fields = RecordFields()
        self.fixed = small(
            translate("Rules", "This scheme has special rules and cannot be edited.")
        )
        column = QVBoxLayout()
        column.setSpacing(4)
        for part in (self.box, self.words, self.fixed):
            column.addWidget(part)
        add_layout(self.line, column, 1)
        self.box.activated.connect(self._choose)
        self.box.currentIndexChanged.connect(self._choose)
        self.fields.edited.connect(lambda text: self.edited.emit(self._read(text)))
        self.fields.typed.connect(lambda text: self.typed.emit(self._read(text)))
        self.fields.finished.connect(self.finished)

    @property
    def target(self) -> QWidget:
        return self.box

    def text(self) -> str:
        return self._text

    def show_text(self, text: str) -> None:
        self._text = text
        own = text not in SCHEMES
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(self.box.findData(OWN if own else text))
        found = scheme(text)
        plain = isinstance(found, Record)
        if isinstance(found, Record):
            self.fields.show_record(found.text)
        if own:
            self._own = text
        self.fields.setVisible(plain)
        self.fixed.setVisible(not plain)
        self.words.setText(option_words.scheme_in_words(text))

    def _choose(self) -> None:
        chosen = str(self.box.currentData())
        if chosen == self._text or (chosen == OWN and self._text not in SCHEMES):
            return
        if chosen == OWN:
            found = scheme(self._text)
            chosen = found.text if isinstance(found, Record) else self._own
        self.show_text(chosen)
        self.edited.emit(chosen)

    def _read(self, text: str) -> str:
        """Show a record in all fields if it is one; return it in its one true form then."""
        self._text = text
        with suppress(RulesError):
            self.show_text(read_record(text).text)
        return self._text
