"""What nobody has caught is logged and told, once, beside the table; the match goes on."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import CapturedExceptions
from pytestqt.qtbot import QtBot

from farwhist import bots
from farwhist.engine.cards import card
from farwhist.store.crash_file import CRASH_FILE as CRASH
from farwhist.store.log import LOG_FILE
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.app.failures import Failures
from farwhist.ui.match.thinking import ThinkApart
from farwhist.ui.table.animation import event_queue
from farwhist.ui.voice.announcer import Kind
from tests.helpers.thoughts import Fail
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary

pytestmark = pytest.mark.logs

Make = Callable[[], Failures]


@pytest.fixture
def failures(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Failures, CapturedExceptions]]:
    """Return who hears of failures, and what has been heard."""
    monkeypatch.setattr(threading, "excepthook", lambda what: None)
    monkeypatch.setattr(sys, "unraisablehook", lambda what: None)
    with qtbot.captureExceptions() as problems:
        failures = Failures(tmp_path / "logs")
        failures.install()
        yield failures, problems
        failures.remove()


@pytest.fixture
def hearing(failures: tuple[Failures, CapturedExceptions], window: Furnished) -> Failures:
    """Return the same, attached to a window that has dealt."""
    failures[0].attach(window)
    failures[0].guard(
        partial(window.troubles.lasts, "match"),
        window.flow.recover,
        partial(window.access.announcer.say, kind=Kind.NOTICE),
    )
    return failures[0]


def fail(text: str = "play AS") -> NoReturn:
    secret = (card("QH"), 918273645, text)
    raise ValueError(*secret)


def fail_otherwise() -> NoReturn:
    raise KeyError(card("QH"))


def soon(function: Callable[[], object]) -> None:
    """Call a function as Qt calls a slot."""
    QTimer.singleShot(0, function)
    for _ in range(4):
        QApplication.processEvents()


def logged(failures: Failures) -> str:
    file = failures.crashes.path.with_name(LOG_FILE)
    return file.read_text(encoding="utf-8") if file.exists() else ""


def test_where_nothing_goes_wrong_nothing_is_written(
    hearing: Failures, window: Furnished, qtbot: QtBot
) -> None:
    play_to_summary(window, qtbot)
    hearing.tell_crash()
    assert hearing.bar is None and logged(hearing) == ""


def test_an_exception_in_a_slot_is_logged_and_told(
    hearing: Failures, window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    heard = list[str]()
    window.access.announcer.set_sink(lambda text, urgent: heard.append(text))
    soon(fail)
    bar = hearing.bar
    assert bar is not None and bar.isVisible()
    assert bar.label.text() == "Something went wrong; your match is safe."
    window.access.announcer.flush()
    assert bar.label.text() in heard[-1]
    assert "ValueError" in logged(hearing) and "test_failures.py" in logged(hearing)
    for secret in ("QH", "AS", "918273645"):
        assert secret not in logged(hearing)
    qtbot.mouseClick(bar.copy, LEFT)
    assert QGuiApplication.clipboard().text() == logged(hearing)
    assert bar.copy.text() == "Copied"
    qtbot.mouseClick(bar.take, LEFT)
    assert bar.details is not None and bar.details.isVisible() and not bar.details.isModal()
    assert bar.details.text.toPlainText() == logged(hearing)
    assert str(hearing.crashes.path.with_name(LOG_FILE)) in " ".join(
        driving.shown_texts(bar.details)
    )
    QGuiApplication.clipboard().setText("")
    qtbot.mouseClick(bar.details.copy, LEFT)
    assert QGuiApplication.clipboard().text() == logged(hearing)
    play_to_summary(window, qtbot)


def test_a_failure_that_comes_again_and_again_is_told_once(
    hearing: Failures, window: Furnished, qtbot: QtBot
) -> None:
    soon(fail)
    bar = hearing.bar
    assert bar is not None
    qtbot.mouseClick(bar.close_button, LEFT)
    first = logged(hearing)
    for _ in range(20):
        soon(fail)
    assert bar.isHidden() and len(hearing.entries) == 1
    assert logged(hearing).startswith(first) and "10 times: ValueError" in logged(hearing)
    soon(fail_otherwise)
    assert bar.isVisible()
    assert "KeyError" in bar.text and "ValueError" in bar.text


def test_threads_are_heard_and_told_in_the_window(hearing: Failures) -> None:
    thread = threading.Thread(target=fail, name="rebuild")
    thread.start()
    thread.join()
    soon(lambda: None)
    assert hearing.bar is not None and hearing.bar.isVisible()
    assert "In the thread rebuild:" in logged(hearing)


def test_what_python_can_raise_nowhere_is_logged_and_troubles_nobody(hearing: Failures) -> None:
    class Broken:
        def __del__(self) -> None:
            fail()

    Broken()
    soon(lambda: None)
    assert hearing.bar is None
    assert "Ignored:" in logged(hearing) and "in __del__" in logged(hearing)


def test_what_qt_says_is_logged_once_without_numbers(
    hearing: Failures, capfd: pytest.CaptureFixture[str]
) -> None:
    for _ in range(3):
        qWarning("The size -2 of “QH” is odd")
    assert hearing.bar is None
    assert logged(hearing).count("Qt warning") == 1 and "QH" not in logged(hearing)
    assert capfd.readouterr().err.count("is odd") == 3


def test_the_end_of_a_program_is_no_failure(hearing: Failures) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    soon(lambda: None)
    assert hearing.bar is None and logged(hearing) == ""


def test_while_nothing_can_be_saved_nothing_is_called_safe(
    hearing: Failures, window: Furnished
) -> None:
    window.runner.saved.emit(OSError(28, "No space left on device"))
    soon(fail)
    assert hearing.bar is not None
    assert hearing.bar.label.text() == "Something went wrong."


def test_it_is_told_in_an_empty_window_and_in_the_next_one(
    failures: tuple[Failures, CapturedExceptions],
    make_window: MakeWindow,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    hearing = failures[0]
    empty = Furnished(Preferences(tmp_path))
    qtbot.addWidget(empty)
    empty.show()
    hearing.attach(empty)
    soon(fail)
    assert hearing.bar is not None and hearing.bar.isVisible()
    other = make_window()
    hearing.attach(other)
    soon(lambda: None)
    assert hearing.bar is not None and hearing.bar.window() is other and hearing.bar.isVisible()
    assert "ValueError" in hearing.bar.text
    qtbot.mouseClick(hearing.bar.close_button, LEFT)
    third = make_window()
    hearing.attach(third)
    soon(lambda: None)
    assert hearing.bar is None, "what was closed stays closed"


def test_a_crash_is_told_at_the_next_start_and_only_then(
    hearing: Failures, window: Furnished, qtbot: QtBot
) -> None:
    crash = hearing.crashes.path
    crash.parent.mkdir(exist_ok=True)
    crash.write_text("Fatal Python error: Aborted\n", encoding="utf-8")
    hearing.tell_crash()
    bar = hearing.bar
    assert bar is not None and bar.isVisible()
    assert bar.label.text() == "Far Whist ended unexpectedly last time; your match is safe."
    assert "Fatal Python error: Aborted" in bar.text and bar.text == logged(hearing)
    qtbot.mouseClick(bar.close_button, LEFT)
    hearing.tell_crash()
    assert bar.isHidden()


# --- the match goes on -------------------------------------------------------------------


def saved_moves(folder: Path) -> int:
    saved = MatchStore(folder).load()
    assert saved is not None
    return len(saved.moves)


def once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[int]:
    """Let a function raise at its next call, and work again after that."""
    true, calls = getattr(owner, name), list[int]()

    def called(*arguments: object, **more: object) -> object:
        calls.append(1)
        if len(calls) == 1:
            raise ValueError("play AS")
        return true(*arguments, **more)

    monkeypatch.setattr(owner, name, called)
    return calls


def test_a_table_that_cannot_show_an_event_shows_the_position(
    hearing: Failures, window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:  # fmt: skip
    driving.wait_until_asked(window, qtbot)
    calls = once(monkeypatch, event_queue, "script")
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert calls and hearing.bar is not None
    assert window.table.position.bids == window.runner.match.view(0).bids
    assert saved_moves(tmp_path) == len(window.runner.now().moves)
    play_to_summary(window, qtbot)


@pytest.mark.parametrize("what", ["host.ask", "table.input.ask", "claim.offer"])
def test_a_question_that_could_not_be_asked_is_asked_again(
    hearing: Failures, window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
    what: str,
) -> None:  # fmt: skip
    driving.wait_until_asked(window, qtbot)
    part, _, name = what.rpartition(".")
    calls = once(monkeypatch, attrgetter(part)(window), name)
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: bool(calls))
    play_to_summary(window, qtbot)
    assert hearing.bar is not None


def test_a_failure_beside_the_table_leaves_it_alone(
    hearing: Failures, window: Furnished, qtbot: QtBot
) -> None:
    summary = play_to_summary(window, qtbot)
    soon(fail)
    assert hearing.bar is not None and window.host.panel is summary


def test_a_move_that_was_made_is_shown_and_saved_whatever_fails(
    hearing: Failures, window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:  # fmt: skip
    driving.wait_until_asked(window, qtbot)
    before = saved_moves(tmp_path)
    once(monkeypatch, window.runner.opponents, "consult")
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert saved_moves(tmp_path) > before
    assert saved_moves(tmp_path) == len(window.runner.now().moves)
    play_to_summary(window, qtbot)


class Odd(MatchStore):
    """A store that fails as no store should, as long as it is odd."""

    odd = False

    def check(self) -> None:
        if self.odd:
            raise ValueError("play AS")
        super().check()


def test_a_store_that_fails_in_its_own_way_is_told_as_what_it_is(
    failures: tuple[Failures, CapturedExceptions],
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path,
) -> None:  # fmt: skip
    store = Odd(tmp_path)
    window = make_window(store=store)
    window.matches.open()
    failures[0].attach(window)
    failures[0].guard(
        partial(window.troubles.lasts, "match"),
        window.flow.recover,
        partial(window.access.announcer.say, kind=Kind.NOTICE),
    )
    driving.wait_until_asked(window, qtbot)
    store.odd = True
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert failures[0].bar is not None
    assert failures[0].bar.label.text() == "Something went wrong."
    assert window.notice.isVisible()
    store.odd = False
    driving.click_once(window, qtbot)
    assert window.notice.isHidden()
    assert saved_moves(tmp_path) == len(window.runner.now().moves)


def test_an_opponent_whose_thinking_fails_plays_on(
    hearing: Failures, window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "make", lambda *arguments: fail())
    play_to_summary(window, qtbot)
    assert hearing.bar is not None and len(hearing.entries) == 1


def test_a_failure_in_the_thinking_process_reaches_the_log(hearing: Failures, qtbot: QtBot) -> None:
    thinker = ThinkApart()
    thinker.start()
    heard: list[str | None] = []
    thinker.advise(Fail(), heard.append)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: heard[-1:] == [None], timeout=20_000)
    assert thinker.worker is not None and thinker.worker.process is not None
    thinker.close()
    soon(lambda: None)
    assert heard == ["one", None]
    assert "thoughts.py" in logged(hearing) and "in answers" in logged(hearing)
    assert "AS" not in logged(hearing)
    assert hearing.bar is not None and hearing.bar.isVisible()


def test_a_hint_that_fails_is_put_away(
    hearing: Failures, window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driving.wait_until_asked(window, qtbot)
    monkeypatch.setattr("farwhist.bots.thinking.hint.ruleset", lambda *arguments: fail())
    window.hints.ask()
    assert window.hints.open
    qtbot.waitUntil(lambda: not window.hints.open)
    monkeypatch.undo()
    window.hints.ask()
    qtbot.waitUntil(lambda: window.hints.hint is not None)


# --- the real program --------------------------------------------------------------------

PROGRAM = """
import ctypes
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from farwhist.ui.app import failures, start
from farwhist.ui.app.application import Application

