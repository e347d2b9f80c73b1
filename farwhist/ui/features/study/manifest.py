"""What the window knows of the study of a deal: its command, and the keys that work in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, LazyFeature, Manifest
from farwhist.ui.services.requests import StudyExample, StudyMatch, StudyQuestion, StudyTable
from farwhist.ui.settings.commands import Command, Scope

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


def _why_not(services: Services) -> str:
    if services.table.position.results:
        return ""
    return translate("Menu", "Available when a deal is finished")


def _start(services: Services, feature: LazyFeature) -> None:
    services.scoreboard.study_wanted.connect(lambda deal: services.open(StudyTable(deal)))


KEYS: Final = (
    Command(
        "step_back",
        keys=("Left",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "One step back"),
    ),
    Command(
        "step_on",
        keys=("Right", "Space"),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "One step on"),
    ),
    Command(
        "trick_back",
        keys=("Ctrl+Left",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Previous trick"),
    ),
    Command(
        "trick_on",
        keys=("Ctrl+Right",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Next trick"),
    ),
    Command(
        "deal_start",
        keys=("Home",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "To the start of the deal"),
    ),
    Command(
        "deal_end",
        keys=("End",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "To the end of the deal"),
    ),
    Command(
        "next_choice",
        keys=("D", "F7"),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "My next decision"),
    ),
    Command(
        "previous_choice",
        keys=("Shift+D", "Shift+F7"),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "My previous decision"),
    ),
    Command(
        "next_slip",
        keys=("E", "F6"),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "My next mistake"),
    ),
    Command(
        "previous_slip",
        keys=("Shift+E", "Shift+F6"),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "My previous mistake"),
    ),
    Command(
        "previous_deal",
        keys=("PgUp",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Previous deal"),
    ),
    Command(
        "next_deal",
        keys=("PgDown",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Next deal"),
    ),
    Command(
        "open_hands",
        keys=("K", "F8"),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "All hands, or what I knew"),
    ),
    Command(
        "fold_panel",
        keys=("F9",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Hide or show the panel"),
    ),
    Command(
        "open_in_study",
        keys=("S",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Open the deal or question in the study"),
    ),
    Command(
        "play_from_here",
        keys=("F",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Play on from here"),
    ),
    Command(
        "card_up",
        keys=("Up",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Next playable card"),
    ),
    Command(
        "card_down",
        keys=("Down",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Previous playable card"),
    ),
    Command(
        "try_card",
        keys=("Return",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Try this card"),
    ),
    Command(
        "try_best",
        keys=("X", "F10"),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Try the best card"),
    ),
    Command(
        "let_play_on",
        keys=("A",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Let everyone play on"),
    ),
    Command(
        "to_match",
        keys=("Backspace",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Back from a line to the match"),
    ),
    Command(
        "name_line",
        keys=("F2",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Name this line"),
    ),
    Command(
        "delete_line",
        keys=("Del",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Delete this line"),
    ),
    Command(
        "undelete_line",
        keys=("Ctrl+Z",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Restore a deleted line"),
    ),
    Command(
        "leave_study",
        keys=("Esc",),
        scope=Scope.STUDY,
        name=QT_TRANSLATE_NOOP("Keys", "Back to the table"),
    ),
)

MANIFEST: Final = Manifest(
    "study",
    "farwhist.ui.features.study.feature:Study",
    answers=(StudyTable, StudyMatch, StudyQuestion, StudyExample),
    commands=(
        FeatureCommand(
            Command(
                "study",
                keys=("Ctrl+D",),
                name=QT_TRANSLATE_NOOP("Keys", "Study a deal"),
                text=QT_TRANSLATE_NOOP("Menu", "St&udy the deal"),
                about=QT_TRANSLATE_NOOP("Menu", "Go through the last finished deal card by card"),
                menu=("deal", 140),
                help="study#study",
            ),
            StudyTable(),
            why_not=_why_not,
        ),
        *map(FeatureCommand, KEYS),
    ),
    start=_start,
)
