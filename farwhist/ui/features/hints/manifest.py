"""What the window knows of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, LazyFeature, Manifest
from farwhist.ui.services.requests import CloseHint, Request
from farwhist.ui.settings.commands import BarPlace, Command, Scope
from farwhist.ui.settings.keymap import Press

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


class AskForHint(Request, frozen=True):
    """A hint for what is asked now, or that the one goes that is shown."""


def why_no_hint(services: Services) -> str:
    """Return why there is no hint now, or nothing."""
    decision, runner = services.table.input.decision, services.match.runner
    if not runner.begun or runner.setting.human is None:
        return translate("Hint", "Available when you are one of the players")
    if runner.rehearsing:
        return translate("Hint", "Lessons give their own hints")
    if not runner.setting.hints:
        return translate("Hint", "This match is played without hints")
    if decision is None:
        return translate("Hint", "Available when it is your turn")
    from farwhist.ui.review import hint_words

    if not hint_words.can_say(decision):
        return translate("Hint", "There are no hints for this choice")
    return ""


def _start(services: Services, feature: LazyFeature) -> None:
    def use(press: Press) -> bool:
        return (feature.made or press.means("hint")) and feature().press(press)

    services.flow.offer_keys(use)


MANIFEST: Final = Manifest(
    "hints",
    "farwhist.ui.features.hints.feature:Hints",
    answers=(AskForHint, CloseHint),
    commands=(
        FeatureCommand(
            Command(
                "hint",
                keys=("Ctrl+H", "H"),
                scope=Scope.TABLE,
                name=QT_TRANSLATE_NOOP("Keys", "Hint"),
                text=QT_TRANSLATE_NOOP("Menu", "&Hint"),
                about=QT_TRANSLATE_NOOP("Menu", "Show what a strong player would do"),
                menu=("play", 200),
                bar=BarPlace("left", 110, QT_TRANSLATE_NOOP("Toolbar", "Hint")),
                help="glossary#program",
            ),
            AskForHint(),
            why_not=why_no_hint,
        ),
    ),
    start=_start,
)
