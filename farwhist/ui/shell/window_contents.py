"""Makes all that stands in the main window, and joins commands with what does them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.ui.deck.options import CLASSIC, CONTRAST, FOUR
from farwhist.ui.match.matches import Matches, MatchSession
from farwhist.ui.match.players import Players
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.notices import PracticeOffer, ReopenedDeal
from farwhist.ui.panels.panes import Panes
from farwhist.ui.services.appearance import Appearance
from farwhist.ui.services.coach import CoachService
from farwhist.ui.services.hand_orders import HandOrders
from farwhist.ui.services.main_window import MainWindow
from farwhist.ui.services.match_flow import MatchFlow
from farwhist.ui.services.notices import Notices
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.services.play_habits import PlayHabits
from farwhist.ui.services.records import LibraryKeeper, Recorder, Records
from farwhist.ui.services.requests import (
    ExplainHere,
    OpenFile,
    OpenNewMatch,
    OpenStatistics,
    ReplayDeal,
    ReportTable,
    Request,
    SharePicture,
    ShowHands,
    StudyTable,
)
from farwhist.ui.services.scoreboard import Scoreboard
from farwhist.ui.services.services import Services
from farwhist.ui.services.settings import Settings
from farwhist.ui.settings.catalogue import STAGED_RULES, TOOLBAR, TableRows
from farwhist.ui.settings.keymap import Keymap, StudyKey
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.rules_model import RulesModel, SettingsMap
from farwhist.ui.settings.saving import Saving, WindowPlace, room
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.settings.timing import Timing
from farwhist.ui.shell.accessibility import Accessibility, AccessibilityMenu, Introduction
from farwhist.ui.shell.actions import Actions, DisabledTooltips
from farwhist.ui.shell.features import COMMANDS, PAGES, Features
from farwhist.ui.shell.file_menu import FileMenu
from farwhist.ui.shell.full_screen import FullScreen
from farwhist.ui.shell.table_keys import HelpKey, TableKeys, WindowKeys
from farwhist.ui.shell.time_limit import TimeLimit
from farwhist.ui.shell.toolbar import Toolbar
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.text import in_title
from farwhist.ui.style.window_style import window_style
from farwhist.ui.table.sounds import Sounds
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.deals import out_of_play
from farwhist.ui.voice import accessible
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording.card_names import use_short_names

translate = QCoreApplication.translate

LEAST_HEIGHT: Final = 500
"""On a screen with room for a window of less height the toolbar stays away until it is called."""


class WindowContents:
    """Everything that a match needs, but no match yet.

    Args:
        store: where the match is saved, and taken up from.
        new_seed: gives the seed of the next new match.
        delays: decides how long opponents seem to think.
        timing: speeds that take the place of the player's, as for tests.
        languages: who changes the language; without, the texts are English.
    """

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        store: MatchStore,
        *,
        new_seed: Callable[[], int],
        delays: Random,
        timing: Timing | None = None,
        languages: Languages | None = None,
    ) -> None:
        accessible.install()
        window_style().start(preferences)  # widgets keep the font they are made with
        set_help_anchor(window, "five_minutes#table")
        self.window = window
        self._store = store
        self.settings = settings = self._read_settings(preferences, timing, languages)
        theme, self.middle = Theme(), QWidget(window)
        self.notices = notices = Notices(self.middle, window)
        speeds = settings.timing()
        runner = MatchRunner(store, delays, speeds.speeds, window)
        table = Table(
            theme, speeds, self.middle, hasten=runner.hasten, keys_of=settings.keymap.shown_keys
        )
        practice = Practice(runner)
        PracticeOffer(practice, notices.offer, notices.toast)
        matches = Matches(
            store,
            new_seed,
            runner=runner,
            practice=practice,
            rules=settings.rules,
            players=settings.players,
            hints=lambda: settings.table.now.hints == "yes",
        )
        matches.stops_chosen.connect(table.set_stops)
        match = MatchSession(runner, practice, matches)
        panels = PanelHost(theme, table, runner.why_not)
        sounds = Sounds(Random(delays.random()), window)
        table.state.sound.connect(sounds.play)
        scoreboard = Scoreboard(
            window, preferences, practice, runner, table, theme=theme, keymap=settings.keymap
        )
        self._stack(table, scoreboard)
        self.voice = Accessibility(window, runner=runner, table=table, status=notices.status)
        flow = MatchFlow(
            match,
            table,
            panels,
            scoreboard=scoreboard,
            preferences=settings.table,
            status=notices.status,
            teller=self.voice,
        )
        self.features = Features(window)
        appearance = Appearance(window, settings, theme, table, self.voice.announcer)
        self._follow_people(runner, table)
        self.services = Services(
            window=window,
            match=match,
            flow=flow,
            table=table,
            panels=panels,
            scoreboard=scoreboard,
            pages=PageStack(window, flow.playback, table.view),
            settings=settings,
            records=self._records(match, table),
            coach=CoachService(match.folder, notices.errors, settings.players, window),
            announcer=self.voice.announcer,
            notices=notices,
            appearance=appearance,
            sounds=sounds,
            open=self.features.open,
        )
        window.closing.connect(self.services.coach.close)
        self.actions = actions = Actions(
            window, settings.keymap, {"log": self.voice.log.toggleViewAction()}
        )
        self.access_menu = AccessibilityMenu(self.services, actions, self.voice.log)
        Introduction(self.services)
        self.table_keys = TableKeys(self.services, self.voice, actions.why_not)
        WindowKeys(self.services, self.table_keys, window, self.voice.log)
        self.files = FileMenu(actions, self.services)
        self.features.answer(OpenFile, self.files.open)
        self.full_screen = FullScreen(window, actions["full_screen"], table.view)
        self.panes = Panes(window, table.view, self.voice.tell_focus)
        self.help_key = HelpKey(window, actions["help"], lambda: self._open(ExplainHere()))
        self.time_limit = TimeLimit(self.services, actions.menus.values())
        self.toolbar = self._make_toolbar()
        self.place = WindowPlace(window, preferences)
        self.follow = ApplyPreferences(self.services, actions)
        self._explain_commands()
        self._connect_commands()
        self._connect_parts()
        self.features.start(self.services, actions)
        DisabledTooltips(window)
        settings.table.open_deck(notices.errors.say)
        self.follow.follow()
        self._arrange()

    # --- what is made -------------------------------------------------------------------------

    def _read_settings(
        self, preferences: Preferences, timing: Timing | None, languages: Languages | None
    ) -> Settings:
        """Read what the player has chosen."""
        app, window = QCoreApplication.instance(), self.window
        assert app is not None
        own = OwnPresets(self._store.path.parent)
        return Settings(
            preferences=preferences,
            table=KeptTablePreferences(preferences, window),
            rules=RulesModel(own, SettingsMap(preferences, STAGED_RULES), window),
            players=Players(preferences, window),
            languages=languages or Languages(app),
            keymap=Keymap(COMMANDS, preferences, window),
            saving=Saving(preferences, window),
            pages=PAGES,
            fixed=timing,
        )

    def _follow_people(self, runner: MatchRunner, table: Table) -> None:
        """Keep how each person sorts her hand, and how she plays."""
        HandOrders(self.settings, runner, table)
        PlayHabits(self.settings, runner, self.window)

    def _stack(self, table: Table, scoreboard: Scoreboard) -> None:
        """Put the parts where they belong; the table takes the place of the empty felt."""
        column, bar = QVBoxLayout(self.middle), self.window.statusBar()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.notices.notice, self.notices.offer):
            column.addWidget(part)
        column.addWidget(table.view, 1)
        self.window.setCentralWidget(self.middle)
        bar.addWidget(self.notices.status)
        bar.addPermanentWidget(scoreboard.line, 1)
        table.view.setFocus()

    def _records(self, match: MatchSession, table: Table) -> Records:
        """Make what keeps a record of what is played."""
        settings, errors = self.settings, self.notices.errors
        return Records(
            LibraryKeeper(
                match.folder,
                match.runner,
                errors,
                shown=lambda: table.position,
                title=lambda: settings.rules.own_name(match.matches.played()) or "",
                limits=lambda: settings.table.now.library_limits,
            ),
            Recorder(
                match.folder,
                match.runner,
                errors,
                shown=lambda: table.position,
                levels=lambda: [each.level for each in settings.players.opponents],
            ),
        )

    def _make_toolbar(self) -> Toolbar:
        """Make the toolbar, which shows what is so now; it is there if the player wants it."""
        services, actions = self.services, self.actions
        table, runner, preferences = (
            services.table,
            services.match.runner,
            self.settings.preferences,
        )
        bar = Toolbar(services.appearance.theme, actions, self.middle)
        column = self.middle.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, bar)
        before: QWidget = table.view
        for button in (*bar.buttons.values(), bar.more):
            QWidget.setTabOrder(before, button)
            before = button
        peek, its = table.scene.trick_review, services.appearance
        bar.left.connect(table.view.setFocus)
        bar.hovered.connect(self.full_screen.hover)
        services.flow.playback.paused_changed.connect(bar.show_paused)
        table.review_changed.connect(
            lambda open_: bar.light("last_trick", open_ and peek.isVisible())
        )
        runner.changed.connect(lambda: bar.show_finishing(runner.handed_over))
        runner.began.connect(lambda fresh: bar.show_finishing(runner.handed_over))
        self.features.under_way.connect(bar.light)
        self.window.resized.connect(bar.follow_window)
        its.changed.connect(lambda: bar.set_text_size(its.text_size))
        bar.set_text_size(its.text_size)

        def show(wanted: bool) -> None:
            TOOLBAR.choose(preferences, "yes" if wanted else "no")
            bar.setVisible(wanted)

        wanted = room(self.window).height() >= LEAST_HEIGHT and TOOLBAR.read(preferences) == "yes"
        actions["toolbar"].setChecked(wanted)
        bar.setVisible(wanted)
        actions["toolbar"].toggled.connect(show)
        return bar

    # --- what is joined -----------------------------------------------------------------------

    def _open(self, request: Request) -> str:
        return self.features.open(request)

    def _explain_commands(self) -> None:
        """Say why commands of the table cannot be chosen, where they cannot."""
        services = self.services
        runner, table = services.match.runner, services.table

        def allow(command: str, possible: Callable[[], bool], reason: str) -> None:
            self.actions.explain(command, lambda: "" if possible() else reason)

        allow(
            "undo",
            lambda: runner.can_undo,
            translate("Menu", "Available when you have made a move"),
        )
        allow(
            "redo",
            lambda: runner.can_redo,
            translate("Menu", "Available when you have taken a move back"),
        )
        allow(
            "pause",
            lambda: runner.begun and not table.position.over,
            translate("Menu", "Available when a deal is being played"),
        )
        allow(
            "last_trick",
            lambda: bool(table.position.tricks),
            translate("Menu", "Available when a trick has been taken"),
        )
        allow(
            "laid_away",
            lambda: out_of_play(table.position, table.match.viewer) is not None,
            translate("Menu", "Available when you have seen a kitty or discarded"),
        )
        allow(
            "sort_hand",
            lambda: not table.state.hand_sorted,
            translate("Menu", "Available when you have moved a card of your hand"),
        )
        self.actions.explain("again", services.match.why_not_replace)
        for command in ("hint", "undo"):
            self.actions.add_remark(command, lambda: services.match.practice.words.help)

    def _connect_commands(self) -> None:
        """Join the commands of the table with what does them, and the panels with features."""
        services, actions, host = self.services, self.actions, self.services.panels
        runner, matches, table = services.match.runner, services.match.matches, services.table
        playback, scores = services.flow.playback, services.scoreboard
        log = self.voice.log.text
        for wanted, act in (
            (actions["again"].triggered, matches.play_again),
            (actions["undo"].triggered, runner.undo),
            (actions["redo"].triggered, runner.redo),
            (actions["last_trick"].triggered, table.toggle_last_trick),
            (actions["laid_away"].triggered, table.toggle_kitty),
            (actions["sort_hand"].triggered, self.table_keys.sort_hand),
            (actions["go_on"].triggered, services.flow.press_next),
            (actions["pause"].triggered, lambda: playback.pause(not playback.paused)),
            (actions["all_scores"].triggered, scores.show_all),
            (actions["scores"].triggered, scores.panel.toggle),
            (scores.panel.turned, actions["scores"].setChecked),
            (actions["next_pane"].triggered, lambda: self.panes.step(1)),
            (actions["last_pane"].triggered, lambda: self.panes.step(-1)),
            (host.again, matches.play_again),
            (host.sheet, scores.show_all),
            (host.other, lambda: self._open(OpenNewMatch())),
            (host.hands, lambda: self._open(ShowHands())),
            (host.study, lambda: self._open(StudyTable())),
            (host.replay, lambda: self._open(ReplayDeal())),
            (host.report, lambda: self._open(ReportTable())),
            (host.learn, actions["learn_menu"].trigger),
            (host.statistics, lambda: self._open(OpenStatistics())),
            (host.share, lambda: self._open(SharePicture("result"))),
            (log.study_wanted, self._study_line),
        ):
            wanted.connect(act)
        StudyKey(self.settings.keymap.opens_study, log.want_study, log)

    def _take_keyboard(self, fresh: bool) -> None:
        """Let the table have the keyboard when a match begins, wherever it was."""
        if fresh and self.services.pages.top is None:
            self.services.table.view.setFocus()

    def _connect_parts(self) -> None:
        """Join parts that tell each other something."""
        services, settings, window = self.services, self.settings, self.window
        runner, matches, table = services.match.runner, services.match.matches, services.table
        reports, pages, people = self.notices.reports, services.pages, settings.players.people
        own = settings.rules.own
        table.advanced.connect(services.scoreboard.follow)
        services.flow.won.connect(lambda: services.sounds.play("win"))
        people.redrawn.connect(runner.change_person)
        for changed in (people.redrawn, settings.rules.changed):
            changed.connect(lambda *which: services.flow.show_people())
        for told in (runner.began, settings.rules.changed, pages.changed, pages.retitled):
            told.connect(lambda *which: self._name())
        for news in (
            runner.began, runner.asked, runner.happened, table.advanced, table.settled,
            table.jumped, table.input.closed, table.state.rearranged, pages.changed,
            pages.retitled,
        ):  # fmt: skip
            news.connect(self.actions.refresh_soon)
        runner.changed.connect(self.actions.refresh)
        runner.began.connect(self._take_keyboard)
        say = self.voice.announcer.say
        pages.said.connect(lambda text: say(text, Kind.TURN))
        services.scoreboard.said.connect(lambda text: say(text, Kind.ANSWER))
        pages.added.connect(lambda text: say(text, Kind.RESULT))
        toast = self.notices.toast
        ReopenedDeal(runner, toast)
        services.panels.screened.connect(toast.stand_above)
        toast.told.connect(lambda text: say(text, Kind.ANSWER if toast.key else Kind.NOTICE))
        for line in (self.notices.notice, self.notices.offer):
            line.told.connect(lambda text: say(text, Kind.NOTICE))
        matches.loaded.connect(lambda: reports.read(settings.preferences, own, self._store))
        settings.saving.failed.connect(reports.preferences_saved)
        runner.saved.connect(reports.match_saved)
        window.closing.connect(self._end)

    def _study_line(self, line: int) -> None:
        """Study what a line of the log tells of, or say why not."""
        why_not = self._open(StudyTable(event=self.voice.event_of(line)))
        if why_not:
            self.voice.tell(why_not)

    def _name(self) -> None:
        """Write above the window which match is seen: that of a page, or else that on the table."""
        page = self.services.pages.top
        game = ("" if page is None else page.match_title) or self.services.table.match.title
        if game:
            title = translate("Window", "Far Whist – {game}").format(game=game)
            self.window.setWindowTitle(in_title(title))

    def _arrange(self) -> None:
        """Lay everything out, and put the docks where the player had them.

        In a window that is seen already Qt would show each part only later, one by one.
        """
        layout = self.window.layout()
        assert layout is not None
        for part in (self.middle, self.window.menuBar(), self.window.statusBar()):
            part.show()
        self.services.table.view.spare(room(self.window).size())
        layout.activate()
        self.place.restore_docks()

    def _end(self) -> None:
        """Stop what runs in the window, and keep where everything stands."""
        self.services.match.runner.stop()
        self.services.scoreboard.keep()
        self.place.keep()
        self.settings.saving.end()


ZOOMS = TableRows.zoom.values


class ApplyPreferences(QObject):
    """Follows every change from `follow` on; the menus and the preferences follow each other."""

    def __init__(self, services: Services, actions: Actions) -> None:
        super().__init__(services.window)
        self._services = services
        self._actions = actions
        self._kept = kept = services.settings.table
        kept.changed.connect(self.follow)
        services.appearance.changed.connect(self._draw_globe)
        services.match.runner.began.connect(lambda fresh: self._follow_deck())
        actions["mute"].toggled.connect(lambda on: kept.set(mute="yes" if on else "no"))
        actions.speed_chosen.connect(lambda speed, pause: kept.set(speed=speed, pause=pause))
        actions["four_colours"].triggered.connect(
            lambda on: kept.set(palette=FOUR.name if on else CLASSIC.name)
        )
        actions["larger"].triggered.connect(lambda: self._zoom(1))
        actions["smaller"].triggered.connect(lambda: self._zoom(-1))
        actions["usual_size"].triggered.connect(lambda: kept.set(zoom=TableRows.zoom.default))
        actions.groups["felt"].triggered.connect(lambda item: kept.set(felt=item.data()))
        languages = services.settings.languages
        actions.groups["language"].triggered.connect(lambda item: languages.want(item.data()))
        actions.show_choice("language", languages.chosen)
        actions.explain("four_colours", self._why_not_four_colours)
        actions.explain("larger", self._why_not_larger)
        actions.explain("smaller", self._why_not_smaller)

    def follow(self) -> None:
        """Play at the speeds, with the sounds and in the colours that the player wants."""
        services, wanted, actions = self._services, self._kept.now, self._actions
        settings, table, timing = services.settings, services.table, services.settings.timing()
        table.set_timing(timing)
        services.match.runner.speeds = timing.speeds
        actions.show_speed(wanted.speed, wanted.pause)
        table.follow(wanted, wanted.hand_order())
        self._follow_deck()
        services.appearance.set_shade(wanted.window)
        actions["mute"].setChecked(wanted.mute == "yes")
        services.sounds.set_loudness(0.0 if settings.fixed else wanted.loudness)
        services.sounds.leave_out(wanted.sounds_left_out)
        use_short_names(wanted.short_cards == "yes")
        services.announcer.length = wanted.speech
        actions["four_colours"].setChecked(wanted.palette in (FOUR.name, CONTRAST.name))
        actions.show_choice("felt", wanted.felt)
        actions.refresh()
        self._draw_globe()

    def _draw_globe(self) -> None:
        self._actions.draw_globe(self._services.appearance.tokens.text)

    def _follow_deck(self) -> None:
        """Show the deck that the player wants; red and black alone where the rules tell them apart.

        Those are the rules of games without tricks.
        """
        settings, table, wanted = self._services.settings, self._services.table, self._kept.now
        look = self._kept.look(settings.languages.shown)
        if not table.match.kind.tricks:
            look = replace(look, palette=CLASSIC.name)
        table.appearance.set_deck(look, int(wanted.zoom) / 100)

    def _zoom(self, step: int) -> None:
        place = ZOOMS.index(self._kept.now.zoom) + step
        if 0 <= place < len(ZOOMS):
            self._kept.set(zoom=ZOOMS[place])

    def _why_not_four_colours(self) -> str:
        if self._kept.foreign.artwork is None:
            return ""
        return translate("Menu", "The deck that you have chosen has colours of its own")

    def _why_not_larger(self) -> str:
        if self._kept.now.zoom != ZOOMS[-1]:
            return ""
        return translate("Menu", "The cards are as large as can be")

    def _why_not_smaller(self) -> str:
        if self._kept.now.zoom != ZOOMS[0]:
            return ""
        return translate("Menu", "The cards are as small as can be")
