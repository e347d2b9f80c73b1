"""The main window: menus, the table, the score sheet and the status bar around a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QMetaMethod,
    QSettings,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from farwhist.engine.decision import Decision
from farwhist.engine.events import BidSealed, Event
from farwhist.engine.moves import Move
from farwhist.rules.catalogue import DEFAULT_PRESET
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.store.matches import MatchStore, Saved, Unsound
from farwhist.store.presets import OwnPresets
from farwhist.ui import texts
from farwhist.ui.access import Access
from farwhist.ui.access_menu import AccessMenu
from farwhist.ui.actions import Actions
from farwhist.ui.claim_button import ClaimButton
from farwhist.ui.controls import Controls
from farwhist.ui.dialogs.look import LookDialog
from farwhist.ui.dialogs.new_game import NewGameDialog
from farwhist.ui.elided_label import ElidedLabel
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.notice import Notice
from farwhist.ui.panels.score_sheet import ScoreSheet
from farwhist.ui.preferences.rules.model import RulesModel, SettingsMap
from farwhist.ui.runner import MatchRunner
from farwhist.ui.scores.tally import Scores
from farwhist.ui.scores.window import ScoreWindow
from farwhist.ui.shown import fits
from farwhist.ui.sounds import Sounds
from farwhist.ui.table.seating import others
from farwhist.ui.table.speeds import Pace
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.taste import SCHEMES, Tastes
from farwhist.ui.tempo import Tempo

translate = QCoreApplication.translate

WIDE = 1180
"""From this width on the score sheet stands beside the table; below, it floats."""


class MainWindow(QMainWindow):
    """Joins a match runner and a table.

    Args:
        store: where the match is saved, and taken up from.
        settings: where the window keeps its place and its speeds.
        new_seed: gives the seed of the next new match.
        delays: decides how long opponents seem to think.
        pace: speeds that take the place of the player's, as for tests.

    `rules_wanted` is emitted when the player wants to change the rules that are staged.
    """

    rules_wanted = Signal()

    def __init__(
        self,
        store: MatchStore,
        settings: QSettings,
        new_seed: Callable[[], int],
        delays: Random,
        pace: Pace | None = None,
    ) -> None:
        super().__init__()
        self._store = store
        self._settings = settings
        self._new_seed = new_seed
        self._fixed_pace = pace
        self._wants_scores = True
        self._wide = True
        self._unsaved = False
        self.tastes = Tastes(settings, self)
        self.rules = RulesModel(OwnPresets(store.path.parent), SettingsMap(settings, "rules"), self)
        theme = Theme()
        self.notice = Notice()
        self._middle = QWidget(self)
        self.table = Table(theme, self._pace(), self._middle)
        self.runner = MatchRunner(store, delays, self._pace().speeds, self)
        self.host = PanelHost(theme, self.table, self.runner.why_not)
        self.tempo = Tempo(self.table, self.runner.waits)
        self.sounds = Sounds(Random(delays.random()), self)
        self.table.stage.sound = self.sounds.play
        self.claim = ClaimButton(theme, self.table)
        self.tempo.skipped = self.table.end_party
        self.tempo.claimed = self._claim
        self.controls = Controls(self.table, self.host, self.tempo)
        self.scores = ScoreSheet()
        self.score_window = ScoreWindow(self)
        self.status = ElidedLabel(share=0.6)
        self.summary_line = ElidedLabel()
        self.actions_ = Actions(self)
        self._build()
        self.access = Access(
            self,
            settings,
            runner=self.runner,
            table=self.table,
            host=self.host,
            controls=self.controls,
            status=self.status,
        )
        self.access_menu = AccessMenu(
            self, self.access, self.actions_, settings, theme=theme, table=self.table
        )
        self._connect()
        self._restore()

    def _build(self) -> None:
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.table.view, 1)
        self.setCentralWidget(self._middle)
        self.dock = QDockWidget(translate("Scores", "Scores"), self)
        self.dock.setObjectName("score dock")
        self.dock.setWidget(self.scores)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.status.setObjectName("status")
        self.summary_line.setObjectName("deal")
        self.statusBar().addWidget(self.status, 1)
        self.statusBar().addPermanentWidget(self.summary_line)
        self.actions_.fill(self.menuBar(), self.dock.toggleViewAction())
        self.table.view.setFocus()

    def _connect(self) -> None:
        runner, table, host = self.runner, self.table, self.host
        runner.began.connect(self._show_position)
        runner.happened.connect(self._show_events)
        runner.waiting.connect(self._wait_for)
        runner.asked.connect(self._ask)
        runner.saved.connect(self._tell_save)
        runner.changed.connect(self._enable_actions)
        table.advanced.connect(self._write_deal)
        table.settled.connect(self._go_on)
        table.summary.connect(self._sum_up)
        table.chosen.connect(self._choose)
        table.refused.connect(self._refuse)
        host.chosen.connect(self._choose)
        host.next_deal.connect(self._leave_summary)
        host.again.connect(self.play_again)
        host.other.connect(self.new_match)
        host.sheet.connect(self._open_scores)
        self.rules.start_wanted.connect(self.start_draft)
        actions = self.actions_
        actions.new.triggered.connect(self.new_match)
        actions.undo.triggered.connect(runner.undo)
        actions.redo.triggered.connect(runner.redo)
        actions.last_trick.triggered.connect(table.toggle_last_trick)
        actions.go_on.triggered.connect(self._press_next)
        actions.full_screen.toggled.connect(self._set_full_screen)
        actions.speed_chosen.connect(lambda speed, pause: self.tastes.set(speed=speed, pause=pause))
        self.tastes.changed.connect(self._follow_taste)
        actions.look.triggered.connect(self._choose_look)
        actions.mute.toggled.connect(lambda on: self.tastes.set(mute="yes" if on else "no"))
        self.tempo.muted.connect(actions.mute.toggle)
        self.claim.clicked.connect(self._claim)
        actions.pause.triggered.connect(lambda: self.tempo.pause(not self.tempo.paused))
        actions.next_pane.triggered.connect(self._next_pane)
        self.dock.toggleViewAction().triggered.connect(self._toggle_scores)
        actions.all_scores.triggered.connect(self._open_scores)

    def open_match(self) -> None:
        """Take up the saved match, or deal a new one; nothing is asked first."""
        saved = self._store.load(fits)
        if self._store.damaged is not None:
            self.notice.say(texts.damaged_file(str(self._store.damaged)))
        if saved is not None:
            try:
                self.runner.start(saved)
            except (RulesError, Unsound):
                saved = None
        if saved is None:
            if self.rules.playable:
                self.start_draft()
            else:
                self.start(DEFAULT_PRESET, 4)
        elif self.runner.over:
            self.play_again()

    def start(
        self,
        preset: str,
        seats: int,
        *,
        watch: bool = False,
        changes: Mapping[str, str] | None = None,
    ) -> None:
        """Begin a new match; with `watch` the bots play all seats.

        Raises:
            RulesError: it cannot be played so.
        """
        draft = Draft.of(preset, seats, changes)
        names = tuple(texts.default_names(seats, 0))
        self.table.set_stops(not watch)
        self._begin(
            Saved(
                preset,
                seats,
                self._new_seed(),
                changes=draft.changes,
                names=names,
                human=None if watch else 0,
            )
        )

    def start_draft(self) -> None:
        """Begin a match by the rules that are staged; raises as `start`."""
        draft = self.rules.draft
        self.start(draft.preset, draft.seats, changes=draft.changes)

    def _begin(self, saved: Saved) -> None:
        self.runner.start(saved)
        self.rules.set_running(self._played(), fresh=self.rules.playable)

    def _played(self) -> Draft:
        setting = self.runner.setting
        return Draft.of(setting.preset, setting.seats, setting.changes)

    def play_again(self) -> None:
        """Begin another match with the same players, by the rules that are staged if any are."""
        again = replace(self.runner.setting, seed=self._new_seed(), moves=())
        draft = self.rules.draft
        if self.rules.staged and self.rules.playable:
            again = replace(again, preset=draft.preset, seats=draft.seats, changes=draft.changes)
            if draft.seats != self.runner.setting.seats:
                again = replace(again, names=tuple(texts.default_names(draft.seats, 0)))
        self._begin(again)

    def new_match(self) -> None:
        """Let the player choose another match."""
        dialog = NewGameDialog(self.rules, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(
            lambda: self.start(
                dialog.draft.preset, dialog.draft.seats, changes=dialog.draft.changes
            )
        )
        dialog.change_wanted.connect(self.rules_wanted)
        wanted = QMetaMethod.fromSignal(self.rules_wanted)
        dialog.change.setVisible(self.isSignalConnected(wanted))
        dialog.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.runner.stop()
        if self._wide:
            self._wants_scores = not self.dock.isHidden()
        self._settings.setValue("window/geometry", self.saveGeometry())
        self._settings.setValue("window/state", self.saveState())
        self._settings.setValue("window/scores", "yes" if self._wants_scores else "no")
        self._settings.sync()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    def _restore(self) -> None:
        geometry = self._settings.value("window/geometry")
        if not (isinstance(geometry, QByteArray) and self.restoreGeometry(geometry)):
            self.resize(self.sizeHint())
        state = self._settings.value("window/state")
        if not (isinstance(state, QByteArray) and self.restoreState(state)):
            self.resizeDocks([self.dock], [320], Qt.Orientation.Horizontal)
        self._wants_scores = self._settings.value("window/scores", "yes") == "yes"
        self._wide = self.width() < WIDE
        self._make_room()
        self._follow_taste()

    # --- the flow of a match -------------------------------------------------------------

    def _show_position(self, fresh: bool) -> None:
        self.tempo.pause(False)
        rules, viewer = self.runner.rules, self.runner.viewer
        played = self._played()
        self.rules.set_running(played, fresh=False)
        game = self.rules.name(played)
        self.setWindowTitle(translate("Window", "Far Whist – {game}").format(game=game))
        self.host.close()
        self.claim.hide()
        self.table.set_match(viewer, self._names(), rules.deal_count, rules.ranking.winner)
        seen = self.runner.seen()
        shown = 1 if fresh else len(seen)
        self.access.begin(self._names(), seen[:shown], seen[shown:])
        self.table.jump(seen[:shown], seen[shown:])
        self.access.follow()

    def _show_events(self, events: list[Event]) -> None:
        if not all(isinstance(event, BidSealed) for event in events):
            self.host.close()
            self.table.take_back_question()
            self.claim.hide()
            self.status.clear()
        self.table.show(events)

    def _go_on(self) -> None:
        self._write_deal()
        self._write_scores()
        if self.table.position.over:
            self.host.rank(self._scores(), self.runner.viewer)
            if self.runner.viewer in self.table.position.winners:
                self.table.celebrate()
                self.sounds.play("win")
            self.status.setText(
                texts.verdict(self.table.position, self.runner.viewer, self._names())
            )
        else:
            self.runner.go_on()

    def _wait_for(self, seats: tuple[int, ...]) -> None:
        self.table.wait_for(seats)
        names = self._names()
        self.status.setText(texts.waiting_for([names[seat] for seat in seats]))

    def _ask(self, decision: Decision) -> None:
        self.tempo.relax()
        self.table.ask(decision)
        self.claim.offer(self.runner.ending())
        self.host.ask(decision)
        self.status.setText(texts.your_turn(decision, self.table.position))

    def _choose(self, move: Move) -> None:
        self.tempo.pause(False)
        self.host.close()
        self.table.take_back_question()
        self.runner.submit(move)

    def _claim(self) -> bool:
        """Play the decided rest of the deal; return whether there was one to play."""
        if self.claim.isHidden():
            return False
        self.claim.hide()
        self.table.take_back_question()
        self.tempo.rush()
        self.runner.finish_deal()
        return True

    def _refuse(self, move: Move) -> None:
        why = self.runner.why_not(move)
        decision = self.table.decision
        if decision is not None and not self.table.playable():
            self.status.setText(texts.your_turn(decision, self.table.position))
        elif why is not None:
            self.status.setText(texts.objection(why))

    def _sum_up(self) -> None:
        self.tempo.relax()
        self._write_deal()
        self._write_scores()
        view, viewer = self.table.position, self.runner.viewer
        self.host.sum_up(self._scores(), viewer, last=self.runner.over)
        self.status.setText(texts.outcome(view.results[-1], viewer))

    def _press_next(self) -> None:
        panel = self.host.panel
        if not self.table.finish() and panel is not None and panel.objectName() == "summary":
            panel.closed.emit()

    def _leave_summary(self) -> None:
        self.status.clear()
        self.table.go_on()

    def _write_deal(self) -> None:
        view = self.table.position
        deal = texts.deal_line(view, self.runner.rules.deal_count) if view.active else ""
        parts = [deal, texts.trump_line(view) if deal else "", texts.sum_line(view)]
        self.summary_line.setText(" · ".join(part for part in parts if part))

    def _write_scores(self) -> None:
        scores = self._scores()
        self.scores.show_scores(scores)
        if self.score_window.isVisible():
            self.score_window.show_scores(scores)

    def _scores(self) -> Scores:
        view, viewer, rules = self.table.position, self.runner.viewer, self.runner.rules
        order = [viewer, *others(viewer, view.seats)]
        title = texts.preset_name(rules.id)
        assert rules.book is not None, "the table shows games of exact bids"
        return Scores(title, view, self._names(), order, rules.book, rules.deal_count)

    def _open_scores(self) -> None:
        self.score_window.show_scores(self._scores())
        self.score_window.show()
        self.score_window.raise_()
        self.score_window.activateWindow()

    def _names(self) -> list[str]:
        names = list(self.runner.setting.names)
        seats = self.runner.rules.seats
        return texts.shown_names(names or texts.default_names(seats, self.runner.viewer))

    def _tell_save(self, problem: OSError | None) -> None:
        """Say once that saving fails, and take that back when it succeeds again."""
        if problem is not None and not self._unsaved:
            self.notice.say(texts.save_problem(problem.strerror or str(problem)))
        elif problem is None and self._unsaved:
            self.notice.hide()
        self._unsaved = problem is not None

    # --- settings and the window -----------------------------------------------------------

    def _enable_actions(self) -> None:
        self.actions_.enable(undo=self.runner.can_undo, redo=self.runner.can_redo)

    def _pace(self) -> Pace:
        if self._fixed_pace is not None:
            return self._fixed_pace
        return self.tastes.now.pace()

    def _choose_look(self) -> None:
        dialog = LookDialog(self.tastes, self.sounds.play, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _follow_taste(self) -> None:
        """Play at the speeds, with the sounds and in the colours that the player wants."""
        taste = self.tastes.now
        self.table.set_pace(self._pace())
        self.runner.speeds = self._pace().speeds
        self.actions_.show_speed(taste.speed, taste.pause)
        self.table.set_felt(taste.felt, texture=taste.texture == "yes")
        QGuiApplication.styleHints().setColorScheme(SCHEMES[taste.window])
        self.actions_.mute.setChecked(taste.mute == "yes")
        self.sounds.set_loudness(0.0 if self._fixed_pace else taste.loudness)

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _toggle_scores(self, wanted: bool) -> None:
        """Show the score sheet beside the table, or floating where the window is too narrow."""
        if self._wide:
            self._wants_scores = wanted
        elif wanted:
            self.dock.hide()
            self.dock.setFloating(True)
            corner = self.mapToGlobal(self.rect().topRight())
            self.dock.setGeometry(corner.x() - 310, corner.y() + 130, 300, self.height() // 2)
            self.dock.show()

    def _make_room(self) -> None:
        """Dock the score sheet in a wide window; in a narrow one the table has all the room."""
        wide = self.width() >= WIDE
        if wide is not self._wide:
            self._wide = wide
            self.dock.setFloating(False)
            self.dock.setVisible(wide and self._wants_scores)

    def _next_pane(self) -> None:
        self.access_menu.next_pane()
