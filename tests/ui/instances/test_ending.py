"""When the main window is closed the program ends, whatever else is open, and leaves nothing."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.store.preferences import Preferences
from farwhist.ui.session import Session
from tests.helpers.screen import PROGRAM, need, screen
from tests.ui.instances.test_two_programs import free, needs_stop
from tests.ui.robot import PATIENCE


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


@needs_stop
@pytest.mark.parametrize(
    ("way", "keys"),
    [
        *((way, keys) for way in ("destroyed", "quit") for keys in ("", "F1", "ctrl+comma")),
        ("destroyed", "ctrl+o"),  # behind a dialog a window takes no keys
    ],
)
def test_the_program_ends_with_its_window(tmp_path: Path, way: str, keys: str) -> None:
    """Another program may destroy the window, of which Qt says nothing."""
    with shown(tmp_path, keys) as (program, env):
        if way == "quit":
            told(env, "windowactivate", "--sync", env["WINDOW"], "key", "ctrl+q")
        else:
            told(env, "windowclose", env["WINDOW"])
        assert program.wait(PATIENCE) == 0
    assert free(tmp_path / "data")
