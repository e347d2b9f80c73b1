"""What the window knows of the cards that introduce a game, and when one is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QTimer

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, LazyFeature, Manifest
from farwhist.ui.services.requests import Request
from farwhist.ui.settings.catalogue import GAMES_INTRODUCED
from farwhist.ui.settings.commands import Command

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


class IntroduceGame(Request, frozen=True):
    """What is special about the game on the table."""


def why_no_introduction(services: Services) -> str:
    """Return why no game can be introduced now, or nothing."""
    if services.match.runner.begun:
        return ""
    return translate("Menu", "Available when a match has begun")


def _start(services: Services, feature: LazyFeature) -> None:
    """Let a game that is new to the player be introduced beside the first question of a deal.

    That is the first deal, or the next one in which nothing else is being explained.
    """
    runner, table, flow = services.match.runner, services.table, services.flow
    due, asked_in = False, 0

    def begin(fresh: bool) -> None:
        nonlocal due, asked_in
        known = GAMES_INTRODUCED.read(services.settings.preferences)
        new = fresh and services.match.matches.played().introduced not in known
        due, asked_in = new and not runner.rehearsing, 0
        follow()

    def follow() -> None:
        if due:
            QTimer.singleShot(0, table, introduce)  # the question waits for nothing

    def introduce() -> None:
        nonlocal due, asked_in
        deal, asked = table.position.deal, table.input.decision is not None
        if not due or not asked or deal == asked_in:
            return
        asked_in = deal
        if not flow.explaining:
            due = False
            feature().introduce()

    runner.began.connect(begin)
    runner.asked.connect(lambda decision: follow())


MANIFEST: Final = Manifest(
    "introductions",
    "farwhist.ui.features.introductions.feature:Introductions",
    answers=(IntroduceGame,),
    commands=(
        FeatureCommand(
            Command(
                "introduction",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "&What is special about this game"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "See in a few words what the game on the table has that others lack"
                ),
                menu=("help", 115),
                help="options#reading",
            ),
            IntroduceGame(),
            why_not=why_no_introduction,
        ),
    ),
    start=_start,
)
