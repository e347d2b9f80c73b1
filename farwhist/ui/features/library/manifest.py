"""What the window knows of the page of finished matches."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import OpenLibrary
from farwhist.ui.settings.commands import Command

MANIFEST: Final = Manifest(
    "library",
    "farwhist.ui.features.library.feature:LibraryFeature",
    answers=(OpenLibrary,),
    commands=(
        FeatureCommand(
            Command(
                "library",
                keys=("Ctrl+Shift+O",),
                name=QT_TRANSLATE_NOOP("Keys", "Library"),
                text=QT_TRANSLATE_NOOP("Menu", "&Library"),
                about=QT_TRANSLATE_NOOP("Menu", "Look through the matches you have finished"),
                menu=("game", 400),
                help="files#library",
            ),
            OpenLibrary(),
        ),
    ),
)
