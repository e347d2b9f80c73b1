"""What is wrong or right with the deal, as a list that follows every edit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.draft_checks import Check, Level
from farwhist.ui.features.editor import editor_words
from farwhist.ui.features.editor.look import EditorLook
from farwhist.ui.style.icons import IconName, icon
from farwhist.ui.style.text import without_key

translate = QCoreApplication.translate

SIGNS: Final[dict[Level, IconName]] = {"wrong": "cross", "note": "triangle", "fine": "check"}
LATER: Final = 700
"""After so many milliseconds without an edit a screen reader is told what has changed."""


class ChecksPanel(QScrollArea):
    """Lists the checks, each with a button that mends it.

    Signals:
        repair_wanted(repair): mend it.
        said(text): what a screen reader is to say: only what is new.
    """

    repair_wanted = Signal(object)
    said = Signal(str)

    def __init__(self, look: EditorLook) -> None:
        super().__init__()
        self._look = look
        self._told: list[str] = []
        self._texts: list[str] = []
        self.buttons: list[QPushButton] = []
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows = QWidget()
        self._rows.setProperty("clear", True)
        self._column = QVBoxLayout(self._rows)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(6))
        self._column.addStretch(1)
        self.setWidget(self._rows)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER)
        self._later.timeout.connect(self._tell)

    @property
    def texts(self) -> list[str]:
        """The sentences that are shown."""
        return list(self._texts)

    def show_checks(self, checks: Sequence[Check], names: Sequence[str]) -> None:
        """Show these checks in their order."""
        while self._column.count() > 1:
            item = self._column.takeAt(0)
            row = None if item is None else item.widget()
            if row is not None:
                row.hide()
                row.deleteLater()
        self.buttons = []
        for place, check in enumerate(checks):
            self._column.insertWidget(place, self._row(check, names))
        self._texts = [editor_words.check_words(each, names) for each in checks]
        self._later.start()

    def _row(self, check: Check, names: Sequence[str]) -> QWidget:
        look, row = self._look, QWidget()
        row.setProperty("clear", True)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.px(8))
        sign, side = QLabel(), look.px(18)
        sign.setPixmap(icon(SIGNS[check.level], self._colour(check.level)).pixmap(side, side))
        sign.setAccessibleName(self._level_words(check.level))
        words = QLabel(editor_words.check_words(check, names))
        words.setWordWrap(True)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(words, 1)
        if check.repair is not None:
            mend = QPushButton(without_key(editor_words.repair_words(check)))
            mend.setProperty("link", True)
            mend.setAccessibleDescription(words.text())
            mend.clicked.connect(lambda: self.repair_wanted.emit(check.repair))
            line.addWidget(mend, 0, Qt.AlignmentFlag.AlignTop)
            self.buttons.append(mend)
        return row

    def _colour(self, level: Level) -> str:
        c = self._look.tokens
        return QColor({"wrong": c.over, "note": c.lit_line, "fine": c.exact}[level]).name()

    @staticmethod
    def _level_words(level: Level) -> str:
        return {
            "wrong": translate("Editor", "Wrong"),
            "note": translate("Editor", "Note"),
            "fine": translate("Editor", "Fine"),
        }[level]

    def stop(self) -> None:
        """Tell nothing any more."""
        self._later.stop()

    def _tell(self) -> None:
        fresh = [each for each in self._texts if each not in self._told]
        self._told = list(self._texts)
        if fresh:
            self.said.emit(" ".join(fresh))
