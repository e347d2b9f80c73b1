"""What holds for keys everywhere: Enter and Space, a key that is held, and who has the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from farwhist.bots.judging import coach
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Contract, Move, Strain
from farwhist.ui.panels.panel import Panel
from farwhist.ui.system.keyboard import CHOICE, REST, can_use, is_made, keyboard
from tests.ui import driving
from tests.ui.driving import Key
from tests.ui.furnished import Furnished
from tests.ui.opened import pages, panels, windows
from tests.ui.panels.test_calls import MOVES


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "USUAL", coach.Work(start=48, most=48, first=24))


@pytest.fixture
def over(window: Furnished, qtbot: QtBot) -> Furnished:
    """Return a window whose match is over, so that everything can be opened."""
    window.matches.start("elevator", 4, changes=driving.deals("1,2"))
    while not window.table.position.over:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        QApplication.processEvents()
    return window


def opened(window: Furnished, qtbot: QtBot, what: str) -> Iterator[tuple[str, QWidget]]:
    if what == "table":
        return iter([("table", window)])
    if what == "panels":
        return panels(window, qtbot)
    return pages(window, qtbot) if what == "pages" else windows(window)


KINDS = ("table", "panels", "pages", "windows")


def stops(widget: QWidget) -> list[QWidget]:
    return [
        each
        for each in widget.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible() and each.isEnabled()
    ]


def give(widget: QWidget, qtbot: QtBot) -> None:
    """Give a widget the keyboard."""
    widget.window().activateWindow()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    while widget.focusProxy() is not None:
        widget = widget.focusProxy()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is widget)


def deaf(window: QWidget) -> list[QWidget]:
    """Let no button of a window do anything; return a list that gets those that are pressed."""
    pressed: list[QWidget] = []
    for button in window.findChildren(QAbstractButton):
        for name in ("clicked(bool)", "toggled(bool)", "pressed()", "released()"):
            if button.receivers(SIGNAL(name)):
                getattr(button, name.partition("(")[0]).disconnect()
        if isinstance(button, QToolButton) and button.defaultAction() is not None:
            button.defaultAction().blockSignals(True)
        button.clicked.connect(lambda checked, button=button: pressed.append(button))
    return pressed


@pytest.mark.parametrize("what", KINDS)
def test_enter_and_space_press_what_has_the_keyboard(
    over: Furnished, qtbot: QtBot, what: str
) -> None:
    tried = 0
    for name, widget in opened(over, qtbot, what):
        pressed = deaf(widget.window())
        if isinstance(widget, Panel):
            for signal in (widget.chosen, widget.closed):
                signal.connect(partial(pressed.append, widget))
        for button in stops(widget):
            menu = isinstance(button, QToolButton) and button.menu() is not None
            if not isinstance(button, QAbstractButton) or menu or is_made(button):
                continue
            give(button, qtbot)
            for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
                pressed.clear()
                qtbot.keyClick(button, key)
                assert pressed == [button], (name, button.objectName(), button.text(), key)
                assert widget.isVisible(), (name, button.objectName(), button.text(), key)
                if is_made(button):
                    break
            tried += 1
    print(what, tried)
    assert tried >= 3


def ask(window: Furnished, *moves: Move) -> tuple[Panel, list[Move]]:
    """Open the panel for a question that is no move of the match; return what is chosen too."""
    window.host.close()
    window.host.blockSignals(True)
    window.host.ask(Decision(0, moves))
    panel = window.host.panel
    assert panel is not None
    chosen: list[Move] = []
    panel.chosen.connect(chosen.append)
    return panel, chosen


CONTRACTS = (PASS, *(Contract(level, way) for level in (3, 4) for way in Strain))


def test_enter_on_pass_passes_whatever_is_chosen(window: Furnished, qtbot: QtBot) -> None:
    panel, chosen = ask(window, *CONTRACTS)
    view = window.table.view
    give(view, qtbot)
    qtbot.keyClick(view, Key.Key_4)
    focus: QWidget = view
    while focus.objectName() != "pass":
        qtbot.keyClick(focus, Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None and panel.isAncestorOf(now)
        focus = now
    qtbot.keyClick(focus, Key.Key_Return)
    assert chosen == [PASS]


def test_enter_chooses_what_has_the_keyboard_and_then_makes_it(
    window: Furnished, qtbot: QtBot
) -> None:
    panel, chosen = ask(window, *CONTRACTS)
    level = panel.findChild(QPushButton, "level3")
    assert level is not None
    give(level, qtbot)
    qtbot.keyClick(level, Key.Key_Return)
    assert level.isChecked() and not chosen
    qtbot.keyClick(level, Key.Key_Return)
    assert chosen == [Contract(3, Strain.UP)]


def test_the_keyboard_follows_a_choice_that_is_typed(window: Furnished, qtbot: QtBot) -> None:
    panel, chosen = ask(window, *CONTRACTS)
    level = panel.findChild(QPushButton, "level3")
    assert level is not None
    give(level, qtbot)
    qtbot.keyClick(level, Key.Key_Space)
    qtbot.keyClick(level, Key.Key_4)
    focus = QApplication.focusWidget()
    assert focus is not None and focus.objectName() == "level4"
    qtbot.keyClick(focus, Key.Key_Return)
    assert chosen == [Contract(4, Strain.UP)]


@pytest.mark.parametrize("moves", MOVES, ids=lambda moves: type(moves[-1]).__name__)
def test_what_moves_at_once_is_no_box_to_tick(
    window: Furnished, qtbot: QtBot, moves: tuple[Move, ...]
) -> None:
    panel, _ = ask(window, *moves)
    for button in panel.findChildren(QPushButton):
        assert button.isCheckable() is bool(button.property(CHOICE)), button.objectName()


def test_enter_on_a_button_of_the_summary_does_not_go_on(over: Furnished, qtbot: QtBot) -> None:
    scores = over.scoreboard.scores()
    assert scores is not None
    over.host.sum_up(scores, 0, last=False)
    panel = over.host.panel
    assert panel is not None
    replay = panel.findChild(QPushButton, "replay")
    assert replay is not None
    replay.show()
    give(replay, qtbot)
    gone: list[str] = []
    panel.closed.connect(lambda: gone.append("on"))
    over.host.replay.disconnect()
    over.host.replay.connect(lambda: gone.append("replay"))
    qtbot.keyClick(replay, Key.Key_Return)
    assert gone == ["replay"]


# A key that is held


class Hands:
    """Presses keys at moments that are told, in milliseconds."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        self.time = 1e9
        monkeypatch.setattr(keyboard(), "now", lambda: self.time)

    def press(self, key: Qt.Key, after: float = 1000) -> None:
        """Press a key and let it go; send it to what has the keyboard, as a window does."""
        self.time += after
        for act in (self.qtbot.keyPress, self.qtbot.keyRelease):
            focus = QApplication.focusWidget()
            assert focus is not None
            act(focus, key)

    def hold(self, key: Qt.Key) -> None:
        """Hold a key where the system tells of presses only, and does not mark them."""
        self.press(key)
        for _ in range(20):
            self.press(key, 40)


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(qtbot, monkeypatch)


