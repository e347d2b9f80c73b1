"""What the window knows of the preferences."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import OpenPreferences
from farwhist.ui.settings.commands import Command

MANIFEST: Final = Manifest(
    "preferences",
    "farwhist.ui.features.preferences.feature:PreferencesFeature",
    answers=(OpenPreferences,),
    commands=(
        FeatureCommand(
            Command(
                "preferences",
                keys=("Ctrl+,",),
                name=QT_TRANSLATE_NOOP("Keys", "Preferences"),
                text=QT_TRANSLATE_NOOP("Menu", "Pre&ferences…"),
                about=QT_TRANSLATE_NOOP("Menu", "Choose rules, players, looks, sounds and keys"),
                menu=("settings", 310),
                help="preferences",
            ),
            OpenPreferences(),
        ),
        FeatureCommand(
            Command(
                "shortcuts",
                keys=("Ctrl+?",),
                name=QT_TRANSLATE_NOOP("Keys", "Keyboard shortcuts"),
                text=QT_TRANSLATE_NOOP("Menu", "&Keyboard shortcuts…"),
                about=QT_TRANSLATE_NOOP("Menu", "See all keys, and change them"),
                menu=("help", 200),
                help="preferences#keyboard",
            ),
            OpenPreferences("keyboard"),
        ),
    ),
)
