"""What the window knows of the lessons."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import Request
from farwhist.ui.settings.commands import Command


class OpenTutorial(Request, frozen=True):
    """The lessons, from the first one on."""

    whole_match = True


MANIFEST: Final = Manifest(
    "tutorial",
    "farwhist.ui.features.tutorial.feature:Tutorial",
    answers=(OpenTutorial,),
    commands=(
        FeatureCommand(
            Command(
                "tutorial",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "&Tutorial"),
                about=QT_TRANSLATE_NOOP("Menu", "Learn the games in short lessons"),
                menu=("help", 120),
                help="five_minutes#advice",
            ),
            OpenTutorial(),
        ),
    ),
)
