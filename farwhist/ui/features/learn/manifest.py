"""What the window knows of the questions from own slips."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import OpenLearn
from farwhist.ui.settings.commands import Command

MANIFEST: Final = Manifest(
    "learn",
    "farwhist.ui.features.learn.feature:Learn",
    answers=(OpenLearn,),
    commands=(
        FeatureCommand(
            Command(
                "learn",
                keys=("Ctrl+Shift+L",),
                name=QT_TRANSLATE_NOOP("Keys", "Learn from your slips"),
                text=QT_TRANSLATE_NOOP("Menu", "Learn from &your slips"),
                about=QT_TRANSLATE_NOOP("Menu", "Practise the positions where you went wrong"),
                menu=("game", 420),
                help="study#learn",
            ),
            OpenLearn(),
        ),
    ),
)
