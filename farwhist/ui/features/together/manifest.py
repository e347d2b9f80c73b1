"""What the window knows of tables for several computers. Nothing of the network is read here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import JoinTable, Request
from farwhist.ui.settings.commands import Command

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


class OpenTable(Request, frozen=True):
    """The page on which a table is opened."""


class ShowTable(Request, frozen=True):
    """Who is at the table, what is said there, and its rules."""


class LeaveTable(Request, frozen=True):
    """No table any more: the seat is free, and a table that was opened here is closed."""


def why_not_open(services: Services) -> str:
    """Return why no other table can be had now, or nothing."""
    if services.match.at_table:
        return translate("Together", "Available when you have left the table")
    return ""


def why_not_leave(services: Services) -> str:
    """Return why there is no table to look at or to leave, or nothing."""
    if services.match.at_table:
        return ""
    return translate("Together", "Available when you are at a table")


MANIFEST: Final = Manifest(
    "together",
    "farwhist.ui.features.together.feature:Together",
    answers=(OpenTable, JoinTable, ShowTable, LeaveTable),
    commands=(
        FeatureCommand(
            Command(
                "open_table",
                keys=("Ctrl+Shift+T",),
                name=QT_TRANSLATE_NOOP("Keys", "Open a table"),
                text=QT_TRANSLATE_NOOP("Menu", "&Open a table…"),
                about=QT_TRANSLATE_NOOP("Menu", "Invite people at other computers to a match"),
                menu=("together", 100),
                help="together#open",
            ),
            OpenTable(),
            why_not=why_not_open,
        ),
        FeatureCommand(
            Command(
                "join_table",
                keys=("Ctrl+Shift+J",),
                name=QT_TRANSLATE_NOOP("Keys", "Join a table"),
                text=QT_TRANSLATE_NOOP("Menu", "&Join a table…"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Play at the table of somebody who has invited you"
                ),
                menu=("together", 110),
                help="together#join",
            ),
            JoinTable(),
            why_not=why_not_open,
        ),
        FeatureCommand(
            Command(
                "show_table",
                keys=("Ctrl+K",),
                name=QT_TRANSLATE_NOOP("Keys", "Waiting room and chat"),
                text=QT_TRANSLATE_NOOP("Menu", "&Waiting room and chat"),
                about=QT_TRANSLATE_NOOP("Menu", "Who is at the table, what is said, and its rules"),
                menu=("together", 200),
                help="together#room",
            ),
            ShowTable(),
            why_not=why_not_leave,
        ),
        FeatureCommand(
            Command(
                "leave_table",
                keys=("Ctrl+Shift+Q",),
                name=QT_TRANSLATE_NOOP("Keys", "Leave the table"),
                text=QT_TRANSLATE_NOOP("Menu", "&Leave the table"),
                about=QT_TRANSLATE_NOOP("Menu", "Give up your seat; a bot plays on for you"),
                menu=("together", 210),
                help="together#leave",
            ),
            LeaveTable(),
            why_not=why_not_leave,
        ),
    ),
)
