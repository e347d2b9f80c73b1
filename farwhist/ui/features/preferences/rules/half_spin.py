"""A field for a number of points, in halves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QSizePolicy,
)

from farwhist.engine.position import Points
from farwhist.rules.scoring.parts import tidy
from farwhist.ui.wording import number_words

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
