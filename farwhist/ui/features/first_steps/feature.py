"""Leads a new player through the first deal, once, without ever standing in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from farwhist.engine.decision import Decision
from farwhist.rules.numbers import whole
from farwhist.ui.features.first_steps import bubble
from farwhist.ui.features.first_steps.bubble import Bubble, Place, place
from farwhist.ui.features.first_steps.manifest import COUNT
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.panes import tab_after
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import OpenNewMatch, Request
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import FIRST_STEPS, GAMES_INTRODUCED
from farwhist.ui.system.keyboard import keyboard
from farwhist.ui.table.input_block import PRESSING
from farwhist.ui.table.layout.geometry import Rect, around
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.viewmodels.deals import bids_known, last_trick
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.ui.features.first_steps.welcome import WelcomeCard

translate = QCoreApplication.translate

WELCOME = 4000
"""So many milliseconds the card of welcome stays, unless the player is quicker."""

READING = 6000
"""So many milliseconds the first trick stays, for the bubble that explains it."""

BID, SEATS, TRICK, SCORE = range(4)


class FirstSteps(Feature):
    """Shows the card of welcome and the four bubbles, each once: the settings keep how far."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._table = table = services.table
        self._host = host = services.panels
        self._runner = runner = services.match.runner
        self._settings = services.settings.preferences
        self._announcer = services.announcer
        self._theme = theme = services.appearance.theme
        self._timing = services.settings.timing
        self._shown: int | None = None
        self._slowed = False
        self._secret = False
        self._held = False
        self.card: WelcomeCard | None = None
        self.bubble = Bubble(theme, table.view)
        table.input_block.shield(self.bubble)
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
        services.match.matches.beginning_first.connect(self.hold)
        services.match.matches.begun_first.connect(self.welcome)
        services.flow.replaced.connect(self.clear)
        services.flow.hold_while(lambda: self.waits)
        services.flow.play_nothing_while(lambda: self.shown is not None)

    def answer(self, request: Request) -> str:
        """Explain the parts of the window once more."""
        self.again()
        if self.shown is None:
            told = translate("Status", "The first steps come with your next bid.")
            self.services.notices.status.setText(told)
        return ""

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
        """Let the match that is begun next wait for the card of welcome, for who is new here."""
        self._held = self.newcomer

    def welcome(self, game: str) -> None:
        """Show the card of welcome; the bubbles follow in the first deal."""
        if not self._held:
            return
        from farwhist.ui.features.first_steps.welcome import WelcomeCard

        self._held = False
        self._set_next(BID)
        size = self._table.layout_now().sizes.usual_font
        self.card = WelcomeCard(self._theme, size, self._table.view, game=game)
        self.card.left.connect(self.leave_welcome)
        self.card.other.connect(self.leave_welcome)
        self.card.other.connect(lambda: self.services.open(OpenNewMatch()))
        self._fit()
        tab_after(self._table.view, self.card)
        self._announcer.say(self.card.accessibleName(), Kind.RESULT)
        self.timer.start()

    def leave_welcome(self) -> None:
        """Put the card of welcome away and let the match go on."""
        if self._put_card_away() and not self._table.busy:
            self.services.flow.go_on()

    def clear(self) -> None:
        """Put everything away, before another match comes onto the table."""
        self._hide()
        self._put_card_away()

    def again(self) -> None:
        """Show the bubbles once more, from the next bid on, or from this one.

        In the matches that begin then, every game is introduced once more too.
        """
        self._hide()
        self._set_next(BID)
        self._settings.remove(GAMES_INTRODUCED.key)
        decision = self._table.input.decision
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
            TRICK: lambda: bubble.trick(view, viewer, self._table.state.names, ranking),
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

    def _scores_seen(self) -> bool:
        """Whether the scores stand beside the table, where the last bubble points."""
        panel = self.services.scoreboard.panel
        return panel.isVisible() and panel.whole

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
        return Rect(room.right - 1, room.y + 20, 1, room.h - 40) if self._scores_seen() else panel
