"""The one look: what can be read, what follows the player, and that nothing escapes it."""

from __future__ import annotations

import gc
import re
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDockWidget,
    QFileDialog,
    QGroupBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSplitter,
    QStatusBar,
    QTabBar,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from farwhist.ui.style import window_style as look_module
from farwhist.ui.style.sheet import window_sheet
from farwhist.ui.style.tokens import DARK, DARK_STRONG, LIGHT, LIGHT_STRONG, Tokens
from farwhist.ui.style.window_style import tokens_for, window_style
from tests.ui.furnished import Furnished
from tests.ui.style.test_wheel import notch, value_of
from tests.ui.table.test_felts import contrast

LOOKS = {
    "light": LIGHT, "dark": DARK, "light strong": LIGHT_STRONG, "dark strong": DARK_STRONG,
}  # fmt: skip
UI = Path(look_module.__file__).parent.parent


@pytest.fixture(autouse=True)
def _usual() -> Iterator[None]:
    yield
    window_style().apply(shade="system", percent=100, strong=False)


# --- colours ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKS)
def test_every_text_reaches_4_5_on_each_ground_that_it_stands_on(name: str) -> None:
    t = LOOKS[name]
    grounds = (t.ground, t.side, t.raised, t.field)
    for ground in grounds:
        for text in (t.text, t.secondary, t.needs, t.over):
            assert contrast(text, ground) >= 4.5, (text, ground)
    for text, ground in (
        (t.primary_text, t.primary), (t.primary_text, t.primary_pointer),
        (t.primary_text, t.primary_pressed), (t.text, t.pointer), (t.text, t.pressed),
        (t.selected_text, t.selected), (t.text, t.lit), (t.tip_text, t.tip),
        (t.exact, t.raised), (t.exact, t.field),
    ):  # fmt: skip
        assert contrast(text, ground) >= 4.5, (text, ground)


@pytest.mark.parametrize("name", LOOKS)
def test_edges_and_rings_reach_3(name: str) -> None:
    t = LOOKS[name]
    for line in (t.border, t.ring, t.primary):
        for ground in (t.ground, t.side, t.raised, t.field):
            assert contrast(line, ground) >= 3, (line, ground)
    assert contrast(t.lit_line, t.lit) >= 3
    assert contrast(t.over, t.field) >= 3


def test_high_contrast_leaves_no_grey() -> None:
    for t in (LIGHT_STRONG, DARK_STRONG):
        assert contrast(t.text, t.ground) >= 20
        assert t.border == t.secondary == t.text and contrast(t.off_text, t.ground) >= 7


def test_every_token_is_a_colour_and_every_one_is_used() -> None:
    sources = "".join(each.read_text() for each in UI.rglob("*.py"))
    for each in Tokens.__struct_fields__:
        assert QColor(getattr(LIGHT, each)).isValid()
        assert QColor(getattr(DARK, each)).isValid()
        assert re.search(rf"\.{each}\b", sources), each


WITH_COLOURS = ("style/tokens.py", "table/theme.py")
PICTURES = ("deck", "avatars")
"""Rooms that draw cards and people, which have the colours of what they show."""


def test_nothing_else_has_colours_of_its_own() -> None:
    for file in UI.rglob("*.py"):
        place = file.relative_to(UI).as_posix()
        if place in WITH_COLOURS or place.split("/")[0] in PICTURES:
            continue
        assert not re.findall(r"#[0-9A-Fa-f]{6,8}\b", file.read_text()), place


# --- following the player -----------------------------------------------------------------------


def ground(window: QWidget) -> str:
    return window.palette().color(QPalette.ColorRole.Window).name().upper()


def test_an_open_window_changes_at_once(window: Furnished, qtbot: QtBot) -> None:
    window.preferences.open("table")
    preferences = window.preferences.lazy.made
    assert preferences is not None
    pictures: list[QImage] = []
    for shade, t in (("light", LIGHT), ("dark", DARK)):
        window.table_preferences.set(window=shade)
        QApplication.processEvents()
        assert ground(preferences) == ground(window) == t.ground
        pictures.append(preferences.grab().toImage())
        assert pictures[-1].pixelColor(preferences.width() - 3, 3).name().upper() == t.ground
        assert pictures[-1].pixelColor(3, preferences.height() - 3).name().upper() == t.side
    assert pictures[0] != pictures[1]


