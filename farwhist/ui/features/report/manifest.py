"""What the window knows of the report of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, LazyFeature, Manifest
from farwhist.ui.services.requests import ReportMatch, ReportTable
from farwhist.ui.settings.commands import Command

if TYPE_CHECKING:
    from farwhist.store.matches import Saved
    from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


def why_no_report(saved: Saved) -> str:
    """Return why there is no report of a match, or nothing."""
    from farwhist.analysis.seat_review import judges

    if saved.human is None:
        return translate("Menu", "Available when you are one of the players")
    if not judges(saved.rules()):
        return translate("Menu", "The coach does not judge this game")
    return ""


def why_no_report_of_table(services: Services) -> str:
    """Return why there is no report of the match on the table, or nothing."""
    runner = services.match.runner
    if not runner.begun or not services.table.position.results:
        return translate("Menu", "Available when a deal is finished")
    if runner.rehearsing:
        return translate("Menu", "Available when the lesson is over")
    return why_no_report(runner.now())


def _start(services: Services, feature: LazyFeature) -> None:
    board = services.scoreboard
    board.report_wanted.connect(lambda: services.open(ReportTable()))
    board.sheet_made.connect(lambda sheet: feature().fill_levels(sheet))


MANIFEST: Final = Manifest(
    "report",
    "farwhist.ui.features.report.feature:ReportFeature",
    answers=(ReportTable, ReportMatch),
    commands=(
        FeatureCommand(
            Command(
                "report",
                keys=("Ctrl+R",),
                name=QT_TRANSLATE_NOOP("Keys", "Match report"),
                text=QT_TRANSLATE_NOOP("Menu", "Match repor&t"),
                about=QT_TRANSLATE_NOOP("Menu", "What was luck, and what your decisions cost"),
                menu=("deal", 150),
                help="study#report",
            ),
            ReportTable(),
            why_not=why_no_report_of_table,
        ),
    ),
    start=_start,
)
