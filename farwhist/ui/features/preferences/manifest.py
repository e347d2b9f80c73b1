"""What the window knows of the preferences."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import OpenPreferences
from farwhist.ui.settings.commands import Command
from farwhist.ui.settings.preference import OtherWords, PreferencesPage

_HERE: Final = "farwhist.ui.features.preferences"

MANIFEST: Final = Manifest(
    "preferences",
    "farwhist.ui.features.preferences.feature:PreferencesFeature",
    answers=(OpenPreferences,),
    preferences=(
        PreferencesPage(
            "game",
            ("rules", 100),
            QT_TRANSLATE_NOOP("Preferences", "General"),
            f"{_HERE}.rules.pages:make",
            also=(OtherWords(QT_TRANSLATE_NOOP("Preferences", "variant, rules, house rules")),),
            icon="last_trick",
        ),
        PreferencesPage(
            "sequence",
            ("rules", 110),
            QT_TRANSLATE_NOOP("Preferences", "Deal sequence"),
            f"{_HERE}.rules.pages:make",
            icon="stairs",
        ),
        PreferencesPage(
            "bidding",
            ("rules", 120),
            QT_TRANSLATE_NOOP("Preferences", "Bidding"),
            f"{_HERE}.rules.pages:make",
            icon="bid",
        ),
        PreferencesPage(
            "trump",
            ("rules", 130),
            QT_TRANSLATE_NOOP("Preferences", "Trump"),
            f"{_HERE}.rules.pages:make",
            icon="trump",
        ),
        PreferencesPage(
            "play",
            ("rules", 140),
            QT_TRANSLATE_NOOP("Preferences", "Play"),
            f"{_HERE}.rules.pages:make",
            also=(
                OtherWords(QT_TRANSLATE_NOOP("Preferences", "must follow, must beat, first lead")),
            ),
            icon="card",
        ),
        PreferencesPage(
            "scoring",
            ("rules", 150),
            QT_TRANSLATE_NOOP("Preferences", "Scoring"),
            f"{_HERE}.rules.pages:make",
            also=(OtherWords(QT_TRANSLATE_NOOP("Preferences", "penalty, bonus, points")),),
            icon="scores",
        ),
        PreferencesPage(
            "romanian_mode",
            ("rules", 160),
            QT_TRANSLATE_NOOP("Preferences", "Romanian mode"),
            f"{_HERE}.rules.pages:make",
            icon="flag",
        ),
        PreferencesPage(
            "players",
            ("table", 100),
            QT_TRANSLATE_NOOP("Preferences", "Players"),
            f"{_HERE}.players_page:make",
            also=(
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "first name, nickname, avatar, bot, computer")
                ),
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "difficulty, strength, skill"),
                    QT_TRANSLATE_NOOP("Preferences", "Level"),
                ),
            ),
            icon="people",
        ),
        PreferencesPage(
            "table",
            ("table", 110),
            QT_TRANSLATE_NOOP("Preferences", "Table and cards"),
            f"{_HERE}.table_page:make",
            also=(
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "colour blind, four colours"),
                    QT_TRANSLATE_NOOP("Preferences", "Colours of the suits"),
                ),
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "card back"),
                    QT_TRANSLATE_NOOP("Preferences", "Card backs"),
                ),
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "background"),
                    QT_TRANSLATE_NOOP("Preferences", "Felt"),
                ),
            ),
            icon="table",
        ),
        PreferencesPage(
            "motion",
            ("table", 120),
            QT_TRANSLATE_NOOP("Preferences", "Motion and sound"),
            f"{_HERE}.pages:make_motion",
            also=(
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "timer, clock"),
                    QT_TRANSLATE_NOOP("Preferences", "Your clock"),
                ),
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "animation, delay"),
                    QT_TRANSLATE_NOOP("Preferences", "Motion"),
                ),
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "beep, noise, audio, mute"),
                    QT_TRANSLATE_NOOP("Preferences", "Sound"),
                ),
            ),
            icon="speed",
        ),
        PreferencesPage(
            "language",
            ("program", 100),
            QT_TRANSLATE_NOOP("Preferences", "Language"),
            f"{_HERE}.pages:make_language",
            icon="globe",
        ),
        PreferencesPage(
            "access",
            ("program", 110),
            QT_TRANSLATE_NOOP("Preferences", "Accessibility"),
            f"{_HERE}.pages:make_access",
            also=(
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "blind, colour blind, contrast"),
                    QT_TRANSLATE_NOOP("Preferences", "Vision"),
                ),
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "font size, large print"),
                    QT_TRANSLATE_NOOP("Preferences", "Text size"),
                ),
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "screen reader, voice"),
                    QT_TRANSLATE_NOOP("Preferences", "Speech"),
                ),
            ),
            icon="access",
        ),
        PreferencesPage(
            "keyboard",
            ("program", 120),
            QT_TRANSLATE_NOOP("Preferences", "Keyboard"),
            f"{_HERE}.keys_page:make",
            also=(OtherWords(QT_TRANSLATE_NOOP("Preferences", "shortcut, hotkey, key")),),
            icon="keys",
        ),
    ),
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
