"""Lets the player put another match together, on a page in the place of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMainWindow

from farwhist.rules.draft import Draft
from farwhist.ui.match.players import Players, SeatingDraft
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.settings.table_preferences import KeptTablePreferences

if TYPE_CHECKING:
    from farwhist.ui.features.new_match.length_panel import Toggle
    from farwhist.ui.features.new_match.page import NewMatchPage
    from farwhist.ui.review.page_style import PageStyle

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
    """

    def __init__(
        self,
        window: QMainWindow,
        rules: RulesModel,
        players: Players,
        ways: NewMatchWays,
        *,
        pages: PageStack,
        look: Callable[[], PageStyle],
        last: Callable[[], Draft | None],
        kept: KeptTablePreferences,
        rng: Random,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._rules = rules
        self._players = players
        self._ways = ways
        self._look = look
        self._last = last
        self._kept = kept
        self._rng = rng
        self._pages = pages
        self._practice = False
        self._wanted: dict[str, str] = {}
        self.page: NewMatchPage | None = None

    def choose(self) -> None:
        """Show the page."""
        if self.page is not None:
            self.page.start()
            return
        from farwhist.ui.features.new_match.page import NewMatchPage

        self._practice = False
        self._wanted = {}
        last = self._last()
        page = self.page = NewMatchPage(
            self._rules,
            SeatingDraft(self._players),
            self._look(),
            last=last,
            timing=self._kept.timing,
            toggles=self._toggles(),
            parent=self._window,
        )
        page.play_requested.connect(self._play)
        page.again_requested.connect(lambda: self._begin(last or page.draft, practice=False))
        page.change_requested.connect(self._change)
        page.people_requested.connect(self._ways.people)
        page.shuffle_requested.connect(lambda count: page.seated.shuffle(self._rng, count))
        page.cancelled.connect(self.close)
        self._pages.show(page)

    def close(self) -> None:
        """Take the page away; the match on the table goes on."""
        page, self.page = self.page, None
        self._pages.close(page)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        if self.page is not None:
            self.page.dress(self._look())

    def _toggles(self) -> tuple[Toggle, ...]:
        from farwhist.ui.features.new_match.length_panel import Toggle

        def practise(on: bool) -> None:
            self._practice = on

        def want(key: str) -> Callable[[bool], object]:
            return lambda on: self._wanted.update({key: "yes" if on else "no"})

        kept = self._kept
        return (
            Toggle(
                translate("New match", "Opponents take their time over a bid"),
                "",
                on=kept.now.thinking == "yes",
                choose=want("thinking"),
            ),
            Toggle(
                translate("New match", "Hints are allowed"),
                "",
                on=kept.now.hints == "yes",
                choose=want("hints"),
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
        self._take()
        self._ways.start(draft, practice)
        self.close()

    def _change(self) -> None:
        self._take()
        self.close()
        self._ways.change()

    def _take(self) -> None:
        """Let what was chosen on the page hold from now on."""
        assert self.page is not None
        self._players.take(self.page.seated)
        if self._wanted:
            self._kept.set(**self._wanted)
