"""What the window knows of the deal editor."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import EditDeal, OpenEditor
from farwhist.ui.settings.commands import Command

MANIFEST: Final = Manifest(
    "editor",
    "farwhist.ui.features.editor.feature:EditorFeature",
    answers=(OpenEditor, EditDeal),
    commands=(
        FeatureCommand(
            Command(
                "editor",
                keys=("Ctrl+E",),
                name=QT_TRANSLATE_NOOP("Keys", "Deal editor"),
                text=QT_TRANSLATE_NOOP("Menu", "Deal &editor"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Set up a deal card by card, to play it or to ask the coach"
                ),
                menu=("game", 430),
                help="study#editor",
            ),
            OpenEditor(),
        ),
    ),
)
