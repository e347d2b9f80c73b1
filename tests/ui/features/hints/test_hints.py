"""Hints at the table, asked for with real keys and clicks."""

from __future__ import annotations

import json
import re

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from farwhist.bots.exact.reasons import REASONS
from farwhist.bots.thinking.hint import AdviceTask, Hint
from farwhist.engine.cards import card
from farwhist.engine.moves import Bid, PlayCard
from farwhist.store.matches import parse
from farwhist.ui.app.application import think_apart
from farwhist.ui.features.hints.manifest import why_no_hint
from farwhist.ui.match.thinking import Cancel, Hear, ThinkApart
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.review import hint_words
from farwhist.ui.style.tips import shown_tip
from farwhist.ui.table.items.hint_labels import HintLabelItem
from farwhist.ui.table.layout.geometry import Rect
from tests.helpers.clipping import clipped
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
    qtbot.waitUntil(lambda: window.hints.hint is not None)
    assert window.hints.hint is not None
    return window.hints.hint


def to_cards(window: Furnished, qtbot: QtBot) -> None:
    while not window.table.input.playable():
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


class Ready:
    """Answers at once, with numbers for every bid or card; the second one is best."""

    def __init__(self, window: Furnished) -> None:
        self._window = window
        window.services.coach.adviser = self

    def advise(self, task: AdviceTask, hear: Hear) -> Cancel:
        names = [each.split()[1] for each in task.moves]
        best = names[min(1, len(names) - 1)]
        worth = {name: -float(n) for n, name in enumerate(names)} | {best: 4.5}
        rows = [[name, worth[name], 0.71 if name == best else 0.1] for name in names]
        bids = task.moves[0].startswith("bid")
        count = self._window.table.position.size + 1
        tricks = [0.4 if str(n) == best else 0.6 / count for n in range(count)] if bids else []
        verb = "bid" if bids else "play"
        reason = "worth" if bids else "sure_winner"
        told = {"move": f"{verb} {best}", "deals": 2000, "rows": rows, "tricks": tricks}
        QTimer.singleShot(0, lambda: hear(json.dumps({**told, "reason": reason, "then": []})))
        return lambda: None


def test_a_bid_gets_a_histogram(window: Furnished, qtbot: QtBot) -> None:
    dealt(window, qtbot)
    press(window, qtbot, Key.Key_H)
    assert window.hints.open and window.hint_box.isVisible()
    hint = finished(window, qtbot)
    assert isinstance(hint.move, Bid)
    bars = window.hint_box.bars
    best = [each for each in bars.columns if each.best]
    assert [each.label for each in best] == [str(hint.move.tricks)]
    share = round(100 * best[0].share)
    qtbot.waitUntil(lambda: "Suggested" in window.access.announcer.read_back("ask_again"))
    said = window.access.announcer.read_back("ask_again")
    assert f"Suggested bid {hint.move.tricks}, {share} percent." in said
    assert f"{hint.move.tricks}: {share} percent" in said, "all numbers are read, too"
    # On a low felt the box leaves its notes out.
    assert hint.deals
    assert any(f"{hint.deals:,} simulated deals" in each for each in window.hint_box._notes)
    assert (
        window.hint_box.title.text()
        == f"Bid {hint.move.tricks}. Points on average: {best[0].points}."
    )
    assert f"{hint.move.tricks}: {share} percent" in bars.accessibleName()
    assert "assisted" in window.scoreboard.line.text()
    assert shown_tip(window.scoreboard.line).startswith("A match is assisted when")
    assert "A match is assisted when" in window.scoreboard.line.accessibleDescription()
    press(window, qtbot, Key.Key_H)
    assert not window.hints.open


def sized(window: Furnished, qtbot: QtBot, size: tuple[int, int]) -> None:
    """Give the window a size, and wait until the table is drawn for it."""
    if (window.width(), window.height()) != size:
        with qtbot.waitSignal(window.table.view.settled):
            window.resize(*size)


def place(box: QWidget) -> Rect:
    at = box.geometry()
    return Rect(at.x(), at.y(), at.width(), at.height())


