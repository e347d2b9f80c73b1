"""What the window knows of the study of a deal: its command, and the keys that work in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, LazyFeature, Manifest
from farwhist.ui.services.requests import StudyExample, StudyMatch, StudyQuestion, StudyTable
from farwhist.ui.settings.commands import Command, CommandId, Scope

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


def _why_not(services: Services) -> str:
    if services.table.position.results:
        return ""
    return translate("Menu", "Available when a deal is finished")


def _start(services: Services, feature: LazyFeature) -> None:
    services.scoreboard.study_wanted.connect(lambda deal: services.open(StudyTable(deal)))


def _key(command: CommandId, name: str, *keys: str) -> Command:
    """Return a command that is no row of a menu and works in the study alone."""
    return Command(command, keys=keys, scope=Scope.STUDY, name=name)


KEYS: Final = (
    _key("step_back", QT_TRANSLATE_NOOP("Keys", "One step back"), "Left"),
    _key("step_on", QT_TRANSLATE_NOOP("Keys", "One step on"), "Right", "Space"),
    _key("trick_back", QT_TRANSLATE_NOOP("Keys", "Previous trick"), "Ctrl+Left"),
    _key("trick_on", QT_TRANSLATE_NOOP("Keys", "Next trick"), "Ctrl+Right"),
    _key("deal_start", QT_TRANSLATE_NOOP("Keys", "To the start of the deal"), "Home"),
    _key("deal_end", QT_TRANSLATE_NOOP("Keys", "To the end of the deal"), "End"),
    _key("next_choice", QT_TRANSLATE_NOOP("Keys", "My next decision"), "D", "F7"),
    _key(
        "previous_choice", QT_TRANSLATE_NOOP("Keys", "My previous decision"), "Shift+D", "Shift+F7"
    ),
    _key("next_slip", QT_TRANSLATE_NOOP("Keys", "My next mistake"), "E"),
    _key("previous_slip", QT_TRANSLATE_NOOP("Keys", "My previous mistake"), "Shift+E"),
    _key("previous_deal", QT_TRANSLATE_NOOP("Keys", "Previous deal"), "PgUp"),
    _key("next_deal", QT_TRANSLATE_NOOP("Keys", "Next deal"), "PgDown"),
    _key("open_hands", QT_TRANSLATE_NOOP("Keys", "All hands, or what I knew"), "K", "F8"),
    _key("fold_panel", QT_TRANSLATE_NOOP("Keys", "Hide or show the panel"), "F9"),
    _key("open_in_study", QT_TRANSLATE_NOOP("Keys", "Open the deal or question in the study"), "S"),
    _key("play_from_here", QT_TRANSLATE_NOOP("Keys", "Play on from here"), "F"),
    _key("card_up", QT_TRANSLATE_NOOP("Keys", "Next playable card"), "Up"),
    _key("card_down", QT_TRANSLATE_NOOP("Keys", "Previous playable card"), "Down"),
    _key("try_card", QT_TRANSLATE_NOOP("Keys", "Try this card"), "Return"),
    _key("try_best", QT_TRANSLATE_NOOP("Keys", "Try the best card"), "X"),
    _key("let_play_on", QT_TRANSLATE_NOOP("Keys", "Let everyone play on"), "A"),
    _key("to_match", QT_TRANSLATE_NOOP("Keys", "Back from a line to the match"), "Backspace"),
    _key("name_line", QT_TRANSLATE_NOOP("Keys", "Name this line"), "F2"),
    _key("delete_line", QT_TRANSLATE_NOOP("Keys", "Delete this line"), "Del"),
    _key("undelete_line", QT_TRANSLATE_NOOP("Keys", "Restore a deleted line"), "Ctrl+Z"),
    _key("leave_study", QT_TRANSLATE_NOOP("Keys", "Back to the table"), "Esc"),
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
