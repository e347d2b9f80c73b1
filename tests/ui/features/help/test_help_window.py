"""The help window, by keys, by clicks and through what a screen reader is given."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QImage, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import GAMES
from farwhist.ui.features.help.pages import PAGES, RULES, Library, anchor
from farwhist.ui.features.help.window import RESULTS, WIDEST, HelpWindow, address
from farwhist.ui.features.preferences.rules.rows import OptionRow
from farwhist.ui.style.tokens import DARK, LIGHT
from farwhist.ui.style.window_style import window_style
from tests.ui.driving import LEFT, Key
from tests.ui.features.help.test_pages import SECTIONS
from tests.ui.furnished import Furnished


def opened(window: Furnished, page: str = PAGES[0], anchor: str = "") -> HelpWindow:
    window.help.open(page, anchor)
    return window.help.window


def in_front(helper: HelpWindow, qtbot: QtBot) -> HelpWindow:
    """Wait until the window takes keys."""
    qtbot.waitUntil(helper.isActiveWindow, timeout=5_000)
    return helper


def no_picture(name: str, wide: int, ratio: float) -> QImage:
    return QImage(16, 16, QImage.Format.Format_RGB32)


def shown(helper: HelpWindow) -> str:
    return helper.pages.toPlainText()


def click_link(helper: HelpWindow, qtbot: QtBot, text: str) -> None:
    """Click a link of the page."""
    found = helper.pages.document().find(text)
    assert not found.isNull(), text
    found.setPosition(found.selectionStart() + 1, QTextCursor.MoveMode.MoveAnchor)
    click_at(helper, qtbot, found)


def click_at(helper: HelpWindow, qtbot: QtBot, cursor: QTextCursor) -> None:
    """Click a place of the page, which is brought into view."""
    helper.pages.setTextCursor(cursor)
    helper.pages.ensureCursorVisible()
    spot = helper.pages.cursorRect(cursor).center()
    qtbot.mouseClick(helper.pages.viewport(), LEFT, pos=spot)


def test_f1_opens_the_first_page_beside_the_table(window: Furnished, qtbot: QtBot) -> None:
    assert [key.toString() for key in window.actions_["help"].shortcuts()] == ["F1"]
    window.actions_["help"].trigger()
    helper = window.help.window
    assert helper.isVisible() and not helper.isModal()
    assert shown(helper).startswith("How to play in five minutes")
    assert helper.contents.currentItem().text(0) == "How to play in five minutes"
    qtbot.keyClick(in_front(helper, qtbot), Key.Key_Escape)
    assert not helper.isVisible() and window.isVisible()


def test_shift_f1_tells_the_rules_of_the_match_on_the_table(window: Furnished) -> None:
    assert [key.toString() for key in window.actions_["rules"].shortcuts()] == ["Shift+F1"]
    window.actions_["rules"].trigger()
    helper = window.help.window
    assert shown(helper).startswith("The rules of this game: Elevator Whist")
    assert "A missed bid loses 1 point for each trick too many or too few." in shown(helper)
    window.matches.start("romanian", 5)
    window.actions_["rules"].trigger()
    assert shown(helper).startswith("The rules of this game: Romanian Whist 1-8-1")
    assert "If you cannot follow suit, you must play a trump." in shown(helper)
    assert helper.contents.topLevelItem(0).text(0) == "Rules of this game"


def test_without_a_match_there_are_no_rules_of_it(window: Furnished, qtbot: QtBot) -> None:

    helper = HelpWindow(Library({"options": str, "schemes": str, "keys": str}), no_picture)
    qtbot.addWidget(helper)
    helper.open_page(RULES)
    assert shown(helper).startswith("How to play in five minutes")
    assert helper.contents.topLevelItem(0).text(0) == "How to play in five minutes"


def test_the_menu_has_every_way_in(window: Furnished) -> None:
    texts = [action.text() for action in window.actions_.menus["help"].actions()]
    assert texts == [
        "&Help", "&Rules of this game", "&What is special about this game", "&Tutorial", "",
        "&Keyboard shortcuts…", "Show the first &steps again", "", "&About Far Whist",
    ]  # fmt: skip
    assert window.actions_.menus["help"].title() == "&Help"


def test_other_keys_for_help_hold_at_once(window: Furnished) -> None:
    window.keymap.set_keys({"help": ("Ctrl+H",)})
    assert [key.toString() for key in window.actions_["help"].shortcuts()] == ["Ctrl+H"]


def test_every_page_can_be_chosen_in_the_contents(window: Furnished) -> None:
    helper = opened(window)
    for number, page in enumerate(PAGES, start=1):
        helper.contents.setCurrentItem(helper.contents.topLevelItem(number))
        assert helper.pages.source().path() == page
        assert shown(helper).startswith(helper.contents.topLevelItem(number).text(0))


def test_each_page_of_preferences_has_its_place(window: Furnished) -> None:
    for section in SECTIONS:
        window.help.open(PAGES[0])
        window.help.open_at(section)
        helper = window.help.window
        assert helper.pages.source() == address("preferences", section)
        bar = helper.pages.verticalScrollBar()
        assert bar.value() > 0
        chosen = helper.contents.currentItem()
        assert chosen.parent().text(0) == "Preferences"
        top = helper.pages.cursorForPosition(helper.pages.viewport().rect().topLeft()).block()
        shown_first = [top.text(), top.next().text(), top.next().next().text()]
        assert bar.value() == bar.maximum() or chosen.text(0) in shown_first


def test_an_unknown_section_opens_the_page(window: Furnished) -> None:
    window.help.open_at("nothing")
    assert window.help.window.pages.source() == address("preferences")


def test_links_lead_on_and_back_comes_back(window: Furnished, qtbot: QtBot) -> None:
    helper = opened(window, "elevator")
    assert not helper.forward.isEnabled()
    click_link(helper, qtbot, "five minutes")
    assert helper.pages.source() == address("five_minutes")
    assert helper.contents.currentItem().text(0) == "How to play in five minutes"
    qtbot.mouseClick(helper.back, LEFT)
    assert helper.pages.source() == address("elevator")
    qtbot.mouseClick(helper.forward, LEFT)
    assert helper.pages.source() == address("five_minutes")


def test_what_is_typed_is_found_and_marked(window: Furnished, qtbot: QtBot) -> None:
    helper = in_front(opened(window), qtbot)
    qtbot.keyClick(helper, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert helper.focusWidget() is helper.query
    qtbot.keyClicks(helper.query, "dog life")
    assert helper.pages.source() == address(RESULTS)
    assert shown(helper).startswith("Search: dog life")
    assert "The last chance (the dog's life)" in shown(helper)
    assert f"background-color:{LIGHT.lit.lower()}" in helper.pages.toHtml().replace(" ", "").lower()
    qtbot.keyClick(helper.query, Key.Key_Return)
    assert helper.focusWidget() is helper.pages
    click_link(helper, qtbot, "Knock-out Whist: The last chance (the dog's life)")
    assert helper.pages.source() == address("knockout", "dog")
    marks = [each.cursor.selectedText().lower() for each in helper.pages.extraSelections()]
    assert "dog" in marks and "life" in marks
    helper.query.clear()
    assert helper.pages.extraSelections() == []


def test_what_is_nowhere_leads_to_what_is_nearest(window: Furnished, qtbot: QtBot) -> None:
    helper = opened(window)
    qtbot.keyClicks(helper.query, "trunmps")
    assert "The nearest: trumps" in shown(helper)
    helper.query.setText("trumps xyzzy <b>")
    assert "No passage has all these words." in shown(helper) and "Search: trumps" in shown(helper)
    helper.query.setText("xyzzy")
    text = shown(helper)
    assert "Nothing was found." in text and "How to play in five minutes" in text
    click_link(helper, qtbot, "How to play in five minutes")
    assert helper.pages.source() == address(PAGES[0])


def test_text_size_and_colours_follow(window: Furnished, qtbot: QtBot) -> None:
    helper = opened(window, "keys")
    before = helper.pages.document().defaultFont().pointSizeF()
    window.appearance.set_text_size(200)
    QApplication.processEvents()
    assert helper.pages.document().defaultFont().pointSizeF() == 2 * before
    light = helper.pages.toHtml()
    try:
        window_style().apply(shade="dark")
        QApplication.processEvents()
        assert DARK.raised.lower() in helper.pages.toHtml()
        assert DARK.raised.lower() not in light
    finally:
        window_style().apply(shade="system")
        window.appearance.set_text_size(100)


def test_a_screen_reader_is_told_what_is_what(window: Furnished) -> None:
    helper = opened(window)
    names = {
        widget: QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        for widget in (helper.contents, helper.pages, helper.query, helper.back, helper.forward)
    }
    assert list(names.values()) == [
        "Contents", "How to play in five minutes", "Search:", "Back", "Forward",
    ]  # fmt: skip
    text = QAccessible.queryAccessibleInterface(helper.pages).textInterface()
    assert text.text(0, 11) == "How to play"


def test_opening_twice_is_one_window(window: Furnished) -> None:
    assert opened(window) is opened(window, "files")
    assert shown(window.help.window).startswith("Files")


def pictures_shown(helper: HelpWindow) -> list[QImage]:
    """Return the pictures of the page, as they were drawn."""
    found, block = [], helper.pages.document().begin()
    while block.isValid():
        for part in block:
            form = part.fragment().charFormat()
            if form.isImageFormat():
                kind = QTextDocument.ResourceType.ImageResource
                url = QUrl(form.toImageFormat().name())
                found.append(helper.pages.document().resource(kind, url))
        block = block.next()
    return found


@pytest.mark.parametrize("page", ["five_minutes", "scoring", *GAMES])
def test_pages_show_the_program_in_pictures(window: Furnished, page: str) -> None:
    helper = opened(window, page)
    drawn = pictures_shown(helper)
    assert drawn and all(not each.isNull() for each in drawn)
    room = helper.pages.viewport().width()
    assert all(each.width() / each.devicePixelRatio() < room for each in drawn)


def test_pictures_are_as_wide_as_there_is_room(window: Furnished, qtbot: QtBot) -> None:
    helper = opened(window, "elevator")
    helper.resize(1100, 600)
    qtbot.waitUntil(lambda: pictures_shown(helper)[0].width() == WIDEST)
    helper.resize(560, 600)
    qtbot.waitUntil(lambda: 0 < pictures_shown(helper)[0].width() < WIDEST)
    assert helper.pages.horizontalScrollBar().maximum() == 0


def test_f1_on_an_option_tells_about_it(window: Furnished, qtbot: QtBot) -> None:
    window.preferences.open("bidding")
    preferences = window.preferences.lazy.get()
    preferences.activateWindow()
    qtbot.waitUntil(preferences.isActiveWindow, timeout=5_000)
    row = preferences.page.findChild(OptionRow, "bidding")
    assert row is not None
    row.editor.target.setFocus()
    qtbot.keyClick(row.editor.target, Key.Key_F1)
    helper = window.help.window
    assert helper.isVisible()
    assert helper.pages.source() == address("options", "option-elevator-bidding")
    cursor = helper.pages.cursorForPosition(QPoint(60, 30))
    assert cursor.block().text() == row.label.text().replace("&", "")


def test_every_option_has_its_line(window: Furnished) -> None:
    source = window.help.window.pages.library.source("options")
    for game in GAMES.values():
        for option in game.options:
            assert f"{{#{anchor(game.id, option.key)}}}" in source


def test_f1_elsewhere_in_the_preferences_tells_about_the_page(
    window: Furnished, qtbot: QtBot
) -> None:
    window.preferences.open("motion")
    preferences = window.preferences.lazy.get()
    preferences.activateWindow()
    qtbot.waitUntil(preferences.isActiveWindow, timeout=5_000)
    qtbot.keyClick(preferences.list, Key.Key_F1)
    assert window.help.window.pages.source() == address("preferences", "motion")


def test_a_page_is_read_from_the_place_that_was_asked_for(window: Furnished, qtbot: QtBot) -> None:
    window.help.open("five_minutes", "trump")
    pages = window.help.window.pages
    start = pages.textCursor().position()
    assert start > 0
    qtbot.keyClick(pages, Qt.Key.Key_Down)
    assert pages.textCursor().position() > start, "the caret goes on line by line"
    window.help.open("five_minutes")
    assert pages.textCursor().position() == 0


def test_how_much_was_found_is_said(window: Furnished, qtbot: QtBot) -> None:
    window.help.open("five_minutes")
    help_window = window.help.window
    help_window.query.setText("trump")
    hits = len(help_window.pages.index.answer("trump").hits)
    voice = window.access.announcer
    qtbot.waitUntil(lambda: voice.messages.last == f"{hits} passages found")
