"""The number that a match is dealt from: to note down, to give away, and to play again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt
from PySide6.QtGui import QGuiApplication, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.panels.panel import on_click
from farwhist.ui.settings.commands import command_help
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.text import label_for

translate = QCoreApplication.translate

DIGITS: Final = 18
"""The longest number that can be typed; numbers that are drawn have at most ten digits."""


class DealNumberDialog(QDialog):
    """Shows the number of the match; accepted means: begin the match with the number `number`.

    Args:
        deal: which deal of the match is on the table.
        game: the name of the game and `seats` how many play it, which the number goes with.
    """

    def __init__(
        self, seed: int, deal: int, *, game: str, seats: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        set_help_anchor(self, command_help("number"))
        self.setWindowTitle(translate("Deal number", "Match number"))
        self._seed = seed
        told = translate(
            "Deal number",
            "This is deal {deal} of match number {number}.\nThe same number deals the same "
            "cards again in the same game with the same number of players: {game}, {seats}.",
        ).format(deal=deal, number=seed, game=game, seats=seats)
        self.about = QLabel(told)
        self.about.setWordWrap(True)
        self.about.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.copy = QPushButton(translate("Deal number", "&Copy the number"))
        self.copy.setAutoDefault(False)
        on_click(self.copy, self._copy)
        self.edit = QLineEdit()
        self.edit.setPlaceholderText(str(seed))
        self.edit.setValidator(
            QRegularExpressionValidator(QRegularExpression(rf"\d{{1,{DIGITS}}}"), self)
        )
        label = label_for(translate("Deal number", "Match &number:"), self.edit)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.play = self.buttons.addButton(
            translate("Deal number", "&Start this match"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.play.setProperty("action", True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.edit.textChanged.connect(self._check)
        row = QHBoxLayout()
        row.addWidget(self.copy)
        row.addStretch(1)
        form = QFormLayout()
        form.addRow(label, self.edit)
        column = QVBoxLayout(self)
        column.addWidget(self.about)
        column.addLayout(row)
        column.addSpacing(self.fontMetrics().height())
        column.addLayout(form)
        column.addWidget(self.buttons)
        self.resize(30 * self.fontMetrics().height(), self.sizeHint().height())
        self.edit.setFocus()
        self._check()

    @property
    def number(self) -> int:
        """The number that was typed; there must be one."""
        return int(self.edit.text())

    def _check(self) -> None:
        self.play.setEnabled(self.edit.hasAcceptableInput())
        self.play.setToolTip(
            "" if self.play.isEnabled() else translate("Deal number", "Enter a number first")
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._seed))
        self.copy.setText(translate("Deal number", "Copied"))
