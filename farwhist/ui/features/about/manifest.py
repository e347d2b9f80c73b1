"""What the window knows of the dialog about the program."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import Request
from farwhist.ui.settings.commands import Command


class OpenAbout(Request, frozen=True):
    """What the program is, and under which licences."""


MANIFEST: Final = Manifest(
    "about",
    "farwhist.ui.features.about.feature:About",
    answers=(OpenAbout,),
    commands=(
        FeatureCommand(
            Command(
                "about",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "&About Far Whist"),
                about=QT_TRANSLATE_NOOP("Menu", "See the version of the program, and its licences"),
                menu=("help", 300),
            ),
            OpenAbout(),
        ),
    ),
)
