"""What the window knows of the page for another match."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import OpenNewMatch
from farwhist.ui.settings.commands import Command

MANIFEST: Final = Manifest(
    "new_match",
    "farwhist.ui.features.new_match.feature:NewMatch",
    answers=(OpenNewMatch,),
    commands=(
        FeatureCommand(
            Command(
                "new",
                keys=("Ctrl+N",),
                name=QT_TRANSLATE_NOOP("Keys", "New match"),
                text=QT_TRANSLATE_NOOP("Menu", "&New match…"),
                about=QT_TRANSLATE_NOOP("Menu", "Choose game, players and length of another match"),
                menu=("game", 100),
                help="five_minutes#new_match",
            ),
            OpenNewMatch(),
        ),
    ),
)
