"""Positions in a trick: the cards on the small table, and the turned card dropped in its place."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card, card
from farwhist.rules.deal_draft import DealDraft, new_draft, of_text
from farwhist.rules.deal_text import is_play, of_match
from farwhist.ui.features.editor.body import PLAYED
from farwhist.ui.features.editor.page import EditorPage
from farwhist.ui.features.editor.pool import dragged
from tests.helpers.drive import any_moves
from tests.ui.conftest import MakeWindow


def opened(make_window: MakeWindow, draft: DealDraft) -> EditorPage:
    window = make_window()
    window.matches.start("elevator", 4)
    window.actions_["editor"].trigger()
    page = window.editor.page
    assert page is not None
    page.take(draft)
    return page


def in_a_trick(seats: int, cards: int) -> DealDraft:
    """Return a deal in whose second trick so many cards lie."""
    draft = new_draft("oh_hell", seats, {}).filled(Random(3))
    match, _ = draft.legal_moves()
    any_moves(
        match,
        Random(3),
        lambda match: len(match.position.tricks) == 1 and len(match.position.trick) == cards,
    )
    return of_text(of_match(match, "oh_hell", seats, {}, 1))


@pytest.mark.parametrize(("seats", "cards"), [(3, 0), (4, 2), (7, 6)])
def test_the_running_trick_lies_on_the_small_table(
    make_window: MakeWindow, qtbot: QtBot, seats: int, cards: int
) -> None:
    page = opened(make_window, in_a_trick(seats, cards))
    page.body.part.buttons[PLAYED].click()
    qtbot.wait(1)
    table = page.body.played.table
    match = page.draft.text().match()
    assert table.isVisible() and table.shown == dict(match.position.trick)
    assert len(table.shown) == cards and table.due == match.decisions[0].seat
    shown = table.grab().toImage()
    paper, scale = QColor(page._style.theme.paper), shown.width() / table.width()
    for seat in range(seats):
        box = table.place(seat)
        assert table.rect().contains(box.toAlignedRect())
        corner = shown.pixelColor(round((box.x() + 4) * scale), round((box.bottom() - 4) * scale))
        assert (corner == paper) == (seat in table.shown)
    boxes = [table.place(seat) for seat in range(seats)]
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])


def test_a_card_that_is_added_lies_there_and_goes_when_it_is_taken_back(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    page = opened(make_window, in_a_trick(4, 1))
    page.body.part.buttons[PLAYED].click()
    played = page.body.played
    due = played.table.due
    assert due is not None and played.decision is not None and is_play(played.decision.moves[0])
    played.add.click()
    assert len(played.table.shown) == 2 and due in played.table.shown
    played.back.click()
    assert len(played.table.shown) == 1 and played.table.due == due


def test_without_tricks_or_room_there_is_no_small_table(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    page = opened(make_window, new_draft("bastard", 4, {}).filled(Random(3)))
    page.body.part.buttons[PLAYED].click()
    qtbot.wait(1)
    assert page.body.played.decision is not None and page.body.played.table.isHidden()
    page.take(in_a_trick(7, 2))
    page.window().resize(1000, 650)
    qtbot.waitUntil(lambda: page.width() == 1000)
    qtbot.wait(1)
    assert page.body.played.table.isHidden()
    assert "Trick 2" in page.body.played.tricks.toPlainText()


def drop(target: QWidget, one: Card) -> bool:
    middle, data = target.rect().center(), dragged(one)
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(middle), copy, data, left, none)
    enter.ignore()
    QApplication.sendEvent(target, enter)
    if enter.isAccepted():
        QApplication.sendEvent(target, QDropEvent(middle, copy, data, left, none))
    return enter.isAccepted()


def test_a_card_is_dropped_in_the_place_of_the_turned_one(make_window: MakeWindow) -> None:
    page = opened(make_window, new_draft("elevator_32", 4, {}))
    one = card("QH")
    page.give(one, 2)
    assert drop(page.body.deal.trump, one)
    assert page.draft.turned is one and page.draft.holder(one) is None
    assert page.body.deal.trump.currentText() == "Q♥"
    page.take(new_draft("classic", 4, {}))
    assert page.body.deal.trump.isEnabled() and drop(page.body.deal.trump, one)
    assert page.draft.turned is one and page.draft.holder(one) == page.draft.turned_seat
    page.take(new_draft("bid_whist", 4, {}))
    assert not page.body.deal.trump.acceptDrops()
