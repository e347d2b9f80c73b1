"""The pages of the window of preferences, made from what they change."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from farwhist.ui.features.preferences.feature import PreferencesHost
    from farwhist.ui.features.preferences.page import Page
    from farwhist.ui.features.preferences.players_page import KeptResults
    from farwhist.ui.features.preferences.window import Group
    from farwhist.ui.shell.parts import AccessParts, Board, Choices

translate = QCoreApplication.translate


def groups(
    host: PreferencesHost, choices: Choices, board: Board, access: AccessParts, record: KeptResults
) -> list[Group]:
    """Return what makes the pages, in their groups, in the order in which they are listed."""
    from farwhist.ui.features.preferences.rules.pages import rules_makers

    table_preferences, languages = choices.table_preferences, choices.languages

    def players() -> Page:
        from farwhist.ui.features.preferences.players_page import PlayersPage

        return PlayersPage(choices.players, Random(), record)

    def table() -> Page:
        from farwhist.ui.features.preferences.pages import TablePage

        return TablePage(table_preferences, lambda: languages.shown)

    def motion() -> Page:
        from farwhist.ui.features.preferences.pages import MotionPage

        return MotionPage(table_preferences, board.sounds.play)

    def coach() -> Page:
        from farwhist.ui.features.preferences.pages import CoachPage

        return CoachPage(table_preferences)

    def language() -> Page:
        from farwhist.ui.features.preferences.pages import LanguagePage

        page = LanguagePage(languages)
        page.chosen.connect(host.language_chosen)
        return page

    def aids() -> Page:
        from farwhist.ui.features.preferences.pages import AccessPage

        page = AccessPage(table_preferences, access.menu)
        page.wanted.connect(host.open)
        return page

    def keys() -> Page:
        from farwhist.ui.features.preferences.keys_page import KeysPage

        return KeysPage(board.keymap)

    at_table = {"players": players, "table": table, "motion": motion, "coach": coach}
    program = {"language": language, "access": aids, "keyboard": keys}
    return [
        (translate("Preferences", "Rules"), rules_makers(choices.rules)),
        (translate("Preferences", "At the table"), at_table),
        (translate("Preferences", "The program"), program),
    ]
