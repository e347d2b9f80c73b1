"""Keeps the lines that were tried in the deals of a match."""

from __future__ import annotations

import json
from collections.abc import Callable

from farwhist.analysis.walk import key
from farwhist.engine.match import Match
from farwhist.store.database import Trouble
from farwhist.store.lines import LineStore
from farwhist.store.matches import Saved
from farwhist.store.reading import Unreadable, damage, parse_json
from farwhist.ui.viewmodels.tried_lines import LineTree


class KeptLines:
    """The lines of one match, by the numbers of its deals.

    Where the file cannot be used, `trouble` is told once, and lines last as long as the page.
    """

    def __init__(
        self, store: LineStore, saved: Saved, match: Match, trouble: Callable[[Trouble], object]
    ) -> None:
        self._store = store
        self._saved = saved
        self._match = match
        self._trouble = trouble
        self._works = True

    def known(self, deal: int) -> LineTree:
        """Return what was tried in a deal; what is damaged is set aside."""
        try:
            text = self._store.find(self._key(deal))
            with damage():
                return LineTree.read(parse_json(text)) if text else LineTree()
        except Trouble as trouble:
            self._fail(trouble)
        except Unreadable:
            self._write(lambda: self._store.set_aside(self._key(deal)))
        return LineTree()

    def keep(self, deal: int, lines: LineTree) -> None:
        """Keep what was tried in a deal."""
        if self._works:
            text = json.dumps(lines.data()) if lines.lines else ""
            self._write(lambda: self._store.keep(self._key(deal), text))

    def _write(self, write: Callable[[], None]) -> None:
        try:
            write()
        except Trouble as trouble:
            self._fail(trouble)

    def _key(self, deal: int) -> str:
        """Return what tells a deal, as it was played, from all others of all matches."""
        match = self._match
        last = match.position.deal == deal
        end = len(match.moves) if last else match.moves_before(deal + 1)
        return key(self._saved, end - 1)

    def _fail(self, trouble: Trouble) -> None:
        if self._works:
            self._works = False
            self._trouble(trouble)
