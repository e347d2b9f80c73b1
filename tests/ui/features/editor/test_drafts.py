"""What was edited and not saved is there again after the page or the program was closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import cards
from farwhist.rules import deal_code
from farwhist.rules.deal_draft import of_text
from farwhist.store.draft_deals import FILE, DraftDeals
from farwhist.ui.features.editor.feature import PAUSE
from farwhist.ui.features.editor.page import EditorPage
from tests.helpers.deals import played
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished


def opened(make_window: MakeWindow) -> Furnished:
    window = make_window()
    window.matches.start("elevator_32", 4)
    return window


def editor(window: Furnished) -> EditorPage:
    window.actions_["editor"].trigger()
    assert window.editor.page is not None
    return window.editor.page


def test_an_unfinished_deal_is_there_in_the_next_window_with_its_way_back(
    make_window: MakeWindow,
) -> None:
    window = opened(make_window)
    page = editor(window)
    page.give(*cards("AS"), 2)
    page.give(*cards("KS"), 2)
    left = page.draft
    window.editor.close()
    page = editor(opened(make_window))
    assert page.draft == left
    assert page.foot.why.text() == "This is the deal you edited last."
    page.undo()
    assert page.draft.hands[2] == cards("AS")


def test_a_moment_after_an_edit_it_is_written_even_if_the_program_ends_badly(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = editor(opened(make_window))
    assert not (tmp_path / FILE).exists()
    page.give(*cards("AS"), 2)
    qtbot.waitUntil((tmp_path / FILE).exists, timeout=PAUSE + 4000)
    left = page.draft
    assert editor(opened(make_window)).draft == left


def test_without_an_edit_nothing_is_kept_and_nothing_is_told(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = opened(make_window)
    page = editor(window)
    assert "edited last" not in page.foot.why.text()
    window.editor.close()
    assert not (tmp_path / FILE).exists()


def test_a_deal_that_was_pasted_to_the_table_waits_in_the_editor(make_window: MakeWindow) -> None:
    window = opened(make_window)
    text = played("oh_hell")
    QGuiApplication.clipboard().setText(deal_code.write(text))
    window.actions_["paste_deal"].trigger()
    assert window.runner.setting.preset == "oh_hell"
    application = QGuiApplication.instance()
    assert application is not None
    application.aboutToQuit.emit()
    page = editor(opened(make_window))
    assert page.draft == of_text(text)
    page.undo()
    assert not any(page.draft.hands)


def test_a_file_that_cannot_be_written_is_told_and_the_deal_stays(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: DraftDeals, drafts: object, before: object) -> None:
        raise OSError(28, "No space left on device")

    window = opened(make_window)
    page = editor(window)
    page.give(*cards("AS"), 2)
    with monkeypatch.context() as broken:
        broken.setattr(DraftDeals, "write", full)
        window.editor.close()
    assert window.troubles.lasts("editor")
    assert editor(window).draft.hands[2] == cards("AS") and not (tmp_path / FILE).exists()
    window.editor.close()
    assert not window.troubles.lasts("editor") and (tmp_path / FILE).exists()
