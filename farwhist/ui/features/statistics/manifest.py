"""What the window knows of the statistics."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import OpenStatistics
from farwhist.ui.settings.commands import Command

MANIFEST: Final = Manifest(
    "statistics",
    "farwhist.ui.features.statistics.feature:Statistics",
    answers=(OpenStatistics,),
    commands=(
        FeatureCommand(
            Command(
                "statistics",
                keys=("Ctrl+T",),
                name=QT_TRANSLATE_NOOP("Keys", "Statistics"),
                text=QT_TRANSLATE_NOOP("Menu", "&Statistics"),
                about=QT_TRANSLATE_NOOP("Menu", "See how you have done so far"),
                menu=("game", 440),
                help="opponents#statistics",
            ),
            OpenStatistics(),
        ),
    ),
)
