"""One sitting at the table: the window, and another one when the language changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QObject, QTimer, QUrl

from farwhist.store.preferences import Preferences
from farwhist.ui.first_paint import AfterFirstPaint
from farwhist.ui.main_window import MainWindow

if TYPE_CHECKING:
    from farwhist.ui.play.carried import Carried

CHOSEN: Final = "language/window"
"""The key of the language that the player chose."""


@dataclass(frozen=True)
class Scene:
    """What of a window must be there again in the next one."""

    match: Carried | None
    usual_names: tuple[str, ...]
    geometry: QByteArray
    docks: QByteArray
    scores: QByteArray | None
    statistics: QByteArray | None
    preferences: QByteArray | None
    help: QUrl | None


class Session(QObject):
    """Owns the window.

    Widgets keep the texts that they were made with, so another language means another window:
    with the same match at the same card, in the same place, and with the same windows open.

    Args:
        furnish: furnishes a window; it has no match then.
    """

    def __init__(self, preferences: Preferences, furnish: Callable[[MainWindow], object]) -> None:
        super().__init__()
        self._preferences = preferences
        self._furnish = furnish
        self._wanted = ""
        self.window = self._new_window()

    def begin(
        self,
        *more: Callable[[], object],
        deal: Callable[[MainWindow], object] | None = None,
    ) -> None:
        """Show the window, put the match in progress or a new one into it, then do `more`.

        With `deal` it is that which puts a match into it. The window is seen before anything
        stands in it, and before sounds and portals are asked for. Only cards that fly wait for
        sounds: the first would stop in its flight.
        """
        window = self.window

        def fill() -> None:
            self._furnish(window)
            usual = partial(window.matches.open, welcome=True)
            things = [usual if deal is None else partial(deal, window), window.sounds.prepare]
            if window.wishes.pace().speeds.flight and not window.matches.kept:
                things.reverse()
            later.add(*things, window.tastes.ask_system, *more)

        later = AfterFirstPaint(window.backdrop, fill)
        window.show()

    def speak(self, language: str) -> None:
        """Let every text be in this language, at once and from now on."""
        from farwhist.ui.languages import SYSTEM

        self._preferences.choose(CHOSEN, language, SYSTEM)
        scene = self._leave()
        old = self.window
        old.languages.use(language)
        self.window = self._new_window()
        self._restore(scene)
        old.hide()
        old.deleteLater()

    def _new_window(self) -> MainWindow:
        window = MainWindow(self._preferences)
        window.language_wanted.connect(self._want)
        return window

    def _want(self, language: str) -> None:
        """Change the language when the control that asks for it has done its work."""
        self._wanted = language
        QTimer.singleShot(0, self, self._speak_wanted)

    def _speak_wanted(self) -> None:
        if self._wanted:
            language, self._wanted = self._wanted, ""
            self.speak(language)

    def _leave(self) -> Scene:
        """Put the window away: it asks and writes nothing any more."""
        window, settings = self.window, self.window.preferences.window
        record = window.record.window
        setting = window.runner.setting
        begun = bool(setting.preset)
        window.hints.close()
        window.tutorial.leave()
        if window.practice.active:
            window.practice.leave()
        window.runner.stop()
        shown = settings is not None and settings.isVisible()
        scene = Scene(
            match=window.runner.carried() if begun else None,
            usual_names=window.players.names(setting.seats, setting.human or 0) if begun else (),
            geometry=window.saveGeometry(),
            docks=window.saveState(),
            scores=window.scoreboard.window.saveGeometry() if window.scoreboard.open else None,
            statistics=record.saveGeometry() if record is not None and record.isVisible() else None,
            preferences=settings.saveGeometry() if settings is not None and shown else None,
            help=window.help.shown,
        )
        if settings is not None and shown:
            settings.close()
        if window.scoreboard.open:
            window.scoreboard.window.hide()
        if record is not None:
            record.close()
        if window.help.shown is not None:
            window.help.window.hide()
        window.place.keep()
        window.saving.end()
        return scene

    def _restore(self, scene: Scene) -> None:
        window = self.window
        self._furnish(window)
        window.restoreGeometry(scene.geometry)
        window.restoreState(scene.docks)
        window.sounds.prepare()
        window.tastes.ask_system()
        window.show()
        if scene.match is None:
            window.matches.open()
        else:
            window.matches.take_over(_renamed(scene, window))
        if scene.scores is not None:
            window.scoreboard.show_all()
            window.scoreboard.window.restoreGeometry(scene.scores)
        if scene.statistics is not None:
            window.record.open().restoreGeometry(scene.statistics)
        if scene.help is not None:
            window.help.open(scene.help.path(), scene.help.fragment())
        if scene.preferences is not None:
            preferences = window.preferences.open()
            preferences.restoreGeometry(scene.preferences)
            preferences.page.setFocus()


def _renamed(scene: Scene, window: MainWindow) -> Carried:
    """Return the match; a player who has a usual name gets the usual one of the new language."""
    assert scene.match is not None
    saved = scene.match.setting
    fresh = window.players.names(saved.seats, saved.human or 0)
    if not saved.names:
        return scene.match
    names = tuple(
        new if name == old else name
        for name, old, new in zip(saved.names, scene.usual_names, fresh, strict=True)
    )
    return replace(scene.match, setting=replace(saved, names=names))
