"""Makes what lets everyone play: commands, keys, voice and hints."""

from __future__ import annotations

from PySide6.QtGui import QAction

from farwhist.ui.features.hints.box import HintBox
from farwhist.ui.features.hints.feature import Hints
from farwhist.ui.services.actions import Actions
from farwhist.ui.settings.commands import CommandId, When
from farwhist.ui.shell.accessibility import Accessibility
from farwhist.ui.shell.accessibility_menu import AccessibilityMenu
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import AccessParts, BarParts, Board, Choices, Play
from farwhist.ui.shell.table_keys import TableKeys
from farwhist.ui.style.window_style import WindowStyle


def make_access(
    window: MainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    bars: BarParts,
    *,
    worn: WindowStyle,
) -> AccessParts:
    """Make what lets everyone play."""
    join = Accessibility(
        window,
        choices.preferences,
        runner=play.runner,
        table=board.table,
        status=bars.status,
    )
    given: dict[CommandId, QAction] = {
        "log": join.log.toggleViewAction(),
    }
    actions = Actions(window, board.keymap, given)
    menu = AccessibilityMenu(
        window,
        join,
        actions,
        choices.preferences,
        theme=board.theme,
        table=board.table,
        look=worn,
    )
    return AccessParts(join, menu, actions)


def make_hints(board: Board, play: Play, bars: BarParts, access: AccessParts) -> Hints:
    """Make who advises the player when asked."""
    hints = Hints(
        runner=play.runner,
        table=board.table,
        host=board.host,
        box=HintBox(board.theme, board.table.view),
        action=access.actions["hint"],
        announcer=access.join.announcer,
        tell=bars.status.setText,
    )
    hints.assisted.connect(board.scoreboard.show_deal)
    hints.prepared.connect(access.join.follow)
    access.actions.explain(When.CAN_BE_ADVISED, hints.why_not)
    return hints


def make_controls(board: Board, access: AccessParts, hints: Hints) -> TableKeys:
    """Make what the keys do at the table."""
    return TableKeys(
        board.keymap,
        board.table,
        board.host,
        board.playback,
        begun=lambda: bool(board.table.match.names),
        answer=access.join.answer,
        hint=hints.press,
        mute=access.actions["mute"].toggle,
        moved=access.join.note_focus,
        put_back=board.scoreboard.panel.put_back,
    )
