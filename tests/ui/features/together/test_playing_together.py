"""A match between real windows, and bots, over the loopback."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from farwhist.ui.match.history import Purpose
from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import (
    BotAtTable,
    join,
    open_table,
    opened_window,
    play_out,
    room,
)


def test_a_person_and_a_bot_elsewhere_play_a_match(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened_window(make_window, tmp_path / "host")
    own = window.runner.setting
    bot = BotAtTable(window, open_table(window, qtbot, name="Anna"))
    qtbot.waitUntil(lambda: room(window).people[1].text().startswith("Robo"), timeout=20_000)
    room(window).ready.click()
    qtbot.waitUntil(lambda: window.runner.purpose is Purpose.TOGETHER, timeout=20_000)
    assert window.together.page is None
    assert window.table.match.names == ("Anna", "Robo")
    play_out(qtbot, window)
    qtbot.waitUntil(lambda: not window.runner.elsewhere, timeout=20_000)
    assert window.host.panel is not None and window.host.panel.objectName() == "ranking"
    (kept,) = window.keeper.library.entries
    assert kept.seats == 2
    qtbot.waitUntil(lambda: bool(bot.finished), timeout=20_000)
    assert bot.finished[0].faults == ()
    window.together.leave()
    assert window.runner.setting.preset == own.preset or window.runner.together
    window.close()


def test_two_windows_play_a_match_and_both_keep_it(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    host = opened_window(make_window, tmp_path / "host")
    guest = opened_window(make_window, tmp_path / "guest")
    join(guest, qtbot, open_table(host, qtbot, name="Anna"))
    qtbot.waitUntil(lambda: room(host).people[1].text().startswith("Berta"), timeout=20_000)
    for window in (host, guest):
        room(window).ready.click()
    for window in (host, guest):
        qtbot.waitUntil(lambda window=window: window.runner.elsewhere, timeout=20_000)
    assert (host.table.match.viewer, guest.table.match.viewer) == (0, 1)
    play_out(qtbot, host, guest)
    for window in (host, guest):
        qtbot.waitUntil(lambda window=window: not window.runner.elsewhere, timeout=20_000)
    records = [each.keeper.library.entries for each in (host, guest)]
    assert [len(each) for each in records] == [1, 1]
    assert host.runner.match.events == guest.runner.match.events
    guest.close()
    host.close()
