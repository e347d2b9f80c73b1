"""What has gone wrong stands above the table as long as it lasts, and nothing hides another."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from farwhist.ui.panels.notices import ErrorNotices, Notice
from tests.ui.furnished import Furnished


def test_the_end_of_one_trouble_does_not_hide_another(window: Furnished) -> None:
    full = OSError(28, "No space left on device")
    window.runner.saved.emit(full)
    window.saving.failed.emit(full)
    both = window.notice.label.text()
    assert len(both.split("\n")) == 2
    window.saving.failed.emit(None)
    assert window.notice.isVisible()
    assert window.notice.label.text() == both.split("\n")[0]
    window.runner.saved.emit(None)
    assert not window.notice.isVisible()


def test_what_the_player_has_closed_stays_closed_until_something_new(qtbot: QtBot) -> None:
    notice = Notice()
    qtbot.addWidget(notice)
    troubles = ErrorNotices(notice)
    troubles.begin("match", "The match is not saved.")
    notice.close_button.click()
    troubles.begin("match", "The match is not saved.")
    assert notice.isHidden()
    troubles.begin("preferences", "The preferences are not saved.")
    troubles.end("match")
    assert notice.label.text() == "The preferences are not saved."
    notice.close_button.click()
    troubles.end("preferences")
    assert notice.isHidden()


def test_what_happened_once_is_told_beside_what_lasts(qtbot: QtBot) -> None:
    notice = Notice()
    qtbot.addWidget(notice)
    troubles = ErrorNotices(notice)
    troubles.begin("match", "The match is not saved.")
    troubles.say("The opponents think here.")
    assert notice.label.text() == "The match is not saved.\nThe opponents think here."
