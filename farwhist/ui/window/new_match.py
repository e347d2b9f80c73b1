"""Lets the player put another match together, on a page in the place of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import Shiboken

from farwhist.rules.draft import Draft
from farwhist.ui.play.players import Players
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.table.tempo import Tempo

if TYPE_CHECKING:
    from farwhist.ui.new_match.look import PageLook
    from farwhist.ui.new_match.page import NewMatchPage
    from farwhist.ui.new_match.tick import Toggle

translate = QCoreApplication.translate


@dataclass(frozen=True)
class NewMatchWays:
    """What can come of the page.

    Args:
        start: begins a match by rules that can be played; the second is whether it is practice.
        change: lets the player change the rules that are staged.
        people: lets the player choose names and pictures.
    """

    start: Callable[[Draft, bool], object]
    change: Callable[[], object]
    people: Callable[[], object]


class NewMatch(QObject):
    """Opens the page over all that stands below the menus, and closes it again.

    The match on the table waits meanwhile. The page goes when any match is begun.

    Args:
        look: returns how the page is drawn.
        last: returns the rules that were played last, or None before the first match.
        kept: holds the speeds that the player plays at, whether opponents take their time, and
            whether hints are allowed.
        home: gets the keyboard when what had it before is gone.
    """

    def __init__(
        self,
        window: QMainWindow,
        rules: RulesModel,
        players: Players,
        ways: NewMatchWays,
        *,
        tempo: Tempo,
        look: Callable[[], PageLook],
        last: Callable[[], Draft | None],
        kept: KeptTablePreferences,
        home: QWidget,
        rng: Random,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._rules = rules
        self._players = players
        self._ways = ways
        self._tempo = tempo
        self._look = look
        self._last = last
        self._kept = kept
        self._home = home
        self._rng = rng
        self._before: QWidget | None = None
        self._stopped = False
        self._practice = False
        self.page: NewMatchPage | None = None
        window.installEventFilter(self)
        window.menuBar().installEventFilter(self)

    def choose(self) -> None:
        """Show the page."""
        if self.page is not None:
            self.page.start()
            return
        from farwhist.ui.new_match.page import NewMatchPage

        self._practice = False
        last = self._last()
        page = self.page = NewMatchPage(
            self._rules,
            self._players,
            self._look(),
            last=last,
            pace=self._kept.pace,
            toggles=self._toggles(),
            people=self._ways.people,
            rng=self._rng,
            parent=self._window,
        )
        page.play_wanted.connect(self._play)
        page.again_wanted.connect(lambda: self._begin(last or page.draft, practice=False))
        page.change_wanted.connect(self._change)
        page.cancelled.connect(self.close)
        self._before = self._window.focusWidget()
        self._stopped = not self._tempo.paused
        self._tempo.pause(True)
        self._place()
        page.show()
        page.raise_()
        page.start()

    def close(self) -> None:
        """Take the page away; the match on the table goes on."""
        page, self.page = self.page, None
        if page is None:
            return
        before, self._before = self._before, None
        page.leave()
        self._home.setFocus()
        if before is not None and Shiboken.isValid(before) and before.isVisible():
            before.setFocus()
        page.hide()
        page.deleteLater()
        if self._stopped:
            self._tempo.pause(False)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        if self.page is not None:
            self.page.dress(self._look())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.page is not None and event.type() is QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        assert self.page is not None
        rect = self._window.rect()
        bar = self._window.menuBar()
        top = 0 if bar.isNativeMenuBar() else bar.height()
        self.page.setGeometry(rect.adjusted(0, top, 0, 0))

    def _toggles(self) -> tuple[Toggle, ...]:
        from farwhist.ui.new_match.tick import Toggle

        def practise(on: bool) -> None:
            self._practice = on

        kept = self._kept
        return (
            Toggle(
                translate("New match", "Thinking times like at a real table"),
                "",
                on=kept.now.thinking == "yes",
                choose=lambda on: kept.set(thinking="yes" if on else "no"),
            ),
            Toggle(
                translate("New match", "Hints are allowed"),
                "",
                on=kept.now.hints == "yes",
                choose=lambda on: kept.set(hints="yes" if on else "no"),
            ),
            Toggle(
                translate("New match", "Practice:"),
                translate("New match", "hints and undo at will, not counted"),
                on=False,
                choose=practise,
            ),
        )

    def _play(self) -> None:
        assert self.page is not None
        self._rules.mean(self.page.selection.choice)
        self._begin(self.page.draft, practice=self._practice)

    def _begin(self, draft: Draft, *, practice: bool) -> None:
        self._ways.start(draft, practice)
        self.close()

    def _change(self) -> None:
        self.close()
        self._ways.change()
