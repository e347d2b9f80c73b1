"""How long the match will be, what else holds for it, and the way into it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.lengths import Length, LengthKey
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.help.rules_text import length as length_words
from farwhist.ui.features.new_match.deals import Deals, length_lines
from farwhist.ui.features.new_match.ends import line
from farwhist.ui.features.new_match.look import PageLook
from farwhist.ui.features.new_match.tick import Tick
from farwhist.ui.settings.forecast import Forecast, forecast
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import icon
from farwhist.ui.style.segments import Segments

translate = QCoreApplication.translate


def length_word(length: Length, others: Sequence[Length]) -> str:
    """Return what a length is called beside the others: "Half, 7"."""
    part = any(each.key == "half" for each in others)
    words: dict[LengthKey, str] = {
        "short": translate("New match", "Short, {n}"),
        "half": translate("New match", "Half, {n}"),
        "medium": translate("New match", "Medium, {n}"),
        "usual": translate("New match", "Whole, {n}")
        if part
        else translate("New match", "Standard, {n}"),
        "long": translate("New match", "Long, {n}"),
    }
    return words[length.key].format(n=length.number)


class LengthPanel(QFrame):
    """The panel at the right. `length_chosen(key)` is emitted when the player takes another."""

    length_chosen = Signal(str)

    def __init__(self, look: PageLook, ticks: Sequence[Tick]) -> None:
        super().__init__()
        set_help_anchor(self, "preferences#sequence")
        self.setProperty("plate", True)
        self._look = look
        self._known: list[Length] = []
        self._bars = self._hatched = False
        self._title = QLabel(translate("New match", "Length"))
        self._title.setProperty("heading", True)
        self.length = Segments({}, "")
        self._head = line(self._title, self.length)
        self.deals = Deals(look)
        self.told = QLabel()
        self.told.setProperty("strong", True)
        self.told.setWordWrap(True)
        self.note = QLabel()
        self.note.setProperty("quiet", True)
        self.note.setWordWrap(True)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setProperty("problem", True)
        self.problem.setWordWrap(True)
        self._rule = QFrame()
        self._rule.setProperty("line", True)
        self._rule.setFixedHeight(1)
        self.change = _button(translate("New match", "Change &rules…"))
        self.cancel = _button(translate("New match", "Cancel"))
        self.play = _button(translate("New match", "&Play"))
        self.play.setProperty("main", True)
        self.play.setIcon(icon("enter", look.theme.ink, off=look.theme.off))
        self.play.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._words, words = _part(QVBoxLayout())
        words.addStretch()
        for part in (self.told, self.note, self.problem):
            words.addWidget(part)
        words.addStretch()
        self._ticks, self._tick_row = _part(QBoxLayout(QBoxLayout.Direction.TopToBottom))
        for tick in ticks:
            self._tick_row.addWidget(tick)
        self._foot = QGridLayout()
        self._foot.setContentsMargins(0, 0, 0, 0)
        self._buttons = QWidget()
        self._buttons.setProperty("clear", True)
        self._buttons.setLayout(self._foot)
        self._grid = QGridLayout(self)
        self._low: bool | None = None
        self.fit()

    def fit(self) -> None:
        """Take on the sizes that the page has now."""
        px, low = self._look.px, self._look.low
        if self._low is not low:
            self._low = low
            self._arrange()
        gap = 10 if self._look.compact else 16
        self._grid.setContentsMargins(px(gap + 2), px(gap - 4), px(gap + 2), px(gap - 2 * low))
        self._grid.setVerticalSpacing(px(6 if self._look.compact else 9))
        self._grid.setHorizontalSpacing(px(16))
        self._tick_row.setSpacing(px(16 if low else 6 if self._look.compact else 10))
        self.deals.updateGeometry()
        side = self._look.text_px(18)
        self.play.setIconSize(QSize(side, side))
        both = self._title.sizeHint().width() + self.length.sizeHint().width() + 12
        inside = self.width() - 2 * px(gap + 2)
        self._title.setVisible(not low and (not self._look.compact or both <= inside))
        self._show_parts()
        self._place_buttons()

    def _arrange(self) -> None:
        """Let all stand below each other, or in two lines with the buttons at their end."""
        grid, low = self._grid, self._low
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._tick_row.setDirection(across if low else down)
        wide = QSizePolicy.Policy.Ignored if low else QSizePolicy.Policy.Preferred
        self._ticks.setSizePolicy(wide, QSizePolicy.Policy.Preferred)
        for row in range(7):
            grid.setRowStretch(row, 0)
        if low:
            grid.addWidget(self._head, 0, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self._words, 0, 1)
            grid.addWidget(self._ticks, 1, 0, 1, 2)
            grid.addWidget(self._buttons, 0, 2, 2, 1)
            grid.addWidget(self.deals, 2, 0)
            grid.addWidget(self._rule, 3, 0)
            grid.setColumnStretch(0, 0)
            grid.setColumnStretch(1, 1)
            return
        parts = (self._head, self.deals, self._words, self._rule, self._ticks)
        for row, part in enumerate(parts):
            grid.addWidget(part, row, 0)
        grid.addWidget(self._buttons, 6, 0)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(1, 0)
        grid.setColumnStretch(0, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Let all three stand in a line, or the main one below the others."""
        foot, buttons = self._foot, (self.change, self.cancel, self.play)
        foot.setSpacing(self._look.px(8))
        if self._low:
            foot.addWidget(self.change, 0, 0)
            foot.addWidget(self.cancel, 0, 1)
            foot.addWidget(self.play, 1, 0, 1, 2)
            foot.setSpacing(self._look.px(6))
            for column in range(3):
                foot.setColumnStretch(column, 0)
            return
        inside = self._grid.contentsMargins()
        room = self.width() - inside.left() - inside.right() - 2 * foot.spacing()
        one = sum(each.sizeHint().width() for each in buttons) + self._look.px(30) <= room
        places = ((0, 0, 1), (0, 1, 1), (0, 2, 1)) if one else ((0, 0, 1), (0, 1, 1), (1, 0, 2))
        for button, (row, column, wide) in zip(buttons, places, strict=True):
            foot.addWidget(button, row, column, 1, wide)
        for column in range(3):
            foot.setColumnStretch(column, int(column == 2 if one else column < 2))

    def offer(self, known: list[Length], chosen: str) -> None:
        """Offer these lengths, of which one is chosen; none where the rules leave no choice."""
        if known != self._known:
            self._known = known
            before, had_focus = self.length, self.length.isAncestorOf(self.window().focusWidget())
            words: dict[str, str] = {each.key: length_word(each, known) for each in known}
            self.length = Segments(words, translate("New match", "Length of the match"))
            self.length.chosen.connect(self.length_chosen)
            layout = self._head.layout()
            assert layout is not None
            layout.removeWidget(before)
            layout.addWidget(self.length)
            before.hide()
            before.deleteLater()
            self.length.setVisible(bool(known))
            layout.invalidate()
            self._head.updateGeometry()
            if had_focus and known:
                self.length.setFocus()
        if known:
            self.length.show_value(chosen)

    def show_rules(self, rules: Ruleset | None, problem: str, timing: Timing) -> None:
        """Tell how long a match by these rules is, or why there can be none."""
        seen: Forecast | None = None if rules is None else forecast(rules, timing)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.play.setEnabled(rules is not None)
        goal = next((each.number for each in self._known if each.key == self.length.value), 0)
        self.deals.show_forecast(seen, goal)
        told, note = "", ""
        if rules is not None and seen is not None:
            told, note = length_lines(seen, length_words(rules))
        self.told.setText(told)
        self.note.setText(note)
        self._bars = seen is not None and (len(seen.sizes) > 1 or bool(goal))
        self._hatched = seen is not None and seen.deals is not None
        self._show_parts()

    def _show_parts(self) -> None:
        """Show what has something to tell; a note about bars only beside them."""
        self.told.setVisible(bool(self.told.text()))
        self.deals.setVisible(self._bars and not self._low)
        self.note.setVisible(bool(self.note.text()) and not (self._low and self._hatched))
        self._rule.setVisible(not self._low)


def _part(layout: QBoxLayout) -> tuple[QWidget, QBoxLayout]:
    """Return a widget with this layout, and the layout."""
    made = QWidget()
    made.setProperty("clear", True)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(2)
    made.setLayout(layout)
    return made, layout


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("flat", False)
    button.setProperty("action", True)
    button.setAutoDefault(False)
    return button
