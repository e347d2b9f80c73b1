"""What the window gives to every feature."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from farwhist.ui.match.matches import MatchSession
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.services.appearance import Appearance
from farwhist.ui.services.coach import CoachService
from farwhist.ui.services.main_window import MainWindow
from farwhist.ui.services.match_flow import MatchFlow
from farwhist.ui.services.notices import Notices
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.services.records import Records
from farwhist.ui.services.requests import Request
from farwhist.ui.services.scoreboard import Scoreboard
from farwhist.ui.services.settings import Settings
from farwhist.ui.table.sounds import Sounds
from farwhist.ui.table.table import Table
from farwhist.ui.voice.announcer import Announcer


class Services(Struct, frozen=True):
    """Given to every feature, never to a widget. At most 15 fields, and no logic.

    Args:
        window: as a parent for pages and dialogs.
        match: the match on the table, and what begins another.
        flow: the course of that match: what is asked, what waits.
        records: what is kept of what was played.
        notices: lines above and below the table in which the player is told something.
        appearance: how the player wants to see and hear the program.
        open: hands a request to the feature that answers it; returns why it cannot be done, or
            nothing.
    """

    window: MainWindow
    match: MatchSession
    flow: MatchFlow
    table: Table
    panels: PanelHost
    scoreboard: Scoreboard
    pages: PageStack
    settings: Settings
    records: Records
    coach: CoachService
    announcer: Announcer
    notices: Notices
    appearance: Appearance
    sounds: Sounds
    open: Callable[[Request], str]