def test_the_system_is_followed_while_windows_stand_open(
    window: Furnished, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ground(window) == LIGHT.ground
    monkeypatch.setattr(look_module, "tokens_for", lambda shade, strong=False: DARK)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    QApplication.processEvents()
    assert ground(window) == DARK.ground
    monkeypatch.undo()
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert tokens_for("system") is LIGHT and ground(window) == LIGHT.ground


def test_contrast_holds_for_windows_too(window: Furnished) -> None:
    window.appearance.set_contrast("on")
    assert window_style().tokens is LIGHT_STRONG and ground(window) == LIGHT_STRONG.ground
    window.appearance.set_contrast("off")
    assert window_style().tokens is LIGHT


def test_nothing_is_done_when_nothing_changes(window: Furnished, qapp: QApplication) -> None:
    before, style = qapp.styleSheet(), qapp.style()
    window.table_preferences.set(mute="yes")
    assert qapp.styleSheet() is before or qapp.styleSheet() == before
    assert qapp.style() is style


class _Watching(QWidget):
    """Says at each change of its look whether somebody is still there."""

    def __init__(self, watched: weakref.ref[object]) -> None:
        super().__init__()
        self._watched, self.seen = watched, list[bool]()

    def changeEvent(self, event: QEvent) -> None:
        _ = [[] for _ in range(2000)]  # enough that Python looks for garbage
        self.seen.append(self._watched() is not None)
        super().changeEvent(event)


@pytest.mark.parametrize(
    "change",
    [{"percent": 150}, {"strong": True}, {"shade": "dark"}],
    ids=lambda each: next(iter(each)),
)
def test_a_window_that_nobody_holds_lasts_while_all_are_dressed(
    qtbot: QtBot, change: dict[str, Any]
) -> None:
    gc.collect()
    left = QWidget()
    left.itself = left  # type: ignore[attr-defined]  # so that only Python's search finds it
    watch = _Watching(weakref.ref(left))
    qtbot.addWidget(watch)
    left.show()
    watch.show()
    usual = gc.get_threshold()
    gc.set_threshold(700, 1, 1)
    try:
        del left
        window_style().apply(**change)
    finally:
        gc.set_threshold(*usual)
    assert watch.seen and all(watch.seen)
    assert gc.isenabled()
    gc.collect()


# --- the ring -----------------------------------------------------------------------------------


def asked(qtbot: QtBot, *parts: QWidget) -> QDialog:
    window_style().apply(shade="light")
    dialog = QDialog()
    column = QVBoxLayout(dialog)
    for each in parts:
        column.addWidget(each)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def test_a_button_has_a_ring_after_a_key_and_none_after_a_click(qtbot: QtBot) -> None:
    one, two = QPushButton("One"), QPushButton("Two")
    dialog = asked(qtbot, one, two)
    ring = window_style().ring
    one.setFocus()
    QTest.keyClick(one, Qt.Key.Key_Tab)
    assert two.hasFocus() and ring.round is two
    QTest.keyClick(two, Qt.Key.Key_Space)
    assert ring.round is two
    picture = dialog.grab().toImage()
    corner = two.mapTo(dialog, two.rect().topLeft())
    at = picture.pixelColor(corner.x() + two.width() // 2, corner.y() - 3)
    assert at.name().upper() == LIGHT.ring
    assert not has_colour(two, LIGHT.ring), "outside its edge only"
    qtbot.mouseClick(one, Qt.MouseButton.LeftButton)
    assert one.hasFocus() and ring.round is None
    QTest.keyClick(one, Qt.Key.Key_Tab)
    assert ring.round is two
    qtbot.mouseClick(two, Qt.MouseButton.LeftButton)
    assert two.hasFocus() and ring.round is None


def has_colour(widget: QWidget, colour: str) -> bool:
    image = widget.grab().toImage()
    found = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return any(each.name().upper() == colour for each in found)


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QSlider])
def test_boxes_and_sliders_show_the_keyboard_after_a_key_only(
    qtbot: QtBot, kind: type[QWidget]
) -> None:
    first, control = QLineEdit(), kind()
    if isinstance(control, QSlider):
        control.setOrientation(Qt.Orientation.Horizontal)
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    dialog = asked(qtbot, first, control)
    assert dialog.isVisible()
    first.setFocus()
    assert not has_colour(control, LIGHT.ring)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert control.hasFocus() and has_colour(control, LIGHT.ring)
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(control, Qt.MouseButton.LeftButton)
    assert control.hasFocus() and not has_colour(control, LIGHT.ring)


