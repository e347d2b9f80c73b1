"""Lets the player put another match together, on a page in the place of the table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication

from farwhist.rules.draft import Draft
from farwhist.ui.features.new_match.length_panel import Toggle
from farwhist.ui.features.new_match.page import NewMatchPage
from farwhist.ui.match.players import SeatingDraft
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.requests import OpenPreferences
from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


class NewMatch(PageFeature[NewMatchPage]):
    """Shows the page; what is chosen there touches nothing until *Play*."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._rng = Random()
        self._practice = False
        self._wanted: dict[str, str] = {}

    def open(self) -> None:
        """Show the page, in the place of the library."""
        self.services.pages.leave("library")
        super().open()

    def make(self) -> NewMatchPage:
        """Return the page."""
        self._practice = False
        self._wanted = {}
        services, match = self.services, self.services.match
        last = match.matches.played_last() if match.runner.begun else None
        page = NewMatchPage(
            services.settings.rules,
            SeatingDraft(services.settings.players),
            self.services.appearance.page_style(),
            last=last,
            timing=services.settings.table.timing,
            toggles=self._toggles(),
            parent=services.window,
        )
        page.play_requested.connect(self._play)
        page.again_requested.connect(lambda: self._begin(last or page.draft, practice=False))
        page.change_requested.connect(self._change)
        page.people_requested.connect(lambda: services.open(OpenPreferences("players")))
        page.shuffle_requested.connect(lambda count: page.seated.shuffle(self._rng, count))
        page.cancelled.connect(self.close)
        return page

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        if self.page is not None:
            self.page.dress(self.services.appearance.page_style())

    def _toggles(self) -> tuple[Toggle, ...]:
        def practise(on: bool) -> None:
            self._practice = on

        def want(key: str) -> Callable[[bool], object]:
            return lambda on: self._wanted.update({key: "yes" if on else "no"})

        kept = self.services.settings.table
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
        self.services.settings.rules.mean(self.page.selection.choice)
        self._begin(self.page.draft, practice=self._practice)

    def _begin(self, draft: Draft, *, practice: bool) -> None:
        self._take()
        matches = self.services.match.matches
        matches.start(draft.preset, draft.seats, changes=draft.changes, practice=practice)
        self.close()

    def _change(self) -> None:
        self._take()
        self.close()
        self.services.open(OpenPreferences("game"))

    def _take(self) -> None:
        """Let what was chosen on the page hold from now on."""
        assert self.page is not None
        self.services.settings.players.take(self.page.seated)
        if self._wanted:
            self.services.settings.table.set(**self._wanted)
