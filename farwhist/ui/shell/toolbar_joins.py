"""Puts the toolbar above the table, and lets it follow what happens there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.store.preferences import Preferences
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.services.actions import Actions
from farwhist.ui.settings.catalogue import TOOLBAR
from farwhist.ui.shell.toolbar import Toolbar
from farwhist.ui.table.playback import Playback
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme

LEAST_HEIGHT: Final = 500


def make_toolbar(
    middle: QWidget,
    theme: Theme,
    actions: Actions,
    preferences: Preferences,
    *,
    table: Table,
    playback: Playback,
    runner: MatchRunner,
    text_size: Callable[[], int],
    height: int,
) -> Toolbar:
    """Return a toolbar that stands at the top of `middle`, if the player wants it.

    On a screen with room for a window of less than `LEAST_HEIGHT` it stays away until it is called.
    """
    bar = Toolbar(theme, actions, middle)
    column = middle.layout()
    assert isinstance(column, QVBoxLayout)
    column.insertWidget(0, bar)
    before: QWidget = table.view
    for button in (*bar.buttons.values(), bar.more):
        QWidget.setTabOrder(before, button)
        before = button
    bar.left.connect(table.view.setFocus)
    _join(bar, actions, table, playback, runner)
    _keep(bar, actions, preferences, room=height >= LEAST_HEIGHT)
    bar.set_text_size(text_size())
    return bar


def _join(
    bar: Toolbar, actions: Actions, table: Table, playback: Playback, runner: MatchRunner
) -> None:
    """Let the buttons show what is so now."""
    playback.paused_changed.connect(bar.show_paused)
    peek = table.scene.trick_review
    table.review_changed.connect(lambda open_: bar.light("last_trick", open_ and peek.isVisible()))
    runner.changed.connect(lambda: bar.show_finishing(runner.handed_over))
    runner.began.connect(lambda fresh: bar.show_finishing(runner.handed_over))
    for news in (
        runner.began, runner.asked, runner.happened, table.advanced, table.settled, table.jumped,
        table.input.closed,
    ):  # fmt: skip
        news.connect(actions.refresh_soon)


def _keep(bar: Toolbar, actions: Actions, preferences: Preferences, *, room: bool) -> None:
    """Show the bar or hide it, as the player wants it."""

    def show(wanted: bool) -> None:
        TOOLBAR.choose(preferences, "yes" if wanted else "no")
        bar.setVisible(wanted)

    wanted = room and TOOLBAR.read(preferences) == "yes"
    actions["toolbar"].setChecked(wanted)
    bar.setVisible(wanted)
    actions["toolbar"].toggled.connect(show)
