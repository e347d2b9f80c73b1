"""What is played in the window counts: once, where it belongs, and never at the player's cost."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from farwhist.rules.kind import counting
from farwhist.store.statistics import FILE, PlayedMatch, StatisticsStore
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary
from tests.ui.table import test_family

SHORT = {"sequence": "CUSTOM", "custom": "1,2"}


def kept(window: Furnished) -> list[PlayedMatch]:
    """Return what is on disk, read by somebody else."""
    return StatisticsStore(window.record.store.path.parent).read()


def play_out(
    window: Furnished,
    qtbot: QtBot,
    once: Callable[[Furnished, QtBot], None] = driving.click_once,
) -> RankingPanel:
    """Play the match to its end."""
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, RankingPanel):
        once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    return window.host.panel


def next_summary(window: Furnished, qtbot: QtBot) -> SummaryPanel:
    press(window, qtbot, Key.Key_Return)
    return play_to_summary(window, qtbot)


def test_every_deal_counts_as_the_score_sheet_says(window: Furnished, qtbot: QtBot) -> None:
    for done in (1, 2, 3):
        (play_to_summary if done == 1 else next_summary)(window, qtbot)
        (match,) = kept(window)
        results = window.table.position.results
        assert len(match.deals) == len(results) == done and match.place is None
        for deal, result in zip(match.deals, results, strict=True):
            assert (deal.size, deal.bid, deal.took, deal.points) == (
                result.size, result.bids[0], result.taken[0], result.points[0],
            )  # fmt: skip
    assert (match.preset, match.changed, match.seats) == ("elevator", False, 4)
    assert match.level == "club" and not match.assisted
    assert window.notice.isHidden()


def test_they_are_still_there_after_a_restart(
    window: Furnished, make_window: MakeWindow, qtbot: QtBot
) -> None:
    play_to_summary(window, qtbot)
    window.runner.stop()
    window.close()
    other = make_window()
    other.matches.open()
    next_summary(other, qtbot)
    (match,) = kept(other)
    assert [deal.number for deal in match.deals] == [1, 2], "the same match goes on"
    statistics = other.statistics.open()
    assert statistics.overview.matches.note.text() == "2 deals, unfinished matches: 1"


def test_a_whole_match_with_a_place(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes=SHORT)
    panel = play_out(window, qtbot)
    (match,) = kept(window)
    view = window.table.position
    assert match.changed and len(match.deals) == 2
    assert match.total == view.totals[0] and match.won is (0 in view.winners)
    assert match.place == 1 + sum(total > view.totals[0] for total in view.totals)
    qtbot.mouseClick(panel.statistics, LEFT)
    assert window.statistics.lazy.made is not None and window.statistics.lazy.made.isVisible()
    press(window, qtbot, Key.Key_Return)
    play_out(window, qtbot)
    assert len(kept(window)) == 2


def test_taken_back_and_made_again_counts_once_and_as_assisted(
    window: Furnished, qtbot: QtBot
) -> None:
    window.matches.start("elevator", 4, changes=SHORT)
    play_out(window, qtbot)
    (whole,) = kept(window)
    for _ in range(3):
        window.actions_["undo"].trigger()
    (match,) = kept(window)
    assert len(match.deals) == 1 and match.place is None and match.assisted
    window.actions_["undo"].trigger()
    assert kept(window) == [], "no deal is finished any more"
    while window.runner.can_redo:
        window.actions_["redo"].trigger()
        qtbot.wait(1)
    qtbot.waitUntil(lambda: window.runner.over)
    (match,) = kept(window)
    assert [(d.number, d.bid, d.took) for d in match.deals] == [
        (d.number, d.bid, d.took) for d in whole.deals
    ]
    assert (match.place, match.total, match.assisted) == (whole.place, whole.total, True)


def test_a_hint_makes_the_match_assisted(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    assert not kept(window)[0].assisted
    window.runner.assist()
    assert kept(window)[0].assisted, "also the deals before"


def test_a_match_from_a_number_is_assisted(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    dialog = window.deal.show_number()
    qtbot.keyClicks(dialog.edit, "4711")
    qtbot.mouseClick(dialog.play, LEFT)
    assert window.runner.setting.seed == 4711 and window.runner.setting.assisted
    play_to_summary(window, qtbot)
    (match,) = kept(window)
    assert match.assisted
    statistics = window.statistics.open()
    assert len(statistics.figures.deals) == 1 and statistics.tabs.isVisible()
    statistics.kind.setCurrentIndex(0)
    assert statistics.figures.empty and not statistics.tabs.isVisible()
    window.matches.play_again()
    play_to_summary(window, qtbot)
    assert sorted(match.assisted for match in kept(window)) == [False, True]


def test_what_is_only_watched_does_not_count(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, watch=True, changes=SHORT)
    qtbot.waitUntil(lambda: window.table.position.over, timeout=20_000)
    assert kept(window) == [] and not window.record.store.path.exists()


def test_practice_does_not_count(window: Furnished, qtbot: QtBot) -> None:
    summary = play_to_summary(window, qtbot)
    before = kept(window)
    qtbot.mouseClick(summary.replay, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert window.practice.active
    play_to_summary(window, qtbot)
    assert kept(window) == before
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    assert not window.practice.active and kept(window) == before
    next_summary(window, qtbot)
    assert [deal.number for deal in kept(window)[0].deals] == [1, 2]


def test_a_running_deal_that_was_tried_out_counts_as_assisted(
    window: Furnished, qtbot: QtBot
) -> None:
    summary = play_to_summary(window, qtbot)
    qtbot.mouseClick(summary.replay, LEFT)
    play_to_summary(window, qtbot)
    press(window, qtbot, Key.Key_Return)
    assert not kept(window)[0].assisted, "a deal that is over tells nothing new"
    play_to_summary(window, qtbot)
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    window.deal.replay()
    play_to_summary(window, qtbot)
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    assert window.runner.setting.assisted and not window.practice.active
    assert kept(window)[0].assisted


def test_lessons_do_not_count(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.tutorial.start()
    driving.wait_until_asked(window, qtbot)
    while not window.table.position.results:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    window.tutorial.leave()
    assert kept(window) == [] and not window.record.store.path.exists()


def test_a_match_that_was_put_aside_goes_on_as_itself(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    window.matches.play_again()
    driving.wait_until_asked(window, qtbot)
    qtbot.mouseClick(window.toast.take, LEFT)
    next_summary(window, qtbot)
    assert [len(match.deals) for match in kept(window)] == [2]


FAMILY = [
    ("knockout", 3, {}),
    ("classic", 4, {"play": "hands", "hands": "1"}),
    ("bid_whist", 4, {"play": "hands", "hands": "1"}),
    ("bastard", 3, {"games": "1"}),
]


@pytest.mark.parametrize(("preset", "seats", "changes"), FAMILY, ids=[each[0] for each in FAMILY])
def test_games_without_bids_have_matches_and_places(
    window: Furnished, qtbot: QtBot, preset: str, seats: int, changes: dict[str, str]
) -> None:
    window.matches.start(preset, seats, changes=changes)
    play_out(window, qtbot, test_family.click_once)
    (match,) = kept(window)
    view = window.table.position
    side = 0 % view.sides
    assert match.preset == preset and match.won is (side in view.winners)
    assert match.place is not None and len(match.deals) == len(view.results)
    statistics = window.statistics.open()
    assert statistics.overview.matches.value.text() == "1"
    assert not statistics.tabs.isTabVisible(1), "there are no bids"
    assert statistics.overview.exact.isHidden() and statistics.overview.best.isHidden()
    assert statistics.overview.place.isHidden() is (counting(match.aim).pairs)


def test_nothing_is_shown_before_the_table_shows_it(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    results = window.table.position.results
    assert len(window.record.played()[0].deals) == 1
    shown = list(results)
    results.clear()
    assert window.record.played() == [], "the deal is over, but not yet on the table"
    results.extend(shown)


# --- trouble -----------------------------------------------------------------------------


def test_an_open_window_reads_at_the_end_of_a_deal_and_not_at_every_card(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_to_summary(window, qtbot)
    shown, store, reads = window.statistics.open(), window.record.store, list[int]()
    read = store.read
    monkeypatch.setattr(store, "read", lambda: (reads.append(1), read())[1])
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    before = len(reads)
    settled: list[None] = []
    window.table.settled.connect(lambda: settled.append(None))
    while len(window.table.position.tricks) < 2:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    assert settled and len(reads) == before
    play_to_summary(window, qtbot)
    assert len(reads) > before
    assert [len(match.deals) for match in shown.matches] == [2]


def test_a_damaged_file_is_told_and_the_game_goes_on(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_text("This was edited by hand. " * 200, encoding="utf-8")
    play_to_summary(window, qtbot)
    aside = tmp_path / "statistics.damaged-1.sqlite3"
    assert window.notice.isVisible() and str(aside) in window.notice.label.text()
    assert aside.read_text(encoding="utf-8").startswith("This was")
    assert len(kept(window)[0].deals) == 1
    window.notice.hide()
    next_summary(window, qtbot)
    assert window.notice.isHidden(), "it is told once"


def test_a_file_of_a_later_program_is_told_and_left(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    play_to_summary(window, qtbot)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    next_summary(window, qtbot)
    assert window.notice.isVisible() and "newer version" in window.notice.label.text()
    statistics = window.statistics.open()
    assert "newer version" in statistics.empty.text.text() and statistics.empty.isVisible()
    assert not statistics.buttons["reset"].isEnabled()
    window.notice.hide()
    next_summary(window, qtbot)
    assert window.notice.isHidden(), "it is told once"


def test_what_could_not_be_written_is_made_up_for(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / FILE).mkdir()
    play_to_summary(window, qtbot)
    text = window.notice.label.text()
    assert window.notice.isVisible() and "may not be read or written" in text and FILE in text
    (tmp_path / FILE).rmdir()
    next_summary(window, qtbot)
    assert window.notice.isHidden()
    assert [deal.number for deal in kept(window)[0].deals] == [1, 2]


def test_the_end_of_a_match_that_could_not_be_written_comes_with_the_next_deal(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / FILE).mkdir()
    window.matches.start("elevator", 4, changes=SHORT)
    play_out(window, qtbot)
    (tmp_path / FILE).rmdir()
    window.matches.start("elevator", 4)
    play_to_summary(window, qtbot)
    assert [match.place is None for match in kept(window)] == [False, True]


def test_another_problem_stays_told(window: Furnished, qtbot: QtBot, tmp_path: Path) -> None:
    window.troubles.begin("else", "Something else is wrong.")
    (tmp_path / FILE).mkdir()
    play_to_summary(window, qtbot)
    assert window.notice.label.text().startswith("Something else is wrong.\nThe statistics in")
    (tmp_path / FILE).rmdir()
    next_summary(window, qtbot)
    assert window.notice.label.text() == "Something else is wrong."


def test_while_another_window_writes_it_is_tried_again_soon(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    play_to_summary(window, qtbot)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        next_summary(window, qtbot)
        assert window.notice.isHidden()
        other.execute("COMMIT")
    qtbot.waitUntil(lambda: len(kept(window)[0].deals) == 2, timeout=5000)
    assert window.notice.isHidden()


@pytest.mark.parametrize("size", [100, 200])
def test_the_podium_offers_it(window: Furnished, qtbot: QtBot, size: int) -> None:
    window.resize(1000, 650)
    window.appearance.set_text_size(size)
    window.actions_["toolbar"].trigger()  # in a lower table the text is so small that it has room
    window.matches.start("elevator", 4, changes=SHORT)
    panel = play_out(window, qtbot)
    for button in (panel.other, panel.sheet, panel.statistics, panel.again):
        assert button.isVisible() and panel.rect().contains(button.geometry())
    assert window.table.view.rect().contains(panel.geometry())
    window.appearance.set_text_size(100)


def test_the_menu_and_the_key_open_it(window: Furnished, qtbot: QtBot) -> None:
    game = next(a.menu() for a in window.menuBar().actions() if a.text() == "&Game")
    names = [action.text().replace("&", "") for action in game.actions() if action.text()]
    assert names.index("Statistics") == names.index("Quit") - 2
    assert window.statistics.lazy.made is None
    qtbot.keyClick(window, Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert window.statistics.lazy.made is not None and window.statistics.lazy.made.isVisible()
    button = window.statistics.lazy.made.findChild(QPushButton, "close")
    assert button is not None
    qtbot.mouseClick(button, LEFT)
    assert not window.statistics.lazy.made.isVisible()
