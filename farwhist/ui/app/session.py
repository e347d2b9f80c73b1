"""One sitting at the table: the window, and another one when the language changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from farwhist.store.preferences import Preferences
from farwhist.ui.services.main_window import MainWindow
from farwhist.ui.settings.catalogue import LANGUAGE
from farwhist.ui.system.windows import AfterFirstPaint

if TYPE_CHECKING:
    from farwhist.rules.draft import Draft
    from farwhist.ui.match.history import MatchTransfer
    from farwhist.ui.match.matches import Matches
    from farwhist.ui.shell.window_contents import WindowContents


class LeftWindow(NamedTuple):
    """What of a window must be there again in the next one."""

    match: MatchTransfer | None
    rules: Draft
    geometry: QByteArray
    docks: QByteArray
    scores: QByteArray | None
    features: dict[str, object]


def _open(matches: Matches) -> None:
    """Put the player's own match on the table, or a new one."""
    matches.open(welcome=True)


class Session(QObject):
    """Owns the window and what stands in it.

    Widgets keep the texts that they were made with, so another language means another window:
    with the same match at the same card, in the same place, and with the same windows open.

    Args:
        fill: puts everything into a window; it has no match then.
        new_window: makes an empty window.

    Attributes:
        window: the window that is shown.
        contents: what stands in it, None as long as it is empty.

    `over` is emitted when the player has closed the window: whatever else is open, it ends then.
    """

    over = Signal()

    def __init__(
        self,
        preferences: Preferences,
        fill: Callable[[MainWindow], WindowContents],
        new_window: Callable[[Preferences], MainWindow] = MainWindow,
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._fill_window = fill
        self._new_window = new_window
        self._wanted = ""
        self.window = self._empty_window()
        self.contents: WindowContents | None = None

    def begin(
        self,
        *more: Callable[[], object],
        deal: Callable[[Matches], object] | None = None,
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
            services = self._fill().services
            self._watch()
            matches = services.match.matches
            begin, prepare = partial(deal or _open, matches), services.sounds.prepare
            if services.settings.timing().speeds.flight and not matches.kept:
                later.add(prepare, begin)
            else:  # at once: an empty table need not be painted first
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
                later.add(prepare)
                begin()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            later.add(services.settings.table.ask_system, *more)

        later = AfterFirstPaint(window.backdrop, fill)
        window.show()

    def speak(self, language: str) -> None:
        """Let every text be in this language, at once and from now on."""
        LANGUAGE.choose(self._preferences, language)
        contents = self.contents
        if contents is None:
            return
        from farwhist.ui.wording.player_names import usual_names

        left, before = self._leave(contents), usual_names()
        old = self.window
        contents.settings.languages.use(language)
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

    def _fill(self) -> WindowContents:
        """Put everything into the window, which is empty."""
        first = self.contents is None
        self.contents = contents = self._fill_window(self.window)
        if first:  # all windows share the languages
            contents.settings.languages.wanted.connect(self._want)
        return contents

    def _want(self, language: str) -> None:
        """Change the language when the control that asks for it has done its work."""
        self._wanted = language
        QTimer.singleShot(0, self, self._speak_wanted)

    def _speak_wanted(self) -> None:
        if self._wanted and self.window.isVisible():
            language, self._wanted = self._wanted, ""
            self.speak(language)

    def _leave(self, contents: WindowContents) -> LeftWindow:
        """Put the window away: it asks and writes nothing any more."""
        window, services = self.window, contents.services
        scores, runner = services.scoreboard.great.shown, services.match.runner
        begun = bool(runner.setting.preset)
        features = contents.features.end()
        services.match.leave_lesson()
        runner.stop()
        left = LeftWindow(
            match=runner.carried() if begun else None,
            rules=services.settings.rules.running,
            geometry=window.saveGeometry(),
            docks=window.saveState(),
            scores=scores.saveGeometry() if scores is not None else None,
            features=features,
        )
        if scores is not None:
            scores.hide()
        contents.place.keep()
        services.settings.saving.end()
        return left

    def _restore(self, left: LeftWindow, names: Mapping[str, str]) -> None:
        """Put everything into the new window; usual `names` are other ones in its language."""
        contents, window = self._fill(), self.window
        services = contents.services
        window.restoreGeometry(left.geometry)
        window.restoreState(left.docks)
        services.sounds.prepare()
        services.settings.table.ask_system()
        window.show()
        self._watch()
        if left.match is None:
            services.match.matches.open()
        else:
            from farwhist.ui.match.people import translated

            services.settings.rules.set_running(left.rules, fresh=False)
            renamed = translated(left.match.setting, names)
            services.match.matches.take_over(replace(left.match, setting=renamed))
        if left.scores is not None:
            services.scoreboard.show_all()
            services.scoreboard.great.get().restoreGeometry(left.scores)
        contents.features.resume(left.features)
