"""The table of all keys, made from the keymap."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.ui.help.markup import escape
from farwhist.ui.help.rule_section import table_of
from farwhist.ui.keymap import BINDINGS, Keymap, Place, shown_key, words

translate = QCoreApplication.translate


def markdown(keymap: Keymap) -> str:
    """Return the tables as a part of a page, with the keys that the player has chosen."""
    parts = []
    for place in Place:
        parts.append(f"## {escape(translate('Keys', place.value))}")
        rows = [(translate("Keys", "Command"), translate("Keys", "Keys"))]
        rows += [
            (words(each), ", ".join(map(shown_key, keymap.keys(each.id))) or "–")
            for each in BINDINGS
            if each.place is place
        ]
        parts.append(table_of(rows))
    return "\n\n".join(parts)
