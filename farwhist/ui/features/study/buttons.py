"""The buttons of the study: each stands for a command, and tells its keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton

from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.style.icons import IconName, icon
from farwhist.ui.wording.punctuation import noted

translate = QCoreApplication.translate


def push(style: BoardStyle, word: str, command: CommandId) -> QPushButton:
    """Return a button with a word."""
    button = QPushButton(word)
    button.setProperty("flat", False)
    button.setAutoDefault(False)
    button.setToolTip(style.keys_of(command))
    button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return button


def tool(style: BoardStyle, name: IconName, command: CommandId) -> QToolButton:
    """Return a button with a sign."""
    names: dict[CommandId, str] = {
        "deal_start": translate("Study", "To the start"),
        "step_back": translate("Study", "One step back"),
        "step_on": translate("Study", "One step on"),
        "deal_end": translate("Study", "To the end"),
        "previous_deal": translate("Study", "Previous deal"),
        "next_deal": translate("Study", "Next deal"),
        "next_slip": translate("Study", "Next mistake"),
        "previous_slip": translate("Study", "Previous mistake"),
    }
    button = QToolButton()
    button.setIcon(icon(name, style.theme.text, off=style.theme.off))
    side = round(18 * min(style.text, 1.5))
    button.setIconSize(QSize(side, side))
    button.setAccessibleName(names[command])
    keys = style.keys_of(command)
    button.setToolTip(noted(names[command], keys) if keys else names[command])
    return button
