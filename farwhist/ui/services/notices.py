"""Where the player is told something: the lines above the table, and the status bar."""

from __future__ import annotations

from PySide6.QtCore import QObject

from farwhist.ui.panels.notices import ErrorNotices, Notice, Offer
from farwhist.ui.services.error_reports import ErrorReports
from farwhist.ui.style.text import ElidedLabel


class Notices(QObject):
    """Makes these lines.

    Attributes:
        notice: the line for what must not be overlooked.
        errors: what has gone wrong and is not over yet, told there.
        reports: says of files and of the opponents' process what has gone wrong.
        offer: the line that offers one thing to do.
        status: the line in the status bar.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.notice = Notice()
        self.errors = ErrorNotices(self.notice)
        self.reports = ErrorReports(self.errors, self.notice)
        self.offer = Offer()
        self.status = ElidedLabel()
        self.status.setObjectName("status")
        self.status.setContentsMargins(10, 0, 0, 0)
