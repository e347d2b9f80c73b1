"""What a plate says has room on it, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from farwhist.engine.moves import PASS, Contract, Strain
from farwhist.engine.position import Position
from farwhist.ui.settings.languages import Languages
from farwhist.ui.style.text import SMALLEST
from farwhist.ui.table.items.plate_item import BARE_NAME, SECOND
from farwhist.ui.table.layout.layout import lay_out
from farwhist.ui.table.layout.measures import Fold
from farwhist.ui.viewmodels.plates import PlateStatus, Word
from farwhist.ui.wording import outcomes, plate_words
from tests.helpers.languages import LANGUAGES

SIZES = [(1000, 558), (1030, 708), (1600, 988)]


def said() -> list[str]:
    """Return all that plates say besides numbers of tricks."""
    notes = [
        PlateStatus("cards", 18),
        PlateStatus("tricks", 13),
        PlateStatus("life", 1),
        PlateStatus("place", 7, gone=True),
        PlateStatus("place", 7),
        PlateStatus("call", call=PASS),
        PlateStatus("call", call=Contract(7, Strain.NT)),
    ]
    return [
        *(plate_words.word(word) for word in Word),
        *(outcomes.note(note) for note in notes),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut(language: str, qapp: QApplication) -> None:
    languages = Languages(qapp)
    languages.use(language)
    try:
        cut = []
        for seats in range(3, 8):
            for size in SIZES:
                layout = lay_out(Position(seats), 0, *size)
                font = QFont()
                font.setBold(True)
                font.setPixelSize(layout.sizes.font)
                metrics = QFontMetricsF(font)
                for rect in layout.plates.values():
                    room = rect.w - (rect.h - 12) - 22
                    cut += [
                        f"{text}: {metrics.horizontalAdvance(text):.0f} of {room:.0f}"
                        for text in said()
                        if metrics.horizontalAdvance(text) > room
                    ]
        assert not cut, sorted(set(cut))
    finally:
        languages.use("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_on_a_plate_without_a_portrait(language: str, qapp: QApplication) -> None:
    languages = Languages(qapp)
    languages.use(language)
    try:
        cut = []
        for seats in range(3, 8):
            layout = lay_out(Position(seats), 0, 866, 511, text=2.0)
            assert layout.sizes.fold is Fold.BARE
            font = QFont()
            font.setBold(True)
            for rect in layout.plates.values():
                font.setPixelSize(round(SMALLEST * SECOND[-1] * BARE_NAME * rect.h))
                metrics = QFontMetricsF(font)
                cut += [text for text in said() if metrics.horizontalAdvance(text) > rect.w - 20]
        assert not cut, sorted(set(cut))
    finally:
        languages.use("en")
