"""A laptop of 1366 x 768 pixels: all of each window is on the screen, whatever a point is."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from farwhist.store.preferences import Preferences
from farwhist.ui.settings import saving
from farwhist.ui.settings.saving import KeptOnScreen, as_text, room
from farwhist.ui.table.view import HEIGHT
from tests.helpers.screen import PROGRAM, need, screen
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

WIDE, HIGH = 1366, 768
SCALES = (1, 1.25, 1.5)
TASKBAR, TITLE = 40, 30


@pytest.fixture(params=SCALES)
def laptop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> QRect:
    """Let the screen be a laptop's, with a task bar below; return where windows may lie."""
    scale = request.param
    area = QRect(1, round(TITLE / scale), int(WIDE / scale) - 2, 0)
    area.setBottom(int((HIGH - TASKBAR) / scale) - 2)
    monkeypatch.setattr(saving, "room", lambda window: area)
    monkeypatch.setattr("farwhist.ui.shell.window_contents.room", lambda window: area)
    return area


def within(place: QRect, area: QRect) -> bool:
    """Whether a window lies in this area; without a screen Qt moves it by its frame."""
    return area.adjusted(0, 0, 2, 2).contains(place)


def settled(window: QWidget, qtbot: QtBot) -> QRect:
    """Return where a window is when it has been seen."""
    kept = window.findChild(KeptOnScreen)
    if kept is not None:
        qtbot.waitUntil(lambda: kept.settled)
    QApplication.processEvents()
    return window.geometry()


def test_all_windows_lie_on_the_screen(
    laptop: QRect, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    assert within(settled(window, qtbot), laptop)
    for key in ("game", "sequence", "table", "keyboard"):
        preferences = window.preferences.open(key)
        assert within(settled(preferences, qtbot), laptop), key
    window.scoreboard.show_all()
    window.help.open("rules")
    window.actions_["fair_play"].trigger()
    window.deal.show_number()
    window.about.show_about()
    others = [window.scoreboard.great.get(), window.statistics.open(), window.help.window]
    others += [each for each in window.findChildren(QDialog) if each.isVisible()]
    assert len(others) >= 7
    for each in others:
        assert within(settled(each, qtbot), laptop), each.windowTitle()
        assert laptop.size().expandedTo(each.minimumSize()) == laptop.size()


def test_strips_above_the_table_do_not_push_the_cards_off_the_screen(
    laptop: QRect, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.matches.open()
    window.tutorial.start(2)
    window.troubles.say("The match could not be saved: no space is left on the device.")
    qtbot.waitUntil(lambda: bool(window.table.hand()))
    assert within(settled(window, qtbot), laptop)
    hand = window.table.layout_now().resting.values()
    assert all(pose.y < window.table.view.height() for pose in hand)
    if laptop.height() > 700:
        assert window.table.view.minimumHeight() == HEIGHT


class Frame(QWidget):
    """A window that asks for more than it needs, as with `setMinimumSize`."""

    def __init__(self, least: QSize, contents: QSize) -> None:
        super().__init__()
        self._contents = contents
        self.setMinimumSize(least)
        KeptOnScreen(self)

    def minimumSizeHint(self) -> QSize:
        return self._contents


def test_only_a_minimum_that_was_set_gives_way(laptop: QRect, qtbot: QtBot) -> None:
    frame = Frame(QSize(2000, 300), QSize(100, 100))
    qtbot.addWidget(frame)
    frame.show()
    assert settled(frame, qtbot).width() == frame.minimumWidth() == laptop.width()
    assert frame.minimumHeight() == 300
    needy = Frame(QSize(2000, 2000), QSize(1500, 100))
    qtbot.addWidget(needy)
    needy.show()
    assert settled(needy, qtbot).width() == 1500 and needy.height() == laptop.height()


@pytest.fixture
def left(tmp_path: Path, qtbot: QtBot) -> Iterator[Preferences]:
    """Return preferences that know a window from a larger screen, low and far to the right."""
    settings = Preferences(tmp_path)
    large = Furnished(settings)
    qtbot.addWidget(large)
    large.setGeometry(700, 300, 1200, 770)
    large.show()
    settings.set("window/geometry", as_text(large.saveGeometry()))
    large.hide()
    yield settings


def test_a_window_that_was_left_on_a_larger_screen_comes_back(
    left: Preferences, laptop: QRect, qtbot: QtBot
) -> None:
    window = Furnished(left)
    qtbot.addWidget(window)
    assert window.geometry() == QRect(700, 300, 1200, 770)
    window.show()
    assert within(settled(window, qtbot), laptop)


def test_a_window_may_be_moved_off_the_screen_when_it_has_been_seen(
    laptop: QRect, qtbot: QtBot
) -> None:
    window = QWidget()
    KeptOnScreen(window)
    qtbot.addWidget(window)
    window.show()
    settled(window, qtbot)
    window.move(laptop.right() - 50, laptop.bottom() - 50)
    assert not within(settled(window, qtbot), laptop)


def test_the_frame_counts(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    whole = window.screen().availableGeometry()
    assert whole.contains(room(window)) and room(window).height() < whole.height()
    window.show()
    frame = window.windowHandle().frameMargins()
    assert room(window) == whole.marginsRemoved(frame)


# The program itself


def xdotool(env: dict[str, str], *words: str) -> str:
    command = ["xdotool", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout


def number_of(env: dict[str, str], title: str) -> str:
    """Return the number of a window that is seen, or nothing."""
    return next(iter(xdotool(env, "search", "--onlyvisible", "--name", f"^{title}").split()), "")


def geometry(env: dict[str, str], title: str, *opened: str) -> QRect:
    """Return where a window is, in pixels, when it is seen; it is `opened` by a key in another.

    Without a manager of windows a key may come before the window has the keyboard.
    """
    end = time.monotonic() + 30
    while not (number := number_of(env, title)):
        assert time.monotonic() < end, title
        if opened:
            window, key = opened
            xdotool(env, "windowfocus", number_of(env, window), "key", key)
        time.sleep(0.2)
    time.sleep(0.3)  # until it has been moved, if it must be
    told = xdotool(env, "getwindowgeometry", "--shell", number)
    facts = dict(line.split("=") for line in told.splitlines())
    return QRect(*(int(facts[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")))


@pytest.mark.parametrize(("scale", "language"), [(1, "en"), (1.25, "de"), (1.5, "de")])
def test_the_program_on_a_small_screen(scale: float, language: str, tmp_path: Path) -> None:
    need()
    preferences = {"en": "Preferences", "de": "Einstellungen"}[language]
    command = [*PROGRAM, str(tmp_path / "data"), "--language", language]
    with screen(f"{WIDE}x{HIGH}", tmp_path / "home", managed=False) as env:
        env["QT_SCALE_FACTOR"] = str(scale)
        with subprocess.Popen(command, env=env) as program:
            try:
                whole = QRect(0, 0, WIDE, HIGH)
                assert whole.contains(geometry(env, "Far Whist –"))
                place = geometry(env, preferences, "Far Whist –", "ctrl+comma")
                assert whole.contains(place)
            finally:
                program.terminate()
