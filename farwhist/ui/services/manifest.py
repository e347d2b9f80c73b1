"""What a feature says of itself before it is made: commands, requests, pages, where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from farwhist.ui.services.requests import Request
from farwhist.ui.settings.commands import Command
from farwhist.ui.settings.preference import PreferencesPage

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services

WhyNot = Callable[["Services"], str]
"""Returns why a command cannot be chosen now, in the player's language, or nothing."""


class FeatureCommand(Struct, frozen=True):
    """A command of a feature.

    Args:
        opens: the request that it makes; None where the feature connects the command itself.
        why_not: returns why it cannot be chosen now; without it, it always can.
    """

    command: Command
    opens: Request | None = None
    why_not: WhyNot | None = None


class LazyFeature(Protocol):
    """Returns a feature when it is called, which is made at the first time."""

    @property
    def made(self) -> bool:
        """Whether there is one."""

    def __call__(self) -> Any:
        """Return it."""


class Manifest(Struct, frozen=True):
    """A feature, as the window knows it. Importing it must be cheap: no widgets.

    Args:
        id: its package below `farwhist.ui.features`.
        feature: the module and the class, as ``farwhist.ui.features.learn.feature:Learn``; it is
            imported and made with the services when a request is to be answered first.
        answers: the requests that it answers.
        preferences: its pages in the window of preferences.
        start: is called when the window is made, and connects what shall wake the feature.
    """

    id: str
    feature: str
    answers: tuple[type[Request], ...] = ()
    commands: tuple[FeatureCommand, ...] = ()
    preferences: tuple[PreferencesPage, ...] = ()
    start: Callable[[Services, LazyFeature], None] | None = None