def test_a_ring_outlives_no_window(qtbot: QtBot) -> None:
    for _again in range(3):
        dialog = asked(qtbot, QPushButton("One"), QPushButton("Two"))
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert window_style().ring.round is not None
        dialog.close()
        dialog.deleteLater()
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    assert window_style().ring.round is None


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_the_arrows_of_a_dialog_for_files_are_seen_on_its_ground(
    qtbot: QtBot, shade: str, tmp_path: Path
) -> None:
    window_style().apply(shade=shade, percent=100, strong=False)
    dialog = QFileDialog(None, "", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    text = (DARK if shade == "dark" else LIGHT).text
    for name in ("backButton", "forwardButton", "toParentButton"):
        button = dialog.findChild(QToolButton, name)
        assert isinstance(button, QToolButton)
        picture = button.icon().pixmap(64, 64).toImage()
        middle = {picture.pixelColor(x, y).name() for x in range(64) for y in range(64)}
        assert text.lower() in middle, name


# --- everything is covered ----------------------------------------------------------------------

KINDS = (
    QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QDockWidget,
    QGroupBox, QLineEdit, QMenu, QMenuBar, QPlainTextEdit, QSplitter, QStatusBar, QTabBar,
    QTextEdit, QScrollBar,
)  # fmt: skip
DRAWN = {"QComboBox", "QAbstractSpinBox", "QSlider"}
"""What `ProxyStyle` draws, and the sheet does not name as such."""


def windows(main: Furnished) -> list[QWidget]:
    """Open every window that stands beside the table, and return them with the main window."""
    assert all(main.preferences.open("").pages.values()), "each page is made"
    for command in ("help", "all_scores", "statistics", "about", "fair_play", "number"):
        main.actions_[command].trigger()  # type: ignore[index]
        QApplication.processEvents()
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]


def family(widget: QWidget) -> str:
    """Return the name of the kind of control that a widget is, empty if it is none."""
    return next((kind.__name__ for kind in KINDS if isinstance(widget, kind)), "")


def test_every_kind_of_control_is_covered_and_the_wheel_changes_none(window: Furnished) -> None:
    sheet = window_sheet(LIGHT, 14)
    met, tried = set(), 0
    opened = windows(window)
    assert len(opened) >= 7
    for top in opened:
        main = [
            each
            for each in top.findChildren(QAbstractButton)
            if each.property("action") and each.isVisible() and each.window() is top
        ]
        assert len(main) <= 1 or top is window, [each.text() for each in main]
        for each in top.findChildren(QWidget):
            met.add(family(each))
            if isinstance(each, QComboBox | QAbstractSpinBox | QSlider):
                tried += 1
                assert each.focusPolicy() is not Qt.FocusPolicy.WheelFocus
                before = value_of(each)
                each.clearFocus()
                for lines in (1, -1):
                    notch(each, lines)
                    assert value_of(each) == before, (top.objectName(), each.objectName())
    assert tried > 30 and len(met) > 10
    for name in met - {""} - DRAWN:
        names = {
            "QAbstractButton": ("QPushButton", "QToolButton", "QCheckBox", "QRadioButton"),
            "QAbstractItemView": ("QListView", "QTreeView", "QTableView", "QHeaderView"),
            "QAbstractSlider": ("QScrollBar",),
        }.get(name, (name,))
        assert all(re.search(rf"\b{each}\b", sheet) for each in names), name
    for top in opened:
        if top is not window:
            top.close()


@pytest.mark.parametrize("percent", [100, 125, 200])
def test_the_sheet_is_sound_at_every_size(qapp: QApplication, percent: int) -> None:
    window_style().apply(percent=percent)
    sizes = [int(each) for each in re.findall(r"font-size: (\d+)px", qapp.styleSheet())]
    assert sizes and min(sizes) >= 12 * percent / 100
    assert QPushButton("x").sizeHint().height() >= 34 * percent / 100 - 2
