"""What the window knows of the deal of the day and the prepared deals."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import OpenPrepared
from farwhist.ui.settings.commands import Command

MANIFEST: Final = Manifest(
    "prepared",
    "farwhist.ui.features.prepared.feature:Prepared",
    answers=(OpenPrepared,),
    commands=(
        FeatureCommand(
            Command(
                "prepared",
                keys=("Ctrl+Shift+D",),
                name=QT_TRANSLATE_NOOP("Keys", "Prepared deals"),
                text=QT_TRANSLATE_NOOP("Menu", "Prepared deals, deal o&f the day"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Solve a deal, or play the same cards as everybody else today"
                ),
                menu=("game", 410),
                help="study#prepared",
            ),
            OpenPrepared(),
        ),
    ),
)
