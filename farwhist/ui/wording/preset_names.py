"""What games and presets are called, and what they are about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.rules.catalogue import PRESETS

translate = QCoreApplication.translate


def preset_name(preset: str) -> str:
    """Return the name of a preset."""
    return translate("Presets", PRESETS[preset].name)


def preset_about(preset: str) -> str:
    """Return the sentence that tells what a preset is."""
    return translate("Presets", PRESETS[preset].about)
