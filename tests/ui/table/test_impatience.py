"""Three clicks on one spot, and Space in rhythm, through whole matches: nothing is chosen by them
that was not meant, and the end is seen.

Time passes only where a test lets it pass.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.panel import LockLine
from farwhist.ui.settings.timing import SPEEDS, Timing
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished

STEP = 10
REST = 250
"""For so long nothing may be chosen after a press has cut a motion short."""


class Hand:
    """A hand on mouse and keys, for which time passes step by step."""

    def __init__(self, window: Furnished, qtbot: QtBot) -> None:
        self.window = window
        window.setUpdatesEnabled(False)  # some thousand pictures that nobody looks at
        self._qtbot = qtbot
        self.time = 0
        for part in (window.table.clock, window.runner.waits):
            for timer in part.findChildren(QTimer):
                timer.timeout.disconnect()
        self.own: list[int] = []
        """When a card of the player was played."""
        self.cuts: list[int] = []
        """When a press has cut a motion or a pause short."""
        self.summed_up = 0
        """When the last summary has come."""
        window.table.input.chosen.connect(lambda move: self.own.append(self.time))
        window.table.summary.connect(self._sum_up)

    def _sum_up(self) -> None:
        self.summed_up = self.time

    def wait(self, milliseconds: int, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, until something is so at the most."""
        table, waits = self.window.table, self.window.runner.waits
        for _ in range(milliseconds // STEP):
            if until():
                return
            self.time += STEP
            table.clock.advance(STEP)
            waits.advance(STEP)
            QApplication.processEvents()

    def _press(self, act: Callable[[], None]) -> None:
        busy = self.window.table.busy and self.panel != "summary"
        before = len(self.own)
        act()
        if busy and len(self.own) == before:
            self.cuts.append(self.time)

    def click(self, spot: QPoint) -> None:
        """Click on whatever is there."""
        target = self.window.childAt(spot) or self.window
        where = target.mapFrom(self.window, spot)
        self._press(lambda: self._qtbot.mouseClick(target, LEFT, pos=where))

    def space(self) -> None:
        """Press Space where the keyboard is."""
        self._press(lambda: press(self.window, self._qtbot, Key.Key_Space))

    def spot(self, target: QPushButton) -> QPoint:
        return target.mapTo(self.window, target.rect().center())

    @property
    def panel(self) -> str:
        panel = self.window.host.panel
        return "" if panel is None else panel.objectName()

    @property
    def asked(self) -> bool:
        decision = self.window.table.input.decision
        return decision is not None and not decision.settled

    def bid(self) -> None:
        """Bid without haste."""
        panel = self.window.host.panel
        assert isinstance(panel, BidPanel)
        self.wait(1000)
        number = next(n for n in (1, 0) if panel.numbers[n].isEnabled())
        panel.choose(number)
        panel.commit()

    def check(self) -> None:
        """No card was played within the rest after a cut."""
        for played in self.own:
            late = [cut for cut in self.cuts if cut < played < cut + REST]
            assert not late, f"played at {played}, cut at {late}"


@pytest.fixture(params=["normal", "instant"])
def hand(request: pytest.FixtureRequest, make_window: MakeWindow, qtbot: QtBot) -> Hand:
    """Return a hand at a window with the first deal of a short match."""
    window = make_window(timing=Timing(SPEEDS[request.param], 900))
    hand = Hand(window, qtbot)
    window.matches.start("elevator", 4, changes=driving.deals("3,2"))
    return hand


def spots(hand: Hand, rng: Random) -> QPoint:
    """Return a spot at which somebody may click: a card, a button that leads on, or the felt."""
    window = hand.window
    panel = window.host.panel
    if panel is not None and hand.panel in ("summary", "ranking"):
        name = "next" if hand.panel == "summary" else "again"
        button = panel.findChild(QPushButton, name)
        assert isinstance(button, QPushButton)
        return hand.spot(button)
    cards = window.table.hand()
    if cards and rng.random() < 0.8:
        inside = driving.card_point(window, rng.choice(cards))
    else:
        inside = QPoint(330, 260)
    return window.table.view.mapTo(window, inside)


@pytest.mark.parametrize("seed", [1, 2])
def test_three_clicks_play_one_card_at_most(hand: Hand, seed: int) -> None:
    window, rng = hand.window, Random(seed)
    match, ended, podium = window.runner.setting.seed, 0, 0
    for _ in range(1000):
        if window.runner.setting.seed != match:  # a click on Play again, when it took input
            assert hand.time - podium >= 600
            match = window.runner.setting.seed
        if hand.panel == "bidding" and hand.asked:
            hand.bid()
            continue
        hand.wait(10 * rng.randrange(60))
        spot, before, was = spots(hand, rng), len(hand.own), hand.panel
        for number in range(3):
            if number:
                hand.wait(10 * rng.randrange(7, 13))
            hand.click(spot)
            new = window.host.panel is not None and hand.panel != was
            if new and hand.panel in ("summary", "ranking"):
                podium = hand.time
                was = hand.panel  # it has come under the pointer: it must stay
                rest = [10 * rng.randrange(7, 13) for _ in range(2 - number)]
                for wait in rest:
                    hand.wait(wait)
                    hand.click(spot)
                    assert hand.panel == was
                break
        assert len(hand.own) - before <= 1
        if hand.panel == "ranking":
            ended += 1
            assert window.runner.setting.seed == match
            if ended == 5:
                break
            hand.wait(50)
    assert ended, "the match has come to its end"
    hand.check()
    assert hand.own and hand.cuts, "somebody was impatient, and played all the same"


@pytest.mark.parametrize("beat", [150, 250, 330, 700])
def test_space_in_rhythm_comes_to_the_podium(hand: Hand, beat: int) -> None:
    window = hand.window
    match = window.runner.setting.seed
    for _ in range(600):
        if hand.panel == "bidding" and hand.asked:
            hand.bid()
        if hand.panel == "ranking":
            break
        hand.wait(beat)
        was = hand.panel
        hand.space()
        if was == "summary" and hand.panel != "summary":
            assert hand.time - hand.summed_up >= 600
    assert hand.panel == "ranking" and window.runner.setting.seed == match
    hand.check()
    since = hand.time
    presses = 0
    while hand.panel == "ranking" and presses < 12:
        hand.wait(beat)
        hand.space()
        presses += 1
    if beat < 600:
        assert hand.panel == "ranking" and window.runner.setting.seed == match
        hand.wait(700)
        hand.space()
    assert hand.time - since >= 600
    assert window.runner.setting.seed != match, "who waits can go on"


def to_the_podium(hand: Hand) -> None:
    """Play without haste, and wait until the podium takes input."""
    while hand.panel != "ranking":
        hand.wait(700)
        if hand.panel == "bidding" and hand.asked:
            hand.bid()
        elif hand.panel == "summary":
            hand.space()
        elif hand.asked:
            playable = hand.window.table.input.playable()
            hand.window.table.input.choose(next(iter(playable)), sure=True)
    hand.wait(700)


@pytest.mark.parametrize("beat", [150, 350, 500])
def test_who_ends_the_party_sees_the_podium(hand: Hand, beat: int) -> None:
    to_the_podium(hand)
    window = hand.window
    match = window.runner.setting.seed
    window.table.set_timing(Timing(SPEEDS["normal"], 900))
    window.table.match_celebration.begin()
    hand.wait(beat)
    for _ in range(5):
        hand.space()
        hand.wait(beat)
    assert hand.panel == "ranking" and window.runner.setting.seed == match
    assert not window.table.scene.confetti.isVisible()
    hand.wait(600)
    hand.space()
    assert window.runner.setting.seed != match


def test_the_button_shows_how_long_it_rests(hand: Hand) -> None:
    window = hand.window
    while hand.panel != "summary":
        if hand.panel == "bidding" and hand.asked:
            hand.bid()
        elif hand.asked:
            playable = window.table.input.playable()
            window.table.input.choose(next(iter(playable)), sure=True)
        hand.wait(500, until=lambda: hand.panel == "summary")
    panel = window.host.panel
    assert panel is not None
    line = panel.findChild(LockLine, "lock")
    assert isinstance(line, LockLine)
    hand.wait(300)
    assert line.isVisible() and 0.4 < line.filled < 0.6
    assert line.size() == line.parentWidget().size()
    hand.wait(400)
    assert not line.isVisible()
