"""What the player has chosen, together for whoever needs several of it."""

from __future__ import annotations

from msgspec import Struct

from farwhist.store.preferences import Preferences
from farwhist.ui.match.players import Players
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.preference import PreferencesPage
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.settings.saving import Saving
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.settings.timing import Timing


class Settings(Struct, frozen=True):
    """What the player has chosen.

    Args:
        table: what is preferred about table, cards, speeds and sounds.
        pages: those of the window of preferences, as the manifests tell of them.
        rules: the rules that the next match would have.
        fixed: speeds that take the place of the player's, as for tests.
    """

    preferences: Preferences
    table: KeptTablePreferences
    rules: RulesModel
    players: Players
    languages: Languages
    keymap: Keymap
    saving: Saving
    pages: tuple[PreferencesPage, ...] = ()
    fixed: Timing | None = None

    def timing(self) -> Timing:
        """Return the speeds that hold."""
        return self.table.timing() if self.fixed is None else self.fixed
