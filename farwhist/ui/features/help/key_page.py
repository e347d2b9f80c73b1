"""The table of all keys, made from the keymap."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.ui.features.help.markup import escape
from farwhist.ui.features.help.rule_section import table_of
from farwhist.ui.settings.commands import ALSO_IN_STUDY, Command, Scope
from farwhist.ui.settings.keymap import Keymap, shown_key, words
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def markdown(keymap: Keymap) -> str:
    """Return the tables as a part of a page, with the keys that the player has chosen."""
    parts = []
    for scope in Scope:
        heading = escape(translate("Keys", scope.value))
        parts.append(f"## {heading}")
        rows = [(translate("Keys", "Command"), translate("Keys", "Keys"))]
        rows += [
            (words(each), joined(map(shown_key, keymap.keys(each.id))) or "–")
            for each in _of(scope, keymap.with_keys)
        ]
        parts.append(table_of(rows))
    return "\n\n".join(parts)


def _of(scope: Scope, commands: Sequence[Command]) -> list[Command]:
    """Return the commands whose keys work there; those of the table that do so too stand last."""
    own = [each for each in commands if each.scope is scope]
    if scope is Scope.STUDY:
        own += [each for each in commands if each.id in ALSO_IN_STUDY]
    return own
