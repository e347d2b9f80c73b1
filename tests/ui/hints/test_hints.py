"""Hints at the table, asked for with real keys and clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from farwhist.bots.exact.reasons import REASONS
from farwhist.bots.thinking.hint import AdviceTask, Hint
from farwhist.engine.cards import card
from farwhist.engine.moves import Bid, PlayCard
from farwhist.store.matches import parse
from farwhist.ui.application import think_apart
from farwhist.ui.hints import hint_words
from farwhist.ui.play.adviser import Cancel, Hear
from farwhist.ui.play.thinker import ThinkApart
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished


def dealt(window: Furnished, qtbot: QtBot, cards: int = 13, seats: int = 4) -> None:
    window.matches.start("elevator", seats, changes={"sequence": "CUSTOM", "custom": str(cards)})
    driving.wait_until_asked(window, qtbot)


def ask(window: Furnished) -> None:
    QTest.keyClick(window.table.view, Key.Key_H)


def finished(window: Furnished, qtbot: QtBot) -> Hint:
    qtbot.waitUntil(lambda: window.hints.hint is not None and window.hints.hint.deals == 2000)
    assert window.hints.hint is not None
    return window.hints.hint


def to_cards(window: Furnished, qtbot: QtBot) -> None:
    while not window.table.asking.playable():
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


class Waiting:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.task: AdviceTask | None = None
        self.cancelled = 0

    def advise(self, task: AdviceTask, hear: Hear) -> Cancel:
        self.task, self.hear = task, hear
        return self.stop

    def stop(self) -> None:
        self.cancelled += 1


def test_a_bid_gets_a_histogram_that_refines(window: Furnished, qtbot: QtBot) -> None:
    dealt(window, qtbot)
    press(window, qtbot, Key.Key_H)
    assert window.hints.open and window.hint_strip.isVisible()
    seen: set[int] = set()

    def done() -> bool:
        if window.hints.hint is not None:
            seen.add(window.hints.hint.deals)
        return 2000 in seen

    qtbot.waitUntil(done)
    hint = finished(window, qtbot)
    assert len(seen) > 1
    assert isinstance(hint.move, Bid)
    bars = window.hint_strip.bars
    best = [each for each in bars.columns if each.best]
    assert [each.label for each in best] == [str(hint.move.tricks)]
    share = round(100 * best[0].share)
    qtbot.waitUntil(lambda: "Suggested" in window.access.announcer.repeat())
    said = window.access.announcer.repeat()
    assert said.startswith(f"Suggested bid {hint.move.tricks}, {share} percent.")
    assert "2000 deals" in window.hint_strip.title.text()
    assert f"{hint.move.tricks}: {share} percent" in bars.accessibleName()
    assert "assisted" in window.scoreboard.line.text()
    press(window, qtbot, Key.Key_H)
    assert not window.hints.open


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_nothing_is_covered_in_a_small_window(window: Furnished, qtbot: QtBot, seats: int) -> None:
    window.resize(1000, 650)
    dealt(window, qtbot, 13 if seats < 5 else 7, seats)
    press(window, qtbot, Key.Key_H)
    finished(window, qtbot)

    def place(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())

    assert not place(window.hint_strip).intersects(place(window.table.view))
    panel = window.host.panel
    assert panel is not None
    assert window.table.view.rect().contains(panel.geometry())
    assert window.size().width() == 1000 and window.size().height() == 650


def test_a_card_is_marked_and_then_explained(window: Furnished, qtbot: QtBot) -> None:
    dealt(window, qtbot, 5)
    to_cards(window, qtbot)
    ask(window)
    hint = finished(window, qtbot)
    assert isinstance(hint.move, PlayCard)
    best = hint.move.cards[0]
    assert best in window.table.asking.playable()
    assert window.table.stage.hinted == (best,)
    assert window.hint_strip.bars.isHidden()
    assert window.hint_strip.note.text() == hint_words.reason(hint.reason)
    ask(window)
    assert window.hint_strip.bars.isVisible()
    assert len(window.hint_strip.bars.columns) == len(window.table.asking.playable())
    ask(window)
    assert not window.hints.open and window.table.stage.hinted == ()


def test_the_buttons_explain_and_close(window: Furnished, qtbot: QtBot) -> None:
    dealt(window, qtbot, 5)
    to_cards(window, qtbot)
    qtbot.keyClick(window.table.view, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    finished(window, qtbot)
    qtbot.mouseClick(window.hint_strip.why_button, LEFT)
    assert window.hint_strip.bars.isVisible() and window.hint_strip.why_button.isHidden()
    qtbot.mouseClick(window.hint_strip.close_button, LEFT)
    assert not window.hints.open


@pytest.mark.parametrize("way", ["key", "answer", "undo", "new match"])
def test_it_is_cancelled_at_once(window: Furnished, qtbot: QtBot, way: str) -> None:
    waiting = Waiting()
    window.hints.adviser = waiting
    dealt(window, qtbot)
    if way == "undo":
        to_cards(window, qtbot)
    window.actions_.menus["play"].aboutToShow.emit()
    window.actions_["hint"].trigger()
    assert waiting.task is not None and window.hints.open
    if way == "key":
        press(window, qtbot, Key.Key_Escape)
    elif way == "answer":
        driving.click_once(window, qtbot)
    elif way == "undo":
        window.actions_["undo"].trigger()
    else:
        window.matches.play_again()
    assert waiting.cancelled == 1 and not window.hints.open


def test_without_a_hint_the_menu_says_why(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, watch=True)
    window.actions_.refresh()
    assert not window.actions_["hint"].isEnabled()
    assert window.actions_["hint"].statusTip() == "Available when you play yourself"
    dealt(window, qtbot)
    window.actions_.refresh()
    assert window.actions_["hint"].isEnabled()


@pytest.mark.parametrize("preset", ["knockout", "classic", "bid_whist", "bastard"])
def test_other_games_name_a_move_or_say_why_not(
    window: Furnished, qtbot: QtBot, preset: str
) -> None:
    window.matches.start(preset, 4)
    driving.wait_until_asked(window, qtbot)
    why = window.hints.why_not()
    ask(window)
    if why:
        assert window.status.text() == why and not window.hints.open
        return
    qtbot.waitUntil(lambda: window.hints.hint is not None)
    decision = window.table.asking.decision
    assert decision is not None and window.hints.hint is not None
    assert window.hints.hint.move in decision.moves
    assert window.hint_strip.title.text().startswith("Suggestion: ")


def test_help_is_noted_in_the_saved_match(window: Furnished, qtbot: QtBot) -> None:
    dealt(window, qtbot)
    assert not window.runner.setting.assisted
    driving.click_once(window, qtbot)
    window.actions_["undo"].trigger()
    saved = window.matches.store.load()
    assert saved is not None and saved.assisted
    assert parse(saved.text().replace(', "assisted": true', "")).assisted is False
    window.matches.play_again()
    assert not window.runner.setting.assisted


def test_the_worker_streams_hints(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    thinker = ThinkApart(window)
    think_apart(window.parts, thinker)
    try:
        window.matches.open()
        thinker.start()
        dealt(window, qtbot, 5)
        press(window, qtbot, Key.Key_H)
        finished(window, qtbot)
        press(window, qtbot, Key.Key_H)
        press(window, qtbot, Key.Key_H)
        driving.click_once(window, qtbot)
        assert not window.hints.open
        qtbot.waitUntil(lambda: bool(window.table.asking.playable()))
    finally:
        window.runner.stop()
        window.hints.close()
        thinker.close()


@pytest.mark.parametrize("key", sorted(REASONS))
def test_every_reason_has_a_sentence(key: str) -> None:
    text = hint_words.reason(key)
    assert text.endswith(".") and "{" not in text
    hint = Hint(PlayCard((card("8C"),)), 1000, (("8C", 4.0, 0.71),), (), key)
    assert hint_words.title(hint) == "8♣ – ends with exactly your bid in 71 % of 1000 deals"
    assert hint_words.told(hint) == f"Suggested card: eight of clubs, 71 percent. {text}"
