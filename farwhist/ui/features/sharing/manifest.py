"""What the window knows of sharing pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, LazyFeature, Manifest
from farwhist.ui.services.requests import SharePicture
from farwhist.ui.settings.commands import Command

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services


def _start(services: Services, feature: LazyFeature) -> None:
    wanted = SharePicture("sheet", over_sheet=True)
    services.scoreboard.share_wanted.connect(lambda: services.open(wanted))


MANIFEST: Final = Manifest(
    "sharing",
    "farwhist.ui.features.sharing.feature:Sharing",
    answers=(SharePicture,),
    commands=(
        FeatureCommand(
            Command(
                "share",
                keys=("Ctrl+Shift+S",),
                name=QT_TRANSLATE_NOOP("Keys", "Share picture"),
                text=QT_TRANSLATE_NOOP("Menu", "Share pi&cture…"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Copy or save a picture of the table, the result or the score sheet"
                ),
                menu=("game", 450),
                help="five_minutes#share",
            ),
            SharePicture(),
        ),
    ),
    start=_start,
)
