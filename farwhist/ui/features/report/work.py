"""Finds out what is missing, step by step in the process that thinks: for report and sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from farwhist.analysis.material import Material, MissingStep
from farwhist.bots.judging import coach
from farwhist.store.database import Trouble
from farwhist.store.matches import Saved
from farwhist.ui.match.thinking import Adviser, Cancel
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import SCORES_DUPLICATE

if TYPE_CHECKING:
    from farwhist.analysis.mean import Mean
    from farwhist.ui.scores.window import ScoreWindow

State = Literal["idle", "judging", "playing", "stopped"]


class ReportWork(QObject):
    """Does one step after another; `changed()` is emitted after each and when the state is another.

    Attributes:
        state: what is being done; "idle" before the first step and after the last.
        trouble: why something cannot be kept; None as long as it can.
        failed: how many choices could not be judged since the last beginning.
    """

    changed = Signal()

    def __init__(self, adviser: Adviser, parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._steps: Iterator[MissingStep] = iter(())
        self._step: MissingStep | None = None
        self._cancel: Cancel | None = None
        self._text = ""
        self.state: State = "idle"
        self.trouble: Trouble | None = None
        self.failed = 0

    def begin(self, steps: Iterator[MissingStep]) -> None:
        """Do these steps, and no others."""
        self._end()
        self._steps, self.failed = steps, 0
        self._go_on()

    def stop(self) -> None:
        """Do nothing more; what is done stays."""
        if self.state in ("judging", "playing"):
            self._end()
            self._tell("stopped")

    def leave(self) -> None:
        """Do nothing more, and say nothing."""
        self._end()
        self.state = "stopped"

    def _end(self) -> None:
        cancel, self._cancel = self._cancel, None
        self._steps, self._step = iter(()), None
        if cancel is not None:
            cancel()

    def _tell(self, state: State) -> None:
        self.state = state
        self.changed.emit()

    def _go_on(self) -> None:
        try:
            step = next(self._steps, None)
        except Trouble as trouble:
            self.trouble, step = trouble, None
        self._step = step
        if step is None:
            self._tell("idle")
            return
        self._text = ""
        self._tell("judging" if step.judging else "playing")
        if self._step is step:
            task = step.task()
            if task is None:
                self._take()
            else:
                self._cancel = self._adviser.advise(task, self._hear)

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._text = text or self._text
            return
        self._cancel = None
        self._take()

    def _take(self) -> None:
        step = self._step
        if step is None:
            return
        try:
            if self._text:
                step.take(self._text)
            elif step.judging:
                self.failed += 1
        except Trouble as trouble:
            self.trouble = trouble
        self._go_on()


class LevelColumn(QObject):
    """Fills the column of a score sheet, and keeps which level the player wants there.

    What is kept is shown at once; the rest is worked out as long as the sheet is open.
    """

    def __init__(self, sheet: ScoreWindow, services: Services) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._services = services
        self._preferences = preferences = services.settings.preferences
        self._material: Material | None = None
        self._work: ReportWork | None = None
        self._known: tuple[Saved, int, str] | None = None
        sheet.same_cards.choose(SCORES_DUPLICATE.read(preferences))
        sheet.level_wanted.connect(self._choose)
        sheet.brought.connect(self.follow)
        sheet.left.connect(self._stop)

    def _choose(self, level: str) -> None:
        SCORES_DUPLICATE.choose(self._preferences, level or "none")
        self.follow()

    def follow(self) -> None:
        """Fill the column of the match that the sheet shows."""
        played, level = self._played(), self._sheet.level
        self._sheet.same_cards.setVisible(played is not None)
        if played is None or not level:
            self._stop()
            self._sheet.show_column(None)
            return
        saved, deals = played
        if self._known is not None and self._same(saved, deals, level):
            return
        self._stop()
        self._known = saved, deals, level
        self._begin(saved, deals, level)

    def _played(self) -> tuple[Saved, int] | None:
        """Return the match whose scores are shown, and how many of its deals.

        None where nobody at this screen plays, or points tell nothing.
        """
        runner, shown = self._services.match.runner, len(self._services.table.position.results)
        if not runner.begun or runner.rehearsing or runner.setting.human is None:
            return None
        return (runner.now(), shown) if shown and runner.rules.kind.points else None

    def _same(self, saved: Saved, deals: int, level: str) -> bool:
        assert self._known is not None
        known, before, wanted = self._known
        return (before, wanted) == (deals, level) and known.moves == saved.moves[: len(known.moves)]

    def _begin(self, saved: Saved, deals: int, level: str) -> None:
        try:
            material = Material(
                saved, saved.human or 0, self._services.coach.store, coach.USUAL, deals
            )
        except OSError as trouble:
            self._services.coach.fail(trouble)
            return
        self._material = material
        self._work = work = ReportWork(self._services.coach.adviser, self)
        work.changed.connect(self._show)
        work.begin(material.level_again(level))

    def _show(self) -> None:
        work, material = self._work, self._material
        if work is None or material is None:
            return
        if work.trouble is not None:
            trouble, work.trouble = work.trouble, None
            self._services.coach.fail(trouble)
        found: Mapping[int, Mean] = material.levels.get(self._sheet.level, {})
        self._sheet.show_column(found, busy=work.state == "playing")

    def _stop(self) -> None:
        work, self._work, self._material, self._known = self._work, None, None, None
        if work is not None:
            work.leave()
            work.deleteLater()