folder, how = sys.argv[1:]

def dealing(hand=("AS", "TD"), seed=918273645):
    if how == "crash":
        ctypes.string_at(0)
    if how == "slot":
        QTimer.singleShot(200, look)
        raise ValueError(hand, seed)
    look()

def look():
    for widget in QApplication.allWidgets():
        if type(widget).__name__ == "FailureBar":
            print(widget.label.text())
    print("files", len(list((__import__("pathlib").Path(folder)).glob("match*.json"))))
    QApplication.topLevelWidgets()
    QApplication.instance().quit()

told = failures.Failures.tell_crash
def tell(self):
    told(self)
    QTimer.singleShot(0, dealing)
failures.Failures.tell_crash = tell
if __name__ == "__main__":
    sys.exit(start.run(["--folder", folder]))
"""


def run(folder: Path, how: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path.cwd())}
    for name in ("PYTHONFAULTHANDLER", "PYTHONDEVMODE"):
        environment.pop(name, None)
    script = folder.parent / "program.py"
    script.write_text(PROGRAM, encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(script), str(folder), how],
        env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def test_the_program_itself_logs_tells_and_remembers_a_crash(tmp_path: Path) -> None:
    folder = tmp_path / "player"
    slot = run(folder, "slot")
    assert "Something went wrong; your match is safe." in slot.stdout, slot.stderr
    assert slot.returncode == 0 and "Traceback" in slot.stderr
    assert (folder / LOG_FILE).read_text(encoding="utf-8").count("ValueError") == 1
    assert run(folder, "crash").returncode not in (0, 1)
    assert "in dealing" in (folder / CRASH).read_text(encoding="utf-8")
    told = run(folder, "look")
    assert told.stdout.startswith("Far Whist ended unexpectedly last time; your match is safe.")
    assert told.returncode == 0 and "Error" not in told.stderr
    log = (folder / LOG_FILE).read_text(encoding="utf-8")
    assert "in dealing" in log and "918273645" not in log and "TD" not in log
    assert run(folder, "look").stdout == "files 1\n"
    assert sorted(each.name for each in folder.iterdir() if "farwhist" in each.name) == [
        CRASH, LOG_FILE,
    ]  # fmt: skip
