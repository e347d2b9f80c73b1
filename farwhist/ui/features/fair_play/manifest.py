"""What the window knows of the proofs of fair play."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import Request
from farwhist.ui.settings.commands import Command


class OpenFairPlay(Request, frozen=True):
    """The fingerprints of the match on the table."""

    whole_match = True


MANIFEST: Final = Manifest(
    "fair_play",
    "farwhist.ui.features.fair_play.feature:FairPlay",
    answers=(OpenFairPlay,),
    commands=(
        FeatureCommand(
            Command(
                "fair_play",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "&Fair play…"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "See the fingerprints that prove that no card was changed"
                ),
                menu=("play", 300),
                help="opponents#fingerprints",
            ),
            OpenFairPlay(),
        ),
    ),
)
