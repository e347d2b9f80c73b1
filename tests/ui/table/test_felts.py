"""The felts, and dark and light windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from farwhist.ui.settings.catalogue import Shade, TableRows
from farwhist.ui.style import tokens
from farwhist.ui.style.window_style import tokens_for, window_style
from farwhist.ui.table.theme import FELTS, Theme, fibres, themed
from tests.ui.furnished import Furnished


@pytest.fixture(autouse=True)
def _usual_colours() -> Iterator[None]:
    yield
    window_style().apply(shade="system")


def light(colour: QColor | str) -> float:
    """Return the relative luminance of a colour, from 0 to 1."""
    parts = QColor(colour).getRgbF()[:3]
    lines = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * lines[0] + 0.7152 * lines[1] + 0.0722 * lines[2]


def contrast(one: QColor | str, other: QColor | str) -> float:
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_every_felt_is_dark_enough_for_its_texts(qapp: object) -> None:
    assert set(FELTS) == set(TableRows.felt.values)
    for felt in FELTS:
        theme = themed(Theme(), felt)
        assert contrast(theme.text, theme.felt_centre) >= 4.5
    assert themed(themed(Theme(), "navy"), "green") == Theme()
    assert [tile.toImage() for tile in fibres()] == [tile.toImage() for tile in fibres()]


def test_the_windows_follow_the_choice(window: Furnished, qapp: QApplication) -> None:
    usual = qapp.palette().color(QPalette.ColorRole.Window)
    window.table_preferences.set(window="dark")
    qapp.processEvents()
    dark = window.menuBar().palette().color(QPalette.ColorRole.Window)
    assert light(dark) < 0.1 < light(usual)
    window.table_preferences.set(window="light")
    qapp.processEvents()
    assert light(window.menuBar().palette().color(QPalette.ColorRole.Window)) > 0.5
    window.table_preferences.set(window="system")
    assert qapp.palette().color(QPalette.ColorRole.Window) == usual


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_texts_of_windows_are_readable(qapp: object, scheme: Shade) -> None:
    palette = tokens.palette(tokens_for(scheme))
    role = QPalette.ColorRole
    for text, ground in (
        (role.WindowText, role.Window), (role.Text, role.Base), (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button), (role.PlaceholderText, role.Base),
        (role.ToolTipText, role.ToolTipBase), (role.Link, role.Base),
        (role.HighlightedText, role.Highlight),
    ):  # fmt: skip
        assert contrast(palette.color(text), palette.color(ground)) >= 4.5, text
    assert contrast(palette.color(role.Accent), palette.color(role.Base)) >= 3
