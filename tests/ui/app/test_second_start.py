"""A second start says that the match is open elsewhere, before it deals anything."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.store.lock import Claim, claim, claim_first, lock_of
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.app.instance_signal import InstanceSignal, call_of, come_forward, hand_over
from farwhist.ui.app.open_elsewhere import OpenElsewhere
from farwhist.ui.app.start import choose
from tests.helpers.clipping import clipped
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT

LONG, SHORT = 60_000, 1
PATIENCE = 60


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Claim]:
    """The match, claimed by another window."""
    found = claim_first(tmp_path)
    assert found is not None and found.lock is not None
    yield found
    found.lock.unlock()


def ask(qtbot: QtBot, folder: Path, patience: int) -> OpenElsewhere:
    dialog = OpenElsewhere(folder, patience)
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.label.text() == "This match is open in another window."
    return dialog


def leave(dialog: OpenElsewhere) -> None:
    if dialog.claim is not None and dialog.claim.lock is not None:
        dialog.claim.lock.unlock()


@pytest.mark.parametrize("way", ["click", "Enter", "Escape"])
def test_the_other_window_is_shown(qtbot: QtBot, tmp_path: Path, first: Claim, way: str) -> None:
    other, called = QObject(), list[bool]()
    calls = InstanceSignal(tmp_path, first, other)
    calls.called.connect(lambda line: called.append(not line))
    dialog = ask(qtbot, tmp_path, LONG)
    if way == "click":
        qtbot.mouseClick(dialog.show_other, LEFT)
    else:
        qtbot.keyClick(dialog, Qt.Key.Key_Return if way == "Enter" else Qt.Key.Key_Escape)
    qtbot.waitUntil(dialog.isHidden)
    assert called == [True]
    assert dialog.claim is None
    assert not call_of(tmp_path, "match").exists()


def test_a_window_that_is_still_being_furnished_answers_when_it_is(
    qtbot: QtBot, tmp_path: Path, first: Claim
) -> None:
    dialog = ask(qtbot, tmp_path, LONG)
    qtbot.mouseClick(dialog.show_other, LEFT)
    assert call_of(tmp_path, "match").exists()
    other = QObject()
    with qtbot.waitSignal(InstanceSignal(tmp_path, first, other).called):
        pass
    qtbot.waitUntil(dialog.isHidden)


def test_a_window_whose_match_was_taken_over_answers_no_more(
    qtbot: QtBot, tmp_path: Path, first: Claim
) -> None:
    other = QObject()
    calls = InstanceSignal(tmp_path, first, other)
    second = lock_of(tmp_path, "match")
    assert second.seize()
    with qtbot.assertNotEmitted(calls.called, wait=20):
        call_of(tmp_path, "match").touch()
        calls._look()
    assert call_of(tmp_path, "match").exists()
    second.unlock()


def test_a_folder_that_cannot_be_watched_is_looked_at(
    qtbot: QtBot, tmp_path: Path, first: Claim, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "farwhist.ui.app.instance_signal.QFileSystemWatcher.addPath", lambda *arguments: False
    )
    monkeypatch.setattr("farwhist.ui.app.instance_signal.LOOK", 1)
    other = QObject()
    calls = InstanceSignal(tmp_path, first, other)
    qtbot.wait(1)
    with qtbot.waitSignal(calls.called):
        call_of(tmp_path, "match").touch()


def test_another_match_is_played(qtbot: QtBot, tmp_path: Path, first: Claim) -> None:
    dialog = ask(qtbot, tmp_path, LONG)
    qtbot.mouseClick(dialog.play_other, LEFT)
    assert dialog.isHidden()
    assert dialog.claim is not None and dialog.claim.name == "match-2"
    leave(dialog)


@pytest.mark.parametrize("asked", [False, True])
def test_the_match_is_played_when_the_other_window_has_gone_meanwhile(
    qtbot: QtBot, tmp_path: Path, first: Claim, asked: bool
) -> None:
    dialog = ask(qtbot, tmp_path, LONG)
    if asked:
        qtbot.mouseClick(dialog.show_other, LEFT)
    assert first.lock is not None
    first.lock.unlock()
    if not asked:
        qtbot.mouseClick(dialog.play_other, LEFT)
    qtbot.waitUntil(dialog.isHidden)
    assert dialog.claim is not None and dialog.claim.name == "match"
    assert not call_of(tmp_path, "match").exists()
    leave(dialog)


def silent(qtbot: QtBot, folder: Path) -> OpenElsewhere:
    dialog = ask(qtbot, folder, SHORT)
    qtbot.mouseClick(dialog.show_other, LEFT)
    qtbot.waitUntil(dialog.take_over.isVisible)
    assert "does not answer" in dialog.label.text()
    assert not dialog.show_other.isVisible() and dialog.leave.isVisible()
    assert not call_of(folder, "match").exists(), "it must not come to the front later"
    return dialog


def test_no_text_is_cut(qtbot: QtBot, tmp_path: Path, first: Claim, spoken: str) -> None:
    dialog = OpenElsewhere(tmp_path, SHORT)
    qtbot.addWidget(dialog)
    dialog.open()
    assert clipped(dialog, within=True) == []
    qtbot.mouseClick(dialog.show_other, LEFT)
    qtbot.waitUntil(dialog.take_over.isVisible)
    qtbot.waitUntil(lambda: clipped(dialog, within=True) == [])
    dialog.reject()


def test_a_start_ends_when_the_other_window_does_not_answer(
    qtbot: QtBot, tmp_path: Path, first: Claim
) -> None:
    dialog = silent(qtbot, tmp_path)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden() and dialog.claim is None


def test_another_match_is_played_when_the_other_window_does_not_answer(
    qtbot: QtBot, tmp_path: Path, first: Claim
) -> None:
    dialog = silent(qtbot, tmp_path)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.claim is not None and dialog.claim.name == "match-2"
    leave(dialog)


def test_the_match_is_taken_over_from_a_window_that_does_not_answer(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, first: Claim
) -> None:
    stuck = make_window(store=MatchStore(tmp_path, *first))
    stuck.matches.open()
    driving.wait_until_asked(stuck, qtbot)
    driving.click_once(stuck, qtbot)
    dialog = silent(qtbot, tmp_path)
    qtbot.mouseClick(dialog.take_over, LEFT)
    assert dialog.claim is not None and dialog.claim.name == "match"
    store = MatchStore(tmp_path, *dialog.claim)
    taken = store.load()
    assert taken is not None and taken.salt == stuck.runner.setting.salt
    driving.wait_until_asked(stuck, qtbot)
    while stuck.notice.isHidden():
        driving.click_once(stuck, qtbot)
        driving.wait_until_asked(stuck, qtbot)
    assert "in another window now" in stuck.notice.label.text()
    assert store.load() == taken, "a window that wakes up writes nothing"
    leave(dialog)


def test_it_is_said_when_the_match_cannot_be_taken_over(
    qtbot: QtBot, tmp_path: Path, first: Claim, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farwhist.store.lock.Lock.seize", lambda lock: False)
    dialog = silent(qtbot, tmp_path)
    qtbot.mouseClick(dialog.take_over, LEFT)
    assert dialog.isVisible() and not dialog.take_over.isVisible()
    assert dialog.label.text() == "The match cannot be taken over."
    dialog.reject()


def test_nothing_is_asked_of_who_is_alone(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "match.lock").write_text("1\nfarwhist\nelsewhere\n", encoding="utf-8")
    found = choose(qapp, tmp_path, Preferences(tmp_path), None)
    assert found is not None and found.name == "match" and found.lock is not None
    found.lock.unlock()


def test_it_is_asked_in_the_language_of_the_player(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    first: Claim,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    close: list[str] = []

    def run(dialog: OpenElsewhere) -> None:
        close.append(dialog.leave.text())
        dialog.play_other.click()

    monkeypatch.setattr(OpenElsewhere, "exec", run)
    found = choose(qapp, tmp_path, Preferences(tmp_path), "de")
    assert found is not None and found.name == "match-2" and found.lock is not None
    found.lock.unlock()
    assert close == ["Schließen"]
    assert qapp.translate("Bidding", "Ready") == "Ready", "nothing of it stays"


def test_a_minimized_window_comes_forward(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    window.showMinimized()
    come_forward(window)
    assert window.isVisible() and not window.isMinimized()


def test_a_claim_beside_a_window_takes_the_next(tmp_path: Path, first: Claim) -> None:
    second = claim(tmp_path)
    assert second.name == "match-2" and second.lock is not None
    assert second.lock.holder() == os.getpid()
    second.lock.unlock()


def test_an_invitation_goes_to_the_window_that_is_open(tmp_path: Path, first: Claim) -> None:
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from farwhist.ui.app.instance_signal import hand_over\n"
        "sys.exit(0 if hand_over(Path(sys.argv[1]), 'farwhist://x') else 1)"
    )
    other, heard = QObject(), list[str]()
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)]) as start:
        calls = InstanceSignal(tmp_path, first, other)
        calls.called.connect(heard.append)
        end = time.monotonic() + PATIENCE
        while start.poll() is None and time.monotonic() < end:
            QApplication.processEvents()
        assert start.wait(PATIENCE) == 0
    assert heard == ["farwhist://x"]
    assert not list(tmp_path.glob("*.show"))


def test_a_window_that_does_not_answer_gets_no_invitation_later(
    tmp_path: Path, first: Claim
) -> None:
    assert not hand_over(tmp_path, "farwhist://x", patience=0.01)
    assert not call_of(tmp_path, "match").exists()
