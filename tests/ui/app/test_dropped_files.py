"""A file may be dropped anywhere on the window, and nowhere that it could do harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.app.application import opened_files_in
from farwhist.ui.app.opened_files import DroppedFiles
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from farwhist.ui.app.start import FileRequests
from farwhist.ui.settings.timing import Timing
from tests.store.test_orphaned_matches import played
from tests.ui import driving
from tests.ui.conftest import AT_ONCE, MakeWindow
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished

COPY, MOVE, LINK = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction, Qt.DropAction.LinkAction
NO_BUTTON, NO_KEY = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier


class Held:
    """Something that is held over widgets of a window and let go, as a file manager does."""

    def __init__(self, *urls: str | Path, actions: Qt.DropAction = COPY | MOVE | LINK) -> None:
        self.data = QMimeData()
        self.actions = actions
        addresses = [QUrl.fromLocalFile(str(u)) if isinstance(u, Path) else QUrl(u) for u in urls]
        if addresses:
            self.data.setUrls(addresses)

    def over(self, widget: QWidget) -> bool:
        """Hold it over a widget; return whether it would be taken there."""
        window, at = self._place(widget)
        enter = QDragEnterEvent(at, self.actions, self.data, LEFT, NO_KEY)
        QApplication.sendEvent(window, enter)
        if not enter.isAccepted():
            return False
        assert enter.dropAction() is COPY, "whoever moves a file removes it"
        move = QDragMoveEvent(at, self.actions, self.data, LEFT, NO_KEY)
        QApplication.sendEvent(window, move)
        assert move.isAccepted() and move.dropAction() is COPY
        return True

    def let_go(self, widget: QWidget) -> bool:
        """Drop it on a widget, as a system does that takes it to be welcome there."""
        window, at = self._place(widget)
        drop = QDropEvent(QPointF(at), self.actions, self.data, NO_BUTTON, NO_KEY)
        QApplication.sendEvent(window, drop)
        return drop.isAccepted()

    def leave(self, widget: QWidget) -> None:
        """Take it away again."""
        QApplication.sendEvent(self._place(widget)[0], QDragLeaveEvent())

    def _place(self, widget: QWidget) -> tuple[QWindow, QPoint]:
        handle = widget.window().windowHandle()
        assert handle is not None
        return handle, widget.mapTo(widget.window(), widget.rect().center())


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("elsewhere") / "Abend 1.farwhist"
    path.write_text(played(30, seed=900).text(), encoding="utf-8")
    return path


def watch(window: Furnished, folder: Path) -> DroppedFiles:
    """Let files be opened as the program does."""
    files = FileRequests(QApplication.instance())  # type: ignore[arg-type]
    opened = opened_files_in(window.contents, OrphanedMatches(window.services, "match"))
    files.serve(opened)
    return opened.drops


def places(window: Furnished) -> list[QWidget]:
    """Return widgets of all parts of the window."""
    return [
        window, window.table.view, window.table.view.viewport(), window.menuBar(),
        window.score_panel, window.scoreboard.line, window.status, window.access.log,
        window.access.log.text,
        window.access.log.text.viewport(),
    ]  # fmt: skip


def test_a_file_is_opened_wherever_it_is_dropped(
    window: Furnished, qtbot: QtBot, tmp_path: Path, file: Path
) -> None:
    watch(window, tmp_path)
    window.access.log.show()
    done: list[QWidget] = []
    log = window.access.log
    for place in (*places(window), log):
        log.setFloating(place is log and log in done)
        done.append(place)
        window.matches.start("elevator", 4)
        held = Held(file)
        assert held.over(place) and held.let_go(place), place
        assert window.runner.setting.seed != 900, "whoever gives the file does not wait for us"
        qtbot.waitUntil(lambda: window.runner.setting.seed == 900)


def test_a_frame_says_what_would_be_opened_while_it_is_held(
    window: Furnished, tmp_path: Path, file: Path
) -> None:
    drops = watch(window, tmp_path)
    held = Held(file, Path(tmp_path / "another"))
    assert drops.frame is None
    held.over(window.table.view.viewport())
    assert drops.frame is not None and drops.frame.isVisible()
    assert drops.frame.text() == "Drop here to open “Abend 1.farwhist”."
    assert window.rect().contains(drops.frame.geometry())
    held.leave(window)
    assert drops.frame.isHidden()
    held.over(window)
    held.let_go(window)
    assert drops.frame.isHidden()


@pytest.mark.parametrize(
    "held",
    [
        Held(), Held("https://example.org/match.farwhist"), Held("smb://server/x.farwhist"),
        Held(Path("/x"), "https://example.org/"), Held("file:"), Held(Path("/x"), actions=MOVE),
    ],
)  # fmt: skip
def test_nothing_but_files_of_this_machine_is_taken(
    window: Furnished, tmp_path: Path, held: Held
) -> None:
    drops = watch(window, tmp_path)
    before = window.runner.setting
    assert not held.over(window.table.view.viewport()) and not held.let_go(window)
    assert drops.frame is None and window.runner.setting is before


def test_nothing_is_taken_while_a_dialog_is_open(
    window: Furnished, qtbot: QtBot, tmp_path: Path, file: Path
) -> None:
    drops, held = watch(window, tmp_path), Held(file)
    assert held.over(window)
    window.about.show_about()
    before = window.runner.setting
    assert not held.let_go(window) and not held.over(window.table.view.viewport())
    assert drops.frame is not None and drops.frame.isHidden()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    qtbot.keyClick(dialog, driving.Key.Key_Escape)
    qtbot.wait(10)
    assert window.runner.setting is before
    assert held.over(window)


def test_nothing_is_taken_before_there_is_a_match(
    make_window: MakeWindow, tmp_path: Path, file: Path
) -> None:
    window = make_window()
    watch(window, tmp_path)
    assert not Held(file).over(window)
    window.matches.open()
    assert Held(file).over(window)


@pytest.mark.parametrize("when", ["dealing", "bidding"])
def test_a_drop_ends_whatever_is_going_on(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, file: Path, when: str
) -> None:
    window = make_window(timing=Timing() if when == "dealing" else AT_ONCE)
    window.matches.open()
    watch(window, tmp_path)
    if when == "dealing":
        qtbot.waitUntil(lambda: window.table.busy)
    else:
        driving.wait_until_asked(window, qtbot)
        assert window.host.panel is not None
    held = Held(file)
    assert held.over(window.table.view.viewport()) and held.let_go(window.table.view.viewport())
    qtbot.waitUntil(lambda: window.runner.setting.seed == 900)
    assert window.host.panel is None
    window.table.set_timing(AT_ONCE)
    window.runner.speeds = AT_ONCE.speeds
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    assert len(window.runner.now().moves) > 30
