"""The games without exact bids are played at the same table, with clicks and with keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import card
from farwhist.engine.moves import Bid, PlayCard
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.ui.panels.action_bar import ActionBar
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.wording.card_names import Form, card_name
from farwhist.ui.wording.game_names import presets_at_table, seats_range
from tests.helpers.clipping import clipped
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key
from tests.ui.furnished import Furnished

EQUAL_CUT = 2
"""The number of a match whose first cut, among four, ends with two aces."""

SHORTEST = {
    "knockout": {"start_cards": "3"},
    "classic": {"play": "hands", "hands": "1"},
    "bid_whist": {"play": "hands", "hands": "1"},
    "minnesota": {"play": "hands", "hands": "1"},
    "solo_whist": {"deals": "1"},
    "bastard": {"games": "1"},
}
"""What makes a match short whose end is what matters; others are played to their second deal."""

FAMILY = [preset for preset in presets_at_table() if not GAMES[PRESETS[preset].game].kind.exact]


def legal_bid(window: Furnished) -> int:
    """Return a number that may be bid now: 3 where that is one."""
    decision = window.table.input.decision
    assert decision is not None
    bids = [move.tricks for move in decision.moves if isinstance(move, Bid)]
    return 3 if 3 in bids else bids[0]


def click_once(window: Furnished, qtbot: QtBot) -> None:
    """Do one thing that the window waits for, with the mouse."""
    panel = window.host.panel
    name = panel.objectName() if panel is not None else ""
    if name == "contract":
        levels = [b for b in panel.findChildren(QPushButton) if b.objectName().startswith("level")]
        passing = panel.findChild(QPushButton, "pass")
        if passing is not None:
            qtbot.mouseClick(passing, driving.LEFT)
            return
        qtbot.mouseClick(levels[0], driving.LEFT)
        driving.click_button(window, qtbot, "done")
    elif name == "bidding":
        driving.click_button(window, qtbot, f"bid{legal_bid(window)}")
        driving.click_button(window, qtbot, "ready")
    elif name == "order":
        driving.click_button(window, qtbot, "low")
    elif name == "trump":
        buttons = panel.findChildren(QPushButton)
        qtbot.mouseClick(buttons[0], driving.LEFT)
        driving.click_button(window, qtbot, "done")
    elif name in ("calls", "keep"):
        qtbot.mouseClick(panel.findChildren(QPushButton)[-1], driving.LEFT)
    elif name == "summary":
        driving.click_button(window, qtbot, "next")
    elif name == "strip" and not window.table.input.playable():
        names = {button.objectName() for button in panel.findChildren(QPushButton)}
        driving.click_button(window, qtbot, "unseen" if "unseen" in names else "pass")
    else:
        click_cards(window, qtbot)


def click_cards(window: Furnished, qtbot: QtBot) -> None:
    """Play, give or lay away, and press the button of the strip where several are picked."""
    table = window.table
    while table.input.decision is not None:
        before = table.input.decision
        free = [
            c
            for c in table.hand()
            if c in table.input.playable() and c not in table.input.selection.cards
        ]
        if table.input.selection.move() is not None or table.input.selection.discards():
            driving.click_button(window, qtbot, "lay")
            return
        driving.click_card(window, qtbot, free[0])
        if table.input.decision is not before:
            return


def test_the_marks_tell_the_order_and_the_caption_is_never_cut(
    spoken: str, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.resize(1000, 650)
    window.matches.start("bastard", 2)
    window.matches.play_number(205)
    driving.wait_until_asked(window, qtbot)
    first, second = card("7D"), card("7S")
    both = [move for move in window.table.input.decision.moves if move == PlayCard((first, second))]
    assert both and PlayCard((second,)) not in window.table.input.decision.moves
    items, strip = window.table.scene.cards, window.host.panel
    assert isinstance(strip, ActionBar)
    for picked in (second, first):
        driving.click_card(window, qtbot, picked)
        QApplication.processEvents()
        assert clipped(strip) == []
    assert (items[first].marked, items[second].marked) == ("1", "2")
    for each in (first, second):
        mark = next(m for m in items[each].childItems() if isinstance(m, QGraphicsSimpleTextItem))
        spot = mark.mapToScene(mark.boundingRect().center())
        cards = [it for it in window.table.scene.items(spot) if isinstance(it, CardItem)]
        assert cards[0] is items[each], "no other card lies on its number"


def key_once(window: Furnished, qtbot: QtBot) -> None:
    """Do one thing that the window waits for, with keys."""
    panel, table = window.host.panel, window.table
    name = panel.objectName() if panel is not None else ""
    if name in ("contract", "trump", "keep"):
        driving.press(window, qtbot, Key.Key_Right, Key.Key_Return)
    elif name == "bidding":
        digits = [Key(Key.Key_0 + int(digit)) for digit in str(legal_bid(window))]
        driving.press(window, qtbot, *digits, Key.Key_Return)
    elif name == "order":
        driving.press(window, qtbot, Key.Key_2)
    elif name in ("calls", "summary"):
        driving.press(window, qtbot, Key.Key_Return)
    elif name == "strip" and not table.input.playable():
        driving.press(window, qtbot, Key.Key_Return, Key.Key_X)
    elif table.input.focus.card is None:
        driving.press(window, qtbot, Key.Key_Space)
    elif table.input.selection.move() is not None or table.input.selection.discards():
        driving.press(window, qtbot, Key.Key_Return)
    else:
        picked = table.input.selection.cards
        if table.input.focus.card in picked:
            driving.press(window, qtbot, Key.Key_Right)
            if table.input.focus.card in picked:
                driving.press(window, qtbot, Key.Key_Home)
        if table.input.focus.card not in table.input.playable() or table.input.focus.card in picked:
            driving.press(window, qtbot, Key.Key_Up)
        driving.press(window, qtbot, Key.Key_Space)


def asking_differently() -> list[str]:
    """Return presets of which no two have the same phases, in which others ask no other things."""
    presets = {}
    for preset in FAMILY:
        rules = ruleset(preset, seats_range(preset)[1], {})
        presets.setdefault(tuple(type(phase) for phase in rules.phases), preset)
    return list(presets.values())


@pytest.mark.parametrize("preset", asking_differently())
@pytest.mark.parametrize("once", [click_once, key_once])
def test_a_match_by_hand(
    preset: str,
    once: Callable[[Furnished, QtBot], None],
    window: Furnished,
    qtbot: QtBot,
) -> None:
    driving.only_beginners(window)
    short = SHORTEST.get(PRESETS[preset].game)
    window.matches.start(preset, seats_range(preset)[1], changes=short or {})
    deals = 0
    while not isinstance(window.host.panel, RankingPanel) and (short or deals < 2):
        driving.wait_until_asked(window, qtbot)
        deals = window.table.position.deal
        if not isinstance(window.host.panel, RankingPanel):
            once(window, qtbot)
    assert window.table.idle and window.table.position.over is bool(short)


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
def test_the_strip_leaves_the_pile_in_sight(
    seats: int, size: tuple[int, int], window: Furnished, qtbot: QtBot
) -> None:
    window.resize(*size)
    window.matches.start("bastard", seats)
    qtbot.waitUntil(
        lambda: window.host.panel is not None and window.host.panel.objectName() == "strip",
        timeout=20_000,
    )
    layout, panel = window.table.layout_now(), window.host.panel
    assert panel is not None
    strip = Rect(panel.x(), panel.y(), panel.width(), panel.height())
    pile = [layout.poses[card].bounds() for card in window.table.position.pile[-3:]]
    others = [rect for seat, rect in layout.plates.items()]
    hand = [pose.bounds() for pose in layout.resting.values()]
    assert pile
    assert not [rect for rect in (*pile, *others, *hand) if strip.overlaps(rect)]


def take_a_kitty(window: Furnished, qtbot: QtBot) -> None:
    """Play until the player has won the auction and holds the kitty."""
    window.matches.start("bid_whist_kitty", 4)
    for seed in range(40):
        window.runner.start(replace(window.runner.now(), seed=seed, moves=()))
        while window.table.position.contract is None:
            driving.wait_until_asked(window, qtbot)
            driving.press(window, qtbot, Key.Key_7, Key.Key_Return)
        if window.table.position.declarer == 0:
            break
    while window.host.panel is None or window.host.panel.objectName() != "strip":
        driving.wait_until_asked(window, qtbot)
        if window.host.panel is not None and window.host.panel.objectName() == "strip":
            break
        key_once(window, qtbot)


def test_a_kitty_is_laid_away_in_one_go(window: Furnished, qtbot: QtBot) -> None:
    take_a_kitty(window, qtbot)
    hand = window.table.hand()
    assert len(hand) == 18
    away = [each for each in hand if each.suit is not None][:6]
    for each in away:
        driving.click_card(window, qtbot, each)
    assert window.table.input.selection.cards == away
    driving.click_button(window, qtbot, "lay")
    qtbot.waitUntil(lambda: len(window.table.hand()) == 12, timeout=5_000)
    assert not set(away) & set(window.table.hand())
    window.runner.undo()
    assert len(window.table.hand()) == 13


def test_a_hint_says_which_cards_to_lay_away(window: Furnished, qtbot: QtBot) -> None:
    take_a_kitty(window, qtbot)
    driving.press(window, qtbot, Key.Key_H)
    qtbot.waitUntil(lambda: window.hints.hint is not None, timeout=20_000)
    hint = window.hints.hint
    assert hint is not None
    away = hint.laid_away
    assert len(set(away)) == 6 and set(away) <= set(window.table.hand())
    assert tuple(window.table.input.selection.cards) == away
    assert window.table.state.hinted == away
    assert not window.table.state.hint_labels, "a sign would hide what a raised card is"
    assert all(card_name(card, Form.OBJECT) in window.hint_box.title.text() for card in away)
    driving.press(window, qtbot, Key.Key_Return)
    qtbot.waitUntil(lambda: len(window.table.hand()) == 12, timeout=5_000)
    assert not set(away) & set(window.table.hand())


def test_a_cut_that_ends_equal_is_shown_and_told_and_so_is_the_next_one(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window.table.state.scene.banner, "say", said.append)
    window.matches.start("knockout", 4, changes={"first_trump": "cut"})
    said.clear()
    window.matches.play_number(EQUAL_CUT)
    driving.wait_until_asked(window, qtbot)
    assert [text for text in said if text] == [
        "Equal cards: You A♣, Nora A♥ – another cut",
        "You cut the highest card, 8♠, and choose trumps",
    ]
    lines = [
        line
        for line in window.access.log.lines
        if "cutting" in line.lower() or "another cut" in line
    ]
    assert lines[0].startswith("Cutting for trumps: you ace of clubs, Oscar ")
    assert lines[1] == "The highest cards are equal: another cut."
    assert lines[2].startswith("Cutting for trumps: you eight of spades, Nora ")
    assert len(lines) == 3
