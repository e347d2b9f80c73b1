"""The page of finished matches, driven with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules import deal_code
from farwhist.rules.draft import Draft
from farwhist.rules.lengths import with_length
from farwhist.store import library as store_module
from farwhist.store.library import INDEX, MatchLibrary
from farwhist.store.library_entry import LibraryNote
from farwhist.store.matches import Saved, read_file
from farwhist.store.outcome import key_of
from farwhist.store.paths import LIBRARY
from farwhist.ui.app.start import FileRequests
from farwhist.ui.features.library import feature as host_module
from farwhist.ui.features.library import library_words
from farwhist.ui.features.library.page import LibraryPage
from farwhist.ui.review.hands_dialog import HandsDialog
from farwhist.ui.style.tokens import DARK
from tests.helpers.clipping import clipped
from tests.helpers.record import NOON, play
from tests.ui import driving
from tests.ui.app.test_opened_files import begin, heard, opener
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key
from tests.ui.furnished import Furnished

CONTROL = Qt.KeyboardModifier.ControlModifier
SHORT = {"sequence": "CUSTOM", "custom": "1,3,2"}
Fill = Callable[..., list[str]]


def finished(preset: str, seats: int, seed: int, **more: object) -> Saved:
    changes = SHORT if preset == "elevator" else {}
    names = ("", "Zoë", "Nora", "Eddie", "Greta", "Hugo", "Ines")[:seats]
    saved = Saved(preset, seats, seed, changes, names, 0, "5a" * 32, **more)  # type: ignore[arg-type]
    return replace(saved, moves=tuple(play(saved).moves))


@pytest.fixture
def fill(tmp_path: Path) -> Fill:
    """Return a function that keeps some matches, the newest first."""

    def put() -> list[str]:
        found = [
            (finished("elevator", 4, 1), "Sunday rules"),
            (finished("classic", 4, 2), ""),
            (finished("knockout", 5, 3, assisted=True), ""),
            (finished("elevator", 3, 4, practice=True), ""),
        ]
        library = MatchLibrary(tmp_path)
        return [
            library.keep(saved, LibraryNote(NOON - timedelta(days=40 * n), title))
            for n, (saved, title) in enumerate(found)
        ]

    return put


def opened(window: Furnished, qtbot: QtBot) -> LibraryPage:
    qtbot.keyClick(window, Key.Key_O, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    page = window.library.page
    assert page is not None
    qtbot.waitUntil(lambda: not page._reader.isActive())
    return page


def listed(page: LibraryPage) -> list[str]:
    return [each.file for each in page.list.listed.entries]


def focus() -> object:
    return QApplication.focusWidget()


def type_in(page: LibraryPage, qtbot: QtBot, text: str) -> None:
    qtbot.keyClick(page.window().focusWidget(), Key.Key_F, CONTROL)
    assert focus() is page.search
    qtbot.keyClick(page.search, Key.Key_A, CONTROL)
    qtbot.keyClick(page.search, Key.Key_Delete)
    page.search.insert(text)


def test_a_search_finds_what_the_coach_blames(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    first, second, *_ = fill()
    slips = window.learn.store
    for file, word in ((first, "blunder"), (second, "mistake"), (first, "mistake")):
        saved = read_file(tmp_path / LIBRARY / file)
        key, played = f"{file} {word}", key_of(saved.setting)
        slips.add(key, NOON.date(), 0.2, saved.text(), "{}", move=3, played=played, word=word)
    slips.add("old", NOON.date(), 0.2, "", "{}")
    page = opened(window, qtbot)
    for text, found in (("blunder", [first]), ("mistake", [first, second]), ("zoe blund", [first])):
        type_in(page, qtbot, text)
        assert listed(page) == found, text


def test_a_search_finds_what_the_coach_blames_since_the_page_was_opened(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    first, *_ = fill()
    page = opened(window, qtbot)
    type_in(page, qtbot, "blunder")
    assert listed(page) == []
    window.learn.open()
    saved = read_file(tmp_path / LIBRARY / first)
    key = key_of(saved.setting)
    window.learn.store.add(
        "1", NOON.date(), 0.2, saved.text(), "{}", move=3, played=key, word="blunder"
    )
    window.learn.close()
    assert listed(page) == [first]


def test_the_matches_stand_there_and_escape_leads_back(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    files = fill()
    driving.wait_until_asked(window, qtbot)
    page = opened(window, qtbot)
    assert listed(page) == files and focus() is page.list
    assert window.playback.paused
    assert page.counts.text().startswith("4 match") and "kB" in page.counts.text()
    shown = page.preview
    assert shown.entry is not None and shown.entry.file == files[0]
    assert shown.game.text() == "Sunday rules" and "Elevator Whist" in shown.below.text()
    assert len(shown.squares.deals) == 3 and shown.rows.count() == 4
    qtbot.keyClick(page.list, Key.Key_Down)
    assert shown.entry.file == files[1] and shown.rows.count() == 2
    qtbot.keyClick(page.list, Key.Key_Escape)
    assert window.library.page is None and not window.playback.paused
    assert focus() is window.table.view or window.isAncestorOf(focus())  # type: ignore[arg-type]


def test_nothing_kept_yet_says_what_will_be(window: Furnished, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    assert page.empty.isVisible() and not page.body.isVisible()
    assert focus() is page.empty.play
    qtbot.mouseClick(page.empty.play, LEFT)
    assert window.library.page is None and window.new_match.page is not None
    page = opened(window, qtbot)
    assert window.new_match.page is None
    qtbot.keyClick(window, Key.Key_N, CONTROL)
    assert window.library.page is None and window.new_match.page is not None


@pytest.fixture
def english() -> Iterator[None]:
    """Let months have English names, whatever was shown before."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("zoe", [0, 1, 2, 3]), ("SUNDAY", [0]), ("elevator", [0, 3]), ("elevator zoë", [0, 3]),
        ("hugo", []), ("greta", [2]), ("march", [1]), ("2026-05-03", [0]), ("practice", [3]),
        ("assisted greta", [2]), ("zzz", []), ("  ", [0, 1, 2, 3]),
    ],
)  # fmt: skip
def test_a_search_finds_names_games_dates_and_titles(
    window: Furnished, qtbot: QtBot, fill: Fill, text: str, wanted: list[int]
) -> None:
    files = fill()
    page = opened(window, qtbot)
    type_in(page, qtbot, text)
    assert listed(page) == [files[n] for n in wanted]
    assert page.clear.isVisible() == (not wanted) == (not page.preview.isVisible())
    if not wanted:
        qtbot.mouseClick(page.clear, LEFT)
        assert listed(page) == files and not page.search.text()
    else:
        qtbot.keyClick(page.search, Key.Key_Return)
        assert focus() is page.list


