"""The scores in the window: the line in the status bar, the panel on the felt, the great sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QMainWindow

from farwhist.rules.sides import side_of
from farwhist.store.preferences import Preferences
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.scores.panel import ScorePanel
from farwhist.ui.scores.score_words import scores_of
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.catalogue import SCORES_WANTED
from farwhist.ui.settings.keymap import Keymap, StudyKey
from farwhist.ui.style.page import LazyWindow
from farwhist.ui.style.text import ListLabel
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import outcomes, table_words

if TYPE_CHECKING:
    from farwhist.ui.scores.window import ScoreWindow

translate = QCoreApplication.translate


class Scoreboard(QObject):
    """Writes the scores of the match wherever they are shown.

    Signals:
        share_wanted(): a picture of the sheet is wanted, over the window that shows it.
        study_wanted(deal): the deal with this number is to be studied.
        report_wanted(): the report of the match is wanted.
        sheet_made(window): there is a score window now.
        said(text): what a screen reader is to say of the score window.

    Args:
        window: the score window is its child.
        practice: knows what counts in what is played.
        keymap: knows the keys that open a deal in the study, and the score window.

    Attributes:
        panel: the scores on the felt.
        line: the words about the deal in the status bar.
        great: the score sheet with its charts, in a window of its own.
    """

    share_wanted = Signal()
    study_wanted = Signal(int)
    report_wanted = Signal()
    sheet_made = Signal(object)
    said = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        preferences: Preferences,
        practice: Practice,
        runner: MatchRunner,
        table: Table,
        *,
        theme: Theme,
        keymap: Keymap,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._practice = practice
        self._runner = runner
        self._table = table
        self._keymap = keymap
        self.great = LazyWindow(self._make_great)
        self.panel = ScorePanel(
            theme,
            table,
            begun=lambda: runner.begun,
            open_wide=SCORES_WANTED.read(preferences) == "yes",
            sheet_keys=lambda: keymap.shown_keys("all_scores"),
        )
        self.line = ListLabel()
        self.line.setObjectName("deal")
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.panel.sheet_wanted.connect(self.show_all)
        self.panel.turned.connect(lambda whole: self.keep())
        table.celebration.departing.connect(lambda: table.celebration.aim(self._own_total()))
        table.celebration.landed.connect(self._count_up)

    def names(self) -> list[str]:
        """Return what the players of the match are called, by seat."""
        return list(self._table.match.names)

    def scores(self) -> Scores:
        """Return what there is to write, as far as the table has shown it."""
        table = self._table
        return scores_of(table.match, table.position, several=self._runner.several)

    def write(self) -> Scores:
        """Bring all score sheets up to date, and return what they show."""
        scores = self.scores()
        self._write_panel(scores)
        great = self.great.shown
        if great is not None:
            great.show_scores(scores)
        return scores

    def follow(self) -> None:
        """Tell what one more event on the table has changed."""
        self.show_deal()
        self._write_panel(self.scores())

    def _write_panel(self, scores: Scores) -> None:
        """Write the panel, in which totals wait for points that fly to them."""
        self.panel.awaits_points = self._table.celebration.flight > 0
        self.panel.show_scores(scores)

    def _own_total(self) -> QPointF | None:
        """Return where the total of the player stands on the table; None while it is not seen."""
        at = self.panel.total_at(side_of(self._table.position, self._table.match.viewer))
        return None if at is None else QPointF(at)

    def _count_up(self) -> None:
        """Let the totals be told whose points have arrived."""
        for column in self.panel.order:
            self.panel.points_landed(column)

    def show_deal(self) -> None:
        """Write into the status bar which deal this is, and what is known of it."""
        view, runner, match = self._table.position, self._runner, self._table.match
        assisted, meaning, dated = "", "", self._practice.words
        if dated.title:
            assisted, meaning = dated.title, " ".join(filter(None, (dated.counts, dated.help)))
        elif runner.setting.practice:
            assisted = translate("Status", "practice")
        elif runner.setting.assisted:
            assisted, meaning = translate("Status", "assisted"), table_words.assisted_meaning()
        self.line.explain(meaning)
        if not view.active:
            self.line.set_parts([assisted], [0])
        elif match.kind.bids:
            # Deal and trump stand on the felt, all the time.
            self.line.set_parts([assisted, table_words.sum_line(view)], [1, 0], kept=2)
        else:
            lines = outcomes.corner(view, match.kind.corner, match.names, match.viewer, match.deals)
            self.line.set_parts([assisted, *reversed(lines)], [1, 2, 0])

    def _make_great(self) -> ScoreWindow:
        from farwhist.ui.scores.window import ScoreWindow

        made = ScoreWindow(self._preferences, self._window)
        made.share_wanted.connect(self.share_wanted)
        made.study_wanted.connect(self.study_wanted)
        StudyKey(self._keymap.opens_study, made.study_chosen, made.table)
        made.report_wanted.connect(self.report_wanted)
        made.said.connect(self.said)
        self.sheet_made.emit(made)
        return made

    def show_all(self) -> None:
        """Show the score sheet with its charts, once there is a match."""
        if self._runner.begun:
            self.great.get().show_scores(self.scores())
            self.great.bring()

    def keep(self) -> None:
        """Keep whether the player wants the whole panel beside the table."""
        SCORES_WANTED.choose(self._preferences, "yes" if self.panel.open_wide else "no")
