"""What the window knows of the help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import (
    ExplainHere,
    OpenHelp,
    OpenHelpOnPreferences,
    Request,
    ReturnToHelp,
)
from farwhist.ui.settings.commands import Command

if TYPE_CHECKING:
    pass


class OpenRules(Request, frozen=True):
    """The rules of the match on the table."""


MANIFEST: Final = Manifest(
    "help",
    "farwhist.ui.features.help.feature:Help",
    answers=(OpenHelp, OpenRules, ExplainHere, OpenHelpOnPreferences, ReturnToHelp),
    commands=(
        FeatureCommand(
            Command(
                "help",
                keys=("F1",),
                name=QT_TRANSLATE_NOOP("Keys", "Help"),
                text=QT_TRANSLATE_NOOP("Menu", "&Help"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Open the help; its key explains what you are using"
                ),
                menu=("help", 100),
                help="five_minutes",
            ),
            OpenHelp(),
        ),
        FeatureCommand(
            Command(
                "rules",
                keys=("Shift+F1",),
                name=QT_TRANSLATE_NOOP("Keys", "Rules of this game"),
                text=QT_TRANSLATE_NOOP("Menu", "&Rules of this game"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Read the rules of the match on the table, with all its options"
                ),
                menu=("help", 110),
                help="options#reading",
            ),
            OpenRules(),
        ),
    ),
)
