"""The headings of the report's tables, in every language."""

from __future__ import annotations

from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow
from tests.ui.features.report.test_report import open_report, wait


def cut(table: QTableWidget) -> list[str]:
    """Return the headings that there is no room for."""
    header = table.horizontalHeader()
    shown = [column for column in range(table.columnCount()) if not table.isColumnHidden(column)]
    found = []
    for column in shown:
        item = table.horizontalHeaderItem(column)
        if item is not None and header.sectionSizeHint(column) > header.sectionSize(column):
            found.append(item.text())
    return found


def test_no_heading_is_cut(spoken: str, make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    page = open_report(window, qtbot)
    wait(page, qtbot)
    sheet = page.deals.sheet
    for size in ((1280, 800), (1000, 650), (1290, 800), (1280, 800)):
        window.resize(*size)
        qtbot.wait(30)
        assert not sheet.isVisible() or not cut(sheet), size
