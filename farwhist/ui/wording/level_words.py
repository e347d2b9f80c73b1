"""What the levels and styles of the opponents are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_LEVELS: Final = {
    "beginner": QT_TRANSLATE_NOOP("Players", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("Players", "Casual player"),
    "club": QT_TRANSLATE_NOOP("Players", "Club player"),
    "strong": QT_TRANSLATE_NOOP("Players", "Strong player"),
    "expert": QT_TRANSLATE_NOOP("Players", "Expert"),
}
_SHORT: Final = {
    "casual": QT_TRANSLATE_NOOP("Players", "Casual"),
    "club": QT_TRANSLATE_NOOP("Players", "Club"),
    "strong": QT_TRANSLATE_NOOP("Players", "Strong"),
}
_STYLES: Final = {
    "cautious": QT_TRANSLATE_NOOP("Players", "Cautious"),
    "balanced": QT_TRANSLATE_NOOP("Players", "Balanced"),
    "bold": QT_TRANSLATE_NOOP("Players", "Bold"),
}


def level_word(level: str) -> str:
    """Return what a level is called; its own key where it has no name yet."""
    text = _LEVELS.get(level)
    return level.replace("_", " ").capitalize() if text is None else translate("Players", text)


def short_level_word(level: str) -> str:
    """Return what a level is called where it stands beside its dots."""
    text = _SHORT.get(level)
    return level_word(level) if text is None else translate("Players", text)


def style_word(style: str) -> str:
    """Return what a style is called."""
    text = _STYLES.get(style)
    return style.capitalize() if text is None else translate("Players", text)
