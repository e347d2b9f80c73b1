"""Pictures to share: of what the player sees and nothing else, copied or saved."""

from __future__ import annotations

import errno
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.store import atomic
from farwhist.store.matches import Saved
from farwhist.ui.features.sharing.dialog import ShareDialog
from farwhist.ui.features.sharing.feature import shot
from farwhist.ui.scores.printing import sheet_picture
from tests.helpers.drive import any_moves, deals_done
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary

Key = Qt.Key
STRIP = 34


def opened(window: Furnished) -> ShareDialog:
    (dialog,) = [each for each in window.findChildren(ShareDialog) if each.isVisible()]
    return dialog


def by_menu(window: Furnished) -> ShareDialog:
    window.actions_["share"].trigger()
    return opened(window)


def played_out(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 3, changes=driving.deals("1"))
    while not window.table.position.over:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        qtbot.wait(1)
    qtbot.waitUntil(lambda: window.findChild(QPushButton, "share") is not None)


def test_the_table_is_copied_twice_as_sharp(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    heard = list[str]()
    window.access.announcer.set_sink(lambda text, urgent: heard.append(text))
    dialog = by_menu(window)
    assert dialog.choices["table"].isChecked() and not dialog.choices["result"].isEnabled()
    assert "over" in dialog.choices["result"].toolTip()
    place = dialog.copy_button.geometry()
    qtbot.mouseClick(dialog.copy_button, LEFT)
    QApplication.processEvents()
    assert dialog.copy_button.geometry() == place
    image = QGuiApplication.clipboard().image()
    view = window.table.view
    assert (image.width(), image.height()) == (2 * view.width(), 2 * (view.height() + STRIP))
    assert dialog.note.text() == "The picture was copied."
    assert heard[-1].startswith("The picture was copied.")
    dialog.passing.timer.timeout.emit()
    assert not dialog.note.isVisible()
    assert "Elevator Whist · deal 1 of 13" in dialog.preview.accessibleName()
    dialog.close()


def test_it_is_the_same_table_drawn_with_more_pixels(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    before = window.table.view.grab().toImage()
    dialog = by_menu(window)
    image = dialog.image.copy(0, 0, before.width() * 2, before.height() * 2)
    small = image.scaled(
        before.size(),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(before.format())
    spots = [(x, y) for x in range(5, before.width(), 9) for y in range(5, before.height(), 9)]
    alike = sum(
        abs(before.pixelColor(x, y).lightness() - small.pixelColor(x, y).lightness()) < 40
        for x, y in spots
    )
    assert alike > 0.97 * len(spots)
    card = next(iter(window.table.scene.cards.values()))
    assert card.pixmap().devicePixelRatio() == window.table.view.devicePixelRatioF()
    assert window.table.view.grab().toImage() == before, "nothing on the table has changed"
    dialog.close()


def test_a_hidden_hand_is_on_no_picture(window: Furnished, qtbot: QtBot) -> None:
    """Two truths that the player cannot tell apart give the same picture."""
    driving.wait_until_asked(window, qtbot)
    known = set(window.table.hand())
    for item in window.table.scene.cards.values():
        assert (
            item.card is None
            or item.card in known
            or not item.face_up
            or (item.card is window.table.position.turn_up)
        )
    first = by_menu(window)
    one = first.image
    first.close()
    view, match = window.table.position, window.runner.match
    assert match is not None
    others = [seat for seat in range(view.seats) if seat != window.runner.viewer]
    assert all(card is None for seat in others for card in view.hands[seat])
    hands = match.position.hands
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    second = by_menu(window)
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    assert second.image == one
    second.close()


def test_what_hides_the_table_hides_it_on_the_picture(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    screen = QPushButton("Nora's turn", window.table.view.parentWidget())
    screen.setStyleSheet("background: #123456; border: none; color: #123456")
    screen.setGeometry(window.table.view.geometry())
    screen.show()
    screen.raise_()
    dialog = by_menu(window)
    view = window.table.view
    for x in range(20, 2 * view.width() - 20, 97):
        for y in range(20, 2 * view.height() - 20, 97):
            assert dialog.image.pixelColor(x, y).name() == "#123456"
    dialog.close()


def test_the_result_of_a_deal_without_its_buttons(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    dialog = by_menu(window)
    assert dialog.choices["result"].isChecked()
    panel = window.host.panel
    assert panel is not None
    high = dialog.image.height() / 2 - STRIP
    assert 0.4 * panel.height() < high < panel.height() + 37
    dialog.close()


def test_the_podium_has_the_button(window: Furnished, qtbot: QtBot) -> None:
    played_out(window, qtbot)
    button = window.findChild(QPushButton, "share")
    assert button is not None and button.isVisible() and button.text() == "Share pi&cture"
    qtbot.mouseClick(button, LEFT)
    dialog = opened(window)
    assert dialog.choices["result"].isChecked()
    assert "the end of the match" in dialog.chosen.caption
    dialog.close()


def test_the_score_window_has_the_button(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    window.actions_["all_scores"].trigger()
    sheet = window.scoreboard.great.shown
    assert sheet is not None
    button = sheet.findChild(QPushButton, "share")
    assert button is not None
    qtbot.mouseClick(button, LEFT)
    dialog = sheet.findChild(ShareDialog)
    assert dialog is not None and dialog.choices["sheet"].isChecked()
    assert dialog.image.width() >= 1040
    dialog.close()
    sheet.close()


@pytest.mark.parametrize(
    ("preset", "seats"), [("elevator", 7), ("classic", 4), ("knockout", 5), ("bastard", 3)]
)
def test_every_sheet_can_be_drawn(
    make_window: MakeWindow, qtbot: QtBot, preset: str, seats: int
) -> None:
    window, saved = make_window(), Saved(preset, seats, 1, salt="ab" * 32)
    match = any_moves(saved.match(), Random(1), deals_done(2))
    window.runner.start(replace(saved, moves=tuple(match.moves)))
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.position.results) > 1
    image = sheet_picture(window.scoreboard.scores(), 2.0)
    colours = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    }
    assert len(colours) > 5


def test_it_is_saved_by_keys(
    window: Furnished, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driving.wait_until_asked(window, qtbot)
    asked: list[str] = []

    def choose(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append(name)
        return str(tmp_path / "shared"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    window.activateWindow()
    qtbot.keyClick(
        window, Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    dialog = opened(window)
    dialog.choices["sheet"].setFocus()
    qtbot.keyClick(dialog.choices["sheet"], Key.Key_Space)
    dialog.save_button.setFocus()
    qtbot.keyClick(dialog.save_button, Key.Key_Space)
    assert asked[0].endswith("Far Whist - Elevator Whist.png")
    file = tmp_path / "shared.png"
    assert QImage(str(file)) == dialog.image.convertToFormat(QImage(str(file)).format())
    assert dialog.note.text() == f"Saved as {file}."
    qtbot.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


WHY_NOT = {
    errno.ENOSPC: "The disk is full",
    errno.EROFS: "You cannot save in",
    errno.EACCES: "Choose another folder",
    errno.EIO: "cannot be saved",
}


def test_a_file_that_cannot_be_written_is_told_and_left(
    window: Furnished, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driving.wait_until_asked(window, qtbot)
    dialog = by_menu(window)
    file = tmp_path / "mine.png"
    file.write_bytes(b"old")

    for number, words in WHY_NOT.items():

        def refuse(handle: int, number: int = number) -> None:
            raise OSError(number, "no")

        with monkeypatch.context() as patch:
            patch.setattr(atomic.os, "fsync", refuse)
            assert not dialog.save_to(file)
        assert words in dialog.note.text()
        assert file.read_bytes() == b"old" and [each.name for each in tmp_path.glob("mine*")] == [
            "mine.png"
        ]
    assert dialog.save_to(file) and not QImage(str(file)).isNull()
    dialog.close()


def test_a_picture_of_a_widget_is_as_large_as_it_says(window: Furnished) -> None:
    image = shot(window.scoreboard.panel, 3.0)
    size = window.scoreboard.panel.size()
    assert (image.width(), image.height()) == (3 * size.width(), 3 * size.height())
