"""Help > About: the program, what it runs on, and the licences."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QUrl, Slot, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from farwhist import __version__, places
from farwhist.identity import MODEL
from farwhist.ui.features.about import feature
from farwhist.ui.features.about.feature import AboutDialog, licences
from tests.helpers.clipping import clipped
from tests.ui.furnished import Furnished

Key = Qt.Key


HOME = "https://example.org/owner/repository"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the project has a page."""
    monkeypatch.setattr(feature, "HOMEPAGE", HOME)


@pytest.fixture
def about(window: Furnished, qtbot: QtBot) -> AboutDialog:
    window.actions_["about"].trigger()
    dialog = window.findChild(AboutDialog)
    assert dialog is not None
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    return dialog


def show_licences(about: AboutDialog, qtbot: QtBot) -> str:
    qtbot.keyClick(about, Key.Key_L, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(about.licences.isVisible)
    return about.licences.toPlainText()


def test_the_program_is_told(about: AboutDialog) -> None:
    told = "\n".join(label.text() for label in about.findChildren(QLabel))
    for part in (f"Far Whist {__version__}", f"Qt {qVersion()}", "MIT", "LGPL", HOME):
        assert part in told
    assert "an independent program" in told and "Vincent Brévart" in told and MODEL in told
    pictures = [label.pixmap() for label in about.findChildren(QLabel)]
    assert [each.width() for each in pictures if not each.isNull()] == [64]


def test_the_details_are_copied_and_name_no_place(about: AboutDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(about, Key.Key_D, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: about.copy.text() == "Copied")
    copied = QGuiApplication.clipboard().text()
    assert copied == about.details.text()
    lines = copied.splitlines()
    assert lines[0] == f"Far Whist {__version__}, run by Python"
    assert f"Python {platform.python_version()}" in lines
    assert any(line.startswith(f"Qt {qVersion()}, PySide6 ") for line in lines)
    assert any(line.startswith("Desktop: offscreen") for line in lines)
    assert str(Path.home()) not in copied and (platform.node() or "?") not in copied


def test_licences_are_those_of_the_program_and_of_what_is_installed(
    about: AboutDialog, qtbot: QtBot
) -> None:
    assert about.licences.toPlainText() == "", "not read before they are asked for"
    told = show_licences(about, qtbot)
    assert (Path(places.__file__).parent.parent / "LICENSE").read_text("utf-8").strip() in told
    parts = ("PySide6_Essentials ", "LGPL-3.0-only", "shiboken6 ", "msgspec ", "platformdirs ")
    together = ("PyNaCl ", "segno ", "websockets ", "zeroconf ", "ifaddr ")
    for part in (*parts, *together, "Python "):
        assert f"\n{part}" in told or f" {part}" in told
    assert about.licences.textCursor().position() == 0, "one reads it from the beginning"


def test_a_bundle_tells_what_it_holds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "resources").mkdir()
    (tmp_path / "LICENSE").write_text("ours\n", encoding="utf-8")
    (tmp_path / "THIRD-PARTY.txt").write_text("theirs: ©\n", encoding="utf-8")
    monkeypatch.setattr(places, "_PACKAGE", tmp_path)
    assert licences() == "Far Whist\n=========\n\nours\n\n\ntheirs: ©\n"


class Browser(QObject):
    """Stands for the browser that links are opened with."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(url.toString())


def test_all_is_reached_by_the_keyboard(about: AboutDialog, qtbot: QtBot) -> None:
    reached = set()
    for _ in range(8):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.add(focused)
        qtbot.keyClick(focused, Key.Key_Tab)
    assert {about.copy, about.website, *about.buttons.buttons()} <= reached
    assert about.tabs.tabBar() in reached and about.tabs.currentWidget() in reached
    texts = [each.text() for each in about.findChildren(QAbstractButton) if each.text()]
    texts += [about.tabs.tabText(page) for page in range(about.tabs.count())]
    keys = [key for key in (QKeySequence.mnemonic(text).toString() for text in texts) if key]
    assert len(keys) == len(set(keys)) >= 4
    assert about.details.accessibleName() and about.licences.accessibleName()


def test_the_website_is_opened_by_the_browser(about: AboutDialog, qtbot: QtBot) -> None:
    browser = Browser()
    QDesktopServices.setUrlHandler("https", browser, "open")
    try:
        qtbot.keyClick(about, Key.Key_W, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: bool(browser.opened))
    finally:
        QDesktopServices.unsetUrlHandler("https")
    assert browser.opened == [HOME]


def test_without_a_page_of_the_project_none_is_offered(
    window: Furnished, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feature, "HOMEPAGE", "")
    dialog = window.about.show_about()
    assert dialog.website not in dialog.findChildren(QAbstractButton)
    assert "https:" not in "\n".join(label.text() for label in dialog.findChildren(QLabel))
    dialog.close()


def test_escape_closes_it_for_good(window: Furnished, about: AboutDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(about, Key.Key_Escape)
    assert not about.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
    assert window.findChild(AboutDialog) is None


def test_large_text_has_room(window: Furnished, qtbot: QtBot) -> None:
    window.appearance.set_text_size(200)
    try:
        dialog = window.about.show_about()
        QApplication.processEvents()
        assert clipped(dialog) == []
        assert dialog.licences.font().pointSizeF() == QApplication.font().pointSizeF()
        dialog.close()
    finally:
        window.appearance.set_text_size(100)
