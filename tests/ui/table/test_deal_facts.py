"""What stays on the felt about a deal, the kitty, and what may not be passed, in the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Discard, Give
from farwhist.ui.panels.action_bar import ActionBar
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import STOCK
from farwhist.ui.viewmodels.deals import from_kitty
from farwhist.ui.voice.accessible import TableContent
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key
from tests.ui.furnished import Furnished


def declare(window: Furnished, qtbot: QtBot) -> None:
    """Bid the highest contract, and go on until cards are to be laid away."""
    window.matches.start("bid_whist_kitty", 4)
    while True:
        driving.wait_until_asked(window, qtbot)
        panel, decision = window.host.panel, window.table.input.decision
        if decision is not None and isinstance(decision.moves[0], Discard):
            return
        name = panel.objectName() if panel is not None else ""
        driving.click_button(window, qtbot, "level7" if name == "contract" else "trumpS")
        driving.click_button(window, qtbot, "done")


def lay_away(window: Furnished, qtbot: QtBot) -> list[object]:
    """Lay the last six cards of the hand away; return them."""
    away = window.table.hand()[-6:]
    for each in away:
        driving.click_card(window, qtbot, each)
    driving.click_button(window, qtbot, "lay")
    driving.wait_until_asked(window, qtbot)
    return list(away)


def start_where(window: Furnished, qtbot: QtBot, wanted: Callable[[Decision], bool]) -> Decision:
    """Begin matches of Bastard until the first decision is one that is wanted."""
    window.matches.start("bastard", 2)
    for number in range(1, 200):
        window.matches.play_number(number)
        driving.wait_until_asked(window, qtbot)
        decision = window.table.input.decision
        if decision is not None and wanted(decision):
            return decision
    raise AssertionError("no such match")


def test_the_cards_of_the_kitty_have_tabs_until_six_are_laid_away(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    declare(window, qtbot)
    table, items = window.table, window.table.scene.cards
    kitty = from_kitty(table.position, 0)
    assert len(kitty) == 6
    assert {card for card in table.hand() if items[card].tabbed} == kitty
    content = TableContent(table, window.runner.why_not, lambda: False)
    for card in table.hand():
        assert ("kitty" in content.about(card)) is (card in kitty)
    qtbot.keyClick(table.view, Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert "From the kitty: " in window.status.text()
    for card in kitty:
        tab = next(c for c in items[card].childItems() if c.boundingRect().height() < 30)
        assert tab.boundingRect().bottom() < -0.4 * items[card].target.height, "outside the face"
    lay_away(window, qtbot)
    assert not any(items[card].tabbed for card in table.hand())


def test_k_shows_what_was_laid_away_and_puts_it_back(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    declare(window, qtbot)
    away = lay_away(window, qtbot)
    table = window.table
    shown, hand = table.scene.kitty, table.hand()
    assert not shown.isVisible()
    driving.press(window, qtbot, Key.Key_K)
    assert shown.isVisible() and set(shown.cards) == set(away)
    assert not window.toolbar.buttons["last_trick"].lit
    assert "You discarded 6 cards: " in window.status.text()
    room = QRectF(0, 0, table.view.viewport().width(), table.view.viewport().height())
    assert all(room.contains(place) for place in [*shown.places(), shown.caption()])
    driving.press(window, qtbot, Key.Key_Escape)
    assert not shown.isVisible()
    for key in (Key.Key_K, Key.Key_K):
        driving.press(window, qtbot, key)
    assert not shown.isVisible()
    pile = table.layout_now().poses[STOCK]
    for spot in (table.scene.facts.link_at.center(), None):
        point = table.view.mapFromScene(spot) if spot else table.view.mapFromScene(pile.x, pile.y)
        qtbot.mouseClick(table.view.viewport(), LEFT, pos=point)
        assert shown.isVisible()
        qtbot.mouseClick(table.view.viewport(), LEFT, pos=driving.card_point(window, hand[0]))
        assert not shown.isVisible()
    assert table.hand() == hand, "no card was played by that"
    driving.press(window, qtbot, Key.Key_K, Key.Key_Return)
    assert not shown.isVisible() and table.hand() == hand


def test_k_says_so_where_no_cards_lie_aside(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    for preset in ("knockout", "oh_hell"):
        window.matches.start(preset, 4)
        driving.wait_until_asked(window, qtbot)
        window.status.clear()
        driving.press(window, qtbot, Key.Key_K)
        assert not window.table.scene.kitty.isVisible()
        assert window.status.text().startswith("You have seen no kitty")


def test_the_cut_lies_on_the_felt_and_covers_nothing(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    for size, seats in (((1000, 650), 4), ((1280, 800), 4), ((1280, 800), 3), ((1920, 1080), 7)):
        window.resize(*size)
        window.matches.start("knockout", seats, changes={"first_trump": "cut"})
        driving.wait_until_asked(window, qtbot)
        table, facts = window.table, window.table.scene.facts
        cut = table.position.cut
        assert cut is not None and facts.cut is cut
        told = facts.shown if facts.cut_at else [*facts.shown, facts.toolTip()]
        assert facts.cut_at or "Cut: " in " ".join(told)
        layout = table.layout_now()
        for place in facts.cut_at:
            box = Rect(place.x(), place.y(), place.width(), place.height())
            assert layout.facts.contains(box)
            assert not any(box.overlaps(plate) for plate in layout.plates.values())
            assert not any(box.overlaps(pose.bounds()) for pose in layout.poses.values())


def test_all_cards_are_dimmed_when_none_fits_the_pile(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    start_where(window, qtbot, lambda decision: decision.moves == (PASS,))
    assert window.table.state.stance.lowered == frozenset(window.table.hand())
    driving.click_button(window, qtbot, "pass")


def test_it_is_told_why_one_may_not_pass(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    start_where(
        window,
        qtbot,
        lambda decision: PASS not in decision.moves and not isinstance(decision.moves[0], Give),
    )
    strip = window.host.panel
    assert isinstance(strip, ActionBar)
    why = "With two players left, whoever can play must play."
    assert why in [label.text() for label in strip.findChildren(QLabel)]
    assert why in strip.accessibleName()
    assert strip.findChild(QPushButton, "pass") is None
    held = window.table.hand()
    driving.press(window, qtbot, Key.Key_X)
    assert window.status.text() == why
    assert window.table.hand() == held


def test_where_one_may_pass_no_reason_is_told(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.start("bastard", 4)
    driving.wait_until_asked(window, qtbot)
    decision = window.table.input.decision
    assert decision is not None and PASS in decision.moves
    strip = window.host.panel
    assert isinstance(strip, ActionBar) and strip.no_pass == ""


LINES = ("Nora bid 3: 9 tricks, counting the kitty as one", "Bids: Eddie passed, You 3 uptown")


def test_what_is_told_of_a_deal_stands_beside_a_panel(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    facts, panel = window.table.scene.facts, window.host.panel
    assert panel is not None
    box = panel.geometry()
    facts.set_place(Rect(box.x() - 180, box.y() + 4, 300, 200), 13)
    facts.set_facts(LINES)
    assert panel.covers(facts.covers()) and len(facts.shown) == 2
    window.host.make_way(False)
    assert not panel.covers(facts.covers())
    assert " ".join(facts.shown) == " ".join(LINES) and len(facts.shown) > 2
    window.host.close()
    assert tuple(facts.shown) == LINES


def test_a_panel_that_leaves_no_room_leaves_nothing_to_read(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    facts = window.table.scene.facts
    facts.set_place(Rect(10, 10, 300, 200), 13)
    facts.set_facts(LINES, link="The kitty, 6 cards")
    facts.stand_beside(100)
    assert facts.shown == [] and facts.covers().h == 0 and facts.link_at.isEmpty()
    facts.stand_beside(None)
    assert tuple(facts.shown) == LINES and not facts.link_at.isEmpty()
