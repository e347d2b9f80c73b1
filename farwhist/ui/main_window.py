"""The main window: menus, the table, the score sheet and the status bar around a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from farwhist.engine.decision import Decision
from farwhist.engine.events import BidSealed, Event
from farwhist.engine.moves import Move
from farwhist.rules.catalogue import default_preset
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.store.matches import MatchStore, Saved, Unsound
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.ui import colours, texts
from farwhist.ui.about import About
from farwhist.ui.access import Access
from farwhist.ui.access_menu import AccessMenu
from farwhist.ui.actions import Actions
from farwhist.ui.claim_button import ClaimButton
from farwhist.ui.controls import Controls
from farwhist.ui.deal_menu import DealMenu
from farwhist.ui.elided_label import ElidedLabel
from farwhist.ui.family import words
from farwhist.ui.first_run.steps import FirstSteps
from farwhist.ui.full_screen import FullScreen
from farwhist.ui.help.menu import HelpMenu
from farwhist.ui.hints.asking import Hints
from farwhist.ui.hints.strip import HintStrip
from farwhist.ui.languages import Languages
from farwhist.ui.panels.drain import Drain
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.notice import Notice
from farwhist.ui.panels.offer import Offer
from farwhist.ui.panels.score_sheet import ScoreSheet
from farwhist.ui.panes import Panes
from farwhist.ui.players import Players
from farwhist.ui.practice import Practice
from farwhist.ui.preferences.opening import PreferencesHost
from farwhist.ui.preferences.rules.model import RulesModel, SettingsMap
from farwhist.ui.reasons import Reasons
from farwhist.ui.runner import Carried, MatchRunner
from farwhist.ui.saving import Saving
from farwhist.ui.scores.tally import Scores
from farwhist.ui.shown import fits
from farwhist.ui.sounds import Sounds
from farwhist.ui.statistics.record import Record
from farwhist.ui.table.notes import side_of
from farwhist.ui.table.seating import others
from farwhist.ui.table.speeds import Pace
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.taste import Tastes
from farwhist.ui.tempo import Tempo
from farwhist.ui.tutorial.panel import TutorialPanel
from farwhist.ui.tutorial.tutorial import Tutorial
from farwhist.ui.view_menu import ViewMenu
from farwhist.ui.window_place import WindowPlace

if TYPE_CHECKING:
    from farwhist.ui.scores.window import ScoreWindow

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
        self.rules = RulesModel(OwnPresets(store.path.parent), SettingsMap(settings, "rules"), self)
        self.players = Players(settings, self)
        theme = Theme()
        self.notice = Notice()
        self.offer = Offer()
        self.lesson_panel = TutorialPanel()
        self.hint_strip = HintStrip()
        self._middle = QWidget(self)
        self.table = Table(theme, self._pace(), self._middle)
        self.runner = MatchRunner(store, delays, self._pace().speeds, self)
        self.practice = Practice(self.runner, self.offer)
        self.host = PanelHost(theme, self.table, self.runner.why_not)
        self.tempo = Tempo(self.table, self.runner.waits)
        self.sounds = Sounds(Random(delays.random()), self)
        self.table.stage.sound = self.sounds.play
        self.claim = ClaimButton(theme, self.table)
        self.tempo.skipped = self.table.end_party
        self.tempo.claimed = self._claim
        self.controls = Controls(self.table, self.host, self.tempo)
        self.scores = ScoreSheet()
        self._score_window: ScoreWindow | None = None
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
        self.hints = Hints(self, self.hint_strip, self.actions_.hint)
        self.access.hint_key = self.hints.press
        self._fill_menus(settings)
        self._connect()
        self.first_steps = FirstSteps(
            table=self.table,
            host=self.host,
            runner=self.runner,
            settings=settings,
            announcer=self.access.announcer,
            theme=theme,
            pace=self._pace,
            score_dock=self.dock,
        )
        self.first_steps.begun.connect(lambda: None if self.table.busy else self._go_on())
        self.first_steps.other.connect(self.new_match)
        Reasons(self)
        self._restore()

    def _fill_menus(self, settings: Preferences) -> None:
        self.deal_menu = DealMenu(
            self,
            self.actions_,
            runner=self.runner,
            table=self.table,
            practice=self.practice,
            claim=self.claim,
            finish=self._claim,
            names=self._names,
        )
        self.tutorial = Tutorial(
            self.lesson_panel, self.runner, self.table, self.host, self.access.announcer.say
        )
        self.help = HelpMenu(
            self,
            self.actions_.help_menu,
            self.access.keymap,
            lambda: self.runner.rules if self.runner.begun else None,
            shortcuts=self.access_menu.shortcuts,
            tutorial=self.tutorial.start,
        )
        self.about = About(self, self.actions_.help_menu)
        self.panes = Panes(self, self.table.view, self.access.tell_focus)
        self.full_screen = FullScreen(self, self.actions_.full_screen, self.table.view)
        self.view_menu = ViewMenu(self.actions_, self.tastes, self)
        self.preferences = PreferencesHost(self, settings)
        self.preferences.help_wanted.connect(self.help.open_at)
        self.place = WindowPlace(self, settings)

    def _build(self) -> None:
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.offer)
        column.addWidget(self.lesson_panel)
        column.addWidget(self.hint_strip)
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
        table.advanced.connect(self.show_deal)
        table.settled.connect(self._go_on)
        table.summary.connect(self._sum_up)
        table.chosen.connect(self._choose)
        table.refused.connect(self._refuse)
        table.told.connect(self.status.setText)
        table.peeked.connect(host.make_way)
        host.chosen.connect(self._choose)
        host.next_deal.connect(self._leave_summary)
        host.again.connect(self.play_again)
        host.other.connect(self.new_match)
        host.sheet.connect(self.open_scores)
        host.hands.connect(self.deal_menu.show_hands)
        host.replay.connect(self.deal_menu.play_again)
        self.rules.start_wanted.connect(self.start_draft)
        actions = self.actions_
        actions.new.triggered.connect(self.new_match)
        actions.again.triggered.connect(self.play_again)
        self.deal_menu.number_chosen.connect(self.play_number)
        self.about.steps.connect(self._show_steps)
        actions.undo.triggered.connect(runner.undo)
        actions.redo.triggered.connect(runner.redo)
        actions.last_trick.triggered.connect(table.toggle_last_trick)
        actions.go_on.triggered.connect(self._press_next)
        actions.speed_chosen.connect(lambda speed, pause: self.tastes.set(speed=speed, pause=pause))
        self.tastes.changed.connect(self._follow_taste)
        actions.fair_play.triggered.connect(self._prove)
        actions.preferences.triggered.connect(lambda: self.preferences.open(""))
        self.access_menu.shortcuts.triggered.connect(lambda: self.preferences.open("keyboard"))
        self.players.changed.connect(self._follow_players)
        self.saving.failed.connect(self._tell_kept)
        actions.mute.toggled.connect(lambda on: self.tastes.set(mute="yes" if on else "no"))
        self.tempo.muted.connect(actions.mute.toggle)
        self.claim.clicked.connect(self._claim)
        actions.pause.triggered.connect(lambda: self.tempo.pause(not self.tempo.paused))
        actions.next_pane.triggered.connect(lambda: self.panes.step(1))
        actions.last_pane.triggered.connect(lambda: self.panes.step(-1))
        self.dock.toggleViewAction().triggered.connect(self._toggle_scores)
        actions.all_scores.triggered.connect(self.open_scores)
        self.record = Record(self, self._store.path.parent, self._settings)

    def open_match(self, *, welcome: bool = False) -> None:
        """Take up the saved match, or deal a new one; nothing is asked first.

        With `welcome` a player who is new here gets the first steps.
        """
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
                self._seat_opponents(saved)
                self.runner.start(saved)
            except (RulesError, Unsound):
                saved = None
        if saved is None:
            preset = default_preset()
            welcome = welcome and self.first_steps.newcomer
            if welcome:
                self.first_steps.hold()
            if self.rules.playable:
                self.start_draft()
            else:
                self.start(preset, 4)
            if welcome:
                self.first_steps.welcome(texts.preset_name(preset))
        elif self.runner.over:
            self.play_again()

    def take_over(self, carried: Carried) -> None:
        """Go on with a match that another window had."""
        saved = carried.saved
        self.table.set_stops(saved.human is not None)
        self._seat_opponents(saved)
        self.runner.take_over(carried)

    def tell_thinking_here(self) -> None:
        """Say that the process in which the opponents thought was lost."""
        self.notice.say(texts.thinking_here())

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
        names = self.players.names(seats)
        self.table.set_stops(not watch)
        self.practice.put_aside()
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
        self._seat_opponents(saved)
        self.runner.start(saved)
        self.rules.set_running(self._played(), fresh=self.rules.playable)

    def _seat_opponents(self, saved: Saved) -> None:
        self.runner.set_opponents(self.players.kinds(saved.seats, saved.human or 0))

    def _played(self) -> Draft:
        setting = self.runner.setting
        return Draft.of(setting.preset, setting.seats, setting.changes)

    def play_again(self) -> None:
        """Begin another match with the same players, by the rules that are staged if any are."""
        self.practice.put_aside()
        again = replace(self.runner.setting, seed=self._new_seed(), salt="", moves=())
        draft = self.rules.draft
        if self.rules.staged and self.rules.playable:
            again = replace(again, preset=draft.preset, seats=draft.seats, changes=draft.changes)
            if draft.seats != self.runner.setting.seats:
                again = replace(again, names=self.players.names(draft.seats))
        self._begin(again)

    def play_number(self, seed: int) -> None:
        """Begin the match of the same kind, with the same players, that has this number."""
        self.practice.put_aside()
        self._begin(replace(self.runner.setting, seed=seed, salt="", moves=()))

    def new_match(self) -> None:
        """Let the player choose another match."""
        from farwhist.ui.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self.rules, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(
            lambda: self.start(
                dialog.draft.preset, dialog.draft.seats, changes=dialog.draft.changes
            )
        )
        dialog.change_wanted.connect(lambda: self.preferences.open("game"))
        dialog.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.runner.stop()
        self.hints.close()
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
        self.first_steps.clear()
        rules, viewer = self.runner.rules, self.runner.viewer
        played = self._played()
        self.rules.set_running(played, fresh=False)
        game = self.rules.name(played)
        self.setWindowTitle(translate("Window", "Far Whist – {game}").format(game=game))
        self.host.close()
        self.claim.hide()
        self.table.set_match(
            viewer,
            self._names(),
            rules.deal_count,
            rules.ranking.winner,
            self.players.avatars(rules.seats, viewer),
            aim=rules.aim,
        )
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
        self.show_deal()
        scores = self._write_scores()
        if self.table.position.over:
            self.host.rank(scores, self.runner.viewer)
            view = self.table.position
            if side_of(view, self.runner.viewer) in view.winners:
                self.table.celebrate()
                self.sounds.play("win")
            self.status.setText(words.verdict(view, self.runner.viewer, scores.names))
        elif not self.first_steps.waits:
            self.runner.go_on()

    def _wait_for(self, seats: tuple[int, ...]) -> None:
        self.table.wait_for(seats)
        names = self._names()
        self.status.setText(texts.waiting_for([names[seat] for seat in seats]))

    def _ask(self, decision: Decision) -> None:
        following = self.table.follow_up(decision)
        if following is not None:
            self._choose(following)
            return
        self.tempo.relax()
        self.table.ask(decision)
        self.claim.offer(self.runner.ending())
        self.host.ask(decision)
        self.status.setText(self._asked_for(decision))

    def _asked_for(self, decision: Decision) -> str:
        view = self.table.position
        return words.your_turn(decision, view) or texts.your_turn(decision, view)

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
            self.status.setText(self._asked_for(decision))
        elif why is not None:
            self.status.setText(texts.objection(why))

    def _sum_up(self) -> None:
        self.tempo.relax()
        self.show_deal()
        scores = self._write_scores()
        view, viewer = self.table.position, self.runner.viewer
        self.practice.forget()
        self.host.sum_up(scores, viewer, last=self.runner.over, practice=self.practice.active)
        if self.tastes.now.go_on.isdecimal() and self.host.panel is not None:
            Drain(self.host.panel, self.table.clock, int(self.tastes.now.go_on))
            self.host.fit()
        if self.runner.rules.book is None:
            aim = self.runner.rules.aim
            self.status.setText(words.outcome(view.results[-1], view, viewer, aim))
        else:
            self.status.setText(texts.outcome(view.results[-1], viewer))

    def _press_next(self) -> None:
        panel = self.host.panel
        if not self.table.finish() and panel is not None and panel.objectName() == "summary":
            panel.closed.emit()

    def _leave_summary(self) -> None:
        self.status.clear()
        if not self.tutorial.onward() and not self.practice.leave():
            self.table.go_on()

    def _show_steps(self) -> None:
        self.first_steps.again()
        if self.first_steps.shown is None:
            self.status.setText(translate("Status", "The first steps come with your next bid."))

    def show_deal(self) -> None:
        """Write into the status bar which deal this is, and what is known of it."""
        view = self.table.position
        rules = self.runner.rules
        if rules.book is None:
            lines = words.corner(
                view, rules.aim, self._names(), self.runner.viewer, rules.deal_count
            )
            parts = list(reversed(lines)) if view.active else []
        else:
            deal = texts.deal_line(view, rules.deal_count) if view.active else ""
            parts = [deal, texts.trump_line(view) if deal else "", texts.sum_line(view)]
        if self.runner.setting.assisted:
            parts.insert(0, translate("Status", "assisted"))
        self.summary_line.setText(" · ".join(part for part in parts if part))

    def _write_scores(self) -> Scores:
        scores = self._scores()
        self.scores.show_scores(scores)
        if self._score_window is not None and self.scores_open:
            self._score_window.show_scores(scores)
        return scores

    def _scores(self) -> Scores:
        view, viewer, rules = self.table.position, self.runner.viewer, self.runner.rules
        title, names = texts.preset_name(rules.id), self._names()
        order = [viewer, *others(viewer, view.seats)]
        if rules.aim == "sides":
            names, order = words.member_names(names, viewer), [viewer % 2, 1 - viewer % 2]
        deals = None if rules.aim == "shed" else rules.deal_count
        return Scores(title, view, names, order, rules.book, deals, rules.aim)

    @property
    def score_window(self) -> ScoreWindow:
        """The score sheet with its charts, made when it is first wanted."""
        if self._score_window is None:
            from farwhist.ui.scores.window import ScoreWindow

            self._score_window = ScoreWindow(self._settings, self)
        return self._score_window

    @property
    def scores_open(self) -> bool:
        """Whether the score window is shown."""
        return self._score_window is not None and self._score_window.isVisible()

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
        return self.tastes.pace()

    def _follow_players(self) -> None:
        """Let the players of this match be called, and play, as was chosen."""
        if not self.runner.setting.preset or self.runner.rehearsing:
            return
        human, seats = self.runner.setting.human, self.runner.rules.seats
        self._seat_opponents(self.runner.setting)
        self.runner.rename(self.players.names(seats, human or 0))
        self.table.stage.rename(self._names(), self.players.avatars(seats, human or 0))
        self.access.rename(self._names())
        self._write_scores()

    def _tell_kept(self, problem: OSError | None) -> None:
        """Say once that the preferences cannot be written, and take that back when they are."""
        if problem is not None and not self._unkept:
            self.notice.say(texts.keeping_problem(problem.strerror or str(problem)))
        elif problem is None and self._unkept:
            self.notice.hide()
        self._unkept = problem is not None

    def _prove(self) -> None:
        view, human = self.table.position, self.runner.setting.human
        from farwhist.ui.dialogs.fair_play import FairPlayDialog
        from farwhist.ui.fair_play import entries

        shown = entries(self.runner.proofs(), view, human, self._names())
        dialog = FairPlayDialog(shown, view, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _follow_taste(self) -> None:
        """Play at the speeds, with the sounds and in the colours that the player wants."""
        taste = self.tastes.now
        self.table.set_pace(self._pace())
        self.runner.speeds = self._pace().speeds
        self.actions_.show_speed(taste.speed, taste.pause)
        self.table.set_felt(taste.felt, texture=taste.texture == "yes")
        self.table.follow(taste)
        self.table.set_look(taste.look(self.languages.shown), int(taste.zoom) / 100)
        colours.use(taste.window)
        self.actions_.mute.setChecked(taste.mute == "yes")
        self.sounds.set_loudness(0.0 if self._fixed_pace else taste.loudness)

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
