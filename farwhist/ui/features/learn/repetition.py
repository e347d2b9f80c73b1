"""When a question comes again, in words and as steps."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from farwhist.store.slips import INTERVALS
from farwhist.ui.features.learn.intervals_view import IntervalsView, interval
from farwhist.ui.features.learn.question_words import day_words
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate


class Repetition(QWidget):
    """Tells how often a question was answered right, and when it is asked again."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self.head, self.when, self.rule = QLabel(), QLabel(), QLabel()
        self.steps = IntervalsView(theme, scale)
        self.head.setProperty("strong", True)
        self.rule.setProperty("quiet", True)
        self.rule.setText(
            translate(
                "Learn",
                "Any choice as good as the best counts as right. A question answered wrong "
                "comes back the next day.",
            )
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 0)
        column.setSpacing(6)
        below: list[QWidget] = [self.head, self.when, self.steps, self.rule]
        for part in below:
            column.addWidget(part)
        for label in (self.head, self.when, self.rule):
            label.setWordWrap(True)

    def show_next(self, step: int, due: date | None) -> None:
        """Show that `step` intervals have been passed, and the day on which it is asked again."""
        if due is None:
            self.head.setText(translate("Learn", "This one is learned."))
            self.when.setText(translate("Learn", "It will not come back."))
        else:
            right = Counts.right_in_a_row(step)
            self.head.setText(right if step else translate("Learn", "It starts over."))
            text = translate("Learn", "It comes back in {time}, on {day}.")
            day = day_words(QDate(due.year, due.month, due.day))
            self.when.setText(text.format(time=interval(INTERVALS[step]), day=day))
        self.steps.show_passed(step)

    def told(self) -> str:
        """Return it as it is read aloud."""
        head = self.head.text().rstrip(".")
        return f"{sentence(head)} {self.when.text()}"
