"""A match that another window left unfinished is offered, and no match is ever lost by that."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.store.lock import claim_other
from farwhist.store.matches import MatchStore, Saved
from farwhist.store.preferences import Preferences
from farwhist.ui.app.application import Application
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from tests.store.test_orphaned_matches import played, put
from tests.ui import driving
from tests.ui.conftest import AT_ONCE, MakeWindow
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary
from tests.ui.shell.test_resume import FullDisk


def look(window: Furnished, folder: Path) -> OrphanedMatches:
    """Do what the program does when it has dealt."""
    over = OrphanedMatches(window.services, "match")
    over.look()
    return over


def all_saved(folder: Path) -> dict[str, Saved]:
    """Return every match that can be found again."""
    found = {}
    for path in folder.glob("match*.json"):
        saved = MatchStore(folder, path.stem).load()
        assert saved is not None
        found[path.stem] = saved
    return found


def test_a_match_left_over_is_offered_and_taken_up(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    left = played(6, seed=2)
    put(tmp_path, "match-2", left)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    look(window, tmp_path)
    assert window.offer.label.text() == "Another match was left unfinished."
    present = window.runner.now()
    qtbot.mouseClick(window.offer.take, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert window.offer.isHidden()
    assert window.runner.rules.id == "elevator_turn" and window.runner.setting.seed == 2
    saved = all_saved(tmp_path)
    assert saved["match"].moves[:6] == left.moves
    assert saved == {"match": saved["match"], "match-3": present}
    assert not list(tmp_path.glob("*.lock"))
    look(window, tmp_path)
    qtbot.mouseClick(window.offer.take, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert window.runner.now() == present
    assert {each.seed for each in all_saved(tmp_path).values()} == {2, present.seed}


def test_nothing_is_offered_where_nothing_was_left(window: Furnished, tmp_path: Path) -> None:
    put(tmp_path, "match-2", played(None))
    look(window, tmp_path)
    assert window.offer.isHidden()
    assert list(all_saved(tmp_path)) == ["match"]


def test_a_match_that_nobody_has_touched_is_not_kept(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    put(tmp_path, "match-2", played(6, seed=2))
    driving.wait_until_asked(window, qtbot)
    look(window, tmp_path)
    qtbot.mouseClick(window.offer.take, LEFT)
    assert list(all_saved(tmp_path)) == ["match"]


def test_a_match_that_is_opened_meanwhile_is_left_alone(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    put(tmp_path, "match-2", played(6, seed=2))
    driving.wait_until_asked(window, qtbot)
    look(window, tmp_path)
    other = claim_other(tmp_path)
    present = window.runner.now()
    qtbot.mouseClick(window.offer.take, LEFT)
    assert window.offer.isHidden() and window.runner.now() == present
    assert sorted(all_saved(tmp_path)) == ["match", "match-2"]
    assert other.lock is not None
    other.lock.unlock()


def test_the_match_is_kept_that_waits_behind_a_practice_deal_or_a_lesson(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    put(tmp_path, "match-2", played(6, seed=2))
    play_to_summary(window, qtbot)
    look(window, tmp_path)
    present = window.runner.now()
    window.tutorial.start()
    qtbot.mouseClick(window.offer.take, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert not window.runner.rehearsing and window.runner.keeps
    assert window.runner.setting.seed == 2
    assert all_saved(tmp_path)["match-3"] == present


def test_a_full_disk_loses_neither_match(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = played(6, seed=2)
    put(tmp_path, "match-2", left)
    store = FullDisk(tmp_path)
    store.full = False
    window = make_window(store=store)
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    look(window, tmp_path)
    present, before = window.runner.now(), all_saved(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(MatchStore, "save", FullDisk.save)
        patch.setattr(MatchStore, "full", True, raising=False)
        qtbot.mouseClick(window.offer.take, LEFT)
    assert window.runner.now() == present
    assert "No space left on device" in window.notice.label.text()
    assert all_saved(tmp_path) == before
    look(window, tmp_path)
    store.full = True  # for the window's own match alone
    qtbot.mouseClick(window.offer.take, LEFT)
    assert window.runner.setting.seed == 2
    assert all_saved(tmp_path) == {"match": present, "match-2": left, "match-3": present}


def test_only_one_thing_is_offered_at_a_time(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    put(tmp_path, "match-2", played(6, seed=2))
    play_to_summary(window, qtbot)
    look(window, tmp_path)
    present = window.runner.now()
    window.matches.play_again()
    assert "put aside" in window.toast.label.text()
    qtbot.mouseClick(window.toast.take, LEFT)
    assert window.runner.now() == present
    assert sorted(all_saved(tmp_path)) == ["match", "match-2"]
    window.matches.play_again()
    text = window.toast.label.text()
    look(window, tmp_path)
    assert window.toast.label.text() == text and window.offer.isHidden()


@pytest.mark.parametrize("wanted", [True, False])
def test_the_next_window_offers_it_too(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, wanted: bool
) -> None:
    """As when the player changes the language."""
    put(tmp_path, "match-2", played(6, seed=2))
    home = Application(qapp, tmp_path, Preferences(tmp_path), "en", AT_ONCE)
    windows = [Furnished(Preferences(tmp_path)) for _ in range(2)]
    for window in windows:
        qtbot.addWidget(window)
        window.hold(home.fill(window)[0])
        window.show()
        if window is windows[0]:
            window.matches.open()
            home.offer_left_over()
            assert window.offer.isVisible()
            if not wanted:
                qtbot.mouseClick(window.offer.close_button, LEFT)
            window.runner.stop()
        else:
            window.matches.take_over(windows[0].runner.carried())
    qtbot.wait(1)
    assert windows[1].offer.isVisible() is wanted
    windows[1].runner.stop()
    home.close()
