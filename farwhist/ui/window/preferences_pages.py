"""The pages of the window of preferences, made from what they change."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from farwhist.ui.preferences.opening import PreferencesHost
    from farwhist.ui.preferences.page import Page
    from farwhist.ui.preferences.people_box import KeptResults
    from farwhist.ui.preferences.window import Group
    from farwhist.ui.window.parts import AccessParts, Board, Choices

translate = QCoreApplication.translate


def groups(
    host: PreferencesHost, choices: Choices, board: Board, access: AccessParts, record: KeptResults
) -> list[Group]:
    """Return what makes the pages, in their groups, in the order in which they are listed."""
    from farwhist.ui.preferences.rules.pages import rules_makers

    table_preferences, languages = choices.table_preferences, choices.languages

    def players() -> Page:
        from farwhist.ui.preferences.players_page import PlayersPage

        return PlayersPage(choices.players, Random(), record)

    def table() -> Page:
        from farwhist.ui.preferences.table_page import TablePage

        return TablePage(table_preferences, lambda: languages.shown)

    def motion() -> Page:
        from farwhist.ui.preferences.motion_page import MotionPage

        return MotionPage(table_preferences, board.sounds.play)

    def coach() -> Page:
        from farwhist.ui.preferences.coach_page import CoachPage

        return CoachPage(table_preferences)

    def language() -> Page:
        from farwhist.ui.preferences.language_page import LanguagePage

        page = LanguagePage(languages)
        page.chosen.connect(host.language_chosen)
        return page

    def aids() -> Page:
        from farwhist.ui.preferences.access_page import AccessPage

        page = AccessPage(table_preferences, access.menu)
        page.wanted.connect(host.open)
        return page

    def keys() -> Page:
        from farwhist.ui.preferences.keys_page import KeysPage

        return KeysPage(board.keymap)

    at_table = {"players": players, "table": table, "motion": motion, "coach": coach}
    program = {"language": language, "access": aids, "keyboard": keys}
    return [
        (translate("Preferences", "Rules"), rules_makers(choices.rules)),
        (translate("Preferences", "At the table"), at_table),
        (translate("Preferences", "The program"), program),
    ]
