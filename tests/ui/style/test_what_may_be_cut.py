"""One rule for texts without room: names may end in dots, numbers, answers and sentences never."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import farwhist
from farwhist.bots.judging import coach
from farwhist.ui.style.text import SMALLEST, ElidedLabel, SentenceLabel, cut_name, fitted
from farwhist.ui.style.tips import shown_tip
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.opened import pages

SENTENCE = "Choose your bid, then press Ready."
SOURCES = {
    path: path.read_text(encoding="utf-8") for path in Path(farwhist.__file__).parent.rglob("*.py")
}


def test_one_function_cuts() -> None:
    cut = [path.name for path, source in SOURCES.items() if "elidedText(" in source]
    assert cut == ["text.py"]


def test_labels_that_cut_hold_names() -> None:
    made = {
        name
        for source in SOURCES.values()
        for name in re.findall(r"(\w+) = ElidedLabel\(\)", source)
    }
    assert made == {"name", "game"}
    assert not any(", ElidedLabel()" in source for source in SOURCES.values())


def test_a_name_is_cut_at_its_end(qapp: QApplication) -> None:
    metrics = QFontMetricsF(QFont())
    shown = cut_name("Wilhelmine", metrics, metrics.horizontalAdvance("Wilhel"))
    assert shown.endswith("…") and "Wilhelmine".startswith(shown[:-1]) and len(shown) > 3


def test_other_texts_become_smaller_as_far_as_they_need(qapp: QApplication) -> None:
    font = QFont()
    font.setPixelSize(20)
    wide = QFontMetricsF(font).horizontalAdvance(SENTENCE)
    assert fitted(SENTENCE, font, wide).pixelSize() == 20
    smaller = fitted(SENTENCE, font, 0.8 * wide)
    assert 14 <= smaller.pixelSize() < 20
    assert QFontMetricsF(smaller).horizontalAdvance(SENTENCE) <= 0.8 * wide
    assert fitted(SENTENCE, font, 1).pixelSize() == round(SMALLEST * 20)
    assert font.pixelSize() == 20


@pytest.mark.parametrize("share", [1.0, 0.85, 0.6, 0.45])
def test_a_sentence_is_said_whole_in_half_its_width(qtbot: QtBot, share: float) -> None:
    label = SentenceLabel()
    qtbot.addWidget(label)
    label.setText(SENTENCE)
    hint = label.sizeHint()
    label.resize(round(share * hint.width()), hint.height() + 6)
    assert label.shown() == SENTENCE
    size = QFontInfo(label.written_in()).pixelSize()
    usual = QFontInfo(label.font()).pixelSize()
    assert SMALLEST * usual - 0.5 <= size <= usual and (size == usual) is (share == 1.0)
    label.grab()
    assert not shown_tip(label)


def test_a_sentence_that_has_no_room_at_all_is_told_by_its_tip(qtbot: QtBot) -> None:
    label = SentenceLabel()
    qtbot.addWidget(label)
    label.setText(SENTENCE)
    label.resize(30, label.sizeHint().height())
    label.grab()
    assert label.shown().endswith("…") and shown_tip(label) == SENTENCE


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "USUAL", coach.Work(start=48, most=48, first=24))


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("spoken", ["de", "ro"], indirect=True)
def test_no_sentence_of_a_page_is_cut(spoken: str, make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.resize(1000, 650)
    window.appearance.set_text_size(200)
    window.matches.start("elevator", 4, changes=driving.deals("1,2"))
    while not window.table.position.over:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        QApplication.processEvents()
    cut = []
    for name, page in pages(window, qtbot):
        for _ in range(4):
            QApplication.processEvents()
        for label in page.findChildren(ElidedLabel):
            sentence = isinstance(label, SentenceLabel) and label.isVisible()
            if sentence and label.shown() != label.text():
                cut.append(f"{name}: {label.text()} in {label.width()} x {label.height()}")
    window.appearance.set_text_size(100)
    assert not cut, "\n".join(cut)
