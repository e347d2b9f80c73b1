"""Leads a new player through the first deal, once, without ever standing in the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from farwhist.engine.decision import Decision
from farwhist.rules.numbers import whole
from farwhist.store.preferences import Preferences
from farwhist.ui.features.first_steps import bubble
from farwhist.ui.features.first_steps.bubble import Bubble, Place, place
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.panes import tab_after
from farwhist.ui.settings.catalogue import FIRST_STEPS
from farwhist.ui.settings.timing import Timing
from farwhist.ui.system.keyboard import keyboard
from farwhist.ui.table.input_block import PRESSING
from farwhist.ui.table.layout.geometry import Rect, around
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.deals import bids_known, last_trick
from farwhist.ui.voice.announcer import Announcer, Kind

if TYPE_CHECKING:
    from farwhist.ui.features.first_steps.welcome import WelcomeCard

WELCOME = 4000
"""So many milliseconds the card of welcome stays, unless the player is quicker."""

READING = 6000
"""So many milliseconds the first trick stays, for the bubble that explains it."""

BID, SEATS, TRICK, SCORE = range(4)
COUNT = 4


class FirstSteps(QObject):
    """Shows the card of welcome and the four bubbles, each once: the settings keep how far.

    `begun` is emitted when the card has gone, so that the match may go on; `other` when the
    player wants another game.

    Args:
        pace: the player's own speeds.
        scores: whether the scores stand beside the table, where the last bubble points.
    """

    begun = Signal()
    other = Signal()

    def __init__(
        self,
        *,
        table: Table,
        host: PanelHost,
        runner: MatchRunner,
        settings: Preferences,
        announcer: Announcer,
        theme: Theme,
        timing: Callable[[], Timing],
        scores: Callable[[], bool],
    ) -> None:
        super().__init__(table)
        self._table = table
        self._host = host
        self._runner = runner
        self._settings = settings
        self._announcer = announcer
        self._theme = theme
        self._timing = timing
        self._scores = scores
        self._shown: int | None = None
        self._slowed = False
        self._secret = False
        self._held = False
        self.card: WelcomeCard | None = None
        self.bubble = Bubble(theme, table.view)
        table.rest.shield(self.bubble)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(WELCOME)
        self.timer.timeout.connect(self.leave_welcome)
        self.bubble.dismissed.connect(self.dismiss)
        self.bubble.skipped.connect(self.skip)
        runner.asked.connect(self._asked)
        host.chosen.connect(lambda: self._end(BID))
        host.next_deal.connect(lambda: self._end(SCORE))
        table.advanced.connect(self._advanced)
        table.summary.connect(lambda: self._show(SCORE))
        table.resized.connect(self._fit)
        table.view.installEventFilter(self)
        table.view.viewport().installEventFilter(self)

    @property
    def newcomer(self) -> bool:
        """Whether nothing of this has been shown yet."""
        return not FIRST_STEPS.read(self._settings)

    @property
    def waits(self) -> bool:
        """Whether the match should wait because the card of welcome is there, or will be."""
        return self._held or self.card is not None

    @property
    def shown(self) -> int | None:
        """Which bubble is shown, from 0 on, or None."""
        return self._shown

    def hold(self) -> None:
        """Let the match that is begun next wait for the card of welcome."""
        self._held = True

    def welcome(self, game: str) -> None:
        """Show the card of welcome; the bubbles follow in the first deal."""
        from farwhist.ui.features.first_steps.welcome import WelcomeCard

        self._held = False
        self._set_next(BID)
        size = self._table.layout_now().sizes.usual_font
        self.card = WelcomeCard(self._theme, size, self._table.view, game=game)
        self.card.left.connect(self.leave_welcome)
        self.card.other.connect(self.leave_welcome)
        self.card.other.connect(self.other)
        self._fit()
        tab_after(self._table.view, self.card)
        self._announcer.say(self.card.accessibleName(), Kind.RESULT)
        self.timer.start()

    def leave_welcome(self) -> None:
        """Put the card of welcome away and let the match go on."""
        if self._put_card_away():
            self.begun.emit()

    def clear(self) -> None:
        """Put everything away, before another match comes onto the table."""
        self._hide()
        self._put_card_away()

    def again(self) -> None:
        """Show the bubbles once more, from the next bid on, or from this one."""
        self._hide()
        self._set_next(BID)
        decision = self._table.asking.decision
        if decision is not None:
            self._asked(decision)

    def dismiss(self) -> None:
        """Put the bubble away: it has been read."""
        read = self._shown == TRICK and self._slowed
        self._hide()
        if read:
            self._table.finish()

    def skip(self) -> None:
        """Put the bubble away, and show no more of them."""
        self._set_next(COUNT)
        self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(event)
        if kind is QEvent.Type.MouseButtonPress and self.card is not None:
            self.leave_welcome()
        return False

    def _press(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if self.card is not None:
            if key in PRESSING or key is Qt.Key.Key_Escape:
                if not keyboard().repeats(event):
                    self.leave_welcome()
                return True
        elif (
            key is Qt.Key.Key_Escape
            and self._shown is not None
            and not self._table.trick_review.open
        ):
            self.dismiss()
            return True
        return False

    # --- the moments of the four bubbles ---------------------------------------------------

    def _asked(self, decision: Decision) -> None:
        if isinstance(self._host.panel, BidPanel) and not decision.settled:
            self._secret = decision.secret
            self._show(BID)

    def _advanced(self) -> None:
        view = self._table.position
        if self._slowed:
            self._slowed = False
            self._table.set_timing(self._timing())
        if not view.active or not bids_known(view):
            return
        if len(view.trick) == len(view.active):
            self._end(SEATS)
            if self._shown == TRICK:
                self._hide()
            if self._show(TRICK):
                self._slow_down()
        elif not view.tricks and not view.trick:
            self._show(SEATS)
        elif self._shown == SEATS:
            self._fit()

    def _slow_down(self) -> None:
        timing = self._timing()
        if timing.pause:
            self._slowed = True
            self._table.set_timing(replace(timing, pause=max(timing.pause, READING)))

    def _show(self, step: int) -> bool:
        """Show a bubble if it is the next one and bids are exact; a lesson has its own words."""
        runner = self._runner
        alone = runner.setting.human is not None and not runner.several
        if step != self._next() or not alone or runner.rehearsing:
            return False
        if not runner.rules.kind.exact:
            return False
        self._hide()
        self._set_next(step + 1)
        self._shown = step
        view, viewer = self._table.position, self._runner.viewer
        ranking = runner.rules.ranking
        text = {
            BID: lambda: bubble.bid(view),
            SEATS: lambda: bubble.seats(secret=self._secret),
            TRICK: lambda: bubble.trick(view, viewer, self._table.stage.names, ranking),
            SCORE: lambda: bubble.score(view, viewer, low=self._low()),
        }[step]()
        font = self._table.layout_now().sizes.font
        self.bubble.say(text, step + 1, COUNT, font)
        self._fit()
        tab_after(self._table.view, self.bubble)
        self._announcer.say(text, Kind.RESULT)
        return True

    def _winner(self) -> int:
        view = self._table.position
        return self._runner.rules.ranking.winner(view.trick, view.trump, view.low, view.turn_up)

    def _low(self) -> bool:
        return self._runner.rules.kind.lower_wins

    def _end(self, step: int) -> None:
        if self._shown == step:
            self._hide()

    def _hide(self) -> None:
        if self._shown is None:
            return
        self._shown = None
        if self.bubble.isAncestorOf(self.bubble.window().focusWidget()):
            self._table.view.setFocus()
        self.bubble.hide()

    def _put_card_away(self) -> bool:
        """Return whether there was a card."""
        self.timer.stop()
        card, self.card = self.card, None
        if card is None:
            return False
        if card.isAncestorOf(card.window().focusWidget()):
            self._table.view.setFocus()
        card.hide()
        card.deleteLater()
        return True

    def _next(self) -> int:
        step = whole(FIRST_STEPS.read(self._settings), COUNT)
        return COUNT if step is None else step

    def _set_next(self, step: int) -> None:
        FIRST_STEPS.choose(self._settings, str(step))

    # --- places ----------------------------------------------------------------------------

    def _fit(self) -> None:
        if self.card is not None:
            self.card.fit(self._table.layout_now().panel)
        if self._shown is None:
            return
        layout = self._table.layout_now()
        viewer, sizes = self._runner.viewer, layout.sizes
        room = Rect(0, 0, sizes.width, sizes.height)
        plates, slots = layout.plates, list(layout.slots.values())
        own = plates[viewer]
        claim = Rect(own.x - 12 * sizes.font, own.bottom - 50, 12 * sizes.font, 50)
        free = [claim, *plates.values(), *self._facts(layout)]
        if layout.resting:
            free.append(around(pose.bounds() for pose in layout.resting.values()))
        panel = self._panel_rect()
        anchor = {
            BID: lambda: panel or layout.panel,
            SEATS: lambda: plates[(viewer + 1) % len(plates)],
            TRICK: lambda: layout.slots[self._winner()] if self._table.position.trick else slots[0],
            SCORE: lambda: self._score_anchor(panel or layout.panel, room),
        }[self._shown]()
        rather = [pose.bounds() for pose in layout.poses.values()]
        if self._shown in (SEATS, TRICK):
            played = {seat for seat, _ in self._table.position.trick}
            for seat, slot in layout.slots.items():
                (free if seat in played else rather).append(slot)
        elif panel is not None:
            free.append(panel)

        if self._shown == SEATS:
            wide, high = 21.0 * sizes.font, 11.0 * sizes.font
            anchor = min(
                (plate for seat, plate in plates.items() if seat != viewer),
                key=lambda plate: (
                    place(wide, high, plate, room, keep_free=free, rather_free=rather).cost
                ),
            )

        def choose(wide: float, high: float) -> Place:
            return place(wide, high, anchor, room, keep_free=free, rather_free=rather)

        self.bubble.stand(choose, anchor)

    def _panel_rect(self) -> Rect | None:
        panel = self._host.panel
        if panel is None:
            return None
        at = panel.geometry()
        return Rect(at.x(), at.y(), at.width(), at.height())

    def _facts(self, layout: Layout) -> list[Rect]:
        """Return where the felt tells of the deal: trump, bids and the trick before."""
        view = self._table.position
        found = [layout.facts, layout.trump_text, layout.stock.bounds()]
        if bids_known(view):
            found.append(layout.sum_text)
        return [*found, layout.last_trick] if last_trick(view) else found

    def _score_anchor(self, panel: Rect, room: Rect) -> Rect:
        """The edge of the free felt beside the scores; else the panel."""
        return Rect(room.right - 1, room.y + 20, 1, room.h - 40) if self._scores() else panel
