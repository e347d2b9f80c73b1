"""When the main window is closed the program ends, whatever else is open, and leaves nothing."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.store.preferences import Preferences
from farwhist.ui.app.session import Session
from tests.helpers.screen import PROGRAM, need, screen
from tests.ui.app.test_two_programs import free, needs_stop, seed, thinking
from tests.ui.robot import PATIENCE, playing


class Stubborn(QWidget):
    """A window that cannot be closed, such as a dialog that waits for an answer."""

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()


def test_a_session_is_over_when_its_window_is_closed_whatever_stays_open(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = Session(Preferences(tmp_path), lambda window: pytest.fail("nothing is put into it"))
    other = Stubborn()
    for each in (session.window, other):
        qtbot.addWidget(each)
        each.show()
    with qtbot.waitSignal(session.over):
        session.window.close()
    assert other.isVisible()
    other.hide()


def test_a_window_that_is_hidden_ends_no_session(qtbot: QtBot, tmp_path: Path) -> None:
    """So it is when another window takes its place, in another language."""
    session = Session(Preferences(tmp_path), lambda window: pytest.fail("nothing is put into it"))
    qtbot.addWidget(session.window)
    session.window.show()
    with qtbot.assertNotEmitted(session.over):
        session.window.hide()
        session.window.setWindowState(Qt.WindowState.WindowMinimized)
        QApplication.processEvents()


@contextmanager
def shown(tmp_path: Path, keys: str) -> Iterator[tuple[subprocess.Popen[bytes], dict[str, str]]]:
    """Start the program on a screen of its own, with what these keys open; yield its window, too.

    It is killed in the end.
    """
    need()
    command = [*PROGRAM, str(tmp_path / "data")]
    with (
        screen("1280x800", tmp_path / "home") as env,
        subprocess.Popen(command, env=env) as program,
    ):
        try:
            title = ["--sync", "--onlyvisible", "--name", "^Far Whist – "]
            number = told(env, "search", *title).split()[-1]
            if keys:
                before = windows(env)
                told(env, "windowactivate", "--sync", number, "key", keys)
                while windows(env) == before:
                    pass
            yield program, {**env, "WINDOW": number}
        finally:
            program.kill()


def told(env: dict[str, str], *words: str) -> str:
    """Return what xdotool answers."""
    command = ["xdotool", *words]
    return subprocess.run(command, env=env, capture_output=True, check=True, text=True).stdout


def windows(env: dict[str, str]) -> str:
    """Return the numbers of the windows that can be seen, one a line."""
    return told(env, "search", "--onlyvisible", "--name", ".")


DESTROYED = "destroyed"
WAYS = ("ctrl+q", "alt+F4", DESTROYED, signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


@needs_stop
@pytest.mark.parametrize(
    ("way", "keys"),
    [
        *((way, "") for way in WAYS),
        *((way, keys) for way in ("ctrl+q", DESTROYED) for keys in ("F1", "ctrl+comma")),
        # Behind a dialog a window takes no keys.
        (DESTROYED, "ctrl+o"),
        (signal.SIGTERM, "ctrl+o"),
    ],
)
def test_the_program_ends_whole_and_keeps_the_match(
    tmp_path: Path, way: str | signal.Signals, keys: str
) -> None:
    """Another program may destroy the window, of which Qt says nothing."""
    data = tmp_path / "data"
    with shown(tmp_path, keys) as (program, env):
        child = thinking(program)
        before = seed(data)
        if isinstance(way, signal.Signals):
            program.send_signal(way)
        elif way == DESTROYED:
            told(env, "windowclose", env["WINDOW"])
        else:
            told(env, "windowactivate", "--sync", env["WINDOW"], "key", way)
        assert program.wait(PATIENCE) == 0
        assert not Path(f"/proc/{child}").exists()
    assert seed(data) == before
    assert free(data)


@needs_stop
def test_the_opponents_do_not_outlive_a_program_that_was_killed(tmp_path: Path) -> None:
    """It is heard in the thinking process that nobody is there any more."""
    with playing(tmp_path) as player:
        player.does("dealt")
        child = thinking(player.program)
        with os.fdopen(os.pidfd_open(child)) as ended:
            player.program.kill()
            player.program.wait()
            assert select([ended], [], [], PATIENCE)[0]