SIZES = [(1000, 650), (1280, 800), (1600, 1000)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_bars_stand_above_their_buttons_and_cover_no_plate(
    window: Furnished, qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    sized(window, qtbot, size)
    dealt(window, qtbot, 7, seats)
    Ready(window)
    panel, table = window.host.panel, window.table
    assert isinstance(panel, BidPanel)
    before = [each.geometry() for each in (panel, *panel.numbers.values(), panel.ready)]
    cards = {thing: item.target for thing, item in table.scene.cards.items()}
    press(window, qtbot, Key.Key_H)
    hint = finished(window, qtbot)
    shown = place(window.hint_box)
    assert before == [each.geometry() for each in (panel, *panel.numbers.values(), panel.ready)]
    assert cards == {thing: item.target for thing, item in table.scene.cards.items()}
    layout = table.layout_now()
    assert not any(shown.overlaps(plate) for plate in layout.plates.values())
    assert shown.bottom <= panel.y() + panel.numbers[0].y(), "the buttons can be seen"
    assert shown.bottom > panel.y() and shown.w == panel.width()
    assert Rect(0, 0, layout.sizes.width, layout.sizes.height).contains(shown)
    assert isinstance(hint.move, Bid) and panel.hinted == (panel.numbers[hint.move.tricks],)
    assert not clipped(window.hint_box)
    bars = window.hint_box.bars.grab().toImage()
    gold = QColor(table.scene.theme.accent)
    spot = panel.numbers[hint.move.tricks].geometry().center().x() - window.hint_box.bars.x()
    ratio = bars.devicePixelRatio()
    column = [bars.pixelColor(round(spot * ratio), y) for y in range(bars.height())]
    assert gold in column, "the golden bar stands above the best number"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_chances_stand_above_the_cards(
    window: Furnished, qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    sized(window, qtbot, size)
    dealt(window, qtbot, 7, seats)
    Ready(window)
    to_cards(window, qtbot)
    table = window.table
    whole = table.view.geometry()
    ask(window)
    hint = finished(window, qtbot)
    assert isinstance(hint.move, PlayCard) and table.view.geometry() == whole
    best = hint.move.cards[0]
    assert best in table.input.playable() and table.state.hinted == (best,)
    chips = {item.card: item for item in table.scene.cards.values() if item.rider is not None}
    assert set(chips) == table.input.playable(), "one for each card that may be played"
    items = [each for each in table.scene.items() if isinstance(each, HintLabelItem)]
    assert sorted(each.label.text for each in items) == sorted(
        f"{round(100 * chance)} %" for _, _, chance in hint.rows
    )
    (gold,) = [each for each in items if each.label.best]
    raised = table.scene.cards[best].target
    assert abs(gold.x() - raised.x) < raised.width and gold.y() < raised.y - 0.3 * raised.height
    assert table.scene.cards[best].rings == (
        (table.scene.theme.ink, 2.0), (table.scene.theme.accent, 3.0)
    ), "the cursor is on it"  # fmt: skip
    press(window, qtbot, Key.Key_Home, Key.Key_End)
    if table.input.focus.card is not best:
        assert table.scene.cards[best].rings == (), "the hint has no ring of its own"
    shown = place(window.hint_box)
    layout = table.layout_now()
    assert not any(shown.overlaps(plate) for plate in layout.plates.values())
    assert not any(shown.overlaps(pose.bounds()) for pose in layout.resting.values())
    assert not clipped(window.hint_box)
    assert window.hint_box.note.text().startswith(hint_words.reason(hint.reason))
    ask(window)
    assert not window.hints.open and table.state.hinted == ()
    assert not any(isinstance(each, HintLabelItem) for each in table.scene.items())


def test_a_chip_goes_with_its_card(window: Furnished, qtbot: QtBot) -> None:
    dealt(window, qtbot, 5)
    Ready(window)
    to_cards(window, qtbot)
    ask(window)
    finished(window, qtbot)
    table = window.table
    best = table.state.hinted[0]
    (gold,) = [e for e in table.scene.items() if isinstance(e, HintLabelItem) and e.label.best]
    still = gold.y()
    press(window, qtbot, Key.Key_Escape)
    assert not window.hints.open
    ask(window)
    finished(window, qtbot)
    other = next(card for card in table.hand() if card is not best)
    qtbot.mouseMove(table.view.viewport(), driving.card_point(window, other))
    (gold,) = [e for e in table.scene.items() if isinstance(e, HintLabelItem) and e.label.best]
    # A card that rises beside it leaves it less room to stand over, by parts of a pixel.
    near = pytest.approx(still, abs=0.5)
    assert table.input.focus.card is None and gold.y() == near, "a hint moves no card"
    qtbot.mouseMove(table.view.viewport(), driving.card_point(window, best))
    (gold,) = [e for e in table.scene.items() if isinstance(e, HintLabelItem) and e.label.best]
    assert gold.y() < still - 1


def test_a_hint_stands_aside_while_a_trick_is_looked_at(window: Furnished, qtbot: QtBot) -> None:
    dealt(window, qtbot, 5)
    Ready(window)
    to_cards(window, qtbot)
    while not window.table.position.tricks:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    ask(window)
    finished(window, qtbot)

    def shown() -> bool:
        return any(isinstance(each, HintLabelItem) for each in window.table.scene.items())

    assert shown() and window.hint_box.isVisible()
    press(window, qtbot, Key.Key_L)
    assert window.table.trick_review.open and not shown() and window.hint_box.isHidden()
    press(window, qtbot, Key.Key_L)
    assert shown() and window.hint_box.isVisible() and window.hints.open


def test_the_button_closes(window: Furnished, qtbot: QtBot) -> None:
    dealt(window, qtbot, 5)
    Ready(window)
    to_cards(window, qtbot)
    qtbot.keyClick(window.table.view, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    finished(window, qtbot)
    hand = window.table.hand()
    qtbot.mouseClick(window.hint_box, LEFT)
    assert window.hints.open and window.table.hand() == hand, "the felt below was not meant"
    qtbot.mouseClick(window.hint_box.close_button, LEFT)
    assert not window.hints.open and window.hint_box.isHidden()


def test_twenty_numbers_have_labelled_bars(window: Furnished, qtbot: QtBot) -> None:
    window.resize(1000, 650)
    dealt(window, qtbot, 17, 3)
    Ready(window)
    panel = window.host.panel
    assert isinstance(panel, BidPanel)
    rows = {each.y() for each in panel.numbers.values()}
    assert len(rows) > 1 and min(each.width() for each in panel.numbers.values()) >= 32
    press(window, qtbot, Key.Key_H)
    hint = finished(window, qtbot)
    bars = window.hint_box.bars
    assert [each.label for each in bars.columns] == [
        str(n) for n, share in enumerate(hint.tricks)
        if share >= 0.005 or str(n) in {name for name, _, _ in hint.rows}
    ]  # fmt: skip
    assert place(window.hint_box).bottom <= panel.y() + panel.numbers[0].y()


def test_a_hint_in_high_contrast_and_large_text(window: Furnished, qtbot: QtBot) -> None:
    window.resize(1000, 650)
    window.appearance.set_text_size(200)
    dealt(window, qtbot, 9)
    Ready(window)
    press(window, qtbot, Key.Key_H)
    finished(window, qtbot)
    assert not clipped(window.hint_box)
    plates = window.table.layout_now().plates.values()
    assert not any(place(window.hint_box).overlaps(plate) for plate in plates)


@pytest.mark.parametrize("way", ["key", "answer", "undo", "new match"])
def test_it_is_cancelled_at_once(window: Furnished, qtbot: QtBot, way: str) -> None:
    waiting = Waiting()
    window.services.coach.adviser = waiting
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
    assert window.actions_["hint"].statusTip() == "Available when you are one of the players"
    dealt(window, qtbot)
    window.actions_.refresh()
    assert window.actions_["hint"].isEnabled()


@pytest.mark.parametrize("preset", ["knockout", "classic", "bid_whist", "bastard"])
def test_other_games_name_a_move_or_say_why_not(
    window: Furnished, qtbot: QtBot, preset: str
) -> None:
    window.matches.start(preset, 4)
    driving.wait_until_asked(window, qtbot)
    why = why_no_hint(window.services)
    ask(window)
    if why:
        assert window.status.text() == why and not window.hints.open
        return
    qtbot.waitUntil(lambda: window.hints.hint is not None)
    decision = window.table.input.decision
    assert decision is not None and window.hints.hint is not None
    assert window.hints.hint.move in decision.moves
    assert window.hint_box.title.text().startswith("Suggestion: ")


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
    think_apart(window.contents, thinker)
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
        qtbot.waitUntil(lambda: bool(window.table.input.playable()))
    finally:
        window.runner.stop()
        window.hints.close()
        thinker.close()


@pytest.mark.parametrize("key", sorted(REASONS))
def test_every_reason_has_a_sentence(key: str) -> None:
    text = hint_words.reason(key)
    assert text.endswith(".") and "{" not in text
    hint = Hint(PlayCard((card("8C"),)), 1000, (("8C", 4.0, 0.71),), (), key)
    assert hint_words.title(hint) == "Play the eight of clubs. Points on average: +4.0."
    assert (
        hint_words.notes(hint)[0] == text and "1,000 simulated deals" in hint_words.notes(hint)[1]
    )
    assert hint_words.hint_text(hint) == f"Suggested card: eight of clubs, 71 percent. {text}"


def test_no_card_is_said_to_be_better_where_all_are_the_same() -> None:
    same = tuple((name, 4.0, 0.71) for name in ("8C", "9C", "KH"))
    hint = Hint(PlayCard((card("8C"),)), 1000, same, (), "best_chance")
    assert hint_words.notes(hint)[0] == "All choices come to the same."
    moves = PlayCard((card("8C"),)), PlayCard((card("9C"),))
    odds = tuple((move, 0.2, 0.5) for move in moves)
    stay = Hint(moves[0], 0, (), (), "", odds=odds, aim="stay", compared=100)
    assert hint_words.why(stay) == "All choices come to the same."
    assert hint_words.why(replace(stay, aim="first")) == "", "there only some are compared"


def test_a_card_is_not_said_to_end_most_often_with_the_bid_where_another_does() -> None:
    rows = (("8C", 4.0, 0.51), ("9C", 3.9, 0.52))
    hint = Hint(PlayCard((card("8C"),)), 1000, rows, (), "best_chance")
    assert hint_words.why(hint) == ""


def test_other_choices_are_told_by_the_chance_that_is_shown() -> None:
    rows = (("8C", 0.3, 0.5), ("9C", 0.2, 0.40), ("KH", 0.1, 0.45), ("2D", 0.1, 0.1))
    odds = tuple((PlayCard((card(name),)), worth, share) for name, worth, share in rows)
    hint = Hint(odds[0][0], 0, (), (), "", odds=odds, aim="stay", compared=100)
    assert re.findall(r"\d+ %", hint_words.odds(hint)) == ["50 %", "45 %", "40 %", "10 %"]
