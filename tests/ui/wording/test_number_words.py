"""Points in words, whole and with a fraction, in languages that count differently."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from farwhist.ui.settings.languages import Languages
from farwhist.ui.wording.number_words import points_text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["0.5 points", "1 point", "1.5 points", "−12 points"]),
        ("de", ["0,5 Punkte", "1 Punkt", "1,5 Punkte", "−12 Punkte"]),
        ("fr", ["0,5 point", "1 point", "1,5 point", "−12 points"]),
        ("ro", ["0,5 puncte", "1 punct", "1,5 puncte", "−12 puncte"]),
    ],
)
def test_points_take_the_form_of_their_number(
    qapp: QApplication, language: str, told: list[str]
) -> None:
    Languages(qapp).use(language)
    assert [points_text(each) for each in (0.5, 1, 1.5, -12)] == told
