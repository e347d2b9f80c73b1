"""The cells of score sheets: how they show what was exact and what was missed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QTableWidgetItem

from farwhist.ui.scores.sheet import Cell
from farwhist.ui.style.tokens import DARK, LIGHT

INKS = {
    True: (DARK.needs, DARK.exact, DARK.over),
    False: (LIGHT.needs, LIGHT.exact, LIGHT.over),
}
"""Below, exact and above the bid, in a dark and in a light window."""


def is_dark(palette: QPalette) -> bool:
    """Whether text is lighter than what it stands on."""
    roles = QPalette.ColorRole
    return palette.color(roles.Text).lightness() > palette.color(roles.Base).lightness()


def item(cell: Cell, inks: tuple[str, str, str], *, last: bool = False) -> QTableWidgetItem:
    """Return a cell: exact is bold, missed is italic, both have their sign and their colour."""
    made = QTableWidgetItem(cell.text)
    side = Qt.AlignmentFlag.AlignLeft if last else Qt.AlignmentFlag.AlignRight
    made.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    made.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    made.setToolTip(cell.hint)
    font = made.font()
    font.setBold(cell.strong)
    if cell.away is not None:
        font.setItalic(cell.away != 0)
        made.setForeground(QColor(inks[1 if cell.away == 0 else (0 if cell.away < 0 else 2)]))
    made.setFont(font)
    return made