def next_question(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes=driving.deals("3,2"))
    driving.wait_until_asked(window, qtbot)
    give(window.table.view, qtbot)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_held_key_plays_one_card_at_most(
    window: Furnished, qtbot: QtBot, hands: Hands, key: Qt.Key
) -> None:
    next_question(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    give(window.table.view, qtbot)
    made = window.runner.match
    assert made is not None
    hands.hold(key)
    assert window.table.input.focus.card is not None and len(window.table.hand()) == 3
    hands.press(key, REST - 1)
    assert len(window.table.hand()) == 3
    hands.press(key, REST)
    assert len(window.table.hand()) == 2
    for _ in range(20):
        hands.press(key, 40)
        QApplication.processEvents()
    assert made.made(0) == 2, "the bid and one card"


def test_the_enter_that_bids_does_not_go_on_playing(
    window: Furnished, qtbot: QtBot, hands: Hands
) -> None:
    next_question(window, qtbot)
    match = window.runner.match
    assert match is not None
    hands.press(Key.Key_1)
    hands.hold(Key.Key_Return)
    qtbot.waitUntil(lambda: driving.asked(window))
    for _ in range(20):
        hands.press(Key.Key_Return, 40)
        QApplication.processEvents()
    assert match.made(0) == 1


@pytest.mark.parametrize("moves", MOVES, ids=lambda moves: type(moves[-1]).__name__)
@pytest.mark.parametrize("on_button", [False, True])
def test_a_held_enter_makes_one_call(
    window: Furnished, qtbot: QtBot, hands: Hands, moves: tuple[Move, ...], on_button: bool
) -> None:
    panel, chosen = ask(window, *moves)
    assert panel.preselect(moves[-1])
    give(stops(panel)[-1] if on_button else window.table.view, qtbot)
    hands.hold(Key.Key_Return)
    assert len(chosen) == 1
    hands.press(Key.Key_Return, REST)
    assert len(chosen) == 2


@pytest.mark.parametrize("key", [Key.Key_X, Key.Key_Space])
def test_a_held_key_passes_once(window: Furnished, qtbot: QtBot, hands: Hands, key: Qt.Key) -> None:
    panel, chosen = ask(window, *CONTRACTS)
    passing = panel.findChild(QPushButton, "pass")
    assert passing is not None
    give(passing, qtbot)
    hands.hold(key)
    assert chosen == [PASS]


def test_who_writes_may_press_enter_as_fast_as_they_like(qtbot: QtBot, hands: Hands) -> None:
    field = QPlainTextEdit()
    qtbot.addWidget(field)
    field.show()
    give(field, qtbot)
    for _ in range(3):
        hands.press(Key.Key_Return, 10)
    assert field.toPlainText() == "\n\n\n"


# Who has the keyboard


def settled(where: str = "the window") -> QWidget:
    """Let everything happen that waits, and return what has the keyboard then."""
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    assert focus is not None, f"{where}: nothing has the keyboard"
    assert can_use(focus), f"{where}: {focus} has the keyboard and cannot use it; a page needs two"
    assert focus.window().isActiveWindow()
    return focus


@pytest.mark.parametrize("what", KINDS)
def test_keys_work_when_what_has_the_keyboard_is_hidden_or_disabled(
    over: Furnished, qtbot: QtBot, what: str
) -> None:
    for name, widget in opened(over, qtbot, what):
        of_each_kind = {type(each): each for each in stops(widget) if each is not over.table.view}
        for each in of_each_kind.values():
            for change in (each.setVisible, each.setEnabled):
                give(each, qtbot)
                change(False)
                focus = settled(name)
                assert focus is not each and focus.window() is widget.window(), (name, each)
                change(True)


def test_keys_work_when_a_panel_is_closed(over: Furnished, qtbot: QtBot) -> None:
    for _, panel in panels(over, qtbot):
        give(stops(panel)[-1], qtbot)
        over.host.close()
        assert settled() is over.table.view


def test_keys_work_when_a_page_is_left(over: Furnished, qtbot: QtBot) -> None:
    for name, page in pages(over, qtbot):
        give(stops(page)[-1], qtbot)
        for _ in range(3):
            if page.isVisible():
                qtbot.keyClick(settled(), Key.Key_Escape)
        assert not page.isVisible(), name
        assert settled() is over.table.view, name


def test_keys_work_when_a_window_is_closed(over: Furnished, qtbot: QtBot) -> None:
    for each in {widget.window() for _, widget in windows(over)}:
        give(stops(each)[-1], qtbot)
        each.close()
        over.activateWindow()
        qtbot.waitUntil(over.isActiveWindow)
        assert settled() is over.table.view, each


def test_the_table_has_the_keyboard_where_nothing_has_it(window: Furnished, qtbot: QtBot) -> None:
    window.host.close()
    view = window.table.view
    for lose in (
        lambda: QApplication.focusWidget().clearFocus(),
        window.menuBar().setFocus,
        window.setFocus,
    ):
        give(view, qtbot)
        lose()
        assert settled() is view


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_a_new_match_by_mouse_leaves_the_table_its_keyboard(
    window: Furnished, qtbot: QtBot
) -> None:
    """Where the menu bar had the keyboard when the page came, it is not given back to it."""
    window.menuBar().setFocus()
    window.menuBar().setActiveAction(window.menuBar().actions()[0])
    window.new_match.open()
    window.menuBar().setActiveAction(None)  # type: ignore[arg-type]
    window.new_match.close()
    assert settled() is window.table.view


def test_the_table_has_the_keyboard_when_its_window_is_used_again(
    window: Furnished, qtbot: QtBot
) -> None:
    window.host.close()
    button = QPushButton(window)
    button.show()
    give(button, qtbot)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    button.setParent(None)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert settled() is window.table.view


def test_the_seen_page_has_the_keyboard_where_nothing_has_it(over: Furnished, qtbot: QtBot) -> None:
    for name, page in pages(over, qtbot):
        focus = QApplication.focusWidget()
        assert focus is not None
        focus.clearFocus()
        now = settled()
        assert page.isAncestorOf(now) or now is page, name
