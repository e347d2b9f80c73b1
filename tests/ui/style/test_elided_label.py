"""Labels that say less where there is no room."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from farwhist.ui.style.text import ElidedLabel, WholeLabel
from farwhist.ui.style.tips import shown_tip

TEXT = "Enter studies the chosen deal"


def test_one_ends_in_dots_and_the_other_says_all_or_nothing(qtbot: QtBot) -> None:
    elided, whole = ElidedLabel(), WholeLabel()
    for label in (elided, whole):
        qtbot.addWidget(label)
        label.setText(TEXT)
        label.resize(label.sizeHint())
    assert elided.shown() == whole.shown() == TEXT
    for label in (elided, whole):
        label.resize(label.sizeHint().width() // 2, label.height())
    assert TEXT.startswith(elided.shown().rstrip("…")) and elided.shown().endswith("…")
    assert not whole.shown() and whole.text() == TEXT
    whole.grab()
    assert shown_tip(whole) == TEXT
