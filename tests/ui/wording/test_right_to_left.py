"""In a language that is written from the right, numbers keep their signs in front."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.ui.features.report import report_words
from farwhist.ui.style.segments import Segments
from farwhist.ui.table.items.painted_text import Piece, write_row
from farwhist.ui.wording import number_words

NUMBERS: dict[str, Callable[[], str]] = {
    "points": lambda: number_words.number(-3),
    "half points": lambda: number_words.number(-2.5),
    "signed": lambda: number_words.signed(10),
    "lost": lambda: number_words.signed(-1),
    "short": lambda: number_words.difference_sign(-2),
    "over": lambda: number_words.difference_sign(1),
    "average": lambda: number_words.decimal(-0.5),
    "with a sign": lambda: number_words.signed_decimal(4.26),
    "margin": lambda: report_words.give_or_take(0.3),
    "percentage": lambda: number_words.percentage(12),
    "loss": lambda: report_words.signed(-3.2),
}


@pytest.fixture
def hebrew() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("he"))
    yield
    QLocale.setDefault(before)


def bare(text: str) -> str:
    return "".join(each for each in text if unicodedata.category(each) != "Cf")


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_and_its_sign_are_kept_together(name: str, hebrew: None) -> None:
    text = NUMBERS[name]()
    assert text.startswith("\u2066") and text.endswith("\u2069"), "isolated, left to right"
    assert text.count("\u2066") == text.count("\u2069")


def test_the_mark_of_a_score_stays_a_mark(hebrew: None) -> None:
    assert [number_words.difference_mark(away) for away in (-2, 0, 1)] == ["▼", "✓", "▲"]


@pytest.mark.parametrize("name", NUMBERS)
def test_where_one_reads_from_the_left_nothing_is_added(name: str) -> None:
    assert NUMBERS[name]() == bare(NUMBERS[name]())


def columns(image: QImage, colour: str) -> list[int]:
    wanted = QColor(colour).rgb()
    found = range(image.width()), range(image.height())
    return [x for x in found[0] for y in found[1] if image.pixel(x, y) == wanted]


def written(qapp: QApplication) -> tuple[list[int], list[int]]:
    image = QImage(200, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    font = QFont()
    font.setPixelSize(20)
    font.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
    painter = QPainter(image)
    row = [Piece("אאא", font, "#ff0000"), Piece("בבב", font, "#0000ff")]
    write_row(painter, QRectF(10, 0, 180, 40), row)
    painter.end()
    return columns(image, "#ff0000"), columns(image, "#0000ff")


def test_pieces_of_a_row_stand_in_reading_order(qapp: QApplication, hebrew: None) -> None:
    first, second = written(qapp)
    assert first and second and min(second) >= 10 and max(second) < min(first)


def test_and_from_the_left_in_all_others(qapp: QApplication) -> None:
    first, second = written(qapp)
    assert first and second and max(first) < min(second)


def test_segments_are_rounded_where_they_end(qtbot: QtBot) -> None:
    segments = Segments({"a": "A", "b": "B", "c": "C"})
    qtbot.addWidget(segments)

    def places() -> list[str]:
        return [button.property("segment") for button in segments.buttons.values()]

    assert places() == ["first", "middle", "last"]
    segments.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert places() == ["last", "middle", "first"]
    segments.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert places() == ["first", "middle", "last"]
