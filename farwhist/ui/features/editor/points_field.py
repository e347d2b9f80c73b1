"""The points of a match before the deal: a line of numbers, one for each player or side."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit

from farwhist.engine.position import Points
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.deal_text import told_points
from farwhist.rules.single_deal import MOST_POINTS
from farwhist.ui.wording.number_words import decimal, number
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

_BETWEEN: Final = re.compile(r"[\s·;/|]+")
_COMMAS: Final = re.compile(r"[\s,·;/|]+")
_SCORE: Final = re.compile(r"[+-]?\d{1,5}(?:[.,]\d{1,2})?", re.ASCII)


class PointsField(QLineEdit):
    """Takes the points as a line such as ``32 20 -4 18``; nothing stands for nought.

    Signals:
        given(points): the scores that were typed; empty where all have nought.
        refused(text): what was typed are no such points.
    """

    given = Signal(object)
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ()
        self._shown = ""
        self.editingFinished.connect(self._take)

    def show_draft(self, draft: DealDraft, names: Sequence[str]) -> None:
        """Show the points of a draft whose players or sides have these names."""
        rules = draft.rules
        count = rules.sides
        self._names = [" + ".join(names[side::count]) for side in range(count)]
        self._shown = written(draft.head.points)
        if self.text() != self._shown:
            self.setText(self._shown)
        self.setPlaceholderText(" · ".join(["0"] * count))
        text = translate("Editor", "The points before this deal, in this order: {names}")
        told = text.format(names=joined(self._names))
        self.setToolTip(told)
        self.setAccessibleDescription(told)

    def _take(self) -> None:
        if self.text() == self._shown:
            return
        found = read(self.text(), len(self._names))
        if found is None:
            text = translate(
                "Editor", "“{text}” is not a list of points: enter a number for each of {names}."
            )
            told = text.format(text=self.text().strip(), names=joined(self._names))
            self.setText(self._shown)
            self.refused.emit(told)
            return
        self._shown = written(found)
        self.setText(self._shown)
        self.given.emit(found)


def written(points: Sequence[Points]) -> str:
    """Return points as they stand in the field."""
    return " · ".join(
        number(each) if round(each, 1) == each else decimal(each, 2) for each in points
    )


def read(text: str, sides: int) -> tuple[Points, ...] | None:
    """Return the points of so many sides that a text tells; None where it does not."""
    plain = text.replace("\u2212", "-").strip(" \t·;/|")
    if not plain:
        return ()
    words = [word.strip(",") for word in _BETWEEN.split(plain)]
    if len(words) != sides:
        words = _COMMAS.split(plain)
    if len(words) != sides or not all(_SCORE.fullmatch(word) for word in words):
        return None
    found = told_points(float(word.replace(",", ".")) for word in words)
    return found if all(abs(each) <= MOST_POINTS for each in found) else None
