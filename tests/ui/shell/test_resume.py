"""Whatever happens to the program, the match goes on at the same card."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from farwhist.store.matches import MatchStore, Saved
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.match.test_taking_back import facts, play_deals

PLAYER = """
import sys
from pathlib import Path
from random import Random
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from tests.ui.furnished import Furnished
from farwhist.ui.settings.timing import NO_TIME, Timing

app = QApplication([])
folder = Path(sys.argv[1])
settings = Preferences(folder)
window = Furnished(settings)
window.show()
window.furnish(MatchStore(folder), lambda: 7, Random(1), Timing(NO_TIME, 0))
window.matches.start("elevator", 4, watch=True)
app.exec()
"""


def test_a_new_window_goes_on_at_the_same_card(
    window: Furnished, make_window: MakeWindow, qtbot: QtBot
) -> None:
    play_deals(window, qtbot, 3)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    before = facts(window.table.position)
    window.runner.stop()
    other = make_window()
    other.matches.open()
    driving.wait_until_asked(other, qtbot)
    assert facts(other.table.position) == before
    assert other.table.hand() == window.table.hand()
    assert other.table.input.playable() == window.table.input.playable()
    assert other.runner.can_undo
    assert other.notice.isHidden()


def test_a_sealed_bid_is_taken_up_too(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    qtbot.waitUntil(lambda: sum(window.table.position.ready) == 3)
    window.runner.stop()
    other = make_window()
    other.matches.open()
    assert other.table.position.ready == [False, True, True, True]
    assert other.table.position.sealed == [None] * 4


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_in_the_middle_of_a_match(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path.cwd())}
    script = tmp_path / "player.py"
    script.write_text(PLAYER, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path)], env=environment, stderr=subprocess.DEVNULL
    )
    file, end = tmp_path / "match.json", time.monotonic() + 60
    while not (file.exists() and file.read_text(encoding="utf-8").count("play") > 60):
        assert process.poll() is None and time.monotonic() < end
    process.send_signal(signal.SIGKILL)
    process.wait()
    store = MatchStore(tmp_path)
    saved = store.load()
    assert saved is not None and store.damaged is None
    window = make_window()
    window.matches.open()
    assert window.table.position.deal == saved.match().position.deal
    assert facts(window.table.position)[1][0] == tuple(saved.match().view(0).hands[0])


@pytest.mark.parametrize("content", ["", "{", '{"format": "farwhist match"}', "\x00\xff"])
def test_a_damaged_file_is_set_aside_with_a_sentence(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, content: str
) -> None:
    (tmp_path / "match.json").write_bytes(content.encode("latin-1"))
    window = make_window()
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    assert window.notice.isVisible()
    aside = list(tmp_path.glob("match.damaged*"))
    assert [path.read_bytes() for path in aside] == [content.encode("latin-1")]
    assert str(aside[0]) in window.notice.label.text()
    assert MatchStore(tmp_path).load() is not None
    qtbot.mouseClick(window.notice.close_button, driving.LEFT)
    assert window.notice.isHidden()


class FullDisk(MatchStore):
    """A store that can write nothing as long as the disk is full."""

    full = True

    def save(self, saved: Saved) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        super().save(saved)


def test_a_full_disk_is_told_and_the_match_goes_on(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    store = FullDisk(tmp_path)
    window = make_window(store=store)
    window.matches.open()
    play_deals(window, qtbot, 1)
    assert window.notice.isVisible()
    assert "No space left on device" in window.notice.label.text()
    assert window.table.position.deal == 2
    store.full = False
    driving.click_once(window, qtbot)
    assert window.notice.isHidden()
    saved = store.load()
    assert saved is not None and len(saved.moves) > 8


def test_a_finished_match_is_followed_by_a_new_one(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window()
    driving.watch(window, qtbot, "elevator_turn", 5, driving.FEW_DEALS)
    other = make_window()
    other.matches.open()
    assert not other.table.position.over
    assert other.runner.rules.id == "elevator_turn"
    assert other.runner.rules.seats == 5


def test_size_and_speed_are_kept(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    window.matches.open()
    window.resize(760, 540)
    window.actions_.speed_chosen.emit("fast", "click")
    window.close()
    text = (tmp_path / "preferences.json").read_text(encoding="utf-8")
    assert '"speed": "fast"' in text and '"pause": "click"' in text
    other = Furnished(window.settings)
    other.furnish(MatchStore(tmp_path), lambda: 1, Random(1))
    assert (other.width(), other.height()) == (760, 540)
    assert other.services.settings.timing().pause is None
    other.deleteLater()


def test_the_summary_shows_every_player(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    words = driving.shown_texts(window.host.panel)
    result = window.table.position.results[-1]
    for name in ("You", "Oscar", "Nora", "Eddie"):
        assert name in words
    for points in result.points:
        assert (f"+{points}" if points > 0 else f"−{-points}") in words
    model = window.score_panel.table.scores
    assert ("+" if result.points[0] > 0 else "−") in str(model.data(model.index(0, 0)))
    assert not window.host.panel.geometry().intersects(
        window.table.view.rect().adjusted(0, int(window.table.view.height() * 0.75), 0, 0)
    )
