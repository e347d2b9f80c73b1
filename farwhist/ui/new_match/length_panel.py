"""How long the match will be, what else holds for it, and the way into it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout

from farwhist.rules.ruleset import Ruleset
from farwhist.ui.help.rules_text import length as length_words
from farwhist.ui.new_match.deals import Deals, length_lines
from farwhist.ui.new_match.ends import line
from farwhist.ui.new_match.forecast import Forecast, forecast
from farwhist.ui.new_match.lengths import Length, LengthKey
from farwhist.ui.new_match.look import PageLook
from farwhist.ui.new_match.tick import Tick
from farwhist.ui.settings.speeds import Pace
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
        else translate("New match", "Usual, {n}"),
        "long": translate("New match", "Long, {n}"),
    }
    return words[length.key].format(n=length.number)


class LengthPanel(QFrame):
    """The panel at the right. `length_chosen(key)` is emitted when the player takes another."""

    length_chosen = Signal(str)

    def __init__(self, look: PageLook, ticks: Sequence[Tick]) -> None:
        super().__init__()
        self.setProperty("plate", True)
        self._look = look
        self._known: list[Length] = []
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
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._head)
        self._column.addWidget(self.deals, 1)
        for part in (self.told, self.note, self.problem, self._rule, *ticks):
            self._column.addWidget(part)
        self._column.addStretch(0)
        self._foot = QGridLayout()
        self._column.addLayout(self._foot)
        self.fit()

    def fit(self) -> None:
        """Take on the sizes that the page has now."""
        px = self._look.px
        gap = 10 if self._look.compact else 16
        self._column.setContentsMargins(px(gap + 2), px(gap - 4), px(gap + 2), px(gap))
        self._column.setSpacing(px(6 if self._look.compact else 10))
        self.deals.updateGeometry()
        side = self._look.text_px(18)
        self.play.setIconSize(QSize(side, side))
        both = self._title.sizeHint().width() + self.length.sizeHint().width() + 12
        inside = self.width() - 2 * px(gap + 2)
        self._title.setVisible(not self._look.compact or both <= inside)
        self._place_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Let all three stand in a line, or the main one below the others."""
        foot, buttons = self._foot, (self.change, self.cancel, self.play)
        foot.setSpacing(self._look.px(8))
        inside = self._column.contentsMargins()
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

    def show_rules(self, rules: Ruleset | None, problem: str, pace: Pace) -> None:
        """Tell how long a match by these rules is, or why there can be none."""
        seen: Forecast | None = None if rules is None else forecast(rules, pace)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.play.setEnabled(rules is not None)
        goal = next((each.number for each in self._known if each.key == self.length.value), 0)
        self.deals.show_forecast(seen, goal)
        told, note = "", ""
        if rules is not None and seen is not None:
            told, note = length_lines(seen, length_words(rules))
        self.told.setText(told)
        self.told.setVisible(bool(told))
        self.deals.setVisible(seen is not None and (len(seen.sizes) > 1 or bool(goal)))
        self.note.setText(note)
        self.note.setVisible(bool(note))


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("flat", False)
    button.setProperty("action", True)
    button.setAutoDefault(False)
    return button
