"""The main window: menus, the table, the score sheet and the status bar around a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from farwhist.engine.decision import Decision
from farwhist.engine.events import BidSealed, Event
from farwhist.engine.moves import Move
from farwhist.rules.catalogue import DEFAULT_PRESET
from farwhist.rules.options import RulesError
from farwhist.store.matches import MatchStore, Saved, Unsound
from farwhist.store.preferences import Preferences
from farwhist.ui import colours, texts
from farwhist.ui.access import Access
from farwhist.ui.access_menu import AccessMenu
from farwhist.ui.actions import Actions
from farwhist.ui.claim_button import ClaimButton
from farwhist.ui.controls import Controls
from farwhist.ui.dialogs.new_game import NewGameDialog
from farwhist.ui.elided_label import ElidedLabel
from farwhist.ui.languages import Languages
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.notice import Notice
from farwhist.ui.panels.score_sheet import ScoreSheet
from farwhist.ui.players import Players
from farwhist.ui.preferences.opening import PreferencesHost
from farwhist.ui.runner import Carried, MatchRunner
from farwhist.ui.saving import Saving
from farwhist.ui.scores.tally import Scores
from farwhist.ui.scores.window import ScoreWindow
from farwhist.ui.shown import fits
from farwhist.ui.sounds import Sounds
from farwhist.ui.table.seating import others
from farwhist.ui.table.speeds import Pace
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.taste import Tastes
from farwhist.ui.tempo import Tempo
from farwhist.ui.view_menu import ViewMenu
from farwhist.ui.window_place import WindowPlace

translate = QCoreApplication.translate

WIDE = 1180
"""From this width on the score sheet stands beside the table; below, it floats."""


class MainWindow(QMainWindow):
    """Joins a match runner and a table.

    `language_wanted(language)` is emitted when the player chooses one: as widgets keep their
    texts, whoever made the window must make another.

    Args:
        store: where the match is saved, and taken up from.
        settings: the player's preferences, where the window keeps its place too.
        new_seed: gives the seed of the next new match.
        delays: decides how long opponents seem to think.
        pace: speeds that take the place of the player's, as for tests.
        languages: who changes the language; without, the texts are English.
    """

    language_wanted = Signal(str)

    def __init__(
        self,
        store: MatchStore,
        settings: Preferences,
        new_seed: Callable[[], int],
        delays: Random,
        pace: Pace | None = None,
        *,
        languages: Languages | None = None,
    ) -> None:
        super().__init__()
        self._store = store
        self._settings = settings
        self._new_seed = new_seed
        self._fixed_pace = pace
        self._wants_scores = True
        self._wide = True
        self._unsaved = False
        self._unkept = False
        app = QCoreApplication.instance()
        assert app is not None
        self.languages = languages or Languages(app)
        self.saving = Saving(settings, self)
        self.tastes = Tastes(settings, self)
        self.players = Players(settings, self)
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
        self.view_menu = ViewMenu(self.actions_, self.tastes, self)
        self.preferences = PreferencesHost(self, settings)
        self.place = WindowPlace(self, settings)
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
        host.sheet.connect(self.open_scores)
        actions = self.actions_
        actions.new.triggered.connect(self.new_match)
        actions.undo.triggered.connect(runner.undo)
        actions.redo.triggered.connect(runner.redo)
        actions.last_trick.triggered.connect(table.toggle_last_trick)
        actions.go_on.triggered.connect(self._press_next)
        actions.full_screen.toggled.connect(self._set_full_screen)
        actions.speed_chosen.connect(lambda speed, pause: self.tastes.set(speed=speed, pause=pause))
        self.tastes.changed.connect(self._follow_taste)
        actions.preferences.triggered.connect(lambda: self.preferences.open(""))
        self.access_menu.shortcuts.triggered.connect(lambda: self.preferences.open("keyboard"))
        self.players.changed.connect(self._follow_players)
        self.saving.failed.connect(self._tell_kept)
        actions.mute.toggled.connect(lambda on: self.tastes.set(mute="yes" if on else "no"))
        self.tempo.muted.connect(actions.mute.toggle)
        self.claim.clicked.connect(self._claim)
        actions.pause.triggered.connect(lambda: self.tempo.pause(not self.tempo.paused))
        actions.next_pane.triggered.connect(self._next_pane)
        self.dock.toggleViewAction().triggered.connect(self._toggle_scores)
        actions.all_scores.triggered.connect(self.open_scores)

    def open_match(self) -> None:
        """Take up the saved match, or deal a new one; nothing is asked first."""
        saved = self._store.load(fits)
        problems = []
        if self._settings.damaged is not None:
            problems.append(texts.damaged_preferences(str(self._settings.damaged)))
        if self._store.damaged is not None:
            problems.append(texts.damaged_file(str(self._store.damaged)))
        if problems:
            self.notice.say("\n".join(problems))
        if saved is not None:
            try:
                self.runner.set_opponents(self.players.kinds(saved.seats, saved.human or 0))
                self.runner.start(saved)
            except (RulesError, Unsound):
                saved = None
        if saved is None:
            self.start(DEFAULT_PRESET, 4)
        elif self.runner.over:
            self.play_again()

    def take_over(self, carried: Carried) -> None:
        """Go on with a match that another window had."""
        saved = carried.saved
        self.table.set_stops(saved.human is not None)
        self.runner.set_opponents(self.players.kinds(saved.seats, saved.human or 0))
        self.runner.take_over(carried)

    def start(self, preset: str, seats: int, *, watch: bool = False) -> None:
        """Begin a new match; with `watch` the bots play all seats.

        Raises:
            RulesError: it cannot be played so.
        """
        names = self.players.names(seats)
        human = None if watch else 0
        self.runner.set_opponents(self.players.kinds(seats))
        self.table.set_stops(not watch)
        self.runner.start(Saved(preset, seats, self._new_seed(), names=names, human=human))

    def play_again(self) -> None:
        """Begin another match of the same kind with the same players."""
        again = replace(self.runner.setting, seed=self._new_seed(), moves=())
        self.runner.start(again)

    def new_match(self) -> None:
        """Let the player choose another match."""
        setting = self.runner.setting
        dialog = NewGameDialog(setting.preset, setting.seats, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.start(dialog.preset, dialog.seats.value()))
        dialog.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.runner.stop()
        if self._wide:
            self._wants_scores = not self.dock.isHidden()
        self._settings.set("window/scores", "yes" if self._wants_scores else "no")
        self.place.keep()
        self.saving.end()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    def _restore(self) -> None:
        if not self.place.restore_geometry():
            self.resize(self.sizeHint())
        if not self.place.restore_docks():
            self.resizeDocks([self.dock], [320], Qt.Orientation.Horizontal)
        self._wants_scores = self._settings.value("window/scores", "yes") == "yes"
        self._wide = self.width() < WIDE
        self._make_room()
        self._follow_taste()

    # --- the flow of a match -------------------------------------------------------------

    def _show_position(self, fresh: bool) -> None:
        self.tempo.pause(False)
        rules, viewer = self.runner.rules, self.runner.viewer
        self.setWindowTitle(
            translate("Window", "Far Whist – {game}").format(game=texts.preset_name(rules.id))
        )
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

    def open_scores(self) -> None:
        """Show the score window."""
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

    def _follow_players(self) -> None:
        """Let the players of this match be called, and play, as was chosen."""
        if not self.runner.setting.preset:
            return
        human, seats = self.runner.setting.human, self.runner.rules.seats
        self.runner.set_opponents(self.players.kinds(seats, human or 0))
        self.runner.rename(self.players.names(seats, human or 0))
        self.table.stage.rename(self._names())
        self.access.rename(self._names())
        self._write_scores()

    def _tell_kept(self, problem: OSError | None) -> None:
        """Say once that the preferences cannot be written, and take that back when they are."""
        if problem is not None and not self._unkept:
            self.notice.say(texts.keeping_problem(problem.strerror or str(problem)))
        elif problem is None and self._unkept:
            self.notice.hide()
        self._unkept = problem is not None

    def _follow_taste(self) -> None:
        """Play at the speeds, with the sounds and in the colours that the player wants."""
        taste = self.tastes.now
        self.table.set_pace(self._pace())
        self.runner.speeds = self._pace().speeds
        self.actions_.show_speed(taste.speed, taste.pause)
        self.table.set_felt(taste.felt, texture=taste.texture == "yes")
        self.table.set_look(taste.look(self.languages.shown), int(taste.zoom) / 100)
        colours.use(taste.window)
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
            self._settings.set("window/scores", "yes" if wanted else "no")
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