def test_a_search_finds_deals_by_their_cards_and_trump(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    fill()
    page = opened(window, qtbot)
    entries, found = {each.file: each for each in page.entries}, set[str]()
    for size in range(1, 14):
        type_in(page, qtbot, "1 card" if size == 1 else f"{size} cards")
        held = {name for name, e in entries.items() if size in {each.size for each in e.deals}}
        assert set(listed(page)) == held
        found |= held
    assert found == set(entries)
    type_in(page, qtbot, "greta no trump")
    without = {name for name, e in entries.items() if not all(each.trump for each in e.deals)}
    assert set(listed(page)) == {n for n in without if "Greta" in entries[n].names}


def test_chips_game_and_order_narrow_the_list(window: Furnished, qtbot: QtBot, fill: Fill) -> None:
    files = fill()
    page = opened(window, qtbot)
    entries = {each.file: each for each in page.entries}
    qtbot.mouseClick(page.chips["alone"], LEFT)
    assert listed(page) == files[:2] and not page.all.isChecked()
    qtbot.mouseClick(page.chips["won"], LEFT)
    assert listed(page) == [each for each in files[:2] if entries[each].won]
    qtbot.mouseClick(page.all, LEFT)
    assert listed(page) == files and page.all.isChecked()
    qtbot.mouseClick(page.chips["practice"], LEFT)
    assert listed(page) == files[3:]
    qtbot.mouseClick(page.chips["practice"], LEFT)
    page.games.setCurrentIndex(page.games.findData("classic"))
    assert listed(page) == [files[1]]
    qtbot.mouseClick(page.all, LEFT)
    page.order.setCurrentIndex(1)
    assert listed(page) == files[::-1]
    page.order.setCurrentIndex(2)
    names = [library_words.game(each) for each in page.list.listed.entries]
    assert names == sorted(names)


def test_a_match_is_put_on_the_table_and_the_one_before_comes_back(
    window: Furnished, qtbot: QtBot, qapp: QApplication, fill: Fill, tmp_path: Path
) -> None:
    files = fill()
    before = begin(window, qtbot)
    requests = FileRequests(qapp)
    files_of = opener(window, tmp_path)
    requests.serve(files_of)
    page = opened(window, qtbot)
    qtbot.keyClick(page.list, Key.Key_Down)
    qtbot.keyClick(page.list, Key.Key_Return)
    qtbot.waitUntil(lambda: window.runner.setting.seed == 2)
    assert window.library.page is None and window.runner.over
    assert window.toast.isVisible() and "Classic Whist" in window.toast.label.text()
    assert window.files.recent == [] and window.runner.setting.names == ("", "Zoë", "Nora", "Eddie")
    found = MatchLibrary(tmp_path)
    found.look()
    assert len(found.entries) == len(files), "it is not kept once more"
    qtbot.mouseClick(window.toast.take, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert window.runner.now() == before


def test_the_same_deals_are_played_again_as_an_assisted_match(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    files = fill()
    page = opened(window, qtbot)
    qtbot.mouseClick(page.preview.again, LEFT)
    assert window.library.page is None
    saved = read_file(tmp_path / LIBRARY / files[0])
    setting = window.runner.setting
    assert (setting.seed, setting.preset, setting.names) == (1, "elevator", saved.names)
    assert dict(setting.changes) == SHORT and setting.assisted and setting.opened is None
    assert not window.runner.over


def test_a_deal_is_told_and_its_hands_are_shown(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    fill()
    page = opened(window, qtbot)
    squares = page.preview.squares
    squares.setFocus()
    qtbot.keyClick(squares, Key.Key_Right)
    assert page.preview.deal.text().startswith("Deal 2: 3 cards")
    assert page.preview.hands.text() == "H&ands of deal 2"
    qtbot.mouseClick(page.preview.hands, LEFT)
    (dialog,) = window.findChildren(HandsDialog)
    assert dialog.table.rowCount() == 4
    names = {dialog.table.item(row, 0).text() for row in range(4)}
    assert names == {"You", "Zoë", "Nora", "Eddie"}
    dialog.close()


def test_a_deal_is_studied_and_the_library_is_there_again(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    fill()
    page = opened(window, qtbot)
    squares = page.preview.squares
    squares.setFocus()
    qtbot.keyClick(squares, Key.Key_Right)
    qtbot.keyClick(squares, Key.Key_Return)
    study = window.study.page
    assert study is not None and study.deal.deal == 2 and not page.isVisible()
    qtbot.mouseClick(study.bar.back, LEFT)
    assert window.study.page is None and page.isVisible()
    qtbot.mouseClick(page.preview.study, LEFT)
    assert window.study.page is not None
    window.study.close()
    qtbot.waitUntil(window.actions_["copy_deal"].isEnabled)
    qtbot.keyClick(squares, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = deal_code.read(QApplication.clipboard().text())
    assert copied.deal.place == 1 and copied.match().over
    assert page.note.text() == "The code of deal 2 was copied."
    for part in (squares, page.list, page.preview.open):
        part.setFocus()
        qtbot.keyClick(part, Key.Key_S)
        study = window.study.page
        assert study is not None and study.deal.deal == 2
        window.study.close()
    page.search.setFocus()
    qtbot.keyClick(page.search, Key.Key_S)
    assert window.study.page is None and page.search.text() == "s"


def test_the_score_sheet_is_that_of_the_match(window: Furnished, qtbot: QtBot, fill: Fill) -> None:
    fill()
    page = opened(window, qtbot)
    for row in range(4):
        page.list.choose_row(row)
        qtbot.mouseClick(page.preview.sheet_button, LEFT)
        sheet, entry = window.library.sheet.shown, page.preview.entry
        assert sheet is not None and sheet.scores is not None and entry is not None
        assert sheet.scores.title == library_words.game(entry)
        assert list(sheet.scores.totals) == list(entry.totals)
        assert sheet.model.rowCount() >= len(entry.deals)
        sheet.close()


@pytest.mark.parametrize("by_key", [False, True])
def test_a_deal_of_the_score_sheet_leads_to_the_study(
    window: Furnished, qtbot: QtBot, fill: Fill, by_key: bool
) -> None:
    fill()
    page = opened(window, qtbot)
    page.list.choose_row(0)
    qtbot.mouseClick(page.preview.sheet_button, LEFT)
    sheet, entry = window.library.sheet.shown, page.preview.entry
    assert sheet is not None and entry is not None and len(entry.deals) > 1
    sheet.table.setCurrentIndex(sheet.model.index(1, 0))
    if by_key:
        qtbot.keyClick(sheet.table, Key.Key_S)
    else:
        spot = sheet.table.visualRect(sheet.model.index(1, 0)).center()
        qtbot.mouseClick(sheet.table.viewport(), LEFT, pos=spot)
        qtbot.mouseDClick(sheet.table.viewport(), LEFT, pos=spot)
    study = window.study.page
    assert study is not None and study.deal.deal == 2
    sheet.close()


def test_a_copy_is_saved_elsewhere(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = fill()
    page = opened(window, qtbot)
    copy = tmp_path / "copy.farwhist"
    monkeypatch.setattr(host_module, "pick_to_write", lambda parent, name: copy)
    page.preview.save.trigger()
    assert read_file(copy) == read_file(tmp_path / LIBRARY / files[0])
    assert page.note.text() == "The match was saved as “copy.farwhist”."
    page.passing.timer.timeout.emit()
    assert page.note.isHidden() and page.pages.currentWidget() is page.body
    monkeypatch.setattr(host_module, "pick_to_write", lambda parent, name: tmp_path)
    page.preview.save.trigger()
    assert "cannot be written" in page.note.text() and not page.passing.timer.isActive()


# Deleting


def test_a_deleted_match_comes_back_with_the_undo_key(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    files = fill()
    moves = begin(window, qtbot).moves
    page = opened(window, qtbot)
    said = heard(window)
    qtbot.keyClick(page.list, Key.Key_Delete)
    assert listed(page) == files[1:] and page.bar.isVisible() and focus() is page.list
    assert page.notice.text().startswith("Sunday rules of ") and page.notice.text() in said[-1]
    qtbot.keyClick(page.list, Key.Key_Delete)
    assert listed(page) == files[2:]
    qtbot.keyClick(page.list, Key.Key_Z, CONTROL)
    assert listed(page) == files[1:]
    qtbot.mouseClick(page.undo, LEFT)
    assert listed(page) == files and not page.bar.isVisible()
    assert said[-1] == "Sunday rules is back."
    qtbot.keyClick(page.list, Key.Key_Z, CONTROL)
    assert listed(page) == files
    assert window.runner.now().moves[: len(moves)] == moves, "the match itself keeps its moves"


def test_after_a_while_it_is_gone_also_when_the_page_was_closed(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    files = fill()
    page = opened(window, qtbot)
    assert window.library.deletions.timer.interval() == 10_000
    page.preview.delete.trigger()
    qtbot.keyClick(page.list, Key.Key_Escape)
    assert window.library.page is None
    page = opened(window, qtbot)
    assert page.bar.isVisible() and listed(page) == files[1:]
    window.library.deletions.timer.timeout.emit()
    assert not page.bar.isVisible()
    left = {each.name for each in (tmp_path / LIBRARY).iterdir()}
    assert left == {INDEX, *files[1:]}


def test_the_last_one_deleted_leaves_the_bar_and_then_the_empty_page(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    fill()
    page = opened(window, qtbot)
    for _ in range(4):
        page.delete()
    assert page.bar.isVisible() and page.body.isVisible() and focus() is page.undo
    window.library.deletions.purge()
    assert page.empty.isVisible() and focus() is page.empty.play


def test_what_cannot_be_deleted_is_told_and_stays(
    window: Furnished, qtbot: QtBot, fill: Fill, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = fill()
    page = opened(window, qtbot)

    def forbid(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", forbid)
    qtbot.keyClick(page.list, Key.Key_Delete)
    assert page.note.text() == "The match cannot be deleted: Permission denied."
    assert listed(page) == files and not page.bar.isVisible()


# Files


def test_damaged_files_are_named_and_the_rest_is_there(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    files = fill()
    (tmp_path / LIBRARY / files[0]).write_text("rubbish", encoding="utf-8")
    (tmp_path / LIBRARY / INDEX).write_bytes(b"rubbish" * 999)
    page = opened(window, qtbot)
    assert listed(page) == files[1:]
    assert page.note.isVisible() and files[0] in page.note.text()


def test_a_file_that_goes_while_it_is_shown_is_told(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    files = fill()
    page = opened(window, qtbot)
    (tmp_path / LIBRARY / files[0]).unlink()
    qtbot.mouseClick(page.preview.sheet_button, LEFT)
    assert page.note.text().startswith("The match cannot be read: ")
    assert listed(page) == files[1:]


def test_a_folder_that_cannot_be_read_is_told(
    window: Furnished, qtbot: QtBot, fill: Fill, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill()

    def forbid(path: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(store_module.os, "scandir", forbid)
    page = opened(window, qtbot)
    assert page.note.text() == "The library cannot be read: Permission denied."
    assert page.body.isVisible() and listed(page) == []


def test_many_files_without_an_index_are_read_one_after_the_other(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    files = fill()
    for n in range(6):
        text = finished("elevator", 4, 50 + n).text()
        (tmp_path / LIBRARY / f"x{n}.farwhist").write_text(text, encoding="utf-8")
    (tmp_path / LIBRARY / INDEX).unlink()
    window.library.open()
    page = window.library.page
    assert page is not None and "reading" in page.counts.text()
    qtbot.waitUntil(lambda: len(listed(page)) == len(files) + 6)
    assert "reading" not in page.counts.text()


def test_what_the_table_has_still_to_show_is_not_told_before(
    window: Furnished, qtbot: QtBot, fill: Fill, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = fill()
    page = opened(window, qtbot)
    monkeypatch.setattr(page, "_hidden", lambda: files[0])
    page.refresh()
    assert listed(page) == files[1:]


# Sizes, the keyboard and the screen reader


def test_in_a_small_window_the_preview_takes_the_place_of_the_list(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    fill()
    window.resize(1000, 650)
    page = opened(window, qtbot)
    assert page.panel.isVisible() and not page.preview.isVisible()
    qtbot.keyClick(page.list, Key.Key_Return)
    assert page.preview.isVisible() and not page.panel.isVisible()
    assert focus() is page.preview.open
    qtbot.keyClick(page.preview.open, Key.Key_Escape)
    assert page.panel.isVisible() and focus() is page.list
    qtbot.keyClick(page.list, Key.Key_Return)
    assert not page.preview.back.icon().isNull()
    qtbot.mouseClick(page.preview.back, LEFT)
    assert page.panel.isVisible()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.preview.isVisible() and page.panel.isVisible())


@pytest.mark.parametrize(
    ("size", "percent"), [((1280, 800), 100), ((1000, 650), 100), ((1000, 650), 200)]
)
def test_nothing_is_cut(
    make_window: MakeWindow, fill: Fill, spoken: str, size: tuple[int, int], percent: int
) -> None:
    fill()
    window = make_window()
    window.matches.open()
    window.resize(*size)
    window.appearance.set_text_size(percent)
    window.library.open()
    page = window.library.page
    assert page is not None
    QApplication.processEvents()
    assert window.size().toTuple() == size
    for over in (False, True):
        if page.narrow:
            page._show_over(over)
        QApplication.processEvents()
        body = page.preview.area.widget()
        assert not body.isVisible() or body.width() <= page.preview.area.viewport().width()
        for part in (page.panel, body, page.back.parentWidget()):
            assert not part.isVisible() or clipped(part, within=True) == []


def test_tab_walks_round_and_every_stop_has_a_name(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    fill()
    page = opened(window, qtbot)
    seen = []
    for _ in range(len(page.stops())):
        qtbot.keyClick(page.window().focusWidget(), Key.Key_Tab)
        seen.append(focus())
    assert set(seen) == set(page.stops()) and focus() is page.list
    for stop in page.stops():
        interface = QAccessible.queryAccessibleInterface(stop)
        assert interface.text(QAccessible.Text.Name), stop.objectName()


def test_what_has_the_keyboard_is_scrolled_into_sight(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    fill()
    window.resize(1000, 650)
    window.appearance.set_text_size(200)
    page = opened(window, qtbot)
    qtbot.keyClick(page.list, Key.Key_Return)
    QApplication.processEvents()
    for stop in (page.preview.back, page.preview.more):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        assert page.rect().contains(stop.mapTo(page, stop.rect().center()))


def test_rows_and_squares_are_read_out(window: Furnished, qtbot: QtBot, fill: Fill) -> None:
    fill()
    page = opened(window, qtbot)
    model, role = page.list.listed, Qt.ItemDataRole.AccessibleTextRole
    text = model.data(model.index(0, 0), role)
    assert text.startswith("Sunday rules. ") and "Place: " in text and "exact: " in text
    item = page.preview.squares.item(1)
    assert item.data(role) == page.preview.squares.line(1)


def test_the_table_is_out_of_reach_meanwhile(window: Furnished, qtbot: QtBot, fill: Fill) -> None:
    fill()
    driving.wait_until_asked(window, qtbot)
    page = opened(window, qtbot)
    before = window.runner.now()
    window.table.view.setFocus()
    assert page.isAncestorOf(focus())  # type: ignore[arg-type]
    for key in (Key.Key_Space, Key.Key_1, Key.Key_H, Key.Key_Right):
        qtbot.keyClick(page.list, key)
    assert window.runner.now() == before
    qtbot.mouseClick(page, LEFT, pos=QPoint(4, page.height() - 4))
    assert window.library.page is page


def test_a_match_that_ends_elsewhere_is_listed_at_once(
    window: Furnished, qtbot: QtBot, fill: Fill, tmp_path: Path
) -> None:
    files = fill()
    page = opened(window, qtbot)
    file = MatchLibrary(tmp_path).keep(
        finished("wizard", 3, 9), LibraryNote(NOON + timedelta(days=1))
    )
    window.library.open()
    qtbot.waitUntil(lambda: listed(page) == [file, *files])


def test_another_size_of_text_dresses_the_page_anew(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    files = fill()
    page = opened(window, qtbot)
    window.appearance.set_text_size(150)
    again = window.library.page
    assert again is not None and again is not page and listed(again) == files


def test_other_colours_dress_it_too_and_the_search_stays(
    window: Furnished, qtbot: QtBot, fill: Fill
) -> None:
    files = fill()
    page = opened(window, qtbot)
    type_in(page, qtbot, "elevator")
    qtbot.mouseClick(page.chips["alone"], LEFT)
    window.table_preferences.set(speed="fast")
    qtbot.wait(1)
    assert window.library.page is page
    window.table_preferences.set(window="dark")
    qtbot.waitUntil(lambda: window.library.page is not page)
    again = window.library.page
    assert again is not None and again.colours == DARK and again.search.text() == "elevator"
    assert listed(again) == files[:1] and again.chips["alone"].isChecked()
    window.table_preferences.set(window="system")


def test_another_length_is_no_own_rules(window: Furnished, qtbot: QtBot, tmp_path: Path) -> None:
    half = with_length(Draft("elevator", 4), "half").changes
    for number, changes in enumerate((half, {**half, "direction": "counter"}, SHORT)):
        setting = Saved("elevator", 4, number, changes, ("", "A", "B", "C"), 0, "5a" * 32)
        MatchLibrary(tmp_path).keep(setting, LibraryNote(NOON - timedelta(days=number)))
    told = [library_words.below(each) for each in opened(window, qtbot).list.listed.entries]
    assert ["own rules" in each for each in told] == [False, True, True]
