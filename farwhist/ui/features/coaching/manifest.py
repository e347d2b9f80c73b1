"""What wakes the coach at the table: a deal that is over, and a move that may be given back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farwhist.engine.moves import Move
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import LazyFeature, Manifest
from farwhist.ui.settings.preference import OtherWords, PreferencesPage

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services


def _start(services: Services, feature: LazyFeature) -> None:
    def checks(move: Move) -> bool:
        wanted = services.settings.table.now.coach_teaches != "off"
        return (wanted or feature.made) and feature().takeback.check(move)

    def note(deal: int) -> Any:
        return feature().note(deal)

    services.flow.check_moves(checks)
    services.flow.add_to_summaries(note)


MANIFEST: Final = Manifest(
    "coaching",
    "farwhist.ui.features.coaching.feature:CoachingFeature",
    preferences=(
        PreferencesPage(
            "coach",
            ("table", 130),
            QT_TRANSLATE_NOOP("Preferences", "Coach"),
            also=(
                OtherWords(
                    QT_TRANSLATE_NOOP("Preferences", "undo, take back"),
                    QT_TRANSLATE_NOOP("Preferences", "Offer to take back"),
                ),
                OtherWords(QT_TRANSLATE_NOOP("Preferences", "hint, advice, mistakes")),
            ),
            icon="hint",
        ),
    ),
    start=_start,
)
