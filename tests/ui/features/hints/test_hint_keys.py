"""H is the hint everywhere, Enter does what a hint says, and the table keeps the keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from farwhist.bots.thinking.hint import AdviceTask
from farwhist.engine.cards import Suit
from farwhist.engine.decision import Decision
from farwhist.engine.makers import Maker
from farwhist.engine.moves import (
    LOOK,
    PASS,
    Auction,
    Bid,
    Contract,
    Move,
    NameOrder,
    PlayCard,
    Strain,
    bid,
    name_trump,
    write,
)
from farwhist.ui.match.thinking import Cancel, Hear
from farwhist.ui.panels.action_bar import ActionBar
from farwhist.ui.panels.bidding import BidPanel, QuestionPanel
from farwhist.ui.panels.calls import AuctionPanel, CallPanel, TrumpPanel
from farwhist.ui.settings.languages import Languages
from tests.ui import driving
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished

SHIFT = Qt.KeyboardModifier.ShiftModifier


class Says:
    """Gives the hints that it is told to give."""

    def __init__(self, window: Furnished) -> None:
        self.hear: Hear = lambda text: None
        window.services.coach.adviser = self

    def advise(self, task: AdviceTask, hear: Hear) -> Cancel:
        self.hear = hear
        return lambda: None

    def say(self, move: Move) -> None:
        empty = {"deals": 0, "rows": [], "tricks": [], "reason": "", "then": []}
        self.hear(json.dumps({"move": write(move), **empty}))


def open_for(window: Furnished, *moves: Move) -> list[Move]:
    """Open the panel of a made-up decision; return where its choice is noted."""
    decision = Decision(0, moves)
    window.table.input.ask(decision)
    window.host.close()
    window.host.ask(decision)
    assert window.host.panel is not None
    window.host.blockSignals(True)
    made: list[Move] = []
    window.host.panel.chosen.connect(made.append)
    return made


TRUMPS = [name_trump(suit) for suit in (*Suit, None)]
CONTRACTS: list[Move] = [PASS, Contract(3, Strain.UP), Contract(4, Strain.NT)]
ORDERS: list[Move] = [NameOrder(False), NameOrder(True)]
OFFERS = [PASS, *(Auction(n, suit) for n in (4, 5) for suit in (*Suit, None))]


@pytest.mark.parametrize("language", ["en", "de", "fr", "ro"])
@pytest.mark.parametrize("moves", [TRUMPS, OFFERS], ids=["trump", "auction"])
def test_h_is_the_hint_where_a_suit_is_asked_for(
    window: Furnished, qtbot: QtBot, language: str, moves: list[Move]
) -> None:
    driving.wait_until_asked(window, qtbot)
    languages = Languages(QCoreApplication.instance() or window)
    languages.use(language)
    try:
        Says(window)
        open_for(window, *moves)
        panel = window.host.panel
        assert isinstance(panel, TrumpPanel | AuctionPanel)
        before = panel.move_chosen
        press(window, qtbot, Key.Key_H)
        assert window.hints.open and panel.move_chosen == before
        panel.findChildren(QPushButton)[0].setFocus()
        qtbot.keyClick(panel.findChildren(QPushButton)[0], Key.Key_H)
        assert not window.hints.open and panel.move_chosen == before
    finally:
        languages.use("en")


@pytest.mark.parametrize("inside", [False, True], ids=["table", "panel"])
def test_shift_and_its_letter_is_a_suit(window: Furnished, qtbot: QtBot, inside: bool) -> None:
    driving.wait_until_asked(window, qtbot)
    open_for(window, *TRUMPS)
    panel = window.host.panel
    assert isinstance(panel, TrumpPanel)
    at: QWidget = panel.buttons[0] if inside else window.table.view
    for key, modifier, suit in (
        (Key.Key_H, SHIFT, Suit.HEARTS), (Key.Key_C, Qt.KeyboardModifier.NoModifier, Suit.CLUBS),
        (Key.Key_D, SHIFT, Suit.DIAMONDS),
    ):  # fmt: skip
        qtbot.keyClick(at, key, modifier)
        assert panel.move_chosen == name_trump(suit)
    qtbot.keyClick(at, Key.Key_C, SHIFT)
    assert panel.move_chosen == name_trump(Suit.DIAMONDS), "Shift+C says the cards"
    assert window.status.text().startswith("You hold")


def test_buttons_tell_their_keys(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.keymap.set_keys({"diamonds": ("F7",), "clubs": ()})
    open_for(window, *TRUMPS)
    panel = window.host.panel
    assert isinstance(panel, TrumpPanel)
    told = [button.toolTip() for button in panel.buttons]
    assert told == ["Key: S", "Key: Shift+H", "Key: F7", "", "Key: N"]
    open_for(window, *OFFERS)
    assert window.host.panel is not None
    passing = window.host.panel.findChild(QPushButton, "pass")
    assert passing is not None and passing.toolTip() == "Key: X"


# --- Enter after a hint --------------------------------------------------------------------


def to_cards(window: Furnished, qtbot: QtBot) -> None:
    while not window.table.input.playable():
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def other_card(window: Furnished) -> tuple[PlayCard, PlayCard]:
    """Return two moves: one to begin on, and one to be hinted at."""
    decision = window.table.input.decision
    assert decision is not None
    first, *_, last = decision.moves
    assert isinstance(first, PlayCard) and isinstance(last, PlayCard) and first != last
    return first, last


def to_a_choice(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "13"})
    driving.wait_until_asked(window, qtbot)
    to_cards(window, qtbot)
    while window.table.input.decision is not None and len(window.table.input.decision.moves) < 2:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


@pytest.mark.parametrize("cursor", [False, True], ids=["mouse", "keys"])
def test_enter_plays_the_hinted_card(window: Furnished, qtbot: QtBot, cursor: bool) -> None:
    to_a_choice(window, qtbot)
    says = Says(window)
    first, last = other_card(window)
    if cursor:
        press(window, qtbot, Key.Key_Home)
        assert (
            window.table.input.focus.card not in last.cards or window.table.input.focus.card is None
        )
    press(window, qtbot, Key.Key_H)
    says.say(first)
    assert window.table.input.focus.card is first.cards[0]
    says.say(last)
    assert window.table.input.focus.card is last.cards[0], "the hint has thought better of it"
    press(window, qtbot, Key.Key_Return)
    assert window.runner.match is not None and (0, last) in window.runner.match.moves
    saved = window.matches.store.load()
    assert saved is not None and list(saved.made.values()) == [Maker.HINT]
    assert saved.moves[next(iter(saved.made))] == (0, last)


def test_what_the_player_chooses_in_spite_of_a_hint_is_her_own(
    window: Furnished, qtbot: QtBot
) -> None:
    to_a_choice(window, qtbot)
    says = Says(window)
    first, last = other_card(window)
    press(window, qtbot, Key.Key_H)
    says.say(first)
    window.runner.submit(last)
    assert window.runner.now().made == {}


def test_no_card_moves_for_a_hint(window: Furnished, qtbot: QtBot) -> None:
    to_a_choice(window, qtbot)
    says, table = Says(window), window.table
    _, last = other_card(window)
    before = dict(table.layout_now().poses)
    press(window, qtbot, Key.Key_H)
    says.say(last)
    assert table.input.focus.card is last.cards[0]
    assert table.layout_now().poses == before
    press(window, qtbot, Key.Key_Up)
    assert table.layout_now().poses != before, "a cursor that the player moves raises its card"


def test_the_cursor_leaves_an_illegal_card_down(window: Furnished, qtbot: QtBot) -> None:
    to_a_choice(window, qtbot)
    table = window.table
    playable = table.input.playable()
    illegal = next((card for card in table.hand() if card not in playable), None)
    while illegal is None:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
        playable = table.input.playable()
        illegal = next((card for card in table.hand() if playable and card not in playable), None)
    before = dict(table.layout_now().poses)
    table.input.focus.go(table.hand(), illegal)
    table.input.hold_hand()
    assert table.layout_now().poses == before and table.state.stance.cursor is illegal


def test_a_cursor_that_the_player_moved_stays(window: Furnished, qtbot: QtBot) -> None:
    to_a_choice(window, qtbot)
    says = Says(window)
    _, last = other_card(window)
    press(window, qtbot, Key.Key_H)
    says.say(last)
    press(window, qtbot, Key.Key_Up)
    here = window.table.input.focus.card
    assert here is not None and here not in last.cards
    says.say(last)
    assert window.table.input.focus.card is here
    press(window, qtbot, Key.Key_Return)
    assert window.runner.match is not None
    assert (0, last) not in window.runner.match.moves and here not in window.table.hand()


def test_a_hint_that_comes_late_does_not_take_the_cursor(window: Furnished, qtbot: QtBot) -> None:
    to_a_choice(window, qtbot)
    says = Says(window)
    _, last = other_card(window)
    press(window, qtbot, Key.Key_H, Key.Key_Home)
    here = window.table.input.focus.card
    says.say(last)
    assert window.table.input.focus.card is here and window.table.state.hinted == last.cards


PANELS: dict[str, tuple[tuple[Move, ...], Move, Callable[[Furnished, QtBot], object]]] = {
    "bid": (tuple(map(bid, range(2))), bid(1), lambda w, q: press(w, q, Key.Key_0)),
    "look": ((*map(bid, range(2)), LOOK), LOOK, lambda w, q: press(w, q, Key.Key_0)),
    "trump": (tuple(TRUMPS), name_trump(Suit.HEARTS), lambda w, q: press(w, q, Key.Key_S)),
    "auction": (tuple(OFFERS), Auction(5, Suit.CLUBS), lambda w, q: press(w, q, Key.Key_4)),
    "pass": (tuple(OFFERS), PASS, lambda w, q: press(w, q, Key.Key_4)),
    "calls": ((LOOK, PASS), PASS, lambda w, q: press(w, q, Key.Key_F)),
    "contract": (
        tuple(CONTRACTS),
        CONTRACTS[-1],
        lambda w, q: press(w, q, Key.Key_3, Key.Key_Down),
    ),
    "order": (tuple(ORDERS), ORDERS[-1], lambda w, q: press(w, q, Key.Key_1)),
}
AT_ONCE = {"calls", "order"}
"""Where a choice of the player is made at once, so that none can be kept."""


@pytest.mark.parametrize("name", PANELS)
def test_enter_makes_the_hinted_call(window: Furnished, qtbot: QtBot, name: str) -> None:
    driving.wait_until_asked(window, qtbot)
    moves, hinted, _ = PANELS[name]
    says = Says(window)
    made = open_for(window, *moves)
    panel = window.host.panel
    assert isinstance(panel, QuestionPanel)
    press(window, qtbot, Key.Key_H)
    says.say(hinted)
    assert panel.hinted == panel.buttons_of(hinted) != ()
    assert window.hint_box.title.text().startswith("Suggestion: ")
    press(window, qtbot, Key.Key_Return)
    assert made == [hinted]


@pytest.mark.parametrize("name", PANELS)
def test_the_ring_of_a_hint_goes_with_it(window: Furnished, qtbot: QtBot, name: str) -> None:
    driving.wait_until_asked(window, qtbot)
    moves, hinted, _ = PANELS[name]
    says = Says(window)
    open_for(window, *moves)
    panel = window.host.panel
    assert isinstance(panel, QuestionPanel)
    places = [each.geometry() for each in panel.findChildren(QPushButton)]
    press(window, qtbot, Key.Key_H)
    says.say(hinted)
    assert [each.geometry() for each in panel.findChildren(QPushButton)] == places
    press(window, qtbot, Key.Key_H)
    assert panel.hinted == () and not window.hints.open


@pytest.mark.parametrize("name", [name for name in PANELS if name not in AT_ONCE])
def test_a_choice_of_the_player_is_kept(window: Furnished, qtbot: QtBot, name: str) -> None:
    driving.wait_until_asked(window, qtbot)
    moves, hinted, choose = PANELS[name]
    says = Says(window)
    made = open_for(window, *moves)
    press(window, qtbot, Key.Key_H)
    says.say(hinted)
    choose(window, qtbot)
    says.say(hinted)
    press(window, qtbot, Key.Key_Return)
    assert len(made) == 1 and made[0] != hinted


def strip_with(window: Furnished, qtbot: QtBot, wanted: Callable[[Decision], bool]) -> ActionBar:
    """Play Bastard until the strip is open for such a decision."""
    window.matches.start("bastard", 4)
    for _ in range(60):
        qtbot.waitUntil(lambda: window.table.input.decision is not None, timeout=10_000)
        decision = window.table.input.decision
        assert decision is not None
        if wanted(decision) and isinstance(window.host.panel, ActionBar):
            return window.host.panel
        window.runner.submit(next(iter(decision.moves)))
    pytest.fail("no such decision")


def test_enter_lays_all_cards_of_a_hint(window: Furnished, qtbot: QtBot) -> None:
    def several(decision: Decision) -> bool:
        return any(isinstance(each, PlayCard) and len(each.cards) > 1 for each in decision.moves)

    strip_with(window, qtbot, several)
    decision = window.table.input.decision
    assert decision is not None
    pair = next(m for m in decision.moves if isinstance(m, PlayCard) and len(m.cards) > 1)
    says = Says(window)
    press(window, qtbot, Key.Key_H)
    says.say(pair)
    assert tuple(window.table.input.selection.cards) == pair.cards
    press(window, qtbot, Key.Key_Return)
    assert window.runner.match is not None and (0, pair) in window.runner.match.moves


@pytest.mark.parametrize("moved", [False, True])
def test_enter_passes_when_the_hint_says_so(window: Furnished, qtbot: QtBot, moved: bool) -> None:
    def both(decision: Decision) -> bool:
        return PASS in decision.moves and any(isinstance(m, PlayCard) for m in decision.moves)

    strip_with(window, qtbot, both)
    says = Says(window)
    press(window, qtbot, Key.Key_Home, Key.Key_H)
    says.say(PASS)
    if moved:
        press(window, qtbot, Key.Key_End)
    press(window, qtbot, Key.Key_Return)
    assert window.runner.match is not None
    assert ((0, PASS) in window.runner.match.moves) is not moved


# --- the keyboard stays at the table -------------------------------------------------------


def bars(window: Furnished) -> dict[str, QWidget]:
    """Return everything that comes and goes around the table, all of it shown."""
    window.notice.say("Something happened.")
    window.offer.make("A match waits.", "&Take it", closable=True)
    window.toast.make("A match was put aside.", "&Take it", closable=True)
    window.hint_box.wait(bars=True)
    window.hint_box.show()
    window.lesson_panel.begin(0, 6, "A lesson")
    window.actions_["log"].trigger()
    return {
        "notice": window.notice,
        "offer": window.offer,
        "toast": window.toast,
        "hint": window.hint_box,
        "lesson": window.lesson_panel,
        "scores": window.score_panel,
        "log": window.access.log,
    }


@pytest.mark.parametrize("name", ["notice", "offer", "toast", "hint", "lesson", "scores", "log"])
def test_whatever_goes_gives_the_keyboard_back(window: Furnished, qtbot: QtBot, name: str) -> None:
    driving.wait_until_asked(window, qtbot)
    with qtbot.waitActive(window):
        window.activateWindow()
    bar = bars(window)[name]
    inside = [
        each
        for each in bar.findChildren(QWidget)
        if each.isVisible() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    inside[-1].setFocus()
    assert bar.isAncestorOf(window.focusWidget())
    bar.hide()
    assert window.focusWidget() is window.table.view and window.table.view.hasFocus()


@pytest.mark.parametrize("name", ["notice", "offer", "toast", "hint", "lesson"])
def test_a_click_on_a_bar_leaves_the_keyboard_at_the_table(
    window: Furnished, qtbot: QtBot, name: str
) -> None:
    driving.wait_until_asked(window, qtbot)
    with qtbot.waitActive(window):
        window.activateWindow()
    for button in bars(window)[name].findChildren(QAbstractButton):
        button.setVisible(True)
        window.table.view.setFocus()
        button.clicked.disconnect()
        qtbot.mouseClick(button, LEFT)
        assert window.focusWidget() is window.table.view
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus, "Tab still goes there"


def test_keys_go_on_after_a_hint_and_the_close_of_a_banner(window: Furnished, qtbot: QtBot) -> None:
    """The banner closes while the hint is open: the keyboard went to a button of the hint."""
    driving.wait_until_asked(window, qtbot)
    press(window, qtbot, Key.Key_1, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    window.matches.start("bastard", 4)
    driving.wait_until_asked(window, qtbot)
    with qtbot.waitActive(window):
        window.activateWindow()
    assert window.toast.isVisible()
    qtbot.keyClick(window.focusWidget() or window, Key.Key_H)
    assert window.hints.open
    window.toast.close_button.setFocus()
    qtbot.keyClick(window.toast.close_button, Key.Key_Space)
    assert window.toast.isHidden()
    qtbot.keyClick(window.focusWidget() or window, Key.Key_End)
    assert window.table.input.focus.card is window.table.hand()[-1]


def test_escape_in_the_box_closes_it_and_gives_the_keyboard_back(
    window: Furnished, qtbot: QtBot
) -> None:
    to_a_choice(window, qtbot)
    with qtbot.waitActive(window):
        window.activateWindow()
    press(window, qtbot, Key.Key_H)
    window.hint_box.close_button.setFocus()
    qtbot.keyClick(window.hint_box.close_button, Key.Key_Escape)
    assert not window.hints.open and window.hint_box.isHidden()
    assert window.focusWidget() is window.table.view


def test_a_suit_takes_h_from_the_hint_if_the_player_wants_it(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    window.keymap.set_keys({"hint": ("Ctrl+H",), "hearts": ("H",)})
    Says(window)
    open_for(window, *TRUMPS)
    panel = window.host.panel
    assert isinstance(panel, TrumpPanel)
    press(window, qtbot, Key.Key_H)
    assert panel.move_chosen == name_trump(Suit.HEARTS) and not window.hints.open


def test_the_panels_know_the_moves_that_enter_makes(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, BidPanel) and panel.preselected is None
    assert not panel.preselect(PASS) and panel.preselected is None
    assert panel.preselect(bid(1)) and isinstance(panel.preselected, Bid)
    open_for(window, LOOK, PASS)
    calls = window.host.panel
    assert isinstance(calls, CallPanel) and calls.preselected == LOOK
    made = open_for(window, LOOK, PASS)
    press(window, qtbot, Key.Key_X)
    assert made == [PASS]
