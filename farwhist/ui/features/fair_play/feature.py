"""Opens the dialog of the proofs of fair play."""

from __future__ import annotations

from PySide6.QtCore import Qt

from farwhist.ui.features.fair_play.dialog import FairPlayDialog, entries
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import Request


class FairPlay(Feature):
    """Shows the fingerprints of the match on the table, and what may be known of them."""

    def answer(self, request: Request) -> str:
        """Open the dialog, once there is a match."""
        services = self.services
        runner, view = services.match.runner, services.table.position
        if runner.begun:
            names = services.scoreboard.names()
            shown = entries(runner.carried().proofs(), view, runner.setting.human, names)
            dialog = FairPlayDialog(shown, view, services.window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
        return ""
