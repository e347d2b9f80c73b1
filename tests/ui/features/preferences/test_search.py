"""Looking for words in the preferences, and what is folded away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from farwhist.ui.features.preferences.page import FoldLine, Page
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.features.preferences.search_field import FOUND, name_of
from farwhist.ui.features.preferences.window import PreferencesWindow
from tests.ui import driving
from tests.ui.furnished import Furnished

Key = Qt.Key


@pytest.fixture
def preferences(window: Furnished, qtbot: QtBot) -> PreferencesWindow:
    """Return the window of preferences beside a table on which the player is asked."""
    driving.wait_until_asked(window, qtbot)
    return window.preferences.open()


def listed(preferences: PreferencesWindow) -> list[str]:
    """Return what can be seen in the list of pages."""
    rows = (preferences.list.item(row) for row in range(preferences.list.count()))
    return [item.text() for item in rows if not item.isHidden()]


def test_a_page_found_by_its_title_alone_is_opened(preferences: PreferencesWindow) -> None:
    preferences.show_page("bidding")
    page = preferences.pages["table"]
    title = f"Zwölf {page.title()}"
    page.title = lambda: title  # type: ignore[method-assign]
    preferences.search.field.setText("zwolf")
    assert preferences.search.hits == [page] and preferences.key == "table"
    assert len(listed(preferences)) == 2, "the page and the heading above it"


def test_what_is_found_below_the_line_is_unfolded(preferences: PreferencesWindow) -> None:
    page = preferences.pages["bidding"]
    assert isinstance(page, RulesPage)
    row = next(row for row in page.rows().values() if row.idle)
    QTest.keyClicks(preferences.search.field, row.label.text().replace("&", ""))
    for _ in preferences.search.hits:
        QTest.keyClick(preferences.search.field, Key.Key_Return)
    assert row.label in preferences.search.hits
    assert row.isVisibleTo(page)


def test_a_page_is_made_when_it_is_wanted(preferences: PreferencesWindow, qtbot: QtBot) -> None:
    def made() -> list[str]:
        return [each.key for each in preferences.findChildren(Page)]

    assert made() == [preferences.key]
    preferences.show_page("motion")
    assert len(made()) == 2
    preferences.activateWindow()
    preferences.list.setFocus()
    QTest.keyClick(preferences.list, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: set(made()) == set(preferences.pages), timeout=30_000)
    assert len(made()) == len(preferences.pages), "each page once"


# In the pages that are made already: last, since a hidden window may still have the keyboard


def test_words_are_found_on_all_pages_and_walked_by_keys(
    pages: PreferencesWindow, qtbot: QtBot
) -> None:
    everything = listed(pages)
    pages.search.field.setFocus()
    QTest.keyClicks(pages.search.field, "trump")
    assert 0 < len(listed(pages)) < len(everything)
    hits = pages.search.hits
    assert len(hits) > 1 and all(hit.property(FOUND) for hit in hits)
    assert str(len(hits)) in pages.search.field.accessibleDescription()
    seen = []
    for _ in hits:
        seen.append(pages.key)
        QTest.keyClick(pages.search.field, Key.Key_Down)
    assert pages.key == seen[0]
    page = pages.pages[seen[0]]
    QApplication.processEvents()
    assert isinstance(page, RulesPage)
    assert hits[0].isVisibleTo(pages)
    QTest.keyClick(pages.search.field, Key.Key_Escape)
    assert listed(pages) == everything and pages.isVisible()
    assert not any(hit.property(FOUND) for hit in hits)


def test_nothing_found_leaves_an_empty_list_and_says_so(pages: PreferencesWindow) -> None:
    QTest.keyClicks(pages.search.field, "qqqq")
    assert listed(pages) == []
    assert pages.search.field.accessibleDescription().endswith("0")
    assert pages.search.nothing.isVisible() and "“qqqq”" in pages.search.nothing.text()
    assert pages.stack.currentWidget() is pages.nothing
    assert pages.nothing.text() == pages.search.nothing.text()
    assert not pages.heading.isVisible() and not pages.restore.isVisible()
    pages.search.field.clear()
    assert not pages.search.nothing.isVisible()
    assert pages.heading.isVisible() and pages.stack.currentWidget() is not pages.nothing


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("timer", "motion"), ("penalty", "scoring"), ("colour blind", "table"),
        ("first name", "players"), ("take back", "coach"), ("hotkey", "keyboard"),
    ],
)  # fmt: skip
def test_other_words_of_players_lead_to_the_page(
    pages: PreferencesWindow, words: str, key: str
) -> None:
    pages.search.field.setText(words)
    assert pages.pages[key] in pages.search.hits or any(
        pages.pages[key].isAncestorOf(each) for each in pages.search.hits
    )


@pytest.mark.parametrize(
    ("words", "of"),
    [
        ("timer", "Your clock"),
        ("undo", "Offer to take back"), ("font size", "Text size"),
        ("background", "Felt"),
    ],
)  # fmt: skip
def test_what_such_words_mean_is_marked_and_seen(
    pages: PreferencesWindow, words: str, of: str
) -> None:
    pages.search.field.setText(words)
    found = pages.search.hits[0]
    assert name_of(found) == of
    QApplication.processEvents()
    assert found.property(FOUND) and not found.visibleRegion().isEmpty()


def test_the_heading_is_marked_where_words_mean_the_whole_page(pages: PreferencesWindow) -> None:
    pages.search.field.setText("hotkey")
    assert pages.search.hits == [pages.page] and pages.heading.property(FOUND)
    pages.search.field.clear()
    assert not pages.heading.property(FOUND)


def test_titles_of_galleries_are_found(pages: PreferencesWindow) -> None:
    pages.search.field.setText("card backs")
    assert "Card backs" in [name_of(each) for each in pages.search.hits]


@pytest.mark.parametrize(
    ("shown", "words"), [("Règle du jeu", "regle"), ("Später", "SPATER"), ("Regle", "règle")]
)
def test_accents_and_capitals_make_no_difference(
    pages: PreferencesWindow, shown: str, words: str
) -> None:
    label = QLabel(shown, pages.page)
    before = label.contentsRect().left()
    pages.search.field.setText(words)
    assert label in pages.search.hits
    assert label.contentsRect().left() >= before + 3, "beside the text is room for the bar"
    label.setParent(None)


def test_ctrl_f_goes_to_the_field(pages: PreferencesWindow, qtbot: QtBot) -> None:
    pages.activateWindow()
    pages.list.setFocus()
    QTest.keyClick(pages.list, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(pages.search.field.hasFocus)


def test_what_has_no_effect_is_one_line_until_it_is_wanted(pages: PreferencesWindow) -> None:
    pages.show_page("bidding")
    page = pages.page
    assert isinstance(page, RulesPage)
    (line,) = page.findChildren(FoldLine)
    idle = [row for row in page.rows().values() if row.idle]
    assert idle and not any(row.isVisibleTo(page) for row in idle)
    assert line.isVisibleTo(page) and str(len(idle)) in line.button.text()
    assert all(row.isVisibleTo(page) for row in page.rows().values() if not row.idle)
    line.button.click()
    assert all(row.isVisibleTo(page) for row in page.rows().values())
    line.button.click()
    assert not any(row.isVisibleTo(page) for row in idle)


def test_what_clears_the_field_moves_nothing(pages: PreferencesWindow) -> None:
    QApplication.processEvents()
    before = pages.stack.geometry()
    pages.search.field.setText("trump")
    QApplication.processEvents()
    assert pages.stack.geometry() == before


def test_a_screen_reader_hears_how_much_was_found_and_each_row(
    pages: PreferencesWindow, qtbot: QtBot
) -> None:
    heard: list[str] = []
    pages.search.announcer.set_sink(lambda text, urgent: heard.append(text))
    QTest.keyClicks(pages.search.field, "trump")
    count = len(pages.search.hits)
    qtbot.waitUntil(lambda: heard == [f"Found: {count}"])
    QTest.keyClick(pages.search.field, Key.Key_Down)
    assert heard[-1].startswith(f"{pages.page.title()}: ")
    assert "trump" in heard[-1].casefold()
