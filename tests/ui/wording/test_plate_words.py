"""What a plate says has room on it, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from farwhist.engine.moves import PASS, Contract, Strain
from farwhist.engine.position import Position
from farwhist.ui.settings.languages import Languages
from farwhist.ui.table.layout.layout import lay_out
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
