"""Lets the player choose another match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from farwhist.rules.draft import Draft
from farwhist.ui.settings.rules_model import RulesModel


class NewMatch(QObject):
    """Opens the dialog in which that is done.

    Args:
        start: begins a match by rules that can be played.
        change: is called when the player wants to change the rules themselves.
    """

    def __init__(
        self,
        window: QWidget,
        rules: RulesModel,
        start: Callable[[Draft], object],
        change: Callable[[], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._rules = rules
        self._start = start
        self._change = change

    def choose(self) -> None:
        """Show the dialog."""
        from farwhist.ui.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._rules, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def play() -> None:
            draft = dialog.draft
            self._rules.mean(dialog.choice)
            self._start(draft)

        dialog.accepted.connect(play)
        dialog.change_wanted.connect(self._change)
        dialog.open()
