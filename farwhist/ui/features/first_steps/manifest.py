"""What the window knows of the first steps of a new player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farwhist.rules.numbers import whole
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, LazyFeature, Manifest
from farwhist.ui.services.requests import Request
from farwhist.ui.settings.catalogue import FIRST_STEPS
from farwhist.ui.settings.commands import Command

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services

COUNT: Final = 4
"""So many steps there are."""


class ShowFirstSteps(Request, frozen=True):
    """The parts of the window explained once more, one by one."""


def _start(services: Services, feature: LazyFeature) -> None:
    kept = FIRST_STEPS.read(services.settings.preferences)
    if not kept or whole(kept, COUNT - 1) is not None:  # what is no step is taken for the end
        feature()


MANIFEST: Final = Manifest(
    "first_steps",
    "farwhist.ui.features.first_steps.feature:FirstSteps",
    answers=(ShowFirstSteps,),
    commands=(
        FeatureCommand(
            Command(
                "first_steps",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "Show the first &steps again"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Explain the parts of the window once more, one by one"
                ),
                menu=("help", 210),
            ),
            ShowFirstSteps(),
        ),
    ),
    start=_start,
)
