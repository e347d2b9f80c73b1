"""What the pages of the preferences are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def page_title(key: str) -> str:
    """Return the name of a page in the list, in the player's language."""
    return {
        "game": translate("Preferences", "Game and variant"),
        "sequence": translate("Preferences", "Deal sequence"),
        "bidding": translate("Preferences", "Bidding"),
        "trump": translate("Preferences", "Trump"),
        "play": translate("Preferences", "Play"),
        "scoring": translate("Preferences", "Scoring"),
        "romanian_mode": translate("Preferences", "Romanian mode"),
        "players": translate("Preferences", "Players"),
        "table": translate("Preferences", "Table and cards"),
        "motion": translate("Preferences", "Motion and sound"),
        "coach": translate("Preferences", "Coach"),
        "language": translate("Preferences", "Language"),
        "access": translate("Preferences", "Accessibility"),
        "keyboard": translate("Preferences", "Keyboard"),
    }[key]
