"""One sitting at the table: the window, and another one when the language changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QGuiApplication

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.catalogue import LANGUAGE
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.system.windows import AfterFirstPaint

if TYPE_CHECKING:
    from farwhist.rules.draft import Draft
    from farwhist.ui.match.match_transfer import MatchTransfer
    from farwhist.ui.match.matches import Greeter, Matches
    from farwhist.ui.shell.parts import Parts


@dataclass(frozen=True)
class OpenWindows:
    """What of a window must be there again in the next one."""

    match: MatchTransfer | None
    rules: Draft
    geometry: QByteArray
    docks: QByteArray
    scores: QByteArray | None
    statistics: QByteArray | None
    preferences: QByteArray | None
    help: QUrl | None


class Session(QObject):
    """Owns the window and what stands in it.

    Widgets keep the texts that they were made with, so another language means another window:
    with the same match at the same card, in the same place, and with the same windows open.

    Args:
        furnish: puts all parts into a window; it has no match then.
        new_window: makes an empty window.

    Attributes:
        window: the window that is shown.
        parts: what stands in it, None as long as it is empty.

    `over` is emitted when the player has closed the window: whatever else is open, it ends then.
    """

    over = Signal()

    def __init__(
        self,
        preferences: Preferences,
        furnish: Callable[[MainWindow], Parts],
        new_window: Callable[[Preferences], MainWindow] = MainWindow,
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._furnish = furnish
        self._new_window = new_window
        self._wanted = ""
        self.window = self._empty_window()
        self.parts: Parts | None = None

    def begin(
        self,
        *more: Callable[[], object],
        deal: Callable[[Matches, Greeter], object] | None = None,
    ) -> None:
        """Show the window, put the match in progress or a new one into it, then do `more`.

        With `deal` it is that which puts a match into it. The window is seen before anything
        stands in it, and before sounds and portals are asked for. Only cards that fly wait for
        sounds: the first would stop in its flight.
        """
        window = self.window
        # Qt would look for windows that are left, and not see that one of them is not there.
        QGuiApplication.setQuitOnLastWindowClosed(False)

        def fill() -> None:
            parts = self._fill()
            self._watch()
            matches, steps = parts.play.matches, parts.teaching.first_steps
            put = partial(deal, matches, steps) if deal else partial(matches.open, steps)
            things = [put, parts.board.sounds.prepare]
            if parts.follow.timing().speeds.flight and not matches.kept:
                things.reverse()
            later.add(*things, parts.choices.table_preferences.ask_system, *more)

        later = AfterFirstPaint(window.backdrop, fill)
        window.show()

    def speak(self, language: str) -> None:
        """Let every text be in this language, at once and from now on."""
        LANGUAGE.choose(self._preferences, language)
        parts = self.parts
        if parts is None:
            return
        from farwhist.ui.wording.player_names import usual_names

        left, before = self._leave(parts), usual_names()
        old = self.window
        parts.choices.languages.use(language)
        self.window = self._empty_window()
        self._restore(left, dict(zip(before, usual_names(), strict=True)))
        old.hide()
        old.deleteLater()

    def _empty_window(self) -> MainWindow:
        window = self._new_window(self._preferences)
        # When it has gone: what is done then closes all windows.
        window.closed.connect(self.over, Qt.ConnectionType.QueuedConnection)
        return window

    def _watch(self) -> None:
        """Take the window, which is shown, for closed when it is not there any more."""
        from farwhist.ui.system.windows import GoneWindow

        GoneWindow(self.window).gone.connect(self.window.close)

    def _fill(self) -> Parts:
        """Put everything into the window, which is empty."""
        self.parts = parts = self._furnish(self.window)
        parts.menus.preferences.language_chosen.connect(self._want)
        return parts

    def _want(self, language: str) -> None:
        """Change the language when the control that asks for it has done its work."""
        self._wanted = language
        QTimer.singleShot(0, self, self._speak_wanted)

    def _speak_wanted(self) -> None:
        if self._wanted and self.window.isVisible():
            language, self._wanted = self._wanted, ""
            self.speak(language)

    def _leave(self, parts: Parts) -> OpenWindows:
        """Put the window away: it asks and writes nothing any more."""
        window, menus = self.window, parts.menus
        settings = menus.preferences.lazy.shown
        statistics = parts.record.statistics.lazy.shown
        scores, runner = parts.board.scoreboard.great.shown, parts.play.runner
        begun = bool(runner.setting.preset)
        parts.teaching.hints.close()
        parts.leave_lesson()
        runner.stop()
        left = OpenWindows(
            match=runner.carried() if begun else None,
            rules=parts.choices.rules.running,
            geometry=window.saveGeometry(),
            docks=window.saveState(),
            scores=scores.saveGeometry() if scores is not None else None,
            statistics=statistics.saveGeometry() if statistics is not None else None,
            preferences=settings.saveGeometry() if settings is not None else None,
            help=menus.help.shown,
        )
        for each in (settings, statistics):
            if each is not None:
                each.close()
        if scores is not None:
            scores.hide()
        if menus.help.shown is not None:
            menus.help.window.hide()
        parts.place.keep()
        parts.choices.saving.end()
        return left

    def _restore(self, left: OpenWindows, names: Mapping[str, str]) -> None:
        """Put everything into the new window; usual `names` are other ones in its language."""
        parts, window = self._fill(), self.window
        window.restoreGeometry(left.geometry)
        window.restoreState(left.docks)
        parts.board.sounds.prepare()
        parts.choices.table_preferences.ask_system()
        window.show()
        self._watch()
        if left.match is None:
            parts.play.matches.open()
        else:
            from farwhist.ui.match.match_people import translated

            parts.choices.rules.set_running(left.rules, fresh=False)
            renamed = translated(left.match.setting, names)
            parts.play.matches.take_over(replace(left.match, setting=renamed))
        if left.scores is not None:
            parts.board.scoreboard.show_all()
            parts.board.scoreboard.great.get().restoreGeometry(left.scores)
        if left.statistics is not None:
            parts.record.statistics.open().restoreGeometry(left.statistics)
        if left.help is not None:
            parts.menus.help.open(left.help.path(), left.help.fragment())
        if left.preferences is not None:
            preferences = parts.menus.preferences.open()
            preferences.restoreGeometry(left.preferences)
            preferences.page.setFocus()
