"""A small button that shows a portrait to choose."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QToolButton

from farwhist.ui.avatars.picture import picture
from farwhist.ui.style.tips import name_sign
from farwhist.ui.wording.player_names import portrait_name


def portrait_tile(number: int, side: int, ratio: float, *, chosen: bool) -> QToolButton:
    """Return the button of a portrait, `side` pixels wide, on a screen with this ratio."""
    tile = QToolButton()
    tile.setProperty("picture", True)
    tile.setCheckable(True)
    tile.setChecked(chosen)
    tile.setIcon(QIcon(picture(number, side, ratio)))
    tile.setIconSize(QSize(side, side))
    name_sign(tile, portrait_name(number))
    return tile
