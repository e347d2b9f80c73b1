"""Keeps what was edited in the deal editor over leaving the page and closing the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.wording.game_names import at_table

if TYPE_CHECKING:
    from farwhist.rules.deal_draft import DealDraft
    from farwhist.rules.deal_text import DealText
    from farwhist.ui.features.editor.history import DraftHistory

PAUSE: Final = 1000
"""So many milliseconds after the last edit the file is written: not at each key."""


class KeptDrafts(QObject):
    """The drafts of the editor, and their file.

    Args:
        folder: where the file lies.
        rules: by which a new deal is made.
        fail: tells that the file cannot be read or written, or with None that it can again.
    """

    def __init__(
        self,
        folder: Path,
        rules: RulesModel,
        fail: Callable[[OSError | None], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._rules = rules
        self._fail = fail
        self._history: DraftHistory | None = None
        self._written: Sequence[DealDraft] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self.write)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.write)

    @property
    def known(self) -> bool:
        """Whether the drafts have been read."""
        return self._history is not None

    def history(self) -> DraftHistory:
        """Return the drafts, at first those that were edited last."""
        if self._history is None:
            from farwhist.ui.features.editor.history import DraftHistory

            first, *others = self._read() or [self._fresh()]
            self._history = DraftHistory(first)
            for draft in others:
                self._history.put(draft)
        return self._history

    def bring(self, text: DealText) -> None:
        """Keep a deal that came from elsewhere as the one that is edited."""
        from farwhist.rules.deal_draft import of_text

        self.history().put(of_text(text))
        self.write_soon()

    def write_soon(self) -> None:
        """Write the drafts after a moment without another edit."""
        self._timer.start()

    def write(self) -> None:
        """Write the drafts if they are others than before."""
        self._timer.stop()
        if self._history is None:
            return
        from farwhist.store.draft_deals import MOST, DraftDeals

        drafts = self._history.drafts[-MOST:]
        if drafts == list(self._written) or (len(drafts) == 1 and not self._written):
            return
        try:
            DraftDeals(self._folder).write(drafts, self._written)
        except OSError as trouble:
            self._fail(trouble)
        else:
            self._written = drafts
            self._fail(None)

    def _read(self) -> list[DealDraft]:
        from farwhist.store.draft_deals import DraftDeals

        try:
            found = DraftDeals(self._folder).read() or []
        except OSError as trouble:
            self._fail(trouble)
            return []
        self._written = tuple(found)
        return found

    def _fresh(self) -> DealDraft:
        """Return an empty deal by the rules that the next match would have."""
        from farwhist.rules.bad_deal import BadDeal
        from farwhist.rules.catalogue import default_preset
        from farwhist.rules.deal_draft import new_draft

        rules = at_table(self._rules.draft)
        try:
            return new_draft(rules.preset, rules.seats, rules.changes)
        except BadDeal:
            return new_draft(default_preset(), 4, {})
