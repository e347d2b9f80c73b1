"""The pages of the window of preferences, made from what they change."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from farwhist.ui.preferences.opening import PreferencesHost
    from farwhist.ui.preferences.people_box import KeptResults
    from farwhist.ui.preferences.window import Group
    from farwhist.ui.window.parts import AccessParts, Board, Choices

translate = QCoreApplication.translate


def groups(
    host: PreferencesHost, choices: Choices, board: Board, access: AccessParts, record: KeptResults
) -> list[Group]:
    """Return the pages in their groups, in the order in which they are listed."""
    from farwhist.ui.preferences.access_page import AccessPage
    from farwhist.ui.preferences.coach_page import CoachPage
    from farwhist.ui.preferences.keys_page import KeysPage
    from farwhist.ui.preferences.language_page import LanguagePage
    from farwhist.ui.preferences.motion_page import MotionPage
    from farwhist.ui.preferences.players_page import PlayersPage
    from farwhist.ui.preferences.rules.pages import rules_pages
    from farwhist.ui.preferences.table_page import TablePage

    table_preferences, languages = choices.table_preferences, choices.languages
    rules = rules_pages(choices.rules)
    players = PlayersPage(choices.players, Random(), record)
    table = TablePage(table_preferences, lambda: languages.shown)
    motion = MotionPage(table_preferences, board.sounds.play)
    aids = AccessPage(table_preferences, access.menu)
    aids.wanted.connect(host.open)
    coach = CoachPage(table_preferences)
    language = LanguagePage(languages)
    language.chosen.connect(host.language_chosen)
    keys = KeysPage(board.keymap)
    return [
        (translate("Preferences", "Rules"), rules),
        (
            translate("Preferences", "At the table"),
            [players, table, motion, coach],
        ),
        (translate("Preferences", "The program"), [language, aids, keys]),
    ]
