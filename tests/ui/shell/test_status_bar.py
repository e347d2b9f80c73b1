"""The status bar in a small window and in large print: the sum of the bids is read whole."""

from __future__ import annotations

from itertools import product

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.style.text import ListLabel
from farwhist.ui.style.tips import shown_tip
from farwhist.ui.wording import table_words
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished

LONG = "A sentence about what is to be done now, which is longer than there is room for. "


def bid_in_a_long_deal(window: Furnished, qtbot: QtBot) -> None:
    window.resize(1000, 650)
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "13"})
    driving.wait_until_asked(window, qtbot)
    assert isinstance(window.host.panel, BidPanel)
    press(window, qtbot, Key.Key_Right, Key.Key_Return)
    qtbot.waitUntil(lambda: bool(window.table.input.playable()), timeout=10_000)


def test_the_sum_of_the_bids_is_never_cut(
    spoken: str, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    bid_in_a_long_deal(window, qtbot)
    line, status = window.scoreboard.line, window.status
    for percent, said in product((100, 200), (status.text(), LONG * 3)):
        window.appearance.set_text_size(percent)
        status.setText(said)
        QApplication.processEvents()
        assert window.width() == 1000
        if spoken != "pseudo":
            assert line.shown().endswith(table_words.sum_line(window.table.position))
        line.grab()
        assert line.shown() == line.text() or shown_tip(line) == line.text()
        if said != LONG * 3 and percent == 100 and spoken != "pseudo":
            assert status.shown() == said
        assert left_of(line) >= right_of(status) + line.fontMetrics().height() / 2
    window.appearance.set_text_size(100)


def test_the_bids_of_the_last_deal_are_gone_with_the_match(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.matches.start("elevator", 4, changes=driving.deals("1"))
    while not window.table.position.over:
        driving.wait_until_asked(window, qtbot)
        driving.key_once(window, qtbot)
    assert not window.scoreboard.line.text()


def right_of(status: QWidget) -> int:
    return status.x() + status.width()


def left_of(line: ListLabel) -> int:
    """Return where the text of the line begins."""
    return line.x() + line.contentsRect().x()


def test_what_is_least_needed_is_left_out_first(qtbot: QtBot) -> None:
    label = ListLabel()
    qtbot.addWidget(label)
    label.set_parts(["assisted", "Deal 3/13", "Trump", "bids 3 of 5"], last_to_go=[3, 0, 1, 2])
    label.show()
    seen = []
    for width in range(label.sizeHint().width(), 60, -1):
        label.resize(width, 30)
        if label.shown() not in seen:
            seen.append(label.shown())
    assert seen[:4] == [
        "assisted · Deal 3/13 · Trump · bids 3 of 5",
        "assisted · Deal 3/13 · bids 3 of 5",
        "assisted · bids 3 of 5",
        "bids 3 of 5",
    ]
    assert all(each.endswith("…") for each in seen[4:])
    label.grab()
    assert shown_tip(label) == seen[0] == label.text()
