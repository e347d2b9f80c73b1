"""The window of preferences: every choice has its control, and every control does something."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QKeySequence, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Rank
from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.draft import Draft
from farwhist.store.preferences import FILE
from farwhist.ui.features.preferences.controls import Gallery, Switch
from farwhist.ui.features.preferences.pages import MotionPage
from farwhist.ui.features.preferences.rules.rows import Small
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.features.preferences.window import SMALLEST, PreferencesWindow
from farwhist.ui.settings.catalogue import CONTRAST, ROWS, TEXT_SIZE, VERBOSITY, on_page
from farwhist.ui.settings.table_preferences import TablePreferences
from farwhist.ui.settings.timing import PAUSES
from farwhist.ui.shell.features import PAGES
from farwhist.ui.style.icons import IconName
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import access_key
from farwhist.ui.style.window_style import window_style
from tests.helpers.clipping import clipped
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

FIELDS = [name for name in TablePreferences.rows if not name.startswith("foreign_")]
"""Those of decks of other programs, which need such a deck, have tests of their own."""
CONTROLS = (QComboBox, QSlider, Gallery, Segments, Switch)
Key = Qt.Key


@pytest.fixture(autouse=True)
def _usual() -> Iterator[None]:
    yield
    window_style().apply(percent=100)
    window_style().apply(shade="system")


@pytest.fixture
def preferences(window: Furnished, qtbot: QtBot) -> PreferencesWindow:
    """Return the window of preferences beside a table on which the player is asked."""
    driving.wait_until_asked(window, qtbot)
    return window.preferences.open()


def table_of(window: PreferencesWindow) -> Furnished:
    parent = window.parentWidget()
    assert isinstance(parent, Furnished)
    return parent


def activate(window: QWidget, qtbot: QtBot) -> None:
    """Give the window the keyboard."""

    def active() -> bool:
        window.activateWindow()
        QApplication.processEvents()
        return QApplication.activeWindow() is window

    qtbot.waitUntil(active)


def control(window: PreferencesWindow, name: str) -> QWidget:
    """Return the one control of a field, on its page, as it is at this width."""

    def found() -> list[tuple[str, QWidget]]:
        kinds = [(key, kind) for key in window.pages for kind in CONTROLS]
        return [
            (key, each)
            for key, kind in kinds
            for each in window.pages[key].findChildren(kind, name)
        ]

    ((key, _),) = found()
    window.show_page(key)
    QApplication.processEvents()
    ((_, widget),) = found()
    return widget


def choose(widget: QWidget, value: str) -> None:
    """Choose a value as a person does, with a click or a key."""
    if isinstance(widget, Gallery | Segments):
        QTest.mouseClick(widget.buttons[value], Qt.MouseButton.LeftButton)
    elif isinstance(widget, QComboBox):
        widget.setFocus()
        row = widget.findData(value)
        while widget.currentIndex() != row:
            down = widget.currentIndex() < row
            QTest.keyClick(widget, Key.Key_Down if down else Key.Key_Up)
    elif isinstance(widget, QSlider):
        widget.setValue(int(value))
    elif isinstance(widget, QCheckBox):
        assert widget.isChecked() is (value == "no")
        QTest.keyClick(widget, Key.Key_Space)


def kept(window: Furnished, folder: Path) -> dict[str, Any]:
    window.saving.now()
    data = json.loads((folder / FILE).read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def others(name: str) -> list[str]:
    """Return the values of a field that are not its default, or one of them."""
    values = {"volume": ("70",), "pause": ("2300",)}.get(name) or TablePreferences.rows[name].values
    return [value for value in values if value != TablePreferences.rows[name].default]


def test_a_control_changes_the_field_and_the_file(
    preferences: PreferencesWindow, tmp_path: Path
) -> None:
    window = table_of(preferences)
    for name in FIELDS:
        usual, widget = TablePreferences.rows[name].default, control(preferences, name)
        for value in others(name):
            choose(widget, value)
            assert getattr(window.table_preferences.now, name) == value
            assert kept(window, tmp_path)["table"][name] == value
        QTest.mouseClick(preferences.restore, Qt.MouseButton.LeftButton)
        assert getattr(window.table_preferences.now, name) == usual
        assert shown(widget) == usual or name == "pause"
        assert name not in kept(window, tmp_path).get("table", {}), "a default is not kept"


def shown(widget: QWidget) -> str:
    """Return the value that a control shows."""
    if isinstance(widget, Gallery | Segments):
        return widget.value
    if isinstance(widget, QComboBox):
        return str(widget.currentData())
    if isinstance(widget, QSlider):
        return str(widget.value())
    assert isinstance(widget, QCheckBox)
    return "yes" if widget.isChecked() else "no"


def test_a_control_follows_its_field(preferences: PreferencesWindow) -> None:
    window = table_of(preferences)
    for name in FIELDS:
        widget = control(preferences, name)
        value = {"volume": "70", "pause": "2300"}.get(name) or others(name)[-1]
        window.table_preferences.set(**{name: value})
        assert shown(widget) == getattr(window.table_preferences.now, name) == value


def test_the_table_changes_at_once_behind_the_window(
    preferences: PreferencesWindow, qtbot: QtBot
) -> None:
    window = table_of(preferences)
    window.matches.start("elevator", 4, changes=driving.deals("7,7,7,7"))
    driving.wait_until_asked(window, qtbot)
    while not any(Rank.JACK <= card.rank <= Rank.KING for card in window.table.hand()):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)

    def picture() -> QImage:
        for _ in range(3):  # a card whose angle has changed is drawn otherwise for one picture
            found = window.table.view.grab().toImage()
        return found

    for name, value in {
        "style": "woodcut", "palette": "classic", "index": "fr", "size": "large",
        "proportion": "bridge", "paper": "dim", "back": "lattice-burgundy", "zoom": "80",
        "felt": "navy", "texture": "no",
    }.items():  # fmt: skip
        widget, before = control(preferences, name), picture()
        choose(widget, value)
        assert picture() != before, name
        QTest.mouseClick(preferences.restore, Qt.MouseButton.LeftButton)
        assert picture() == before, name


def test_the_pause_of_a_trick(preferences: PreferencesWindow) -> None:
    window = table_of(preferences)
    preferences.show_page("motion")
    page = preferences.page
    assert isinstance(page, MotionPage)
    page.click.click()
    assert window.table_preferences.now.timing().pause is None and not page.pause.isEnabled()
    page.click.click()
    assert window.table_preferences.now.timing().pause == PAUSES["normal"]
    window.actions_.speed_chosen.emit("normal", "long")
    assert page.pause.value() == PAUSES["long"] and "1.8" in page.seconds.text()


def test_the_volume_can_be_heard(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window, heard = make_window(), []
    monkeypatch.setattr(window.sounds, "play", heard.append)
    window.matches.open()
    heard.clear()
    preferences = window.preferences.open("motion")
    page = preferences.page
    assert isinstance(page, MotionPage)
    page.test.click()
    assert heard == ["place"]
    window.actions_["mute"].trigger()
    mute = control(preferences, "mute")
    assert isinstance(mute, Switch) and mute.isChecked()


def test_it_opens_and_closes_with_keys_and_remembers_its_page(
    window: Furnished, qtbot: QtBot
) -> None:
    assert QKeySequence("Ctrl+,") in window.actions_["preferences"].shortcuts()
    window.actions_["preferences"].trigger()
    preferences = window.preferences.lazy.made
    assert preferences is not None and preferences.isVisible() and not preferences.isModal()
    preferences.show_page("access")
    qtbot.keyClick(preferences, Key.Key_Escape)
    assert not preferences.isVisible()
    window.actions_["preferences"].trigger()
    assert preferences.isVisible() and preferences.key == "access"
    activate(preferences, qtbot)
    qtbot.keyClick(preferences, Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not preferences.isVisible()


def test_the_page_is_remembered_by_the_next_window(make_window: MakeWindow) -> None:
    first = make_window()
    first.matches.open()
    first.preferences.open("table").close()
    assert make_window().preferences.open().key == "table"


def test_a_footer_stands_below_every_page(preferences: PreferencesWindow) -> None:
    footer = QLabel("These rules apply from the next match.")
    preferences.set_footer(footer)
    for key in preferences.pages:
        preferences.show_page(key)
        QApplication.processEvents()
        assert footer.isVisible()
        assert footer.mapTo(preferences, QPoint()).y() > preferences.stack.geometry().bottom()


def focusable(page: QWidget) -> set[QWidget]:
    """Return what on a page must be reached with the keyboard; of a gallery one is enough."""
    found: set[QWidget] = set()
    for each in page.findChildren(QWidget):
        tab = each.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not each.isVisible() or not each.isEnabled() or not tab or each.focusProxy():
            continue
        if isinstance(each, QLineEdit) and not each.objectName():
            continue  # inside another control
        if isinstance(each, QAbstractButton) and each.group() and not each.isChecked():
            continue  # the arrow keys go there
        if isinstance(each.parent(), Segments) and not each.isChecked():
            continue
        found.add(each)
    return found


def keys_of(page: QWidget) -> set[str]:
    """Return every access key that a page has."""
    labels = [each.text() for each in page.findChildren(QLabel) if each.buddy() is not None]
    buttons = [each.text() for each in page.findChildren(QAbstractButton)]
    titles = [each.title() for each in page.findChildren(QGroupBox)]
    return {access_key(text) for text in labels + buttons + titles} - {""}


def keys_of_buttons(window: PreferencesWindow) -> set[str]:
    own = (window.help, window.restore, window.close_button)
    return {access_key(button.text()) for button in own}


def test_other_controls_of_a_page_have_access_keys_too(preferences: PreferencesWindow) -> None:
    found = {}
    for game in GAMES:
        table_of(preferences).rules.edit(Draft(game, PRESETS[game].least_seats))
        pages = [each for each in preferences.pages.values() if isinstance(each, RulesPage)]
        for page in pages:
            rows = [row for row in page.rows().values() if row.label.isVisibleTo(row)]
            used = keys_of(page) | keys_of_buttons(preferences)
            for text in (row.label.text() for row in rows):
                assert access_key(text) or {each for each in text.lower() if each.isalpha()} <= used
            found[game] = found.get(game, 0) + len(rows)
    assert found["elevator"] and found["bid_whist"], found


def test_arrow_keys_walk_through_a_gallery(preferences: PreferencesWindow, qtbot: QtBot) -> None:
    felt = control(preferences, "felt")
    assert isinstance(felt, Gallery)
    felt.buttons["green"].setFocus()
    QTest.keyClick(felt.buttons["green"], Key.Key_Right)
    here = QApplication.focusWidget()
    assert isinstance(here, QToolButton)
    QTest.keyClick(here, Key.Key_Space)
    assert table_of(preferences).table_preferences.now.felt == here.objectName() != "green"


def test_accessibility_and_the_menu_follow_each_other(preferences: PreferencesWindow) -> None:
    window = table_of(preferences)
    page: Any = preferences.pages["access"]
    preferences.show_page("access")
    choose(page.choices[TEXT_SIZE].control, "150")
    assert window.appearance.text_size == 150 and window.table.appearance.text_scale == 1.5
    choose(page.choices[CONTRAST].control, "on")
    assert window.appearance.contrast == "on"
    choose(page.choices[VERBOSITY].control, "turn")
    assert window.access.announcer.verbosity == "turn"
    window.appearance.set_verbosity("off")
    assert page.choices[VERBOSITY].value == "off"
    window.actions_.groups["text_size"].actions()[0].trigger()
    assert page.choices[TEXT_SIZE].value == "100"
    preferences.restore.click()
    chosen = window.appearance
    assert (chosen.text_size, chosen.contrast, chosen.spoken) == (100, "system", "all")


def test_the_view_menu_has_quick_choices(preferences: PreferencesWindow) -> None:
    window = table_of(preferences)
    assert window.actions_["four_colours"].isChecked()
    window.actions_["four_colours"].trigger()
    assert window.table_preferences.now.palette == "classic"
    window.actions_.groups["felt"].actions()[2].trigger()
    assert window.table_preferences.now.felt == "burgundy"
    window.actions_["larger"].trigger()
    assert window.table_preferences.now.zoom == "110"
    for _ in range(4):
        window.actions_["larger"].trigger()
    assert window.table_preferences.now.zoom == "130" and not window.actions_["larger"].isEnabled()
    window.actions_["usual_size"].trigger()
    window.actions_["smaller"].trigger()
    assert window.table_preferences.now.zoom == "90"


def test_small_print_grows_with_the_text(preferences: PreferencesWindow) -> None:
    preferences.show_page("bidding")
    prints = preferences.page.findChildren(Small)
    before = [each.fontMetrics().height() for each in prints]
    table_of(preferences).appearance.set_text_size(200)
    QApplication.processEvents()
    assert before
    assert all(
        each.fontMetrics().height() > 1.6 * old for each, old in zip(prints, before, strict=True)
    )


# The pages as they are: last, since each change of the look takes long with all pages made


def test_every_field_has_one_control_and_a_label(pages: PreferencesWindow) -> None:
    for name in FIELDS:
        control(pages, name)
    for page in pages.pages:
        for row in on_page(page):
            if row.control in ("gallery", "list"):
                assert len(set(row.words().values())) == len(row.values)
    assert {row.page for row in ROWS if row.page} <= set(pages.pages)


def test_the_window_title_names_the_page(pages: PreferencesWindow) -> None:
    for key, page in pages.pages.items():
        pages.show_page(key)
        assert page.title() in pages.windowTitle()
        assert pages.key == page.key == key


def test_help_tells_of_the_page_that_is_shown(pages: PreferencesWindow) -> None:
    for key in pages.pages:
        pages.show_page(key)
        pages.help.click()
        shown = table_of(pages).help.shown
        assert shown is not None and (shown.path(), shown.fragment()) == ("preferences", key)
    table_of(pages).help.window.hide()


def test_tab_reaches_everything(pages: PreferencesWindow, qtbot: QtBot) -> None:
    own = {pages.list, pages.help, pages.restore, pages.close_button}
    activate(pages, qtbot)
    for key in pages.pages:
        pages.show_page(key)
        pages.list.setFocus()
        wanted = focusable(pages.page) | own
        assert len(wanted) > len(own)
        reached: set[QWidget] = set()
        for _ in range(2 * len(wanted)):
            here = QApplication.focusWidget()
            assert here is not None
            reached.add(here)
            QTest.keyClick(here, Key.Key_Tab)
        missing = {each.objectName() or type(each).__name__ for each in wanted - reached}
        assert missing == set(), key


def test_access_keys_are_there_and_differ(pages: PreferencesWindow) -> None:
    for key, page in pages.pages.items():
        texts = [each.text() for each in page.findChildren(Switch)]
        texts += [each.text() for each in page.findChildren(QLabel) if each.buddy() is not None]
        texts += [pages.close_button.text(), pages.restore.text()]
        keys = [access_key(text) for text in texts]
        marked = [each for each in keys if each]
        assert len(marked) == len(set(marked)), key
        used = keys_of(page) | keys_of_buttons(pages)
        for text in (text for text, each in zip(texts, keys, strict=True) if not each):
            assert {each for each in text.lower() if each.isalpha()} <= used, (key, text)


def test_what_has_no_label_has_a_name(pages: PreferencesWindow) -> None:
    for key, page in pages.pages.items():
        pages.show_page(key)
        buddies = {label.buddy() for label in page.findChildren(QLabel) if label.buddy()}
        for each in page.findChildren(QWidget):
            if not isinstance(each, QComboBox | QSlider | QLineEdit) or not each.objectName():
                continue
            if each.objectName().startswith("qt_"):
                continue
            assert each in buddies or each.accessibleName(), (key, each.objectName())


@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_is_cut(pages: PreferencesWindow, percent: int) -> None:
    table_of(pages).appearance.set_text_size(percent)
    sizes = (SMALLEST, (900, 640))
    for size, key in [(size, key) for size in sizes for key in pages.pages]:
        pages.resize(*size)
        pages.show_page(key)
        for _ in range(6):
            QApplication.processEvents()
        assert pages.size().toTuple() == size
        page = pages.page
        body = page.area.widget() if isinstance(page, RulesPage) else page
        cut = clipped(body, within=True)
        # Twice as large, a box may cut its words short: they stand in full in its list.
        assert [each for each in cut if percent == 100 or "Combo" not in each] == [], key
        viewport = body.parentWidget()
        assert viewport is not None and body.width() <= viewport.width(), key
        for button in (pages.help, pages.restore, pages.close_button):
            assert button.width() >= button.sizeHint().width()


def test_a_picture_button_has_room_for_its_word_in_bold(qtbot: QtBot) -> None:
    word = "Marineblaue Wellen"
    gallery = Gallery("", {"one": word}, lambda value: QPixmap(20, 20))
    qtbot.addWidget(gallery)
    button = gallery.buttons["one"]
    button.ensurePolished()
    usual, bold = QFont(button.font()), QFont(button.font())
    bold.setWeight(QFont.Weight.DemiBold)
    widths = [QFontMetrics(font).horizontalAdvance(word) for font in (usual, bold)]
    more = button.sizeHint().width() - QToolButton.sizeHint(button).width()
    assert more == widths[1] - widths[0] > 0


def test_every_page_has_an_icon_of_its_own(pages: PreferencesWindow) -> None:
    icons = {each.icon for each in PAGES}
    assert icons <= set(get_args(IconName)) and len(icons) == len(PAGES) == len(pages.pages)
    rows = [pages.list.item(row) for row in range(pages.list.count())]
    assert sum(not each.icon().isNull() for each in rows) == len(PAGES)
