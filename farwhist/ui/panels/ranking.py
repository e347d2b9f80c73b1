"""The end of a match on the felt: result, story, podium, medals, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.panels.panel import Panel
from farwhist.ui.panels.podium import Podium, PodiumFoot, kind_fact, own_match
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.press import Press
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import outcomes


class RankingPanel(Panel):
    """The podium at the end of the match. `closed` means: play again."""

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        scores: Scores,
        human: Seat,
        avatars: Sequence[int],
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("ranking")
        self.column.addWidget(self.heading(outcomes.verdict(scores.view, human, scores.names)))
        self.podium = Podium(theme, font_size, scores, avatars)
        self.column.addWidget(self.podium)
        for text in (own_match(scores, human), kind_fact(scores, human)):
            label = self.quiet(text)
            label.setWordWrap(True)
            label.setVisible(bool(text))
            self.column.addWidget(label)
        foot = PodiumFoot(self)
        self.other, self.sheet, self.again = foot.other, foot.sheet, foot.again
        self.statistics = foot.statistics
        self._foot = foot
        self.column.addLayout(foot)

    def adapt(self, room: Rect) -> None:
        self.setMinimumWidth(int(min(room.w, 25 * self.font_size)))
        self._foot.adapt(self.font_size, room.w)

    def rescale(self, size: int) -> None:
        super().rescale(size)
        self.podium.rescale(size)

    def take(self, press: Press) -> bool:
        if press.enters or (press.means("go_on") and not press.held):
            self.closed.emit()
            return True
        return False
